"""The rules as published. A game imports core only, and no game knows another."""

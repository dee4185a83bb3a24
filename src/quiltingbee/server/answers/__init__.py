"""What each request of the HTTP interface does: from types to types, the rest is in app.py."""

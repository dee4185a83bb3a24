"""What every game shares: squares, shapes, events, chance, a match and its record. Standard library only."""

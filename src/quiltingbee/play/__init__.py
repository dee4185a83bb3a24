"""A table with people at it: seats, clocks, journal, words on the wire. Ports only: no network, no database, no clock."""

"""The loops of the searching bots as machine code (numba). Nothing else imports them, so that the simple bots need no extra."""

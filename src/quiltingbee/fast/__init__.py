"""The rules once more at the speed of the machine: array states and kernels that mirror the pure rules and know nothing new.

Nothing here costs anything at import: numba and numpy are loaded when the first kernel is called, and without them the same
functions run as plain Python with the same results (`jit.py`).
"""

"""A sheet of 9x9 squares for both games: two words (rows 1 to 5, rows 6 to 9), rows with walls, and its 81 windows of 3x3 squares.

A window is looked up by its nine squares, the walls being drawn; a window that is turned or mirrored has the weight of its first
form. Three rows whose squares are spread to every third bit lie into one another as the windows of the middle row, so a shift
leads from one window to the next. When a patch is laid down, only the windows around it change.
"""

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic

from quiltingbee.bots.kernels.chance import U
from quiltingbee.bots.kernels.machine import kernel

LOW = 45  # squares of rows 1 to 5 are in the low word, the other 36 in the high one
LOW_MASK = (1 << LOW) - 1
WINDOWS = 512
_WALL, _SIDES = 2047, 1025
_SPREAD = 11


def _first_forms() -> Any:
    """For each window the least number that it has when it is turned and mirrored."""
    out = np.zeros(WINDOWS, np.int64)
    turn, mirror = (6, 3, 0, 7, 4, 1, 8, 5, 2), (2, 1, 0, 5, 4, 3, 8, 7, 6)
    for window in range(WINDOWS):
        squares = [window >> n & 1 for n in range(9)]
        forms = []
        for seen in (squares, [squares[n] for n in mirror]):
            turned = seen
            for _ in range(4):
                forms.append(sum(bit << n for n, bit in enumerate(turned)))
                turned = [turned[n] for n in turn]
        out[window] = min(forms)
    return out


def _spread() -> Any:
    """For each row of eleven squares the same with three bits for each square."""
    out = np.zeros(2048, np.int64)
    for row in range(2048):
        out[row] = sum((row >> k & 1) << 3 * k for k in range(11))
    return out


FIRST_FORM, SPREAD = _first_forms(), _spread()
ROWS = 22
"""How many numbers `rows_of` writes."""


@intrinsic
def pop(_typing: Any, word: Any) -> Any:
    """How many squares are in a word."""
    return types.int64(word), lambda _context, builder, _signature, values: builder.ctpop(values[0])


@kernel
def rows_of(lo, hi, rows):
    """The rows of a sheet with walls around them: eleven as they are, and behind them eleven spread ones."""
    rows[0] = _WALL
    rows[10] = _WALL
    for r in range(5):
        rows[r + 1] = (np.int64((lo >> U(9 * r)) & U(511)) << 1) | _SIDES
    for r in range(4):
        rows[r + 6] = (np.int64((hi >> U(9 * r)) & U(511)) << 1) | _SIDES
    for r in range(11):
        rows[_SPREAD + r] = SPREAD[rows[r]]


@kernel
def _windows(rows, r):
    """The nine windows of a row, the first in the lowest bits, each three bits further."""
    return rows[_SPREAD + r - 1] | rows[_SPREAD + r] << 1 | rows[_SPREAD + r + 1] << 2


@kernel
def windows_weight(rows, W, stage):
    """The weights of all windows together."""
    s = np.float32(0.0)
    for r in range(1, 10):
        x = _windows(rows, r)
        row = np.float32(0.0)
        for _ in range(9):
            row += W[stage, x & 511]
            x >>= 3
        s += row
    return s


@kernel
def weigh_windows(rows, W, stage, weights):
    """The same; and into `weights` for each row what its windows weigh from the left on."""
    s = np.float32(0.0)
    for r in range(1, 10):
        x = _windows(rows, r)
        row = np.float32(0.0)
        for k in range(9):
            weights[r, k] = row
            row += W[stage, x & 511]
            x >>= 3
        weights[r, 9] = row
        s += row
    return s


@kernel
def windows_gain(rows, trial, lines, box, n, W, stage, weights):
    """What the place n adds to the weights of the windows. trial: rows like `rows` before; with the patch afterwards, to be
    brought back by `take_back`.
    """
    r0, r1, c0, c1 = box[n, 0], box[n, 1], box[n, 2], box[n, 3]
    for r in range(r0, r1 + 1):
        line = np.int64(lines[n, r])
        trial[r + 1] = rows[r + 1] | line
        trial[_SPREAD + r + 1] = rows[_SPREAD + r + 1] | SPREAD[line]
    left = c0 - 1 if c0 > 0 else 0
    right = c1 + 2 if c1 < 8 else 9
    v = np.float32(0.0)
    for r in range(r0 if r0 > 0 else 1, (r1 + 3 if r1 < 8 else 10)):
        x = _windows(trial, r) >> 3 * left
        row = weights[r, left] - weights[r, right]  # a sum of its own: the processor adds several rows at once
        for _ in range(left, right):
            row += W[stage, x & 511]
            x >>= 3
        v += row
    return v


@kernel
def take_back(rows, trial, box, n):
    """The rows as they were before the place n."""
    for r in range(box[n, 0] + 1, box[n, 1] + 2):
        trial[r] = rows[r]
        trial[_SPREAD + r] = rows[_SPREAD + r]


@kernel
def copy_rows(rows, trial):
    """The rows to try places on."""
    for r in range(2 * _SPREAD):
        trial[r] = rows[r]


@kernel
def learn_windows(rows, W, stage, counts, step):
    """Moves the weights of the windows of a sheet so that their sum moves by `step`."""
    for m in range(WINDOWS):
        counts[m] = 0
    for r in range(1, 10):
        x = _windows(rows, r)
        for _ in range(9):
            counts[FIRST_FORM[x & 511]] += 1
            x >>= 3
    squares = 0
    for m in range(WINDOWS):
        squares += counts[m] * counts[m]
    share = np.float32(step / squares)
    for m in range(WINDOWS):
        if counts[m]:
            W[stage, m] += share * np.float32(counts[m])


@kernel
def share_forms(W, stage):
    """Every window gets the weight of its first form."""
    for m in range(WINDOWS):
        W[stage, m] = W[stage, FIRST_FORM[m]]

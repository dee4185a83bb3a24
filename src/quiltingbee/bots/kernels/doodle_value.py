"""What a Doodle sheet is worth: the points that may still be expected, learned, and the points that are certain.

The value of a sheet after so many turns (its stage) is a sum of weights: of its windows, of the fewest empty squares in a rectangle
of each size, of three neighbouring sizes together, and of the special actions that are spent.
"""

from typing import Any

import numpy as np

from quiltingbee.bots.kernels.chance import U
from quiltingbee.bots.kernels.machine import kernel
from quiltingbee.bots.kernels.rectangles import SIZES, fewest_empty
from quiltingbee.bots.kernels.sheets import WINDOWS, learn_windows, pop, rows_of, windows_weight

# Where the weights of a stage begin
RECTANGLES = WINDOWS  # fifteen sizes, 0 to 31 empty squares
STEP = 32
SPENT = RECTANGLES + STEP * 15  # sixteen sets of special actions
TRIPLES = SPENT + 16
TRIPLE = 12**3
TRIPLE_SIZES = np.array(
    [
        [SIZES.index(size) for size in sizes]
        for sizes in (
            ((5, 5), (5, 6), (6, 6)),
            ((5, 6), (6, 6), (7, 7)),
            ((6, 6), (7, 7), (8, 8)),
            ((7, 7), (8, 8), (9, 9)),
        )
    ],
    np.int64,
)
WEIGHTS = TRIPLES + len(TRIPLE_SIZES) * TRIPLE
LAST = 18
"""The last stage: everything is certain."""
STAGES = LAST + 1

# A set of spent special actions
NEIGHBOUR, DOT, SCISSORS, AGAIN = 1, 2, 4, 8


def _runs() -> Any:
    """For each row of nine squares the longest run of drawn ones."""
    out = np.zeros(512, np.int64)
    for row in range(512):
        out[row] = max(map(len, f"{row:09b}".split("0")))
    return out


def _coarse() -> Any:
    """Numbers of empty squares in twelve classes."""
    out = np.zeros(82, np.int64)
    for e in range(82):
        out[e] = e if e <= 6 else 7 if e <= 8 else 8 if e <= 10 else 9 if e <= 13 else 10 if e <= 18 else 11
    return out


RUN, COARSE = _runs(), _coarse()


@kernel
def best_rectangle(lo, hi):
    """P1: the points of the best rectangle."""
    best = 0
    for top in range(9):
        both = 511
        for bottom in range(top, 9):
            both &= (
                np.int64((lo >> U(9 * bottom)) & U(511))
                if bottom < 5
                else np.int64((hi >> U(9 * (bottom - 5))) & U(511))
            )
            if both == 0:
                break
            h = bottom - top + 1
            w = RUN[both]
            points = h * h + w - h if w >= h else w * w + h - w
            if points > best:
                best = points
    return best


@kernel
def scored(lo, hi, stage):
    """The points that the end of a stage brings: a rectangle after each round, less the empty squares at the very end (P5)."""
    if stage == 0 or stage % 6:
        return 0
    points = best_rectangle(lo, hi)
    return points + pop(lo) + pop(hi) - 81 if stage == LAST else points


@kernel
def rectangles_weight(fewest, W, stage):
    """The weights of the fewest empty squares in rectangles."""
    s = np.float32(0.0)
    for k in range(15):
        e = fewest[k]
        s += W[stage, RECTANGLES + STEP * k + (e if e < STEP else STEP - 1)]
    more = np.float32(0.0)
    for j in range(len(TRIPLE_SIZES)):
        more += W[stage, _triple(fewest, j)]
    return s + more


@kernel
def _triple(fewest, j):
    """Which weight the three sizes of a triple have together."""
    return (
        TRIPLES
        + TRIPLE * j
        + COARSE[fewest[TRIPLE_SIZES[j, 0]]]
        + 12 * COARSE[fewest[TRIPLE_SIZES[j, 1]]]
        + 144 * COARSE[fewest[TRIPLE_SIZES[j, 2]]]
    )


@kernel
def expected(lo, hi, spent, stage, W, desk):
    """The points that may be expected after a stage."""
    rows_of(lo, hi, desk.rows)
    fewest_empty(desk.rows, desk.fewest)
    return windows_weight(desk.rows, W, stage) + rectangles_weight(desk.fewest, W, stage) + W[stage, SPENT + spent]


@kernel
def value(lo, hi, spent, stage, W, desk):
    """The points of the end of a stage and those that may be expected after it."""
    if stage == LAST:
        return np.float32(scored(lo, hi, stage))
    return expected(lo, hi, spent, stage, W, desk) + np.float32(scored(lo, hi, stage))


@kernel
def learn(lo, hi, spent, stage, W, desk, counts, step):
    """Moves the weights that a sheet touches so that its value goes a part of `step`."""
    rows_of(lo, hi, desk.rows)
    fewest_empty(desk.rows, desk.fewest)
    learn_windows(desk.rows, W, stage, counts, 0.3 * step)
    for k in range(15):
        e = desk.fewest[k]
        W[stage, RECTANGLES + STEP * k + (e if e < STEP else STEP - 1)] += np.float32(0.02 * step)
    for j in range(len(TRIPLE_SIZES)):
        W[stage, _triple(desk.fewest, j)] += np.float32(0.08 * step)
    W[stage, SPENT + spent] += np.float32(0.02 * step)

"""The patches of Patchwork as tables of numbers for the kernels, and what kernels write on."""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from quiltingbee.bots.kernels.sheets import LOW, LOW_MASK, ROWS
from quiltingbee.core import grid
from quiltingbee.core.shapes import parse_shape
from quiltingbee.games.patchwork.pieces import patches

SINGLE = 33
"""The number of a special patch among the shapes."""


class Patches(NamedTuple):
    """Every place of every patch, and what the patches cost."""

    first: Any  # of the places of a patch
    count: Any
    low: Any
    high: Any
    box: Any  # first and last row and column of each place
    lines: Any  # the squares of each place in each row, as rows with walls have them
    size: Any
    price: Any
    time: Any
    buttons: Any
    single: int


@lru_cache(maxsize=1)
def tables() -> Patches:
    """The patches of the game."""
    box = patches()
    shapes = [patch.shape for patch in box] + [parse_shape("single", "#")]
    first, count = [], []
    low: list[int] = []
    high: list[int] = []
    boxes: list[tuple[int, int, int, int]] = []
    lines: list[list[int]] = []
    for shape in shapes:
        first.append(len(low))
        for placement in shape.placements:
            low.append(placement.mask & LOW_MASK)
            high.append(placement.mask >> LOW)
            left, top, width, height = grid.box(placement.mask)
            boxes.append((top, top + height - 1, left, left + width - 1))
            lines.append([(placement.mask >> grid.SIDE * row & 511) << 1 for row in range(grid.SIDE)])
        count.append(len(low) - first[-1])
    return Patches(
        np.array(first, np.int64),
        np.array(count, np.int64),
        np.array(low, np.uint64),
        np.array(high, np.uint64),
        np.array(boxes, np.int64),
        np.array(lines, np.int16),
        np.array([shape.size for shape in shapes], np.int64),
        np.array([patch.price for patch in box] + [0], np.int64),
        np.array([patch.time for patch in box] + [0], np.int64),
        np.array([patch.buttons for patch in box] + [0], np.int64),
        SINGLE,
    )


class Desk(NamedTuple):
    """What kernels write on."""

    rows: Any  # a quilt
    trial: Any  # the same with a patch that is tried
    windows: Any  # what the windows of each row weigh from the left on
    next: Any  # places in the circle
    values: Any  # of places, best first
    places: Any
    words: Any  # a few positions
    numbers: Any
    counts: Any  # of windows
    tags: Any  # what was asked of which quilt, and the place that was best: a memory for as long as the weights stay
    quilts: Any
    kept: Any


def desk(memory: int = 1) -> Desk:
    """A desk that keeps so many best places in mind, a power of two; 1: none."""
    return Desk(
        np.zeros(ROWS, np.int64),
        np.zeros(ROWS, np.int64),
        np.zeros((11, 10), np.float32),
        np.zeros(4, np.int64),
        np.zeros(1024, np.float32),
        np.zeros(1024, np.int64),
        np.zeros((4, 5), np.uint64),
        np.zeros((4, 10), np.int64),
        np.zeros(512, np.int64),
        np.zeros(memory, np.int64),
        np.zeros((memory, 2), np.uint64),
        np.zeros(memory, np.int64),
    )


class Past(NamedTuple):
    """A game that is learned from: its position and circle, and the positions so far with what they seemed worth."""

    word: Any
    number: Any
    circle: Any
    words: Any
    numbers: Any
    values: Any


def past() -> Past:
    """Room for a game."""
    return Past(
        np.zeros(5, np.uint64),
        np.zeros(10, np.int64),
        np.zeros(33, np.int64),
        np.zeros((120, 5), np.uint64),
        np.zeros((120, 10), np.int64),
        np.zeros((120, 2), np.float64),
    )

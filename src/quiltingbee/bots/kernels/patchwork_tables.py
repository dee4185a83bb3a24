"""The patches of Patchwork as tables of numbers for the kernels."""

from functools import lru_cache
from typing import Any

import numpy as np

from quiltingbee.bots.kernels.doodle_tables import LOW, LOW_MASK
from quiltingbee.core import grid
from quiltingbee.core.shapes import parse_shape
from quiltingbee.games.patchwork.pieces import patches

SINGLE = 33
"""The number of a special patch among the shapes."""


@lru_cache(maxsize=1)
def tables() -> tuple[Any, ...]:
    """First place and count of each shape; low, high and box of each place; size, price, time, buttons; the single square."""
    box = patches()
    shapes = [patch.shape for patch in box] + [parse_shape("single", "#")]
    first, count = [], []
    low: list[int] = []
    high: list[int] = []
    boxes: list[tuple[int, int, int, int]] = []
    for shape in shapes:
        first.append(len(low))
        for placement in shape.placements:
            low.append(placement.mask & LOW_MASK)
            high.append(placement.mask >> LOW)
            left, top, width, height = grid.box(placement.mask)
            boxes.append((top, top + height - 1, left, left + width - 1))
        count.append(len(low) - first[-1])
    return (
        np.array(first, np.int64),
        np.array(count, np.int64),
        np.array(low, np.uint64),
        np.array(high, np.uint64),
        np.array(boxes, np.int64),
        np.array([shape.size for shape in shapes], np.int64),
        np.array([patch.price for patch in box] + [0], np.int64),
        np.array([patch.time for patch in box] + [0], np.int64),
        np.array([patch.buttons for patch in box] + [0], np.int64),
        SINGLE,
    )

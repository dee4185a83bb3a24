"""What a sheet is worth: the best rectangle of shaded squares, and the empty squares at the end."""

from dataclasses import dataclass
from functools import cache

from quiltingbee.core import grid


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A rectangle on the sheet with what it scores."""

    points: int
    left: int
    top: int
    width: int
    height: int
    mask: int


def points(width: int, height: int) -> int:
    """P1: the largest square inside, and one for each further row or column."""
    short, long = sorted((width, height))
    return short * short + long - short


def best_rectangle(filled: int) -> Rectangle | None:
    """P3: the rectangle that scores, the first in reading order of those worth most; None on an empty sheet."""
    for rectangle in _rectangles():
        if filled & rectangle.mask == rectangle.mask:
            return rectangle
    return None


def round_points(filled: int) -> int:
    """What the sheet scores now."""
    rectangle = best_rectangle(filled)
    return 0 if rectangle is None else rectangle.points


@cache
def _rectangles() -> tuple[Rectangle, ...]:
    """Every rectangle of the sheet, those worth most first, then in reading order."""
    found = [
        Rectangle(points(width, height), left, top, width, height, grid.rectangle(left, top, width, height))
        for top in range(grid.SIDE)
        for left in range(grid.SIDE)
        for height in range(1, grid.SIDE - top + 1)
        for width in range(1, grid.SIDE - left + 1)
    ]
    return tuple(sorted(found, key=lambda rectangle: -rectangle.points))

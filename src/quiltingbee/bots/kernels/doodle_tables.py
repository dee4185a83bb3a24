"""The deck of a Doodle match as tables of numbers for the kernels: every place of every shape and of every piece of a cut."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from quiltingbee.bots.kernels.sheets import LOW, LOW_MASK, ROWS
from quiltingbee.core import grid
from quiltingbee.core.shapes import Shape, parse_shape
from quiltingbee.games.doodle import Deck

_MOST = 12_000
"""Candidates at the root: the drawings of six sources with all their cuts are fewer."""


class Places(NamedTuple):
    """Every place of every shape: the cards first, then start cards, then pieces that scissors leave."""

    first: Any  # of the places of a shape
    count: Any
    low: Any
    high: Any
    box: Any  # first and last row and column of each place
    lines: Any  # the squares of each place in each row, as rows with walls have them
    cut_first: Any
    cut_count: Any
    cuts: Any  # numbers of the pieces
    single: int  # the number of the shape of one square


class Desk(NamedTuple):
    """What kernels write on."""

    rows: Any  # a sheet
    trial: Any  # the same with a patch that is tried
    fewest: Any  # empty squares in rectangles of each size
    windows: Any  # what the windows of each row weigh from the left on
    circle: Any
    spare: Any
    unseen: Any
    chance: Any


def desk(cards: int) -> Desk:
    """A desk for a deck of so many cards."""
    return Desk(
        np.zeros(ROWS, np.int64),
        np.zeros(ROWS, np.int64),
        np.zeros(16, np.int64),
        np.zeros((11, 10), np.float32),
        np.zeros(8, np.int64),
        np.zeros(8, np.int64),
        np.zeros(cards, np.int64),
        np.ones(1, np.uint64),
    )


class Found(NamedTuple):
    """Candidates: the value of each, its sheet, what is spent then, and its act (columns in `doodle_search`)."""

    values: Any
    low: Any
    high: Any
    spent: Any
    acts: Any


def found(most: int = _MOST) -> Found:
    """Room for so many candidates."""
    return Found(
        np.zeros(most, np.float32),
        np.zeros(most, np.uint64),
        np.zeros(most, np.uint64),
        np.zeros(most, np.int64),
        np.zeros((most, 5), np.int64),
    )


class Past(NamedTuple):
    """A game that is learned from: its sheets by stage, their points and values; and room to count windows."""

    low: Any
    high: Any
    spent: Any
    points: Any
    values: Any
    counts: Any


def past() -> Past:
    """Room for a game."""
    return Past(
        np.zeros(19, np.uint64),
        np.zeros(19, np.uint64),
        np.zeros(19, np.int64),
        np.zeros(19),
        np.zeros(19),
        np.zeros(512, np.int64),
    )


@dataclass(frozen=True)
class Tables:
    """The shapes of a deck by number, and their places for the kernels."""

    shapes: tuple[Shape, ...]
    number: dict[str, int]  # of a card, start cards included
    places: Places


@lru_cache(maxsize=8)
def tables(deck: Deck) -> Tables:
    """The tables of a deck."""
    shapes: list[Shape] = []
    forms: dict[frozenset[int], int] = {}
    number: dict[str, int] = {}
    for name in (*dict.fromkeys(deck.card_names), *deck.start_names):
        shape = deck.shapes[name]
        number[name] = len(shapes)
        forms.setdefault(shape.forms, len(shapes))
        shapes.append(shape)
    cut_first: list[int] = []
    cut_count: list[int] = []
    cuts: list[int] = []
    for shape in tuple(shapes):
        cut_first.append(len(cuts))
        for piece in shape.cuts:
            if piece.forms not in forms:
                forms[piece.forms] = len(shapes)
                shapes.append(piece)
            cuts.append(forms[piece.forms])
        cut_count.append(len(cuts) - cut_first[-1])
    single = parse_shape("single", "#")
    if single.forms not in forms:
        forms[single.forms] = len(shapes)
        shapes.append(single)
    while len(cut_first) < len(shapes):  # a piece is not cut again
        cut_first.append(0)
        cut_count.append(0)
    return Tables(
        tuple(shapes),
        number,
        places(
            shapes,
            cut_first=np.array(cut_first, np.int64),
            cut_count=np.array(cut_count, np.int64),
            cuts=np.array(cuts, np.int64),
            single=forms[single.forms],
        ),
    )


def places(shapes: list[Shape], **others: Any) -> Places:
    """Every place of these shapes."""
    first: list[int] = []
    count: list[int] = []
    low: list[int] = []
    high: list[int] = []
    box: list[tuple[int, int, int, int]] = []
    lines: list[list[int]] = []
    for shape in shapes:
        first.append(len(low))
        for placement in shape.placements:
            low.append(placement.mask & LOW_MASK)
            high.append(placement.mask >> LOW)
            left, top, width, height = grid.box(placement.mask)
            box.append((top, top + height - 1, left, left + width - 1))
            lines.append([(placement.mask >> grid.SIDE * row & 511) << 1 for row in range(grid.SIDE)])
        count.append(len(low) - first[-1])
    return Places(
        np.array(first, np.int64),
        np.array(count, np.int64),
        np.array(low, np.uint64),
        np.array(high, np.uint64),
        np.array(box, np.int64),
        np.array(lines, np.int16),
        **others,
    )

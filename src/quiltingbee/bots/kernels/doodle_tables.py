"""The deck of a Doodle match as tables of numbers for the kernels: every place of every shape and of every piece of a cut."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from quiltingbee.core import grid
from quiltingbee.core.shapes import Shape, parse_shape
from quiltingbee.games.doodle import Deck

LOW = 45  # squares of rows 1 to 5 are in the low word, the other 36 in the high one
LOW_MASK = (1 << LOW) - 1


@dataclass(frozen=True)
class Tables:
    """Shapes of a deck by number: the cards first, then start cards, then pieces that scissors leave."""

    shapes: tuple[Shape, ...]
    cards: tuple[str, ...]  # names of the patch cards, by number
    number: dict[str, int]  # of a card, start cards included
    copies: Any  # of each card in the deck
    first: Any  # of the places of a shape
    count: Any
    low: Any
    high: Any
    box: Any  # first and last row and column of each place
    size: Any
    cut_first: Any
    cut_count: Any
    cuts: Any  # numbers of the pieces
    single: int  # the number of the shape of one square

    @property
    def kernel(self) -> tuple[Any, ...]:
        """The tables in the order in which the kernels name them."""
        return (
            self.first,
            self.count,
            self.low,
            self.high,
            self.box,
            self.cut_first,
            self.cut_count,
            self.cuts,
            self.single,
        )


@lru_cache(maxsize=8)
def tables(deck: Deck) -> Tables:
    """The tables of a deck."""
    shapes: list[Shape] = []
    forms: dict[frozenset[int], int] = {}
    number: dict[str, int] = {}
    cards = tuple(dict.fromkeys(deck.card_names))
    for name in (*cards, *deck.start_names):
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
    first: list[int] = []
    count: list[int] = []
    low: list[int] = []
    high: list[int] = []
    box: list[tuple[int, int, int, int]] = []
    for shape in shapes:
        first.append(len(low))
        for placement in shape.placements:
            low.append(placement.mask & LOW_MASK)
            high.append(placement.mask >> LOW)
            left, top, width, height = grid.box(placement.mask)
            box.append((top, top + height - 1, left, left + width - 1))
        count.append(len(low) - first[-1])
    return Tables(
        tuple(shapes),
        cards,
        number,
        np.array([deck.card_names.count(name) for name in cards], np.int64),
        np.array(first, np.int64),
        np.array(count, np.int64),
        np.array(low, np.uint64),
        np.array(high, np.uint64),
        np.array(box, np.int64),
        np.array([shape.size for shape in shapes], np.int64),
        np.array(cut_first, np.int64),
        np.array(cut_count, np.int64),
        np.array(cuts, np.int64),
        forms[single.forms],
    )

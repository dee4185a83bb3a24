"""The arrays of Patchwork Doodle: where what lies in them, and the table of a deck.

The table of a deck: OPTIONS (bit 0 neighbour with scissors, bit 1 cut again), then for each card where the group of its forms
begins (WHOLE), where the groups of its cuts (CUT) and how many they are (CUTS), the same for pieces cut twice (TWICE, TWICES), the
groups of the start cards (STARTS); behind that the groups, as `lanes.py` describes them.
"""

from functools import lru_cache
from typing import Any

from quiltingbee.core.shapes import Shape
from quiltingbee.fast import lanes
from quiltingbee.fast.jit import words
from quiltingbee.games.doodle.cards import PATCH_CARDS, START_CARDS
from quiltingbee.games.doodle.state import Options

TABLE, SHEET = 8, 56
CIRCLE, SIZE, GONE, ROLL, ROUND, TURN, SEATS = range(7)
LO, HI, FLAGS, POINTS, START, OPEN, PATCHES = range(7)
LOG = 8
NEIGHBOUR, DOT, SCISSORS, AGAIN = 1, 2, 4, 8

OPTIONS = 0
WHOLE, CUT, CUTS, TWICE, TWICES = range(8, 8 + 5 * PATCH_CARDS, PATCH_CARDS)
STARTS = 8 + 5 * PATCH_CARDS
_GROUPS = STARTS + START_CARDS
_MOST_GROUPS = 19
"""So many groups of cut pieces a card may have: what the room behind a generator holds for three cards."""


def forms(shape: Shape) -> list[int]:
    """The orientations of a shape, first turns first."""
    return list(dict.fromkeys(shape.corners))


def cut_forms(shape: Shape) -> list[int]:
    """Those of all pieces of one cut, in the order of the pieces."""
    return [form for piece in shape.cuts for form in forms(piece)]


def twice_cut_forms(shape: Shape) -> list[int]:
    """Those of all pieces of two cuts."""
    pieces = {smaller.forms: smaller for piece in shape.cuts for smaller in piece.cuts}
    return [form for piece in pieces.values() for form in forms(piece)]


@lru_cache(maxsize=16)
def able(options: Options) -> bool:
    """Whether the kernels can play with this deck: no shape of more than eight squares or seven rows, none too rich in cuts."""
    for shape in set(options.deck.start + options.deck.cards):
        if shape.size > lanes.MOST_SQUARES or not lanes.able(forms(shape)):
            return False
        if -(-len(cut_forms(shape)) // lanes.LANES) - (-len(twice_cut_forms(shape)) // lanes.LANES) > _MOST_GROUPS:
            return False
    return True


@lru_cache(maxsize=16)
def tables(options: Options) -> Any:
    """The table of a deck with its options; never to be written to."""
    table = [0] * _GROUPS
    table[OPTIONS] = options.neighbour_scissors | options.cut_again << 1
    seen: dict[str, int] = {}
    for card, shape in enumerate(options.deck.cards):
        first = seen.setdefault(shape.name, card)
        if first < card:
            for column in (WHOLE, CUT, CUTS, TWICE, TWICES):
                table[column + card] = table[column + first]
            continue
        table[WHOLE + card] = len(table)
        table.extend(lanes.groups(forms(shape)))
        for column, count, made in ((CUT, CUTS, cut_forms(shape)), (TWICE, TWICES, twice_cut_forms(shape))):
            groups = lanes.groups(made)
            table[column + card], table[count + card] = len(table), len(groups) // lanes.GROUP
            table.extend(groups)
    for card, shape in enumerate(options.deck.start):
        table[STARTS + card] = len(table)
        table.extend(lanes.groups(forms(shape)))
    return words(table)

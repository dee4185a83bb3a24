"""What lies in the box of Patchwork: the 33 patches as drawn, the time track, and the Automa's two decks."""

from dataclasses import dataclass
from functools import lru_cache

from quiltingbee.core.shapes import Shape, parse_shape

# C1: number | price in buttons | price in time | buttons on it | squares | shape, rows by `/`.
# 33 patches, 166 squares, 38 buttons on them, prices 133, time 107.
_PATCHES = """
00 |  2 | 1 | 0 | 2 | ##
01 |  1 | 3 | 0 | 3 | ##/#.
02 |  2 | 2 | 0 | 3 | ###
03 |  3 | 1 | 0 | 3 | ##/#.
04 |  2 | 2 | 0 | 4 | ###/.#.
05 |  3 | 2 | 1 | 4 | ##./.##
06 |  3 | 3 | 1 | 4 | ####
07 |  4 | 2 | 1 | 4 | ###/#..
08 |  4 | 6 | 2 | 4 | ###/#..
09 |  6 | 5 | 2 | 4 | ##/##
10 |  7 | 6 | 3 | 4 | ##./.##
11 |  1 | 2 | 0 | 5 | ###/#.#
12 |  2 | 2 | 0 | 5 | ###/##.
13 |  2 | 3 | 1 | 5 | ###./..##
14 |  3 | 4 | 1 | 5 | ####/.#..
15 |  5 | 4 | 2 | 5 | .#./###/.#.
16 |  5 | 5 | 2 | 5 | ###/.#./.#.
17 |  7 | 1 | 1 | 5 | #####
18 | 10 | 3 | 2 | 5 | ####/#...
19 | 10 | 4 | 3 | 5 | ##./.##/..#
20 |  0 | 3 | 1 | 6 | .#../####/.#..
21 |  1 | 2 | 0 | 6 | ##./.#./.#./.##
22 |  1 | 5 | 1 | 6 | ####/#..#
23 |  2 | 1 | 0 | 6 | .#../####/..#.
24 |  3 | 6 | 2 | 6 | ##./.##/##.
25 |  4 | 2 | 0 | 6 | ###./.###
26 |  7 | 2 | 2 | 6 | ###/.#./.#./.#.
27 |  7 | 4 | 2 | 6 | ####/.##.
28 |  8 | 6 | 3 | 6 | ##./###/..#
29 | 10 | 5 | 3 | 6 | ####/##..
30 |  1 | 4 | 1 | 7 | .#./.#./###/.#./.#.
31 |  2 | 3 | 0 | 7 | ###/.#./###
32 |  5 | 3 | 1 | 8 | .##./####/.##.
"""

START_BUTTONS = 5  # S1
GOAL = 53  # C2
INCOME = (5, 11, 17, 23, 29, 35, 41, 47, 53)  # C3: a token that reaches or passes one of these spaces earns buttons
SPECIALS = {  # C4: where a special patch lies, by edition
    "revised": (26, 32, 38, 44, 50),
    "original": (20, 26, 32, 44, 50),
}
EDITIONS = tuple(SPECIALS)
BONUS = 7  # I3: what the tile is worth, and the side of the square it is given for
REACH = 3  # T2: so many patches in front of the neutral token may be bought
START_PATCH = 0  # S2: the neutral token starts behind it


@dataclass(frozen=True, slots=True)
class Patch:
    """A patch as it lies in the box."""

    number: int
    price: int
    time: int
    buttons: int
    shape: Shape


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the Automa: the buttons it may spend, what it earns for a button crossed, and its filters in order.

    Filters: NO takes only what does not overtake the player, MB most buttons on the patch, LG most squares.
    """

    budget: int
    income: int
    filters: tuple[str, ...]


# Buttons to spend, buttons earned, filters. The faces come from one public transcription and have not been checked against
# the printed cards; a card is named by its place in this table, from 1.
_DECKS = {
    "normal": "8 0 LG MB, 1 4 NO MB, 7 0 MB LG, 0 5, 3 3 NO LG, 6 0 NO LG,"
    " 5 1 NO MB, 10 0 MB LG, 8 0 MB NO, 4 1 NO LG, 10 0 MB LG, 2 4 NO MB",
    "tactical": "1 4 NO LG, 1 5 NO MB, 3 3 NO LG, 3 4 NO MB, 4 1 NO LG, 4 1 NO MB,"
    " 6 0 MB LG, 6 0 NO LG, 8 0 LG MB, 8 0 MB LG, 10 0 MB NO, 10 0 LG MB",
}
SET_ASIDE = 2
"""So many cards of the first deck stay unseen."""
MARKS = {1: 1, 2: 9, 3: 12, 4: 15, 5: 18}
"""So many spaces before the goal the Automa gets the 7x7 tile, by level."""


def _patch(line: str) -> Patch:
    number, price, time, buttons, _, drawn = (word.strip() for word in line.split("|"))
    return Patch(int(number), int(price), int(time), int(buttons), parse_shape(number, drawn))


@lru_cache
def patches() -> tuple[Patch, ...]:
    """The 33 patches by their numbers."""
    return tuple(map(_patch, _PATCHES.strip().splitlines()))


@lru_cache
def deck(name: str) -> tuple[Card, ...]:
    """The twelve cards of the deck of that name."""
    cards = []
    for text in _DECKS[name].split(","):
        budget, income, *filters = text.split()
        cards.append(Card(int(budget), int(income), tuple(filters)))
    return tuple(cards)


DECKS = tuple(_DECKS)

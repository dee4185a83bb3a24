"""The acts of Patchwork and their notation.

-- first P2                who begins
-- circle 11 09 … 00       the patches clockwise from the neutral token on
-- back 6                  tactical Automa: the buttons on the back of its next card
-- card 10                 the Automa's turn: the card it turns up, by its place in the deck, from 1
P1 buy 11 f4 m2            patch 11 with the corner of its box on f4, mirrored, two quarter turns
P2 advance                 to the space in front of the opponent
P1 leather b7              a special patch
"""

import re
from dataclasses import dataclass
from typing import Any

from quiltingbee.core import grid
from quiltingbee.core.game import BadText, Deal, Event, Move
from quiltingbee.core.shapes import Place

LONGEST = 400
"""Letters in a line: the deal of the circle is the longest there is."""


@dataclass(frozen=True, slots=True)
class Buy:
    """T2: a patch, and where it is sewn on."""

    patch: int
    place: Place

    def __str__(self) -> str:
        return f"buy {self.patch:02d} {self.place}"


@dataclass(frozen=True, slots=True)
class Advance:
    """T3: to the space in front of the opponent."""

    def __str__(self) -> str:
        return "advance"


@dataclass(frozen=True, slots=True)
class Leather:
    """I2: the square on which a special patch is sewn."""

    square: int

    def __str__(self) -> str:
        return f"leather {grid.NAMES[self.square]}"


ADVANCE = Advance()
Act = Buy | Advance | Leather

_MOVE = re.compile(r"p([1-9][0-9]{0,3}) (?:(advance)|leather ([a-i][1-9])|buy ([0-9]{1,2}) ([a-i][1-9]) ([rm][0-3]))")
_FIRST = re.compile(r"-- first p([1-9][0-9]{0,3})")
_NUMBERS = re.compile(r"-- (circle|card|back)((?: [0-9]{1,2}){1,99})")


def format_event(event: Event) -> str:
    """The event as a line of a record."""
    if isinstance(event, Move):
        return f"P{event.seat + 1} {event.act}"
    words: list[Any] = list(event.outcome)
    if event.kind == "first":
        words = [f"P{seat + 1}" for seat in words]
    elif event.kind == "circle":
        words = [f"{patch:02d}" for patch in words]
    return " ".join(["--", event.kind, *map(str, words)])


def parse_event(text: str) -> Event:
    """The event of a line, in capital letters and with further blanks if need be."""
    line = " ".join(text.split()).lower() if len(text) <= LONGEST else ""
    if move := _MOVE.fullmatch(line):
        seat, advance, leather, patch, corner, turn = move.groups()
        if advance:
            return Move(int(seat) - 1, ADVANCE)
        if leather:
            return Move(int(seat) - 1, Leather(grid.square(leather)))
        return Move(int(seat) - 1, Buy(int(patch), Place(grid.square(corner), turn)))
    if first := _FIRST.fullmatch(line):
        return Deal("first", (int(first[1]) - 1,))
    if numbers := _NUMBERS.fullmatch(line):
        return Deal(numbers[1], tuple(map(int, numbers[2].split())))
    raise BadText("not-an-event", text[:80])

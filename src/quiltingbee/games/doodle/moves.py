"""The acts of Patchwork Doodle and their notation."""

import re
from dataclasses import dataclass

from quiltingbee.core import grid
from quiltingbee.core.game import BadText, Deal, Event, Move
from quiltingbee.core.shapes import Place

LONGEST = 40_000
"""Letters in a line: a deal to a thousand seats is the longest there is."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """What is drawn and with which special actions.

    how: `draw` the marked patch, its neighbour `left` or `right`, `take` a card in the last turn. again: the neighbour is
    used a second time. Either `place`, or the squares `kept` by the scissors; cut_again: the scissors are used a second
    time; cut_twice: the kept piece is cut once more in the same turn (option `cut_again`).
    """

    how: str = "draw"
    place: Place | None = None
    kept: int = 0
    card: str = ""
    again: bool = False
    cut_again: bool = False
    cut_twice: bool = False

    def __str__(self) -> str:
        words = ["again"] * self.again + [self.how] + [self.card] * bool(self.card)
        if self.place is not None:
            return " ".join([*words, str(self.place)])
        cut = "cut again cut" if self.cut_twice else "again cut" if self.cut_again else "cut"
        return " ".join([*words, cut, *(grid.NAMES[number] for number in grid.squares(self.kept))])


@dataclass(frozen=True, slots=True)
class Dot:
    """A single square; again: used a second time."""

    square: int
    again: bool = False

    def __str__(self) -> str:
        return f"{'again ' * self.again}dot {grid.NAMES[self.square]}"


@dataclass(frozen=True, slots=True)
class Act:
    """What a seat does in a turn: a drawing or a pass (None), and up to two single squares."""

    drawing: Drawing | None = None
    dots: tuple[Dot, ...] = ()

    def __str__(self) -> str:
        return " + ".join([str(self.drawing or "pass"), *map(str, self.dots)])


PASS = Act()

_MOVE = re.compile(r"p([1-9][0-9]{0,3}) (.+)")
_PLACE = re.compile(r"([a-i][1-9]) ([rm][0-3])")
_HOW = re.compile(r"(?:(draw)|((?:again )?)(left|right)|take ([a-z][a-z0-9]*)) (.+)")
_CUT = re.compile(r"(|again |cut again )cut((?: [a-i][1-9])+)")
_DOT = re.compile(r"((?:again )?)dot ([a-i][1-9])")
_DEAL = re.compile(r"-- (start|cards|roll)((?: [a-z0-9]+)+)")


def format_event(event: Event) -> str:
    """The event as a line of a record."""
    if isinstance(event, Move):
        return f"P{event.seat + 1} {event.act}"
    return " ".join(["--", event.kind, *map(str, event.outcome)])


def parse_event(text: str) -> Event:
    """The event of a line; card names keep the case in which they are written."""
    words = " ".join(text[:LONGEST].replace("+", " + ").split())
    lower = words.lower()
    if deal := _DEAL.fullmatch(lower):
        outcome = words[deal.start(2) :].split()
        if deal[1] == "roll":
            if len(outcome) != 1 or not outcome[0].isascii() or not outcome[0].isdigit() or len(outcome[0]) > 3:
                raise BadText("not-an-event", text[:80])
            return Deal("roll", (int(outcome[0]),))
        return Deal(deal[1], tuple(outcome))
    move = _MOVE.fullmatch(lower)
    if move is None or len(text) > LONGEST:
        raise BadText("not-an-event", text[:80])
    first, *rest = move[2].split(" + ")
    drawing = None if first == "pass" else _drawing(first, words[move.start(2) :], text)
    return Move(int(move[1]) - 1, Act(drawing, tuple(_dot(dot, text) for dot in rest)))


def _drawing(lower: str, words: str, text: str) -> Drawing:
    how = _HOW.fullmatch(lower)
    if how is None:
        raise BadText("not-an-event", text[:80])
    card = words[how.start(4) : how.end(4)] if how[4] else ""
    kind, again = how[1] or how[3] or "take", bool(how[2])
    if place := _PLACE.fullmatch(how[5]):
        return Drawing(kind, Place(grid.square(place[1]), place[2]), card=card, again=again)
    cut = _CUT.fullmatch(how[5])
    if cut is None:
        raise BadText("not-an-event", text[:80])
    names = cut[2].split()
    kept = grid.mask_of(grid.square(square_name) for square_name in names)
    if kept.bit_count() != len(names):
        raise BadText("square-twice", text[:80])
    return Drawing(kind, None, kept, card, again, cut[1] == "again ", cut[1] == "cut again ")


def _dot(lower: str, text: str) -> Dot:
    dot = _DOT.fullmatch(lower)
    if dot is None:
        raise BadText("not-an-event", text[:80])
    return Dot(grid.square(dot[2]), bool(dot[1]))

"""What a seat may draw in Doodle, read off its view: the patches it may use, where they fit, and what that crosses off."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from quiltingbee.core import grid
from quiltingbee.core.shapes import Shape
from quiltingbee.games.doodle import Act, Dot, Drawing, Sheet, View

ROUNDS, TURNS = 3, 6  # T1


@dataclass(frozen=True, slots=True)
class Source:
    """A shape that may be drawn and the drawing it makes, still without its place."""

    shape: Shape
    drawing: Drawing
    cut: bool = False
    neighbour: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """A drawing (None: a pass) and its squares."""

    drawing: Drawing | None
    mask: int
    source: Source | None = None


def own(view: View) -> Sheet:
    """The sheet of the seat whose view it is."""
    return view.sheets[view.seat or 0]


def last_turn(view: View) -> bool:
    """T8: whether it is the turn without a roll."""
    return view.round == ROUNDS and view.turn == TURNS


def scoring(view: View) -> bool:
    """Whether the round is scored after this turn."""
    return view.turn == TURNS


def whole(view: View, *, neighbours: bool = False) -> list[Source]:
    """The whole patches that may be drawn; neighbours: also those at the price of that special action."""
    deck, sheet = view.options.deck.shapes, own(view)
    if view.turn == 0:
        return [Source(deck[view.start[view.seat or 0]], Drawing())]
    if last_turn(view):
        return [Source(deck[card], Drawing("take", card=card)) for card in dict.fromkeys(view.circle)]
    at = view.roll - 1
    found = [Source(deck[view.circle[at]], Drawing())]
    if neighbours and not (sheet.neighbour and sheet.again):  # A1, A4
        for how, step in (("left", -1), ("right", 1)):
            card = view.circle[(at + step) % len(view.circle)]
            found.append(Source(deck[card], Drawing(how, again=sheet.neighbour), neighbour=True))
    return found


def cuttings(view: View, sources: list[Source]) -> list[Source]:
    """The pieces that one cut of these patches leaves, where the scissors are still to be had."""
    sheet = own(view)
    found = []
    for source in sources:
        if view.turn == 0 or (source.neighbour and not view.options.neighbour_scissors):  # S3, A6
            continue
        if sheet.scissors and (sheet.again or source.drawing.again):  # A4: one second use in a game
            continue
        drawing = replace(source.drawing, cut_again=sheet.scissors)
        found += [Source(piece, drawing, cut=True, neighbour=source.neighbour) for piece in source.shape.cuts]
    return found


def fitting(sources: list[Source], filled: int) -> Iterator[Choice]:
    """Where these patches fit."""
    for source in sources:
        for placement in source.shape.placements:
            if not placement.mask & filled:
                yield choice(source, placement.mask)


def choice(source: Source, mask: int) -> Choice:
    """The drawing that covers just these squares with that patch or piece."""
    if source.cut:
        return Choice(replace(source.drawing, kept=mask), mask, source)
    place = next(placement.place for placement in source.shape.placements if placement.mask == mask)
    return Choice(replace(source.drawing, place=place), mask, source)


def dots_left(sheet: Sheet, drawing: Drawing | None) -> int:
    """How many single squares may still be shaded beside that drawing: 0, 1 or 2."""
    again = sheet.again or (drawing is not None and (drawing.again or drawing.cut_again or drawing.cut_twice))
    return (not sheet.dot) + (not again)


def act(sheet: Sheet, drawing: Drawing | None, squares: tuple[int, ...] = ()) -> Act:
    """The act of that drawing with these single squares (no more than `dots_left`)."""
    dots = tuple(Dot(square, again=sheet.dot or n > 0) for n, square in enumerate(sorted(squares)))
    return Act(drawing, dots)


def empty(sheet: Sheet) -> int:
    """The empty squares."""
    return grid.FULL & ~sheet.filled

"""Which acts a seat has in Patchwork Doodle: enumerated from the shapes, and counted without listing the single squares."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from quiltingbee.core import grid
from quiltingbee.core.shapes import Placement, Shape
from quiltingbee.games.doodle.circle import last_turn, marked
from quiltingbee.games.doodle.moves import Act, Dot, Drawing
from quiltingbee.games.doodle.state import Options, Sheet, State


@dataclass(frozen=True, slots=True)
class _Source:
    """A shape that may be drawn, how it is come by, and whether that and cutting it are allowed."""

    shape: Shape
    drawing: Drawing
    scissors: bool


def acts(state: State, seat: int) -> Iterator[Act]:
    """The legal acts of a seat whose turn it is, plain drawings of each source first, each in its normal spelling."""
    sheet = state.sheets[seat]
    for drawing, mask, again in _drawings(state, seat):
        for dots in _dots(sheet, grid.FULL & ~(sheet.filled | mask), again=again):
            yield Act(drawing, dots)


def plain_acts(state: State, seat: int) -> Iterator[Act]:
    """Passing and the drawings of whole patches without any special action."""
    sheet = state.sheets[seat]
    if state.turn > 0:
        yield Act()
    for source in _sources(state, seat):
        if source.drawing.how in ("draw", "take"):
            for placement in _fitting(source.shape, sheet.filled):
                yield Act(replace(source.drawing, place=placement.place))


def count(state: State, seat: int) -> int:
    """How many legal acts there are: the single squares only multiply, so they are counted and not listed."""
    sheet = state.sheets[seat]
    empty = grid.SQUARES - sheet.filled.bit_count()
    return sum(_dot_ways(sheet, empty - mask.bit_count(), again=again) for _, mask, again in _drawings(state, seat))


def nth(state: State, seat: int, number: int) -> Act:
    """The act that `acts` yields in that place (from 0), found without listing the single squares before it."""
    sheet = state.sheets[seat]
    for drawing, mask, again in _drawings(state, seat):
        empty = grid.FULL & ~(sheet.filled | mask)
        ways = _dot_ways(sheet, empty.bit_count(), again=again)
        if number < ways:
            return Act(drawing, next(islice(_dots(sheet, empty, again=again), number, None)))
        number -= ways
    raise IndexError(number)


def _drawings(state: State, seat: int) -> Iterator[tuple[Drawing | None, int, bool]]:
    """Each legal drawing (None: a pass) with its squares, and whether `again` is still to be had after it."""
    sheet = state.sheets[seat]
    again = not sheet.again
    if state.turn > 0:  # S3: the start patch must be drawn.
        yield None, 0, again
    for source in _sources(state, seat):
        left = again and not source.drawing.again
        for placement in _fitting(source.shape, sheet.filled):
            yield replace(source.drawing, place=placement.place), placement.mask, left
        if source.scissors:
            yield from _cuttings(source, sheet, state.options, again=left)


def _cuttings(source: _Source, sheet: Sheet, options: Options, *, again: bool) -> Iterator[tuple[Drawing, int, bool]]:
    """A3: the pieces of one cut, and of a second one where that is allowed and to be had."""
    if not sheet.scissors or again:
        drawing = replace(source.drawing, cut_again=sheet.scissors)
        for piece in source.shape.cuts:
            for placement in _fitting(piece, sheet.filled):
                yield replace(drawing, kept=placement.mask), placement.mask, again and not sheet.scissors
    if options.cut_again and again and not sheet.scissors:
        drawing = replace(source.drawing, cut_twice=True)
        pieces = {smaller.forms: smaller for piece in source.shape.cuts for smaller in piece.cuts}
        for smaller in pieces.values():
            for placement in _fitting(smaller, sheet.filled):
                yield replace(drawing, kept=placement.mask), placement.mask, False


def _sources(state: State, seat: int) -> Iterator[_Source]:
    """The patches a seat may draw from: the start card, the marked card and its neighbours, or any card at the end."""
    deck, sheet = state.options.deck.shapes, state.sheets[seat]
    scissors = not (sheet.scissors and sheet.again)
    if state.turn == 0:
        yield _Source(deck[state.start[seat]], Drawing(), scissors=False)
    elif last_turn(state):
        for card in dict.fromkeys(state.circle):  # copies are equal
            yield _Source(deck[card], Drawing("take", card=card), scissors=scissors)
    else:
        at = marked(state)
        yield _Source(deck[state.circle[at]], Drawing(), scissors=scissors)
        if not (sheet.neighbour and sheet.again):
            cut = scissors and state.options.neighbour_scissors  # A6
            for how, step in (("left", -1), ("right", 1)):
                card = state.circle[(at + step) % len(state.circle)]  # A1: wrapping round
                yield _Source(deck[card], Drawing(how, again=sheet.neighbour), scissors=cut)


def _fitting(shape: Shape, filled: int) -> Iterator[Placement]:
    return (placement for placement in shape.placements if not placement.mask & filled)


def _dots(sheet: Sheet, empty: int, *, again: bool) -> Iterator[tuple[Dot, ...]]:
    """A2: no single square, one, or two where `again` allows it."""
    yield ()
    if sheet.dot and not again:
        return
    free = list(grid.squares(empty))
    for first in free:
        yield (Dot(first, again=sheet.dot),)
    if again and not sheet.dot:
        for n, first in enumerate(free):
            for second in free[n + 1 :]:
                yield Dot(first), Dot(second, again=True)


def _dot_ways(sheet: Sheet, empty: int, *, again: bool) -> int:
    """How many ways `_dots` finds on so many empty squares."""
    ways = 1
    if again or not sheet.dot:
        ways += empty
    if again and not sheet.dot:
        ways += empty * (empty - 1) // 2
    return ways

"""Which acts a seat has in Patchwork: enumerated from the shapes, and counted without listing them."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

from quiltingbee.core import grid
from quiltingbee.games.patchwork.moves import ADVANCE, Act, Buy, Leather
from quiltingbee.games.patchwork.pieces import REACH, Patch, patches
from quiltingbee.games.patchwork.state import State


def acts(state: State, seat: int) -> Iterator[Act]:
    """The legal acts of the seat that is to act: advancing first, then purchases from the neutral token on."""
    empty = grid.FULL & ~state.quilts[seat].filled
    if state.leather:
        yield from map(Leather, grid.squares(empty))
        return
    yield ADVANCE
    for patch in _affordable(state, seat):
        yield from _purchases(patch, empty)


def count(state: State, seat: int) -> int:
    """How many legal acts the seat has that is to act."""
    empty = grid.FULL & ~state.quilts[seat].filled
    if state.leather:
        return empty.bit_count()
    return 1 + sum(_ways(patch, empty) for patch in _affordable(state, seat))


def nth(state: State, seat: int, number: int) -> Act:
    """The act that `acts` yields in that place (from 0), found without listing the patches before it."""
    empty = grid.FULL & ~state.quilts[seat].filled
    if state.leather or number == 0:
        return next(islice(acts(state, seat), number, None))
    number -= 1
    for patch in _affordable(state, seat):
        ways = _ways(patch, empty)
        if number < ways:
            return next(islice(_purchases(patch, empty), number, None))
        number -= ways
    raise IndexError(number)


def _purchases(patch: Patch, empty: int) -> Iterator[Buy]:
    return (Buy(patch.number, lying.place) for lying in patch.shape.placements if not lying.mask & ~empty)


def _affordable(state: State, seat: int) -> Iterator[Patch]:
    """T2, T4: those of the next three that can be paid."""
    box, buttons = patches(), state.quilts[seat].buttons
    return (box[number] for number in state.circle[:REACH] if box[number].price <= buttons)


def _ways(patch: Patch, empty: int) -> int:
    """In how many ways the patch fits: all corners of an orientation at once, a shift for each of its squares."""
    ways = 0
    for corners, squares in _forms(patch.number):
        fitting = corners
        for square in squares:
            fitting &= empty >> square
        ways += fitting.bit_count()
    return ways


@lru_cache
def _forms(number: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """For each distinct orientation where its corner may lie on an empty quilt, and its squares in the corner a1."""
    found = []
    for form in patches()[number].shape.forms:
        _, _, width, height = grid.box(form)
        corners = grid.rectangle(0, 0, grid.SIDE + 1 - width, grid.SIDE + 1 - height)
        found.append((corners, tuple(grid.squares(form))))
    return tuple(found)

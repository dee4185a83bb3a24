"""Patchwork between values and arrays: states and acts both ways, and the counts of legal lines."""

from typing import Any

from quiltingbee.core.game import Refused
from quiltingbee.core.shapes import TURNS as ORIENTATIONS
from quiltingbee.core.shapes import Place, Shape
from quiltingbee.fast import bits, patchwork, patchwork_perft
from quiltingbee.fast import patchwork_tables as at
from quiltingbee.fast.doodle_tables import forms
from quiltingbee.fast.jit import counts, words
from quiltingbee.games.patchwork.moves import ADVANCE, Act, Buy, Leather
from quiltingbee.games.patchwork.pieces import SPECIALS, patches
from quiltingbee.games.patchwork.state import Options, Quilt, State

MOST_ACTS = 1600
"""No position has so many: a patch has at most eight orientations with at most 64 corners each."""


def able(state: Any) -> bool:
    """Whether the kernels can play this match: two seats, no Automa."""
    return state.automa is None


def pack(state: Any) -> Any:
    """The match as words, of a state or of a view. Refused with `no-kernels-for-the-automa`."""
    if not able(state):
        raise Refused("no-kernels-for-the-automa")
    numbers = [0] * at.MATCH
    numbers[at.LEFT], numbers[at.COUNT] = (1 << len(state.circle)) - 1, len(state.circle)
    if state.dealt and not state.circle:
        numbers[at.COUNT] = 1  # an empty circle that has been laid out
    numbers[at.MOVER] = at.NOBODY if state.mover is None else state.mover
    numbers[at.LEATHER] = int(state.leather)
    numbers[at.BONUS] = 0 if state.bonus is None else state.bonus + 1
    numbers[at.SPECIALS] = sum(1 << space for space in SPECIALS[state.options.edition])
    numbers[at.ORDER : at.ORDER + len(state.circle)] = state.circle
    for seat, quilt in enumerate(state.quilts):
        start = at.QUILTS + at.QUILT * seat
        lo, hi = bits.split(quilt.filled)
        numbers[start : start + 6] = [lo, hi, quilt.buttons, quilt.income, quilt.time, len(quilt.patches)]
        for place, (mask, number) in enumerate(zip(quilt.patches, quilt.numbers, strict=True)):
            lo, hi = bits.split(mask)
            begin = at.LOGS + at.LOG * seat + 2 * place
            numbers[begin : begin + 2] = [lo, hi | number << 32]
    return words(numbers)


def unpack(options: Options, match: Any) -> State:
    """The state that a match's words mean."""
    numbers = [int(word) for word in match]
    places = numbers[at.COUNT]
    turned = [(numbers[at.AT] + step) % places for step in range(places)]
    mover = numbers[at.MOVER]
    return State(
        options=options,
        quilts=(_quilt(numbers, 0), _quilt(numbers, 1)),
        mover=None if mover == at.NOBODY else mover,
        circle=tuple(numbers[at.ORDER + place] for place in turned if numbers[at.LEFT] >> place & 1),
        leather=bool(numbers[at.LEATHER]),
        bonus=numbers[at.BONUS] - 1 if numbers[at.BONUS] else None,
    )


def code(act: Act) -> int:
    """The number of an act in its normal spelling."""
    if isinstance(act, Leather):
        return act.square | at.LEATHER_NUMBER + 1 << 10
    if not isinstance(act, Buy):
        return 0
    shape = _shape(act.patch)
    form = shape.corners[ORIENTATIONS.index(act.place.turn)]
    first = act.place.corner + (form & -form).bit_length() - 1
    return first | forms(shape).index(form) << 7 | act.patch + 1 << 10


def act(code: int) -> Act:
    """The act of that number."""
    number = (code >> 10) - 1
    if number < 0:
        return ADVANCE
    if number == at.LEATHER_NUMBER:
        return Leather(code & 127)
    shape = _shape(number)
    form = forms(shape)[code >> 7 & 7]
    corner = (code & 127) - ((form & -form).bit_length() - 1)
    return Buy(number, Place(corner, ORIENTATIONS[shape.corners.index(form)]))


def perft(state: State, depth: int) -> int:
    """How many distinct legal lines of that many acts there are from a state in which a seat is to act."""
    if depth == 0:
        return 1
    box, match = at.box(), pack(state)
    first = counts(MOST_ACTS)
    many = patchwork.legal(box, match, first)
    if depth == 1:
        return int(many)
    stack, codes = words(at.CORE * depth), counts((MOST_ACTS + 2) * depth)
    total = 0
    for code in first[:many]:  # act by act, so that one may still break off
        after = words(list(match))
        patchwork.step(box, after, code)
        total += int(patchwork_perft.perft(box, after, depth - 1, stack, codes))
    return total


def _shape(number: int) -> Shape:
    return patches()[number].shape


def _quilt(numbers: list[int], seat: int) -> Quilt:
    lo, hi, buttons, income, time, sewn = numbers[at.QUILTS + at.QUILT * seat :][:6]
    log = numbers[at.LOGS + at.LOG * seat :][: 2 * sewn]
    return Quilt(
        patches=tuple(bits.join(low, high & bits.FULL_HI) for low, high in zip(log[::2], log[1::2], strict=True)),
        numbers=tuple(high >> 32 for high in log[1::2]),
        filled=bits.join(lo, hi),
        buttons=buttons,
        income=income,
        time=time,
    )

"""What cannot be so in any match of Patchwork: the judge of positions."""

from collections import Counter
from collections.abc import Iterable

from quiltingbee.core import grid
from quiltingbee.games.patchwork import automa
from quiltingbee.games.patchwork.pieces import (
    GOAL,
    INCOME,
    SET_ASIDE,
    SPECIALS,
    START_BUTTONS,
    START_PATCH,
    deck,
    patches,
)
from quiltingbee.games.patchwork.state import AUTOMA, LEATHER, Automa, Quilt, State
from quiltingbee.games.patchwork.steps import has_square

FAULTS = {
    "position-patches": "a patch is missing or there twice, or what lies on a quilt is not that patch",
    "position-circle": "before anything is taken, 00 lies last",
    "position-mover": "T1: this token is not the one to act",
    "position-time": "the patches took longer than the token has gone",
    "position-buttons": "no way of playing leaves so many buttons",
    "position-leather": "I2: the special patches passed are not those on the quilts and in hand",
    "position-bonus": "I3: the tile is not where the 7x7 is, or the Automa's mark",
    "position-automa": "its cards do not fit its turns",
}
"""Every answer that `fault` gives, with the reason."""


def fault(state: State) -> str | None:
    """The first thing that cannot be so, or None."""
    if not _patches(state):
        return "position-patches"
    if len(state.circle) == len(patches()) and state.circle[-1] != START_PATCH:
        return "position-circle"
    if not _mover(state):
        return "position-mover"
    for quilt in state.quilts:
        if _advanced(quilt)[1] < 0:
            return "position-time"
        if not _buttons(quilt):
            return "position-buttons"
    if state.automa is not None and not _automa(state, state.automa):
        return "position-automa"
    if not _leather(state):
        return "position-leather"
    return None if _bonus(state) else "position-bonus"


def _patches(state: State) -> bool:
    """C1: every patch is once in the circle, on a quilt or with the Automa, and lies as it can."""
    box = patches()
    for quilt in state.quilts:
        for mask, number in zip(quilt.patches, quilt.numbers, strict=True):
            if number == LEATHER:
                if mask.bit_count() != 1:
                    return False
            elif grid.to_corner(mask) not in box[number].shape.forms:
                return False
    kept = [number for number in _kept(state) if number != LEATHER]
    if not state.dealt:
        return not kept
    return Counter([*state.circle, *kept]) == Counter(range(len(box)))


def _kept(state: State) -> Iterable[int]:
    """All that has been taken, special patches included."""
    for quilt in state.quilts:
        yield from quilt.numbers
    if state.automa is not None:
        yield from state.automa.patches


def _mover(state: State) -> bool:
    """T1; I2: with a special patch in hand one acts wherever the tokens stand."""
    if state.mover is None:
        return state.automa is None and not state.dealt and not state.leather
    if not any(state.times):
        return not (state.leather or (state.automa is not None and state.mover == AUTOMA))
    return state.leather or state.times[state.mover] <= state.times[1 - state.mover]


def _gone(times: Iterable[int], stands: int) -> tuple[int, int]:
    """How many spaces at least and at most a token went without a patch, given the times of its patches in order.

    E1: of the last patch all but one hour may be lost when the token stands on the goal.
    """
    hours = list(times)
    lost = hours[-1] - 1 if hours and stands == GOAL else 0
    return max(stands - sum(hours), 0), stands - sum(hours) + lost


def _advanced(quilt: Quilt) -> tuple[int, int]:
    box = patches()
    return _gone((box[number].time for number in quilt.numbers if number != LEATHER), quilt.time)


def _buttons(quilt: Quilt) -> bool:
    """Five, less what the patches cost, and one for each space advanced; income between never and always the present one."""
    paid = sum(patches()[number].price for number in quilt.numbers if number != LEATHER)
    least, most = _advanced(quilt)
    income = quilt.income * sum(space <= quilt.time for space in INCOME)
    start = START_BUTTONS - paid
    return max(start + least, 0) <= quilt.buttons <= start + most + income


def _automa(state: State, opponent: Automa) -> bool:
    """Each turn of the Automa turns up one card and takes a patch or moves at least one space."""
    cards = deck(str(state.options.automa))
    size = len(cards) if opponent.again else len(cards) - SET_ASIDE
    if len(set(opponent.turned)) != len(opponent.turned) or len(opponent.turned) > size:
        return False
    if any(not 1 <= number <= len(cards) for number in opponent.turned) or (opponent.again and not opponent.turned):
        return False
    times = [patches()[number].time for number in opponent.patches if number != LEATHER]
    turns = len(opponent.turned)
    most = _gone(times, opponent.time)[1]
    if opponent.again:
        if len(cards) - SET_ASIDE + turns - len(times) > most:
            return False
    elif not 0 <= turns - len(times) <= most:
        return False
    earned = max(card.income for card in cards) * sum(space <= opponent.time for space in INCOME)
    if most < 0 or not 0 <= opponent.buttons <= earned:
        return False
    if opponent.back is None:
        return True
    backs = {automa.card(state.options, number).budget for number in automa.left(state.options, opponent)}
    return state.options.automa == automa.BACKS and state.dealt and opponent.time < GOAL and opponent.back in backs


def _leather(state: State) -> bool:
    """I2: every special patch passed is on a quilt, with the Automa, in hand, or was discarded over a full quilt."""
    spaces = SPECIALS[state.options.edition]
    hands = [quilt.numbers.count(LEATHER) for quilt in state.quilts]
    if state.automa is not None:
        hands.append(state.automa.patches.count(LEATHER))
    if state.leather:
        if not _in_hand(state, spaces):
            return False
        hands[state.mover or 0] += 1
    for hand, time in zip(hands, state.times, strict=True):
        if hand > sum(space <= time for space in spaces):
            return False
    passed = sum(space <= max(state.times) for space in spaces)
    if any(quilt.filled == grid.FULL for quilt in state.quilts):
        return sum(hands) <= passed
    return sum(hands) == passed


def _in_hand(state: State, spaces: tuple[int, ...]) -> bool:
    """Whether `mover` can just have taken a special patch: by advancing, or by the time of the patch sewn on last."""
    seat = state.mover or 0
    if seat >= len(state.quilts) or state.quilts[seat].filled == grid.FULL:
        return False
    quilt, other = state.quilts[seat], state.times[1 - seat]
    passed = [space for space in spaces if other < space <= quilt.time]
    if not passed:
        return False
    if quilt.time == other + 1:
        return True
    last = quilt.numbers[-1] if quilt.numbers else LEATHER
    return last != LEATHER and quilt.time - patches()[last].time < passed[-1]


def _bonus(state: State) -> bool:
    """I3: who has the tile has the square, or stands behind the mark; and nobody has it only while nobody does."""
    earned = [has_square(quilt.filled) for quilt in state.quilts]
    if state.automa is not None:
        earned.append(state.automa.time >= automa.mark(state.options))
    return not any(earned) if state.bonus is None else earned[state.bonus]

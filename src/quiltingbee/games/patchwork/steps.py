"""What a legal event changes in a match of Patchwork."""

from dataclasses import replace

from quiltingbee.core import grid
from quiltingbee.core.game import Deal
from quiltingbee.games.patchwork import automa
from quiltingbee.games.patchwork.moves import Act, Buy, Leather
from quiltingbee.games.patchwork.pieces import GOAL, INCOME, SPECIALS, patches
from quiltingbee.games.patchwork.state import AUTOMA, LEATHER, Quilt, State

_SQUARES = tuple(grid.rectangle(left, top, 7, 7) for top in range(3) for left in range(3))


def dealt(state: State, deal: Deal) -> State:
    """After chance has acted."""
    if deal.kind == "first":
        return replace(state, mover=deal.outcome[0])
    if deal.kind == "circle":
        return replace(state, circle=deal.outcome)
    opponent = automa.of(state)
    if deal.kind == "back":
        return replace(state, automa=replace(opponent, back=deal.outcome[0]))
    return _automa(state, deal.outcome[0])


def acted(state: State, seat: int, act: Act) -> State:
    """After a seat has acted."""
    quilt = state.quilts[seat]
    if isinstance(act, Leather):
        state = _sewn(replace(state, leather=False), seat, LEATHER, 1 << act.square)
        return replace(state, mover=_next(state.times, seat))
    if isinstance(act, Buy):  # T5: pay, take, place, then move
        patch = patches()[act.patch]
        state = replace(
            state,
            circle=taken(state.circle, act.patch),
            quilts=_with(state, seat, replace(quilt, buttons=quilt.buttons - patch.price)),
        )
        state = _sewn(state, seat, act.patch, patch.shape.squares(act.place))
        return _moved(state, seat, quilt.time + patch.time)
    goal = min(state.times[1 - seat] + 1, GOAL)
    quilt = replace(quilt, buttons=quilt.buttons + goal - quilt.time)  # T3
    return _moved(replace(state, quilts=_with(state, seat, quilt)), seat, goal)


def has_square(filled: int) -> bool:
    """I3: whether a square of seven by seven is completely covered."""
    return any(filled & square == square for square in _SQUARES)


def crossed(start: int, stop: int) -> int:
    """I1: how many buttons a token reaches or passes on its way."""
    return sum(start < space <= stop for space in INCOME)


def taken(circle: tuple[int, ...], number: int) -> tuple[int, ...]:
    """T2: the neutral token moves to where the patch lay."""
    at = circle.index(number)
    return circle[at + 1 :] + circle[:at]


def _automa(state: State, number: int) -> State:
    """The Automa's turn with the card it has turned up."""
    opponent, (player, _) = automa.of(state), state.times
    card = automa.card(state.options, number)
    patch = automa.choice(card, state.circle, opponent.time, player)
    if patch is None:
        goal = min(player + 1, GOAL)  # T3, but without buttons
    else:
        goal = min(opponent.time + patch.time, GOAL)
        state = replace(state, circle=taken(state.circle, patch.number))
    numbers = (*opponent.patches, *([] if patch is None else [patch.number]))
    if _special(state, goal):
        numbers = (*numbers, LEATHER)
    bonus = state.bonus
    if bonus is None and goal >= automa.mark(state.options):
        bonus = AUTOMA
    opponent = replace(
        automa.turned_up(state.options, opponent, number),
        patches=numbers,
        buttons=opponent.buttons + card.income * crossed(opponent.time, goal),
        time=goal,
    )
    return replace(state, automa=opponent, bonus=bonus, mover=_next((player, goal), AUTOMA))


def _sewn(state: State, seat: int, number: int, mask: int) -> State:
    """A patch, or a special one, is on the quilt; I3: it may complete the 7x7."""
    quilt = state.quilts[seat]
    filled = quilt.filled | mask
    income = quilt.income if number == LEATHER else quilt.income + patches()[number].buttons
    quilt = replace(
        quilt, patches=(*quilt.patches, mask), numbers=(*quilt.numbers, number), filled=filled, income=income
    )
    bonus = seat if state.bonus is None and has_square(filled) else state.bonus
    return replace(state, quilts=_with(state, seat, quilt), bonus=bonus)


def _moved(state: State, seat: int, to: int) -> State:
    """The token of a seat moves, earns (I1), and may take a special patch (I2)."""
    quilt, goal = state.quilts[seat], min(to, GOAL)  # E1
    leather = _special(state, goal) and quilt.filled != grid.FULL
    quilt = replace(quilt, time=goal, buttons=quilt.buttons + quilt.income * crossed(quilt.time, goal))
    state = replace(state, quilts=_with(state, seat, quilt), leather=leather)
    return replace(state, mover=seat if leather else _next(state.times, seat))


def _special(state: State, goal: int) -> bool:
    """I2: whether a token that gets there is the first to reach or pass a special patch. Two are never that close."""
    return any(max(state.times) < space <= goal for space in SPECIALS[state.options.edition])


def _next(times: tuple[int, int], last: int) -> int:
    """T1: the token further back; on the same space the one that came last."""
    other = 1 - last
    return last if times[last] <= times[other] else other


def _with(state: State, seat: int, quilt: Quilt) -> tuple[Quilt, ...]:
    return (*state.quilts[:seat], quilt, *state.quilts[seat + 1 :])

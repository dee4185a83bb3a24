"""Why an event is against the rules of Patchwork. Written apart from the enumeration in acts.py: a test compares them."""

from typing import Any

from quiltingbee.core import grid
from quiltingbee.core.game import Chance, Choice, Deal, Move, Over, Turn
from quiltingbee.core.shapes import TURNS, Place
from quiltingbee.games.patchwork.moves import Advance, Buy, Leather
from quiltingbee.games.patchwork.pieces import REACH, START_PATCH, patches
from quiltingbee.games.patchwork.state import State

REASONS = {
    "match-over": "E1: both tokens stand on the goal",
    "deal-first": "chance is to act: who begins, the circle, a card of the Automa",
    "acts-first": "a seat is to act, not chance",
    "not-an-event": "neither a move nor a deal, or a deal of things that no such deal has",
    "not-an-act": "neither buy nor advance nor leather",
    "no-such-seat": "the match has no such seat",
    "not-your-turn": "T1: the other token is further back or on top, or a special patch is to be sewn on first",
    "leather-first": "I2: the special patch in hand is sewn on before anything else",
    "no-leather": "I2: there is no special patch in hand",
    "patch-out-of-reach": "T2: only the next three patches in front of the neutral token can be bought",
    "too-few-buttons": "T4: a patch that one cannot pay cannot be taken",
    "outside-the-sheet": "T4: a patch lies inside the quilt",
    "overlap": "T4: a patch lies on empty squares only",
    "not-this-deal": "chance is to deal something else",
    "wrong-number-of-patches": "S2: there are 33 patches in the circle",
    "no-such-patch": "C1: the patches are numbered 00 to 32",
    "patch-twice": "C1: each patch is there once",
    "start-patch-not-last": "S2: the neutral token stands behind 00, which is reached last",
    "wrong-number-of-cards": "the Automa turns up one card",
    "not-in-the-deck": "no card that is left is that one, or has that back",
}
"""Every answer that `refusal` gives, with the reason."""


def refusal(state: State, turn: Turn, event: Any) -> str | None:
    """A code that lasts, or None when the event is legal."""
    if isinstance(turn, Over):
        return "match-over"
    if isinstance(turn, Chance):
        return _deal(state, turn, event) if isinstance(event, Deal) else "deal-first"
    if isinstance(event, Deal):
        return "acts-first"
    if not isinstance(event, Move):
        return "not-an-event"
    return _move(state, turn, event)


def _deal(state: State, turn: Chance, deal: Deal) -> str | None:
    if deal.kind != turn.kind:
        return "not-this-deal"
    outcome: Any = deal.outcome
    if not isinstance(outcome, tuple) or any(type(thing) is not int for thing in outcome):
        return "not-an-event"
    if deal.kind == "circle":
        return _circle(outcome)
    if deal.kind == "first":
        return None if outcome in {(seat,) for seat in range(len(state.quilts))} else "no-such-seat"  # S3
    if len(outcome) != 1:
        return "wrong-number-of-cards"
    return None if outcome[0] in turn.draws[0].pool else "not-in-the-deck"


def _circle(numbers: tuple[int, ...]) -> str | None:
    """S2: 33 patches of which the smallest is the last."""
    every = range(len(patches()))
    if len(numbers) != len(every):
        return "wrong-number-of-patches"
    if any(number not in every for number in numbers):
        return "no-such-patch"
    if len(set(numbers)) != len(numbers):
        return "patch-twice"
    return None if numbers[-1] == START_PATCH else "start-patch-not-last"


def _move(state: State, turn: Choice, move: Move) -> str | None:
    if not _number(move.seat, len(state.quilts)):
        return "no-such-seat"
    act: Any = move.act
    if not isinstance(act, (Advance, Buy, Leather)):
        return "not-an-act"
    if move.seat not in turn.seats:
        return "not-your-turn"
    if isinstance(act, Leather):
        return _leather(state, move.seat, act.square)
    if state.leather:
        return "leather-first"
    return _buy(state, move.seat, act) if isinstance(act, Buy) else None  # T3: one may always advance


def _leather(state: State, seat: int, square: Any) -> str | None:
    if not state.leather:
        return "no-leather"
    if not _number(square, grid.SQUARES):
        return "outside-the-sheet"
    return "overlap" if state.quilts[seat].filled >> square & 1 else None


def _buy(state: State, seat: int, act: Buy) -> str | None:
    number: Any = act.patch
    if not _number(number, len(patches())):
        return "no-such-patch"
    if number not in state.circle[:REACH]:
        return "patch-out-of-reach"
    patch, quilt = patches()[number], state.quilts[seat]
    if patch.price > quilt.buttons:
        return "too-few-buttons"
    mask = patch.shape.mask(act.place) if _is_place(act.place) else None
    if mask is None:
        return "outside-the-sheet"
    return "overlap" if mask & quilt.filled else None


def _number(value: Any, below: int) -> bool:
    return type(value) is int and 0 <= value < below


def _is_place(place: Any) -> bool:
    return isinstance(place, Place) and place.turn in TURNS and _number(place.corner, grid.SQUARES)

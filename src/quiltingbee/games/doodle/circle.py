"""The circle of cards in a turn: which card is marked, which turn is the last, which patch a drawing draws."""

from quiltingbee.core.shapes import Shape
from quiltingbee.games.doodle.moves import Drawing
from quiltingbee.games.doodle.state import ROUNDS, TURNS, State

_STEP = {"draw": 0, "left": -1, "right": 1}


def marked(state: State) -> int:
    """T2: where in the circle the marked card lies: from the gap, 1 is the next card."""
    return state.roll - 1


def last_turn(state: State) -> bool:
    """T8: whether it is the turn without a roll."""
    return state.round == ROUNDS and state.turn == TURNS


def shape_of(state: State, seat: int, drawing: Drawing) -> Shape:
    """The patch that a drawing draws, or cuts."""
    deck = state.options.deck
    if state.turn == 0:
        return deck.shapes[state.start[seat]]
    if drawing.how == "take":
        return deck.shapes[deck.spelled(drawing.card)]
    return deck.shapes[state.circle[(marked(state) + _STEP[drawing.how]) % len(state.circle)]]  # A1: wrapping round

"""What a seat may see in Doodle: its own act at once, those of others when the turn is closed."""

from tests.helpers import EMPTY, doodle

import quiltingbee as qb
from quiltingbee.core.game import Move

CIRCLE = "U5 T4 I3 X5 L4 P5 O4 N5"


def test_an_open_act_is_seen_by_its_seat_alone():
    match = doodle(CIRCLE, sheets=(EMPTY, EMPTY, EMPTY))
    event = match.play(0, "draw a1 r0")
    assert isinstance(event, Move)
    assert match.view(0).act == event.act
    for other in (1, 2, None):
        assert match.view(other).act is None
        assert match.view(other).acted == (True, False, False)
        assert match.view(other).sheets[0].filled == 0
        assert match.seen(other) == [None]
    assert match.seen(0) == [event]


def test_a_closed_turn_is_seen_by_everybody():
    match = doodle(CIRCLE, sheets=(EMPTY, EMPTY))
    events = [match.play(1, "pass + dot i9"), match.play(0, "draw a1 r0")]
    for seat in (0, 1, None):
        assert match.seen(seat) == events
        assert all(match.game.visible(match.state, event, seat) for event in events)
        assert match.view(seat).act is None
    assert match.game.visible(match.state, qb.Deal("roll", (1,)), None)

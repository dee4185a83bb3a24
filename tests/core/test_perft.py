import pytest
from tests.helpers import doodle

import quiltingbee as qb
from quiltingbee.core.chance import Scripted, Seeded
from quiltingbee.core.game import Deal, Refused
from quiltingbee.core.perft import perft

DOODLE = qb.game_named("doodle")


def test_one_line_of_no_acts():
    assert perft(DOODLE, DOODLE.start(1), 0) == 1


def test_chance_is_taken_from_the_dealer_and_not_counted():
    # I1 has 81 places on an empty sheet, or is passed.
    match = doodle("I1 U5 T4 O4", roll=1)
    assert perft(DOODLE, match.state, 1, plain=True) == 82
    start = DOODLE.start(1)
    first = sum(1 for _ in qb.new("doodle", seed=3).acts(0, plain=True))
    assert perft(DOODLE, start, 1, plain=True, dealer=Seeded(3)) == first
    # S7 lies two ways in a box of five by three or three by five: 5·7 places each.
    assert perft(DOODLE, start, 1, plain=True, dealer=Scripted([Deal("start", ("S7",))])) == 2 * 5 * 7


def test_every_deal_of_the_dealer_is_asked_for_in_its_turn():
    circle = ("U5", "I1", "T4", "O4", "L4", "P5", "N5", "X5")
    deals = [Deal("start", ("S7",)), Deal("cards", circle), Deal("roll", (2,))]
    # 70 ways for S7 of seven squares; I1 on any of the 74 left, or a pass.
    assert perft(DOODLE, DOODLE.start(1), 2, plain=True, dealer=Scripted(deals)) == 70 * 75
    behind = DOODLE.apply(DOODLE.start(1), deals[0])
    assert perft(DOODLE, behind, 2, plain=True, dealer=Scripted(deals[1:], first=1), deals=1) == 70 * 75


def test_without_a_dealer_chance_cannot_act():
    with pytest.raises(Refused, match="no-dealer"):
        perft(DOODLE, DOODLE.start(1), 1)


def test_seats_that_act_at_the_same_time_act_in_their_order():
    start = DOODLE.apply(DOODLE.start(2), Deal("start", ("S7", "S8")))
    # S8, a Z, is the same after half a turn but not in a mirror: four ways.
    assert perft(DOODLE, start, 2, plain=True) == (2 * 5 * 7) * (4 * 5 * 7)


def test_a_line_that_ends_before_is_not_counted():
    match = doodle("U5 T4 I1", turn="3.6", points="1,1", used=("ndsa",))
    assert perft(DOODLE, match.state, 1) > 0
    assert perft(DOODLE, match.state, 2) == 0

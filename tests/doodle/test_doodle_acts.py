"""Acts: how many there are on nearly full sheets, counted by hand, and what is no act at all."""

from dataclasses import replace

import pytest
from tests.helpers import doodle, rows

import quiltingbee as qb
from quiltingbee.core.game import BadText, Deal, Move
from quiltingbee.core.shapes import Place
from quiltingbee.games.doodle.moves import PASS, Act, Dot, Drawing, parse_event

# All shaded but g9, h9 and i9.
LINE = rows("\n".join(["a" * 9] * 8 + ["a" * 6 + "..."]))
CIRCLE = "I3 U5 I2 X5"


@pytest.mark.parametrize(
    ("used", "count"),
    [
        # A pass, or I3 in its only place.
        ("ndsa", 2),
        # A pass with none, one or two of three squares (1 + 3 + 3); I3; by `again` its I2 in two places, with or without
        # the last square, and its I1 in three, with none or one of the two squares left.
        ("ns", 7 + 1 + 2 * 2 + 3 * 3),
        # A pass with none or one square by `again`; I3; by `again` its I2 or its I1.
        ("nds", 4 + 1 + 2 + 3),
        # The square is still free, `again` is gone: 1 + 3, and I3.
        ("nsa", 1 + 3 + 1),
        # Neighbour and square are gone: pass, I3; pieces of I3 by the scissors: I2 in two places, I1 in three.
        ("nda", 1 + 1 + 2 + 3),
    ],
)
def test_acts_on_three_empty_squares(used, count):
    match = doodle(CIRCLE, roll=1, sheets=(LINE,), used=(used,))
    acts = list(match.acts(0))
    assert len(acts) == len(set(acts)) == match.game.count(match.state, 0)
    assert acts == [match.game.nth(match.state, 0, n) for n in range(len(acts))]
    with pytest.raises(IndexError):
        match.game.nth(match.state, 0, len(acts))
    assert len(acts) == count


def test_the_kept_piece_cut_once_more():
    match = doodle(CIRCLE, roll=1, sheets=(LINE,), used=("nd",), flags=("cut-again",))
    told = [str(act) for act in match.acts(0)]
    assert [text for text in told if "cut again cut" in text] == [
        f"draw cut again cut {one}" for one in ("g9", "h9", "i9")
    ]
    # A pass with none or one square by `again`; I3; its I2 in two places and its I1 in three, cut once, with none or one of
    # the squares left; its I1 in three places, cut twice, for which `again` is needed; and `again` for the neighbour and cut
    # once: X5 on the left to I1, U5 on the right to I2 or I1.
    assert len(told) == match.game.count(match.state, 0) == 4 + 1 + 2 * 2 + 3 * 3 + 3 + 3 + (2 + 3)
    for used in ("nda", "nds", "ns"):
        other = doodle(CIRCLE, roll=1, sheets=(LINE,), used=(used,), flags=("cut-again",))
        assert not [act for act in other.acts(0) if "cut again cut" in str(act)]


def test_the_start_patch_is_drawn_whole_with_single_squares_at_most():
    match = qb.Match(qb.game_named("doodle"), seats=2)
    match.add(Deal("start", ("S8", "S1")))
    # S8 lies four ways in 5·7 places; then 74 squares are empty: none of them, one, or two by `again`.
    assert match.game.count(match.state, 0) == 4 * 35 * (1 + 74 + 74 * 73 // 2)


def test_a_card_that_lies_there_twice_is_taken_in_one_way():
    corner = rows("\n".join(["a" * 9] * 7 + ["a" * 7 + "..", "a" * 7 + ".a"]))
    match = doodle("L3 L3 I3", turn="3.6", sheets=(corner,), points="1,1", used=("ndsa",))
    assert [str(act) for act in match.acts(0)] == ["pass", "take L3 h8 r0"]
    assert match.game.count(match.state, 0) == 2


def test_a_seat_that_has_acted_has_no_acts():
    match = doodle(CIRCLE, sheets=(LINE, LINE), used=("ndsa", "ndsa"))
    match.play(1, "pass")
    assert list(match.acts(1)) == list(match.acts(1, plain=True)) == []
    assert (match.game.count(match.state, 1), match.game.count(match.state, 0)) == (0, 2)
    assert match.game.refusal(match.state, Move(1, PASS)) == "already-acted"


def test_the_square_by_again_and_the_scissors_by_again():
    match = doodle(CIRCLE, roll=1, sheets=(LINE,), used=("ds",), flags=("no-neighbour-scissors",))
    told = {str(act) for act in match.acts(0)}
    # `again` for the square: behind a pass, or behind what the neighbour leaves free (left X5, right U5: neither fits).
    assert {text for text in told if "dot" in text} == {f"pass + again dot {square}" for square in ("g9", "h9", "i9")}
    # `again` for the scissors: I2 twice, I1 three times.
    assert {text for text in told if "cut" in text} == {
        "draw again cut g9 h9",
        "draw again cut h9 i9",
        "draw again cut g9",
        "draw again cut h9",
        "draw again cut i9",
    }
    assert len(told) == 1 + 1 + 3 + 5


@pytest.mark.parametrize(
    "act",
    [
        "draw",
        Act(Drawing("jump", Place(0, "r0"))),
        Act(Drawing("take", Place(0, "r0"))),
        Act(Drawing("draw", Place(0, "r0"), card="I3")),
        Act(Drawing("draw")),
        Act(Drawing("draw", Place(0, "r0"), kept=3)),
        Act(Drawing("draw", Place(0, "r0"), again=True)),
        Act(Drawing("draw", Place(0, "r0"), cut_again=True)),
        Act("draw"),
        Act(None, [Dot(1)]),
        Act(None, ("a1",)),
    ],
)
def test_what_is_no_act(act):
    match = doodle(CIRCLE, roll=1)
    assert match.game.refusal(match.state, Move(0, act)) == "not-an-act"


@pytest.mark.parametrize(
    "act",
    [
        Act(Drawing("draw", Place(81, "r0"))),
        Act(Drawing("draw", Place(0, "x9"))),
        Act(Drawing("draw", Place(True, "r0"))),
        Act(Drawing("draw", kept=1 << 81)),
        Act(Drawing("draw", kept=-1)),
        Act(None, (Dot(81),)),
    ],
)
def test_what_lies_outside_the_sheet(act):
    match = doodle(CIRCLE, roll=1)
    assert match.game.refusal(match.state, Move(0, act)) == "outside-the-sheet"


def test_again_once_however_it_is_asked_for():
    match = doodle(CIRCLE, roll=1, used=("ns",), flags=("cut-again",))
    state = match.state
    twice = Drawing("left", kept=3, again=True, cut_again=True)
    assert match.game.refusal(state, Move(0, Act(twice))) == "again-only-once"
    assert match.game.refusal(state, Move(0, Act(replace(twice, cut_twice=True)))) == "again-only-once"


@pytest.mark.parametrize("event", [Deal("roll", ("1",)), Deal("roll", [1])])
def test_a_deal_of_the_wrong_kind_of_things(event):
    match = doodle(CIRCLE, roll=0)
    assert match.game.refusal(match.state, event) == "not-an-event"


@pytest.mark.parametrize("event", [None, "P1 pass", 3])
def test_what_is_no_event(event):
    match = doodle(CIRCLE, roll=1)
    assert match.game.refusal(match.state, event) == "not-an-event"
    assert match.game.refusal(match.state, Move(1, PASS)) == "no-such-seat"
    assert match.game.refusal(match.state, Move("1", PASS)) == "no-such-seat"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "P1",
        "P0 pass",
        "P10000 pass",
        "P1 draw",
        "P1 draw a1",
        "P1 draw a1 r4",
        "P1 draw j1 r0",
        "P1 draw a0 r0",
        "P1 draw cut",
        "P1 draw cut cut a1",
        "P1 again draw a1 r0",
        "P1 pass +",
        "P1 pass + dot",
        "P1 pass + dot a1 b1",
        "P1 take a1 r0",
        "-- roll",
        "-- roll 1 2",
        "-- roll x",
        "-- roll 1000",
        "-- roll \u0661",
        "-- shuffle",
        "P1 draw cut a\u0661",
    ],
)
def test_lines_that_are_no_event(text):
    with pytest.raises(BadText, match=r"^not-an-event"):
        parse_event(text)


def test_a_square_is_kept_once():
    with pytest.raises(BadText, match=r"^square-twice"):
        parse_event("P1 draw cut a1 b1 a1")


def test_a_line_longer_than_any_deal():
    with pytest.raises(BadText, match=r"^not-an-event"):
        parse_event("P1 pass" + " + dot a1" * 5_000)

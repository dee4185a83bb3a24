"""Refusals of Patchwork: every code has its test, and nothing that can be put into an event leads to a traceback."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quiltingbee as qb
from quiltingbee.core import grid
from quiltingbee.core.game import Deal, Move, Refused
from quiltingbee.core.shapes import TURNS, Place
from quiltingbee.games.patchwork import ADVANCE, Buy, Leather, Options, Patchwork, Quilt, State, automa
from quiltingbee.games.patchwork.judge import REASONS
from quiltingbee.games.patchwork.steps import has_square

GAME: Any = Patchwork()
BOX = tuple(range(1, 33))
CIRCLE = (*BOX, 0)
NEW = GAME.start(2)
FIRST = GAME.apply(NEW, Deal("first", (0,)))
OPEN = GAME.apply(FIRST, Deal("circle", CIRCLE))
HAND = State(Options(), (Quilt((1,), (1,), 1, time=26), Quilt(time=25)), mover=0, circle=CIRCLE[1:], leather=True)
DONE = State(Options(), (Quilt(time=53), Quilt(time=53)), mover=0, circle=CIRCLE)
SOLO = GAME.apply(GAME.start(1, automa="normal"), Deal("circle", CIRCLE))
CARD = GAME.apply(SOLO, Move(0, ADVANCE))
A1 = Place(0, "r0")

CASES: list[tuple[Any, Any, str]] = [
    (DONE, Move(0, ADVANCE), "match-over"),
    (DONE, Deal("first", (0,)), "match-over"),
    (DONE, None, "match-over"),
    (NEW, Move(0, ADVANCE), "deal-first"),
    (NEW, None, "deal-first"),
    (CARD, Move(0, ADVANCE), "deal-first"),
    (OPEN, Deal("circle", CIRCLE), "acts-first"),
    (OPEN, Deal(None, None), "acts-first"),
    (OPEN, None, "not-an-event"),
    (OPEN, "P1 advance", "not-an-event"),
    (NEW, Deal("first", None), "not-an-event"),
    (NEW, Deal("first", ("P1",)), "not-an-event"),
    (NEW, Deal("first", (True,)), "not-an-event"),
    (NEW, Deal("first", [0]), "not-an-event"),
    (FIRST, Deal("circle", (1.0,) * 33), "not-an-event"),
    (NEW, Deal("circle", CIRCLE), "not-this-deal"),
    (NEW, Deal([], ()), "not-this-deal"),
    (FIRST, Deal("first", (0,)), "not-this-deal"),
    (NEW, Deal("first", ()), "no-such-seat"),
    (NEW, Deal("first", (0, 1)), "no-such-seat"),
    (NEW, Deal("first", (2,)), "no-such-seat"),
    (NEW, Deal("first", (-1,)), "no-such-seat"),
    (FIRST, Deal("circle", ()), "wrong-number-of-patches"),
    (FIRST, Deal("circle", (*BOX, 0, 0)), "wrong-number-of-patches"),
    (FIRST, Deal("circle", (*BOX[:-1], 33, 0)), "no-such-patch"),
    (FIRST, Deal("circle", (*BOX[:-1], -1, 0)), "no-such-patch"),
    (FIRST, Deal("circle", (*BOX[:-1], 1, 0)), "patch-twice"),
    (FIRST, Deal("circle", (0, *BOX)), "start-patch-not-last"),
    (CARD, Deal("card", ()), "wrong-number-of-cards"),
    (CARD, Deal("card", (1, 2)), "wrong-number-of-cards"),
    (CARD, Deal("card", (0,)), "not-in-the-deck"),
    (CARD, Deal("card", (13,)), "not-in-the-deck"),
    (OPEN, Move(2, ADVANCE), "no-such-seat"),
    (OPEN, Move(-1, ADVANCE), "no-such-seat"),
    (OPEN, Move(True, ADVANCE), "no-such-seat"),
    (OPEN, Move("0", ADVANCE), "no-such-seat"),
    (OPEN, Move(0, "advance"), "not-an-act"),
    (OPEN, Move(0, None), "not-an-act"),
    (OPEN, Move(0, Buy), "not-an-act"),
    (OPEN, Move(1, ADVANCE), "not-your-turn"),
    (HAND, Move(1, ADVANCE), "not-your-turn"),
    (HAND, Move(0, ADVANCE), "leather-first"),
    (HAND, Move(0, Buy(2, A1)), "leather-first"),
    (OPEN, Move(0, Leather(0)), "no-leather"),
    (OPEN, Move(0, Leather(None)), "no-leather"),
    (HAND, Move(0, Leather(0)), "overlap"),
    (HAND, Move(0, Leather(81)), "outside-the-sheet"),
    (HAND, Move(0, Leather(-1)), "outside-the-sheet"),
    (HAND, Move(0, Leather("a1")), "outside-the-sheet"),
    (OPEN, Move(0, Buy(4, A1)), "patch-out-of-reach"),
    (OPEN, Move(0, Buy(0, A1)), "patch-out-of-reach"),
    (OPEN, Move(0, Buy(33, A1)), "no-such-patch"),
    (OPEN, Move(0, Buy(-1, A1)), "no-such-patch"),
    (OPEN, Move(0, Buy("01", A1)), "no-such-patch"),
    (OPEN, Move(0, Buy(True, A1)), "no-such-patch"),
    (replace(OPEN, circle=(18, 0)), Move(0, Buy(18, A1)), "too-few-buttons"),
    (OPEN, Move(0, Buy(2, Place(7, "r0"))), "outside-the-sheet"),
    (OPEN, Move(0, Buy(2, Place(63, "r1"))), "outside-the-sheet"),
    (OPEN, Move(0, Buy(2, Place(81, "r0"))), "outside-the-sheet"),
    (OPEN, Move(0, Buy(2, Place(-1, "r0"))), "outside-the-sheet"),
    (OPEN, Move(0, Buy(2, Place(0, "r4"))), "outside-the-sheet"),
    (OPEN, Move(0, Buy(2, Place(0, []))), "outside-the-sheet"),
    (OPEN, Move(0, Buy(2, Place(None, "r0"))), "outside-the-sheet"),
    (OPEN, Move(0, Buy(2, None)), "outside-the-sheet"),
    (replace(OPEN, quilts=(Quilt((1,), (33,), 1), Quilt())), Move(0, Buy(2, A1)), "overlap"),
]


@pytest.mark.parametrize(("state", "event", "code"), CASES)
def test_what_is_refused_and_why(state, event, code):
    assert GAME.refusal(state, event) == code


def test_every_code_is_in_the_table_and_has_a_case():
    assert {code for _, _, code in CASES} == set(REASONS)


junk: Any = (
    st.none() | st.booleans() | st.integers(-2, 90) | st.text(max_size=3) | st.floats() | st.tuples() | st.just([])
)
places = st.builds(Place, junk, st.sampled_from(TURNS) | junk) | junk
acts = st.just(ADVANCE) | st.builds(Buy, junk, places) | st.builds(Leather, junk) | junk
events = (
    st.builds(Move, junk, acts)
    | st.builds(
        Deal,
        st.sampled_from(["first", "circle", "card", "back"]) | junk,
        st.tuples(junk) | st.tuples(junk, junk) | junk,
    )
    | junk
)


@settings(max_examples=600, deadline=None)
@given(state=st.sampled_from([NEW, FIRST, OPEN, HAND, DONE, SOLO, CARD]), event=events)
def test_no_event_whatever_leads_to_a_traceback(state, event):
    code = GAME.refusal(state, event)
    if code is None:
        assert GAME.apply(state, GAME.normal(state, event)) != state
    else:
        assert code in REASONS


@settings(max_examples=60, deadline=None)
@given(number=st.integers(0, 32), filled=st.integers(0, grid.FULL), rare=st.integers(0, grid.FULL))
def test_acts_and_refusal_agree_on_every_place_of_a_patch(number, filled, rare):
    filled &= rare  # about a quarter of the squares
    others = tuple(n for n in range(33) if n != number)
    state = State(Options(), (Quilt((filled,), (33,), filled, buttons=10), Quilt()), mover=0, circle=(number, *others))
    listed = {act for act in GAME.acts(state, 0) if isinstance(act, Buy) and act.patch == number}
    judged = set()
    for corner in range(81):
        for turn in TURNS:
            event = Move(0, Buy(number, Place(corner, turn)))
            if GAME.refusal(state, event) is None:
                judged.add(GAME.normal(state, event).act)
    assert judged == listed
    assert GAME.count(state, 0) == len(list(GAME.acts(state, 0)))


def test_nth_is_the_act_in_that_place():
    for state in (OPEN, HAND):
        acts_there = list(GAME.acts(state, 0))
        assert [GAME.nth(state, 0, n) for n in range(len(acts_there))] == acts_there
    with pytest.raises(IndexError):
        GAME.nth(OPEN, 0, GAME.count(OPEN, 0))


def test_who_may_not_act_has_no_acts():
    for state, seat in ((NEW, 0), (FIRST, 0), (OPEN, 1), (DONE, 0), (CARD, 0)):
        assert list(GAME.acts(state, seat)) == []
        assert GAME.count(state, seat) == 0
    assert list(GAME.acts(OPEN, 0, plain=True)) == list(GAME.acts(OPEN, 0))


def test_the_options_of_a_record():
    assert GAME.options({}) == {}
    assert GAME.options({"Edition": "Original"}) == {"edition": "original"}
    assert GAME.options({"Automa": "tactical", "Level": "4"}) == {"automa": "tactical", "level": 4}
    for headers, code in [
        ({"Edition": "2014"}, "unknown-edition"),
        ({"Automa": "easy"}, "unknown-automa"),
        ({"Automa": "normal", "Level": "6"}, "unknown-level"),
        ({"Automa": "normal", "Level": "one"}, "unknown-level"),
    ]:
        with pytest.raises(qb.BadText) as told:
            GAME.options(headers)
        assert told.value.code == code


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"edition": None}, "unknown-edition"),
        ({"edition": []}, "unknown-edition"),
        ({"automa": 1}, "unknown-automa"),
        ({"automa": "normal", "level": True}, "unknown-level"),
        ({"automa": "normal", "level": []}, "unknown-level"),
        ({"level": 1}, "level-without-automa"),
        ({"deck": None}, "unknown-rule"),
    ],
)
def test_options_that_do_not_exist(options, code):
    with pytest.raises(Refused) as told:
        GAME.start(1 if "automa" in options else 2, **options)
    assert told.value.code == code


def test_headers_say_what_start_was_told():
    assert GAME.headers(NEW) == {"Edition": "revised"}
    solo = GAME.start(1, edition="original", automa="tactical", level=5)
    assert GAME.headers(solo) == {"Edition": "original", "Automa": "tactical", "Level": "5"}
    assert GAME.start(1, **GAME.options(GAME.headers(solo))) == solo


def test_a_view_shows_everything_there_is():
    for seat in (0, 1, None):
        view = GAME.view(HAND, seat)
        assert view.seat == seat
        assert view.state == HAND
    assert GAME.visible(HAND, Move(0, ADVANCE), 1)


def test_what_events_come_to():
    assert GAME.explain(OPEN, Move(0, Buy(2, Place(30, "r0")))) == "d4 e4 f4"
    assert GAME.explain(OPEN, Move(0, ADVANCE)) == "0-1"
    assert GAME.explain(HAND, Move(0, Leather(80))) == "i9"
    assert GAME.explain(NEW, Deal("first", (1,))) == ""
    assert GAME.explain(CARD, Deal("card", (2,))) == "01 0-3"
    assert GAME.explain(CARD, Deal("card", (4,))) == "0-2"
    later = replace(CARD, automa=replace(CARD.automa, patches=(32, 31)), circle=CIRCLE[:30] + CIRCLE[32:])
    assert GAME.explain(later, Deal("card", (2,))) == "01 0-3"  # what it has taken before is not told again


def test_the_checks_of_a_state():
    assert GAME.checks(HAND) == {
        "empty": "80 81",
        "buttons": "5 5",
        "income": "0 0",
        "time": "26 25",
        "scores": "-155 -157",
        "winner": "none",
    }
    assert GAME.checks(replace(DONE, bonus=1))["bonus"] == "P2"
    assert GAME.checks(replace(DONE, bonus=1))["winner"] == "P2"
    assert GAME.checks(DONE)["winner"] == "P2"  # P1 came last
    assert GAME.checks(replace(SOLO, bonus=1))["bonus"] == "Automa"
    assert GAME.checks(SOLO)["buttons"] == "5 0"


def test_an_automa_is_asked_for_only_where_there_is_one():
    with pytest.raises(ValueError, match="alone"):
        automa.of(OPEN)


def test_a_square_of_seven_is_seen_wherever_it_lies_and_nothing_less():
    for top in range(3):
        for left in range(3):
            square = grid.rectangle(left, top, 7, 7)
            assert has_square(square)
            assert not any(has_square(square & ~(1 << n)) for n in grid.squares(square))

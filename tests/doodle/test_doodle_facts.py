"""Options and facts of Doodle: which are known, what is refused, what an event is explained by."""

import pytest
from tests.helpers import EMPTY, deal, doodle, rows

import quiltingbee as qb
from quiltingbee.core.game import Deal, Move, Refused
from quiltingbee.games.doodle import PASS, default_deck

GAME = qb.game_named("doodle")


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"edition": "original"}, "unknown-rule"),
        ({"deck": "reconstruction-1"}, "unknown-deck"),
        ({"cut_again": "yes"}, "yes-or-no"),
        ({"cut_again": 1}, "yes-or-no"),
        ({"neighbour_scissors": None}, "yes-or-no"),
    ],
)
def test_options_that_do_not_exist_or_not_with_this_value(options, code):
    with pytest.raises(Refused, match=code):
        GAME.start(1, **options)


def test_the_options_and_what_they_are_when_nobody_says_otherwise():
    usual = GAME.start(1).options
    assert (usual.deck, usual.neighbour_scissors, usual.cut_again) == (default_deck(), True, False)
    other = GAME.start(1, deck=default_deck(), neighbour_scissors=False, cut_again=True).options
    assert (other.neighbour_scissors, other.cut_again) == (False, True)


def test_the_facts_are_there_by_name_and_can_be_listed():
    match = doodle("U5 T4 I3", turn="2.6", roll=1, points="4", sheets=(rows("aa\naa"), EMPTY))
    facts = GAME.checks(match.state)
    assert dict(facts) == {
        "round 1": "4 4",
        "circle": "U5 T4 I3",
        "sheet P1": "aa7/aa7/9/9/9/9/9/9/9",
        "sheet P2": EMPTY,
        "empty": "77 81",
        "scores": "4 4",
    }
    assert len(facts) == len(list(facts))
    for unknown in ("round 2", "round 4", "sheet P3", "sheet P0", "bonus"):
        assert unknown not in facts
    assert GAME.checks(GAME.start(1))["circle"] == "-"


def test_what_an_event_is_explained_by():
    match = doodle("U5 T4 I3", roll=0)
    assert GAME.explain(match.state, Deal("roll", (2,))) == "T4"
    assert GAME.explain(GAME.start(1), Deal("start", ("S4",))) == ""
    deal(match, "roll", 3)
    assert GAME.explain(match.state, GAME.parse("P1 draw a1 r1")) == "I3: a1 a2 a3"
    assert GAME.explain(match.state, GAME.parse("P1 left cut b2 c2 d2 + dot i9")) == "T4: b2 c2 d2"
    assert GAME.explain(match.state, Move(0, PASS)) == ""

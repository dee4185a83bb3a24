"""Positions in one line: what is written is read, and what no match can come to is refused with a code."""

import pytest
from tests.helpers import EMPTY, doodle, rows

import quiltingbee as qb
from quiltingbee.core.game import BadText, Deal

GONE = "gone H6a H6b"
GOOD = f"doodle/1 | reconstruction-1 | 1.3 | start S4 S1 | circle U5 T4 I3 X5 L4 P5 | {GONE} | roll 2 | P1 a8/9/9/9/9/9/9/9/9 n - | P2 {EMPTY} - -"


def fault(text: str) -> str:
    with pytest.raises(BadText) as caught:
        qb.position(text)
    return caught.value.code


def test_the_position_in_the_documents_is_read_and_written():
    match = qb.position(GOOD)
    assert match.game.position(match.state) == GOOD
    assert match.state.sheets[0].neighbour
    assert match.waiting == (0, 1)


def test_every_state_of_a_match_has_its_line():
    for options in ({}, {"cut_again": True, "neighbour_scissors": False}):
        match = qb.new("doodle", seats=2, seed=8, **options)
        while not match.over:
            for seat in match.waiting:
                acts = match.game.count(match.state, seat)
                match.play(seat, match.game.nth(match.state, seat, (seat * 977 + len(match.log) * 7919) % acts))
        states = [match.first, *(state for _, state in match.states())]
        for state in states:
            again = match.game.from_position(match.game.position(state))
            assert match.game.position(again) == match.game.position(state)
            assert again == state


def test_the_act_of_a_turn_that_is_not_closed_stands_behind_the_seat():
    match = qb.position(GOOD.replace("n - |", "n - = draw b1 r0 + dot a9 |"))
    assert match.waiting == (1,)
    assert match.game.position(match.state).count(" = ") == 1


def test_blanks_and_case_of_cards_do_not_matter():
    assert qb.position(GOOD.replace(" | ", "|").replace("circle U5", "circle   u5")).state == qb.position(GOOD).state


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("reconstruction-1", "mine", "unknown-deck"),
        ("1.3", "4.1", "position-turn"),
        ("1.3", "1.7", "position-turn"),
        ("1.3", "2.0", "position-turn"),
        ("1.3", "1.4", "position-cards"),
        ("1.3", "2.3", "position-points"),
        ("| P1 a8/9/9/9/9/9/9/9/9 n - |", "|", "position-seat"),
        ("P2", "P3", "position-seat"),
        (f"| P2 {EMPTY} - -", "", "position-start"),
        ("n - |", "x - |", "position-seat"),
        ("n - |", "a - |", "position-actions"),
        ("n - |", "n 4 |", "position-points"),
        ("a8/", "aa8/", "position-sheet"),
        ("a8/", "b8/", "position-sheet"),
        ("start S4 S1 |", "", "position-start"),
        ("start S4 S1", "start S4", "position-start"),
        ("start S4 S1", "start S4 U5", "position-start"),
        ("circle U5 T4 I3", "circle U5 U5 U5", "position-cards"),
        ("circle U5 T4 I3", "circle Q5 T4 I3", "position-cards"),
        (" | gone H6a H6b", "", "position-cards"),
        ("roll 2 | P1 a8/9/9/9/9/9/9/9/9 n -", "P1 a8/9/9/9/9/9/9/9/9 n - = pass", "position-turn"),
        ("roll 2", "roll 4", "position-seat"),
        ("n - |", "n - = draw a1 r0 |", "overlap"),
        ("n - |", "n - = jump |", "not-an-event"),
        (f"P2 {EMPTY} - -", f"P2 {EMPTY} - - = pass", None),
    ],
)
def test_what_no_match_can_come_to(old, new, code):
    assert old in GOOD
    text = GOOD.replace(old, new, 1)
    if code is None:
        assert qb.position(text).waiting == (0,)
    else:
        assert fault(text) == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown-game"),
        ("doodle/1", "not-a-position"),
        ("doodle/1 | reconstruction-1 | 1.0", "not-a-position"),
        ("doodle/1 | reconstruction-1 | 1.0 | start S4", "wrong-number-of-seats"),
        (f"doodle/1 | reconstruction-1 | 1.0 | P1 {EMPTY} - -", None),
        (f"doodle/1 | reconstruction-1 | 1.0 | circle U5 | P1 {EMPTY} - -", "position-cards"),
        (f"doodle/1 | reconstruction-1 | 1.0 | start S4 | roll 1 | P1 {EMPTY} - -", "position-turn"),
        (f"doodle/1 | reconstruction-1 | 1.1 | start S4 | P1 {EMPTY} - -", None),
        (GOOD.replace("n - |", "n - = pass |") + " = pass", "position-turn"),
        ("doodle/1 | " + "x" * 200_001, "position-too-long"),
    ],
)
def test_lines_that_are_no_position_and_the_first_moments_of_a_match(text, code):
    if code is None:
        assert not qb.position(text).over
    else:
        assert fault(text) == code


def test_the_end_of_a_match_is_a_position_too():
    match = doodle("U5 T4 I3", turn="3.6", points="1,1")
    match.play(0, "pass")
    assert match.over
    line = match.game.position(match.state)
    assert " | 3.7 | " in line
    assert qb.position(line).over
    assert fault(line.replace("3.7", "2.7")) == "position-turn"


def test_between_two_rounds_two_cards_lie():
    match = doodle("U5 T4 I3", roll=1)
    match.play(0, "pass")
    line = match.game.position(match.state)
    assert " | 2.1 | start S4 | circle T4 I3 | " in line
    again = qb.position(line)
    again.add(Deal("cards", ("X5", "H6a", "H6b", "H6c", "H6e", "H6f")))
    assert len(again.state.circle) == 8
    assert fault(line.replace("circle T4 I3", "circle T4")) == "position-cards"


def test_a_sheet_as_a_picture():
    text = doodle("U5 T4 I3", roll=2, sheets=(rows("aa\n.b"),), used=("da",)).game.show(
        doodle("U5 T4 I3", roll=2, sheets=(rows("aa\n.b"),), used=("da",)).state
    )
    assert text.startswith(
        "1.6 U5 [T4] I3\n\nP1 -d-a = 0\n  a b c d e f g h i\n1 a a . . . . . . .\n2 . b . . . . . . .\n"
    )
    begun = qb.new("doodle", seats=1, seed=1)
    assert f"P1 {begun.state.start[0]} ---- = 0" in begun.game.show(begun.state)

"""Reading and writing records: one spelling out, many in, and a line and a code for what is none."""

import pytest

import quiltingbee as qb
from quiltingbee.core import record
from quiltingbee.core.game import BadText

SHORT = """quiltingbee record 1
Game: doodle/1
Deck: reconstruction-1
P1: Ann
P2: Bob

-- start S4 S1
P1 draw d4 r1
P2 draw e1 m3
-- cards U5 T4 I3 X5 L4 P5 O4 N5
-- roll 2
"""


def fault(text: str) -> BadText:
    with pytest.raises(BadText) as caught:
        qb.read(text)
    return caught.value


def test_what_is_written_canonically_comes_back_as_it_was():
    assert qb.write(qb.read(SHORT)) == SHORT


@pytest.mark.parametrize(
    "text",
    [
        SHORT.replace("P1 draw d4 r1\nP2 draw e1 m3", "P2 draw e1 m3\nP1 draw d4 r1"),  # the order inside a turn
        SHORT.replace("\n", "\r\n"),
        "\ufeff" + SHORT,
        SHORT.upper().replace("ANN", "Ann").replace("BOB", "Bob"),
        SHORT.replace(" ", "   ").replace("\n", " \n\n"),
        SHORT.replace("-- roll 2", "-- roll 2 ; the T\n; that is all"),
        SHORT.replace("P1 draw", "1. P1 draw").replace("P2 draw", "2) P2 draw").replace("-- roll", "3... -- roll"),
        SHORT.replace("P1 draw", "1 P1 draw"),
        SHORT.replace("Game: doodle/1", "game : doodle/1"),
    ],
)
def test_the_reader_accepts_many_spellings(text):
    assert qb.write(qb.read(text)) == SHORT


def test_equal_orientations_are_written_with_the_first():
    start = SHORT.replace("-- start S4 S1", "-- start S7 S1").replace("d4 r1", "d4 {}")
    assert {qb.write(qb.read(start.format(turn))) for turn in ("r1", "r3", "m1", "m3")} == {start.format("r1")}


def test_other_headers_are_kept():
    text = SHORT.replace("P1: Ann", "Event: autumn, at home\nP1: Ann")
    match = qb.read(text)
    assert match.headers == {"Event": "autumn, at home"}
    assert "Event: autumn, at home\n" in qb.write(match)


def test_a_match_without_events_is_a_record_too():
    match = qb.read("quiltingbee record 1\nGame: doodle/1\nP1: Ann")
    assert match.log == []
    assert qb.write(match) == "quiltingbee record 1\nGame: doodle/1\nDeck: reconstruction-1\nP1: Ann\n\n"


def test_a_record_may_begin_at_a_position():
    line = qb.read(SHORT).game.position(qb.read(SHORT).state)
    text = f"quiltingbee record 1\nGame: doodle/1\nStart: {line}\n\nP1 draw a1 r0\nP2 pass\n"
    match = qb.read(text)
    assert match.names == ("player 1", "player 2")
    written = qb.write(match)
    assert f"Start: {line}\n" in written
    assert qb.write(qb.read(written)) == written


def test_the_acts_of_a_turn_stand_in_the_order_of_the_seats_before_it_is_closed_too():
    match = qb.Match(qb.game_named("doodle"), seats=3)
    match.add(qb.Deal("start", ("S4", "S1", "S2")))
    match.play(2, "draw a1 r0")
    match.play(0, "draw d4 r1")
    assert qb.write(match).splitlines()[-2:] == ["P1 draw d4 r1", "P3 draw a1 r0"]
    match.play(1, "draw e1 m3")
    assert [line[:2] for line in qb.write(match).splitlines()[-3:]] == ["P1", "P2", "P3"]


def test_explained_events_say_which_card_and_squares():
    text = qb.write(qb.read(SHORT), explain=True)
    assert "P1 draw d4 r1 ; S4: f4 d5 e5 f5 d6 d7 e7\n" in text
    assert "-- roll 2 ; T4\n" in text
    assert qb.write(qb.read(text)) == SHORT


def test_checks_are_written_as_they_come_true_or_not_at_all():
    match = qb.new("doodle", seed=1).finish(lambda match, seat: next(match.acts(seat)))
    text = qb.write(match)
    assert [line.split()[1] for line in text.splitlines() if line.startswith("==")] == ["round"] * 3 + ["scores"]
    assert "==" not in qb.write(match, checks=False)
    assert qb.read(qb.write(match, checks=False)).state == match.state


def test_checks_of_the_state_as_it_stands():
    facts = "== circle u5 t4 i3 x5 l4 p5 o4 n5\n== empty 74 74\n== scores 0 0\n"
    facts += "== sheet P1 9/9/9/5a3/3aaa3/3a5/3aa4/9/9\n"
    assert qb.write(qb.read(SHORT + facts)) == SHORT
    assert str(fault(SHORT + "== empty 74 73\n")) == "line 12: check-failed: == empty 74 73 (== empty 74 74)"
    assert str(fault(SHORT + "== round 1 4 4\n")) == "line 12: unknown-check: == round 1 4 4"
    assert fault(SHORT + "==\n").code == "unknown-check"
    for part in ("empty 74", "empty 7", "empty", "empty 74 74 74", "empty 74 740"):  # the whole fact, not its beginning
        assert fault(f"{SHORT}== {part}\n").code == "check-failed"


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 1, "not-a-record"),
        ("hello", 1, "not-a-record"),
        ("quiltingbee record 2", 1, "not-a-record"),
        ("\n\n; a comment\n", 1, "not-a-record"),
        ("quiltingbee record 1", 1, "no-game"),
        ("quiltingbee record 1\nP1: Ann", 2, "no-game"),
        ("quiltingbee record 1\nGame: chess\nP1: Ann", 2, "unknown-game"),
        ("quiltingbee record 1\nGame: doodle/1", 2, "no-seats"),
        ("quiltingbee record 1\nGame: doodle/1\nP2: Bob", 3, "seat-left-out"),
        ("quiltingbee record 1\nGame: doodle/1\nP1: Ann\nP3: Cas", 4, "seat-left-out"),
        (SHORT.replace("P2: Bob", "P2: Bob\nP2: Bea"), 6, "header-twice"),
        (SHORT.replace("Ann", "A" * 501), 4, "headers-too-long"),
        (SHORT.replace("reconstruction-1", "my-own"), 3, "unknown-deck"),
        (SHORT.replace("Deck:", "Cut-Again: maybe\nDeck:"), 3, "yes-or-no"),
        (SHORT.replace("P1: Ann", "Start: doodle/1 | nothing\nP1: Ann"), 4, "not-a-position"),
        (SHORT.replace("S4 S1", "S4 S4"), 7, "not-in-the-deck"),
        (SHORT.replace("d4 r1", "d4 x1"), 8, "not-an-event"),
        (SHORT.replace("e1 m3", "i1 m3"), 9, "outside-the-sheet"),
        (SHORT.replace("P2 draw", "P3 draw"), 9, "no-such-seat"),
        (SHORT + "-- roll 2\n", 12, "acts-first"),
        (SHORT + "Word: too late\n", 12, "not-an-event"),
        (SHORT.replace("-- roll 2", "x" * 201_001), 11, "line-too-long"),
    ],
)
def test_a_fault_is_named_with_its_line(text, line, code):
    found = fault(text)
    assert (found.line, found.code) == (line, code)


def test_too_many_headers_and_too_long_a_record():
    heads = "\n".join(f"H{n}: x" for n in range(record.MOST_HEADERS))
    assert fault(SHORT.replace("P1: Ann", f"{heads}\nP1: Ann")).code == "headers-too-long"
    long = fault(SHORT + ";" * record.LONGEST)
    assert (long.code, long.line) == ("record-too-long", SHORT.count("\n") + 1)


def test_the_number_of_seats_is_refused_by_the_game():
    text = "quiltingbee record 1\nGame: patchwork/1\nP1: a\nP2: b\nP3: c\n"
    assert fault(text).code == "wrong-number-of-seats"


def test_names_are_written_in_one_line_without_a_comment():
    match = qb.new("doodle", names=("Ann; or\nAnna\x00",), seed=1)
    assert "P1: Ann, or Anna\n" in qb.write(match)

"""The notation of Patchwork: one line, one event, one spelling."""

import pytest

from quiltingbee.core.game import BadText, Deal, Move
from quiltingbee.core.shapes import Place
from quiltingbee.games.patchwork.moves import ADVANCE, LONGEST, Buy, Leather, format_event, parse_event

CIRCLE = (11, 9, 5, *(n for n in range(1, 33) if n not in (5, 9, 11)), 0)

LINES = [
    ("P1 buy 11 f4 m2", Move(0, Buy(11, Place(32, "m2")))),
    ("P2 buy 03 a1 r0", Move(1, Buy(3, Place(0, "r0")))),
    ("P2 advance", Move(1, ADVANCE)),
    ("P1 leather b7", Move(0, Leather(55))),
    ("-- first P2", Deal("first", (1,))),
    ("-- circle " + " ".join(f"{n:02d}" for n in CIRCLE), Deal("circle", CIRCLE)),
    ("-- card 10", Deal("card", (10,))),
    ("-- back 6", Deal("back", (6,))),
]


@pytest.mark.parametrize(("line", "event"), LINES)
def test_a_line_and_its_event(line, event):
    assert parse_event(line) == event
    assert format_event(event) == line


@pytest.mark.parametrize(("line", "event"), LINES)
def test_the_reader_takes_other_case_and_more_blanks(line, event):
    assert parse_event("  " + line.upper().replace(" ", "\t ") + " ") == event
    assert parse_event(line.lower()) == event


def test_a_patch_may_be_written_with_one_digit():
    assert parse_event("P1 buy 3 a1 r0") == Move(0, Buy(3, Place(0, "r0")))


def test_numbers_that_no_patch_has_are_read_and_left_to_the_rules():
    assert parse_event("P7 buy 99 i9 m3") == Move(6, Buy(99, Place(80, "m3")))
    assert parse_event("-- circle 77") == Deal("circle", (77,))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "P1",
        "P0 advance",
        "P01 advance",
        "P99999 advance",
        "advance",
        "P1 advance 3",
        "P1 buy 11 f4",
        "P1 buy 111 f4 r0",
        "P1 buy 11 j1 r0",
        "P1 buy 11 a0 r0",
        "P1 buy 11 a1 r4",
        "P1 buy -1 a1 r0",
        "P1 buy \u0661 a1 r0",
        "P1 leather",
        "P1 leather a10",
        "-- first",
        "-- first 1",
        "-- first P1 P2",
        "-- circle",
        "-- circle 1 x",
        "-- roll 2",
        "-- card 1000",
        "P1 advance" + " " * LONGEST,
        "-- circle" + " 11" * 1_000_000,
    ],
)
def test_what_is_no_event_is_refused_with_a_code(line):
    with pytest.raises(BadText) as told:
        parse_event(line)
    assert told.value.code == "not-an-event"
    assert len(told.value.text) <= 80

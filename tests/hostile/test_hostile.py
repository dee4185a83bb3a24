"""Hostile text: whatever is read is read or refused with a line and a code, in time that grows with its size at most.

What is counted is calls of functions, which are the same on every machine; no clock decides here.
"""

from functools import partial

import pytest
from tests.hostile.broken import KINDS, READERS, broken, calls, count, judged

import quiltingbee as qb
from quiltingbee.core import headers, record
from quiltingbee.games.doodle import cards, default_deck, read_deck
from quiltingbee.games.doodle import lines as doodle_lines
from quiltingbee.games.patchwork import compact
from quiltingbee.games.patchwork import lines as patchwork_lines

PARTS = 3
SEEDS = 14_000
"""Texts in a part: enough that 100,000 of all are refused, for some are good after all."""
CIRCLE = "AbYTeZVDLIPEagQHdWNfCcFBJRGKMOSUX"
HEAD = "quiltingbee record 1\nGame: doodle/1\nP1: a\n\n"
OPEN = f"{HEAD}-- start S4\nP1 draw d4 r1\n-- cards U5 T4 I3 X5 L4 P5 O4 N5\n-- roll 2\n"
TEN_MB = 10_000_000


@pytest.mark.heavy
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", KINDS)
def test_a_hundred_thousand_broken_texts_are_refused_with_a_line_and_a_code(kind, part):
    told = count(kind, range(part * SEEDS, (part + 1) * SEEDS))
    refused = told.total() - told["good"]
    assert refused * PARTS * len(KINDS) >= 100_000
    assert len(told) > 10


@pytest.mark.parametrize("kind", KINDS)
def test_the_work_for_a_broken_text_is_bounded_by_its_size(kind):
    for seed in range(200):
        text = broken(kind, seed)
        judged(kind, text)  # what is made once for all texts is made now
        assert calls(partial(judged, kind, text)) < 3_000 + 30 * len(text), (seed, text)


@pytest.mark.parametrize(
    ("kind", "head", "again"),
    [
        ("record", "", "\n"),
        ("record", "", "; nothing\n"),
        ("record", HEAD, ";"),
        ("record", HEAD, " "),
        ("record", HEAD, "\t;\n"),
        ("record", HEAD, "== empty 81\n"),
        ("record", HEAD, "== sheet P1 9/9/9/9/9/9/9/9/9\n"),
        ("record", HEAD, "1. "),
        ("record", HEAD, "-- "),
        ("record", HEAD, "-- start S4 "),
        ("record", HEAD + "-- start", " S4"),
        ("record", OPEN, "== circle U5 T4 I3 X5 L4 P5 O4 N5\n"),
        ("record", OPEN + "P1 draw cut", " a1"),
        ("record", OPEN + "P1 pass", " + dot a1"),
        ("record", OPEN + "P1 pass", "+"),
        ("record", OPEN + "P1 take U5 ", "again "),
        ("record", OPEN + "-- roll ", "9"),
        ("record", "quiltingbee record 1\n", "A: b\n"),
        ("record", "quiltingbee record 1\nA: ", "b"),
        ("record", "quiltingbee record 1\nGame: ", "doodle/1 "),
        ("record", "quiltingbee record 1\nGame: doodle/1\nStart: doodle/1", " | P1"),
        ("record", "quiltingbee record 1\nGame: patchwork/1\nP1: a\nP2: b\n\n-- circle", " 00"),
        ("deck", "", "\n"),
        ("deck", "", ";"),
        ("deck", "", "name: x\n"),
        ("deck", "name: x\n[start]\n", "[cards]\n"),
        ("deck", "name: x\n[start]\nS0 #", "/#"),
        ("deck", "name: x\n[start]\nS0 ", "#"),
        ("deck", "name: x\n[cards]\nI", "x2 "),
        ("position", "doodle/1", " | P1"),
        ("position", "doodle/1 | reconstruction-1 | 1.0 | start", " S4"),
        ("position", "doodle/1 | reconstruction-1 | 1.1 | start S4 | circle", " I1"),
        ("position", "doodle/1 | reconstruction-1 | 1.0 | P1 9/9/9", "/9"),
        ("position", "doodle/1 | reconstruction-1 | 1.0 | start S4 | P1 9/9/9/9/9/9/9/9/9 - - = pass", " + dot a1"),
        ("position", "patchwork/1 | revised | P1", " | circle 00"),
        ("record", CIRCLE + " ", "."),
    ],
)
def test_ten_times_the_size_is_ten_times_the_work_at_most(kind, head, again):
    def work(size: int) -> int:
        text = head + again * (size // len(again))
        return calls(lambda: judged(kind, text))

    work(1_000)
    assert work(100_000) <= 10 * work(10_000) + 1_000


def test_a_thousand_seats_with_a_check_behind_every_event():
    """The facts of a thousand sheets are not made anew for each line that states one."""

    def work(seats: int) -> float:
        names = "".join(f"P{seat}: a\n" for seat in range(1, seats + 1))
        start = " ".join((list(default_deck().start_names) * seats)[:seats])
        events = "".join(f"P{seat} draw a1 r0\n== circle -\n" for seat in range(1, seats))
        text = f"quiltingbee record 1\nGame: doodle/1\n{names}\n-- start {start}\n{events}"
        assert len(qb.read(text).log) == seats
        return calls(lambda: qb.read(text)) / len(text)

    work(10)
    assert work(250) < 30  # for each letter


@pytest.mark.parametrize(
    ("kind", "text", "code", "limit"),
    [
        ("record", "quiltingbee record 1\n", "record-too-long", record.LONGEST),
        ("record", OPEN, "record-too-long", record.LONGEST),
        ("record", CIRCLE + " .", "compact-too-long", compact.LONGEST),
        ("deck", "name: x\n", "deck-too-long", cards.LONGEST),
        ("position", "doodle/1 | ", "position-too-long", doodle_lines.LONGEST),
        ("position", "patchwork/1 | ", "position-too-long", patchwork_lines.LONGEST),
    ],
)
@pytest.mark.parametrize("sign", ["\n", " ", "a", "(", "\U0001f9f5"])
def test_a_bomb_of_ten_megabytes_is_refused_at_the_limit_without_a_look_at_it(kind, text, code, limit, sign):
    bomb = text + sign * TEN_MB
    assert judged(kind, bomb) == code
    assert calls(lambda: judged(kind, bomb)) < 300
    with pytest.raises(qb.BadText, match=f"{len(bomb)} > {limit}"):
        READERS[kind](bomb)


def test_the_longest_records_are_below_the_limits():
    """What a match can come to is accepted: a thousand seats, and the position of a thousand sheets at its head."""
    match = qb.new("doodle", seats=1000, seed=1, names=["x" * headers.LONGEST] * 1000)
    line = match.game.position(match.state).replace("9/9/9/9/9/9/9/9/9", "/".join(["a1b1c1d1e"] * 9))
    assert len(line) < doodle_lines.LONGEST
    assert len(f"Start: {line}") < record.LONGEST_LINE
    assert len(qb.write(match)) < record.LONGEST
    assert read_deck(str(default_deck())) == default_deck()

"""Patchwork counted: the shared table of records nobody here produced, and our own table, counted again by brute force."""

from pathlib import Path
from typing import Any

import pytest

import quiltingbee as qb
from quiltingbee.core.game import Deal, Move
from quiltingbee.core.match import Match
from quiltingbee.core.perft import perft
from quiltingbee.games.patchwork import Patchwork

HERE = Path(__file__).parent / "patchwork"
MOST = 1_000_000
RECORDS = sorted(path.name for path in HERE.glob("*-*.txt"))
GAME: Any = Patchwork()


def after(record: str, acts: int) -> Any:
    """The state after so many acts of a record."""
    match: Match = qb.read((HERE / record).read_text("utf-8"))
    state, left = match.first, acts
    for event in match.log:
        if isinstance(event, Move):
            if left == 0:
                break
            left -= 1
        state = GAME.apply(state, event)
    return state


def table(name: str) -> list[tuple[str, int, int, int]]:
    """Record, acts played, depth, count."""
    rows = []
    for line in (HERE / name).read_text("utf-8").splitlines():
        if not line.startswith("#"):
            record, acts, *counts = line.split()
            rows += [(record, int(acts), depth, int(count)) for depth, count in enumerate(counts, 1)]
    return rows


def test_all_the_shared_records_are_here():
    assert len([name for name in RECORDS if name.startswith("traced")]) == 20
    assert len([name for name in RECORDS if name.startswith("opening")]) == 5


@pytest.mark.parametrize("record", RECORDS)
def test_the_record_replays_and_its_checks_hold(record):
    text = (HERE / record).read_text("utf-8")
    match = qb.read(text)
    written = qb.write(match)
    assert qb.read(written).state == match.state
    if record.startswith("traced"):
        assert match.over
        told = text.strip().splitlines()[-1]
        assert told == "== scores " + " ".join(map(str, match.scores))
    assert [line for line in written.splitlines() if line[:2] in ("P1", "P2", "--")] == [
        line for line in text.splitlines() if line[:2] in ("P1", "P2", "--")
    ]


@pytest.mark.parametrize("record", [name for name in RECORDS if name.startswith("traced")])
def test_every_act_of_a_record_is_among_the_legal_ones(record):
    match = qb.read((HERE / record).read_text("utf-8"))
    state = match.first
    for event in match.log:
        if not isinstance(event, Deal):
            acts = list(GAME.acts(state, event.seat))
            assert event.act in acts
            assert len(acts) == len(set(acts)) == GAME.count(state, event.seat)
        state = GAME.apply(state, event)


@pytest.mark.parametrize(("record", "acts", "depth", "count"), [row for row in table("perft.txt") if row[3] < MOST])
def test_the_shared_table(record, acts, depth, count):
    assert perft(GAME, after(record, acts), depth) == count

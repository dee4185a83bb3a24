"""Patchwork counted: the shared table of records nobody here produced, and our own table, counted again by brute force."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

import quiltingbee as qb
from quiltingbee.core.game import Deal, Move
from quiltingbee.core.match import Match
from quiltingbee.core.perft import perft
from quiltingbee.games.patchwork import Patchwork, patches

HERE = Path(__file__).parent / "patchwork"
MOST = 1_000_000
RECORDS = sorted(path.name for path in HERE.glob("*-*.txt"))
GAME: Any = Patchwork()


def load(name: str) -> Any:
    """A module beside this one: tests are no package."""
    spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


brute = load("brute_patchwork")


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
    assert len([name for name in RECORDS if name.startswith("own")]) == 8


@pytest.mark.parametrize("record", RECORDS)
def test_the_record_replays_and_its_checks_hold(record):
    text = (HERE / record).read_text("utf-8")
    match = qb.read(text)
    written = qb.write(match)
    assert qb.read(written).state == match.state
    if not record.startswith("opening"):
        assert match.over
        told = text.strip().splitlines()[-1]
        assert told == "== scores " + " ".join(map(str, match.scores))
    assert [line for line in written.splitlines() if line[:2] in ("P1", "P2", "--")] == [
        line for line in text.splitlines() if line[:2] in ("P1", "P2", "--")
    ]


@pytest.mark.parametrize("record", [name for name in RECORDS if "opening" not in name])
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


def test_the_brute_force_has_the_same_box():
    for patch in patches():
        price, time, buttons, cells = brute.BOX[patch.number]
        assert (patch.price, patch.time, patch.buttons) == (price, time, buttons)
        assert {(x, y) for y, row in enumerate(patch.shape.rows) for x, sign in enumerate(row) if sign == "#"} == cells


@pytest.mark.parametrize("record", [name for name in RECORDS if "opening" not in name])
def test_the_brute_force_sees_every_step_of_a_record_alike(record):
    text = (HERE / record).read_text("utf-8")
    tables = brute.replay(text)
    for acts, table in enumerate(tables):
        state = after(record, acts)
        assert list(state.times) == table["time"]
        assert state.bonus == table["tile"]
        assert (state.mover if state.leather else None) == table["in_hand"]
        for seat, quilt in enumerate(state.quilts):
            assert (quilt.buttons, quilt.income) == (table["buttons"][seat], table["earns"][seat])
            assert quilt.filled == sum(1 << 9 * y + x for x, y in table["cells"][seat])
    assert list(GAME.scores(after(record, len(tables)))) == brute.scores(tables[-1])


OWN = table("own.txt")


@pytest.mark.parametrize(("record", "acts", "depth", "count"), OWN)
def test_our_own_table(record, acts, depth, count):
    assert perft(GAME, after(record, acts), depth) == count


@pytest.mark.heavy
@pytest.mark.parametrize(("record", "acts", "depth", "count"), OWN)
def test_our_own_table_by_brute_force(record, acts, depth, count):
    assert brute.count(brute.replay((HERE / record).read_text("utf-8"), acts)[acts], depth) == count


@pytest.mark.heavy
@pytest.mark.parametrize(("record", "acts", "depth", "count"), [row for row in table("perft.txt") if row[3] < 20_000])
def test_the_shared_table_by_brute_force(record, acts, depth, count):
    assert brute.count(brute.replay((HERE / record).read_text("utf-8"), acts)[acts], depth) == count

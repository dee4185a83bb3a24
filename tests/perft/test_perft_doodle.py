"""Patchwork Doodle counted: a table of positions in records of one seat, and the same numbers by brute force."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

import quiltingbee as qb
from quiltingbee.core.chance import Scripted
from quiltingbee.core.game import Deal, Move
from quiltingbee.core.perft import perft

HERE = Path(__file__).parent
RECORDS = HERE.parent / "records" / "doodle"
GAME: Any = qb.game_named("doodle")
MOST = 12_000  # more takes minutes; when the table was made, all below 600,000 were counted by brute force


def load(name: str) -> Any:
    """A module beside this one: tests are no package."""
    spec = importlib.util.spec_from_file_location(name, HERE / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


brute = load("brute_doodle")


def text_of(record: str) -> str:
    path = RECORDS / record
    return (path if path.exists() else HERE / "doodle" / record).read_text("utf-8")


def count(record: str, turn: int, depth: int, *, plain: bool) -> int:
    """The lines of the rules from that turn of the record on; the deals are those of the record."""
    match = qb.read(text_of(record))
    at = [n for n, event in enumerate(match.log) if isinstance(event, Move)][turn]
    deals = [event for event in match.log[at:] if isinstance(event, Deal)]
    first = sum(isinstance(event, Deal) for event in match.log[:at])
    return perft(GAME, match.replay(at), depth, plain=plain, dealer=Scripted(deals, first=first), deals=first)


def table() -> list[tuple[str, int, str, int, int]]:
    """Record, acts played, which acts, depth, count."""
    rows = []
    for line in (HERE / "doodle" / "perft.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            record, turn, kind, *counts = line.split()
            rows += [(record, int(turn), kind, depth, int(number)) for depth, number in enumerate(counts, 1)]
    return rows


TABLE = table()


def test_the_table_has_at_least_six_circles_and_both_kinds_of_acts():
    assert len({row[0] for row in TABLE}) >= 6
    assert {row[2] for row in TABLE} == {"all", "plain"}
    assert max(row[3] for row in TABLE if row[2] == "plain") >= 3


@pytest.mark.parametrize(("record", "turn", "kind", "depth", "number"), TABLE)
def test_the_table(record, turn, kind, depth, number):
    assert count(record, turn, depth, plain=kind == "plain") == number


def test_the_brute_force_has_the_same_cards():
    deck = qb.new("doodle", seed=1).state.options.deck
    assert set(brute.BOX) == set(deck.shapes)
    for name, shape in deck.shapes.items():
        assert brute.BOX[name] == {
            (x, y) for y, row in enumerate(shape.rows) for x, sign in enumerate(row) if sign == "#"
        }


@pytest.mark.parametrize("record", sorted({row[0] for row in TABLE}))
def test_the_brute_force_sees_every_sheet_alike(record):
    match = qb.read(text_of(record))
    states = [state for event, state in match.states() if isinstance(event, Move)]
    for turn, state in enumerate(states, 1):
        sheet = state.sheets[0]
        cells, used = brute.played(text_of(record), turn)
        assert sheet.filled == sum(1 << 9 * y + x for x, y in cells)
        told = {"neighbour": sheet.neighbour, "square": sheet.dot, "scissors": sheet.scissors, "again": sheet.again}
        assert used == {action for action, crossed in told.items() if crossed}


@pytest.mark.heavy
@pytest.mark.parametrize(("record", "turn", "kind", "depth", "number"), [row for row in TABLE if row[4] < MOST])
def test_the_table_by_brute_force(record, turn, kind, depth, number):
    assert brute.count(text_of(record), turn, depth, plain=kind == "plain") == number

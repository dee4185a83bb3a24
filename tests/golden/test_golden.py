"""Matches that were reckoned and drawn by hand before the program saw them; the README.md beside them says how."""

import re
from pathlib import Path

import pytest

import quiltingbee as qb
from quiltingbee.core import grid

HERE = Path(__file__).parent
RECORDS = sorted(f"{path.parent.name}/{path.stem}" for path in HERE.glob("*/*.txt"))


def text_of(name: str) -> str:
    return (HERE / f"{name}.txt").read_text("utf-8")


def drawn(name: str) -> list[list[str]]:
    """The sheets of a match as the notes draw them: nine rows of nine signs each."""
    game, _, title = name.partition("/")
    notes = (HERE / game / "README.md").read_text("utf-8")
    found = re.search(rf"## {title}\n.*?```\n(.*?)```", notes, re.DOTALL)
    assert found is not None
    lines = ["".join(line.split()) for line in found[1].splitlines()]
    return [[line[start : start + 9] for line in lines] for start in range(0, len(lines[0]), 9)]


def test_there_are_three_a_game():
    assert [name.partition("/")[0] for name in RECORDS] == ["doodle"] * 3 + ["patchwork"] * 3


@pytest.mark.parametrize("name", RECORDS)
def test_the_record_replays_to_its_end_and_every_sum_holds(name):
    match = qb.read(text_of(name))
    assert match.over
    assert qb.read(qb.write(match)).state == match.state


@pytest.mark.parametrize("name", [name for name in RECORDS if name.startswith("doodle")])
def test_a_record_of_doodle_is_in_its_one_spelling(name):
    assert qb.write(qb.read(text_of(name))) == text_of(name)


@pytest.mark.parametrize("name", [name for name in RECORDS if name.startswith("patchwork")])
def test_a_record_of_patchwork_has_two_sums_for_each_event_that_changes_them(name):
    assert text_of(name).count("== buttons") == text_of(name).count("== time") >= 26


@pytest.mark.parametrize("name", RECORDS)
def test_the_sheets_are_those_drawn_by_hand(name):
    state = qb.read(text_of(name)).state
    sheets = state.sheets if name.startswith("doodle") else state.quilts
    by_hand = drawn(name)
    assert len(by_hand) == len(sheets)
    for rows, sheet in zip(by_hand, sheets, strict=True):
        letters = sorted(set("".join(rows)) - {"."})
        masks = [
            grid.from_picture("\n".join("".join(s if s == letter else "." for s in row) for row in rows))
            for letter in letters
        ]
        assert tuple(masks) == sheet.patches


@pytest.mark.parametrize("name", RECORDS)
def test_a_wrong_sum_is_found(name):
    text = text_of(name)
    last = list(re.finditer(r"^== (?:buttons|round \d) (\d)", text, re.MULTILINE))[-1]
    wrong = text[: last.start(1)] + str(int(last[1]) % 9 + 1) + text[last.end(1) :]
    with pytest.raises(qb.BadText, match="check-failed"):
        qb.read(wrong)


def test_the_shared_victory_is_shared():
    match = qb.read(text_of("doodle/a-shared-victory"))
    assert match.game.winners(match.state) == (0, 2)

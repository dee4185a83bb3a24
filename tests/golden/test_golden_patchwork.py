"""Three matches of Patchwork that were reckoned and drawn by hand; golden/patchwork/README.md says how."""

import re
from pathlib import Path

import pytest

import quiltingbee as qb
from quiltingbee.core import grid

HERE = Path(__file__).parent / "patchwork"
NOTES = (HERE / "README.md").read_text("utf-8")
NAMES = sorted(path.stem for path in HERE.glob("*.txt"))


def drawn(name: str) -> list[list[str]]:
    """The quilts of a match as the notes draw them: nine rows of nine signs each."""
    found = re.search(rf"## {name}\n.*?```\n(.*?)```", NOTES, re.DOTALL)
    assert found is not None
    lines = [line.split() for line in found[1].splitlines()]
    return [["".join(line[start : start + 9]) for line in lines] for start in range(0, len(lines[0]), 9)]


def test_there_are_three():
    assert NAMES == ["against-the-automa", "seven-by-a-special-patch", "tie-at-the-goal"]


@pytest.mark.parametrize("name", NAMES)
def test_the_record_replays_and_every_sum_holds(name):
    text = (HERE / f"{name}.txt").read_text("utf-8")
    match = qb.read(text)
    assert match.over
    # Two sums for each event that changes them.
    assert text.count("== buttons") == text.count("== time") >= 26
    assert qb.read(qb.write(match)).state == match.state


@pytest.mark.parametrize("name", NAMES)
def test_the_quilts_are_those_drawn_by_hand(name):
    state = qb.read((HERE / f"{name}.txt").read_text("utf-8")).state
    quilts = drawn(name)
    assert len(quilts) == len(state.quilts)
    for rows, quilt in zip(quilts, state.quilts, strict=True):
        letters = sorted(set("".join(rows)) - {"."})
        masks = [
            grid.from_picture("\n".join("".join(s if s == letter else "." for s in row) for row in rows))
            for letter in letters
        ]
        assert tuple(masks) == quilt.patches


@pytest.mark.parametrize("name", NAMES)
def test_a_wrong_sum_is_found(name):
    text = (HERE / f"{name}.txt").read_text("utf-8")
    at = text.rindex("== buttons") + len("== buttons ")
    wrong = text[:at] + str(int(text[at]) % 9 + 1) + text[at + 1 :]
    with pytest.raises(qb.BadText, match="check-failed"):
        qb.read(wrong)

"""Random matches of Doodle by an independent implementation (tests/records): the good are read, the bad are refused."""

from pathlib import Path

import pytest

import quiltingbee as qb

RECORDS = Path(__file__).parents[1] / "records" / "doodle"
GOOD = sorted(path.stem for path in RECORDS.glob("good-*.txt"))
BAD = sorted(path.stem for path in RECORDS.glob("bad-*.txt"))

# What each fault, named in the file's name, may be called. Some lines have two: nine cards with a third copy among them, a
# square that is shaded by an action that has been crossed off.
CODES = {
    "four-dots": {"too-many-squares"},
    "roll-4": {"not-on-the-die"},
    "missing": {"acts-first", "unknown-check"},  # a line is missing: what comes next is out of place
    "third-card": {"not-in-the-deck", "wrong-number-of-cards"},
    "overlap": {"overlap", "square-used"},
    "wrong-points": {"check-failed"},
}


def text_of(name: str) -> str:
    return (RECORDS / f"{name}.txt").read_text("utf-8")


def test_there_are_fifteen_of_each():
    assert (len(GOOD), len(BAD)) == (15, 15)


@pytest.mark.parametrize("name", GOOD)
def test_a_good_record_is_read_to_its_end_and_written_back(name):
    text = text_of(name)
    match = qb.read(text)
    assert match.over
    assert qb.write(match) == text


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_is_refused_with_its_line_and_a_code(name):
    with pytest.raises(qb.BadText) as caught:
        qb.read(text_of(name))
    assert caught.value.line is not None
    assert caught.value.code in CODES[name.split("-", 2)[2]]

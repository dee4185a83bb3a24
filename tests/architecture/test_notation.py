"""docs/notation.md is true: its examples are read, its codes are those of the readers, its limits are those of the source."""

import re

import pytest
from tests.architecture.reading import TOP, codes, modules

import quiltingbee as qb
from quiltingbee.cli import main
from quiltingbee.core import headers, record
from quiltingbee.games.doodle import cards, read_deck
from quiltingbee.games.doodle import lines as doodle_lines
from quiltingbee.games.doodle import moves as doodle_moves
from quiltingbee.games.patchwork import compact, judge, possible
from quiltingbee.games.patchwork import lines as patchwork_lines
from quiltingbee.games.patchwork import moves as patchwork_moves
from quiltingbee.text import words

PAGE = (TOP / "docs" / "notation.md").read_text("utf-8")
OUTSIDE = {"unreadable-file", "not-utf-8"}
"""Codes of the command line before a reader sees anything."""
LIMITS = {
    ("record-too-long", record.LONGEST),
    ("line-too-long", record.LONGEST_LINE),
    ("headers-too-long", headers.LONGEST),
    ("headers-too-long", record.MOST_HEADERS),
    ("not-an-event", doodle_moves.LONGEST),
    ("not-an-event", patchwork_moves.LONGEST),
    ("position-too-long", doodle_lines.LONGEST),
    ("position-too-long", patchwork_lines.LONGEST),
    ("deck-too-long", cards.LONGEST),
    ("compact-too-long", compact.LONGEST),
}


def blocks(kind: str) -> list[str]:
    """The examples of a kind: ```kind and what stands in it."""
    return re.findall(rf"(?m)^```{kind}\n((?:.*\n)*?)```$", PAGE)


def table(heading: str) -> list[list[str]]:
    """The rows of the table that begins with that heading, as often as it comes."""
    found = re.findall(rf"(?m)^\| {heading} \|.*\n\|[-|]+\|\n((?:\|.*\|\n)+)", PAGE)
    rows = [re.split(r" ?(?<!\\)\| ?", row)[1:-1] for part in found for row in part.splitlines()]
    return [[cell.replace("\\|", "|") for cell in row] for row in rows]


def test_there_are_examples_of_everything():
    assert len(blocks("record")) == 3
    assert len(blocks("position")) == 2
    assert len(blocks("deck")) == 1
    assert [blocks(f"events {game}") != [] for game in qb.GAMES] == [True] * len(qb.GAMES)


@pytest.mark.parametrize("text", blocks("record"))
def test_the_records_are_read(text):
    match = qb.read(text)
    assert match.log
    assert qb.read(qb.write(match)).state == match.state


@pytest.mark.parametrize("game", qb.GAMES)
def test_the_events_are_read_and_stand_there_in_their_one_spelling(game):
    for line in "".join(blocks(f"events {game}")).splitlines():
        assert qb.GAMES[game].format(qb.GAMES[game].parse(line)) == line


@pytest.mark.parametrize("text", blocks("position"))
def test_the_positions_are_read_and_stand_there_in_their_one_spelling(text):
    match = qb.position(text.strip())
    assert match.game.position(match.state) == text.strip()


def test_the_deck_is_read_and_the_bad_one_refused_as_the_page_says(tmp_path, monkeypatch, capsys):
    (text,) = blocks("deck")
    assert read_deck(text).name == "my-deck-1"
    (tmp_path / "my-deck.txt").write_text(text.replace("A1 .#./###/.#./##.", "A1 .#./###"), "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QUILTINGBEE_LANGUAGE", "en")
    (told,) = re.findall(r"\$ quiltingbee (new doodle --deck my-deck\.txt)\n((?:.+\n)+?)```", PAGE)
    assert main(told[0].split()) == 1
    assert capsys.readouterr().err == told[1]


def test_every_code_of_the_readers_is_listed_and_no_other():
    raised = {code for room in ("core", "games") for path in modules(room) for _, code in codes(path)}
    raised |= set(judge.REASONS) | set(possible.FAULTS) | OUTSIDE
    listed = [row[0].strip("`") for row in table("code")]
    assert len(listed) == len(set(listed))
    assert set(listed) - raised == set()
    assert raised - set(listed) == set()


def test_the_words_beside_a_code_are_those_of_the_catalogue():
    say = words("en")
    for code, told in table("code"):
        message = f"error-{code.strip('`')}"
        if message in say:
            assert told == say(message)


def test_the_limits_are_those_of_the_source():
    assert {(code.strip("`"), int(signs)) for _, signs, code in table("limit")} == LIMITS


@pytest.mark.parametrize("game", ["doodle", "patchwork"])
def test_every_fact_that_can_be_checked_is_listed(game):
    listed = " ".join(row[0] for row in table("fact"))
    names = set()
    for line in (TOP / "tests" / "golden" / game).glob("*.txt"):
        match = qb.read(line.read_text("utf-8"))
        names |= set(match.game.checks(match.state))
    assert len(names) > 5
    for name in names:
        assert f"`{name}`" in listed or re.fullmatch(r"sheet P[0-9]+", name)


def test_every_header_of_the_games_is_listed():
    listed = "".join(row[0] for row in table("header"))
    for game, options in (
        ("doodle", {"cut_again": True, "neighbour_scissors": False}),
        ("patchwork", {"automa": "normal", "seats": 1}),
    ):
        match = qb.new(game, seed=1, **options)
        for header in (*match.game.headers(match.first), *match.headers, *qb.Fair(b"x", ("word",)).headers()):
            assert f"`{header}`" in listed

"""Decks as data files that a person writes by hand."""

import pytest

import quiltingbee as qb
from quiltingbee.core.game import BadText
from quiltingbee.games.doodle import default_deck, read_deck
from quiltingbee.games.doodle.cards import LONGEST

TEXT = str(default_deck())


def fault(text: str) -> BadText:
    with pytest.raises(BadText) as caught:
        read_deck(text)
    return caught.value


def test_a_deck_is_written_as_its_data_file():
    assert read_deck(TEXT) == default_deck()
    assert TEXT.startswith("name: reconstruction-1\n\n[start]\nS0 ..#/.##/.#./###\n")
    assert "L3 ##/#. x2\n" in TEXT


def test_comments_blanks_and_case_do_not_matter():
    text = TEXT.replace("[start]", "; the start cards\n  [START]  ; ten\n").replace(" x2", "   X2 ; twice")
    assert read_deck("\ufeff" + text.replace("name:", "NAME :")) == default_deck()


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ("name: reconstruction-1", "", 38, "deck-name"),
        ("name: reconstruction-1", "name:", 1, "deck-name"),
        ("name: reconstruction-1", "name: two words", 1, "deck-name"),
        ("name: reconstruction-1", "called: mine", 1, "deck-name"),
        ("name: reconstruction-1", "name: mine\nname: mine", 2, "deck-name"),
        ("S0 ..#/.##/.#./###", "S0", 4, "deck-line"),
        ("S0 ..#/.##/.#./###", "S0 ..#/.##/.#./### x2", 4, "deck-line"),
        ("S0 ..#/.##/.#./###", "0S ..#/.##/.#./###", 4, "deck-line"),
        ("S0 ..#/.##/.#./###", "S1 ..#/.##/.#./###", 5, "deck-card-twice"),
        ("S0 ..#/.##/.#./###", "S0 ..#/.##/##.", 4, "deck-start-size"),
        ("S0 ..#/.##/.#./###", "S0 ..#/.##/.#./#.#", 4, "shape-pieces"),
        ("S0 ..#/.##/.#./###", "S0 ..#/.##/.#./##", 4, "shape-rows"),
        ("S0 ..#/.##/.#./###", "S0 ..#/.##/.#./##o", 4, "shape-sign"),
        ("S0 ..#/.##/.#./###", "S0 ..#./.##./.#../###.", 4, "shape-margin"),
        ("S0 ..#/.##/.#./###\n", "", 37, "deck-start-count"),
        ("I1 #\n", "", 37, "deck-card-count"),
        ("I1 #", "I1 # x2", 38, "deck-card-count"),
        ("I1 #", "I1 # x0", 16, "deck-line"),
        ("I1 #", "I1 # x100", 16, "deck-line"),
    ],
)
def test_a_fault_is_named_with_its_line(old, new, line, code):
    assert old in TEXT
    found = fault(TEXT.replace(old, new, 1))
    assert found.code == code
    assert found.line == line


def test_a_deck_that_is_much_too_long():
    assert fault(";" * (LONGEST + 1)).code == "deck-too-long"


def test_a_match_with_a_deck_of_ones_own():
    mine = read_deck(TEXT.replace("reconstruction-1", "mine").replace("I1 #", "Q9 ##/.#"))
    match = qb.new("doodle", seed=1, deck=mine)
    text = qb.write(match)
    assert "Deck: mine\n" in text
    assert qb.read(text, deck=mine).state == match.state
    with pytest.raises(BadText, match="unknown-deck: mine"):
        qb.read(text)
    # A record that names no deck is of the one that is given, and the default can still be named.
    assert qb.read("quiltingbee record 1\nGame: doodle/1\nP1: a", deck=mine).state.options.deck == mine
    named = "quiltingbee record 1\nGame: doodle/1\nDeck: reconstruction-1\nP1: a"
    assert qb.read(named, deck=mine).state.options.deck == default_deck()

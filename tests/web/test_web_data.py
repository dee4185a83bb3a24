"""The client's own small data and words are those of the Python side."""

import re
from pathlib import Path

import pytest

WEB = Path("src/quiltingbee/web")
TEXT = Path("src/quiltingbee/text")


def _rows(name):
    source = (WEB / "data.js").read_text("utf-8")
    found = re.search(rf"const {name} = `\n(.*?)`", source, re.DOTALL)
    assert found is not None
    return found[1].split("\n")


def test_the_cards_are_those_of_the_deck():
    from quiltingbee.games.doodle.cards import default_deck

    deck = default_deck()
    told = dict(row.split(" ") for row in [*_rows("START"), *_rows("CARDS")])
    known = {
        name: "/".join(str(shape).split()) if not hasattr(shape, "rows") else shape.rows
        for name, shape in deck.shapes.items()
    }
    assert told == {name: rows if isinstance(rows, str) else "/".join(rows) for name, rows in known.items()}


def test_the_patches_and_the_track_are_those_of_the_box():
    from quiltingbee.games.patchwork import pieces

    drawn = re.findall(r"^\d\d \|.*$", Path(pieces.__file__).read_text("utf-8"), re.MULTILINE)
    assert [line.replace(" ", "") for line in drawn] == _rows("PATCHES")
    source = (WEB / "data.js").read_text("utf-8")
    for edition, spaces in pieces.SPECIALS.items():
        assert f"{edition}: {list(spaces)}" in source
    assert f"INCOME = {list(pieces.INCOME)}" in source


@pytest.mark.parametrize("language", ["de", "nl"])
def test_every_language_has_the_same_words(language):
    def keys(tag):
        return re.findall(r"^(web-[\w-]+) =", (TEXT / tag / "web.ftl").read_text("utf-8"), re.MULTILINE)

    assert keys(language) == keys("en")


def test_every_word_that_is_asked_for_is_there():
    known = set(re.findall(r"^web-([\w-]+) =", (TEXT / "en" / "web.ftl").read_text("utf-8"), re.MULTILINE))
    asked = set()
    for file in WEB.rglob("*.js"):
        if "vendor" not in file.parts:
            asked |= set(re.findall(r'\b(?:t|why)\("([a-z][a-z-]+)"', file.read_text("utf-8")))
    why = {word for word in asked if f"why-{word}" in known}
    assert asked - why <= known


def test_modules_are_small_and_say_what_they_are():
    for file in WEB.rglob("*.js"):
        if "vendor" in file.parts:
            continue
        text = file.read_text("utf-8")
        assert text.startswith("/**\n * "), file
        assert text.count("\n") <= 400, file


@pytest.mark.parametrize(
    ("language", "said", "never"),
    [
        (
            "de",
            "Flicken Startflicken Reißbrett Spielfigur Kartenkreis Sonderaktion Einzelfeld Zwischenwertung Decke Zeitstein Zeitplan Knopfwertung Spezialflicken Sonderplättchen",
            "Kästchen Blatt Zeittafel Einkommen Reissbrett",
        ),
        (
            "nl",
            "lapje startlapje tekenbord pion cirkel speciale\xa0acties tussentelling ronden",
            "kring rondes gekeerd",
        ),
    ],
)
def test_the_words_are_those_of_the_rulebooks(language, said, never):
    text = (TEXT / language / "web.ftl").read_text("utf-8")
    for word in said.split(" "):
        assert word.replace("\xa0", " ") in text, word
    for word in never.split(" "):
        assert not re.search(rf"\b{word}\b", text), word

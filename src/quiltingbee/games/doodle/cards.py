"""The cards of Patchwork Doodle: decks as data files that a person can write by hand."""

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache

from quiltingbee.core.game import BadText
from quiltingbee.core.shapes import Shape, parse_shape

START_CARDS = 10  # C2
START_SIZE = 7  # C2
PATCH_CARDS = 30  # C3
LONGEST = 20_000
DEFAULT = "reconstruction-1"

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}")
_CARD = re.compile(r"[A-Za-z][A-Za-z0-9]{0,7}")


@dataclass(frozen=True)
class Deck:
    """Start cards and patch cards; copies of a card are equal and stand behind one another."""

    name: str
    start: tuple[Shape, ...]
    cards: tuple[Shape, ...]

    @cached_property
    def shapes(self) -> dict[str, Shape]:
        """Every card by its name, start cards included."""
        return {shape.name: shape for shape in self.start + self.cards}

    @cached_property
    def _spellings(self) -> dict[str, str]:
        return {name.casefold(): name for name in self.shapes}

    def spelled(self, name: str) -> str:
        """The card's name as the deck spells it; an unknown name stays as it is."""
        return self._spellings.get(name.casefold(), name)

    @cached_property
    def start_names(self) -> tuple[str, ...]:
        """The names of the start cards."""
        return tuple(shape.name for shape in self.start)

    @cached_property
    def card_names(self) -> tuple[str, ...]:
        """The names of the patch cards, one for each copy."""
        return tuple(shape.name for shape in self.cards)

    def __str__(self) -> str:
        """The deck as its data file."""
        lines = [f"name: {self.name}", "", "[start]", *(f"{shape.name} {shape}" for shape in self.start), "", "[cards]"]
        for shape in dict.fromkeys(self.cards):
            copies = self.cards.count(shape)
            lines.append(f"{shape.name} {shape}" + (f" x{copies}" if copies > 1 else ""))
        return "\n".join(lines) + "\n"


def read_deck(text: str) -> Deck:
    """The deck a data file describes. BadText with the line and a code when it is not one."""
    if len(text) > LONGEST:
        raise BadText("deck-too-long", f"{len(text)} > {LONGEST}", text.count("\n", 0, LONGEST) + 1)
    name, section = "", ""
    found: dict[str, list[Shape]] = {"[start]": [], "[cards]": []}
    seen: set[str] = set()
    lines = text.removeprefix("\ufeff").rstrip("\n").split("\n")
    for number, raw in enumerate(lines, 1):
        line = raw.split(";")[0].strip()
        if not line:
            continue
        if line.casefold() in found:
            section = line.casefold()
        elif section:
            found[section].extend(_cards(line, number, section, seen))
        elif name:
            raise BadText("deck-name", line[:80], number)
        else:
            name = _deck_name(line, number)
    last = len(lines)
    if not name:
        raise BadText("deck-name", "name: …", last)
    if len(found["[start]"]) != START_CARDS:
        raise BadText("deck-start-count", str(len(found["[start]"])), last)
    if len(found["[cards]"]) != PATCH_CARDS:
        raise BadText("deck-card-count", str(len(found["[cards]"])), last)
    return Deck(name, tuple(found["[start]"]), tuple(found["[cards]"]))


def _deck_name(line: str, number: int) -> str:
    key, colon, value = line.partition(":")
    if key.strip().casefold() != "name" or not colon or not _NAME.fullmatch(value.strip()):
        raise BadText("deck-name", line[:80], number)
    return value.strip()


def _cards(line: str, number: int, section: str, seen: set[str]) -> list[Shape]:
    """The copies of the card that a line describes."""
    words = line.split()
    copies = 1
    if len(words) == 3 and re.fullmatch(r"[xX][1-9][0-9]?", words[2]) and section == "[cards]":
        copies = int(words.pop()[1:])
    if len(words) != 2 or not _CARD.fullmatch(words[0]):
        raise BadText("deck-line", line[:80], number)
    if words[0].casefold() in seen:
        raise BadText("deck-card-twice", words[0], number)
    seen.add(words[0].casefold())
    try:
        shape = parse_shape(words[0], words[1])
    except ValueError as fault:
        raise BadText(str(fault), line[:80], number) from None
    if section == "[start]" and shape.size != START_SIZE:
        raise BadText("deck-start-size", line[:80], number)
    return [shape] * copies


@lru_cache
def default_deck() -> Deck:
    """The deck in the package."""
    from importlib import resources  # slow to import, and not needed before the first match

    return read_deck(resources.files(__package__).joinpath(f"{DEFAULT}.txt").read_text("utf-8"))

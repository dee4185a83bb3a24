"""Broken records, decks and positions: good ones with something changed, halves of two, and plain garbage."""

import random
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import quiltingbee as qb
from quiltingbee.games.doodle import default_deck, read_deck
from quiltingbee.text import words

KINDS = ("record", "deck", "position")
LONG = 5_000
MOST_SAID = 500
TESTS = Path(__file__).parents[1]
SETTINGS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("doodle", {"seats": 1}),
    ("doodle", {"seats": 3, "cut_again": True}),
    ("patchwork", {"seats": 2}),
    ("patchwork", {"seats": 2, "edition": "original"}),
    ("patchwork", {"seats": 1, "automa": "normal", "level": 3}),
    ("patchwork", {"seats": 1, "automa": "tactical", "level": 5}),
)
PLAIN = """
P1 P2 P3 P0 P1000 P9999 -- == draw left right take cut again dot pass + buy advance leather start cards roll 2 first
circle card back bonus round scores sheet empty gone r0 m3 r9 a1 i9 j0 a0 00 32 33 99 -1 1e9 0x1 U5 S4 I1 Automa
quiltingbee record Game: Deck: Start: Edition: Level: doodle/1 patchwork/1 name: [start] [cards] x2 x99 # #/# . | / = ; -
99999999999999999999999999 %s {0} ' " \\ ${x}
"""
ODD = "\u0663 \u00b2 \uff11 \u00e9 \u0130 \ufeff \x00 \x1b[31m \u202e \u2028 \U0001f9f5 \ud800 \t \r \v \x85"
NUMBERS: tuple[str, ...] = (*"0123456789", "12", "-1", "100", "9" * 30, "x")
WORDS = [*PLAIN.split(), *ODD.split(" ")]
"""What is put in where it does not belong."""


@cache
def good(kind: str) -> tuple[str, ...]:
    """Good texts of a kind, those that broken ones are made of."""
    if kind == "deck":
        return (str(default_deck()), "; by hand\n" + str(default_deck()).replace(" x2", "   X2 ; twice"))
    matches = [_played(game, seed, **options) for game, options in SETTINGS for seed in (1, 2)]
    if kind == "position":
        return tuple(
            match.game.position(match.replay(events)) for match in matches for events in range(0, len(match.log), 5)
        )
    files = [*TESTS.glob("golden/*/*.txt"), *TESTS.glob("records/*/good-00*.txt"), *TESTS.glob("perft/*/traced-0*.txt")]
    compact = next(line for line in (TESTS / "patchwork/compact.txt").read_text("utf-8").splitlines() if "A" in line)
    positions = [
        f"quiltingbee record 1\nGame: {line.split(' |')[0]}\nStart: {line}\n\n" for line in good("position")[::9]
    ]
    texts = [path.read_text("utf-8") for path in sorted(files)]
    return (*texts, *(qb.write(match, explain=True) for match in matches), *positions, compact)


def _played(game: str, seed: int, **options: Any) -> qb.Match:
    """A whole match of any acts."""
    lots = random.Random(seed)
    match = qb.new(game, seed=seed, **options)
    return match.finish(
        lambda match, seat: match.game.nth(match.state, seat, lots.randrange(match.game.count(match.state, seat)))
    )


def broken(kind: str, seed: int) -> str:
    """A text that is most likely no good one; the same for the same seed."""
    lots = random.Random(f"{kind} {seed}")
    text = lots.choice(good(kind))
    if kind == "record" and lots.random() < 0.8:  # most faults in a short record, so that reading comes to them soon
        lines = text.splitlines(keepends=True)
        text = "".join(lines[: lots.randrange(3, 40)])
    head = ""
    if lots.random() < 0.75:  # most faults behind the beginning, without which nothing else is looked at
        end = max(text.find({"record": "\n\n", "deck": "[start]", "position": " | "}[kind]), 0) + 3
        head, text = text[:end], text[end:]
    for _ in range(lots.choice((1, 1, 1, 2, 3, 8))):
        change = lots.choice(CHANGES)
        text = change(text, lots)
    return head + text


def _span(text: str, lots: random.Random, longest: int = 20) -> tuple[int, int]:
    start = lots.randrange(len(text) + 1)
    return start, min(len(text), start + lots.randrange(longest))


def _sign(text: str, lots: random.Random) -> str:
    at = lots.randrange(len(text) + 1)
    return text[:at] + chr(lots.choice((lots.randrange(32, 127), lots.randrange(0x3000)))) + text[at + 1 :]


def _without(text: str, lots: random.Random) -> str:
    start, stop = _span(text, lots)
    return text[:start] + text[stop:]


def _word(text: str, lots: random.Random) -> str:
    parts = text.split(" ")
    parts[lots.randrange(len(parts))] = lots.choice(WORDS)
    return " ".join(parts)


def _put_in(text: str, lots: random.Random) -> str:
    at = lots.randrange(len(text) + 1)
    return text[:at] + lots.choice((" ", "\n", "")) + lots.choice(WORDS) + lots.choice((" ", "\n", "")) + text[at:]


def _lines(text: str, lots: random.Random) -> str:
    """A line that goes, comes twice, or changes places with another."""
    lines = text.split("\n")
    one, other = lots.randrange(len(lines)), lots.randrange(len(lines))
    what = lots.randrange(3)
    if what == 0:
        del lines[one]
    elif what == 1:
        lines.insert(other, lines[one])
    else:
        lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _fields(text: str, lots: random.Random) -> str:
    """The same with the parts between bars or blanks."""
    by = " | " if " | " in text else " "
    parts = text.split(by)
    one, other = lots.randrange(len(parts)), lots.randrange(len(parts))
    parts[one], parts[other] = parts[other], parts[one]
    return by.join(parts[: lots.choice((len(parts), max(one, 1)))])


def _number(text: str, lots: random.Random) -> str:
    """Another number where one stands."""
    places = [n for n, sign in enumerate(text) if sign.isdigit()]
    if not places:
        return text
    at = lots.choice(places)
    return text[:at] + lots.choice(NUMBERS) + text[at + 1 :]


def _alike(text: str, lots: random.Random) -> str:
    """A word that looks like another changes places with it: the hardest to see."""
    words_there = text.split(" ")
    one = lots.randrange(len(words_there))
    kind = _kind(words_there[one])
    others = [n for n, word in enumerate(words_there) if _kind(word) == kind and word != words_there[one]]
    if others:
        words_there[one] = words_there[lots.choice(others)]
    return " ".join(words_there)


def _kind(word: str) -> str:
    return "".join("9" if sign.isdigit() else "a" if sign.isalpha() else sign for sign in word)[:4]


def _letters(text: str, lots: random.Random) -> str:
    """All in capitals, or with something said a thousand times."""
    if lots.random() < 0.3:
        return text.swapcase()
    start, stop = _span(text, lots)
    return text[:stop] + text[start:stop] * lots.choice((2, 10, 1000)) + text[stop:]


def _half(text: str, lots: random.Random) -> str:
    """The beginning of this one, the end of another of any kind."""
    other = lots.choice(good(lots.choice(("deck", "position"))))
    return text[: lots.randrange(len(text) + 1)] + other[lots.randrange(len(other) + 1) :]


def _garbage(text: str, lots: random.Random) -> str:
    """Nothing of it stays."""
    signs = lots.choice(("#./x \n", "P12 -=\n", "abcdefghi123456789 /,|\n", "".join(map(chr, range(256)))))
    said = "".join(lots.choice(signs) for _ in range(lots.randrange(min(len(text), 400) + 1)))
    return (
        lots.choice(
            ("", "quiltingbee record 1\n", "quiltingbee record 1\nGame: doodle/1\nP1: a\n\n", "name: x\n[start]\n")
        )
        + said
    )


CHANGES: tuple[Callable[[str, random.Random], str], ...] = (
    _sign,
    _without,
    _word,
    _put_in,
    _lines,
    _fields,
    _number,
    _number,
    _alike,
    _alike,
    _alike,
    _letters,
    _half,
    _garbage,
)
READERS: dict[str, Callable[[str], Any]] = {"record": qb.read, "deck": read_deck, "position": qb.position}


def judged(kind: str, text: str) -> str | None:
    """The code with which a text is refused, None when it is good after all. An AssertionError for any other answer."""
    try:
        READERS[kind](text)
    except qb.BadText as fault:
        wrong = _fault(kind, text, fault)
        if wrong is None:
            return fault.code
    except Exception as fault:  # noqa: BLE001 - it is what no reader may let through
        wrong = f"{type(fault).__name__}: {fault}"
    else:
        return None
    raise AssertionError(f"{kind}: {wrong}: {text[:LONG]!r}")


def _fault(kind: str, text: str, fault: qb.BadText) -> str | None:
    """What is wrong with a refusal: a code without words, a line that is none."""
    if f"error-{fault.code}" not in words("en"):
        return f"{fault.code} has no words"
    if kind != "position" and not 1 <= (fault.line or 0) <= text.count("\n") + 1:  # a position is one line
        return f"{fault.code} in line {fault.line}"
    return f"{fault.code} says too much" if len(str(fault)) > MOST_SAID else None


def count(kind: str, seeds: range) -> Counter[str]:
    """How many of the texts of these seeds each code refuses; those that are good after all under `good`."""
    return Counter(judged(kind, broken(kind, seed)) or "good" for seed in seeds)


def calls(work: Callable[[], Any]) -> int:
    """How many calls of functions, of Python or built in, some work takes: the same on every machine."""
    made = 0

    def told(_frame: Any, event: str, _what: Any) -> None:
        nonlocal made
        made += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(told)
    try:
        work()
    finally:
        sys.setprofile(before)
    return made

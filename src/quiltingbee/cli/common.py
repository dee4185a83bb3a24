"""What the verbs share: files in, reasons out, options for games, decks and positions."""

import argparse
import sys
from pathlib import Path
from typing import Any

from quiltingbee.core.game import BadText, Game, Refused
from quiltingbee.core.match import Match
from quiltingbee.core.record import LONGEST
from quiltingbee.games import GAMES, game_named
from quiltingbee.games.doodle import Deck, read_deck
from quiltingbee.text import language_of, words

MOST_BYTES = LONGEST * 4
"""More than these are more signs than any reader accepts."""
_TAKEN = ("game", "seats", "seed", "names", "deck", "self")
"""No rules: they have options of their own."""


class Stop(Exception):
    """What was asked for cannot be done: the text says why; 1 what was given is refused, 2 the command makes no sense."""

    def __init__(self, text: str, *, answer: int = 1):
        super().__init__("".join(sign if sign.isprintable() or sign == "\n" else "\ufffd" for sign in text))
        self.answer = answer


def say(message: str, /, **variables: Any) -> str:
    """A text of the catalogue in the language of this terminal."""
    return words(language_of())(message, **variables)


def read_text(name: str) -> str:
    """The text of a file, `-` for standard input. Stop with a code when it cannot be read."""
    try:
        raw = sys.stdin.buffer.read(MOST_BYTES + 1) if name == "-" else _bytes(Path(name))
    except (OSError, ValueError) as fault:
        reason = (isinstance(fault, OSError) and fault.strerror) or str(fault)
        raise Stop(f"unreadable-file: {name[:80]}: {say('cli-unreadable', file=name[:80], reason=reason)}") from None
    try:  # What is cut off may end within a sign; it is too long then whatever it says.
        return raw.decode("utf-8-sig", errors="strict" if len(raw) <= MOST_BYTES else "ignore")
    except UnicodeDecodeError as fault:
        line = raw.count(b"\n", 0, fault.start) + 1
        raise Stop(f"line {line}: not-utf-8: {name}: {say('error-not-utf-8')}") from None


def _bytes(path: Path) -> bytes:
    """No more of a file than a reader would accept, and a little, so that it can refuse it."""
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


def refused(fault: BadText | Refused, *, file: str = "") -> Stop:
    """The line, the code and the text first, as programs read them; then the reason in words."""
    told = str(fault) if isinstance(fault, BadText) or fault.event is None else f"{fault.code}: {fault.event}"
    text = [f"{file}: {told}" if file and file != "-" else told]
    reason = f"error-{fault.code}"
    if reason in words(language_of()):
        text.append(say(reason))
    return Stop("\n".join(text))


def read_match(name: str, deck: Deck | None = None) -> Match:
    """The match of a record file. Stop with the line and the reason when it is refused."""
    from quiltingbee import read

    text = read_text(name)
    try:
        return read(text, **_given(deck))
    except BadText as fault:
        raise refused(fault) from None


def events_of(match: Match, at: int | None) -> int:
    """How many events `--at N` stands for: all of them without it. Stop when the record has fewer."""
    if at is not None and at > len(match.log):
        raise Stop(f"no-such-event: {say('cli-events', count=len(match.log))}")
    return len(match.log) if at is None else at


def deck_of(options: argparse.Namespace) -> Deck | None:
    """The deck of `--deck FILE`."""
    if options.deck is None:
        return None
    try:
        return read_deck(read_text(options.deck))
    except BadText as fault:
        raise refused(fault, file=options.deck) from None


def game_of(name: str) -> Game:
    """The game of that name. Stop when there is none."""
    try:
        return game_named(name)
    except BadText:
        known = ", ".join(sorted(game.split("/")[0] for game in GAMES))
        raise Stop(f"unknown-game: {name[:80]}: {say('cli-games', games=known)}", answer=2) from None


def rulings(options: argparse.Namespace) -> dict[str, Any]:
    """The options of a game as `new` and `play` take them: those that were given."""
    told: dict[str, Any] = _given(deck_of(options))
    for key, value in options.rule:
        if key in _TAKEN:
            raise Stop(f"unknown-rule: {key}\n{say('error-unknown-rule')}")
        told[key.replace("-", "_")] = value
    return told


def rule(text: str) -> tuple[str, Any]:
    """`edition=original`, `cut-again=yes`, `level=3`."""
    key, equals, told = text.partition("=")
    if not equals or not key:
        raise argparse.ArgumentTypeError(say("cli-rule", text=text[:80]))
    values: dict[str, Any] = {"yes": True, "no": False}
    return key.strip().lower(), int(told) if told.isascii() and told.isdigit() else values.get(told.lower(), told)


def number(low: int, high: int) -> Any:
    """A type for argparse: a whole number from low to high."""

    def whole(text: str) -> int:
        if not (text.isascii() and text.lstrip("-").isdigit() and len(text) < 20 and low <= int(text) <= high):
            raise argparse.ArgumentTypeError(say("cli-number", text=text[:80], low=str(low), high=str(high)))
        return int(text)

    return whole


def add_deck(parser: argparse.ArgumentParser) -> None:
    """`--deck FILE`."""
    parser.add_argument("--deck", metavar="FILE", help=say("cli-deck"))


def _given(deck: Deck | None) -> dict[str, Any]:
    return {} if deck is None else {"deck": deck}

"""Quilting Bee: Patchwork Doodle and Patchwork to play, study and research. An unofficial fan implementation.

import quiltingbee as qb
match = qb.new("doodle", seed=7)
match.play(0, next(match.acts(0)))
print(qb.write(match))
"""

from collections.abc import Sequence
from typing import Any

from quiltingbee.core.chance import Fair, Scripted, Seeded, dealer_of
from quiltingbee.core.game import BadText, Chance, Choice, Deal, Event, Game, Move, Over, Refused
from quiltingbee.core.match import Match
from quiltingbee.core.record import read as _read
from quiltingbee.core.record import write
from quiltingbee.games import GAMES, game_named
from quiltingbee.games.patchwork.compact import is_compact, read_compact

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "BadText",
    "Chance",
    "Choice",
    "Deal",
    "Event",
    "Fair",
    "Game",
    "Match",
    "Move",
    "Over",
    "Refused",
    "Scripted",
    "Seeded",
    "dealer_of",
    "game_named",
    "new",
    "position",
    "read",
    "write",
]


def new(
    game: str, *, seats: int | None = None, seed: int | str | None = None, names: Sequence[str] = (), **options: Any
) -> Match:
    """A new match; chance acts by itself, from the public seed or, without one, from the system's randomness."""
    rules = game_named(game)
    count = (len(names) or rules.usual_seats) if seats is None else seats
    dealer = Fair() if seed is None else Seeded(seed)
    return Match(rules, seats=count, names=tuple(names) or None, options=options, dealer=dealer)


def read(text: str, **given: Any) -> Match:
    """The match that a record tells of; `deck=` for a record that names a deck of one's own.

    A match of Patchwork may also stand there in the compact notation of the Australian university course.
    """
    return read_compact(text) if is_compact(text) else _read(text, GAMES, **given)


def position(text: str, **options: Any) -> Match:
    """A match that begins at a position in one line."""
    rules = game_named(text.split("|", 1)[0])
    return Match(rules, start=rules.from_position(text, **options))

"""How the match of a table is dealt: its options, the secret and the words behind the deals, and what its record says of them."""

from collections.abc import Callable
from typing import Any

from quiltingbee.core.chance import Fair, Seeded
from quiltingbee.core.game import BadText, Event, Game
from quiltingbee.core.match import Match
from quiltingbee.games.doodle import read_deck
from quiltingbee.play import wire
from quiltingbee.play.store import Meta

HEADERS = {"doodle": ("Deck", "Neighbour-Scissors", "Cut-Again"), "patchwork": ("Edition", "Automa", "Level")}
"""The headers that are options, by game."""


def read_options(game: Game, told: dict[str, str]) -> dict[str, Any]:
    """The options of a game from headers; a deck may be given whole, as its data file. BadText or Refused for a wrong one."""
    given: dict[str, Any] = {}
    headers = dict(told)
    text = headers.get("Deck", "")
    if "\n" in text:
        given["deck"] = read_deck(text)
        headers["Deck"] = given["deck"].name
    known = HEADERS[game.id.partition("/")[0]]
    if unknown := sorted(set(headers) - set(known)):
        raise BadText("bad-option", unknown[0][:80])
    return game.options(headers, **given)


def short_option(told: str) -> str:
    """An option as it is shown: of a deck that was given whole, its first line."""
    return told if "\n" not in told else told.strip().splitlines()[0].removeprefix("name:").strip()


def match_of(game: Game, meta: Meta) -> Match:
    """The match of a table before its first deal; it has no dealer yet."""
    return Match(game, seats=len(meta.seats), names=names_of(meta), options=read_options(game, meta.options))


def names_of(meta: Meta) -> tuple[str, ...]:
    """The names by seat, as a record states them."""
    return tuple(there.name or f"player {n}" for n, there in enumerate(meta.seats, 1))


def dealer_of(meta: Meta) -> Fair:
    """Who deals: from the table's secret and the players' words, or from a public seed."""
    if meta.seed is not None:
        return Seeded(meta.seed)
    return Fair(bytes.fromhex(meta.secret), words_of(meta))


def words_of(meta: Meta) -> tuple[str, ...]:
    """The words mixed into the deals; none at a large table, and none where nobody gave one."""
    words = tuple(there.word for there in meta.seats)
    return words if any(words) and len(words) <= wire.LARGE else ()


def fair_of(meta: Meta) -> wire.Fair:
    """What everybody may know of the dealer: the secret when the match is over, and not before."""
    if meta.seed is not None:
        return wire.Fair(None, None, (), meta.seed)
    words = words_of(meta) if meta.status != "waiting" else ()
    secret = meta.secret if meta.status == "over" else None
    return wire.Fair(dealer_of(meta).commitment, secret, words, None)


def recorder(game: Game, meta: Meta, log: list[Event]) -> Callable[[], Match]:
    """What makes the match of a record from a log that everybody may see, now or later, in this thread or another."""
    dealer = dealer_of(meta)
    shown = meta.seed is not None or meta.status == "over"
    headers = dealer.headers() if shown else {"Commitment": dealer.commitment}
    options, names = read_options(game, meta.options), names_of(meta)

    def build() -> Match:
        match = Match(game, seats=len(names), names=names, options=options)
        for event in log:
            match.add(event)
        match.headers = headers
        return match

    return build

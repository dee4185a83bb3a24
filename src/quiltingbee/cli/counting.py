"""`perft`: how many distinct legal lines there are."""

import argparse
import json
from typing import Any

from quiltingbee import fast
from quiltingbee.cli.common import Stop, add_deck, deck_of, events_of, game_of, number, read_match, refused, say
from quiltingbee.core.chance import Dealer, Scripted, Seeded, dealer_of
from quiltingbee.core.game import BadText, Deal, Game, Refused
from quiltingbee.core.perft import perft

DEEPEST = 20


def add(verbs: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The parser of this verb."""
    verb = verbs.add_parser("perft", help=say("cli-perft"), description=say("cli-perft-about"))
    verb.add_argument("game", metavar="GAME", help=say("cli-game"))
    start = verb.add_mutually_exclusive_group()
    start.add_argument("--record", metavar="FILE", help=say("cli-perft-record"))
    start.add_argument("--position", metavar="P", help=say("cli-perft-position"))
    verb.add_argument("--seed", metavar="N", help=say("cli-perft-seed"))
    verb.add_argument("--seats", metavar="K", type=number(1, 1000), help=say("cli-seats"))
    verb.add_argument("--at", metavar="N", type=number(0, 1_000_000), help=say("cli-perft-at"))
    verb.add_argument("--depth", metavar="D", type=number(0, DEEPEST), required=True, help=say("cli-perft-depth"))
    verb.add_argument("--plain", action="store_true", help=say("cli-perft-plain"))
    verb.add_argument("--json", action="store_true", help=say("cli-json"))
    add_deck(verb)
    verb.set_defaults(run=_perft)


def _perft(options: argparse.Namespace) -> int:
    game = game_of(options.game)
    try:
        state, dealer, deals = _start(options, game)
        count = _count(game, state, options, dealer, deals)
    except Refused as fault:
        raise refused(fault) from None
    except BadText as fault:
        raise refused(fault) from None
    told = {"game": game.id.split("/")[0], "depth": options.depth, "count": count}
    print(json.dumps(told) if options.json else count)
    return 0


def _count(game: Game, state: Any, options: argparse.Namespace, dealer: Dealer | None, deals: int) -> int:
    """By the kernels where they can, else by the rules themselves: the numbers are the same."""
    given: dict[str, Any] = {"plain": options.plain, "dealer": dealer, "deals": deals}
    counted = fast.perft(game, state, options.depth, **given)
    return perft(game, state, options.depth, **given) if counted is None else counted


def _start(options: argparse.Namespace, game: Game) -> tuple[Any, Dealer | None, int]:
    """Where the counting begins, who deals from there on, and how many deals there have been."""
    deck = deck_of(options)
    given: dict[str, Any] = {} if deck is None else {"deck": deck}
    seeded = None if options.seed is None else Seeded(options.seed)
    if options.position is not None:
        return game.from_position(options.position, **given), seeded, 0
    if options.record is None:
        if seeded is None:
            raise Stop(f"nothing-to-count: {say('cli-perft-start')}", answer=2)
        return game.start(options.seats or game.usual_seats, **given), seeded, 0
    match = read_match(options.record, deck)
    if match.game.id != game.id:
        raise Stop(f"other-game: {match.game.id}: {say('cli-perft-other', game=game.id)}")
    at = events_of(match, options.at)
    deals = sum(isinstance(event, Deal) for event in match.log[:at])
    later = [event for event in match.log[at:] if isinstance(event, Deal)]
    dealer = Scripted(later, first=deals) if later else seeded or dealer_of(match.headers)
    return match.replay(at), dealer, deals

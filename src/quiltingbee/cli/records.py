"""`new`, `replay` and `show`: making a record, judging it, looking at it."""

import argparse

from quiltingbee.cli.common import (
    Stop,
    add_deck,
    deck_of,
    events_of,
    game_of,
    number,
    read_match,
    refused,
    rule,
    rulings,
    say,
)
from quiltingbee.core.game import BadText, Refused
from quiltingbee.core.match import Match
from quiltingbee.core.record import write

MOST_SEATS = 1000


def add(verbs: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The parsers of these verbs."""
    new = verbs.add_parser("new", help=say("cli-new"))
    new.add_argument("game", metavar="GAME", help=say("cli-game"))
    new.add_argument("--seed", metavar="N", help=say("cli-seed"))
    new.add_argument("--seats", metavar="K", type=number(1, MOST_SEATS), help=say("cli-seats"))
    new.add_argument("--names", metavar="NAME", nargs="+", default=[], help=say("cli-names"))
    new.add_argument("--rule", metavar="RULE=VALUE", type=rule, action="append", default=[], help=say("cli-rule-help"))
    add_deck(new)
    new.set_defaults(run=_new)
    replay = verbs.add_parser("replay", help=say("cli-replay"))
    replay.add_argument("file", metavar="FILE", help=say("cli-file"))
    replay.add_argument("--record", action="store_true", help=say("cli-replay-record"))
    replay.add_argument("--explain", action="store_true", help=say("cli-replay-explain"))
    add_deck(replay)
    replay.set_defaults(run=_replay)
    show = verbs.add_parser("show", help=say("cli-show"))
    show.add_argument("file", metavar="FILE", help=say("cli-file"))
    show.add_argument("--at", metavar="N", type=number(0, 1_000_000), help=say("cli-at"))
    show.add_argument("--position", action="store_true", help=say("cli-show-position"))
    add_deck(show)
    show.set_defaults(run=_show)


def _new(options: argparse.Namespace) -> int:
    from quiltingbee import new

    game = game_of(options.game)
    if options.seats and options.names and options.seats != len(options.names):
        raise Stop(f"names-and-seats: {say('error-names-and-seats')}", answer=2)
    try:
        match = new(game.id, seats=options.seats, seed=options.seed, names=options.names, **rulings(options))
    except (Refused, BadText) as fault:
        raise refused(fault) from None
    print(write(match), end="")
    return 0


def _replay(options: argparse.Namespace) -> int:
    match = read_match(options.file, deck_of(options))
    if options.record or options.explain:
        print(write(match, explain=options.explain), end="")
    else:
        print(standing(match))
    return 0


def _show(options: argparse.Namespace) -> int:
    match = read_match(options.file, deck_of(options))
    state = match.replay(events_of(match, options.at))
    print(match.game.position(state) if options.position else match.game.show(state))
    return 0


def standing(match: Match) -> str:
    """Who has how many points, who has won or who is to act."""
    winners = match.game.winners(match.state)
    names = [*match.names, *(["Automa"] * (len(match.scores) - len(match.names)))]
    lines = []
    for seat, (name, points) in enumerate(zip(names, match.scores, strict=True)):
        mark = f"  {say('cli-winner')}" if seat in winners else ""
        lines.append(f"P{seat + 1} {name}: {points}{mark}")
    if match.over:
        lines.append(say("cli-over", count=len(match.log)))
    else:
        waiting = " ".join(f"P{seat + 1}" for seat in match.waiting[:20]) or "--"
        lines.append(say("cli-waiting", count=len(match.log), seats=waiting))
    return "\n".join(lines)

"""`play`: a match in the terminal, acts typed in the notation of records."""

import argparse
from pathlib import Path

from quiltingbee.cli.common import Stop, add_deck, game_of, number, read_match, refused, rule, rulings, say
from quiltingbee.cli.records import standing
from quiltingbee.core.chance import Fair, dealer_of
from quiltingbee.core.game import BadText, Refused
from quiltingbee.core.match import Match
from quiltingbee.core.record import write


def add(verbs: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The parser of this verb."""
    verb = verbs.add_parser("play", help=say("cli-play"))
    verb.add_argument("game", metavar="GAME", nargs="?", default="doodle", help=say("cli-game"))
    verb.add_argument("--seed", metavar="N", help=say("cli-seed"))
    verb.add_argument("--seats", metavar="K", type=number(1, 20), help=say("cli-seats"))
    verb.add_argument("--names", metavar="NAME", nargs="+", default=[], help=say("cli-names"))
    verb.add_argument("--rule", metavar="RULE=VALUE", type=rule, action="append", default=[], help=say("cli-rule-help"))
    verb.add_argument("--file", metavar="FILE", help=say("cli-play-file"))
    add_deck(verb)
    verb.set_defaults(run=_play)


def _play(options: argparse.Namespace) -> int:
    match = _match(options)
    print(say("cli-play-help"))
    while not match.over:
        seat = match.waiting[0]
        print(f"\n{match.game.show(match.state)}\n")
        try:
            line = input(f"P{seat + 1} {match.names[seat]}> ").strip()
        except EOFError:
            print()
            break
        if line in ("quit", "q"):
            break
        _command(match, seat, line)
        _save(match, options.file)
    print(f"\n{match.game.show(match.state)}\n\n{standing(match)}\n")
    print(write(match), end="")
    return 0


def _match(options: argparse.Namespace) -> Match:
    """The match of the file, or a new one."""
    from quiltingbee import new

    if options.file and Path(options.file).exists():
        match = read_match(options.file, rulings(options).get("deck"))
        match.go_on(dealer_of(match.headers) or Fair())
        return match
    game = game_of(options.game)
    try:
        return new(game.id, seats=options.seats, seed=options.seed, names=options.names, **rulings(options))
    except (Refused, BadText) as fault:
        raise refused(fault) from None


def _command(match: Match, seat: int, line: str) -> None:
    """An act, or a word about the match."""
    if line in ("", "?", "help"):
        print(say("cli-play-help"))
    elif line == "acts":
        print(say("cli-play-acts", count=match.game.count(match.state, seat)))
        for _, act in zip(range(20), match.acts(seat), strict=False):
            print(f"  {act}")
    elif line == "undo":
        _undo(match)
    else:
        try:
            match.play(seat, line)
        except (Refused, BadText) as fault:
            print(refused(fault))


def _undo(match: Match) -> None:
    """Back to where the last act was made: what chance did since then goes with it."""
    from quiltingbee import Move

    if not any(isinstance(event, Move) for event in match.log):
        print(refused(Refused("nothing-to-take-back")))
        return
    while not isinstance(match.undo(), Move):
        pass


def _save(match: Match, name: str | None) -> None:
    """The record after each act, whole or not at all."""
    if name is None:
        return
    beside = Path(f"{name}.new")
    try:
        beside.write_text(write(match), "utf-8")
        beside.replace(name)
    except OSError as fault:
        raise Stop(f"unwritable-file: {name}: {fault.strerror}") from None

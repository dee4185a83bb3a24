"""`arena`: bots against each other on the same deals, with ratings."""

import argparse
import json
import sys
from pathlib import Path

from quiltingbee.cli.common import Stop, game_of, number, refused, say
from quiltingbee.core.game import Refused

_BAR = 30


def add(verbs: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The parser of this verb."""
    verb = verbs.add_parser("arena", help=say("cli-arena"), description=say("cli-arena-about"))
    verb.add_argument("game", metavar="GAME", help=say("cli-game"))
    verb.add_argument("bots", metavar="BOT", nargs="*", help=say("cli-arena-bots"))
    verb.add_argument("--games", metavar="N", type=number(1, 1_000_000), default=100, help=say("cli-arena-games"))
    verb.add_argument("--seed", metavar="S", default="1", help=say("cli-seed"))
    verb.add_argument("--time", metavar="MS", type=number(1, 3_600_000), help=say("cli-arena-time"))
    verb.add_argument("--jobs", metavar="J", type=number(1, 256), default=1, help=say("cli-arena-jobs"))
    verb.add_argument("--keep", metavar="FOLDER", help=say("cli-arena-keep"))
    verb.add_argument("--json", action="store_true", help=say("cli-json"))
    verb.set_defaults(run=_arena)


def _arena(options: argparse.Namespace) -> int:
    from quiltingbee.bots import arena, levels

    game = game_of(options.game).id
    if not options.bots:
        for level in levels(game, all_bots=True):
            print(f"{level.name}: {say(f'bot-{level.game}-{level.name}-about')}")
        return 0
    if not all(letter.isalnum() or letter in "._" for letter in options.seed) or not 1 <= len(options.seed) <= 60:
        raise Stop(f"bad-seed: {options.seed[:80]}: {say('error-bad-seed')}", answer=2)
    try:
        entries = list(dict.fromkeys(arena.entry(game, name) for name in options.bots))
    except Refused as fault:
        raise refused(fault) from None
    seconds = None if options.time is None else options.time / 1000
    wanted = list(arena.pairings(game, entries, games=options.games, seed=options.seed, seconds=seconds))
    folder = None if options.keep is None else Path(options.keep)
    try:
        played = arena.run(wanted, jobs=options.jobs, folder=folder, progress=_progress)
    except OSError as fault:
        raise Stop(f"unwritable-folder: {options.keep}: {fault.strerror}") from None
    table = arena.standings(entries, played)
    if options.json:
        print(json.dumps({"bots": [one.told() for one in table]}))
        return 0
    print(say("cli-arena-table"))
    for one in table:
        mean = f"{one.mean:7.2f} ({one.low:.2f} – {one.high:.2f})"
        rating = f"{one.rating:5.0f} ({one.rating_low:.0f} – {one.rating_high:.0f})"
        print(f"{one.name:<16} {one.games:>6} {one.wins:>8.1f}  {mean:<26} {one.sd:>6.2f}  {rating}")
    return 0


def _progress(done: int, total: int) -> None:
    """A bar on the terminal, nothing in a file."""
    if sys.stderr.isatty():
        full = _BAR * done // max(total, 1)
        end = "\n" if done == total else ""
        print(f"\r[{'#' * full}{'.' * (_BAR - full)}] {done}/{total}", end=end, file=sys.stderr, flush=True)

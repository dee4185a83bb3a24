"""Which bots there are: six levels a game from a child's first evening to master, and some for measuring."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from quiltingbee.bots.base import Bot
from quiltingbee.core.game import Refused


@dataclass(frozen=True, slots=True)
class Level:
    """A bot by name. Its words are in the text catalogue as `bot-NAME` and `bot-GAME-NAME-about`."""

    game: str  # without the version of the rules
    name: str
    maker: str  # module:callable
    fast: bool = False  # needs the extra `fast`
    ladder: bool = True  # for players; the others are for measuring

    @property
    def available(self) -> bool:
        """Whether it can play here."""
        return not self.fast or (find_spec("numba") is not None and find_spec("numpy") is not None)


_LEVELS = (
    Level("doodle", "child", "doodle_simple:child"),
    Level("doodle", "beginner", "doodle_simple:beginner"),
    Level("doodle", "hobby", "doodle_simple:hobby"),
    Level("doodle", "club", "doodle_master:club", fast=True),
    Level("doodle", "expert", "doodle_master:expert", fast=True),
    Level("doodle", "master", "doodle_master:master", fast=True),
    Level("doodle", "random", "doodle_simple:random_bot", ladder=False),
    Level("patchwork", "child", "patchwork_simple:child"),
    Level("patchwork", "beginner", "patchwork_simple:beginner"),
    Level("patchwork", "hobby", "patchwork_simple:hobby"),
    Level("patchwork", "club", "patchwork_master:club", fast=True),
    Level("patchwork", "expert", "patchwork_master:expert", fast=True),
    Level("patchwork", "master", "patchwork_master:master", fast=True),
    Level("patchwork", "random", "patchwork_simple:random_bot", ladder=False),
    Level("patchwork", "winner", "patchwork_master:winner", fast=True, ladder=False),
    Level("patchwork", "tables", "patchwork_master:by_tables", fast=True, ladder=False),
    Level("patchwork", "deepening", "patchwork_deepening:deepening", fast=True, ladder=False),
    Level("patchwork", "purchases", "patchwork_measures:purchases", fast=True, ladder=False),
    Level("patchwork", "plain", "patchwork_measures:plain", fast=True, ladder=False),
)


def levels(game: str, *, all_bots: bool = False) -> tuple[Level, ...]:
    """The levels of a game, weakest first; `game` is its id with or without the version. all_bots: those for measuring too."""
    wanted = game.partition("/")[0]
    return tuple(level for level in _LEVELS if level.game == wanted and (level.ladder or all_bots))


def level(game: str, name: str) -> Level:
    """The level of that name. Refused with `unknown-bot`."""
    for one in levels(game, all_bots=True):
        if one.name == name.casefold():
            return one
    raise Refused("unknown-bot")


def bot(game: str, name: str) -> Bot:
    """The bot of that name. Refused with `unknown-bot`, or `bot-needs-fast` where the extra is not installed."""
    one = level(game, name)
    if not one.available:
        raise Refused("bot-needs-fast")
    return _made(one.maker)


@cache
def _made(maker: str) -> Bot:
    """One bot of each kind in a process: bots keep nothing that matters between acts, and tables are made once."""
    module, _, name = maker.partition(":")
    make: Callable[[], Bot] = getattr(import_module(f"quiltingbee.bots.{module}"), name)
    return make()

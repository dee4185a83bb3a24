"""The rules as published. A game imports core only, and no game knows another.

A new game is a package beside these two whose class fulfils `core.game.Game`, and a line in `GAMES`.
"""

from quiltingbee.core.game import BadText, Game
from quiltingbee.games.doodle import Doodle
from quiltingbee.games.patchwork import Patchwork

GAMES: dict[str, Game] = {game.id: game for game in (Doodle(), Patchwork())}


def game_named(name: str) -> Game:
    """The game with that id, or the newest with that name: `doodle`. BadText for an unknown one."""
    wanted = name.strip().casefold()
    for known in reversed(GAMES):
        if wanted in (known, known.split("/")[0]):
            return GAMES[known]
    raise BadText("unknown-game", name[:80])

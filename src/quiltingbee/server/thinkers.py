"""Bots in processes of their own: the event loop never waits for one, and one that hangs or dies costs its own act only."""

import asyncio
import logging
import multiprocessing
import os
import pickle
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from quiltingbee.play.bots import alone
from quiltingbee.server.places import Places

log = logging.getLogger("quiltingbee.bots")

PATIENCE = 30.0
"""Seconds beyond its own time after which a bot is given up."""
FIRST_PATIENCE = 300.0
"""The same before anybody has answered: the first act of an installation compiles the kernels, which are kept afterwards."""


class Thinkers:
    """The bots of this installation, and the processes in which they think. None is started before the first bot has a seat."""

    def __init__(self, workers: int, kernels: Path | None = None):
        self.workers = workers
        self._kernels = kernels  # where compiled kernels are kept if the user's own cache cannot be written
        self._answered: set[tuple[str, str]] = set()
        self._prepared: set[tuple[str, str]] = set()
        self._pool: ProcessPoolExecutor | None = None
        self._places = Places(max(1, workers))
        self._levels: dict[str, tuple[str, ...]] = {}

    def levels(self, game_id: str) -> tuple[str, ...]:
        """The levels of a game that can play here, weakest first."""
        if game_id not in self._levels:
            self._levels[game_id] = _levels(game_id) if self.workers > 0 else ()
        return self._levels[game_id]

    def prepare(self, level: str, game_id: str) -> None:
        """Have a bot's process compile its kernels while people still sit down: only an installation's first match needs it."""
        if self.workers > 0 and (game_id, level) not in self._prepared:
            self._prepared.add((game_id, level))
            self._started().submit(get_ready, level, game_id)

    async def choose(self, level: str, game_id: str, view: Any, seconds: float, *, host: str = "") -> str:
        """What the bot does, as in a record. The bots of each host think in turn, however many tables one opens."""
        async with self._places.inside(host):
            try:
                return await self._choose(level, game_id, view, seconds)
            except BrokenProcessPool:  # which may be another bot's fault
                return await self._choose(level, game_id, view, seconds)

    async def _choose(self, level: str, game_id: str, view: Any, seconds: float) -> str:
        pool = self._started()
        shown = pickle.dumps(alone(view))  # here: in the executor's thread its parts may change meanwhile
        patience = PATIENCE if (game_id, level) in self._answered else FIRST_PATIENCE
        try:
            asked = asyncio.get_running_loop().run_in_executor(pool, think, level, game_id, shown, seconds)
            text = await asyncio.wait_for(asked, patience + seconds * 2)
        except (BrokenProcessPool, TimeoutError):
            log.warning("bot processes are started again", extra={"bot": level})
            self._end(pool)
            raise
        self._answered.add((game_id, level))
        return text

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._end(self._pool)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=context, initializer=_begin, initargs=(self._kernels,)
            )
        return self._pool

    def _end(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


def think(level: str, game_id: str, shown: bytes, seconds: float) -> str:
    """In the process of a bot: its act as text."""
    from quiltingbee.bots import Budget, Rng, bot

    view = pickle.loads(shown)  # noqa: S301  # made by the server itself
    return str(bot(game_id, level).choose(view, Budget(seconds=seconds), Rng()))


def get_ready(level: str, game_id: str) -> None:
    """In the process of a bot: a whole match with itself at the least work there is, which needs every kernel once."""
    from quiltingbee.bots import Budget, Rng, bot
    from quiltingbee.bots import level as level_named
    from quiltingbee.core.chance import Seeded
    from quiltingbee.core.match import Match
    from quiltingbee.games import GAMES

    if not level_named(game_id, level).fast:
        return
    game = GAMES[game_id]
    match = Match(game, seats=game.usual_seats, dealer=Seeded("ready"))
    while not match.over:
        for seat in match.waiting:
            match.play(seat, str(bot(game_id, level).choose(match.view(seat), Budget(work=1), Rng())))


def _begin(kernels: Path | None) -> None:
    """A bot's process gives way to the server, leaves the keyboard's interrupt to it, and ends with it, also when it is killed."""
    import signal
    import threading

    from quiltingbee.fast.cache import lasting, quiet

    quiet()
    if kernels is not None and not lasting():
        os.environ["QUILTINGBEE_CACHE"] = str(kernels)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)  # nobody is left who could be told


def _levels(game_id: str) -> tuple[str, ...]:
    from quiltingbee.bots import levels

    return tuple(level.name for level in levels(game_id) if level.available)

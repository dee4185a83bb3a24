"""The processes of the bots: they end with the server, however it ends; the first act may compile, and keeps what it compiled."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from quiltingbee.core.chance import Seeded
from quiltingbee.core.match import Match
from quiltingbee.games import GAMES
from quiltingbee.server.thinkers import FIRST_PATIENCE, PATIENCE, Thinkers, _begin, get_ready

SERVER = """
import asyncio
from quiltingbee.games import GAMES
from quiltingbee.core.match import Match
from quiltingbee.core.chance import Seeded
from quiltingbee.server.thinkers import Thinkers

async def think():
    thinkers = Thinkers(1)
    match = Match(GAMES["patchwork/1"], seats=2, dealer=Seeded("1"))
    level = thinkers.levels("patchwork/1")[0]
    await thinkers.choose(level, "patchwork/1", match.view(match.waiting[0]), 0.1)
    print(*thinkers._pool._processes, flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(think())
"""


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="the process is looked up in /proc, which only Linux has")
def test_bots_end_with_a_server_that_is_killed(tmp_path):
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        bots = [int(told) for told in server.stdout.readline().split()]
        assert bots
        server.kill()
    end = time.monotonic() + 20
    while any(_alive(bot) for bot in bots):
        assert time.monotonic() < end, f"left behind: {bots}"
        time.sleep(0.05)


def test_the_first_act_may_take_as_long_as_the_kernels_need(monkeypatch):
    thinkers = Thinkers(1)
    asked = []

    async def choose():
        async def wait_for(future, seconds):
            asked.append(seconds)
            return await future

        monkeypatch.setattr(asyncio, "wait_for", wait_for)
        match = Match(GAMES["patchwork/1"], seats=2, dealer=Seeded("1"))
        for _ in range(2):
            await thinkers.choose("child", "patchwork/1", match.view(match.waiting[0]), 0.1)

    try:
        asyncio.run(choose())
    finally:
        thinkers.close()
    assert asked[0] > FIRST_PATIENCE
    assert PATIENCE < asked[1] < FIRST_PATIENCE


class Later(Executor):
    """Takes what it is to do, and does it after the server has gone on."""

    def __init__(self):
        self.taken, self.told = [], []

    def submit(self, function, /, *given, **_):
        self.taken.append((function, given))
        self.told.append(Future())
        return self.told[-1]


def test_what_a_bot_is_shown_is_fixed_before_the_server_goes_on(monkeypatch):
    """The executor pickles in a thread of its own; views share values that remember what was once worked out."""
    thinkers, later = Thinkers(1), Later()
    monkeypatch.setattr(thinkers, "_started", lambda: later)
    view: dict[str, dict[str, int]] = {"remembered": {}}

    async def choose():
        thinking = asyncio.ensure_future(thinkers.choose("child", "doodle/1", view, 0.1))
        await asyncio.sleep(0)
        view["remembered"]["more"] = 1
        (_, given) = later.taken[0]
        assert all(isinstance(one, (bytes, str, float)) for one in given)
        assert pickle.loads(next(one for one in given if isinstance(one, bytes))) == {"remembered": {}}
        thinking.cancel()

    asyncio.run(choose())


@pytest.mark.parametrize("lasting", [True, False])
def test_kernels_are_kept_with_the_data_where_the_user_has_no_cache(tmp_path, monkeypatch, lasting):
    monkeypatch.setenv("QUILTINGBEE_CACHE", "/dev/null/none")
    monkeypatch.setattr("quiltingbee.fast.cache._writable", lambda _place: lasting)
    monkeypatch.setattr(os, "nice", lambda _more: 0)
    monkeypatch.setattr(signal, "signal", lambda _number, _handler: None)
    monkeypatch.setattr(threading.Thread, "start", lambda _self: None)
    _begin(tmp_path)
    assert os.environ["QUILTINGBEE_CACHE"] == ("/dev/null/none" if lasting else str(tmp_path))


def _alive(pid):
    """What has ended and waits to be fetched by the system is not alive."""
    status = Path(f"/proc/{pid}/stat")
    try:
        return status.read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_a_bot_whose_process_another_one_brought_down_is_asked_again(monkeypatch):
    thinkers, pools = Thinkers(1), [Later(), Later()]
    monkeypatch.setattr(thinkers, "_started", lambda: pools[0])
    monkeypatch.setattr(thinkers, "_end", lambda _pool: pools.pop(0))

    async def choose():
        first, second = pools
        thinking = asyncio.ensure_future(thinkers.choose("child", "doodle/1", {}, 0.1))
        for pool, end in ((first, BrokenProcessPool()), (second, "pass")):
            for _ in range(20):
                await asyncio.sleep(0)
            told = pool.told[0]
            told.set_exception(end) if isinstance(end, Exception) else told.set_result(end)
        assert await thinking == "pass"

    asyncio.run(choose())


def test_a_bot_is_made_ready_once_and_needs_nothing_more_to_be_compiled(monkeypatch):
    thinkers, later = Thinkers(1), Later()
    monkeypatch.setattr(thinkers, "_started", lambda: later)
    for game, level in [("patchwork/1", "club"), ("patchwork/1", "club"), ("doodle/1", "club"), ("doodle/1", "child")]:
        thinkers.prepare(level, game)
    assert [function for function, _ in later.taken] == [get_ready] * 3
    Thinkers(0).prepare("club", "doodle/1")  # no bots, no process


@pytest.mark.parametrize("game_id", ["doodle/1", "patchwork/1"])
def test_ready_means_that_every_kernel_of_the_bot_was_needed_once(monkeypatch, game_id):
    """Of a bot with kernels a whole match, to its solved end; of one without them nothing, for it would take seconds."""
    ends, play = [], Match.play

    def seen(match, seat, act):
        play(match, seat, act)
        ends.append(match.over)

    monkeypatch.setattr(Match, "play", seen)
    get_ready("child", game_id)
    assert ends == []
    get_ready("master", game_id)
    assert ends
    assert ends.count(True) == 1

"""The processes of the bots: they end with the server, however it ends."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

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


def _alive(pid):
    """What has ended and waits to be fetched by the system is not alive."""
    status = Path(f"/proc/{pid}/stat")
    try:
        return status.read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False

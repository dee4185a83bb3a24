#!/usr/bin/env python3
"""How long a commit takes beside an event loop that never rests: with Python's own interval for handing over, and with the server's.

python benchmarks/server_writer.py [--seconds 6] [--rounds 3]      a summary as JSON

The loop asks for news after every half millisecond of work, as a busy server does. The data lies in memory where it can, so that no disk
is measured.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from quiltingbee.server import process
from quiltingbee.server.sqlite import Sqlite

CLIENTS = 50
PLAIN = 0.005


async def commits(folder, seconds):
    """How many there were, the longest, and how long a client waits for one."""
    store = Sqlite(folder)
    waits = []
    end = time.perf_counter() + seconds

    async def busy():
        while time.perf_counter() < end:
            sum(range(20_000))
            await asyncio.sleep(0)

    async def client(number):
        n = 0
        while time.perf_counter() < end:
            n += 1
            begun = time.perf_counter()
            await store.writer.put((), {"events": [(f"m{number}", n, "P1 pass", 1, 0, "id", None, "pass")]})
            waits.append(time.perf_counter() - begun)

    await asyncio.gather(busy(), *(client(number) for number in range(CLIENTS)))
    store.close()
    return {
        "commits": store.writer.commits,
        "longest_ms": round(store.writer.longest * 1000, 1),
        "wait_median_ms": round(median(waits) * 1000, 1),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    shm = Path("/dev/shm")
    told = {}
    for interval in (PLAIN, process.SWITCH) * options.rounds:
        sys.setswitchinterval(interval)
        with tempfile.TemporaryDirectory(dir=shm if shm.is_dir() else None) as folder:
            found = asyncio.run(commits(Path(folder), options.seconds))
        told.setdefault(f"{interval * 1000:g} ms", []).append(found)
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main()

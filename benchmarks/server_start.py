#!/usr/bin/env python3
"""How soon a server answers after it was started, and how quickly: on an empty folder, and with unfinished matches that have clocks.

python benchmarks/server_start.py [--rounds 5] [--matches 500]      a summary as JSON

`health_ms` is the time from starting the process to the first 200 of GET /health, `processor_ms` what it had used of a processor
by then; `answer_ms` are requests for /health on one connection right after that, while the matches are still being taken up.
"""

import argparse
import asyncio
import http.client
import json
import os
import platform
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from quiltingbee.games import GAMES
from quiltingbee.play.store import Batch, Meta, PersonMeta, SeatMeta
from quiltingbee.play.table import Table
from quiltingbee.play.wire import Pace
from quiltingbee.server.sqlite import Sqlite

ASKED = 200


def table(number):
    """A match of two with a clock, half played."""
    game = GAMES["doodle/1" if number % 2 else "patchwork/1"]
    seats = [SeatMeta(), SeatMeta()]
    name = "".join("abcdefghijklmnop"[int(digit, 16)] for digit in f"{number:016x}")
    made = Table(Meta(name, game.id, {}, Pace(86_400), False, True, "p0", seats, "11" * 32, 0, str(number)), game)
    for seat in range(2):
        made.sit(PersonMeta(f"p{seat}", f"Person {seat}", ("play",)), seat=None, word="", now=0)
    while len(made.journal.match.log) < 20 and made.meta.status == "playing":
        for seat in made.journal.match.waiting:
            made.act(
                seat,
                made.journal.turn,
                str(next(made.journal.match.acts(seat, plain=True))),
                0,
                act_id=f"{made.journal.last}",
            )
    return made


async def fill(folder, matches):
    store = Sqlite(folder)
    for number in range(matches):
        made = table(number)
        await store.write(Batch(made.meta.id, made.journal.take_fresh(), made.meta))
    store.close()


def start(folder):
    """One start: milliseconds to the first answer, of the processor, and of the answers after it; resident bytes."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "quiltingbee", "serve", "--data", folder, "--port", str(port), "--log", "error"]
    begun = time.perf_counter()
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        while True:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
            try:
                connection.request("GET", "/health")
                connection.getresponse().read()
                break
            except OSError:
                time.sleep(0.002)
        health = (time.perf_counter() - begun) * 1000
        stat = Path(f"/proc/{server.pid}/stat").read_text().rsplit(")", 1)[1].split()
        processor = (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK") * 1000
        answers = []
        for _ in range(ASKED):
            asked = time.perf_counter()
            connection.request("GET", "/health")
            connection.getresponse().read()
            answers.append((time.perf_counter() - asked) * 1000)
        status = Path(f"/proc/{server.pid}/status").read_text()
        resident = int(status.split("VmRSS:")[1].split()[0]) / 1024
    finally:
        server.terminate()
        server.wait(30)
    return health, processor, answers, resident


def measure(folder, rounds):
    starts = [start(folder) for _ in range(rounds)]
    answers = sorted(answer for _, _, told, _ in starts for answer in told)
    return {
        "health_ms": round(median(one[0] for one in starts)),
        "processor_ms": round(median(one[1] for one in starts)),
        "answer_ms_median": round(median(answers), 2),
        "answer_ms_p99": round(answers[int(len(answers) * 0.99)], 2),
        "resident_mb": round(median(one[3] for one in starts), 1),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--matches", type=int, default=500)
    options = parser.parse_args()
    told = {"python": platform.python_version(), "processors": os.cpu_count(), "load": round(os.getloadavg()[0], 1)}
    with tempfile.TemporaryDirectory() as folder:
        told["empty"] = measure(folder, options.rounds)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(fill(Path(folder), options.matches))
        told[f"{options.matches} matches"] = measure(folder, options.rounds)
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main()

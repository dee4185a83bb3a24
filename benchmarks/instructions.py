#!/usr/bin/env python3
"""How many instructions of the processor a random match takes, in kernels and in the C programs, counted one step at a time.

python benchmarks/instructions.py [--matches 100] [--json]      Linux on x86-64, a C compiler; minutes, for each step is slow

Seconds differ from hour to hour on a shared machine, this number does not. What starting and calling cost is counted with no
match at all and taken off. The second number of a row is how many of them AVX-512 encodes: nearly all are on vectors.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "src"))

from quiltingbee.fast import bench, doodle_pack, patchwork_tables, references  # noqa: E402 (the path is only known now)
from quiltingbee.games.doodle import Options  # noqa: E402

KERNEL = """
import gc, sys, time
sys.path.insert(0, sys.argv[1])
from quiltingbee.fast import bench
make = {"plain": lambda: bench.doodle_matches(specials=False), "specials": lambda: bench.doodle_matches(specials=True),
        "bits": bench.patchwork_matches}[sys.argv[2]]
make()(1)
play = make()
gc.disable()
time.process_time()
play(int(sys.argv[3]))
time.process_time()
"""
ROWS = (
    ("doodle-playout", "doodle_limit", "plain"),
    ("doodle-playout-specials", "doodle_limit", "specials"),
    ("patchwork-playout", "patchwork_limit", "bits"),
)


def stepped(counter, words, table=""):
    """Instructions between the two looks of this program at its time, and how many of them AVX-512 encodes."""
    done = subprocess.run([counter, *words], input=table, capture_output=True, text=True, check=False)
    told = done.stderr.split()
    if done.returncode or told[-1:] != ["2"]:
        raise SystemExit(f"no-single-step: {done.stderr.strip() or done.returncode}")
    return int(told[-3]), int(told[-2])


def each(count, matches):
    """What one match takes: so many of them, less what none take, divided."""
    empty, full = count(0), count(matches)
    return [round((b - a) / matches, 1) for a, b in zip(empty, full, strict=True)]


def measure(matches):
    """For each kind of playout: instructions and those of AVX-512, of C and of the kernel."""
    counter = str(references.compiled("single_step", HERE).path)
    tables = {
        "doodle_limit": references.table_text(doodle_pack.deck_of(Options())),
        "patchwork_limit": references.table_text(patchwork_tables.box()),
    }
    for play in (bench.doodle_matches(specials=False), bench.doodle_matches(specials=True), bench.patchwork_matches()):
        play(1)  # makes the machine code before anything is counted
    for name, source, kind in ROWS:
        program = str(references.compiled(source, HERE).path)
        c, c_vectors = each(
            lambda n, p=program, k=kind, s=source: stepped(counter, [p, k, str(n), "1", "1"], tables[s]), matches
        )
        python = [sys.executable, "-c", KERNEL, str(HERE.parent / "src"), kind]
        kernel, kernel_vectors = each(lambda n, words=python: stepped(counter, [*words, str(n)]), matches)
        yield {
            "name": name,
            "c": c,
            "c_vectors": c_vectors,
            "kernel": kernel,
            "kernel_vectors": kernel_vectors,
            "ratio": round(kernel / c, 3),
        }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rows = []
    for row in measure(options.matches):
        rows.append(row)
        if not options.json:
            print(
                "{name:24} C {c:9,.1f} ({c_vectors:8,.1f})  kernel {kernel:9,.1f} ({kernel_vectors:8,.1f})".format(
                    **row
                )
            )
    if options.json:
        print(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()

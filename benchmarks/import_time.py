#!/usr/bin/env python3
"""How many milliseconds `import quiltingbee` takes more than bare Python: the median of many starts of both, in turn.

python benchmarks/import_time.py [--rounds 101] [--json]      target: under 60 ms

Compiled modules are read from a folder of their own, as those of an installed package are.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

SOURCE = Path(__file__).parents[1] / "src"
STATEMENTS = {"bare": "pass", "quiltingbee": "import quiltingbee", "quiltingbee.cli": "import quiltingbee.cli"}


def started(statement, environment):
    """Milliseconds from starting an interpreter to its end."""
    begun = time.perf_counter_ns()
    subprocess.run([sys.executable, "-c", statement], check=True, env=environment)
    return (time.perf_counter_ns() - begun) / 1e6


def measure(rounds):
    """The milliseconds of so many starts of each, in turn."""
    taken = {name: [] for name in STATEMENTS}
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONPYCACHEPREFIX": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        for statement in STATEMENTS.values():  # once without counting: modules are compiled, disks are warm
            started(statement, environment)
        for _ in range(rounds):
            for name, statement in STATEMENTS.items():
                taken[name].append(started(statement, environment))
    return taken


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=101)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    taken = measure(options.rounds)
    bare = median(taken["bare"])
    told = {"rounds": options.rounds, "bare_ms": round(bare, 1)}
    for name in ("quiltingbee", "quiltingbee.cli"):
        told[f"{name}_more_ms"] = round(
            median(one - base for one, base in zip(taken[name], taken["bare"], strict=True)), 1
        )
    if options.json:
        print(json.dumps(told))
        return
    print(f"bare Python            {bare:6.1f} ms (median of {options.rounds})")
    for name in ("quiltingbee", "quiltingbee.cli"):
        print(f"import {name:<15} {told[f'{name}_more_ms']:+6.1f} ms")


if __name__ == "__main__":
    main()

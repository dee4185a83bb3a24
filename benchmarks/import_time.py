#!/usr/bin/env python3
"""How many milliseconds `import quiltingbee` takes more than bare Python: the medians of many starts of both, in turn.

python benchmarks/import_time.py [--rounds 101] [--json]      target: under 60 ms

Two clocks: the time of the processor, which hardly depends on what else the machine does, and that of the wall, which does.
Compiled modules are read from a folder of their own, as those of an installed package are.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

SOURCE = Path(__file__).parents[1] / "src"
STATEMENTS = {"bare": "pass", "quiltingbee": "import quiltingbee", "quiltingbee.cli": "import quiltingbee.cli"}


def started(statement, environment):
    """Milliseconds from starting an interpreter to its end: of the processor and of the wall."""
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([sys.executable, "-c", statement], check=True, env=environment)
    wall, after = time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime) * 1e3, wall * 1e3


def measure(rounds):
    """Both times of so many starts of each, in turn."""
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
    told = {"rounds": options.rounds}
    for clock, word in enumerate(("cpu", "wall")):
        told[f"bare_{word}_ms"] = round(median(one[clock] for one in taken["bare"]), 1)
        for name in ("quiltingbee", "quiltingbee.cli"):
            more = [one[clock] - base[clock] for one, base in zip(taken[name], taken["bare"], strict=True)]
            told[f"{name}_more_{word}_ms"] = round(median(more), 1)
    if options.json:
        print(json.dumps(told))
        return
    print(f"median of {options.rounds}             processor       wall")
    print(f"bare Python             {told['bare_cpu_ms']:7.1f} ms {told['bare_wall_ms']:7.1f} ms")
    for name in ("quiltingbee", "quiltingbee.cli"):
        print(f"import {name:<16} {told[f'{name}_more_cpu_ms']:+7.1f} ms {told[f'{name}_more_wall_ms']:+7.1f} ms")


if __name__ == "__main__":
    main()

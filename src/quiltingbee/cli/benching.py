"""`bench`: how fast kernels and rules are, as ratios to C programs that do the same."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from quiltingbee.cli.common import Stop, number, say


def add(verbs: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The parser of this verb."""
    verb = verbs.add_parser("bench", help=say("fast-bench"), description=say("fast-bench-about"))
    verb.add_argument("--json", action="store_true", help=say("cli-json"))
    verb.add_argument("--rounds", metavar="N", type=number(1, 1000), default=7, help=say("fast-bench-rounds"))
    verb.add_argument("--references", metavar="DIR", type=Path, help=say("fast-bench-references"))
    verb.set_defaults(run=_bench)


def _bench(options: argparse.Namespace) -> int:
    from quiltingbee.fast import bench, jit, references

    def told(missing: str) -> None:
        code, _, detail = missing.partition(": ")
        print(f"{missing}\n{say(f'fast-{code}', detail=detail)}", file=sys.stderr)

    if not jit.compiles():
        told("no-numba")
    try:
        results = bench.measure(rounds=options.rounds, sources=options.references or references.SOURCES, told=told)
    except bench.Disagreement as fault:
        raise Stop(f"reference-disagrees: {fault}: {say('fast-reference-disagrees')}") from None
    if options.json:
        print(json.dumps([_row(result) for result in results], indent=1))
        return 0
    for result in results:
        ratios = {} if result.ratio_to_limit is None else {result.limit: result.ratio_to_limit}
        beside = "".join(f"  {_digits(ratio)} x {other}" for other, ratio in {**ratios, **result.ratios}.items())
        print(f"{result.name:34} {result.per_second:14,.1f} /s{beside}")
    return 0


def _digits(ratio: float) -> str:
    """At least three of them."""
    return f"{ratio:,.0f}" if ratio >= 100 else f"{ratio:.3g}" if ratio < 0.1 else f"{ratio:.3f}"


def _row(result: Any) -> dict[str, Any]:
    return {
        "name": result.name,
        "per_second": round(result.per_second, 1),
        "ratio_to_limit": None if result.ratio_to_limit is None else round(result.ratio_to_limit, 4),
        "limit": result.limit,
        "ratios": {other: round(ratio, 4) for other, ratio in result.ratios.items()},
    }

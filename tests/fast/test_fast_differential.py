"""The verb scripts/differential: it says how many positions agree, and a difference ends it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.fast import differential

from quiltingbee.fast import doodle, doodle_tables, patchwork, patchwork_tables

pytest.importorskip("numba", reason="in plain Python this takes minutes")

VERB = Path(__file__).parents[2] / "scripts" / "differential"


def test_it_says_how_many_positions_agree():
    run = [sys.executable, str(VERB), "--positions", "20", "--seed", "3", "--json"]
    told = json.loads(subprocess.run(run, capture_output=True, text=True, check=True).stdout)
    assert told["seed"] == 3
    assert told["doodle_positions"] >= 20
    assert told["patchwork_positions"] >= 20
    plain = subprocess.run(run[:-1], capture_output=True, text=True, check=True).stdout.splitlines()
    assert [line.split(",")[0] for line in plain] == [
        f"{game}: {told[f'{game}_positions']} positions agree" for game in ("doodle", "patchwork")
    ]


@pytest.mark.parametrize("kernel", ["count", "legal", "choose", "step", "score"])
@pytest.mark.parametrize(
    ("module", "compare"), [(doodle, differential.compare_doodle), (patchwork, differential.compare_patchwork)]
)
def test_a_difference_is_found(module, compare, kernel, monkeypatch):
    """Each kernel in turn says something else for a while."""
    right, calls = getattr(module, kernel), []

    def wrong(*given):
        calls.append(kernel)
        answer = right(*given)
        if len(calls) not in range(21, 29):
            return answer
        if kernel == "step":
            given[1][doodle_tables.TABLE + doodle_tables.LO if module is doodle else patchwork_tables.LEFT] ^= 1
            return answer
        return answer + 1

    monkeypatch.setattr(module, kernel, wrong)
    with pytest.raises((AssertionError, IndexError)):
        compare(500, 1)
    assert len(calls) >= 21

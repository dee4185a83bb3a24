"""What the bots learned: small files, whose training goes on where it was killed and ends with the same."""

import subprocess
import sys
import time
from importlib import resources
from pathlib import Path

import pytest

pytest.importorskip("numba")

import numpy as np

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"
DATA = resources.files("quiltingbee.bots").joinpath("data")
SMALL = {
    "train-doodle": ["--thousands", "8"],
    "train-patchwork": ["--steps", "8"],
    "train-patchwork-network": ["--steps", "8", "--matches", "1"],
}


@pytest.mark.parametrize("name", sorted(SMALL))
def test_what_was_learned_is_small_and_says_by_which_command(name):
    file = name.removeprefix("train-")
    assert len(DATA.joinpath(f"{file}.npz").read_bytes()) < 5_000_000
    command, what, *curve = DATA.joinpath(f"{file}.txt").read_text("utf-8").splitlines()
    assert command.startswith(f"# scripts/{name} --")
    assert what.startswith("# ")
    assert len(curve) == 20


@pytest.mark.heavy
@pytest.mark.parametrize(("name", "options"), SMALL.items())
def test_training_that_was_killed_ends_with_the_same(name, options, tmp_path):
    def start(out):
        return subprocess.Popen(
            [sys.executable, SCRIPTS / name, *options, "--seed", "5", "--out", out], stdout=subprocess.DEVNULL
        )

    whole, again = tmp_path / "whole.npz", tmp_path / "again.npz"
    assert start(whole).wait() == 0
    killed = start(again)
    while not again.with_suffix(".checkpoint.npz").exists():
        time.sleep(0.001)
    killed.kill()
    killed.wait()
    assert not again.exists()
    assert start(again).wait() == 0
    with np.load(whole) as one, np.load(again) as other:
        assert np.array_equal(one["weights"], other["weights"])
        assert np.any(one["weights"])
    assert whole.with_suffix(".txt").read_bytes() == again.with_suffix(".txt").read_bytes()
    assert not again.with_suffix(".checkpoint.npz").exists()

"""Small versions of the proofs that `scripts/` hold: the same code, with numbers that fit into a test. The big ones are in docs/server-proofs.md."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"
LINUX = pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked up in /proc, which only Linux has")


def run(name, *options):
    """The summary of a script that found nothing wrong."""
    done = subprocess.run(
        [sys.executable, str(SCRIPTS / name), *map(str, options)],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, (done.stdout[-3000:], done.stderr[-3000:])
    return json.loads(done.stdout)


@pytest.mark.parametrize("name", ["load", "room", "crash", "trace"])
def test_every_proof_says_what_it_does(name):
    done = subprocess.run([sys.executable, str(SCRIPTS / name), "--help"], capture_output=True, text=True, check=True)
    assert f"scripts/{name} [--" in done.stdout


@LINUX
def test_load_loses_and_doubles_nothing():
    told = run("load", "--matches", 20, "--seconds", 2, "--processes", 1)
    assert told["answered"] == told["sent"] > 0
    assert told["compared"] >= 40


@LINUX
def test_a_large_table_plays_all_turns():
    told = run("room", "--seats", 30, "--processes", 1)
    assert told["acts"] == 30 * 19
    assert told["different_logs"] == 0


@LINUX
def test_killed_servers_lose_nothing():
    told = run("crash", "--kills", 3, "--tables", 6)
    assert told["acts_answered"] > 0
    assert told["logs_compared"] > 0


@LINUX
@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
def test_every_answer_comes_after_its_sync():
    told = run("trace", "--tables", 2)
    assert told["answered"] > 100
    assert told["most_acts_with_one_sync"] > 1

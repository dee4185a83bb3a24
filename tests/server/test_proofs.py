"""Small versions of the proofs that `scripts/` hold: the same code, with numbers that fit into a test. The big ones are in docs/server-proofs.md."""

import asyncio
import importlib.util
import json
import shutil
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path

import pytest

from quiltingbee.play import dealing, table, views, wire
from quiltingbee.play.journal import Journal

SCRIPTS = Path(__file__).parents[2] / "scripts"
LINUX = pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked up in /proc, which only Linux has")


def run(name, *options):
    """The summary of a script that found nothing wrong."""
    done = subprocess.run(
        [sys.executable, str(SCRIPTS / name), *map(str, options)],
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, (done.stdout[-3000:], done.stderr[-3000:])
    return json.loads(done.stdout)


def module(name):
    """A script as a module."""
    loader = SourceFileLoader(name, str(SCRIPTS / name))
    spec = importlib.util.spec_from_loader(name, loader)
    assert spec is not None
    made = importlib.util.module_from_spec(spec)
    loader.exec_module(made)
    return made


@pytest.mark.parametrize("name", ["load", "room", "crash", "trace", "secrecy", "fuzz", "disk-full"])
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
    assert told["syncs_with_acts"] > 0


def test_nobody_sees_what_is_hidden():
    told = run("secrecy", "--matches", 20)
    assert told["bytes_compared"] > 1_000_000
    assert told["other_afterwards"] >= 18
    assert told["turns_forked"]
    assert told["deals_forked"]
    assert told["with_bots"]
    assert told["bot_views"] > 0


@pytest.mark.parametrize("leak", ["open act", "act taken back", "secret", "how long it is"])
def test_a_leak_is_found(leak, monkeypatch):
    """What the comparison above would say if the server told too much."""
    secrecy = module("secrecy")
    event, fair_of, view_json = Journal.event, dealing.fair_of, views.view_json
    if leak == "open act":
        monkeypatch.setattr(Journal, "_shown", lambda *_: True)
    elif leak == "act taken back":

        def told(self, n, seat, **more):
            was = event(self, n, seat, **more)
            return wire.Event(n, line=self.entries[n - 1].line, undone=True) if was.undone else was

        monkeypatch.setattr(Journal, "event", told)
    elif leak == "secret":
        monkeypatch.setattr(dealing, "fair_of", lambda meta: wire.Fair(fair_of(meta).commitment, meta.secret, (), None))
    else:
        monkeypatch.setattr(
            table,
            "view_json",
            lambda game, state, *more: {**view_json(game, state, *more), "size": len(repr(state))},
        )
    assert asyncio.run(secrecy.whole(20, "1", stop_at_first=True))["differences"] > 0


@LINUX
def test_hostile_requests_and_messages_find_no_fault():
    told = run("fuzz", "--messages", 1500, "--examples", 2)
    assert told["http"]["as_described"]["requests"] > 500
    assert told["http"]["at_real_tables"]["requests"] > 500
    assert told["socket"]["reached_the_application"] > 500


@LINUX
def test_a_full_disk_and_a_read_only_one_are_survived():
    told = run("disk-full", "--tables", 4)
    assert told["codes"]["storage-failed"]
    assert told["deals_verified"] > 20

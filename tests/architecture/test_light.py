"""`import quiltingbee` costs little: the standard library and itself, and of both only what is needed then.

How many milliseconds that is, benchmarks/import_time.py says; here it is counted in modules, so that no slow machine decides.
"""

import json
import subprocess
import sys
from functools import cache

import pytest
from tests.architecture.reading import PACKAGE, TOP, modules, name_of


@cache
def loaded(statement: str) -> frozenset[str]:
    """The modules that a fresh interpreter has loaded behind that statement."""
    told = subprocess.run(
        [sys.executable, "-c", f"{statement}\nimport sys, json\nprint(json.dumps(sorted(sys.modules)))"],
        check=True,
        capture_output=True,
        cwd=TOP,
        env={"PYTHONPATH": str(PACKAGE.parent)},
    )
    return frozenset(json.loads(told.stdout))


def brought(statement: str) -> set[str]:
    """Those among them that the statement brought."""
    return set(loaded(statement) - loaded("pass"))


def test_importing_brings_nothing_but_the_standard_library_and_itself():
    tops = {name.split(".")[0] for name in brought("import quiltingbee")}
    assert tops - sys.stdlib_module_names == {"quiltingbee"}


def test_importing_brings_the_rules_only():
    ours = {name.split(".")[1] for name in brought("import quiltingbee") if name.startswith("quiltingbee.")}
    assert ours == {"core", "games"}


@pytest.mark.parametrize(
    "slow",
    [
        "random",
        "secrets",
        "importlib.resources",
        "tempfile",
        "pathlib",
        "asyncio",
        "logging",
        "unittest",
        "email",
        "argparse",
    ],
)
def test_importing_brings_nothing_slow_of_the_standard_library(slow):
    assert slow not in brought("import quiltingbee")


@pytest.mark.parametrize("verb", ["--version", "new", "replay", "show"])
def test_the_command_line_brings_only_its_verb(verb):
    call = f"from quiltingbee.cli import _parser\n_parser([{verb!r}])"
    rooms = {name.split(".")[1] for name in brought(call) if name.startswith("quiltingbee.")}
    heavy = {
        name for name in brought(call) if name.split(".")[0] in {"numba", "numpy", "starlette", "msgspec", "uvicorn"}
    }
    if verb == "--version":  # all verbs: their parsers, and the settings of the server
        assert not heavy
    else:
        assert rooms == {"cli", "core", "games", "text"}
        assert not heavy


@pytest.mark.parametrize("path", [*modules("core"), *modules("games")], ids=name_of)
def test_every_module_of_the_rules_can_be_the_first_that_is_imported(path):
    tops = {name.split(".")[0] for name in brought(f"import {name_of(path)}")}
    assert tops - sys.stdlib_module_names == {"quiltingbee"}

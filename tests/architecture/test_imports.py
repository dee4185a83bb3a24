"""Knowledge points down: who may import whom, read from the syntax trees, imports inside functions included."""

import ast
import sys
from pathlib import Path

import pytest
from tests.architecture.reading import PACKAGE, imports, modules, name_of

ROOMS = [  # from below; rooms of one line do not know each other
    ("core",),
    ("games",),
    ("",),  # quiltingbee itself, which hands out both
    ("fast",),
    ("bots",),
    ("play", "analysis"),
    ("server", "terminal", "env", "paper"),
    ("cli",),
    ("__main__",),
]
HEIGHT = {room: height for height, rooms in enumerate(ROOMS) for room in rooms}
PURE = ("core", "games", "", "text")
"""Rooms that import nothing but the standard library, so that they also run in a browser's Python."""
ALLOWED_THERE = {"text": {"fluent"}}  # loaded when the first word is said
CHANCE = {  # who may import a source of randomness, and what for
    "core/chance.py": "the dealers",
    "bots/base.py": "a name for the chance of a bot that nobody gave a seed; the chance itself is a dealer's",
    "fast/bench.py": "the matches by which speed is measured",
    "server": "tokens, names of tables and secrets that nobody can guess, and when a client comes back",
}
SOURCES = {"random", "secrets", "uuid", "numpy.random", "os.urandom", "os.getrandom"}


def room(name: str) -> str | None:
    """The room of a module of ours, None for one of somebody else."""
    first, *rest = name.split(".")
    if first != "quiltingbee":
        return None
    return rest[0] if rest and (rest[0] in HEIGHT or (PACKAGE / rest[0]).is_dir()) else ""


def faults(path: Path, source: ast.AST | None = None) -> list[str]:
    """What a module imports and may not."""
    mine = room(name_of(path)) or ""
    found = []
    for line, name in imports(path, source):
        other = room(name)
        where = f"{path.relative_to(PACKAGE)}:{line}: {name}"
        if other is None:
            top = name.split(".")[0]
            if mine in PURE and top not in sys.stdlib_module_names and top not in ALLOWED_THERE.get(mine, set()):
                found.append(f"{where}: {mine or 'quiltingbee'} knows the standard library only")
            if any(name == one or name.startswith(f"{one}.") for one in SOURCES):
                file = str(path.relative_to(PACKAGE))
                if file not in CHANCE and mine not in CHANCE:
                    found.append(f"{where}: chance comes from core/chance.py")
        elif other == mine:
            if mine == "games" and name.split(".")[2:3] != name_of(path).split(".")[2:3] and path.stem != "__init__":
                found.append(f"{where}: the games do not know each other")
        elif other == "text":
            if HEIGHT.get(mine, 0) <= HEIGHT["games"]:
                found.append(f"{where}: words are for people, above the rules")
        elif mine not in HEIGHT or HEIGHT[other] >= HEIGHT[mine]:
            found.append(f"{where}: {mine or 'quiltingbee'} lies below {other or 'quiltingbee'}, or beside it")
    return found


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_a_module_imports_only_what_lies_below_it(path):
    assert not faults(path)


def test_every_room_has_its_height():
    rooms = {path.relative_to(PACKAGE).parts[0].removesuffix(".py") for path in modules()} - {"__init__"}
    assert rooms - {"text"} <= set(HEIGHT)


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/grid.py", "from quiltingbee.games import GAMES"),
        ("core/grid.py", "import numpy"),
        ("core/grid.py", "def f():\n    from random import choice"),
        ("core/grid.py", "from quiltingbee.text import words"),
        ("core/match.py", "from quiltingbee import read"),
        ("games/doodle/rules.py", "from quiltingbee.games.patchwork import Patchwork"),
        ("games/doodle/rules.py", "from quiltingbee.games import patchwork"),
        ("games/patchwork/rules.py", "def f():\n    import quiltingbee.fast.bits"),
        ("games/patchwork/rules.py", "from quiltingbee import fast"),
        ("fast/bits.py", "from quiltingbee.bots import bot"),
        ("bots/registry.py", "from quiltingbee.play import table"),
        ("bots/registry.py", "import random"),
        ("play/fair.py", "from quiltingbee.server.run import serve"),
        ("play/fair.py", "import secrets"),
        ("server/run.py", "from quiltingbee.cli import main"),
        ("server/run.py", "from quiltingbee.paper import sheets"),
        ("play/fair.py", "from quiltingbee.analysis import review"),
        ("text/__init__.py", "from quiltingbee.core import grid"),
        ("server/run.py", 'import_module("quiltingbee.cli.serving")'),
        ("server/run.py", 'import_module(f"quiltingbee.cli.{verb}")'),
    ],
)
def test_this_test_sees_an_import_that_must_not_be(file, line):
    assert faults(PACKAGE / file, ast.parse(line))


def test_bots_get_their_chance_from_outside():
    """Their interface takes the chance; only what gives one to those who ask without a seed reaches for the system's."""
    sources = [path for path in modules("bots") for _, name in imports(path) if name.split(".")[0] in SOURCES]
    assert sources == [PACKAGE / "bots" / "base.py"]
    calls = [node for node in ast.walk(ast.parse(sources[0].read_text("utf-8"))) if isinstance(node, ast.Attribute)]
    assert sum(getattr(node.value, "id", "") == "secrets" for node in calls) == 1

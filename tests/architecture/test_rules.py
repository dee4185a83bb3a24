"""Every numbered rule of both rules pages has a test that is named by it."""

import ast
import re
from pathlib import Path

import pytest
from tests.architecture.reading import TOP

HERE = Path(__file__).parent
PAGES = next((place for place in (TOP.parent / "shared", TOP.parents[1] / "shared") if place.exists()), None)
"""The rules pages lie beside the project, not in it."""
GAMES = ("doodle", "patchwork")


def numbered(game: str) -> set[str]:
    """The numbers of a game's rules, from the list in the project."""
    blocks = (HERE / "rules.txt").read_text("utf-8").split("\n\n")
    words = next(block.split() for block in blocks if block.split()[0] == game)
    return set(words[1:])


def on_the_page(text: str) -> set[str]:
    """The numbers that begin a rule on a page: behind a dash at the beginning of an item, or behind a full stop in it."""
    items = re.findall(r"(?m)^- [A-Z][0-9]+ .*(?:\n  .*)*", text)
    found: set[str] = set()
    for item in items:
        letter = item[2]
        found |= set(re.findall(rf"(?:^- |\. |\.\n  )({letter}[0-9]+) ", item))
    return found


def named(source: str) -> set[str]:
    """The rules that the tests of a file name."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return {found[1] for one in functions if (found := re.match(r"test_([A-Z][0-9]+)_[a-z0-9]", one.name))}


def written(game: str) -> str:
    return (TOP / "tests" / "rulebook" / f"test_{game}.py").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_numbered_rule_has_a_test_named_by_it(game):
    assert numbered(game) - named(written(game)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_test_names_a_rule_that_is_not_there(game):
    assert named(written(game)) - numbered(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_list_is_that_of_the_rules_page(game):
    if PAGES is None:
        pytest.skip("the rules pages do not lie beside the project here")
    assert on_the_page((PAGES / f"rules-{game}.md").read_text("utf-8")) == numbered(game)


@pytest.mark.parametrize("rule", sorted(numbered("doodle")))
def test_this_test_misses_a_test_that_is_taken_away(rule):
    without = re.sub(rf"def test_{rule}_", "def test_", written("doodle"))
    assert numbered("doodle") - named(without) == {rule}


def test_a_page_is_read_with_several_rules_in_one_item():
    page = "- A1 One. A2 Two, see B7 and\n  A3 again (A1). A4 Four.\n- B1 Other: I2:I1 from\n  T4 on.\n\nC9 No item.\n"
    assert on_the_page(page) == {"A1", "A2", "A4", "B1"}

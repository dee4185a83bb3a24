"""Words for people: one catalogue in three languages with the same messages, words for every code, nothing missing, nothing idle."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from tests.architecture.reading import PACKAGE, codes, modules

from quiltingbee.play.codes import CODES
from quiltingbee.text import LANGUAGES, source, words

BY_THEMSELVES = ("core", "games", "fast", "bots")
"""Rooms whose codes come to people on a command line, each with its own words; the browser has shorter ones beside them."""


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Each message of a language with the variables in it; twice the same name is a fault."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(source(language)).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            name = entry.id.name
            assert name not in found, f"{language}: {name} is there twice"
            assert entry.value is not None, f"{language}: {name} says nothing"
            found[name] = frozenset(_variables(entry.value))
    return found


def _variables(node: ast.BaseNode) -> set[str]:
    found: set[str] = set()
    for value in vars(node).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.VariableReference):
                found.add(one.id.name)
            elif isinstance(one, ast.BaseNode):
                found |= _variables(one)
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_variables(language):
    assert messages(language) == messages(LANGUAGES[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_of_a_language_have_the_same_names_and_order(language):
    def order(tag: str) -> dict[str, list[str]]:
        folder = PACKAGE / "text" / tag
        return {file.name: re.findall(r"(?m)^([a-z0-9-]+) =", file.read_text("utf-8")) for file in folder.iterdir()}

    assert order(language) == order(LANGUAGES[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_that_is_raised_has_words(language):
    say = words(language)
    missing = []
    for path in modules():
        room = path.relative_to(PACKAGE).parts[0]
        for line, code in codes(path):
            if f"error-{code}" not in say and (room in BY_THEMSELVES or f"web-why-{code}" not in say):
                missing.append(f"{path.relative_to(PACKAGE)}:{line}: {code}")
    assert not missing


def test_every_error_has_its_code_in_the_source():
    raised = {code for path in modules() for _, code in codes(path)}
    said = set(re.findall(r"error-([a-z0-9-]+)", "\n".join(path.read_text("utf-8") for path in modules("cli"))))
    told = {name.removeprefix("error-") for name in messages("en") if name.startswith("error-")}
    assert told - raised - said - set(CODES) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_server_has_words(language):
    say = words(language)
    assert [code for code in CODES if f"error-{code}" not in say] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_about_errors_are_sentences(language):
    say = words(language)
    for name in messages(language):
        if name.startswith("error-"):
            assert re.fullmatch(r"[^\s].*[.\]]", say(name)), say(name)
            assert len(say(name)) <= 240, name

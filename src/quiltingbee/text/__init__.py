"""All words people read, in Fluent files, one folder a language: one catalogue for server, browser, terminal and paper.

say = words("de")
say("cli-not-found", file="a.txt")
"""

import os
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

LANGUAGES = ("en", "de", "nl")


class Words:
    """The catalogue in one language; calling it with a message's name and its variables gives the text."""

    def __init__(self, language: str):
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source(language)))

    def __call__(self, message: str, /, **variables: Any) -> str:
        """The text of a message; its name stands for one that is missing."""
        if message not in self:
            return message
        pattern = self._bundle.get_message(message).value
        return message if pattern is None else str(self._bundle.format_pattern(pattern, variables)[0])

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))


@cache
def words(language: str) -> Words:
    """The catalogue in that language, or in English when there is none."""
    return Words(language if language in LANGUAGES else LANGUAGES[0])


@cache
def source(language: str, part: str = "") -> str:
    """The Fluent source of a language: all its files, one behind the other, or one of them, as the browser gets `web`."""
    folder = resources.files(__package__).joinpath(language)
    files = sorted((file for file in folder.iterdir() if file.name.endswith(f"{part}.ftl")), key=lambda file: file.name)
    return "\n".join(file.read_text("utf-8") for file in files)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language a terminal asks for."""
    for variable in ("QUILTINGBEE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        asked = environment.get(variable, "")[:2].lower()
        if asked in LANGUAGES:
            return asked
    return LANGUAGES[0]

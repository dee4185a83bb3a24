"""Every reason Patchwork alone can give has words in each language; what both games give is in the common files."""

import re
from importlib import resources

import pytest

from quiltingbee.games.patchwork.judge import REASONS
from quiltingbee.games.patchwork.possible import FAULTS
from quiltingbee.text import LANGUAGES, words

COMMON = {
    *("match-over", "deal-first", "acts-first", "not-an-event", "not-an-act", "no-such-seat", "outside-the-sheet"),
    *("overlap", "not-this-deal", "wrong-number-of-cards", "not-in-the-deck"),
}
OPTIONS = {"unknown-edition", "unknown-automa", "unknown-level", "level-without-automa", "position-options"}
COMPACT = {"compact-circle", "compact-placement", "compact-too-long"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language):
    file = resources.files("quiltingbee.text").joinpath(language, "patchwork.ftl").read_text("utf-8")
    named = set(re.findall(r"^error-([a-z-]+) = .", file, re.MULTILINE))
    assert named == (set(REASONS) - COMMON) | set(FAULTS) | OPTIONS | COMPACT
    assert all(f"error-{code}" in words(language) for code in named)

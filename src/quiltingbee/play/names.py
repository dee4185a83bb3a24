"""Names and words that people give: cleaned before anybody sees them, short, one line, no invisible signs."""

import re
import unicodedata

from quiltingbee.core.game import Refused

LONGEST_NAME = 30
LONGEST_WORD = 60
_MARKS = re.compile(
    r"([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{2})[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+"
)


def name(text: str) -> str:
    """The name as others see it. Refused when nothing of it is left."""
    cleaned = _clean(text, LONGEST_NAME)
    if not cleaned:
        raise Refused("bad-name")
    return cleaned


def word(text: str) -> str:
    """A word for the deals, as it stands in the record."""
    return _clean(text, LONGEST_WORD)


def _clean(text: str, longest: int) -> str:
    """One line of visible signs, composed, at most two marks on a letter, and nothing that a record gives a meaning to."""
    text = unicodedata.normalize("NFKC", text).replace(";", ",")
    visible = "".join(
        sign if unicodedata.category(sign)[0] not in "CZ" else " " if sign.isspace() else "" for sign in text
    )
    return " ".join(_MARKS.sub(r"\1", visible).split())[:longest].strip()

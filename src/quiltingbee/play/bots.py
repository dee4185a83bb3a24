"""The port to the bots: who chooses, at which level, from a view and never from a state."""

from dataclasses import replace
from typing import Any, Protocol

from quiltingbee.play.wire import LARGE


class Bots(Protocol):
    """Whoever answers for bots. An adapter runs them apart from the table; nothing here waits for them."""

    def levels(self, game_id: str) -> tuple[str, ...]:
        """The levels of a game, weakest first."""


class NoBots:
    """No bots at all."""

    def levels(self, game_id: str) -> tuple[str, ...]:
        """None."""
        del game_id
        return ()


def alone(view: Any) -> Any:
    """A Doodle view of a large table as the seat's own match: the other sheets change nothing for it, and are a thousand."""
    seat = getattr(view, "seat", None)
    sheets = getattr(view, "sheets", ())
    if seat is None or len(sheets) <= LARGE:
        return view
    own = slice(seat, seat + 1)
    return replace(view, seat=0, sheets=sheets[own], acted=view.acted[own], start=view.start[own])

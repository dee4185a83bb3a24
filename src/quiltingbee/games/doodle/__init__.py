"""Patchwork Doodle: one to a thousand seats, a die and a circle of cards."""

from quiltingbee.games.doodle.cards import Deck, default_deck, read_deck
from quiltingbee.games.doodle.moves import PASS, Act, Dot, Drawing
from quiltingbee.games.doodle.rules import Doodle
from quiltingbee.games.doodle.state import Options, Sheet, State, View

__all__ = [
    "PASS",
    "Act",
    "Deck",
    "Doodle",
    "Dot",
    "Drawing",
    "Options",
    "Sheet",
    "State",
    "View",
    "default_deck",
    "read_deck",
]

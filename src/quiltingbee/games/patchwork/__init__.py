"""Patchwork: two quilts, buttons and time, or one quilt against the Automa."""

from quiltingbee.games.patchwork.moves import ADVANCE, Act, Advance, Buy, Leather
from quiltingbee.games.patchwork.pieces import Patch, patches
from quiltingbee.games.patchwork.rules import Patchwork
from quiltingbee.games.patchwork.state import LEATHER, Automa, Options, Quilt, State, View

__all__ = [
    "ADVANCE",
    "LEATHER",
    "Act",
    "Advance",
    "Automa",
    "Buy",
    "Leather",
    "Options",
    "Patch",
    "Patchwork",
    "Quilt",
    "State",
    "View",
    "patches",
]

"""The arrays of Patchwork: what lies where in a match, and the table of the 33 patches.

The table of patches (the box) has a word for each patch: price, time and buttons a byte each, and from bit 32 on where the group of its
forms begins; one more word stands for no patch at all, which costs too much for anybody. The groups are as in `lanes.py`.
"""

from functools import lru_cache
from typing import Any

from quiltingbee.fast import lanes
from quiltingbee.fast.doodle_tables import forms
from quiltingbee.fast.jit import words
from quiltingbee.games.patchwork.pieces import INCOME as INCOME_SPACES
from quiltingbee.games.patchwork.pieces import patches

LEFT, AT, MOVER, LEATHER, BONUS, SPECIALS, COUNT = range(7)
QUILTS, QUILT = 8, 8
LO, HI, BUTTONS, INCOME, TIME, SEWN = range(6)
CORE = QUILTS + 2 * QUILT
"""So many words change in a match, besides what is noted of each patch."""
ORDER, PLACES = CORE, 33
LOGS, LOG = ORDER + PLACES, 2 * 39
MATCH = LOGS + 2 * LOG

NOBODY = 2
LEATHER_NUMBER = 33
NO_PATCH = 33
DEAR = 255
INCOME_BITS = sum(1 << space for space in INCOME_SPACES)


@lru_cache
def box() -> Any:
    """The table of the patches; never to be written to."""
    table = [0] * 40
    for patch in patches():
        entry = patch.price | patch.time << 8 | patch.buttons << 16
        table[patch.number] = entry | len(table) << 32
        table.extend(lanes.groups(forms(patch.shape)))
    table[NO_PATCH] = DEAR | len(table) << 32
    table.extend([0] * lanes.GROUP)
    return words(table)

"""The rules once more at the speed of the machine: array states and kernels that mirror the pure rules and know nothing new.

Nothing here costs anything at import: numba and numpy are loaded when the first kernel is called, and without them the same
functions run as plain Python with the same results (`jit.py`). Begin with `doodle.py` and `patchwork.py`: their first lines say what
the arrays hold and what can be called; `doodle_pack.py` and `patchwork_pack.py` lead there from the pure states and back.
"""

from typing import Any

from quiltingbee.core.game import Choice, Game


def perft(game: Game, state: Any, depth: int) -> int | None:
    """How many distinct legal lines of so many acts there are, or None where the kernels cannot say it."""
    from quiltingbee.fast import jit

    if game.id != "patchwork/1" or not jit.compiles() or not isinstance(game.turn(state), Choice):
        return None
    from quiltingbee.fast import patchwork_pack

    return patchwork_pack.perft(state, depth) if patchwork_pack.able(state) else None

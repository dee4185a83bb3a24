"""The rules once more at the speed of the machine: array states and kernels that mirror the pure rules and know nothing new.

Nothing here costs anything at import: numba and numpy are loaded when the first kernel is called, and without them the same
functions run as plain Python with the same results (`jit.py`). Begin with `doodle.py` and `patchwork.py`: their first lines say what
the arrays hold and what can be called; `doodle_pack.py` and `patchwork_pack.py` lead there from the pure states and back;
`doodle_batch.py` and `patchwork_batch.py` do the same with thousands of matches in one call.
"""

from typing import Any

from quiltingbee.core.chance import Dealer
from quiltingbee.core.game import Chance, Game, Refused


def perft(
    game: Game, state: Any, depth: int, *, plain: bool = False, dealer: Dealer | None = None, deals: int = 0
) -> int | None:
    """What `core/perft.py` counts, or None where the kernels cannot say it."""
    from quiltingbee.fast import doodle_tables, jit

    if not jit.compiles() or depth == 0:
        return None
    if game.id == "doodle/1" and doodle_tables.able(state.options):
        from quiltingbee.fast import doodle_perft

        return doodle_perft.perft(state, depth, plain=plain, dealer=dealer, deals=deals)
    if game.id != "patchwork/1":
        return None
    from quiltingbee.fast import patchwork_pack

    while isinstance(turn := game.turn(state), Chance):
        if dealer is None:
            raise Refused("no-dealer")
        state, deals = game.apply(state, dealer.deal(turn, deals)), deals + 1
    return patchwork_pack.perft(state, depth) if patchwork_pack.able(state) else None

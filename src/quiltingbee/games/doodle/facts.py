"""What a record of Patchwork Doodle can state of a match: facts by their names."""

import re
from collections.abc import Iterable, Iterator, Mapping

from quiltingbee.core import grid
from quiltingbee.games.doodle.state import TURNS, State
from quiltingbee.games.doodle.steps import empty_squares

_SHEET = re.compile(r"sheet P([1-9][0-9]{0,3})")
_ROUND = re.compile(r"round ([1-3])")


class Facts(Mapping[str, str]):
    """`round 1` and so on once it is scored, `circle`, `sheet P1` and so on, `empty`, `scores`.

    Each is made when it is asked for: with a thousand sheets a record states few of those that there are.
    """

    def __init__(self, state: State):
        self._state = state
        self._rounds = len(state.sheets[-1].points)  # all are scored together

    def __getitem__(self, name: str) -> str:
        state = self._state
        if found := _SHEET.fullmatch(name):
            seat = int(found[1])
            if seat <= len(state.sheets):
                return grid.rows_of(state.sheets[seat - 1].patches)
        elif found := _ROUND.fullmatch(name):
            number = int(found[1])
            if number <= self._rounds:
                return _row(sheet.points[number - 1] for sheet in state.sheets)
        elif name == "circle":
            return " ".join(state.circle) or "-"
        elif name == "empty":
            return _row(map(empty_squares, state.sheets))
        elif name == "scores":
            return _row(scores(state))
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        yield from (f"round {number}" for number in range(1, self._rounds + 1))
        yield "circle"
        yield from (f"sheet P{seat}" for seat in range(1, len(self._state.sheets) + 1))
        yield from ("empty", "scores")

    def __len__(self) -> int:
        return self._rounds + len(self._state.sheets) + 3


def scores(state: State) -> tuple[int, ...]:
    """P6: the points of the scored rounds, less the empty squares once the third has been scored."""
    over = state.turn > TURNS
    return tuple(sum(sheet.points) - (empty_squares(sheet) if over else 0) for sheet in state.sheets)


def _row(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))

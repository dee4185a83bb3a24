"""A Patchwork bot to measure the master against: alpha-beta with iterative deepening over the same purchases, places and leaves."""

from quiltingbee.bots.base import Budget, Rng
from quiltingbee.bots.kernels import patchwork_deepening as kernel
from quiltingbee.bots.kernels.patchwork_tables import tables
from quiltingbee.bots.patchwork_master import Tree, network_for, position, weights
from quiltingbee.games.patchwork.moves import Act
from quiltingbee.games.patchwork.state import View

_ROOM = 600_000
_A_SECOND = 20_000
"""So many positions it opens a second at the least: a depth is begun with what fits into the time that is left."""


class Deepening:
    """Looks one act deeper again and again, the best act of the last depth first.

    work: the positions it opens where the budget says nothing.
    """

    def __init__(self, *, work: int, points: float = 0.02, wide: int = 4, wide2: int = 1):
        self.work = work
        self.points = points
        self.wide = wide
        self.wide2 = wide2

    def choose(self, view: View, budget: Budget, rng: Rng) -> Act:
        """The best act of the deepest search that came to its end, or of the next one as far as it came."""
        del rng
        limit = budget.limit(self.work)
        start = position(view)
        room = _ROOM if limit is None else min(_ROOM, 8 * limit + 2000)
        tree = Tree(
            start, room, table=weights(), wide=self.wide, wide2=self.wide2, points=self.points, net=network_for(view)
        )
        line = kernel.line()
        depth, opened, before, ended = 1, 0, -1, True
        while ended and opened > before and depth < kernel.DEPTH and (depth == 1 or not budget.over(limit)):
            before = opened
            tree.size, opened, ended = kernel.deepen(
                depth, tree.size, opened, self._most(budget, limit, opened), start.circle, start.count, self.wide, self.wide2,
                self.points, tree.table, tables(), start.specials, tree.net, tree.nodes, tree.desk, line,
            )  # fmt: skip
            budget.spend(opened - before)
            depth += 1
        return tree.act(int(line.order[0, 0]))

    @staticmethod
    def _most(budget: Budget, limit: int | None, opened: int) -> int:
        """How many positions may have been opened when the next depth is given up; the root always."""
        most = opened + (10**9 if limit is None else limit - budget.done)
        if (left := budget.left) is not None:
            most = min(most, opened + int(max(left, 0.0) * _A_SECOND))
        return max(most, 1)


def deepening() -> Deepening:
    """As many positions as the master's simulations."""
    return Deepening(work=20_000)

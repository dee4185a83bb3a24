"""Patchwork bots to measure the master against: the strongest open idea, and plain tree search over all places."""

import numpy as np

from quiltingbee.bots.base import Budget, Rng
from quiltingbee.bots.kernels import patchwork as kernel
from quiltingbee.bots.kernels import patchwork_open as purchases_kernel
from quiltingbee.bots.kernels import patchwork_plain as plain_kernel
from quiltingbee.bots.kernels.patchwork_tables import SINGLE, desk, tables
from quiltingbee.bots.kernels.ucb import Nodes, nodes
from quiltingbee.bots.patchwork_master import Position, position, square
from quiltingbee.games.patchwork.moves import ADVANCE, Act
from quiltingbee.games.patchwork.state import View

_SEED = 2**64 - 1


def _most_tried(tree: Nodes) -> int:
    """The child of the root."""
    below = range(int(tree.first[0]), int(tree.first[0]) + int(tree.count[0]))
    return max(below, key=lambda n: tree.visits[n])


class Purchases:
    """Searches a tree over purchases alone and leaves the placing to a planner that fits the coming patches ahead.

    work: simulations where the budget says nothing. ahead: the coming patches that are planned in. keep: the places it plans for.
    """

    def __init__(self, *, work: int, ahead: int = 4, keep: int = 12):
        self.work = work
        self.ahead = ahead
        self.keep = keep
        self.snug = purchases_kernel.snug()
        self.around = purchases_kernel.around()

    def choose(self, view: View, budget: Budget, rng: Rng) -> Act:
        """The purchase that was tried most, on its planned place."""
        start = position(view)
        if view.leather:
            return square(self._plan(start, SINGLE, -1))
        seat = int(start.numbers[kernel.M])
        out = np.empty(3, np.int64)
        found = kernel.next_patches(start.words[4], start.numbers[kernel.P], start.count, out)
        planned: dict[int, int] = {}
        for at in map(int, out[:found]):
            patch = int(start.circle[at])
            if tables().price[patch] <= start.numbers[kernel.B + seat]:
                place = self._plan(start, patch, at)
                if place >= 0:
                    planned[at] = place
        if not planned:
            return ADVANCE
        at = self._search(start, planned, budget, rng)
        return start.act(at, planned.get(at, -1))

    def _plan(self, start: Position, patch: int, at: int) -> int:
        """The best place of a patch; the coming ones are those behind it in the circle."""
        seat = int(start.numbers[kernel.M])
        behind = [n % start.count for n in range(at + 1, at + start.count)] if start.count else []
        coming = [int(start.circle[n]) for n in behind][: self.ahead]
        ahead = np.array([*coming, 0], np.int64)
        low, high = start.words[2 * seat], start.words[2 * seat + 1]
        untaken = bool(start.numbers[kernel.X] < 0)
        values, places = np.empty(1024, np.float32), np.empty(1024, np.int64)
        return int(
            purchases_kernel.plan(
                low, high, patch, ahead, len(coming), self.keep, untaken, self.snug, tables(), desk(), values, places
            )
        )

    def _search(self, start: Position, planned: dict[int, int], budget: Budget, rng: Rng) -> int:
        """The purchase that was tried most, by its place in the circle, or -1 to advance; planned: where each would lie."""
        limit = budget.limit(self.work)
        tree = nodes(2_000_000 if limit is None else min(2_000_000, 5 * limit + 100))
        allowed = np.array([-1, *planned], np.int64)
        places = np.array([-1, *planned.values()], np.int64)
        state = np.array([rng.below(_SEED) + 1], np.uint64)
        size = 1
        while not budget.over(limit) or budget.done == 0:
            more = 512 if limit is None else max(1, min(512, limit - budget.done))
            size = purchases_kernel.uct(
                more, size, start.words, start.numbers, start.circle, start.count, allowed, places, tables(), self.around,
                start.specials, 1.0, state, tree,
            )  # fmt: skip
            budget.spend(more)
        return int(tree.ats[_most_tried(tree)])


class Plain:
    """Tree search over all acts with all their places, games played out at random."""

    def __init__(self, *, work: int):
        self.work = work

    def choose(self, view: View, budget: Budget, rng: Rng) -> Act:
        """The act that was tried most."""
        start = position(view)
        limit = budget.limit(self.work)
        tree = nodes(3_000_000)
        state = np.array([rng.below(_SEED) + 1], np.uint64)
        size = 1
        while not budget.over(limit) or budget.done == 0:
            more = 256 if limit is None else max(1, min(256, limit - budget.done))
            size = plain_kernel.uct(
                more,
                size,
                start.words,
                start.numbers,
                start.circle,
                start.count,
                tables(),
                start.specials,
                1.0,
                state,
                tree,
            )
            budget.spend(more)
        best = _most_tried(tree)
        return start.act(int(tree.ats[best]), int(tree.places[best]))


def purchases() -> Purchases:
    """The open idea with 100,000 simulations."""
    return Purchases(work=100_000)


def plain() -> Plain:
    """Plain tree search with as many."""
    return Plain(work=100_000)

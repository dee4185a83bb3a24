"""The strong Patchwork bots: a learned worth of quilt, purse and time, and a tree over purchases with planned places."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any

import numpy as np

from quiltingbee.bots.base import Budget, Rng
from quiltingbee.bots.kernels import patchwork as kernel
from quiltingbee.bots.kernels import patchwork_end as end
from quiltingbee.bots.kernels import patchwork_search as search
from quiltingbee.bots.kernels.patchwork_network import network
from quiltingbee.bots.kernels.patchwork_tables import desk, tables
from quiltingbee.bots.kernels.sheets import LOW, LOW_MASK
from quiltingbee.core import grid
from quiltingbee.core.shapes import Place
from quiltingbee.games.patchwork.moves import ADVANCE, Act, Buy, Leather
from quiltingbee.games.patchwork.pieces import GOAL, SPECIALS, patches
from quiltingbee.games.patchwork.state import View

_ROOM = 600_000
"""Nodes in the largest tree; 200 bytes each, touched only when used."""
_CIRCLE = 33
_MEMORY = 1 << 14
"""Best places that a tree keeps in mind."""
_TAU = 0.25
"""How flat the tree's first opinion of its acts is."""
_END = 16
"""So many spaces of both tokens together before the goal the rest is tried to be solved."""
_POSITIONS = 100_000
"""The most that solving looks at: 70 milliseconds."""
_POSITIONS_FOR_WORK = 20


@lru_cache(maxsize=1)
def weights() -> Any:
    """The learned weights, a row for each number of incomes that are still to come."""
    return _learned("patchwork.npz")


@lru_cache(maxsize=1)
def network_weights() -> Any:
    """The weights of the network that judges beside the tables, in one row."""
    return _learned("patchwork-network.npz")


def _learned(name: str) -> Any:
    with resources.files("quiltingbee.bots").joinpath(f"data/{name}").open("rb") as file, np.load(file) as kept:
        return np.ascontiguousarray(kept["weights"].astype(np.float32))


@lru_cache(maxsize=1)
def without_tile() -> Any:
    """The same, but the 7x7 tile is forgotten until it is there."""
    table = weights().copy()
    table[:, kernel.SEVEN : kernel.TEMPO] = 0
    return table


@dataclass(frozen=True)
class Position:
    """A view as the kernels want it."""

    words: Any
    numbers: Any
    circle: Any
    count: int
    specials: Any

    def act(self, at: int, place: int) -> Act:
        """The act that kernels call so: at -1 advances, -2 sews the special patch on, else it is the patch's place in the circle."""
        if at == -1:
            return ADVANCE
        return square(place) if at < 0 else sewn(int(self.circle[at]), place)


def position(view: View) -> Position:
    """What the kernels need of a view. The Automa is taken for a player with an empty quilt and a small purse."""
    words = np.zeros(5, np.uint64)
    numbers = np.zeros(10, np.int64)
    for seat, quilt in enumerate(view.quilts):
        words[2 * seat], words[2 * seat + 1] = quilt.filled & LOW_MASK, quilt.filled >> LOW
        numbers[kernel.B + seat], numbers[kernel.I + seat] = quilt.buttons, quilt.income
        numbers[kernel.T + seat] = quilt.time
    if view.automa is not None:
        numbers[kernel.B + 1], numbers[kernel.I + 1], numbers[kernel.T + 1] = 5, 2, view.automa.time
    numbers[kernel.M] = view.mover if view.mover is not None else view.seat or 0
    numbers[kernel.X] = -1 if view.bonus is None else view.bonus
    numbers[kernel.L] = view.leather
    circle = np.zeros(_CIRCLE, np.int64)
    circle[: len(view.circle)] = view.circle
    specials = np.array(SPECIALS[view.options.edition], np.int64)
    return Position(words, numbers, circle, len(view.circle), specials)


def network_for(view: View) -> Any:
    """The network; against the Automa, which is no player as it knows them, one that adds nothing to the tables."""
    learned = network_weights()
    return network(learned if view.automa is None else np.zeros_like(learned))


def sewn(number: int, place: int) -> Buy:
    """The purchase of a patch with the place of that number in the tables."""
    return Buy(number, _place(number, _mask(place)))


@lru_cache(maxsize=4096)
def _place(number: int, mask: int) -> Place:
    return next(lying.place for lying in patches()[number].shape.placements if lying.mask == mask)


def square(place: int) -> Leather:
    """The special patch on the place of that number in the tables."""
    return Leather(next(grid.squares(_mask(place))))


def _mask(place: int) -> int:
    return int(tables().low[place]) | int(tables().high[place]) << LOW


class Tree:
    """The tree below one position."""

    def __init__(
        self, start: Position, room: int, *, table: Any, wide: int, wide2: int, points: float, net: Any = None
    ):
        self.start = start
        self.table = table
        self.net = net
        self.wide = wide
        self.wide2 = wide2
        self.points = points
        self.nodes = search.nodes(room)
        self.desk = desk(_MEMORY)
        self.nodes.words[0], self.nodes.numbers[0] = start.words, start.numbers
        self.nodes.links[0] = (-1, 0, -1, -3, -1)
        self.nodes.visits[0], self.nodes.totals[0] = 1, 0.5
        self.size = 1

    def grow(self, simulations: int) -> bool:
        """So many simulations more; whether there was room for them."""
        before = int(self.nodes.visits[0])
        self.size = search.grow(
            simulations, self.size, self.start.circle, self.start.count, self.wide, self.wide2, self.points, _TAU, 1.0,
            self.table, tables(), self.start.specials, self.net, self.nodes, self.desk,
        )  # fmt: skip
        return int(self.nodes.visits[0]) - before == simulations

    @property
    def choices(self) -> range:
        """The nodes below the root."""
        first, count = int(self.nodes.links[0, search.FIRST]), int(self.nodes.links[0, search.COUNT])
        return range(first, first + count)

    def best(self) -> int:
        """The node that was visited most; of equal ones the better."""
        mover = int(self.nodes.numbers[0, kernel.M])
        return max(self.choices, key=lambda n: (self.nodes.visits[n], self.nodes.totals[n, mover]))

    def act(self, node: int) -> Act:
        """The act that leads to a node below the root."""
        return self.start.act(int(self.nodes.links[node, search.AT]), int(self.nodes.links[node, search.PLACE]))


class Searcher:
    """Looks ahead over purchases.

    work: the simulations where the budget says nothing. narrow: it never does more, however much time there is. points: what a
    point of its own counts beside the chance to win. wide, wide2: the places it plans for each purchase of its own and of the
    answer. networked: a network judges the leaves beside the tables.
    """

    def __init__(
        self,
        *,
        work: int,
        narrow: bool = False,
        points: float = 0.02,
        wide: int = 4,
        wide2: int = 1,
        table: Callable[[], Any] = weights,
        networked: bool = False,
    ):
        self.work = work
        self.table = table
        self.networked = networked
        self.narrow = narrow
        self.points = points
        self.wide = wide
        self.wide2 = wide2

    def choose(self, view: View, budget: Budget, rng: Rng) -> Act:
        """The act that the tree has visited most."""
        del rng
        limit = budget.work
        if self.narrow or (limit is None and budget.seconds is None):
            limit = self.work if limit is None else min(limit, self.work)
        start = position(view)
        if not self.narrow and view.automa is None and (act := self._solved(start, budget, limit)) is not None:
            return act
        room = _ROOM if limit is None else min(_ROOM, 5 * limit + 2000)
        net = network_for(view) if self.networked else None
        tree = Tree(start, room, table=self.table(), wide=self.wide, wide2=self.wide2, points=self.points, net=net)
        tree.grow(1)  # the least there must be for an answer
        budget.spend(1)
        chunk, left = 16, budget.left
        while len(tree.choices) > 1 and not budget.over(limit):
            more = chunk if limit is None else min(chunk, limit - budget.done)
            if more < 1 or not tree.grow(more):
                break
            budget.spend(more)
            before, left = left, budget.left
            if before is not None and left is not None:  # chunks of about five milliseconds, shorter at the end
                took = max(before - left, 1e-6)
                chunk = max(8, min(4096, int(chunk * min(0.005, max(left, 0.0)) / took)))
            else:
                chunk = 1024
        return tree.act(tree.best())

    @staticmethod
    def _solved(start: Position, budget: Budget, limit: int | None) -> Act | None:
        """The best act when the rest of the match can be seen to its end with a quarter of the budget."""
        spaces = 2 * GOAL - int(start.numbers[kernel.T]) - int(start.numbers[kernel.T + 1])
        seconds = budget.left
        most = _POSITIONS if limit is None else min(_POSITIONS, limit * _POSITIONS_FOR_WORK // 4)
        if seconds is not None:
            most = min(most, int(seconds / 4 * 1_000_000))
        if spaces > _END or most < 1 or budget.over(limit):
            return None
        _, at, place, looked = end.solve(
            start.words, start.numbers, start.circle, start.count, tables(), start.specials, most, end.line()
        )
        budget.spend(min(looked, most) // _POSITIONS_FOR_WORK)
        return None if looked > most else start.act(int(at), int(place))


def club() -> Searcher:
    """Reckons buttons, income and time well and has an eye for quilts, but forgets the tile and hardly sees the answer."""
    return Searcher(work=8, narrow=True, wide=1, points=0.005, table=without_tile)


def expert() -> Searcher:
    """Sees a few acts ahead."""
    return Searcher(work=60, narrow=True, wide=1, points=0.005)


def master() -> Searcher:
    """Looks far ahead."""
    return Searcher(work=20_000, networked=True)


def winner() -> Searcher:
    """The master to whom points count nothing beside the win."""
    return Searcher(work=20_000, networked=True, points=0.0)


def by_tables() -> Searcher:
    """The master without the network."""
    return Searcher(work=20_000)

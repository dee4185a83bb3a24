"""The tree of the Patchwork searches that play matches out at random: its nodes, which child is tried next (UCB1), what is learned."""

import math
from typing import Any, NamedTuple

import numpy as np

from quiltingbee.bots.kernels.chance import below
from quiltingbee.bots.kernels.machine import kernel

_LONGEST = 200


class Nodes(NamedTuple):
    """A tree, and what kernels write on: a position, places in the circle, the path to it and who chose on it."""

    first: Any
    count: Any
    ats: Any
    places: Any
    visits: Any
    totals: Any
    words: Any
    numbers: Any
    next: Any
    can: Any
    path: Any
    movers: Any


def nodes(room: int) -> Nodes:
    """Room for so many nodes, the first of them there already."""
    tree = Nodes(
        *(np.empty(room, np.int64) for _ in range(5)),
        np.empty(room),
        np.zeros(5, np.uint64),
        np.zeros(12, np.int64),
        *(np.zeros(4, np.int64) for _ in range(2)),
        *(np.zeros(_LONGEST, np.int64) for _ in range(2)),
    )
    tree.count[0], tree.visits[0], tree.totals[0] = 0, 0, 0.0
    return tree


@kernel
def give(node, first, size, tree):
    """Gives a node the children from `first` on, none of them tried yet."""
    for k in range(first, size):
        tree.visits[k] = 0
        tree.totals[k] = 0.0
        tree.count[k] = 0
    tree.first[node] = first
    tree.count[node] = size - first


@kernel
def learn(depth, result, tree):
    """The match on the path ended so; result: 1 when the first seat won."""
    for k in range(depth):
        tree.visits[tree.path[k]] += 1
        tree.totals[tree.path[k]] += result if tree.movers[k] == 0 else 1.0 - result


@kernel
def pick(node, c, rng, tree):
    """The child that is tried next (UCB1): any that has not been tried, else good so far or seldom met."""
    first = tree.first[node]
    found, fresh = first, 0
    for k in range(first, first + tree.count[node]):
        if tree.visits[k] == 0:
            fresh += 1
            if below(rng, fresh) == 0:
                found = k
    if fresh:
        return found
    best = -1.0
    log = math.log(tree.visits[node] + 1.0)
    for k in range(first, first + tree.count[node]):
        x = tree.totals[k] / tree.visits[k] + c * math.sqrt(log / tree.visits[k])
        if x > best:
            best, found = x, k
    return found

"""Patchwork by alpha-beta in the middle of a match: the master's tree of purchases with planned places and what it believes at the leaves, searched
deeper and deeper in the order that the last depth found best. Kept to measure the master against.
"""

from typing import Any, NamedTuple

import numpy as np

from quiltingbee.bots.kernels.machine import kernel
from quiltingbee.bots.kernels.patchwork import M, over
from quiltingbee.bots.kernels.patchwork_search import COUNT, FIRST, expand

DEPTH = 48
MOST = 256
"""The most children of a position."""
_FAR = 1e9


class Line(NamedTuple):
    """The line that is looked at: its nodes, their children in order, how many were tried, the bounds and the best so far."""

    node: Any
    order: Any
    tried: Any
    alpha: Any
    beta: Any
    best: Any


def line() -> Line:
    """Room for a line."""
    return Line(
        np.zeros(DEPTH, np.int64),
        np.zeros((DEPTH, MOST), np.int64),
        np.zeros(DEPTH, np.int64),
        *(np.zeros(DEPTH) for _ in range(3)),
    )


@kernel
def _enter(d, node, tree, line):
    """Begins with a node whose children are there: the most promising first, as far as is known."""
    first, count = tree.links[node, FIRST], tree.links[node, COUNT]
    sign = 1.0 if tree.numbers[node, M] == 0 else -1.0
    line.node[d] = node
    line.tried[d] = 0
    line.best[d] = -_FAR * sign
    for k in range(count):
        at = k
        while at > 0 and sign * tree.prior[line.order[d, at - 1]] < sign * tree.prior[first + k]:
            line.order[d, at] = line.order[d, at - 1]
            at -= 1
        line.order[d, at] = first + k


@kernel
def deepen(depth, size, opened, limit, circle, n, wide, wide2, points, W, A, specials, net, tree, desk, line):
    """Searches the root, node 0, so many acts deep; `prior` keeps what the first seat is ahead by at each node. (Number of nodes,
    positions opened so far, whether it came to its end within `limit` of them.) The root's choice stands first in `line.order`.
    """
    line.alpha[0], line.beta[0] = -_FAR, _FAR
    d, node, value = 0, 0, 0.0
    enter = True
    while True:
        if enter:
            if d == depth or over(tree.numbers[node]):
                value = tree.prior[node]
                enter = False
                d -= 1
                continue
            if tree.links[node, COUNT] == 0:
                if opened >= limit or size + 64 + 3 * wide >= len(tree.visits):
                    return size, opened, False
                keep = wide if d == 0 else wide2 if d == 1 else 1
                size = expand(node, size, circle, n, keep, points, 1.0, W, A, specials, net, tree, desk)
                opened += 1
                for k in range(tree.links[node, FIRST], size):
                    tree.prior[k] = tree.totals[k, 0] - tree.totals[k, 1]
            _enter(d, node, tree, line)
            enter = False
        else:  # the child tried last is worth `value`
            node = line.node[d]
            child = line.order[d, line.tried[d] - 1]
            tree.prior[child] = value
            first = tree.numbers[node, M] == 0
            if (first and value > line.best[d]) or (not first and value < line.best[d]):
                line.best[d] = value
                if d == 0:  # the root's choice comes to the front, also for the next depth
                    for k in range(line.tried[0] - 1, 0, -1):
                        line.order[0, k] = line.order[0, k - 1]
                    line.order[0, 0] = child
            if first:
                line.alpha[d] = max(line.alpha[d], value)
            else:
                line.beta[d] = min(line.beta[d], value)
        node = line.node[d]
        if line.tried[d] == tree.links[node, COUNT] or line.alpha[d] >= line.beta[d]:
            value = line.best[d]
            d -= 1
            if d < 0:
                return size, opened, True
            continue
        node = line.order[d, line.tried[d]]
        line.tried[d] += 1
        d += 1
        line.alpha[d], line.beta[d] = line.alpha[d - 1], line.beta[d - 1]
        enter = True

"""Patchwork: the tree of the master. Purchases branch, planned places widen it, and the learned worth is believed at its leaves."""

import math
from typing import Any, NamedTuple

import numpy as np

from quiltingbee.bots.kernels.machine import kernel
from quiltingbee.bots.kernels.patchwork import (
    STAGE,
    L,
    M,
    P,
    T,
    X,
    advance,
    best_places,
    buy,
    copy,
    final,
    first_wins,
    lead,
    leather,
    look_at,
    next_patches,
    over,
    places,
    sew_leather,
    worth,
)
from quiltingbee.bots.kernels.patchwork_network import judge

# What a node has: the number of its first child, of its children, of itself above, and its act
FIRST, COUNT, ABOVE, AT, PLACE = 0, 1, 2, 3, 4


class Nodes(NamedTuple):
    """A tree: the position of each node, its links and act, what it promised, how often it was met and what came of it for either seat."""

    words: Any
    numbers: Any
    links: Any
    prior: Any
    visits: Any
    totals: Any


def nodes(room: int) -> Nodes:
    """Room for so many nodes."""
    return Nodes(
        np.empty((room, 5), np.uint64),
        np.empty((room, 10), np.int64),
        np.empty((room, 5), np.int64),
        np.empty(room),
        np.empty(room, np.int64),
        np.empty((room, 2)),
    )


@kernel
def leaf(u, i, circle, n, W, A, specials, net, desk):
    """How likely the first seat wins, and the points either seat may expect. net: None where the tables alone judge."""
    if over(i):
        return 1.0 if first_wins(u, i) else 0.0, np.float32(final(0, u, i)), np.float32(final(1, u, i))
    if net is None:
        first, second = worth(0, u, i, W, desk), worth(1, u, i, W, desk)
        logit = lead(first, second, i)
    else:
        logit, first, second = judge(u, i, circle, n, specials, W, A, desk, net)
    return 1.0 / (1.0 + math.exp(-logit)), first, second


@kernel
def _utility(u, i, circle, n, points, W, A, specials, net, desk):
    """For either seat, from 0 to 1 and a little: how likely it wins, and `points` for each point of its own that it may expect. Of
    ways that win as often each takes that which brings itself more; what the other has does not matter then.
    """
    v, first, second = leaf(u, i, circle, n, W, A, specials, net, desk)
    return v + points * first, 1.0 - v + points * second


@kernel
def _add(node, size, at, place, tree):
    """A child with the position of its parent; its act is still to be played."""
    copy(tree.words[node], tree.numbers[node], tree.words[size], tree.numbers[size])
    tree.links[size, FIRST] = -1
    tree.links[size, COUNT] = 0
    tree.links[size, ABOVE] = node
    tree.links[size, AT] = at
    tree.links[size, PLACE] = place
    return size + 1


@kernel
def expand(node, size, circle, n, keep, points, tau, W, A, specials, net, tree, desk):
    """Gives a node its children, each with the utility of its position as a first visit; the number of nodes then."""
    u, i = tree.words[node], tree.numbers[node]
    p = i[M]
    start = size
    if i[L]:
        s = STAGE[i[T + p]]
        look_at(u[2 * p], u[2 * p + 1], s, W, desk)
        for k in range(best_places(u[2 * p], u[2 * p + 1], A.single, s, i[X] < 0, keep, W, A, desk)):
            size = _add(node, size, -2, desk.places[k], tree)
            sew_leather(tree.words[size - 1], tree.numbers[size - 1], p, desk.places[k], A)
    else:
        size = _add(node, size, -1, -1, tree)
        advance(tree.words[size - 1], tree.numbers[size - 1], p, specials)
        stage = -1
        for k in range(next_patches(u[4], i[P], n, desk.next)):
            at = desk.next[k]
            patch = circle[at]
            m, stage = places(u, i, p, patch, keep, stage, W, A, desk)
            for j in range(m):
                size = _add(node, size, at, desk.places[j], tree)
                buy(tree.words[size - 1], tree.numbers[size - 1], p, at, patch, desk.places[j], A, specials)
    tree.links[node, FIRST] = start
    tree.links[node, COUNT] = size - start
    best = -1e9
    for k in range(start, size):
        if tree.numbers[k, L] and keep == 1:
            leather(tree.words[k], tree.numbers[k], p, W, A, desk)
        first, second = _utility(tree.words[k], tree.numbers[k], circle, n, points, W, A, specials, net, desk)
        tree.visits[k] = 1
        tree.totals[k, 0], tree.totals[k, 1] = first, second
        tree.prior[k] = first if p == 0 else second
        if tree.prior[k] > best:
            best = tree.prior[k]
    total = 0.0
    for k in range(start, size):
        tree.prior[k] = math.exp((tree.prior[k] - best) / tau)
        total += tree.prior[k]
    for k in range(start, size):
        tree.prior[k] /= total
    return size


@kernel
def _pick(node, c, tree):
    """The child that is tried next (PUCT): good so far, or promising and seldom met."""
    first = tree.links[node, FIRST]
    p = tree.numbers[node, M]
    root = math.sqrt(tree.visits[node])
    best, pick = -1e18, first
    for k in range(first, first + tree.links[node, COUNT]):
        x = tree.totals[k, p] / tree.visits[k] + c * tree.prior[k] * root / (1 + tree.visits[k])
        if x > best:
            best, pick = x, k
    return pick


@kernel
def best_child(node, tree):
    """The child that promises most to who chooses."""
    first = tree.links[node, FIRST]
    p = tree.numbers[node, M]
    best = first
    for k in range(first, first + tree.links[node, COUNT]):
        if tree.totals[k, p] > tree.totals[best, p]:
            best = k
    return best


@kernel
def grow(simulations, size, circle, n, wide, wide2, points, tau, c, W, A, specials, net, tree, desk):
    """More simulations from the root, node 0; the number of nodes. Ends early when there is no room. wide, wide2: how many places
    of a patch there are at the root and one act below.
    """
    for _ in range(simulations):
        if size + 64 + 3 * wide >= len(tree.visits):
            return size
        node = 0
        depth = 0
        while tree.links[node, COUNT] > 0:
            node = _pick(node, c, tree)
            depth += 1
        if over(tree.numbers[node]):
            first, second = tree.totals[node, 0] / tree.visits[node], tree.totals[node, 1] / tree.visits[node]
        else:
            keep = wide if depth == 0 else wide2 if depth == 1 else 1
            size = expand(node, size, circle, n, keep, points, tau, W, A, specials, net, tree, desk)
            best = best_child(node, tree)
            first, second = tree.totals[best, 0], tree.totals[best, 1]
        while True:
            tree.visits[node] += 1
            tree.totals[node, 0] += first
            tree.totals[node, 1] += second
            if node == 0:
                break
            node = tree.links[node, ABOVE]
    return size

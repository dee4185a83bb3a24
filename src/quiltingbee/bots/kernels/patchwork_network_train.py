"""Patchwork: matches of the search with itself, and what the network learns from them."""

from typing import Any, NamedTuple

import numpy as np

from quiltingbee.bots.kernels.chance import below
from quiltingbee.bots.kernels.machine import kernel
from quiltingbee.bots.kernels.patchwork import copy, final, first_wins, lead, over
from quiltingbee.bots.kernels.patchwork_network import INPUTS, OUTPUTS, look
from quiltingbee.bots.kernels.patchwork_search import COUNT, FIRST, best_child, grow, leaf
from quiltingbee.bots.kernels.patchwork_train import deal

CIRCLE = 33
ROOM = 600
"""The most positions that a match is kept with."""
_LEAST = 12
"""A position inside a tree is learned from when it was visited so often."""
_INSIDE = 2
"""So many of them are learned from for each act."""


class Past(NamedTuple):
    """A match that is learned from: its circle, the positions with what the search told of each (chance of the first seat to win,
    points of either), and whether they were in the match or in a tree only; what came of it.
    """

    circle: Any
    word: Any
    number: Any
    words: Any
    numbers: Any
    told: Any
    played: Any
    came: Any


def past() -> Past:
    """Room for a match."""
    return Past(
        np.zeros(CIRCLE, np.int64),
        np.zeros(5, np.uint64),
        np.zeros(10, np.int64),
        np.zeros((ROOM, 5), np.uint64),
        np.zeros((ROOM, 10), np.int64),
        np.zeros((ROOM, OUTPUTS)),
        np.zeros(ROOM, np.bool_),
        np.zeros(OUTPUTS),
    )


@kernel
def _tell(size, circle, specials, W, A, net, tree, desk, told):
    """What the tree says of each of its nodes, as judged at its leaves: each child counts as often as it was visited after the
    first time; where none was, the best for who acts.
    """
    for node in range(size - 1, -1, -1):
        u, i = tree.words[node], tree.numbers[node]
        count, first = tree.links[node, COUNT], tree.links[node, FIRST]
        if count == 0:
            told[node, 0], told[node, 1], told[node, 2] = leaf(u, i, circle, CIRCLE, W, A, specials, net, desk)
            continue
        total = 0
        for m in range(3):
            told[node, m] = 0.0
        for k in range(first, first + count):
            more = tree.visits[k] - 1
            total += more
            for m in range(3):
                told[node, m] += more * told[k, m]
        best = best_child(node, tree)
        for m in range(3):
            told[node, m] = told[node, m] / total if total > 0 else told[best, m]


@kernel
def _choose(node, act, hot, rng, tree):
    """The act of the match: that which was visited most; at first, and now and then later, by chance as often as it was visited."""
    first, count = tree.links[node, FIRST], tree.links[node, COUNT]
    best, total = first, 0
    for k in range(first, first + count):
        total += tree.visits[k] - 1
        if tree.visits[k] > tree.visits[best]:
            best = k
    if total < 1 or (act >= hot and below(rng, 12) > 0):
        return best
    left = below(rng, total)
    for k in range(first, first + count):
        left -= tree.visits[k] - 1
        if left < 0:
            return k
    return best


@kernel
def match(simulations, hot, points, tau, c, W, A, specials, net, rng, tree, told, desk, past):
    """A match of the search with itself; how many positions there are to learn from."""
    u, i = past.word, past.number
    deal(past.circle, u, i, rng)
    m, act = 0, 0
    while not over(i):
        copy(u, i, tree.words[0], tree.numbers[0])
        tree.links[0, FIRST] = -1
        tree.links[0, COUNT] = 0
        tree.visits[0] = 1
        tree.totals[0, 0], tree.totals[0, 1] = 0.5, 0.5
        size = grow(simulations, 1, past.circle, CIRCLE, 1, 1, points, tau, c, W, A, specials, net, tree, desk)
        _tell(size, past.circle, specials, W, A, net, tree, desk, told)
        start = m
        seen = 0
        for node in range(size):
            if tree.links[node, COUNT] == 0 or (node > 0 and tree.visits[node] < _LEAST):
                continue
            to = m
            if node > 0:
                seen += 1
                if m - start > _INSIDE:
                    to = below(rng, seen)
                    if to >= _INSIDE:
                        continue
                    to += start + 1
            copy(tree.words[node], tree.numbers[node], past.words[to], past.numbers[to])
            past.played[to] = node == 0
            for k in range(3):
                past.told[to, k] = told[node, k]
            if to == m:
                m += 1
        node = _choose(0, act, hot, rng, tree)
        copy(tree.words[node], tree.numbers[node], u, i)
        act += 1
    past.came[0] = 1.0 if first_wins(u, i) else 0.0
    past.came[1], past.came[2] = final(0, u, i), final(1, u, i)
    return m


@kernel
def inputs(words, numbers, circles, specials, W, A, desk, net, out, base):
    """The inputs of positions, and what the tables say of them: the logit and the points of who acts and of the other."""
    u, i = desk.words[0], desk.numbers[0]
    for row in range(len(words)):
        copy(words[row], numbers[row], u, i)
        mine, other = look(u, i, circles[row], CIRCLE, specials, W, A, desk, net)
        base[row, 0], base[row, 1], base[row, 2] = lead(mine, other, i), mine, other
        for k in range(INPUTS):
            out[row, k] = net.inputs[k]

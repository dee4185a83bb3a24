"""Patchwork as the strongest open bot thinks of it: a tree over purchases alone, games played out at random without any place,
and a planner that fits the coming patches ahead. Kept to measure the master against, and as a level.
"""

from typing import Any, NamedTuple

import numpy as np

from quiltingbee.bots.kernels.chance import U, below
from quiltingbee.bots.kernels.machine import kernel
from quiltingbee.bots.kernels.patchwork import (
    GOAL,
    STAGE,
    WEIGHTS,
    B,
    I,
    M,
    P,
    T,
    X,
    best_place,
    look_at,
    missing,
    next_patches,
)
from quiltingbee.bots.kernels.sheets import WINDOWS
from quiltingbee.bots.kernels.ucb import pick

SQUARES = 10  # covered on the quilt, behind the numbers of a position
NUMBERS = 12
_LONGEST = 200


class Nodes(NamedTuple):
    """A tree over purchases, and what kernels write on: the numbers of the position, the path to it and who chose on it."""

    first: Any
    count: Any
    ats: Any
    visits: Any
    totals: Any
    numbers: Any
    out: Any
    path: Any
    movers: Any


def nodes(room: int) -> Nodes:
    """Room for so many nodes."""
    return Nodes(
        *(np.zeros(room, np.int64) for _ in range(4)),
        np.zeros(room),
        np.zeros(NUMBERS, np.int64),
        np.zeros(4, np.int64),
        *(np.zeros(_LONGEST, np.int64) for _ in range(2)),
    )


@kernel
def _step(i, p, to, specials):
    """The token moves and earns; a special patch is sewn on at once."""
    start = i[T + p]
    goal = to if to < GOAL else GOAL
    other = i[T + 1 - p]
    i[B + p] += i[I + p] * (STAGE[start] - STAGE[goal])
    front = start if start > other else other
    i[T + p] = goal
    for n in range(5):
        if front < specials[n] <= goal and i[SQUARES + p] < 81:
            i[SQUARES + p] += 1
    i[M] = p if goal <= other else 1 - p


@kernel
def _purchases(i, gone, circle, n, A, out):
    """The purchases there are: patches that can be paid and whose squares are still empty; how many."""
    p = i[M]
    found = 0
    for k in range(next_patches(gone, i[P], n, out)):
        patch = circle[out[k]]
        if A.price[patch] <= i[B + p] and i[SQUARES + p] + A.size[patch] <= 81:
            out[found] = out[k]
            found += 1
    return found


@kernel
def _play(i, gone, circle, at, A, specials):
    """at: a place in the circle, or -1 to advance; which patches are gone then."""
    p = i[M]
    if at < 0:
        to = i[T + 1 - p] + 1
        to = to if to < GOAL else GOAL
        i[B + p] += to - i[T + p]
        _step(i, p, to, specials)
        return gone
    patch = circle[at]
    i[B + p] -= A.price[patch]
    i[I + p] += A.buttons[patch]
    i[SQUARES + p] += A.size[patch]
    i[P] = at + 1
    _step(i, p, i[T + p] + A.time[patch], specials)
    return gone | U(1) << U(at)


@kernel
def _result(i):
    """For the first seat: 1 a win, 0 a loss."""
    a = i[B] + 2 * i[SQUARES] + (7 if i[X] == 0 else 0)
    b = i[B + 1] + 2 * i[SQUARES + 1] + (7 if i[X] == 1 else 0)
    return 1.0 if a > b else 0.0 if a < b else 0.5


@kernel
def _expand(node, size, gone, circle, n, allowed, A, tree):
    """Gives a node its children: the advance and the purchases, at the root the acts that are allowed; the number of nodes then."""
    first = size
    if node == 0:
        for at in allowed:
            tree.ats[size] = at
            size += 1
    else:
        tree.ats[size] = -1
        size += 1
        for k in range(_purchases(tree.numbers, gone, circle, n, A, tree.out)):
            tree.ats[size] = tree.out[k]
            size += 1
    for k in range(first, size):
        tree.visits[k] = 0
        tree.totals[k] = 0.0
        tree.count[k] = 0
    tree.first[node] = first
    tree.count[node] = size - first
    return size


@kernel
def uct(simulations, size, root, gone0, circle, n, allowed, A, specials, c, rng, tree):
    """Simulations over purchases from `root`; allowed: the acts that are legal there. The number of nodes."""
    i = tree.numbers
    for _ in range(simulations):
        for k in range(NUMBERS):
            i[k] = root[k]
        gone = gone0
        node, depth = 0, 1
        tree.path[0] = 0
        tree.movers[0] = 0
        while i[T] < GOAL or i[T + 1] < GOAL:
            if tree.count[node] == 0:
                if size + 5 >= len(tree.visits):
                    break
                size = _expand(node, size, gone, circle, n, allowed, A, tree)
            node = pick(node, c, rng, tree)
            tree.movers[depth] = i[M]
            tree.path[depth] = node
            depth += 1
            gone = _play(i, gone, circle, tree.ats[node], A, specials)
            if tree.visits[node] == 0:
                break
        while i[T] < GOAL or i[T + 1] < GOAL:
            m = _purchases(i, gone, circle, n, A, tree.out)
            k = below(rng, m + 1)
            gone = _play(i, gone, circle, -1 if k == m else tree.out[k], A, specials)
        r = _result(i)
        for k in range(depth):
            tree.visits[tree.path[k]] += 1
            tree.totals[tree.path[k]] += r if tree.movers[k] == 0 else 1.0 - r
    return size


@kernel
def plan(lo, hi, patch, ahead, many, keep, untaken, W, A, desk, values, places):
    """The place of a patch after which the coming patches fit best: each of the `keep` best places is tried with the next
    patches sewn on behind it, each where it fits most snugly. -1 when it fits nowhere. values, places: to write on.
    """
    m = 0
    for n in range(A.first[patch], A.first[patch] + A.count[patch]):
        if (lo & A.low[n]) | (hi & A.high[n]):
            continue
        lo2, hi2 = lo | A.low[n], hi | A.high[n]
        v = look_at(lo2, hi2, 0, W, desk)
        if untaken:
            e = missing(lo2, hi2)
            v += np.float32(7.0) if e == 0 else np.float32(-0.05 * e)
        at = m  # the best first
        while at > 0 and values[at - 1] < v:
            values[at], places[at] = values[at - 1], places[at - 1]
            at -= 1
        values[at], places[at] = v, n
        m += 1
    best, pick = -1e9, -1
    for k in range(min(keep, m)):
        n = places[k]
        total = float(values[k])
        look_at(lo | A.low[n], hi | A.high[n], 0, W, desk)
        for j in range(many):
            v, at = best_place(lo | A.low[n], hi | A.high[n], ahead[j], 0, False, W, A, desk)
            total += v / (j + 1) if at >= 0 else -2.0 * A.size[ahead[j]] / (j + 1)
        if total > best:
            best, pick = total, n
    return pick


def snug() -> Any:
    """A hand-made weight of windows: each edge between empty and drawn costs, each empty square without an empty neighbour more."""
    W = np.zeros((10, WEIGHTS), np.float32)
    for m in range(WINDOWS):
        sides = sum(m >> k & 1 for k in (1, 3, 5, 7))
        if not m >> 4 & 1:
            W[:, m] = -0.5 * sides - (2.0 if sides == 4 else 0.5 if sides == 3 else 0.0)
    return W

"""Patchwork as the strongest open bot thinks of it: a tree over purchases alone, and a planner that fits the coming patches ahead.

The tree asks the planner's short form, the tightest place, where a patch would lie, so that it never counts on one that has
no place left. From its leaves on matches are played out at random without any place. Kept to measure the master against.
"""

from typing import Any

import numpy as np

from quiltingbee.bots.kernels.chance import U, below
from quiltingbee.bots.kernels.machine import kernel
from quiltingbee.bots.kernels.patchwork import (
    GOAL,
    STAGE,
    WEIGHTS,
    B,
    I,
    L,
    M,
    P,
    T,
    X,
    best_place,
    copy,
    look_at,
    missing,
    next_patches,
    play,
    sew_leather,
)
from quiltingbee.bots.kernels.patchwork_tables import tables
from quiltingbee.bots.kernels.sheets import LOW, LOW_MASK, WINDOWS, pop
from quiltingbee.bots.kernels.ucb import give, learn, pick
from quiltingbee.core import grid

_SQUARES = 10  # covered on the quilt, behind the numbers of a position


def around() -> Any:
    """For each place the squares beside it."""
    box = tables()
    out = np.zeros((len(box.low), 2), np.uint64)
    for n in range(len(box.low)):
        mask = int(box.low[n]) | int(box.high[n]) << LOW
        beside = grid.neighbours(mask) & ~mask
        out[n] = beside & LOW_MASK, beside >> LOW
    return out


@kernel
def tightest(lo, hi, shape, A, beside):
    """The place of a shape that leaves the fewest empty squares beside it; -1 when it fits nowhere."""
    least, at = 99, -1
    for n in range(A.first[shape], A.first[shape] + A.count[shape]):
        if (lo & A.low[n]) | (hi & A.high[n]):
            continue
        v = pop(beside[n, 0] & ~lo) + pop(beside[n, 1] & ~hi)
        if v < least:
            least, at = v, n
    return at


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
        if front < specials[n] <= goal and i[_SQUARES + p] < 81:
            i[_SQUARES + p] += 1
    i[M] = p if goal <= other else 1 - p


@kernel
def _purchases(i, gone, circle, n, A, out):
    """The purchases there are: patches that can be paid and whose squares are still empty; how many."""
    p = i[M]
    found = 0
    for k in range(next_patches(gone, i[P], n, out)):
        patch = circle[out[k]]
        if A.price[patch] <= i[B + p] and i[_SQUARES + p] + A.size[patch] <= 81:
            out[found] = out[k]
            found += 1
    return found


@kernel
def _count(i, gone, circle, at, A, specials):
    """The act is played without a place; at: a place in the circle, or -1 to advance. Which patches are gone then."""
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
    i[_SQUARES + p] += A.size[patch]
    i[P] = at + 1
    _step(i, p, i[T + p] + A.time[patch], specials)
    return gone | U(1) << U(at)


@kernel
def _play_out(circle, n, A, specials, rng, tree):
    """The rest of the match at random; 1 when the first seat wins. E3: on a tie who came first wins; M came last."""
    u, i = tree.words, tree.numbers
    for p in range(2):
        i[_SQUARES + p] = pop(u[2 * p]) + pop(u[2 * p + 1])
    gone = u[4]
    while i[T] < GOAL or i[T + 1] < GOAL:
        m = _purchases(i, gone, circle, n, A, tree.next)
        k = below(rng, m + 1)
        gone = _count(i, gone, circle, -1 if k == m else tree.next[k], A, specials)
    a = i[B] + 2 * i[_SQUARES] + (7 if i[X] == 0 else 0)
    b = i[B + 1] + 2 * i[_SQUARES + 1] + (7 if i[X] == 1 else 0)
    return 1.0 if a > b or (a == b and i[M] == 1) else 0.0


@kernel
def _expand(node, size, circle, n, allowed, places, A, beside, tree):
    """Gives a node its children: the advance and the purchases that fit, at the root the acts that are allowed, on their
    places; the number of nodes then.
    """
    u, i = tree.words, tree.numbers
    p = i[M]
    first = size
    if node == 0:
        for k in range(len(allowed)):
            tree.ats[size], tree.places[size] = allowed[k], places[k]
            size += 1
    else:
        tree.ats[size], tree.places[size] = -1, -1
        size += 1
        for k in range(next_patches(u[4], i[P], n, tree.next)):
            at = tree.next[k]
            if A.price[circle[at]] > i[B + p]:
                continue
            place = tightest(u[2 * p], u[2 * p + 1], circle[at], A, beside)
            if place >= 0:
                tree.ats[size], tree.places[size] = at, place
                size += 1
    give(node, first, size, tree)
    return size


@kernel
def uct(simulations, size, u0, i0, circle, n, allowed, places, A, beside, specials, c, rng, tree):
    """Simulations over purchases from a position, node 0; allowed, places: the acts that are legal there and where they
    go. The number of nodes.
    """
    u, i = tree.words, tree.numbers
    for _ in range(simulations):
        copy(u0, i0, u, i)
        node, depth = 0, 1
        tree.path[0] = 0
        tree.movers[0] = 0
        while i[T] < GOAL or i[T + 1] < GOAL:
            if tree.count[node] == 0:
                if size + 5 >= len(tree.visits):
                    break
                size = _expand(node, size, circle, n, allowed, places, A, beside, tree)
            node = pick(node, c, rng, tree)
            p = i[M]
            tree.movers[depth] = p
            tree.path[depth] = node
            depth += 1
            play(u, i, circle, tree.ats[node], tree.places[node], A, specials)
            if i[L]:
                sew_leather(u, i, p, tightest(u[2 * p], u[2 * p + 1], A.single, A, beside), A)
            if tree.visits[node] == 0:
                break
        learn(depth, _play_out(circle, n, A, specials, rng, tree), tree)
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

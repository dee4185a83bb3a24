"""Patchwork as the strongest open bot thinks of it: a tree over purchases alone, games played out at random without any place,
and a planner that fits the coming patches ahead. Kept to measure the master against, and as a level.
"""

import math

import numpy as np
from numba import njit

from quiltingbee.bots.kernels.doodle import U, below
from quiltingbee.bots.kernels.patchwork import STAGE, B, I, M, P, T, X, base_windows, best_sew, missing

GOAL = 53
SQ = 10  # squares on the quilt, behind the numbers of a position


@njit(cache=True, nogil=True)
def step(i, p, to, specials):
    start = i[T + p]
    goal = to if to < GOAL else GOAL
    other = i[T + 1 - p]
    i[B + p] += i[I + p] * (STAGE[start] - STAGE[goal])
    front = start if start > other else other
    i[T + p] = goal
    for n in range(5):
        if front < specials[n] <= goal and i[SQ + p] < 81:
            i[SQ + p] += 1
    i[M] = p if goal <= other else 1 - p


@njit(cache=True, nogil=True)
def options(i, gone, circ, n, A, out):
    """The purchases there are: patches that can be paid and whose squares are still empty; how many."""
    p = i[M]
    found = 0
    seen = 0
    at = i[P]
    for _ in range(n):
        if at >= n:
            at = 0
        if ((gone >> U(at)) & U(1)) == 0:
            patch = circ[at]
            if A[6][patch] <= i[B + p] and i[SQ + p] + A[5][patch] <= 81:
                out[found] = at
                found += 1
            seen += 1
            if seen == 3:
                break
        at += 1
    return found


@njit(cache=True, nogil=True)
def act(i, gone, circ, at, A, specials):
    """at: a place in the circle, or -1 to advance; which patches are gone then."""
    p = i[M]
    if at < 0:
        to = i[T + 1 - p] + 1
        to = to if to < GOAL else GOAL
        i[B + p] += to - i[T + p]
        step(i, p, to, specials)
        return gone
    patch = circ[at]
    i[B + p] -= A[6][patch]
    i[I + p] += A[8][patch]
    i[SQ + p] += A[5][patch]
    i[P] = at + 1
    step(i, p, i[T + p] + A[7][patch], specials)
    return gone | U(1) << U(at)


@njit(cache=True, nogil=True)
def result(i):
    a = i[B] + 2 * i[SQ] + (7 if i[X] == 0 else 0)
    b = i[B + 1] + 2 * i[SQ + 1] + (7 if i[X] == 1 else 0)
    return 1.0 if a > b else 0.0 if a < b else 0.5


@njit(cache=True, nogil=True)
def uct(simulations, root, gone0, circ, n, allowed, A, specials, c, rng, visits, totals, first, count, ats, size):
    """Simulations over purchases from `root`; allowed: the acts that are legal at the root. The number of nodes."""
    i = np.empty(12, np.int64)
    out = np.empty(4, np.int64)
    path = np.empty(200, np.int64)
    movers = np.empty(200, np.int64)
    for _ in range(simulations):
        i[:] = root
        gone = gone0
        node = 0
        k = 0
        path[0] = 0
        movers[0] = 0
        k = 1
        while True:
            if i[T] >= GOAL and i[T + 1] >= GOAL:
                break
            if count[node] == 0:
                if size + 5 >= len(visits):
                    break
                first[node] = size
                if node == 0:
                    m = len(allowed)
                    for j in range(m):
                        ats[size + j] = allowed[j]
                else:
                    m = options(i, gone, circ, n, A, out) + 1
                    ats[size] = -1
                    for j in range(1, m):
                        ats[size + j] = out[j - 1]
                for j in range(m):
                    visits[size + j] = 0
                    totals[size + j] = 0.0
                    count[size + j] = 0
                count[node] = m
                size += m
            best = -1.0
            pick = first[node]
            log = math.log(visits[node] + 1.0)
            fresh = 0
            for j in range(first[node], first[node] + count[node]):
                if visits[j] == 0:
                    fresh += 1
                    if below(rng, fresh) == 0:
                        pick = j
            if fresh == 0:
                for j in range(first[node], first[node] + count[node]):
                    x = totals[j] / visits[j] + c * math.sqrt(log / visits[j])
                    if x > best:
                        best, pick = x, j
            movers[k] = i[M]
            gone = act(i, gone, circ, ats[pick], A, specials)
            node = pick
            path[k] = node
            k += 1
            if visits[node] == 0:
                break
        while i[T] < GOAL or i[T + 1] < GOAL:
            m = options(i, gone, circ, n, A, out)
            j = below(rng, m + 1)
            gone = act(i, gone, circ, -1 if j == m else out[j], A, specials)
        r = result(i)
        for j in range(k):
            node = path[j]
            visits[node] += 1
            totals[node] += r if movers[j] == 0 else 1.0 - r
    return size


@njit(cache=True, nogil=True)
def plan(lo, hi, patch, ahead, many, keep, s, open_tile, W, A):
    """The place of a patch after which the coming patches fit best: each of the `keep` best places is tried with the next
    patches sewn on behind it, each where it fits most snugly. -1 when it fits nowhere.
    """
    rows = np.empty(11, np.int64)
    rows2 = np.empty(11, np.int64)
    basew = np.zeros((11, 9), np.float32)
    first, count, plow, phigh = A[0], A[1], A[2], A[3]
    values = np.empty(count[patch], np.float32)
    places = np.empty(count[patch], np.int64)
    m = 0
    for n in range(first[patch], first[patch] + count[patch]):
        if (lo & plow[n]) | (hi & phigh[n]):
            continue
        low, high = lo | plow[n], hi | phigh[n]
        values[m] = base_windows(low, high, s, W, rows, basew)
        if open_tile:
            e = missing(low, high)
            values[m] += 7.0 if e == 0 else np.float32(-0.05 * e)
        places[m] = n
        m += 1
    if m == 0:
        return -1
    order = np.argsort(-values[:m])
    best = -1e9
    pick = places[order[0]]
    for k in range(min(keep, m)):
        n = places[order[k]]
        low, high = lo | plow[n], hi | phigh[n]
        total = values[order[k]]
        for j in range(many):
            base_windows(low, high, s, W, rows, basew)
            v, at = best_sew(low, high, ahead[j], s, False, W, A, rows, rows2, basew, -1)
            if at < 0:
                total -= 2.0 * A[5][ahead[j]] / (j + 1)
            else:
                total += v / (j + 1)
        if total > best:
            best, pick = total, n
    return pick


def snug():
    """A hand-made weight of windows: each edge between empty and drawn costs, each empty square without an empty neighbour more."""
    from quiltingbee.bots.kernels.patchwork import WEIGHTS

    W = np.zeros((10, WEIGHTS), np.float32)
    for m in range(512):
        middle = m >> 4 & 1
        sides = [m >> k & 1 for k in (1, 3, 5, 7)]
        if not middle:
            W[:, m] = -0.5 * sum(sides) - (2.0 if sum(sides) == 4 else 0.5 if sum(sides) == 3 else 0.0)
    return W

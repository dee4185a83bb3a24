"""Patchwork by plain tree search over all acts with all their places, played out at random: what the open idea is measured against."""

import math

import numpy as np
from numba import njit

from quiltingbee.bots.kernels.doodle import below
from quiltingbee.bots.kernels.patchwork import B, L, M, T, advance, buy, final, next_patches, over, sew


@njit(cache=True, nogil=True)
def sew_leather(u, i, p, place, A):
    sew(u, i, p, A[2][place], A[3][place])
    i[L] = 0
    i[M] = p if i[T + p] <= i[T + 1 - p] else 1 - p


@njit(cache=True, nogil=True)
def apply(u, i, circ, at, place, A, specials):
    p = i[M]
    if at == -2:
        sew_leather(u, i, p, place, A)
    elif at == -1:
        advance(u, i, p, specials)
    else:
        buy(u, i, p, at, circ[at], place, A, specials)


@njit(cache=True, nogil=True)
def random_place(u, p, shape, A, rng):
    """Any place of a shape, each as likely; -1 when it fits nowhere."""
    pick = -1
    seen = 0
    lo, hi = u[2 * p], u[2 * p + 1]
    for n in range(A[0][shape], A[0][shape] + A[1][shape]):
        if (lo & A[2][n]) | (hi & A[3][n]):
            continue
        seen += 1
        if below(rng, seen) == 0:
            pick = n
    return pick


@njit(cache=True, nogil=True)
def playout(u, i, circ, n, A, specials, rng):
    out = np.empty(3, np.int64)
    can = np.empty(4, np.int64)
    while not over(i):
        p = i[M]
        if i[L]:
            sew_leather(u, i, p, random_place(u, p, A[9], A, rng), A)
            continue
        m = 0
        for k in range(next_patches(u, i, n, out)):
            if A[6][circ[out[k]]] <= i[B + p]:
                can[m] = out[k]
                m += 1
        k = below(rng, m + 1)
        place = -1
        if k < m:
            place = random_place(u, p, circ[can[k]], A, rng)
        if place < 0:
            advance(u, i, p, specials)
        else:
            buy(u, i, p, can[k], circ[can[k]], place, A, specials)
    a, b = final(0, u, i), final(1, u, i)
    if a == b:
        return 1.0 if i[M] == 1 else 0.0
    return 1.0 if a > b else 0.0


@njit(cache=True, nogil=True)
def expand(node, u, i, circ, n, A, first, count, ats, places, visits, totals, size):
    p = i[M]
    first[node] = size
    out = np.empty(3, np.int64)
    lo, hi = u[2 * p], u[2 * p + 1]
    sources = 1
    if i[L] == 0:
        ats[size], places[size] = -1, -1
        size += 1
        sources = next_patches(u, i, n, out)
    for k in range(sources):
        shape, at = A[9], -2
        if i[L] == 0:
            at = out[k]
            shape = circ[at]
            if A[6][shape] > i[B + p]:
                continue
        for q in range(A[0][shape], A[0][shape] + A[1][shape]):
            if (lo & A[2][q]) | (hi & A[3][q]):
                continue
            ats[size], places[size] = at, q
            size += 1
    for k in range(first[node], size):
        visits[k] = 0
        totals[k] = 0.0
        count[k] = 0
    count[node] = size - first[node]
    return size


@njit(cache=True, nogil=True)
def uct(simulations, u0, i0, circ, n, A, specials, c, rng, first, count, ats, places, visits, totals, size):
    u = np.empty(5, np.uint64)
    i = np.empty(10, np.int64)
    path = np.empty(200, np.int64)
    movers = np.empty(200, np.int64)
    for _ in range(simulations):
        u[:] = u0
        i[:] = i0
        node, k = 0, 1
        path[0] = 0
        movers[0] = 0
        while not over(i):
            if count[node] == 0:
                if size + 1200 >= len(visits):
                    break
                size = expand(node, u, i, circ, n, A, first, count, ats, places, visits, totals, size)
            pick, fresh = first[node], 0
            for j in range(first[node], first[node] + count[node]):
                if visits[j] == 0:
                    fresh += 1
                    if below(rng, fresh) == 0:
                        pick = j
            if fresh == 0:
                best = -1.0
                log = math.log(visits[node] + 1.0)
                for j in range(first[node], first[node] + count[node]):
                    x = totals[j] / visits[j] + c * math.sqrt(log / visits[j])
                    if x > best:
                        best, pick = x, j
            movers[k] = i[M]
            apply(u, i, circ, ats[pick], places[pick], A, specials)
            node = pick
            path[k] = node
            k += 1
            if visits[node] == 0:
                break
        r = playout(u, i, circ, n, A, specials, rng)
        for j in range(k):
            node = path[j]
            visits[node] += 1
            totals[node] += r if movers[j] == 0 else 1.0 - r
    return size

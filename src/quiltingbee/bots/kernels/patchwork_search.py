"""Patchwork: the tree of the master. Purchases branch, planned places widen it, and the learned worth is believed at its leaves."""

import math

import numpy as np
from numba import njit

from quiltingbee.bots.kernels.doodle import U
from quiltingbee.bots.kernels.patchwork import (
    GOAL,
    STAGE,
    B,
    L,
    M,
    T,
    X,
    advance,
    base_windows,
    best_sew,
    buy,
    leather,
    missing,
    next_patches,
    over,
    sew,
    worth,
)

# What a node has: the number of its first child, of its children, of itself above, and its act
FIRST, COUNT, ABOVE, AT, PLACE, LEATHER = 0, 1, 2, 3, 4, 5


@njit(cache=True, nogil=True)
def utility(u, i, W, rows, points):
    """For the first seat, from 0 to 1 and a little: how likely it wins, and the points that both may expect of it."""
    m = worth(0, u, i, W, rows) - worth(1, u, i, W, rows)
    if over(i):
        # E3: on a tie who came first wins; M came last
        v = 1.0 if m > 0 or (m == 0 and i[M] == 1) else 0.0
    else:
        t = i[T] if i[T] < i[T + 1] else i[T + 1]
        v = 1.0 / (1.0 + math.exp(-m / (1.2 + 0.075 * (GOAL - t))))
    return v + points * m


@njit(cache=True, nogil=True)
def widest(u, i, p, patch, s, keep, W, A, rows, rows2, basew, found):
    """The best `keep` places of a patch, best first, into found; how many."""
    m = 0
    lo, hi = u[2 * p], u[2 * p + 1]
    scores = np.empty(keep, np.float32)
    first, count, plow, phigh, box = A[0], A[1], A[2], A[3], A[4]
    base_windows(lo, hi, s, W, rows, basew)
    rows2[0] = 2047
    rows2[10] = 2047
    for n in range(first[patch], first[patch] + count[patch]):
        if (lo & plow[n]) | (hi & phigh[n]):
            continue
        r0, r1, c0, c1 = box[n, 0], box[n, 1], box[n, 2], box[n, 3]
        for r in range(5):
            rows2[r + 1] = rows[r + 1] | np.int64((plow[n] >> U(9 * r)) & U(511)) << 1
        for r in range(4):
            rows2[r + 6] = rows[r + 6] | np.int64((phigh[n] >> U(9 * r)) & U(511)) << 1
        v = np.float32(0.0)
        lk = c0 - 1 if c0 > 0 else 0
        hk = c1 + 2 if c1 < 8 else 9
        for r in range(r0 if r0 > 0 else 1, (r1 + 3 if r1 < 8 else 10)):
            a, b, c = rows2[r - 1], rows2[r], rows2[r + 1]
            for k in range(lk, hk):
                v += W[s, ((a >> k) & 7) | (((b >> k) & 7) << 3) | (((c >> k) & 7) << 6)] - basew[r, k]
        if i[X] < 0:
            e = missing(lo | plow[n], hi | phigh[n])
            if e == 0:
                v += np.float32(7.0)
            else:
                v += W[s, 1112 + (e if e < 25 else 25)]
        at = m
        while at > 0 and scores[at - 1] < v:
            at -= 1
        if at >= keep:
            continue
        last = m if m < keep else keep - 1
        for k in range(last, at, -1):
            scores[k] = scores[k - 1]
            found[k] = found[k - 1]
        scores[at] = v
        found[at] = n
        if m < keep:
            m += 1
    return m


@njit(cache=True, nogil=True)
def expand(
    node,
    nu,
    ni,
    info,
    prior,
    visits,
    totals,
    size,
    circ,
    n,
    keep,
    points,
    tau,
    W,
    A,
    specials,
    rows,
    rows2,
    basew,
    found,
):
    """Gives a node its children, each with the utility of its position as a first visit; the number of nodes then."""
    u, i = nu[node], ni[node]
    p = i[M]
    info[node, FIRST] = size
    start = size
    out = np.empty(3, np.int64)
    if i[L]:
        s = STAGE[i[T + p]]
        m = widest(u, i, p, A[9], s, keep, W, A, rows, rows2, basew, found)
        for k in range(m):
            nu[size] = u
            ni[size] = i
            sew(nu[size], ni[size], p, A[2][found[k]], A[3][found[k]])
            ni[size, L] = 0
            ni[size, M] = p if i[T + p] <= i[T + 1 - p] else 1 - p
            info[size, AT] = -2
            info[size, PLACE] = found[k]
            info[size, LEATHER] = -1
            size += 1
    else:
        nu[size] = u
        ni[size] = i
        advance(nu[size], ni[size], p, specials)
        info[size, AT] = -1
        info[size, PLACE] = -1
        info[size, LEATHER] = -1
        size += 1
        some = next_patches(u, i, n, out)
        last = -1
        for k in range(some):
            patch = circ[out[k]]
            if A[6][patch] > i[B + p]:
                continue
            t = i[T + p] + A[7][patch]
            s = STAGE[t if t < GOAL else GOAL]
            if keep == 1:
                if s != last:
                    base_windows(u[2 * p], u[2 * p + 1], s, W, rows, basew)
                    last = s
                _v, place = best_sew(u[2 * p], u[2 * p + 1], patch, s, i[X] < 0, W, A, rows, rows2, basew, -1)
                found[0] = place
                m = 0 if place < 0 else 1
            else:
                m = widest(u, i, p, patch, s, keep, W, A, rows, rows2, basew, found)
            for k2 in range(m):
                nu[size] = u
                ni[size] = i
                buy(nu[size], ni[size], p, out[k], patch, found[k2], A, specials)
                info[size, AT] = out[k]
                info[size, PLACE] = found[k2]
                info[size, LEATHER] = -1
                size += 1
    info[node, COUNT] = size - start
    best = -1e9
    sign = 1.0 if p == 0 else -1.0
    for k in range(start, size):
        if ni[k, L] and keep == 1:
            info[k, LEATHER] = leather(nu[k], ni[k], p, W, A, rows, rows2, basew)
        info[k, FIRST] = -1
        info[k, COUNT] = 0
        info[k, ABOVE] = node
        x = utility(nu[k], ni[k], W, rows, points)
        visits[k] = 1
        totals[k] = x
        prior[k] = sign * x
        if sign * x > best:
            best = sign * x
    total = 0.0
    for k in range(start, size):
        prior[k] = math.exp((prior[k] - best) / tau)
        total += prior[k]
    for k in range(start, size):
        prior[k] /= total
    return size


@njit(cache=True, nogil=True)
def grow(simulations, nu, ni, info, prior, visits, totals, size, circ, n, wide, wide2, points, tau, c, W, A, specials):
    """More simulations from the root, node 0; the number of nodes. Ends early when there is no room."""
    rows = np.empty(11, np.int64)
    rows2 = np.empty(11, np.int64)
    basew = np.zeros((11, 9), np.float32)
    found = np.empty(512, np.int64)
    for _ in range(simulations):
        if size + 64 + 3 * wide >= len(visits):
            return size
        node = 0
        depth = 0
        while info[node, COUNT] > 0:
            p = ni[node, M]
            first = info[node, FIRST]
            root = math.sqrt(visits[node])
            best = -1e18
            pick = first
            for k in range(first, first + info[node, COUNT]):
                q = totals[k] / visits[k]
                if p == 1:
                    q = 1.0 - q
                x = q + c * prior[k] * root / (1 + visits[k])
                if x > best:
                    best, pick = x, k
            node = pick
            depth += 1
        if not over(ni[node]):
            keep = wide if depth == 0 else wide2 if depth == 1 else 1
            size = expand(
                node,
                nu,
                ni,
                info,
                prior,
                visits,
                totals,
                size,
                circ,
                n,
                keep,
                points,
                tau,
                W,
                A,
                specials,
                rows,
                rows2,
                basew,
                found,
            )
            p = ni[node, M]
            first = info[node, FIRST]
            x = totals[first]
            for k in range(first, first + info[node, COUNT]):
                if (p == 0 and totals[k] > x) or (p == 1 and totals[k] < x):
                    x = totals[k]
        else:
            x = totals[node] / visits[node]
        while True:
            visits[node] += 1
            totals[node] += x
            if node == 0:
                break
            node = info[node, ABOVE]
    return size

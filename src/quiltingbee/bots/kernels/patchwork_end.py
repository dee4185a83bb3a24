"""The last acts of Patchwork, solved: alpha-beta over all purchases with all places that can still make a difference."""

import numpy as np
from numba import njit

from quiltingbee.bots.kernels.patchwork import (
    GOAL,
    B,
    L,
    M,
    T,
    X,
    advance,
    buy,
    final,
    missing,
    next_patches,
    over,
    sew,
)

DEPTH = 40
WIN = 1000
_FAR = 10**6


@njit(cache=True, nogil=True)
def outcome(u, i):
    """For the first seat: a win counts more than any margin. E3: on a tie who came first wins; M came last."""
    m = final(0, u, i) - final(1, u, i)
    return m + WIN if m > 0 or (m == 0 and i[M] == 1) else m - WIN


@njit(cache=True, nogil=True)
def lay(u, i, p, place, A):
    """The special patch in hand goes there."""
    sew(u, i, p, A[2][place], A[3][place])
    i[L] = 0
    i[M] = p if i[T + p] <= i[T + 1 - p] else 1 - p


@njit(cache=True, nogil=True)
def moves(u, i, circ, n, A, ats, places):
    """All acts that can differ, the advance last: places matter only while more can be sewn on, or for the tile."""
    p = i[M]
    lo, hi = u[2 * p], u[2 * p + 1]
    m = 0
    out = np.empty(3, np.int64)
    sources = 1
    if i[L] == 0:
        sources = next_patches(u, i, n, out)
    for k in range(sources):
        shape = A[9]
        at = -2
        end = i[T + p] >= GOAL
        if i[L] == 0:
            at = out[k]
            shape = circ[at]
            if A[6][shape] > i[B + p]:
                continue
            end = i[T + p] + A[7][shape] >= GOAL
        single = -1
        for q in range(A[0][shape], A[0][shape] + A[1][shape]):
            if (lo & A[2][q]) | (hi & A[3][q]):
                continue
            if (
                end
            ):  # nothing is sewn on after this (but a special patch somewhere, which always fits if a square is left)
                if single < 0:
                    single = q
                if i[X] < 0 and missing(lo | A[2][q], hi | A[3][q]) <= 1:
                    single = q
                    if missing(lo | A[2][q], hi | A[3][q]) == 0:
                        break
                continue
            if m >= len(ats) - 2:
                return -1
            ats[m], places[m] = at, q
            m += 1
        if end and single >= 0:
            ats[m], places[m] = at, single
            m += 1
    if i[L] == 0:
        ats[m], places[m] = -1, -1
        m += 1
    return m


@njit(cache=True, nogil=True)
def apply(u, i, circ, at, place, A, specials):
    p = i[M]
    if at == -2:
        lay(u, i, p, place, A)
    elif at == -1:
        advance(u, i, p, specials)
    else:
        buy(u, i, p, at, circ[at], place, A, specials)


@njit(cache=True, nogil=True)
def solve(u0, i0, circ, n, A, specials, limit):
    """The best act where the rest can be seen to its end within so many positions: (value, at, place, positions); positions is
    limit + 1 where it cannot.
    """
    U5 = np.empty((DEPTH, 5), np.uint64)
    I10 = np.empty((DEPTH, 10), np.int64)
    ats = np.empty((DEPTH, 900), np.int64)
    places = np.empty((DEPTH, 900), np.int64)
    count = np.zeros(DEPTH, np.int64)
    at = np.zeros(DEPTH, np.int64)
    alpha = np.empty(DEPTH, np.int64)
    beta = np.empty(DEPTH, np.int64)
    best = np.empty(DEPTH, np.int64)
    pick = 0
    seen = 1
    d = 0
    U5[0] = u0
    I10[0] = i0
    alpha[0], beta[0] = -_FAR, _FAR
    best[0] = -_FAR if i0[M] == 0 else _FAR
    count[0] = moves(u0, i0, circ, n, A, ats[0], places[0])
    if count[0] < 0:
        return 0, -1, -1, limit + 1
    at[0] = 0
    while True:
        if at[d] >= count[d] or alpha[d] >= beta[d]:
            value = best[d]
            d -= 1
            if d < 0:
                break
        else:
            if d + 1 >= DEPTH or seen >= limit:
                return 0, -1, -1, limit + 1
            k = at[d]
            at[d] = k + 1
            U5[d + 1] = U5[d]
            I10[d + 1] = I10[d]
            apply(U5[d + 1], I10[d + 1], circ, ats[d, k], places[d, k], A, specials)
            seen += 1
            if not over(I10[d + 1]):
                d += 1
                alpha[d], beta[d] = alpha[d - 1], beta[d - 1]
                best[d] = -_FAR if I10[d, M] == 0 else _FAR
                count[d] = moves(U5[d], I10[d], circ, n, A, ats[d], places[d])
                if count[d] < 0:
                    return 0, -1, -1, limit + 1
                at[d] = 0
                continue
            value = outcome(U5[d + 1], I10[d + 1])
        if I10[d, M] == 0:
            if value > best[d]:
                best[d] = value
                if d == 0:
                    pick = at[0] - 1
            if value > alpha[d]:
                alpha[d] = value
        else:
            if value < best[d]:
                best[d] = value
                if d == 0:
                    pick = at[0] - 1
            if value < beta[d]:
                beta[d] = value
    return best[0], ats[0, pick], places[0, pick], seen

"""Patchwork for the search: the worth of a quilt and its purse, the best place of a patch by it, moves, and learning.

A position is two rows: five words (both quilts, low and high, and which patches of the circle are gone) and ten numbers
(B buttons, I income, T time of both seats; M who acts; X who has the tile, -1 nobody; P where in the circle the neutral token
stands; L the squares of leather in hand: 0 or 1).
"""

import numpy as np
from numba import njit

from quiltingbee.bots.kernels.doodle import CANON, U, below, pop, rand, rows_of

B, I, T, M, X, P, L = 0, 2, 4, 6, 7, 8, 9
GOAL = 53
PAT, PURSE, EMPTY, SEVEN, TEMPO, NOW = 0, 512, 1024, 1112, 1152, 1184
WEIGHTS = 1280
STAGES = 10
PURSE_B, PURSE_I = 24, 21


def _sevens():
    out = np.zeros((9, 2), np.uint64)
    for n in range(9):
        top, left = divmod(n, 3)
        mask = sum(((1 << 7) - 1) << left << 9 * (top + r) for r in range(7))
        out[n, 0] = mask & ((1 << 45) - 1)
        out[n, 1] = mask >> 45
    return out


SEVENS = _sevens()
STAGE = np.array([sum(1 for s in (5, 11, 17, 23, 29, 35, 41, 47, 53) if s > t) for t in range(54)], np.int64)


@njit(cache=True, nogil=True)
def missing(lo, hi):
    """How many squares the fullest 7x7 lacks."""
    best = 49
    for n in range(9):
        e = pop(SEVENS[n, 0] & ~lo) + pop(SEVENS[n, 1] & ~hi)
        if e < best:
            best = e
    return best


@njit(cache=True, nogil=True)
def quilt_worth(lo, hi, s, open_tile, W, rows):
    rows_of(lo, hi, rows)
    v = np.float32(0.0)
    for r in range(1, 10):
        a, b, c = rows[r - 1], rows[r], rows[r + 1]
        for k in range(9):
            v += W[s, ((a >> k) & 7) | (((b >> k) & 7) << 3) | (((c >> k) & 7) << 6)]
    v += W[s, EMPTY + 81 - pop(lo) - pop(hi)]
    if open_tile:
        e = missing(lo, hi)
        v += W[s, SEVEN + (e if e < 25 else 25)]
    return v


@njit(cache=True, nogil=True)
def purse_worth(p, i, s, W):
    b, inc = i[B + p], i[I + p]
    kb = b if b < PURSE_B else PURSE_B - 1
    ki = inc if inc < PURSE_I else PURSE_I - 1
    return W[s, PURSE + kb * PURSE_I + ki] + np.float32(b - kb)


@njit(cache=True, nogil=True)
def tempo_worth(p, i, s, W):
    d = i[T + 1 - p] - i[T + p]
    d = 10 if d > 10 else -10 if d < -10 else d
    v = W[s, TEMPO + d + 10]
    if i[M] == p:
        v += W[s, NOW]
    if i[X] == p:
        v += W[s, NOW + 1]
    elif i[X] == 1 - p:
        v += W[s, NOW + 2]
    v += W[s, NOW + 8 + i[T + p]]
    return v


@njit(cache=True, nogil=True)
def final(p, u, i):
    return i[B + p] - 2 * (81 - pop(u[2 * p]) - pop(u[2 * p + 1])) + (7 if i[X] == p else 0)


@njit(cache=True, nogil=True)
def worth(p, u, i, W, rows):
    """The final points a seat may expect."""
    if i[T + p] >= GOAL and i[L] == 0:
        return np.float32(final(p, u, i))
    s = STAGE[i[T + p]]
    return quilt_worth(u[2 * p], u[2 * p + 1], s, i[X] < 0, W, rows) + purse_worth(p, i, s, W) + tempo_worth(p, i, s, W)


@njit(cache=True, nogil=True)
def base_windows(lo, hi, s, W, rows, basew):
    rows_of(lo, hi, rows)
    v = np.float32(0.0)
    for r in range(1, 10):
        a, b, c = rows[r - 1], rows[r], rows[r + 1]
        for k in range(9):
            x = W[s, ((a >> k) & 7) | (((b >> k) & 7) << 3) | (((c >> k) & 7) << 6)]
            basew[r, k] = x
            v += x
    return v


@njit(cache=True, nogil=True)
def best_sew(lo, hi, shape, s, open_tile, W, A, rows, rows2, basew, skip):
    """The place of a shape whose quilt is worth most: (value, place), place -1 when it fits nowhere. basew: of that stage."""
    first, count, plow, phigh, box = A[0], A[1], A[2], A[3], A[4]
    best = np.float32(-1e9)
    at = -1
    rows2[0] = 2047
    rows2[10] = 2047
    size = A[5][shape]
    e0 = missing(lo, hi) if open_tile else 49
    for n in range(first[shape], first[shape] + count[shape]):
        if (lo & plow[n]) | (hi & phigh[n]):
            continue
        if n == skip:
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
        if open_tile and e0 - size < 25:
            e = missing(lo | plow[n], hi | phigh[n])
            if e == 0:
                v += np.float32(7.0)
            else:
                v += W[s, SEVEN + (e if e < 25 else 25)]
        elif open_tile:
            v += W[s, SEVEN + 25]
        if v > best:
            best, at = v, n
    return best, at


@njit(cache=True, nogil=True)
def sew(u, i, p, lo, hi):
    u[2 * p] |= lo
    u[2 * p + 1] |= hi
    if i[X] < 0 and missing(u[2 * p], u[2 * p + 1]) == 0:
        i[X] = p


@njit(cache=True, nogil=True)
def walk(u, i, p, to, specials):
    """The token moves and earns; i[L] when it takes a special patch."""
    start = i[T + p]
    goal = to if to < GOAL else GOAL
    other = i[T + 1 - p]
    i[B + p] += i[I + p] * (STAGE[start] - STAGE[goal])
    front = start if start > other else other
    i[T + p] = goal
    i[L] = 0
    for n in range(5):
        if front < specials[n] <= goal and pop(u[2 * p]) + pop(u[2 * p + 1]) < 81:
            i[L] = 1
    if i[L] == 0:
        i[M] = p if goal <= other else 1 - p


@njit(cache=True, nogil=True)
def next_patches(u, i, n, out):
    """The places in the circle of the next three patches; how many there are."""
    found = 0
    at = i[P]
    for _ in range(n):
        if at >= n:
            at = 0
        if ((u[4] >> U(at)) & U(1)) == 0:
            out[found] = at
            found += 1
            if found == 3:
                break
        at += 1
    return found


@njit(cache=True, nogil=True)
def buy(u, i, p, at, patch, place, A, specials):
    i[B + p] -= A[6][patch]
    i[I + p] += A[8][patch]
    u[4] |= U(1) << U(at)
    i[P] = at + 1
    sew(u, i, p, A[2][place], A[3][place])
    walk(u, i, p, i[T + p] + A[7][patch], specials)


@njit(cache=True, nogil=True)
def leather(u, i, p, W, A, rows, rows2, basew):
    """The special patch in hand goes where it is worth most."""
    s = STAGE[i[T + p]]
    base_windows(u[2 * p], u[2 * p + 1], s, W, rows, basew)
    _v, n = best_sew(u[2 * p], u[2 * p + 1], A[9], s, i[X] < 0, W, A, rows, rows2, basew, -1)
    sew(u, i, p, A[2][n], A[3][n])
    i[L] = 0
    i[M] = p if i[T + p] <= i[T + 1 - p] else 1 - p
    return n


@njit(cache=True, nogil=True)
def advance(u, i, p, specials):
    to = i[T + 1 - p] + 1
    if to > GOAL:
        to = GOAL
    i[B + p] += to - i[T + p]
    walk(u, i, p, to, specials)


@njit(cache=True, nogil=True)
def over(i):
    return i[T] >= GOAL and i[T + 1] >= GOAL and i[L] == 0


@njit(cache=True, nogil=True)
def children(u, i, circ, n, W, A, specials, cu, ci, places, rows, rows2, basew):
    """The positions one act further: advance first, then each purchase where its patch is worth most, leather sewn on.
    places: (place in the circle or -1, place of the patch, place of the leather or -1).
    """
    p = i[M]
    m = 0
    ci[0] = i
    cu[0] = u
    advance(cu[0], ci[0], p, specials)
    places[0, 0] = -1
    places[0, 1] = -1
    m = 1
    out = np.empty(3, np.int64)
    found = next_patches(u, i, n, out)
    last = -1
    for k in range(found):
        patch = circ[out[k]]
        if A[6][patch] > i[B + p]:
            continue
        t = i[T + p] + A[7][patch]
        s = STAGE[t if t < GOAL else GOAL]
        if s != last:
            base_windows(u[2 * p], u[2 * p + 1], s, W, rows, basew)
            last = s
        _v, place = best_sew(u[2 * p], u[2 * p + 1], patch, s, i[X] < 0, W, A, rows, rows2, basew, -1)
        if place < 0:
            continue
        ci[m] = i
        cu[m] = u
        buy(cu[m], ci[m], p, out[k], patch, place, A, specials)
        places[m, 0] = out[k]
        places[m, 1] = place
        m += 1
    for k in range(m):
        places[k, 2] = -1
        if ci[k, L]:
            places[k, 2] = leather(cu[k], ci[k], p, W, A, rows, rows2, basew)
    return m


@njit(cache=True, nogil=True)
def update(p, u, i, W, rows, counts, step):
    s = STAGE[i[T + p]]
    lo, hi = u[2 * p], u[2 * p + 1]
    rows_of(lo, hi, rows)
    counts[:] = 0
    for r in range(1, 10):
        a, b, c = rows[r - 1], rows[r], rows[r + 1]
        for k in range(9):
            counts[CANON[((a >> k) & 7) | (((b >> k) & 7) << 3) | (((c >> k) & 7) << 6)]] += 1
    squares = 0
    for m in range(512):
        squares += counts[m] * counts[m]
    sp = np.float32(0.25 * step / squares)
    for m in range(512):
        if counts[m]:
            W[s, m] += sp * np.float32(counts[m])
    b, inc = i[B + p], i[I + p]
    kb = b if b < PURSE_B else PURSE_B - 1
    ki = inc if inc < PURSE_I else PURSE_I - 1
    W[s, PURSE + kb * PURSE_I + ki] += np.float32(0.25 * step)
    W[s, EMPTY + 81 - pop(lo) - pop(hi)] += np.float32(0.1 * step)
    if i[X] < 0:
        e = missing(lo, hi)
        W[s, SEVEN + (e if e < 25 else 25)] += np.float32(0.1 * step)
    d = i[T + 1 - p] - i[T + p]
    d = 10 if d > 10 else -10 if d < -10 else d
    W[s, TEMPO + d + 10] += np.float32(0.1 * step)
    if i[M] == p:
        W[s, NOW] += np.float32(0.02 * step)
    if i[X] == p:
        W[s, NOW + 1] += np.float32(0.05 * step)
    elif i[X] == 1 - p:
        W[s, NOW + 2] += np.float32(0.05 * step)
    W[s, NOW + 8 + i[T + p]] += np.float32(0.1 * step)


@njit(cache=True, nogil=True)
def deal(circ, u, i, rng):
    for k in range(32):
        circ[k] = k + 1
    for k in range(31, 0, -1):
        j = below(rng, k + 1)
        x = circ[k]
        circ[k] = circ[j]
        circ[j] = x
    circ[32] = 0
    u[:] = U(0)
    i[:] = 0
    i[B] = 5
    i[B + 1] = 5
    i[X] = -1
    i[M] = below(rng, 2)


@njit(cache=True, nogil=True)
def train(W, A, specials, games, alpha, lam, explore, rng):
    """Games with itself, each act the best by value but for some at random; the mean points of a seat, and of the winner."""
    rows = np.empty(11, np.int64)
    rows2 = np.empty(11, np.int64)
    basew = np.zeros((11, 9), np.float32)
    counts = np.zeros(512, np.int64)
    cu = np.empty((4, 5), np.uint64)
    ci = np.empty((4, 10), np.int64)
    places = np.empty((4, 3), np.int64)
    u = np.empty(5, np.uint64)
    i = np.empty(10, np.int64)
    circ = np.empty(33, np.int64)
    KU = np.empty((120, 5), np.uint64)
    KI = np.empty((120, 10), np.int64)
    KV = np.empty((120, 2), np.float64)
    total, wins, tiles = 0.0, 0.0, 0
    for g in range(games):
        deal(circ, u, i, rng)
        k = 0
        while not over(i):
            p = i[M]
            m = children(u, i, circ, 33, W, A, specials, cu, ci, places, rows, rows2, basew)
            best = -1
            bv = -1e18
            if explore > 0 and (rand(rng) >> U(11)) * (1.0 / 9007199254740992.0) < explore:
                best = below(rng, m)
            else:
                for c in range(m):
                    v = worth(p, cu[c], ci[c], W, rows) - worth(1 - p, cu[c], ci[c], W, rows)
                    if v > bv:
                        bv, best = v, c
            u[:] = cu[best]
            i[:] = ci[best]
            KU[k] = u
            KI[k] = i
            KV[k, 0] = worth(0, u, i, W, rows)
            KV[k, 1] = worth(1, u, i, W, rows)
            k += 1
        f0, f1 = final(0, u, i), final(1, u, i)
        total += f0 + f1
        wins += max(f0, f1)
        tiles += i[X] >= 0
        if alpha > 0:
            for p in range(2):
                ret = float(final(p, u, i))
                for j in range(k - 2, -1, -1):
                    ret = lam * ret + (1 - lam) * KV[j + 1, p]
                    if KI[j, T + p] < GOAL:
                        update(p, KU[j], KI[j], W, rows, counts, alpha * (ret - worth(p, KU[j], KI[j], W, rows)))
            if g % 32 == 31:
                for s in range(STAGES):
                    for m in range(512):
                        W[s, m] = W[s, CANON[m]]
    return total / games / 2, wins / games, tiles / games


def begin():
    """Weights to begin with: buttons, income that is still to come, and two for each empty square that may stay."""
    W = np.zeros((STAGES, WEIGHTS), np.float32)
    for s in range(STAGES):
        for b in range(PURSE_B):
            for inc in range(PURSE_I):
                W[s, PURSE + b * PURSE_I + inc] = b + inc * s
        for e in range(82):
            W[s, EMPTY + e] = -2 * e * (1 - s / 12)
    return W

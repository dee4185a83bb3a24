"""Doodle: the candidates at the root and the games played out from them."""

import numpy as np
from numba import njit

from quiltingbee.bots.kernels.doodle import (
    AG,
    DOT,
    NB,
    SC,
    U,
    after_card,
    below,
    best_rect,
    choose,
    deal_new,
    pop,
    rand,
    sheet_value,
)


@njit(cache=True, nogil=True)
def add(cv, clo, chi, cs, ci, m, v, lo, hi, spec, how, shape, place, d1, d2):
    if m >= len(cv):
        return m
    cv[m] = v
    clo[m] = lo
    chi[m] = hi
    cs[m] = spec
    ci[m, 0] = how
    ci[m, 1] = shape
    ci[m, 2] = place
    ci[m, 3] = d1
    ci[m, 4] = d2
    return m + 1


@njit(cache=True, nogil=True)
def all_places(lo, hi, shape, spec, stage, W, T, how, cv, clo, chi, cs, ci, m, rows, mins):
    scoring = stage == 6 or stage == 12
    first, count, plow, phigh = T[0], T[1], T[2], T[3]
    for n in range(first[shape], first[shape] + count[shape]):
        if (lo & plow[n]) | (hi & phigh[n]):
            continue
        l2, h2 = lo | plow[n], hi | phigh[n]
        v = sheet_value(l2, h2, spec, stage, W, scoring, rows, mins)
        m = add(cv, clo, chi, cs, ci, m, v, l2, h2, spec, how, shape, n, -1, -1)
    return m


@njit(cache=True, nogil=True)
def candidates(lo, hi, spec, stage, circle, n, roll, W, T, both, dotted, cv, clo, chi, cs, ci):
    """All drawings with their values, and the best ones with single squares. how: 0 the marked, 1 left, 2 right, 3+i take; -1 pass."""
    rows = np.empty(11, np.int64)
    mins = np.empty(16, np.int64)
    scoring = stage == 6 or stage == 12
    m = 0
    if stage > 0:
        v = sheet_value(lo, hi, spec, stage, W, scoring, rows, mins)
        m = add(cv, clo, chi, cs, ci, m, v, lo, hi, spec, -1, -1, -1, -1, -1)
    sources = 1
    if roll == 0 and stage > 0:
        sources = n
    elif stage > 0 and n > 1:
        sources = 3
    for i in range(sources):
        s = spec
        if roll == 0 and stage > 0:
            how, shape = 3 + i, circle[i]
        else:
            how = i
            at = roll - 1 if i == 0 else roll - 2 if i == 1 else roll
            shape = circle[(at + n) % n]
            if i > 0:
                if (s & NB) and (s & AG):
                    continue
                s = s | NB if (s & NB) == 0 else s | AG
        m = all_places(lo, hi, shape, s, stage, W, T, how, cv, clo, chi, cs, ci, m, rows, mins)
        if stage > 0 and ((s & SC) == 0 or (s & AG) == 0) and (both or i == 0 or roll == 0):
            s2 = s | SC if (s & SC) == 0 else s | AG
            for q in range(T[5][shape], T[5][shape] + T[6][shape]):
                m = all_places(lo, hi, T[7][q], s2, stage, W, T, how, cv, clo, chi, cs, ci, m, rows, mins)
    if stage == 0:
        return m
    order = np.argsort(-cv[:m])
    one = T[8]
    for k in range(min(dotted, m)):
        i = order[k]
        s = cs[i]
        if (s & DOT) and (s & AG):
            continue
        s2 = s | DOT if (s & DOT) == 0 else s | AG
        best1 = np.float32(-1e9)
        bp = -1
        for p in range(T[0][one], T[0][one] + 81):
            if (clo[i] & T[2][p]) | (chi[i] & T[3][p]):
                continue
            v = sheet_value(clo[i] | T[2][p], chi[i] | T[3][p], s2, stage, W, scoring, rows, mins)
            if v > best1:
                best1, bp = v, p
        if bp < 0:
            continue
        l1, h1 = clo[i] | T[2][bp], chi[i] | T[3][bp]
        m = add(cv, clo, chi, cs, ci, m, best1, l1, h1, s2, ci[i, 0], ci[i, 1], ci[i, 2], bp - T[0][one], -1)
        if (s2 & DOT) and (s2 & AG):
            continue
        s3 = s2 | AG
        best2 = np.float32(-1e9)
        bq = -1
        for p in range(T[0][one], T[0][one] + 81):
            if (l1 & T[2][p]) | (h1 & T[3][p]):
                continue
            v = sheet_value(l1 | T[2][p], h1 | T[3][p], s3, stage, W, scoring, rows, mins)
            if v > best2:
                best2, bq = v, p
        if bq >= 0:
            m = add(
                cv,
                clo,
                chi,
                cs,
                ci,
                m,
                best2,
                l1 | T[2][bq],
                h1 | T[3][bq],
                s3,
                ci[i, 0],
                ci[i, 1],
                ci[i, 2],
                bp - T[0][one],
                bq - T[0][one],
            )
    return m


@njit(cache=True, nogil=True)
def rollout(
    lo,
    hi,
    spec,
    stage,
    circle0,
    n0,
    unseen0,
    left0,
    horizon,
    gate,
    W,
    T,
    rng,
    rows,
    rows2,
    mins,
    basew,
    circle,
    unseen,
    buf,
):
    """Points from here on, the act of `stage` being done and its card discarded."""
    total = 0.0
    if stage % 6 == 0 and stage > 0:
        total = float(best_rect(lo, hi))
        if stage == 18:
            return total + pop(lo) + pop(hi) - 81
    n, left = n0, left0
    for i in range(n):
        circle[i] = circle0[i]
    for i in range(left):
        unseen[i] = unseen0[i]
    future = np.float32(0.0)
    last = np.float32(1e9)
    end = min(18, stage + horizon)
    for t in range(stage + 1, end + 1):
        if t % 6 == 1:
            for _ in range(8 if t == 1 else 6):
                circle[n] = deal_new(unseen, left, rng)
                left -= 1
                n += 1
        roll = 0 if t == 18 else below(rng, 3) + 1
        v, lo, hi, spec = choose(lo, hi, spec, t, circle, n, roll, W, T, last, rows, rows2, mins, basew)
        r = np.float32(0.0)
        if t % 6 == 0:
            r = np.float32(best_rect(lo, hi))
            if t == 18:
                r += pop(lo) + pop(hi) - 81
        total += r
        future = v - r
        last = future + gate
        if roll > 0:
            n = after_card(circle, n, roll - 1, buf)
    if end < 18:
        total += future
    return total


@njit(cache=True, nogil=True)
def simulate(
    index,
    first,
    count,
    clo,
    chi,
    cs,
    stage,
    circle0,
    n0,
    unseen0,
    left0,
    horizon,
    gate,
    W,
    T,
    seed,
    sums,
    squares,
    tries,
):
    """Play out candidates with the same chance for all: games first to first + count - 1 of each."""
    rows = np.empty(11, np.int64)
    rows2 = np.empty(11, np.int64)
    mins = np.empty(16, np.int64)
    basew = np.zeros((11, 9), np.float32)
    circle = np.empty(8, np.int64)
    buf = np.empty(8, np.int64)
    unseen = np.empty(30, np.int64)
    rng = np.empty(1, np.uint64)
    for i in index:
        for g in range(first, first + count):
            rng[0] = (seed + U(g + 1) * U(0x9E3779B97F4A7C15)) | U(1)
            rand(rng)
            rand(rng)
            x = rollout(
                clo[i],
                chi[i],
                cs[i],
                stage,
                circle0,
                n0,
                unseen0,
                left0,
                horizon,
                gate,
                W,
                T,
                rng,
                rows,
                rows2,
                mins,
                basew,
                circle,
                unseen,
                buf,
            )
            sums[i] += x
            squares[i] += x * x
            tries[i] += 1

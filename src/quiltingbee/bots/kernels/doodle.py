"""Doodle for the search: the value of a sheet, the best act by it, whole games played by it, and learning from them."""

import numpy as np
from numba import njit

U = np.uint64
LOW = 45
FULL_LOW = U((1 << 45) - 1)
FULL_HIGH = U((1 << 36) - 1)

# Offsets in the weights of one stage
PAT = 0  # 512 windows of 3x3
RECT = 512  # 15 classes x 32
SPEC = 992  # 16 combinations of specials
JOINT = 1008  # 4 x 1728
NJ = 4
WEIGHTS = JOINT + NJ * 1728
STAGES = 19

NB, DOT, SC, AG = 1, 2, 4, 8


def _spread():
    out = np.zeros(512, np.uint64)
    for m in range(512):
        v = 0
        for c in range(9):
            if not m >> c & 1:
                v |= 1 << 7 * c
        out[m] = v
    return out


def _runs():
    out = np.zeros(512, np.int64)
    for m in range(512):
        best = run = 0
        for c in range(9):
            run = run + 1 if m >> c & 1 else 0
            best = max(best, run)
        out[m] = best
    return out


def _canon():
    out = np.zeros(512, np.int64)

    def rot(p):
        return [p[6], p[3], p[0], p[7], p[4], p[1], p[8], p[5], p[2]]

    def mir(p):
        return [p[2], p[1], p[0], p[5], p[4], p[3], p[8], p[7], p[6]]

    for m in range(512):
        p = [m >> i & 1 for i in range(9)]
        forms = []
        for q in (p, mir(p)):
            turned = q
            for _ in range(4):
                forms.append(sum(b << i for i, b in enumerate(turned)))
                turned = rot(turned)
        out[m] = min(forms)
    return out


def _quant():
    out = np.zeros(82, np.int64)
    for e in range(82):
        out[e] = e if e <= 6 else 7 if e <= 8 else 8 if e <= 10 else 9 if e <= 13 else 10 if e <= 18 else 11
    return out


SPREAD, RUN, CANON, QUANT = _spread(), _runs(), _canon(), _quant()
ONES = U(sum(1 << 7 * c for c in range(9)))
CLASS = np.zeros((10, 10), np.int64)
_n = 0
for _a in range(5, 10):
    for _b in range(_a, 10):
        CLASS[_a, _b] = CLASS[_b, _a] = _n
        _n += 1
C55, C56, C66, C67, C77, C78, C88, C89, C99 = (
    int(CLASS[a, b]) for a, b in ((5, 5), (5, 6), (6, 6), (6, 7), (7, 7), (7, 8), (8, 8), (8, 9), (9, 9))
)
C57 = int(CLASS[5, 7])
JA = np.array([[C55, C56, C66], [C56, C66, C77], [C66, C77, C88], [C77, C88, C99]], np.int64)


@njit(cache=True, nogil=True)
def rand(rng):
    x = rng[0]
    x ^= x >> U(12)
    x ^= x << U(25)
    x ^= x >> U(27)
    rng[0] = x
    return x * U(2685821657736338717)


@njit(cache=True, nogil=True)
def below(rng, n):
    return np.int64((rand(rng) >> U(33)) % U(n))


@njit(cache=True, nogil=True)
def rows_of(lo, hi, rows):
    # rows[0] and rows[10] are walls; 11 bits a row, walls left and right
    rows[0] = 2047
    rows[10] = 2047
    for r in range(5):
        rows[r + 1] = (np.int64((lo >> U(9 * r)) & U(511)) << 1) | 1025
    for r in range(4):
        rows[r + 6] = (np.int64((hi >> U(9 * r)) & U(511)) << 1) | 1025


@njit(cache=True, nogil=True)
def best_rect(lo, hi):
    best = 0
    for t in range(9):
        acc = 511
        for b in range(t, 9):
            if b < 5:
                acc &= np.int64((lo >> U(9 * b)) & U(511))
            else:
                acc &= np.int64((hi >> U(9 * (b - 5))) & U(511))
            if acc == 0:
                break
            h = b - t + 1
            w = RUN[acc]
            s = h * h + w - h if w >= h else w * w + h - w
            if s > best:
                best = s
    return best


@njit(cache=True, nogil=True)
def pop(x):
    x = x - ((x >> U(1)) & U(0x5555555555555555))
    x = (x & U(0x3333333333333333)) + ((x >> U(2)) & U(0x3333333333333333))
    x = (x + (x >> U(4))) & U(0x0F0F0F0F0F0F0F0F)
    return np.int64((x * U(0x0101010101010101)) >> U(56))


@njit(cache=True, nogil=True)
def rect_min(rows, out):
    # fewest empty squares in any rectangle of each class
    P0 = U(0)
    pre = np.empty(10, np.uint64)
    pre[0] = P0
    for r in range(9):
        pre[r + 1] = pre[r] + SPREAD[(rows[r + 1] >> 1) & 511]
    for k in range(15):
        out[k] = 99
    L = U(127)
    for h in range(5, 10):
        for t in range(10 - h):
            q = (pre[t + h] - pre[t]) * ONES
            for w in range(5, 10):
                d = (q >> U(7 * (w - 1))) - ((q << U(7)) if w < 9 else U(0))
                k = CLASS[h, w]
                m = out[k]
                for j in range(10 - w):
                    e = np.int64((d >> U(7 * j)) & L)
                    if e < m:
                        m = e
                out[k] = m


@njit(cache=True, nogil=True)
def pat_sum(rows, W, stage):
    s = np.float32(0.0)
    for r in range(1, 10):
        a, b, c = rows[r - 1], rows[r], rows[r + 1]
        for k in range(9):
            s += W[stage, ((a >> k) & 7) | (((b >> k) & 7) << 3) | (((c >> k) & 7) << 6)]
    return s


@njit(cache=True, nogil=True)
def rect_value(mins, W, stage):
    s = np.float32(0.0)
    for k in range(15):
        e = mins[k]
        s += W[stage, RECT + 32 * k + (e if e < 31 else 31)]
    for j in range(NJ):
        s += W[
            stage, JOINT + 1728 * j + QUANT[mins[JA[j, 0]]] + 12 * QUANT[mins[JA[j, 1]]] + 144 * QUANT[mins[JA[j, 2]]]
        ]
    return s


@njit(cache=True, nogil=True)
def value(lo, hi, spec, stage, W, rows, mins):
    rows_of(lo, hi, rows)
    rect_min(rows, mins)
    return pat_sum(rows, W, stage) + rect_value(mins, W, stage) + W[stage, SPEC + spec]


@njit(cache=True, nogil=True)
def update(lo, hi, spec, stage, W, rows, mins, step):
    rows_of(lo, hi, rows)
    rect_min(rows, mins)
    # shares: patterns, rectangles, joints, specials
    counts = np.zeros(512, np.int64)
    for r in range(1, 10):
        a, b, c = rows[r - 1], rows[r], rows[r + 1]
        for k in range(9):
            counts[CANON[((a >> k) & 7) | (((b >> k) & 7) << 3) | (((c >> k) & 7) << 6)]] += 1
    squares = 0
    for m in range(512):
        squares += counts[m] * counts[m]
    sp = np.float32(step * 0.3 / squares)
    for r in range(1, 10):
        a, b, c = rows[r - 1], rows[r], rows[r + 1]
        for k in range(9):
            W[stage, CANON[((a >> k) & 7) | (((b >> k) & 7) << 3) | (((c >> k) & 7) << 6)]] += sp
    sr = np.float32(step * 0.02)
    for k in range(15):
        e = mins[k]
        W[stage, RECT + 32 * k + (e if e < 31 else 31)] += sr
    sj = np.float32(step * 0.08)
    for j in range(NJ):
        W[
            stage, JOINT + 1728 * j + QUANT[mins[JA[j, 0]]] + 12 * QUANT[mins[JA[j, 1]]] + 144 * QUANT[mins[JA[j, 2]]]
        ] += sj
    W[stage, SPEC + spec] += np.float32(step * 0.02)


@njit(cache=True, nogil=True)
def expand(W, stage):
    # every window carries the weight of its first form
    for m in range(512):
        W[stage, m] = W[stage, CANON[m]]


@njit(cache=True, nogil=True)
def best_place(lo, hi, shape, spec, stage, W, T, scoring, base, basew, rows, rows2, mins):
    """The best place of a shape by value; (value, low, high), value -1e9 when none fits. base: the windows' sum of the
    sheet without the patch, basew: each window's weight.
    """
    first, count, plow, phigh, box = T[0], T[1], T[2], T[3], T[4]
    best = np.float32(-1e9)
    blo, bhi = U(0), U(0)
    sv = W[stage, SPEC + spec]
    for n in range(first[shape], first[shape] + count[shape]):
        if (lo & plow[n]) | (hi & phigh[n]):
            continue
        l2, h2 = lo | plow[n], hi | phigh[n]
        if stage == 18:
            v = np.float32(best_rect(l2, h2) + pop(l2) + pop(h2) - 81)
        else:
            r0, r1, c0, c1 = box[n, 0], box[n, 1], box[n, 2], box[n, 3]
            for r in range(5):
                rows2[r + 1] = rows[r + 1] | np.int64((plow[n] >> U(9 * r)) & U(511)) << 1
            for r in range(4):
                rows2[r + 6] = rows[r + 6] | np.int64((phigh[n] >> U(9 * r)) & U(511)) << 1
            v = base + sv
            lk = c0 - 1 if c0 > 0 else 0
            hk = c1 + 2 if c1 < 8 else 9
            for r in range(r0 if r0 > 0 else 1, (r1 + 3 if r1 < 8 else 10)):
                a, b, c = rows2[r - 1], rows2[r], rows2[r + 1]
                for k in range(lk, hk):
                    v += W[stage, ((a >> k) & 7) | (((b >> k) & 7) << 3) | (((c >> k) & 7) << 6)] - basew[r, k]
            rect_min(rows2, mins)
            v += rect_value(mins, W, stage)
            if scoring:
                v += best_rect(l2, h2)
        if v > best:
            best, blo, bhi = v, l2, h2
    return best, blo, bhi


@njit(cache=True, nogil=True)
def base_windows(rows, W, stage, basew):
    s = np.float32(0.0)
    for r in range(1, 10):
        a, b, c = rows[r - 1], rows[r], rows[r + 1]
        for k in range(9):
            x = W[stage, ((a >> k) & 7) | (((b >> k) & 7) << 3) | (((c >> k) & 7) << 6)]
            basew[r, k] = x
            s += x
    return s


@njit(cache=True, nogil=True)
def sheet_value(lo, hi, spec, stage, W, scoring, rows, mins):
    if stage == 18:
        return np.float32(best_rect(lo, hi) + pop(lo) + pop(hi) - 81)
    v = value(lo, hi, spec, stage, W, rows, mins)
    if scoring:
        v += best_rect(lo, hi)
    return v


@njit(cache=True, nogil=True)
def choose(lo, hi, spec, stage, circle, n, roll, W, T, gate, rows, rows2, mins, basew):
    """The best act by value. (value, low, high, spec). roll 0: the last turn."""
    scoring = stage == 6 or stage == 12
    rows_of(lo, hi, rows)
    rows2[0] = 2047
    rows2[10] = 2047
    base = np.float32(0.0)
    if stage < 18:
        base = base_windows(rows, W, stage, basew)
    best = sheet_value(lo, hi, spec, stage, W, scoring, rows, mins)
    blo, bhi, bspec = lo, hi, spec
    again = (spec & AG) == 0
    scissors = (spec & SC) == 0 or again
    sspec = spec | SC if (spec & SC) == 0 else spec | AG
    if roll == 0:
        for i in range(n):
            if i > 0 and circle[i] == circle[i - 1]:
                continue
            v, l2, h2 = best_place(lo, hi, circle[i], spec, stage, W, T, scoring, base, basew, rows, rows2, mins)
            if v > best:
                best, blo, bhi, bspec = v, l2, h2, spec
    else:
        v, l2, h2 = best_place(lo, hi, circle[roll - 1], spec, stage, W, T, scoring, base, basew, rows, rows2, mins)
        if v > best:
            best, blo, bhi, bspec = v, l2, h2, spec
    if stage > 0 and best < gate:
        if roll > 0 and ((spec & NB) == 0 or again):
            s2 = spec | NB if (spec & NB) == 0 else spec | AG
            for d in (-1, 1):
                c = circle[(roll - 1 + d + n) % n]
                v, l2, h2 = best_place(lo, hi, c, s2, stage, W, T, scoring, base, basew, rows, rows2, mins)
                if v > best:
                    best, blo, bhi, bspec = v, l2, h2, s2
        if scissors:
            for i in range(n if roll == 0 else 1):
                c = circle[i if roll == 0 else roll - 1]
                for q in range(T[5][c], T[5][c] + T[6][c]):
                    v, l2, h2 = best_place(lo, hi, T[7][q], sspec, stage, W, T, scoring, base, basew, rows, rows2, mins)
                    if v > best:
                        best, blo, bhi, bspec = v, l2, h2, sspec
    if stage > 0:
        for _ in range(2):
            if (bspec & DOT) and (bspec & AG):
                break
            s2 = bspec | DOT if (bspec & DOT) == 0 else bspec | AG
            rows_of(blo, bhi, rows)
            if stage < 18:
                base = base_windows(rows, W, stage, basew)
            v, l2, h2 = best_place(blo, bhi, T[8], s2, stage, W, T, scoring, base, basew, rows, rows2, mins)
            if v > best:
                best, blo, bhi, bspec = v, l2, h2, s2
            else:
                break
    return best, blo, bhi, bspec


@njit(cache=True, nogil=True)
def deal_new(unseen, left, rng):
    i = below(rng, left)
    c = unseen[i]
    unseen[i] = unseen[left - 1]
    unseen[left - 1] = c
    return c


@njit(cache=True, nogil=True)
def after_card(circle, n, at, buf):
    """The circle when the card at that place is discarded: it goes on behind the gap."""
    for i in range(n - 1):
        buf[i] = circle[(at + 1 + i) % n]
    for i in range(n - 1):
        circle[i] = buf[i]
    return n - 1


@njit(cache=True, nogil=True)
def train(W, T, deck, starts, games, alpha, lam, gate, rng):
    """Games of one seat, each act the best by value; after each game the weights follow. The mean of the scores."""
    rows = np.empty(11, np.int64)
    rows2 = np.empty(11, np.int64)
    mins = np.empty(16, np.int64)
    basew = np.zeros((11, 9), np.float32)
    circle = np.empty(8, np.int64)
    buf = np.empty(8, np.int64)
    unseen = np.empty(30, np.int64)
    LO = np.empty(20, np.uint64)
    HI = np.empty(20, np.uint64)
    SP = np.empty(20, np.int64)
    RW = np.zeros(20, np.float64)
    V = np.zeros(20, np.float64)
    scores = np.zeros(games)
    for g in range(games):
        for i in range(30):
            unseen[i] = deck[i]
        left = 30
        lo, hi, spec = U(0), U(0), 0
        circle[0] = starts[below(rng, len(starts))]
        v, lo, hi, spec = choose(lo, hi, spec, 0, circle, 1, 1, W, T, np.float32(1e9), rows, rows2, mins, basew)
        LO[0], HI[0], SP[0], V[0] = lo, hi, spec, v
        score = 0.0
        n = 0
        for t in range(1, 19):
            if t % 6 == 1:
                need = 8 if t == 1 else 6
                for _ in range(need):
                    circle[n] = deal_new(unseen, left, rng)
                    left -= 1
                    n += 1
            roll = 0 if t == 18 else below(rng, 3) + 1
            v, lo, hi, spec = choose(
                lo, hi, spec, t, circle, n, roll, W, T, np.float32(V[t - 1] + gate), rows, rows2, mins, basew
            )
            r = 0.0
            if t % 6 == 0:
                r = best_rect(lo, hi)
                if t == 18:
                    r += pop(lo) + pop(hi) - 81
            LO[t], HI[t], SP[t], RW[t] = lo, hi, spec, r
            V[t] = v - r
            score += r
            if roll > 0:
                n = after_card(circle, n, roll - 1, buf)
        V[18] = 0.0
        if alpha > 0:
            ret = 0.0
            for t in range(17, -1, -1):
                ret = RW[t + 1] + lam * ret + (1 - lam) * V[t + 1]
                update(LO[t], HI[t], SP[t], t, W, rows, mins, alpha * (ret - V[t]))
            if g % 64 == 63:
                for t in range(18):
                    expand(W, t)
        scores[g] = score
    for t in range(18):
        expand(W, t)
    return scores

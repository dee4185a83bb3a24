"""Patchwork inside a kernel: a position, its acts, and what a quilt with its purse is worth.

A position is two rows: five words (both quilts, low and high, and which patches of the circle are gone) and ten numbers
(B buttons, I income, T time of both seats; M who acts; X who has the tile, -1 nobody; P where in the circle the neutral token
stands; L the squares of leather in hand: 0 or 1). `A` is what `patchwork_tables` knows of the patches, `desk` what a kernel
writes on, `W` the weights; s is a stage: how many incomes are still to come.
"""

from typing import Any

import numpy as np

from quiltingbee.bots.kernels.chance import U
from quiltingbee.bots.kernels.machine import kernel
from quiltingbee.bots.kernels.sheets import (
    LOW,
    LOW_MASK,
    WINDOWS,
    copy_rows,
    pop,
    rows_of,
    take_back,
    weigh_windows,
    windows_gain,
    windows_weight,
)
from quiltingbee.games.patchwork.pieces import INCOME

B, I, T, M, X, P, L = 0, 2, 4, 6, 7, 8, 9
GOAL = 53
TILE = np.float32(7.0)

# Where the weights of a stage begin
PURSE = WINDOWS
PURSE_B, PURSE_I = 24, 21
EMPTY = 1024
SEVEN, SEVENS_MOST = 1112, 25
TEMPO, TEMPO_MOST = 1152, 10
NOW = 1184  # who acts, who has the tile
SPACE = NOW + 8
WEIGHTS = 1280
STAGES = 10
STAGE = np.array([sum(space > t for space in INCOME) for t in range(GOAL + 1)], np.int64)


def _sevens() -> Any:
    """The nine places of the 7x7 tile."""
    out = np.zeros((9, 2), np.uint64)
    for n in range(9):
        top, left = divmod(n, 3)
        mask = sum(((1 << 7) - 1) << left << 9 * (top + r) for r in range(7))
        out[n] = mask & LOW_MASK, mask >> LOW
    return out


SEVENS = _sevens()


@kernel
def missing(lo, hi):
    """How many squares the fullest 7x7 lacks."""
    best = 49
    for n in range(9):
        e = pop(SEVENS[n, 0] & ~lo) + pop(SEVENS[n, 1] & ~hi)
        if e < best:
            best = e
    return best


@kernel
def tile_weight(lo, hi, s, W):
    """What the tile promises while nobody has it."""
    e = missing(lo, hi)
    return W[s, SEVEN + (e if e < SEVENS_MOST else SEVENS_MOST)]


@kernel
def purse_weight(p, i):
    """Which weight buttons and income have together."""
    b, income = i[B + p], i[I + p]
    b = b if b < PURSE_B else PURSE_B - 1
    income = income if income < PURSE_I else PURSE_I - 1
    return PURSE + b * PURSE_I + income


@kernel
def tempo_weight(p, i):
    """Which weight the distance of the tokens has."""
    d = i[T + 1 - p] - i[T + p]
    return TEMPO + TEMPO_MOST + (TEMPO_MOST if d > TEMPO_MOST else -TEMPO_MOST if d < -TEMPO_MOST else d)


@kernel
def final(p, u, i):
    """E1, E2: the points of a seat at the end."""
    return i[B + p] - 2 * (81 - pop(u[2 * p]) - pop(u[2 * p + 1])) + (7 if i[X] == p else 0)


@kernel
def worth(p, u, i, W, desk):
    """The final points a seat may expect."""
    if i[T + p] >= GOAL and i[L] == 0:
        return np.float32(final(p, u, i))
    s = STAGE[i[T + p]]
    lo, hi = u[2 * p], u[2 * p + 1]
    rows_of(lo, hi, desk.rows)
    v = windows_weight(desk.rows, W, s) + W[s, EMPTY + 81 - pop(lo) - pop(hi)]
    if i[X] < 0:
        v += tile_weight(lo, hi, s, W)
    most = PURSE_B - 1
    v += W[s, purse_weight(p, i)] + np.float32(i[B + p] - most if i[B + p] > most else 0)
    w = W[s, tempo_weight(p, i)]
    if i[M] == p:
        w += W[s, NOW]
    if i[X] == p:
        w += W[s, NOW + 1]
    elif i[X] == 1 - p:
        w += W[s, NOW + 2]
    return v + (w + W[s, SPACE + i[T + p]])


@kernel
def lead(first, second, i):
    """How likely a seat of worth `first` wins against `second`, as a logit: the same lead counts more the later it is."""
    t = i[T] if i[T] < i[T + 1] else i[T + 1]
    return (first - second) / (1.2 + 0.075 * (GOAL - t))


@kernel
def look_at(lo, hi, s, W, desk):
    """Lays a quilt on the desk, to try places on it; the weight of its windows."""
    rows_of(lo, hi, desk.rows)
    copy_rows(desk.rows, desk.trial)
    return weigh_windows(desk.rows, W, s, desk.windows)


@kernel
def _near(lo, hi, shape, untaken, A):
    """Whether the shape may matter for the tile."""
    return untaken and missing(lo, hi) - A.size[shape] < SEVENS_MOST


@kernel
def _place_gain(lo, hi, n, s, near, W, A, desk):
    """What a place adds to the quilt on the desk; near: the tile is thought of."""
    v = windows_gain(desk.rows, desk.trial, A.lines, A.box, n, W, s, desk.windows)
    take_back(desk.rows, desk.trial, A.box, n)
    if near:
        e = missing(lo | A.low[n], hi | A.high[n])
        v += TILE if e == 0 else W[s, SEVEN + (e if e < SEVENS_MOST else SEVENS_MOST)]
    return v


@kernel
def best_place(lo, hi, shape, s, untaken, W, A, desk):
    """The place of a shape on the quilt on the desk that adds most: (what it adds, place), the place -1 when it fits nowhere."""
    best, at = np.float32(-1e9), -1
    near = _near(lo, hi, shape, untaken, A)
    for n in range(A.first[shape], A.first[shape] + A.count[shape]):
        if (lo & A.low[n]) | (hi & A.high[n]):
            continue
        v = _place_gain(lo, hi, n, s, near, W, A, desk)
        if v > best:
            best, at = v, n
    return best, at


@kernel
def best_places(lo, hi, shape, s, untaken, keep, W, A, desk):
    """The `keep` places that add most, best first, into desk.places; how many."""
    m = 0
    near = _near(lo, hi, shape, untaken, A)
    for n in range(A.first[shape], A.first[shape] + A.count[shape]):
        if (lo & A.low[n]) | (hi & A.high[n]):
            continue
        v = _place_gain(lo, hi, n, s, near, W, A, desk)
        at = m
        while at > 0 and desk.values[at - 1] < v:
            at -= 1
        if at >= keep:
            continue
        for k in range(m if m < keep else keep - 1, at, -1):
            desk.values[k], desk.places[k] = desk.values[k - 1], desk.places[k - 1]
        desk.values[at], desk.places[at] = v, n
        if m < keep:
            m += 1
    return m


@kernel
def _kept_place(lo, hi, shape, s, untaken, stage, W, A, desk):
    """The best place of a shape and the stage that lies on the desk then: from memory where the same was asked before, whatever
    the other seat did meanwhile.
    """
    tag = shape | s << 6 | (1024 if untaken else 2048)
    mixed = (lo ^ (hi << U(19)) ^ (hi >> U(7))) * U(0x9E3779B97F4A7C15) ^ U(tag) * U(0xC2B2AE3D27D4EB4F)
    slot = np.int64((mixed ^ (mixed >> U(31))) & U(len(desk.tags) - 1))
    if desk.tags[slot] == tag and desk.quilts[slot, 0] == lo and desk.quilts[slot, 1] == hi:
        return desk.kept[slot], stage
    if s != stage:
        look_at(lo, hi, s, W, desk)
    _, n = best_place(lo, hi, shape, s, untaken, W, A, desk)
    if len(desk.tags) > 1:
        desk.tags[slot], desk.quilts[slot, 0], desk.quilts[slot, 1], desk.kept[slot] = tag, lo, hi, n
    return n, s


@kernel
def places(u, i, p, patch, keep, stage, W, A, desk):
    """The `keep` best places of a patch that can be paid, into desk.places: (how many, the stage that lies on the desk then).
    stage: which lies there now, -1 where none does.
    """
    if A.price[patch] > i[B + p]:
        return 0, stage
    lo, hi, t = u[2 * p], u[2 * p + 1], i[T + p] + A.time[patch]
    s = STAGE[t if t < GOAL else GOAL]
    if keep == 1:
        desk.places[0], stage = _kept_place(lo, hi, patch, s, i[X] < 0, stage, W, A, desk)
        return (0 if desk.places[0] < 0 else 1), stage
    if s != stage:
        look_at(lo, hi, s, W, desk)
    return best_places(lo, hi, patch, s, i[X] < 0, keep, W, A, desk), s


@kernel
def copy(u, i, u2, i2):
    """The position once more."""
    for k in range(5):
        u2[k] = u[k]
    for k in range(10):
        i2[k] = i[k]


@kernel
def sew(u, i, p, n, A):
    """A place is covered, and the tile taken where that fills a 7x7."""
    u[2 * p] |= A.low[n]
    u[2 * p + 1] |= A.high[n]
    if i[X] < 0 and missing(u[2 * p], u[2 * p + 1]) == 0:
        i[X] = p


@kernel
def _walk(u, i, p, to, specials):
    """The token moves and earns; i[L] when it takes a special patch."""
    start = i[T + p]
    goal = to if to < GOAL else GOAL
    other = i[T + 1 - p]
    i[B + p] += i[I + p] * (STAGE[start] - STAGE[goal])
    front = start if start > other else other
    i[T + p] = goal
    i[L] = 0
    for n in range(len(specials)):
        if front < specials[n] <= goal and pop(u[2 * p]) + pop(u[2 * p + 1]) < 81:
            i[L] = 1
    if i[L] == 0:
        i[M] = p if goal <= other else 1 - p


@kernel
def next_patches(gone, at, n, out):
    """The places in the circle of n patches of the next three behind `at`; how many there are."""
    found = 0
    for _ in range(n):
        if at >= n:
            at = 0
        if ((gone >> U(at)) & U(1)) == 0:
            out[found] = at
            found += 1
            if found == 3:
                break
        at += 1
    return found


@kernel
def buy(u, i, p, at, patch, place, A, specials):
    """A purchase: at is the patch's place in the circle."""
    i[B + p] -= A.price[patch]
    i[I + p] += A.buttons[patch]
    u[4] |= U(1) << U(at)
    i[P] = at + 1
    sew(u, i, p, place, A)
    _walk(u, i, p, i[T + p] + A.time[patch], specials)


@kernel
def advance(u, i, p, specials):
    """The token moves in front of the other one and earns a button for each space."""
    to = i[T + 1 - p] + 1
    to = to if to < GOAL else GOAL
    i[B + p] += to - i[T + p]
    _walk(u, i, p, to, specials)


@kernel
def sew_leather(u, i, p, place, A):
    """The special patch in hand goes there."""
    sew(u, i, p, place, A)
    i[L] = 0
    i[M] = p if i[T + p] <= i[T + 1 - p] else 1 - p


@kernel
def leather(u, i, p, W, A, desk):
    """The special patch in hand goes where it is worth most; that place."""
    n, _ = _kept_place(u[2 * p], u[2 * p + 1], A.single, STAGE[i[T + p]], i[X] < 0, -1, W, A, desk)
    sew_leather(u, i, p, n, A)
    return n


@kernel
def play(u, i, circle, at, place, A, specials):
    """An act: at -1 advances, -2 sews the special patch on, else it is the patch's place in the circle."""
    p = i[M]
    if at == -2:
        sew_leather(u, i, p, place, A)
    elif at == -1:
        advance(u, i, p, specials)
    else:
        buy(u, i, p, at, circle[at], place, A, specials)


@kernel
def over(i):
    """Whether both tokens have come to the goal and nothing is left in hand."""
    return i[T] >= GOAL and i[T + 1] >= GOAL and i[L] == 0


@kernel
def first_wins(u, i):
    """Whether the first seat has won. E3: on a tie who came first wins; M came last."""
    m = final(0, u, i) - final(1, u, i)
    return m > 0 or (m == 0 and i[M] == 1)

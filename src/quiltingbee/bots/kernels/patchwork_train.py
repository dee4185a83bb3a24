"""Patchwork: games of the worth with itself, and learning from them."""

from typing import Any

import numpy as np

from quiltingbee.bots.kernels.chance import U, below, rand
from quiltingbee.bots.kernels.machine import kernel
from quiltingbee.bots.kernels.patchwork import (
    EMPTY,
    GOAL,
    NOW,
    PURSE,
    PURSE_B,
    PURSE_I,
    SEVEN,
    SEVENS_MOST,
    SPACE,
    STAGE,
    STAGES,
    WEIGHTS,
    B,
    L,
    M,
    P,
    T,
    X,
    advance,
    buy,
    copy,
    final,
    leather,
    missing,
    next_patches,
    over,
    places,
    purse_weight,
    tempo_weight,
    worth,
)
from quiltingbee.bots.kernels.sheets import learn_windows, pop, rows_of, share_forms

_PATCHES = 32
_UNIT = 1.0 / 2**53


@kernel
def _positions(u, i, circle, n, W, A, specials, desk):
    """The positions one act further, into desk.words and desk.numbers: the advance first, then each purchase where its patch is
    worth most; leather is sewn on. How many.
    """
    p = i[M]
    copy(u, i, desk.words[0], desk.numbers[0])
    advance(desk.words[0], desk.numbers[0], p, specials)
    m, stage = 1, -1
    for k in range(next_patches(u[4], i[P], n, desk.next)):
        at = desk.next[k]
        patch = circle[at]
        found, stage = places(u, i, p, patch, 1, stage, W, A, desk)
        if found == 0:
            continue
        copy(u, i, desk.words[m], desk.numbers[m])
        buy(desk.words[m], desk.numbers[m], p, at, patch, desk.places[0], A, specials)
        m += 1
    for k in range(m):
        if desk.numbers[k, L]:
            leather(desk.words[k], desk.numbers[k], p, W, A, desk)
    return m


@kernel
def _learn(p, u, i, W, desk, step):
    """Moves the weights that a position touches so that its worth for a seat goes a part of `step`."""
    s = STAGE[i[T + p]]
    lo, hi = u[2 * p], u[2 * p + 1]
    rows_of(lo, hi, desk.rows)
    learn_windows(desk.rows, W, s, desk.counts, 0.25 * step)
    tenth = np.float32(0.1 * step)
    W[s, purse_weight(p, i)] += np.float32(0.25 * step)
    W[s, EMPTY + 81 - pop(lo) - pop(hi)] += tenth
    if i[X] < 0:
        e = missing(lo, hi)
        W[s, SEVEN + (e if e < SEVENS_MOST else SEVENS_MOST)] += tenth
    W[s, tempo_weight(p, i)] += tenth
    if i[M] == p:
        W[s, NOW] += np.float32(0.02 * step)
    if i[X] == p:
        W[s, NOW + 1] += np.float32(0.05 * step)
    elif i[X] == 1 - p:
        W[s, NOW + 2] += np.float32(0.05 * step)
    W[s, SPACE + i[T + p]] += tenth


@kernel
def deal(circle, u, i, rng):
    """A new match: the patches shuffled, the smallest last, who begins by chance."""
    for k in range(_PATCHES):
        circle[k] = k + 1
    for k in range(_PATCHES - 1, 0, -1):
        j = below(rng, k + 1)
        circle[k], circle[j] = circle[j], circle[k]
    circle[_PATCHES] = 0
    for k in range(5):
        u[k] = U(0)
    for k in range(10):
        i[k] = 0
    i[B] = 5
    i[B + 1] = 5
    i[X] = -1
    i[M] = below(rng, 2)


@kernel
def train(W, A, specials, games, alpha, lam, explore, rng, desk, past):
    """Games with itself, each act the best by worth but for some at random: (mean points of a seat, of the winner, tiles taken).
    After each game the weights follow what came (TD with lambda).
    """
    u, i = past.word, past.number
    total, wins, tiles = 0.0, 0.0, 0
    for g in range(games):
        deal(past.circle, u, i, rng)
        k = 0
        while not over(i):
            p = i[M]
            m = _positions(u, i, past.circle, _PATCHES + 1, W, A, specials, desk)
            best, most = -1, -1e18
            if explore > 0 and (rand(rng) >> U(11)) * _UNIT < explore:
                best = below(rng, m)
            else:
                for c in range(m):
                    v = worth(p, desk.words[c], desk.numbers[c], W, desk) - worth(
                        1 - p, desk.words[c], desk.numbers[c], W, desk
                    )
                    if v > most:
                        most, best = v, c
            copy(desk.words[best], desk.numbers[best], u, i)
            copy(u, i, past.words[k], past.numbers[k])
            past.values[k, 0], past.values[k, 1] = worth(0, u, i, W, desk), worth(1, u, i, W, desk)
            k += 1
        first, second = final(0, u, i), final(1, u, i)
        total += first + second
        wins += max(first, second)
        tiles += i[X] >= 0
        if alpha > 0:
            for p in range(2):
                came = float(final(p, u, i))
                for j in range(k - 2, -1, -1):
                    came = lam * came + (1 - lam) * past.values[j + 1, p]
                    before, then = past.words[j], past.numbers[j]
                    if then[T + p] < GOAL:
                        _learn(p, before, then, W, desk, alpha * (came - worth(p, before, then, W, desk)))
            if g % 32 == 31:
                for s in range(STAGES):
                    share_forms(W, s)
    return total / games / 2, wins / games, tiles / games


def begin() -> Any:
    """Weights to begin with: buttons, income that is still to come, and two for each empty square that may stay."""
    W = np.zeros((STAGES, WEIGHTS), np.float32)
    for s in range(STAGES):
        for b in range(PURSE_B):
            for income in range(PURSE_I):
                W[s, PURSE + b * PURSE_I + income] = b + income * s
        for e in range(82):
            W[s, EMPTY + e] = -2 * e * (1 - s / 12)
    return W

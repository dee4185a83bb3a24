"""Doodle inside a kernel: the best act by value, cards, whole games played by it, and learning from them.

`T` is what `doodle_tables` knows of the deck, `desk` what a kernel writes on, `W` the weights.
"""

import numpy as np

from quiltingbee.bots.kernels.chance import U, below
from quiltingbee.bots.kernels.doodle_value import (
    AGAIN,
    DOT,
    LAST,
    NEIGHBOUR,
    SCISSORS,
    learn,
    rectangles_weight,
    scored,
    value,
)
from quiltingbee.bots.kernels.doodle_value import SPENT as SPENT_WEIGHTS
from quiltingbee.bots.kernels.machine import kernel
from quiltingbee.bots.kernels.rectangles import fewest_empty
from quiltingbee.bots.kernels.sheets import copy_rows, rows_of, share_forms, take_back, weigh_windows, windows_gain

_NOTHING = np.float32(-1e9)
_EVERYTHING = np.float32(1e9)


@kernel
def can_again(spent, action):
    """Whether a special action is still to be had, if need be with `again`."""
    return (spent & action) == 0 or (spent & AGAIN) == 0


@kernel
def spend(spent, action):
    """What is spent after that action."""
    return spent | action if (spent & action) == 0 else spent | AGAIN


@kernel
def look_at(lo, hi, stage, W, desk):
    """Lays a sheet on the desk, to try places on it; the weight of its windows."""
    rows_of(lo, hi, desk.rows)
    copy_rows(desk.rows, desk.trial)
    return weigh_windows(desk.rows, W, stage, desk.windows) if stage < LAST else np.float32(0.0)


@kernel
def best_place(lo, hi, shape, spent, stage, base, W, T, desk):
    """The best place of a shape on the sheet on the desk: (value, low, high), the value -1e9 when it fits nowhere.
    base: what `look_at` told.
    """
    best = _NOTHING
    best_lo, best_hi = U(0), U(0)
    known = base + W[stage, SPENT_WEIGHTS + spent]
    for n in range(T.first[shape], T.first[shape] + T.count[shape]):
        if (lo & T.low[n]) | (hi & T.high[n]):
            continue
        lo2, hi2 = lo | T.low[n], hi | T.high[n]
        v = np.float32(scored(lo2, hi2, stage))
        if stage < LAST:
            v += known + windows_gain(desk.rows, desk.trial, T.lines, T.box, n, W, stage, desk.windows)
            fewest_empty(desk.trial, desk.fewest)
            take_back(desk.rows, desk.trial, T.box, n)
            v += rectangles_weight(desk.fewest, W, stage)
        if v > best:
            best, best_lo, best_hi = v, lo2, hi2
    return best, best_lo, best_hi


@kernel
def choose(lo, hi, spent, stage, circle, n, roll, W, T, gate, desk):
    """The best act by value: (value, low, high, spent). roll 0: the last turn. Neighbour and scissors are thought of only when
    the value would stay below `gate`.
    """
    base = look_at(lo, hi, stage, W, desk)
    best = value(lo, hi, spent, stage, W, desk)
    best_lo, best_hi, best_spent = lo, hi, spent
    for i in range(n if roll == 0 else 1):
        card = circle[i if roll == 0 else roll - 1]
        if roll == 0 and i > 0 and card == circle[i - 1]:
            continue
        v, lo2, hi2 = best_place(lo, hi, card, spent, stage, base, W, T, desk)
        if v > best:
            best, best_lo, best_hi, best_spent = v, lo2, hi2, spent
    if stage > 0 and best < gate:
        if roll > 0 and can_again(spent, NEIGHBOUR):
            spent2 = spend(spent, NEIGHBOUR)
            for side in (-1, 1):
                card = circle[(roll - 1 + side + n) % n]
                v, lo2, hi2 = best_place(lo, hi, card, spent2, stage, base, W, T, desk)
                if v > best:
                    best, best_lo, best_hi, best_spent = v, lo2, hi2, spent2
        if can_again(spent, SCISSORS):
            spent2 = spend(spent, SCISSORS)
            for i in range(n if roll == 0 else 1):
                card = circle[i if roll == 0 else roll - 1]
                for q in range(T.cut_first[card], T.cut_first[card] + T.cut_count[card]):
                    v, lo2, hi2 = best_place(lo, hi, T.cuts[q], spent2, stage, base, W, T, desk)
                    if v > best:
                        best, best_lo, best_hi, best_spent = v, lo2, hi2, spent2
    if stage > 0:
        for _ in range(2):
            if not can_again(best_spent, DOT):
                break
            spent2 = spend(best_spent, DOT)
            base = look_at(best_lo, best_hi, stage, W, desk)
            v, lo2, hi2 = best_place(best_lo, best_hi, T.single, spent2, stage, base, W, T, desk)
            if v <= best:
                break
            best, best_lo, best_hi, best_spent = v, lo2, hi2, spent2
    return best, best_lo, best_hi, best_spent


@kernel
def turn_up(circle, n, count, unseen, left, rng):
    """Cards from those that are left go behind the others in the circle: (cards in it, cards left)."""
    for _ in range(count):
        i = below(rng, left)
        card = unseen[i]
        unseen[i] = unseen[left - 1]
        unseen[left - 1] = card
        circle[n] = card
        left -= 1
        n += 1
    return n, left


@kernel
def discard(circle, n, at, spare):
    """T4: the card at that place goes; the circle begins behind the gap. How many are left."""
    for i in range(n - 1):
        spare[i] = circle[(at + 1 + i) % n]
    for i in range(n - 1):
        circle[i] = spare[i]
    return n - 1


@kernel
def play_turn(lo, hi, spent, stage, n, left, gate, W, T, desk, rng):
    """A turn with its chance, played by value: (value, low, high, spent, cards in the circle, cards left)."""
    if stage % 6 == 1:
        n, left = turn_up(desk.circle, n, 8 if stage == 1 else 6, desk.unseen, left, rng)
    roll = 0 if stage == LAST else below(rng, 3) + 1
    v, lo, hi, spent = choose(lo, hi, spent, stage, desk.circle, n, roll, W, T, gate, desk)
    if roll > 0:
        n = discard(desk.circle, n, roll - 1, desk.spare)
    return v, lo, hi, spent, n, left


@kernel
def train(W, T, deck, starts, alpha, lam, gate, explore, rng, desk, past, scores):
    """Games of one seat, each act the best by value; after each game the weights follow what came (TD with lambda). One game in
    `explore` begins with special actions spent, so that such sheets are learned as well. scores: of the games, filled.
    """
    for g in range(len(scores)):
        for i in range(len(deck)):
            desk.unseen[i] = deck[i]
        left, n = len(deck), 0
        lo, hi, spent = U(0), U(0), 0
        if alpha > 0 and below(rng, explore) == 0:
            spent = below(rng, 16)
        desk.circle[0] = starts[below(rng, len(starts))]
        v, lo, hi, spent = choose(lo, hi, spent, 0, desk.circle, 1, 1, W, T, _EVERYTHING, desk)
        past.low[0], past.high[0], past.spent[0], past.values[0] = lo, hi, spent, v
        score = 0.0
        for t in range(1, LAST + 1):
            threshold = np.float32(past.values[t - 1] + gate)
            v, lo, hi, spent, n, left = play_turn(lo, hi, spent, t, n, left, threshold, W, T, desk, rng)
            points = scored(lo, hi, t)
            past.low[t], past.high[t], past.spent[t], past.points[t] = lo, hi, spent, points
            past.values[t] = v - points
            score += points
        past.values[LAST] = 0.0
        if alpha > 0:
            came = 0.0
            for t in range(LAST - 1, -1, -1):
                came = past.points[t + 1] + lam * came + (1 - lam) * past.values[t + 1]
                step = alpha * (came - past.values[t])
                learn(past.low[t], past.high[t], past.spent[t], t, W, desk, past.counts, step)
            if g % 64 == 63:
                for t in range(LAST):
                    share_forms(W, t)
        scores[g] = score
    for t in range(LAST):
        share_forms(W, t)

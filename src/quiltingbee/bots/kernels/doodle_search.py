"""Doodle: the candidates at the root and the games played out from them."""

import numpy as np

from quiltingbee.bots.kernels.chance import U, rand
from quiltingbee.bots.kernels.doodle_play import can_again, play_turn, spend
from quiltingbee.bots.kernels.doodle_value import DOT, LAST, NEIGHBOUR, SCISSORS, scored, value
from quiltingbee.bots.kernels.machine import kernel

# The columns of a candidate's act
HOW, SHAPE, PLACE, FIRST_DOT, SECOND_DOT = 0, 1, 2, 3, 4
PASS, DRAW, LEFT, RIGHT, TAKE = -1, 0, 1, 2, 3  # how: TAKE + n takes the n-th card of the circle
_NOTHING = np.float32(-1e9)


@kernel
def _add(found, m, v, lo, hi, spent, how, shape, place, first, second):
    """One candidate more; how many there are then."""
    if m >= len(found.values):
        return m
    found.values[m] = v
    found.low[m], found.high[m], found.spent[m] = lo, hi, spent
    found.acts[m, HOW], found.acts[m, SHAPE], found.acts[m, PLACE] = how, shape, place
    found.acts[m, FIRST_DOT], found.acts[m, SECOND_DOT] = first, second
    return m + 1


@kernel
def _add_places(lo, hi, shape, spent, stage, how, W, T, desk, found, m):
    """All places of a shape."""
    for n in range(T.first[shape], T.first[shape] + T.count[shape]):
        if (lo & T.low[n]) | (hi & T.high[n]):
            continue
        lo2, hi2 = lo | T.low[n], hi | T.high[n]
        v = value(lo2, hi2, spent, stage, W, desk)
        m = _add(found, m, v, lo2, hi2, spent, how, shape, n, -1, -1)
    return m


@kernel
def _best_dot(lo, hi, spent, stage, W, T, desk):
    """The single square that is worth most: (value, place), the place -1 when the sheet is full."""
    best, at = _NOTHING, -1
    for n in range(T.first[T.single], T.first[T.single] + T.count[T.single]):
        if (lo & T.low[n]) | (hi & T.high[n]):
            continue
        v = value(lo | T.low[n], hi | T.high[n], spent, stage, W, desk)
        if v > best:
            best, at = v, n
    return best, at


@kernel
def _add_dots(i, stage, W, T, desk, found, m):
    """A candidate once more with its best single square, and with two."""
    lo, hi, spent = found.low[i], found.high[i], found.spent[i]
    dots = (-1, -1)
    for _ in range(2):
        if not can_again(spent, DOT):
            break
        spent = spend(spent, DOT)
        v, at = _best_dot(lo, hi, spent, stage, W, T, desk)
        if at < 0:
            break
        lo, hi = lo | T.low[at], hi | T.high[at]
        square = at - T.first[T.single]
        dots = (square, -1) if dots[0] < 0 else (dots[0], square)
        m = _add(
            found, m, v, lo, hi, spent, found.acts[i, HOW], found.acts[i, SHAPE], found.acts[i, PLACE], dots[0], dots[1]
        )
    return m


@kernel
def _next_best(found, m, before):
    """The candidate that follows another one by value; -1 behind the last."""
    best = -1
    for i in range(m):
        if before >= 0:
            v, last = found.values[i], found.values[before]
            if v > last or (v == last and i <= before):
                continue
        if best < 0 or found.values[i] > found.values[best]:
            best = i
    return best


@kernel
def candidates(lo, hi, spent, stage, circle, n, roll, both, dotted, W, T, desk, found):
    """All drawings with their values, and the `dotted` best ones with single squares; how many. both: neighbour and scissors may
    go together (A6).
    """
    m = 0
    if stage > 0:
        m = _add(found, m, value(lo, hi, spent, stage, W, desk), lo, hi, spent, PASS, -1, -1, -1, -1)
    last = stage == LAST
    sources = n if last else 3 if stage > 0 and n > 1 else 1
    for i in range(sources):
        spent2 = spent
        if last:
            how, card = TAKE + i, circle[i]
        else:
            how = i
            card = circle[(roll - 1 + (0 if how == DRAW else -1 if how == LEFT else 1) + n) % n]
            if how != DRAW:
                if not can_again(spent, NEIGHBOUR):
                    continue
                spent2 = spend(spent, NEIGHBOUR)
        m = _add_places(lo, hi, card, spent2, stage, how, W, T, desk, found, m)
        if stage > 0 and can_again(spent2, SCISSORS) and (both or how == DRAW or last):
            spent3 = spend(spent2, SCISSORS)
            for q in range(T.cut_first[card], T.cut_first[card] + T.cut_count[card]):
                m = _add_places(lo, hi, T.cuts[q], spent3, stage, how, W, T, desk, found, m)
    if stage > 0:
        drawn, i = m, -1
        for _ in range(dotted):
            i = _next_best(found, drawn, i)
            if i < 0:
                break
            m = _add_dots(i, stage, W, T, desk, found, m)
    return m


@kernel
def play_out(lo, hi, spent, stage, circle, n, unseen, left, horizon, gate, W, T, desk, rng):
    """The points from here on, the act of `stage` being done and its card discarded: `horizon` turns are played, and then the
    value is believed.
    """
    total = float(scored(lo, hi, stage))
    if stage == LAST:
        return total
    for i in range(n):
        desk.circle[i] = circle[i]
    for i in range(left):
        desk.unseen[i] = unseen[i]
    future = np.float32(0.0)
    threshold = np.float32(1e9)
    end = min(LAST, stage + horizon)
    for t in range(stage + 1, end + 1):
        v, lo, hi, spent, n, left = play_turn(lo, hi, spent, t, n, left, threshold, W, T, desk, rng)
        points = np.float32(scored(lo, hi, t))
        total += points
        future = v - points
        threshold = future + gate
    if end < LAST:
        total += future
    return total


@kernel
def simulate(active, first, count, found, stage, circle, n, unseen, left, horizon, gate, W, T, desk, seed, sums, tries):
    """Plays candidates out with the same chance for all: games first to first + count - 1 of each."""
    for i in active:
        for g in range(first, first + count):
            desk.chance[0] = (seed + U(g + 1) * U(0x9E3779B97F4A7C15)) | U(1)
            rand(desk.chance)
            rand(desk.chance)
            sums[i] += play_out(
                found.low[i], found.high[i], found.spent[i], stage, circle, n, unseen, left, horizon, gate, W, T, desk, desk.chance
            )  # fmt: skip
            tries[i] += 1

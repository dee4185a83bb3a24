"""Patchwork: a small network that judges a position, for both seats at once and with the patches that come.

It corrects the tables: its outputs are added to what `worth` says of either seat, as the chance to win and as points. Inputs
are those of a seat from who is to act, then those of the other, the coming patches, and the circle.
"""

import math
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from quiltingbee.bots.kernels.chance import U
from quiltingbee.bots.kernels.machine import kernel, sums
from quiltingbee.bots.kernels.patchwork import (
    EMPTY,
    GOAL,
    SPACE,
    STAGE,
    B,
    I,
    L,
    M,
    P,
    T,
    X,
    lead,
    missing,
    purse_weight,
    tempo_weight,
    tile_weight,
    worth,
)
from quiltingbee.bots.kernels.patchwork_tables import tables
from quiltingbee.bots.kernels.sheets import pop
from quiltingbee.games.patchwork.pieces import INCOME

SEAT = 24
"""The inputs of a seat."""
COMING = 6
"""So many of the coming patches are looked at, each with PATCH inputs of its own and BUYER for either seat."""
PATCH, BUYER = 5, 5
CIRCLE = 2 * SEAT + COMING * (PATCH + 2 * BUYER)
INPUTS = CIRCLE + 10  # the last stays 0: multiples of four are added up faster
ONE, TWO, OUTPUTS = 64, 32, 3
POINTS = np.float32(8.0)
"""An output of one is so many points."""
_FIT = 4
"""Of so many coming patches it is looked whether they fit."""
_INCOMES = np.array(INCOME, np.int64)


class Network(NamedTuple):
    """Weights by layer, a row for each of its outputs, and what the kernel writes on."""

    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    third: Any
    third_bias: Any
    inputs: Any
    one: Any
    two: Any
    outputs: Any
    coming: Any
    patches: Any  # the inputs of each patch, and of what they are made: the points of its squares less its price, buttons, speed


def parts(weights: Any) -> list[Any]:
    """The layers in one row of weights: what each weighs, and its biases."""
    found, at = [], 0
    for shape in ((ONE, INPUTS), (ONE,), (TWO, ONE), (TWO,), (OUTPUTS, TWO), (OUTPUTS,)):
        size = math.prod(shape)
        found.append(weights[at : at + size].reshape(shape))
        at += size
    return found


def network(weights: Any) -> Network:
    """The network of such a row of weights, with what is needed to reckon with it once at a time."""
    return Network(
        *parts(weights),
        np.zeros(INPUTS, np.float32),
        np.zeros(ONE, np.float32),
        np.zeros(TWO, np.float32),
        np.zeros(OUTPUTS, np.float32),
        np.zeros(COMING, np.int64),
        _patches(),
    )


@lru_cache(maxsize=1)
def _patches() -> Any:
    A = tables()
    out = np.stack(
        [
            np.ones(len(A.size)),
            A.size * 0.15,
            A.price * 0.1,
            A.time * 0.2,
            A.buttons * 0.4,
            (2 * A.size - A.price) * 0.05,
            A.buttons * 0.05,
            3.0 / np.maximum(A.time, 1),
        ],
        axis=1,
    )
    return np.ascontiguousarray(out, np.float32)


@kernel
def _seat(q, u, i, special, W, desk, x, at):
    """The inputs of a seat; what the tables say of it."""
    lo, hi = u[2 * q], u[2 * q + 1]
    t, b, income = i[T + q], i[B + q], i[I + q]
    s = STAGE[t]
    empty = 81 - pop(lo) - pop(hi)
    w = worth(q, u, i, W, desk)
    x[at] = w * 0.04
    x[at + 1] = empty * 0.02
    x[at + 2] = (b if b < 40 else 40) * 0.05
    x[at + 3] = (b if b < 2 else 2) * 0.5
    x[at + 4] = (b if b < 5 else 5) * 0.2
    x[at + 5] = (b if b < 10 else 10) * 0.1
    x[at + 6] = income * 0.1
    x[at + 7] = income * s * 0.025
    x[at + 8] = s * 0.15
    x[at + 9] = t * 0.02
    if i[X] == q:
        x[at + 10] = 1.0
    if t >= GOAL:
        x[at + 11] = 1.0
        return w
    x[at + 12] = (_INCOMES[9 - s] - t) * 0.15
    x[at + 13] = W[s, EMPTY + empty] * 0.02
    x[at + 14] = W[s, purse_weight(q, i)] * 0.03
    x[at + 15] = (W[s, tempo_weight(q, i)] + W[s, SPACE + t]) * 0.2
    if i[X] < 0:
        lacks = missing(lo, hi)
        x[at + 16] = tile_weight(lo, hi, s, W) * 0.15
        x[at + 17] = (lacks if lacks < 20 else 20) * 0.05
    if special > 0 and special - t <= 8:
        x[at + 18] = (9 - (special - t)) * 0.1
    alone, edges, twos, threes = 0, 0, 0, 0
    rows = desk.rows
    for r in range(1, 10):  # desk.rows is this quilt since `worth`
        above, row, below = rows[r - 1], rows[r], rows[r + 1]
        alone += pop(U(~row & 2047 & (row << 1) & (row >> 1) & above & below))
        edges += pop(U((row ^ (row >> 1)) & 1023)) + pop(U((row ^ above) & 1022))
        pair = row | above
        twos += pop(U(~(pair | pair >> 1) & 1023))
        triple = pair | below
        threes += pop(U(~(triple | triple >> 1 | triple << 1) & 1022))
    x[at + 19] = alone * 0.3
    x[at + 20] = edges * 0.02
    x[at + 21] = twos * 0.03
    x[at + 22] = threes * 0.04
    x[at + 23] = (empty - twos) * 0.05
    return w


@kernel
def _fits(lo, hi, shape, A):
    """Whether there is a place for the shape."""
    for n in range(A.first[shape], A.first[shape] + A.count[shape]):  # noqa: SIM110 (numba knows no generators)
        if (lo & A.low[n]) | (hi & A.high[n]) == 0:
            return True
    return False


@kernel
def _coming(gone, at, n, out):
    """The places in the circle of n patches of the next ones behind `at`; how many are looked at, and how many there are."""
    rest = ~gone & ((U(1) << U(n)) - U(1))
    behind = (U(1) << U(at)) - U(1)  # all before the token, which come last
    word, later = rest & ~behind, rest & behind
    found = 0
    while found < COMING:
        if word == 0:
            word, later = later, U(0)
            if word == 0:
                break
        least = word & (~word + U(1))
        out[found] = pop(least - U(1))
        word ^= least
        found += 1
    return found, pop(rest)


@kernel
def look(u, i, circle, n, specials, W, A, desk, net):
    """Writes the inputs of a position; what the tables say of who acts, and of the other seat."""
    x = net.inputs
    for k in range(INPUTS):
        x[k] = 0.0
    p = i[M]
    t0, t1 = i[T + p], i[T + 1 - p]
    front = t0 if t0 > t1 else t1
    special = 0
    for k in range(len(specials)):
        if specials[k] > front:
            special = specials[k]
            break
    mine = _seat(p, u, i, special, W, desk, x, 0)
    other = _seat(1 - p, u, i, special, W, desk, x, SEAT)
    found, left = _coming(u[4], i[P], n, net.coming)
    for k in range(found):
        patch = circle[net.coming[k]]
        z = 2 * SEAT + k * (PATCH + 2 * BUYER)
        for j in range(PATCH):
            x[z + j] = net.patches[patch, j]
    for side in range(2):
        q = p if side == 0 else 1 - p
        t, t2 = i[T + q], i[T + 1 - q]
        lo, hi, b = u[2 * q], u[2 * q + 1], i[B + q]
        if t >= GOAL:
            continue
        best, fast = np.float32(0.0), np.float32(0.0)
        for k in range(found):
            patch = circle[net.coming[k]]
            if A.price[patch] > b or (k < _FIT and not _fits(lo, hi, patch, A)):
                continue
            after = t + A.time[patch]
            after = after if after < GOAL else GOAL
            gain = net.patches[patch, PATCH] + net.patches[patch, PATCH + 1] * np.float32(STAGE[after])
            speed = gain * net.patches[patch, PATCH + 2]
            v = 2 * SEAT + k * (PATCH + 2 * BUYER) + PATCH + BUYER * side
            x[v] = 1.0
            x[v + 1] = gain
            x[v + 2] = speed
            x[v + 3] = 1.0 if after <= t2 else 0.0
            x[v + 4] = STAGE[t] - STAGE[after]
            if k < 3:
                best = gain if gain > best else best
                fast = speed if speed > fast else fast
        x[CIRCLE + 2 * side], x[CIRCLE + 2 * side + 1] = best, fast
    d = t1 - t0
    x[CIRCLE + 4] = i[L]
    x[CIRCLE + 5] = left * 0.03
    x[CIRCLE + 6] = d * 0.1
    x[CIRCLE + 7] = (d - 3 if d > 3 else 0) * 0.1
    x[CIRCLE + 8] = 1.0 if i[X] < 0 else 0.0
    return mine, other


@sums
def _layer(x, weights, bias, out):
    for h in range(len(out)):
        v = np.float32(0.0)
        for k in range(len(x)):
            v += x[k] * weights[h, k]
        out[h] = v + bias[h]


@kernel
def _rectify(x):
    for h in range(len(x)):
        x[h] = x[h] if x[h] > 0 else np.float32(0.0)


@kernel
def forward(net):
    """The outputs for the inputs that were written: the chance to win (as a logit), the points of who acts, of the other."""
    _layer(net.inputs, net.first, net.first_bias, net.one)
    _rectify(net.one)
    _layer(net.one, net.second, net.second_bias, net.two)
    _rectify(net.two)
    _layer(net.two, net.third, net.third_bias, net.outputs)
    return net.outputs[0], net.outputs[1], net.outputs[2]


@kernel
def judge(u, i, circle, n, specials, W, A, desk, net):
    """For a position that is not over: how likely the first seat wins, as a logit, and the points either seat may expect."""
    mine, other = look(u, i, circle, n, specials, W, A, desk, net)
    logit, b, c = forward(net)
    logit += lead(mine, other, i)
    mine += POINTS * b
    other += POINTS * c
    if i[M] == 0:
        return logit, mine, other
    return -logit, other, mine

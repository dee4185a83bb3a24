"""The last acts of Patchwork, solved: alpha-beta over all purchases with all places that can still make a difference."""

from typing import Any, NamedTuple

import numpy as np

from quiltingbee.bots.kernels.machine import kernel
from quiltingbee.bots.kernels.patchwork import (
    GOAL,
    B,
    L,
    M,
    P,
    T,
    X,
    copy,
    final,
    first_wins,
    missing,
    next_patches,
    over,
    play,
)

DEPTH = 40
MOST = 900
"""The most acts of a position that is looked at."""
WIN = 1000
_FAR = 10**6


class Line(NamedTuple):
    """The line that is looked at: its positions, the acts of each, how many there are and how many were tried, and the bounds."""

    words: Any
    numbers: Any
    ats: Any
    places: Any
    count: Any
    tried: Any
    alpha: Any
    beta: Any
    best: Any
    next: Any  # places in the circle


def line() -> Line:
    """Room for a line."""
    return Line(
        np.empty((DEPTH, 5), np.uint64),
        np.empty((DEPTH, 10), np.int64),
        np.empty((DEPTH, MOST), np.int64),
        np.empty((DEPTH, MOST), np.int64),
        *(np.zeros(DEPTH, np.int64) for _ in range(5)),
        np.zeros(4, np.int64),
    )


@kernel
def _outcome(u, i):
    """For the first seat: a win counts more than any margin."""
    m = final(0, u, i) - final(1, u, i)
    return m + WIN if first_wins(u, i) else m - WIN


@kernel
def _acts(d, circle, n, A, line):
    """All acts that can differ, the advance last; how many, or -1 when there are too many. Places matter only while more can be
    sewn on, or for the tile.
    """
    u, i, ats, places = line.words[d], line.numbers[d], line.ats[d], line.places[d]
    p = i[M]
    lo, hi = u[2 * p], u[2 * p + 1]
    m = 0
    sources = 1 if i[L] else next_patches(u[4], i[P], n, line.next)
    for k in range(sources):
        shape, at = A.single, -2
        end = i[T + p] >= GOAL
        if i[L] == 0:
            at = line.next[k]
            shape = circle[at]
            if A.price[shape] > i[B + p]:
                continue
            end = i[T + p] + A.time[shape] >= GOAL
        last = -1
        for q in range(A.first[shape], A.first[shape] + A.count[shape]):
            if (lo & A.low[q]) | (hi & A.high[q]):
                continue
            if end:  # nothing is sewn on after this but a special patch, which fits wherever a square is left
                lacks = missing(lo | A.low[q], hi | A.high[q]) if i[X] < 0 else 49
                if last < 0 or lacks <= 1:
                    last = q
                if lacks == 0:
                    break
                continue
            if m >= MOST - 2:
                return -1
            ats[m], places[m] = at, q
            m += 1
        if end and last >= 0:
            ats[m], places[m] = at, last
            m += 1
    if i[L] == 0:
        ats[m], places[m] = -1, -1
        m += 1
    return m


@kernel
def _open(d, circle, n, A, line):
    """Begins with the position at that depth; False when it has too many acts."""
    line.best[d] = -_FAR if line.numbers[d, M] == 0 else _FAR
    line.count[d] = _acts(d, circle, n, A, line)
    line.tried[d] = 0
    return line.count[d] >= 0


@kernel
def solve(u0, i0, circle, n, A, specials, limit, line):
    """The best act where the rest can be seen to its end within so many positions: (value, at, place, positions); positions is
    limit + 1 where it cannot.
    """
    copy(u0, i0, line.words[0], line.numbers[0])
    line.alpha[0], line.beta[0] = -_FAR, _FAR
    if not _open(0, circle, n, A, line):
        return 0, -1, -1, limit + 1
    pick, seen, d = 0, 1, 0
    while True:
        if line.tried[d] >= line.count[d] or line.alpha[d] >= line.beta[d]:
            value = line.best[d]
            d -= 1
            if d < 0:
                break
        else:
            if d + 1 >= DEPTH or seen >= limit:
                return 0, -1, -1, limit + 1
            k = line.tried[d]
            line.tried[d] = k + 1
            u, i = line.words[d + 1], line.numbers[d + 1]
            copy(line.words[d], line.numbers[d], u, i)
            play(u, i, circle, line.ats[d, k], line.places[d, k], A, specials)
            seen += 1
            if not over(i):
                d += 1
                line.alpha[d], line.beta[d] = line.alpha[d - 1], line.beta[d - 1]
                if not _open(d, circle, n, A, line):
                    return 0, -1, -1, limit + 1
                continue
            value = _outcome(u, i)
        first = line.numbers[d, M] == 0
        if (first and value > line.best[d]) or (not first and value < line.best[d]):
            line.best[d] = value
            if d == 0:
                pick = line.tried[0] - 1
        if first:
            line.alpha[d] = max(line.alpha[d], value)
        else:
            line.beta[d] = min(line.beta[d], value)
    return line.best[0], line.ats[0, pick], line.places[0, pick], seen

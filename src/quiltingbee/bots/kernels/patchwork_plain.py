"""Patchwork by plain tree search over all acts with all their places, played out at random: what the open idea is measured against."""

from quiltingbee.bots.kernels.chance import below
from quiltingbee.bots.kernels.machine import kernel
from quiltingbee.bots.kernels.patchwork import B, L, M, P, copy, first_wins, next_patches, over, play
from quiltingbee.bots.kernels.ucb import give, learn, pick

_MOST = 1200  # acts of a position are fewer


@kernel
def _random_place(u, p, shape, A, rng):
    """Any place of a shape, each as likely; -1 when it fits nowhere."""
    pick = -1
    seen = 0
    lo, hi = u[2 * p], u[2 * p + 1]
    for n in range(A.first[shape], A.first[shape] + A.count[shape]):
        if (lo & A.low[n]) | (hi & A.high[n]):
            continue
        seen += 1
        if below(rng, seen) == 0:
            pick = n
    return pick


@kernel
def _play_out(circle, n, A, specials, rng, tree):
    """The rest of the match at random; 1 when the first seat wins."""
    u, i = tree.words, tree.numbers
    while not over(i):
        p = i[M]
        if i[L]:
            play(u, i, circle, -2, _random_place(u, p, A.single, A, rng), A, specials)
            continue
        m = 0
        for k in range(next_patches(u[4], i[P], n, tree.next)):
            if A.price[circle[tree.next[k]]] <= i[B + p]:
                tree.can[m] = tree.next[k]
                m += 1
        k = below(rng, m + 1)
        place = -1
        if k < m:
            place = _random_place(u, p, circle[tree.can[k]], A, rng)
        play(u, i, circle, -1 if place < 0 else tree.can[k], place, A, specials)
    return 1.0 if first_wins(u, i) else 0.0


@kernel
def _expand(node, size, circle, n, A, tree):
    """Gives a node a child for each act; the number of nodes then."""
    u, i = tree.words, tree.numbers
    p = i[M]
    lo, hi = u[2 * p], u[2 * p + 1]
    first = size
    sources = 1
    if i[L] == 0:
        tree.ats[size], tree.places[size] = -1, -1
        size += 1
        sources = next_patches(u[4], i[P], n, tree.next)
    for k in range(sources):
        shape, at = A.single, -2
        if i[L] == 0:
            at = tree.next[k]
            shape = circle[at]
            if A.price[shape] > i[B + p]:
                continue
        for q in range(A.first[shape], A.first[shape] + A.count[shape]):
            if (lo & A.low[q]) | (hi & A.high[q]):
                continue
            tree.ats[size], tree.places[size] = at, q
            size += 1
    give(node, first, size, tree)
    return size


@kernel
def uct(simulations, size, u0, i0, circle, n, A, specials, c, rng, tree):
    """Simulations from a position, node 0; the number of nodes. Where there is no more room, games are played out from there."""
    u, i = tree.words, tree.numbers
    for _ in range(simulations):
        copy(u0, i0, u, i)
        node, depth = 0, 1
        tree.path[0] = 0
        tree.movers[0] = 0
        while not over(i):
            if tree.count[node] == 0:
                if size + _MOST >= len(tree.visits):
                    break
                size = _expand(node, size, circle, n, A, tree)
            node = pick(node, c, rng, tree)
            tree.movers[depth] = i[M]
            tree.path[depth] = node
            depth += 1
            play(u, i, circle, tree.ats[node], tree.places[node], A, specials)
            if tree.visits[node] == 0:
                break
        learn(depth, _play_out(circle, n, A, specials, rng, tree), tree)
    return size

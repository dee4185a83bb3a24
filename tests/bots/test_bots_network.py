"""The network of the Patchwork master: what it is told of a position, and what it makes of it."""

import random

import pytest

pytest.importorskip("numba")

import numpy as np

from quiltingbee.bots import Budget, Rng, bot
from quiltingbee.bots.kernels import patchwork_network as kernel
from quiltingbee.bots.kernels.patchwork import B, I, L, M, P, T, X, next_patches
from quiltingbee.bots.kernels.patchwork_network_learn import Learning, begin, loss, outputs
from quiltingbee.bots.kernels.patchwork_tables import desk, tables
from quiltingbee.bots.patchwork_master import network_for, network_weights, position, weights
from quiltingbee.core.chance import Seeded
from quiltingbee.core.match import Match
from quiltingbee.games.patchwork import Patchwork

chance = random.Random(5)


def _positions():
    """Positions of matches between a hobby player and a club player."""
    found = []
    for n in range(4):
        match = Match(Patchwork(), seats=2, dealer=Seeded(f"network-{n}"))
        while not match.over:
            (seat,) = match.waiting
            view = match.view(seat)
            found.append(position(view))
            match.play(seat, bot("patchwork", ("hobby", "club")[seat]).choose(view, Budget(), Rng(n)))
    return found


POSITIONS = _positions()


def _look(one, net):
    return kernel.look(one.words, one.numbers, one.circle, one.count, one.specials, weights(), tables(), desk(), net)


def _judge(one, net):
    return kernel.judge(one.words, one.numbers, one.circle, one.count, one.specials, weights(), tables(), desk(), net)


def test_the_kernel_reckons_as_numpy_does():
    row = np.random.default_rng(3).standard_normal(len(begin(1))).astype(np.float32) * np.float32(0.1)
    net = kernel.network(row)
    for one in POSITIONS[::5]:
        _look(one, net)
        wanted = outputs(row, net.inputs[None])[2][0]
        assert np.any(wanted)
        assert kernel.forward(net) == pytest.approx(wanted, abs=1e-4)


def test_a_network_that_adds_nothing_says_what_the_tables_say():
    net = kernel.network(begin(1))
    for one in POSITIONS[::5]:
        mine, other = _look(one, net)
        logit, first, second = _judge(one, net)
        seat = one.numbers[M]
        assert (first, second) == ((mine, other) if seat == 0 else (other, mine))
        assert (logit > 0) == (first > second)


def _seats_changed(one):
    words, numbers = one.words.copy(), one.numbers.copy()
    words[:4] = one.words[[2, 3, 0, 1]]
    for column in (B, I, T):
        numbers[[column, column + 1]] = one.numbers[[column + 1, column]]
    numbers[M] = 1 - one.numbers[M]
    numbers[X] = one.numbers[X] if one.numbers[X] < 0 else 1 - one.numbers[X]
    return type(one)(words, numbers, one.circle, one.count, one.specials)


def test_it_does_not_matter_who_sits_where():
    net = kernel.network(network_weights())
    for one in POSITIONS:
        logit, first, second = _judge(one, net)
        assert _judge(_seats_changed(one), net) == pytest.approx((-logit, second, first), abs=1e-4)


def test_the_coming_patches_are_those_behind_the_token():
    out, three = np.zeros(kernel.COMING, np.int64), np.zeros(4, np.int64)
    for _ in range(300):
        n = chance.randint(0, 33)
        gone = np.uint64(chance.getrandbits(33) & chance.getrandbits(33))
        at = chance.randint(0, n)
        found, left = kernel._coming(gone, at, n, out)
        behind = [k % n for k in range(at, at + n)] if n else []
        wanted = [k for k in behind if not int(gone) >> k & 1]
        assert left == len(wanted)
        assert out[:found].tolist() == wanted[: kernel.COMING]
        assert three[: next_patches(gone, at, n, three)].tolist() == wanted[:3]


def test_what_can_be_paid_and_where_the_token_goes_is_seen():
    """The first patch behind the token, for who acts: size, price, time, buttons; paid or not, and whether the turn stays."""
    net, patches = kernel.network(begin(1)), tables()
    paid = set()
    for one in POSITIONS:
        _look(one, net)
        seat, numbers = one.numbers[M], one.numbers
        if numbers[L] or not one.count:
            continue
        patch = int(one.circle[numbers[P] % one.count])
        seen = net.inputs[2 * kernel.SEAT :]
        assert seen[1:5] == pytest.approx(
            [
                patches.size[patch] * 0.15,
                patches.price[patch] * 0.1,
                patches.time[patch] * 0.2,
                patches.buttons[patch] * 0.4,
            ]
        )
        if patches.price[patch] > numbers[B + seat]:
            assert not seen[kernel.PATCH]
            paid.add(False)
        elif seen[kernel.PATCH]:
            after = min(53, numbers[T + seat] + patches.time[patch])
            assert seen[kernel.PATCH + 3] == (after <= numbers[T + 1 - seat])
            paid.add(True)
    assert paid == {True, False}


def test_learning_makes_it_less_wrong():
    rows = np.random.default_rng(1).standard_normal((256, kernel.INPUTS)).astype(np.float32)
    won = (rows[:, 0] + rows[:, 1] > 0).astype(np.float32)
    came = np.stack([won, 10 * won, 10 - 10 * won], axis=1)
    base = np.zeros((256, 3), np.float32)
    learning = Learning(begin(1))
    before = loss(base[:, 0], won)
    for _ in range(200):
        learning.step(rows, base, came, came, np.ones(256, bool), 2e-3)
    out = outputs(learning.weights, rows)[2]
    assert before == pytest.approx(np.log(2))
    assert loss(out[:, 0], won) < 0.3
    assert np.mean(np.abs(kernel.POINTS * out[:, 1:] - came[:, 1:])) < 2


def test_the_automa_is_judged_by_the_tables_alone():
    match = Match(Patchwork(), seats=1, dealer=Seeded("automa"), options={"automa": "normal", "level": 3})
    view = match.view(0)
    net = network_for(view)
    mine, other = _look(position(view), net)
    assert _judge(position(view), net)[1:] == (mine, other)
    view = Match(Patchwork(), seats=2, dealer=Seeded("two")).view(0)
    net = network_for(view)
    mine, other = _look(position(view), net)
    assert _judge(position(view), net)[1:] != (mine, other)

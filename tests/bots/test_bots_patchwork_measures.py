"""The bots that the Patchwork master is measured against: what their trees count on is what the rules allow."""

from dataclasses import replace

import pytest

pytest.importorskip("numba")

import numpy as np

from quiltingbee.bots.kernels import patchwork_open as purchases
from quiltingbee.bots.kernels.chance import below
from quiltingbee.bots.kernels.patchwork_tables import tables
from quiltingbee.bots.kernels.sheets import LOW, LOW_MASK
from quiltingbee.bots.kernels.ucb import nodes
from quiltingbee.bots.patchwork_master import position
from quiltingbee.core import grid
from quiltingbee.core.chance import Seeded
from quiltingbee.core.match import Match
from quiltingbee.games.patchwork import Patchwork

GAME = Patchwork()
HOLES = grid.mask_of(map(grid.square, ("a1", "b1", "e5", "e6", "h9", "i9")))  # room for three dominoes


def state(seat, *, circle, lead):
    """`seat` is at space 45 with three holes for dominoes and eight buttons; the other came to the goal and has so many
    points more than an advance will bring.
    """
    dealt = Match(GAME, seats=2, dealer=Seeded("measures")).state
    acts = replace(dealt.quilts[0], filled=grid.FULL ^ HOLES, time=45, buttons=8, income=0)
    done = replace(acts, time=53, buttons=16 + lead)
    return replace(dealt, quilts=(acts, done) if seat == 0 else (done, acts), mover=seat, circle=circle)


def hope(now, places):
    """How often the one who acts wins in the tree over purchases; places: of the patches that may be bought at once."""
    start = position(GAME.view(now, now.mover))
    tree = nodes(10_000)
    purchases.uct(
        1500, 1, start.words, start.numbers, start.circle, start.count, np.array([-1, *places], np.int64),
        np.array([-1, *places.values()], np.int64), tables(), purchases.around(), start.specials, 1.0,
        np.array([7], np.uint64), tree,
    )  # fmt: skip
    assert tree.visits[0] == 1500
    return tree.totals[1 : 1 + tree.count[0]].sum() / 1500


def test_the_tree_over_purchases_counts_on_no_patch_that_has_no_place_left():
    """A domino brings one point more than advancing; three in a row would bring two more, and have the squares but no place."""
    domino = int(purchases.tightest(*words(grid.FULL ^ HOLES), 0, tables(), purchases.around()))
    assert hope(state(0, circle=(0, 2), lead=0), {0: domino}) > 0.5
    assert hope(state(0, circle=(0, 2), lead=2), {0: domino}) < 0.05


@pytest.mark.parametrize("seat", [0, 1])
def test_on_a_tie_who_came_first_wins(seat):  # E3
    assert hope(state(seat, circle=(), lead=0), {}) == 0
    assert hope(state(seat, circle=(), lead=-1), {}) == 1


def words(mask):
    return np.uint64(mask & LOW_MASK), np.uint64(mask >> LOW)


def test_the_tightest_place_leaves_the_fewest_empty_squares_beside_it():
    box, beside, chance = tables(), purchases.around(), np.array([3], np.uint64)
    for _ in range(40):
        quilt = grid.mask_of(n for n in range(grid.SQUARES) if below(chance, 3) == 0)
        for shape in (0, 9, 20, 33):
            masks = [
                int(box.low[n]) | int(box.high[n]) << LOW
                for n in range(box.first[shape], box.first[shape] + box.count[shape])
            ]
            fitting = [mask for mask in masks if not mask & quilt]
            found = int(purchases.tightest(*words(quilt), shape, box, beside))
            if not fitting:
                assert found == -1
                continue

            def empty(mask, quilt=quilt):
                return (grid.neighbours(mask) & ~mask & ~quilt).bit_count()

            mask = masks[found - int(box.first[shape])]
            assert mask in fitting
            assert empty(mask) == min(map(empty, fitting))

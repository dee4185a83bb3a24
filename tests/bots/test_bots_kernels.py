"""What the kernels of the bots count, against the same counted square by square."""

import random

import pytest

pytest.importorskip("numba")

import numpy as np

from quiltingbee.bots.kernels import doodle_value, rectangles, sheets
from quiltingbee.bots.kernels.chance import U
from quiltingbee.bots.kernels.doodle_play import best_place, look_at
from quiltingbee.bots.kernels.doodle_tables import desk, tables
from quiltingbee.bots.kernels.doodle_value import best_rectangle
from quiltingbee.core import grid
from quiltingbee.games.doodle import default_deck
from quiltingbee.games.doodle.scoring import round_points

chance = random.Random(4)
SHEETS = [0, grid.FULL, *(chance.getrandbits(81) | chance.getrandbits(81) for _ in range(60))]


def halves(mask):
    return U(mask & sheets.LOW_MASK), U(mask >> sheets.LOW)


@pytest.mark.parametrize("filled", SHEETS)
def test_the_fewest_empty_squares_in_rectangles(filled):
    table = desk(30)
    sheets.rows_of(*halves(filled), table.rows)
    rectangles.fewest_empty(table.rows, table.fewest)
    for n, (a, b) in enumerate(rectangles.SIZES):
        masks = [
            grid.rectangle(left, top, width, height)
            for width, height in {(a, b), (b, a)}
            for left in range(10 - width)
            for top in range(10 - height)
        ]
        assert table.fewest[n] == min((mask & ~filled).bit_count() for mask in masks)


@pytest.mark.parametrize("filled", SHEETS)
def test_the_best_rectangle_is_that_of_the_rules(filled):
    assert best_rectangle(*halves(filled)) == round_points(filled)


@pytest.mark.parametrize("filled", [sheet & SHEETS[-n] & SHEETS[7] for n, sheet in enumerate(SHEETS[2:12], 2)])
def test_a_place_is_worth_what_the_sheet_is_worth_with_it(filled):
    """Only the windows around a place are looked at again: the value must be that of the whole new sheet."""
    places, table, lo_hi = tables(default_deck()).places, desk(30), halves(filled)
    weights = np.random.default_rng(1).random((doodle_value.STAGES, doodle_value.WEIGHTS), np.float32)
    for stage in range(doodle_value.LAST):
        sheets.share_forms(weights, stage)
    for stage in (3, 6, 18):
        for shape in range(8):
            base = look_at(*lo_hi, stage, weights, table)
            value, low, high = best_place(*lo_hi, shape, 5, stage, base, weights, places, table)
            if value < -1e8:
                continue
            assert value == pytest.approx(doodle_value.value(low, high, 5, stage, weights, table), abs=1e-3)
            fits = range(places.first[shape], places.first[shape] + places.count[shape])
            values = [
                doodle_value.value(lo_hi[0] | places.low[n], lo_hi[1] | places.high[n], 5, stage, weights, table)
                for n in fits
                if not (lo_hi[0] & places.low[n] or lo_hi[1] & places.high[n])
            ]
            assert value == pytest.approx(max(values), abs=1e-3)


def test_a_change_in_one_kernel_makes_all_anew(tmp_path):
    """Machine code holds what its callers were made of: its key is the text of all kernels beside it."""
    from quiltingbee.fast.cache import _stamp

    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("a = 1\n")
    other.write_text("b = 1\n")
    before = _stamp(str(one))
    other.write_text("b = 2\n")
    _stamp.cache_clear()
    assert _stamp(str(one)) != before
    _stamp.cache_clear()

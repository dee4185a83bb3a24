"""Sheets, places, rectangles and the generator: kernels against what core/ and the pure rules say, compiled and as plain Python."""

import importlib
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from quiltingbee.core import grid
from quiltingbee.fast import bits, jit, lanes, pcg, rectangle
from quiltingbee.fast.doodle_tables import forms
from quiltingbee.games.doodle.cards import default_deck
from quiltingbee.games.doodle.scoring import round_points

numpy = pytest.importorskip("numpy", reason="kernels become machine code with numpy and numba only")
pytest.importorskip("numba", reason="kernels become machine code with numpy and numba only")

PUBLISHED = (0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E)
"""What the generator's authors print for seed 42, stream 54."""


def sheets(count, seed=1):
    chance = random.Random(seed)
    for n in range(count):
        mask = chance.getrandbits(81)
        for _ in range(n % 6):
            mask |= chance.getrandbits(81)
        if n % 7 == 0:
            mask |= grid.rectangle(0, chance.randrange(6), 9, chance.randrange(1, 4))
        if n % 5 == 0:
            mask &= chance.getrandbits(81)
        yield mask, *bits.split(mask)
    yield 0, 0, 0
    yield grid.FULL, *bits.split(grid.FULL)


@pytest.mark.parametrize("draw", [pcg.draw, pcg.draw.plain], ids=["compiled", "plain"])
def test_generator_gives_the_published_numbers(draw):
    state, stream = (int(word) for word in pcg.seeded(42, 54)[:2])
    assert (state, stream) == (1753877967969059832, 109)
    found = []
    for _ in PUBLISHED:
        state, value = draw(state, stream)
        found.append(value)
    assert tuple(found) == PUBLISHED


def test_below_is_even_and_the_same_in_plain_python():
    state, stream = (int(word) for word in pcg.seeded(7, 7)[:2])
    for count in (1, 2, 3, 30, 1000, (1 << 31) + 1, 3_000_000_000):
        other = state
        values = []
        for _ in range(200):
            state, value = pcg.below(state, stream, count)
            other, plain = pcg.below.plain(other, stream, count)
            assert (int(state), value) == (other, plain)
            values.append(value)
            state = int(state)
        assert all(0 <= value < count for value in values)
        assert count == 1 or max(values) > count // 2 - 1 >= min(values)


@pytest.mark.parametrize(
    "kernel",
    [bits.size, bits.seven_by_seven, bits.beside, bits.edges, bits.holes, bits.lonely],
    ids=lambda k: k.__name__,
)
def test_compiled_and_plain_agree(kernel):
    for _, lo, hi in sheets(300):
        assert kernel(lo, hi) == kernel.plain(lo, hi)


def test_features_say_what_the_grid_says():
    for mask, lo, hi in sheets(400, seed=2):
        empty = grid.FULL ^ mask
        assert bits.size(lo, hi) == mask.bit_count()
        assert bits.join(*bits.beside(lo, hi)) == grid.neighbours(mask)
        assert bits.holes(lo, hi) == len(grid.pieces(empty))
        assert bits.lonely(lo, hi) == sum(1 for piece in grid.pieces(empty) if piece.bit_count() == 1)
        border = sum(1 for n in grid.squares(mask) for m in grid.squares(grid.neighbours(1 << n)) if empty >> m & 1)
        assert bits.edges(lo, hi) == border
        sevens = [grid.rectangle(left, top, 7, 7) for left in range(3) for top in range(3)]
        assert bits.seven_by_seven(lo, hi) == any(mask & seven == seven for seven in sevens)
        for k, square in enumerate(grid.squares(mask)):
            assert bits.nth_square(lo, hi, k) == square
    for left in range(3):
        for top in range(3):
            seven = grid.rectangle(left, top, 7, 7)
            assert bits.seven_by_seven(*bits.split(seven))
            assert not bits.seven_by_seven(*bits.split(seven & (seven - 1)))


def test_best_rectangle_is_that_of_the_rules():
    for mask, lo, hi in sheets(1000, seed=3):
        assert rectangle.points(lo, hi) == rectangle.points.plain(lo, hi) == round_points(mask)
    for width in range(1, 10):
        for height in range(1, 10):
            mask = grid.rectangle(9 - width, 9 - height, width, height)
            assert rectangle.points(*bits.split(mask)) == round_points(mask)


def test_places_are_those_of_the_shape_in_their_order():
    deck = default_deck()
    for shape in set(deck.start + deck.cards):
        table = jit.words(lanes.groups(forms(shape)))
        for mask, lo, hi in sheets(12, seed=4):
            fitting = [placement.mask for placement in shape.placements if placement.mask & mask == placement.mask]
            assert lanes.count.plain(table, 0, lo, hi) == len(fitting)
            for k, covered in enumerate(fitting):
                lane, square = lanes.pick(table, 0, lo, hi, k)
                assert (lane, square) == lanes.pick.plain(table, 0, lo, hi, k)
                assert bits.join(*lanes.patch(table, 0, lane, square)) == covered


def test_import_costs_nothing():
    code = (
        "import sys, quiltingbee.fast.doodle, quiltingbee.fast.doodle_pack;"
        "print([name for name in ('numpy', 'numba', 'llvmlite') if name in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_the_first_call_of_an_installation_says_what_it_does(tmp_path):
    code = "from quiltingbee.fast import bits; print(bits.size(3, 1))"

    def run(**more):
        environment = {"PATH": "", "PYTHONPATH": ":".join(sys.path), "QUILTINGBEE_CACHE": str(tmp_path), **more}
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
        return done.stdout, "machine code" in done.stderr

    assert run() == ("3\n", True)
    assert run() == ("3\n", False)
    assert run(QUILTINGBEE_KERNELS="plain") == ("3\n", False)


def test_nothing_is_compiled_twice():
    """Each kernel states its types: whatever numbers it is called with, there is one machine code of it."""
    for file in Path(jit.__file__).parent.glob("*.py"):
        module = importlib.import_module(f"quiltingbee.fast.{file.stem}")
        for kernel in vars(module).values():
            if isinstance(kernel, jit.Kernel) and not isinstance(kernel, jit.Instruction):
                made = kernel.fast()
                assert len(made.signatures) == 1
                assert not made._can_compile
    for value in (3, numpy.uint64(3), numpy.int64(3), numpy.uint8(3), True):
        assert bits.size(value, 1) >= 2
    assert len(bits.size.fast().signatures) == 1
    with pytest.raises(TypeError):
        bits.size("3", 1)


WITHOUT_NUMPY = """
import sys
sys.modules['numpy'] = sys.modules['numba'] = None
from importlib import util
found = util.find_spec
util.find_spec = lambda name, *more: None if name in ('numpy', 'numba') else found(name, *more)
"""
PLAYED = """
from quiltingbee.fast import doodle, doodle_batch, doodle_pack, jit, patchwork, patchwork_batch, patchwork_pack, pcg
from quiltingbee.fast.patchwork_tables import box
from quiltingbee.games.doodle import Doodle
from quiltingbee.games.patchwork import Patchwork
state, rng = Doodle().start(1), pcg.seeded(1, 1)
match, deck = doodle_pack.pack(state), doodle_pack.deck_of(state.options)
print([int(doodle.playout(deck, match[:8], match[8:], rng, n > 4)) for n in range(8)])
sewn = patchwork_pack.pack(Patchwork().start(2))
print([[int(part) for part in patchwork.playout(box(), sewn, rng)] for n in range(4)])
numbers, codes = jit.counts(1), jit.counts(5)
print(doodle_batch.chance_of(match, rng), doodle_batch.count_of(deck, match, doodle.ALL, rng, numbers), int(numbers[0]))
print(patchwork_batch.chance_of(sewn, rng), patchwork_batch.choose_of(box(), sewn, rng, numbers), int(numbers[0]))
print(patchwork_batch.step_of(box(), sewn, numbers), patchwork_pack.unpack(Patchwork().start(2).options, sewn).quilts)
codes = jit.counts(int(patchwork.count(box(), sewn)))
patchwork.legal(box(), sewn, codes)
patchwork.step(box(), sewn, max(codes))
print(patchwork_pack.unpack(Patchwork().start(2).options, sewn).quilts)
"""


@pytest.mark.parametrize(
    ("before", "environment"),
    [(WITHOUT_NUMPY, {}), ("", {"QUILTINGBEE_KERNELS": "plain"}), ("", {"NUMBA_DISABLE_JIT": "1"})],
    ids=["nothing installed", "numpy alone", "numba told not to"],
)
def test_plain_python_plays_the_same(before, environment):
    """Also with numbers that come out of arrays of numpy, which have a width of their own."""

    def run(code, **more):
        call = [sys.executable, "-c", code]
        return subprocess.run(call, capture_output=True, text=True, check=True, env={**os.environ, **more}).stdout

    assert run(before + PLAYED, **environment) == run(PLAYED)

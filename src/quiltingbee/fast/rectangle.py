"""P1 of Patchwork Doodle: what the best fully shaded rectangle is worth, all widths at a time.

Lane w of a vector holds the squares on which a run of w + 1 shaded squares begins; `h - 1` times anded with itself one row on it
holds the corners of all shaded rectangles of that width and h rows. Rows shaded from end to end are rare and looked at apart.
"""

from typing import Any

from quiltingbee.core import grid
from quiltingbee.fast.bits import _function, shift, split
from quiltingbee.fast.jit import helper, instruction, u64

WIDTHS = 8
_COLUMN_LO, _COLUMN_HI = split(grid.rectangle(0, 0, 1, 9))


def _points(width: int, height: int) -> int:
    short, long = sorted((width, height))
    return short * short + long - short


def _build(builder: Any, values: Any) -> Any:
    from llvmlite import ir

    word = ir.IntType(64)
    vector = ir.VectorType(word, WIDTHS)

    def constant(numbers: list[int]) -> Any:
        return ir.Constant(vector, numbers)

    none = ir.Constant(vector, ir.Undefined)
    zeros = constant([0] * WIDTHS)
    all_lo, all_hi = (
        builder.shuffle_vector(
            builder.insert_element(none, value, ir.Constant(ir.IntType(32), 0)),
            none,
            ir.Constant(ir.VectorType(ir.IntType(32), WIDTHS), [0] * WIDTHS),
        )
        for value in values
    )
    turn = _function(builder, "llvm.fshr.v8i64", vector, [vector] * 3)
    most = _function(builder, "llvm.umax.v8i64", vector, [vector] * 2)
    limits = [split(grid.rectangle(0, 0, 9 - lane, 9)) for lane in range(WIDTHS)]
    lo = builder.and_(all_lo, constant([low for low, _ in limits]))
    hi = builder.and_(all_hi, constant([high for _, high in limits]))
    for step in range(1, WIDTHS):
        distance = constant([min(step, lane) for lane in range(WIDTHS)])
        lo = builder.and_(lo, builder.call(turn, [all_hi, all_lo, distance]))
        hi = builder.and_(hi, builder.lshr(all_hi, distance))
    best = zeros
    row = constant([grid.SIDE] * WIDTHS)
    for height in range(1, grid.SIDE + 1):
        if height > 1:
            lo = builder.and_(lo, builder.call(turn, [hi, lo, row]))
            hi = builder.and_(hi, builder.lshr(hi, row))
        there = builder.icmp_unsigned("!=", builder.or_(lo, hi), zeros)
        worth = constant([_points(lane + 1, height) for lane in range(WIDTHS)])
        best = builder.call(most, [best, builder.select(there, worth, zeros)])
    return builder.call(_function(builder, "llvm.vector.reduce.umax.v8i64", word, [vector]), [best])


@instruction("i8(u8, u8)", _build)
def narrow(lo, hi):
    """The points of the best rectangle that is at most eight squares wide."""
    best, runs = 0, lo | hi << 64
    filled = runs
    for width in range(1, WIDTHS + 1):
        runs &= filled >> width - 1
        corners = runs & grid.rectangle(0, 0, 10 - width, 9)
        height = 0
        while corners:
            height += 1
            best = max(best, _points(width, height))
            corners &= corners >> grid.SIDE
    return best


@helper("i8(u8, u8)")
def points(lo, hi):
    """P1: the points of the best rectangle."""
    best = narrow(lo, hi)
    wide_lo, wide_hi = lo, hi
    for step in (1, 2, 4, 1):
        other_lo, other_hi = shift(wide_lo, wide_hi, step)
        wide_lo, wide_hi = wide_lo & other_lo, wide_hi & other_hi
    wide_lo, wide_hi = u64(wide_lo & u64(_COLUMN_LO)), u64(wide_hi & u64(_COLUMN_HI))
    if u64(wide_lo | wide_hi) != u64(0):
        height = 0
        while u64(wide_lo | wide_hi) != u64(0):
            height += 1
            other_lo, other_hi = shift(wide_lo, wide_hi, 9)
            wide_lo, wide_hi = wide_lo & other_lo, wide_hi & other_hi
        best = max(best, height * height + 9 - height)
    return best

"""P1 of Patchwork Doodle: what the best fully shaded rectangle is worth, all widths at a time.

Lane w of a vector holds the squares on which a run of w + 1 shaded squares begins; `h - 1` times anded with itself one row on it
holds the corners of all shaded rectangles of that width and h rows. Rows shaded from end to end are rare and looked at apart.
"""

from typing import Any

from quiltingbee.core import grid
from quiltingbee.fast import llvm
from quiltingbee.fast.bits import shift, split
from quiltingbee.fast.jit import helper, instruction, u64

WIDTHS = llvm.LANES
_COLUMN_LO, _COLUMN_HI = split(grid.rectangle(0, 0, 1, 9))


def _points(width: int, height: int) -> int:
    short, long = sorted((width, height))
    return short * short + long - short


def _build(builder: Any, values: Any) -> Any:
    words = llvm.vector()

    def constant(numbers: list[int]) -> Any:
        return llvm.constant(words, numbers)

    def beyond(lo: Any, hi: Any, step: Any) -> tuple[Any, Any]:
        """All squares moved back by so many, one number for each lane."""
        return llvm.call(builder, "llvm.fshr.v8i64", words, hi, lo, step), builder.lshr(hi, step)

    def both(one: tuple[Any, Any], other: tuple[Any, Any]) -> tuple[Any, Any]:
        return builder.and_(one[0], other[0]), builder.and_(one[1], other[1])

    all_squares = llvm.splat(builder, values[0]), llvm.splat(builder, values[1])
    limits = [split(grid.rectangle(0, 0, 9 - lane, 9)) for lane in range(WIDTHS)]
    runs = both(all_squares, (constant([low for low, _ in limits]), constant([high for _, high in limits])))
    for step in range(1, WIDTHS):
        runs = both(runs, beyond(*all_squares, constant([min(step, lane) for lane in range(WIDTHS)])))
    best = zeros = constant([0] * WIDTHS)
    for height in range(1, grid.SIDE + 1):
        if height > 1:
            runs = both(runs, beyond(*runs, constant([grid.SIDE] * WIDTHS)))
        there = builder.icmp_unsigned("!=", builder.or_(*runs), zeros)
        worth = constant([_points(lane + 1, height) for lane in range(WIDTHS)])
        best = llvm.call(builder, "llvm.umax.v8i64", words, best, builder.select(there, worth, zeros))
    return llvm.call(builder, "llvm.vector.reduce.umax.v8i64", llvm.whole(), best)


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

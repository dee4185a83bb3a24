"""The fewest empty squares in any rectangle of each size from 5x5 to 9x9: what a sheet still lacks for its points.

There are fifteen places for the columns of such a rectangle: five widths, and as many places each as fit beside one another. They
are the lanes of a vector: a row of a sheet is looked up as the empty squares between the columns of each place, rows are added
up from the top, and a difference of two sums counts a rectangle at all fifteen places at once.
"""

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic

from quiltingbee.bots.kernels.machine import kernel

SIDES = range(5, 10)
SIZES = tuple((a, b) for a in SIDES for b in range(a, 10))
"""The sizes in the order in which they are counted; how it lies does not matter."""
_PLACES = tuple((left, width) for left in range(5) for width in SIDES if left + width <= 9)
_LANES = 16


def _row_counts() -> Any:
    """For each row of nine squares: the empty ones in each place, a lane for each."""
    out = np.zeros((512, _LANES), np.uint8)
    for row in range(512):
        for lane, (left, width) in enumerate(_PLACES):
            out[row, lane] = width - (row >> left & (1 << width) - 1).bit_count()
    return out.reshape(-1)


ROW_COUNTS = _row_counts()


@intrinsic
def _fewest(_typing: Any, rows: Any, counts: Any, out: Any) -> Any:
    """`fewest_empty` as LLVM writes it."""

    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        from llvmlite import ir

        pointers = [
            context.make_array(kind)(context, builder, value).data
            for kind, value in zip(signature.args, values, strict=True)
        ]
        word, byte = ir.IntType(64), ir.IntType(8)
        lanes = ir.VectorType(byte, _LANES)
        none = ir.Constant(lanes, ir.Undefined)

        def number(value: int) -> Any:
            return ir.Constant(word, value)

        def fewer(one: Any, other: Any) -> Any:
            return builder.select(builder.icmp_unsigned("<", one, other), one, other)

        def mixed(one: Any, other: Any, order: list[int]) -> Any:
            """Lanes of the first, and behind them those of the other, in this order."""
            padded = order + [0] * (_LANES - len(order))
            return builder.shuffle_vector(one, other, ir.Constant(ir.VectorType(ir.IntType(32), _LANES), padded))

        sums = [ir.Constant(lanes, [0] * _LANES)]
        for row in range(9):
            squares = builder.load(builder.gep(pointers[0], [number(row + 1)]))
            inside = builder.and_(builder.lshr(squares, number(1)), number(511))
            at = builder.gep(pointers[1], [builder.mul(inside, number(_LANES))])
            loaded = builder.load(builder.bitcast(at, lanes.as_pointer()), align=1)
            sums.append(builder.add(sums[-1], loaded))
        lying = standing = none
        for height in SIDES:
            best = None
            for top in range(10 - height):
                empty = builder.sub(sums[top + height], sums[top])
                best = empty if best is None else fewer(best, empty)
            total = best
            for left in range(1, 5):  # widths that have no such place are compared with their first
                order = [_PLACES.index((left if (left, width) in _PLACES else 0, width)) for width in SIDES]
                total = fewer(total, mixed(best, best, order))
            lying = mixed(lying, total, [_LANES + b - 5 if a == height else n for n, (a, b) in enumerate(SIZES)])
            standing = mixed(standing, total, [_LANES + a - 5 if b == height else n for n, (a, b) in enumerate(SIZES)])
        wide = builder.zext(fewer(lying, standing), ir.VectorType(word, _LANES))
        builder.store(wide, builder.bitcast(pointers[2], wide.type.as_pointer()), align=8)
        return context.get_dummy_value()

    return types.void(rows, counts, out), code


@kernel
def fewest_empty(rows, out):
    """The fewest empty squares in a rectangle of each size into the first fifteen of sixteen numbers."""
    _fewest(rows, ROW_COUNTS, out)

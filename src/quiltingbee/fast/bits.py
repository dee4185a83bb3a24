"""Sheets as two words, and what a kernel asks of them: sizes, single squares, the best rectangle, 7×7, holes and edges.

`lo` holds squares 0 to 63 (bit n is square n of `core/grid.py`), `hi` squares 64 to 80. Everything here may be called from other
kernels; `lanes.py` finds where patches fit.
"""

from typing import Any

from quiltingbee.core import grid
from quiltingbee.fast import llvm
from quiltingbee.fast.jit import helper, i64, instruction, kernel, u64

FULL_LO = (1 << 64) - 1
FULL_HI = (1 << 17) - 1


def split(mask: int) -> tuple[int, int]:
    """A set of squares as two words."""
    return mask & FULL_LO, mask >> 64


def join(lo: Any, hi: Any) -> int:
    """Two words as a set of squares."""
    return int(lo) | int(hi) << 64


_INNER = grid.rectangle(0, 0, 8, 9)
_NOT_I_LO, _NOT_I_HI = split(_INNER)  # squares that have one to the right
_NOT_A_LO, _NOT_A_HI = split(_INNER << 1)  # squares that have one to the left
_SEVEN = grid.rectangle(0, 0, 3, 3)
_COLUMN_A = split(grid.rectangle(0, 0, 1, 9))
_COLUMN_A_LO, _COLUMN_A_HI = _COLUMN_A


def _build_popcount(builder: Any, values: Any) -> Any:
    return llvm.call(builder, "llvm.ctpop.i64", llvm.whole(), *values)


def _build_lowest(builder: Any, values: Any) -> Any:
    return llvm.call(builder, "llvm.cttz.i64", llvm.whole(), *values, llvm.constant(llvm.whole(1), 0))


def _build_highest(builder: Any, values: Any) -> Any:
    zeros = llvm.call(builder, "llvm.ctlz.i64", llvm.whole(), *values, llvm.constant(llvm.whole(1), 0))
    return builder.sub(llvm.constant(llvm.whole(), 63), zeros)


def _build_nth(builder: Any, values: Any) -> Any:
    """With BMI2 two instructions; else a search by halves with population counts."""
    word, k = values

    def constant(value: int) -> Any:
        return llvm.constant(llvm.whole(), value)

    if llvm.has_feature("bmi2"):
        alone = llvm.call(builder, "llvm.x86.bmi.pdep.64", llvm.whole(), builder.shl(constant(1), k), word)
        return _build_lowest(builder, [alone])
    at = constant(0)
    for half in (32, 16, 8, 4, 2, 1):
        low = builder.and_(builder.lshr(word, at), constant((1 << half) - 1))
        count = _build_popcount(builder, [low])
        beyond = builder.icmp_unsigned(">=", k, count)
        k = builder.select(beyond, builder.sub(k, count), k)
        at = builder.select(beyond, builder.add(at, constant(half)), at)
    return at


def _build_move(builder: Any, values: Any) -> Any:
    """A shift of 128 bits: what C does with __int128."""
    wide = llvm.whole(128)
    form, square = (builder.zext(value, wide) for value in values)
    moved = builder.shl(form, square)
    high = builder.lshr(moved, llvm.constant(wide, 64))
    return [builder.trunc(moved, llvm.whole()), builder.trunc(high, llvm.whole())]


def _build_shift(builder: Any, values: Any) -> Any:
    lo, hi, step = values
    low = llvm.call(builder, "llvm.fshr.i64", llvm.whole(), hi, lo, step)
    return [low, builder.lshr(hi, builder.and_(step, llvm.constant(llvm.whole(), 63)))]


@instruction("i8(u8)", _build_popcount)
def popcount(word):
    """How many bits are set."""
    return word.bit_count()


@instruction("i8(u8)", _build_lowest)
def lowest(word):
    """The lowest bit that is set; 64 when there is none."""
    return (word & -word).bit_length() - 1 if word else 64


@instruction("i8(u8)", _build_highest)
def highest(word):
    """The highest bit that is set; -1 when there is none."""
    return word.bit_length() - 1


@instruction("i8(u8, i8)", _build_nth)
def nth(word, k):
    """The k-th bit that is set (k from 0, below the number of them)."""
    for _ in range(k):
        word &= word - 1
    return (word & -word).bit_length() - 1


@instruction("UniTuple(u8, 2)(u8, i8)", _build_move)
def move(form, square):
    """A form of up to 64 bits, moved so that its first bit lies on that square."""
    moved = form << square
    return moved & FULL_LO, moved >> 64 & FULL_LO


@instruction("UniTuple(u8, 2)(u8, u8, i8)", _build_shift)
def shift(lo, hi, step):
    """All squares moved back by `step` (0 to 63): square n comes from square n + step."""
    both = (lo | hi << 64) >> step
    return both & FULL_LO, both >> 64


@helper("i8(u8, u8)")
def size(lo, hi):
    """How many squares."""
    return popcount(lo) + popcount(hi)


@helper("i8(u8, u8, i8)")
def nth_square(lo, hi, k):
    """The k-th square of a set in reading order."""
    first = popcount(lo)
    if k < first:
        return nth(lo, k)
    return 64 + nth(hi, k - first)


@helper("b1(u8, u8)")
def seven_by_seven(lo, hi):
    """I3: whether some 7×7 square is wholly covered."""
    for step in (1, 2, 3, 9, 18, 27):
        other_lo, other_hi = shift(lo, hi, step)
        lo, hi = lo & other_lo, hi & other_hi
    return u64(lo & u64(_SEVEN)) != u64(0)


@kernel("UniTuple(u8, 2)(u8, u8)")
def beside(lo, hi):
    """All squares that share an edge with a square of the set."""
    right_lo, right_hi = u64(lo & u64(_NOT_I_LO)), u64(hi & u64(_NOT_I_HI))
    left_lo, left_hi = shift(u64(lo & u64(_NOT_A_LO)), u64(hi & u64(_NOT_A_HI)), 1)
    up_lo, up_hi = shift(lo, hi, 9)
    near_lo = u64(right_lo << u64(1)) | left_lo | u64(lo << u64(9)) | up_lo
    near_hi = u64(right_hi << u64(1)) | u64(right_lo >> u64(63)) | left_hi
    near_hi = near_hi | u64(hi << u64(9)) | u64(lo >> u64(55)) | up_hi
    return near_lo, u64(near_hi & u64(FULL_HI))


@kernel("i8(u8, u8)")
def edges(lo, hi):
    """How long the border between the set and the rest of the sheet is (the rim does not count)."""
    not_lo, not_hi = u64(~lo & u64(FULL_LO)), u64(~hi & u64(FULL_HI))
    right_lo, right_hi = shift(not_lo, not_hi, 1)
    left_lo, left_hi = shift(lo, hi, 1)
    down_lo, down_hi = shift(not_lo, not_hi, 9)
    up_lo, up_hi = shift(lo, hi, 9)
    across = size(lo & right_lo & u64(_NOT_I_LO), hi & right_hi & u64(_NOT_I_HI))
    across += size(not_lo & left_lo & u64(_NOT_I_LO), not_hi & left_hi & u64(_NOT_I_HI))
    return across + size(lo & down_lo, hi & down_hi) + size(not_lo & up_lo, not_hi & up_hi)


@kernel("i8(u8, u8)")
def holes(lo, hi):
    """How many connected parts the empty squares have."""
    left_lo, left_hi = u64(~lo & u64(FULL_LO)), u64(~hi & u64(FULL_HI))
    count = 0
    while left_lo | left_hi:
        part_lo, part_hi = u64(0), u64(0)
        grown_lo = u64(left_lo & u64(u64(~left_lo & u64(FULL_LO)) + u64(1)))
        grown_hi = u64(0)
        if grown_lo == u64(0):
            grown_hi = u64(left_hi & u64(u64(~left_hi & u64(FULL_LO)) + u64(1)))
        while (part_lo != grown_lo) | (part_hi != grown_hi):
            part_lo, part_hi = grown_lo, grown_hi
            near_lo, near_hi = beside(part_lo, part_hi)
            grown_lo, grown_hi = part_lo | (near_lo & left_lo), part_hi | (near_hi & left_hi)
        left_lo, left_hi = left_lo ^ part_lo, left_hi ^ part_hi
        count += 1
    return count


@kernel("i8(u8, u8)")
def lonely(lo, hi):
    """How many empty squares have no empty square beside them: only a single square fills them."""
    not_lo, not_hi = u64(~lo & u64(FULL_LO)), u64(~hi & u64(FULL_HI))
    near_lo, near_hi = beside(not_lo, not_hi)
    return size(u64(not_lo & u64(~near_lo & u64(FULL_LO))), u64(not_hi & u64(~near_hi & u64(FULL_LO))))


@helper("u8(i8)")
def unsigned(value):
    """A signed number as a word."""
    return u64(value)


@helper("i8(u8)")
def signed(word):
    """A word as a signed number."""
    return i64(word)

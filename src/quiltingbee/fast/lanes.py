"""Where patches fit: eight orientations at a time, all places of each at once.

A square s is a legal place of a form (its first square in reading order lies on s) when s, s + d1, s + d2 … are all empty, where d1,
d2 … are the distances of its other squares: so k shifts and ands of the empty squares give all places of one orientation, and
a vector of eight lanes gives those of eight. A group of eight forms takes 32 words of a table:

    0 … 6   the distances of the squares after the first, a byte for each lane; too few are filled up with zeros
    7       how many squares each form has, a byte for each lane
    8 … 15  the squares on which the form stays on the sheet, those below 64
    16 … 23 and those from 64 on; both empty for a lane without a form
    24 … 31 the forms themselves, their first square on bit 0

A form reaches no further than 64 squares (seven rows) and has at most eight squares; `able` says so of a shape.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from quiltingbee.core import grid
from quiltingbee.fast import llvm
from quiltingbee.fast.bits import move, nth_square, split
from quiltingbee.fast.jit import helper, i64, instruction, u64

LANES = llvm.LANES
GROUP = 32
MOST_SQUARES = 8
_SIZES, _LIMIT_LO, _LIMIT_HI, _FORMS = 7, 8, 16, 24


def able(forms: Iterable[int]) -> bool:
    """Whether a table can hold these forms (sets of squares in the corner)."""
    return all(form.bit_count() <= MOST_SQUARES and (form.bit_length() - _first(form)) <= 64 for form in forms)


def groups(forms: Sequence[int]) -> list[int]:
    """The words of as many groups as these forms need, in their order."""
    table: list[int] = []
    for start in range(0, len(forms), LANES):
        group = [0] * GROUP
        for lane, form in enumerate(forms[start : start + LANES]):
            first, *others = [square - _first(form) for square in grid.squares(form)]
            for row, distance in enumerate(others):
                group[row] |= distance << 8 * lane
            group[_SIZES] |= (first + form.bit_count()) << 8 * lane
            group[_LIMIT_LO + lane], group[_LIMIT_HI + lane] = split(_limit(form))
            group[_FORMS + lane] = form >> _first(form)
        table.extend(group)
    return table


def _first(form: int) -> int:
    return (form & -form).bit_length() - 1


def _limit(form: int) -> int:
    """The squares on which its first square may lie."""
    _, _, width, height = grid.box(form)
    return grid.rectangle(0, 0, grid.SIDE - width + 1, grid.SIDE - height + 1) << _first(form)


def _load(builder: Any, table: Any, at: Any, kind: Any) -> Any:
    """Eight lanes from a place in a table, which need not be aligned."""
    return builder.load(builder.bitcast(builder.gep(table, [at]), kind.as_pointer()), align=8)


def _bytes(builder: Any, table: Any, at: Any) -> Any:
    """The bytes of a word, one for each lane."""
    return builder.zext(_load(builder, table, at, llvm.vector(8)), llvm.vector())


def _offset(builder: Any, at: Any, step: int) -> Any:
    return builder.add(at, llvm.constant(at.type, step))


def _places(builder: Any, values: Any) -> tuple[Any, Any]:
    """The legal places of eight forms, those below 64 and those from 64 on."""
    table, at, lo, hi = values
    words = llvm.vector()
    all_lo, all_hi = llvm.splat(builder, lo), llvm.splat(builder, hi)
    places_lo = builder.and_(all_lo, _load(builder, table, _offset(builder, at, _LIMIT_LO), words))
    places_hi = builder.and_(all_hi, _load(builder, table, _offset(builder, at, _LIMIT_HI), words))
    for row in range(MOST_SQUARES - 1):
        distance = _bytes(builder, table, _offset(builder, at, row))
        places_lo = builder.and_(places_lo, llvm.call(builder, "llvm.fshr.v8i64", words, all_hi, all_lo, distance))
        places_hi = builder.and_(places_hi, builder.lshr(all_hi, distance))
    return places_lo, places_hi


def _sizes(builder: Any, places: tuple[Any, Any]) -> Any:
    low, high = (llvm.call(builder, "llvm.ctpop.v8i64", llvm.vector(), part) for part in places)
    return builder.add(low, high)


def _sum(builder: Any, numbers: Any) -> Any:
    return llvm.call(builder, "llvm.vector.reduce.add.v8i64", llvm.whole(), numbers)


def _build_count(builder: Any, values: Any) -> Any:
    return _sum(builder, _sizes(builder, _places(builder, values)))


def _build_counts(builder: Any, values: Any) -> Any:
    """Into eight numbers."""
    *given, numbers, start = values
    sizes = _sizes(builder, _places(builder, given))
    builder.store(sizes, builder.bitcast(builder.gep(numbers, [start]), llvm.vector().as_pointer()), align=8)
    return start


def _weights(builder: Any, table: Any, at: Any, numbers: Any) -> Any:
    """In how many ways single squares may be added to each form: 1 + one * e + two * e * (e - 1) / 2 on e empty squares."""
    empty, one, two = (llvm.splat(builder, number) for number in numbers)
    ones = llvm.constant(llvm.vector(), [1] * LANES)
    left = builder.sub(empty, _bytes(builder, table, _offset(builder, at, _SIZES)))
    pairs = builder.lshr(builder.mul(left, builder.sub(left, ones)), ones)
    return builder.add(builder.add(ones, builder.mul(one, left)), builder.mul(two, pairs))


def _build_weigh(builder: Any, values: Any) -> Any:
    sizes = _sizes(builder, _places(builder, values[:4]))
    return _sum(builder, builder.mul(sizes, _weights(builder, values[0], values[1], values[4:])))


def _build_find_weighed(builder: Any, values: Any) -> Any:
    found = _places(builder, values[:4])
    weights = _weights(builder, values[0], values[1], values[4:7])
    sizes = builder.mul(_sizes(builder, found), weights)
    built = _found(builder, found, sizes, values[7])
    return [*built, builder.extract_element(weights, built[0])]


def _build_find(builder: Any, values: Any) -> Any:
    found = _places(builder, values[:4])
    return _found(builder, found, _sizes(builder, found), values[4])


def _found(builder: Any, found: tuple[Any, Any], sizes: Any, k: Any) -> Any:
    """The lane of the k-th of so many in each lane, how many come before this lane, and its places."""
    places_lo, places_hi = found
    zeros = llvm.constant(llvm.vector(), [0] * LANES)
    until = sizes
    for step in (1, 2, 4):
        order = [LANES + lane - step if lane >= step else 0 for lane in range(LANES)]
        moved = builder.shuffle_vector(zeros, until, llvm.constant(llvm.vector(32), order))
        until = builder.add(until, moved)
    below = builder.icmp_unsigned("<=", until, llvm.splat(builder, k))
    bits = builder.zext(builder.bitcast(below, llvm.whole(LANES)), llvm.whole())
    lane = llvm.call(builder, "llvm.ctpop.i64", llvm.whole(), bits)
    before = builder.extract_element(builder.sub(until, sizes), lane)
    return [lane, before, builder.extract_element(places_lo, lane), builder.extract_element(places_hi, lane)]


def _build_places(builder: Any, values: Any) -> Any:
    """The places of one lane, computed alone."""
    table, at, lane, lo, hi = values

    def limit(step: int) -> Any:
        return builder.load(builder.gep(table, [builder.add(_offset(builder, at, step), lane)]))

    places_lo, places_hi = builder.and_(lo, limit(_LIMIT_LO)), builder.and_(hi, limit(_LIMIT_HI))
    rows = builder.bitcast(builder.gep(table, [at]), llvm.whole(8).as_pointer())
    for row in range(MOST_SQUARES - 1):
        distance = builder.load(builder.gep(rows, [_offset(builder, lane, row * LANES)]))
        distance = builder.zext(distance, llvm.whole())
        moved = llvm.call(builder, "llvm.fshr.i64", llvm.whole(), hi, lo, distance)
        places_lo, places_hi = builder.and_(places_lo, moved), builder.and_(places_hi, builder.lshr(hi, distance))
    return [places_lo, places_hi]


@instruction("UniTuple(u8, 2)(u8[::1], i8, i8, u8, u8)", _build_places)
def places(table, at, lane, lo, hi):
    """The places of the form in one lane on these empty squares."""
    found = table[at + _LIMIT_LO + lane] | table[at + _LIMIT_HI + lane] << 64
    empty = lo | hi << 64
    found &= empty
    for row in range(MOST_SQUARES - 1):
        found &= empty >> (table[at + row] >> 8 * lane & 0xFF)
    return found & (1 << 64) - 1, found >> 64


@instruction("i8(u8[::1], i8, u8, u8)", _build_count)
def count(table, at, lo, hi):
    """How many places the forms of a group have on these empty squares."""
    total = 0
    for lane in range(LANES):
        found_lo, found_hi = places(table, at, lane, lo, hi)
        total += found_lo.bit_count() + found_hi.bit_count()
    return total


@instruction("i8(u8[::1], i8, u8, u8, i8[::1], i8)", _build_counts)
def counts(table, at, lo, hi, numbers, start):
    """The same for each of the eight forms, into `numbers` from `start` on."""
    for lane in range(LANES):
        found_lo, found_hi = places(table, at, lane, lo, hi)
        numbers[start + lane] = found_lo.bit_count() + found_hi.bit_count()
    return start


@instruction("Tuple((i8, i8, u8, u8))(u8[::1], i8, u8, u8, i8)", _build_find)
def find(table, at, lo, hi, k):
    """The lane in which the k-th place of a group lies, how many places come before that lane, and the lane's places."""
    before = 0
    for lane in range(LANES):
        found_lo, found_hi = places(table, at, lane, lo, hi)
        size = found_lo.bit_count() + found_hi.bit_count()
        if k < before + size:
            return lane, before, found_lo, found_hi
        before += size
    raise AssertionError(k)


@instruction("i8(u8[::1], i8, u8, u8, i8, i8, i8)", _build_weigh)
def weigh(table, at, lo, hi, empty, one, two):
    """How many places there are, each as often as single squares may be added to it.

    That is none, `one` or also `two` on what the patch leaves of so many empty squares.
    """
    total = 0
    for lane in range(LANES):
        found_lo, found_hi = places(table, at, lane, lo, hi)
        left = empty - (table[at + _SIZES] >> 8 * lane & 0xFF)
        total += (found_lo.bit_count() + found_hi.bit_count()) * (1 + one * left + two * (left * (left - 1) // 2))
    return total


@instruction("Tuple((i8, i8, u8, u8, i8))(u8[::1], i8, u8, u8, i8, i8, i8, i8)", _build_find_weighed)
def find_weighed(table, at, lo, hi, empty, one, two, k):
    """As `find` for the k-th of `weigh`; last, how often each place of the lane counts."""
    before = 0
    for lane in range(LANES):
        found_lo, found_hi = places(table, at, lane, lo, hi)
        left = empty - (table[at + _SIZES] >> 8 * lane & 0xFF)
        weight = 1 + one * left + two * (left * (left - 1) // 2)
        size = (found_lo.bit_count() + found_hi.bit_count()) * weight
        if k < before + size:
            return lane, before, found_lo, found_hi, weight
        before += size
    raise AssertionError(k)


@helper("Tuple((i8, i8))(u8[::1], i8, u8, u8, i8)")
def pick(table, at, lo, hi, k):
    """The k-th place of a group on these empty squares: its lane and its first square."""
    lane, before, found_lo, found_hi = find(table, at, lo, hi, k)
    return lane, nth_square(found_lo, found_hi, k - before)


@helper("UniTuple(u8, 2)(u8[::1], i8, i8, i8)")
def patch(table, at, lane, square):
    """The squares of a form whose first square lies there."""
    return move(table[at + _FORMS + lane], square)


@helper("i8(u8[::1], i8, i8)")
def form_size(table, at, lane):
    """How many squares a form has."""
    return i64(u64(table[at + _SIZES] >> u64(8 * lane)) & u64(0xFF))

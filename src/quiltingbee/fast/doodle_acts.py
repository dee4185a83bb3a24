"""The acts of Patchwork Doodle as kernels: counted, chosen by number, listed, and drawn on a sheet.

Their order is that of the pure rules: pass, then each source (marked card, left, right; or each different card at the end) whole, cut,
cut twice, by form and square; for each drawing no single square, one, two.
"""

import math

from quiltingbee.fast.bits import nth_square, size
from quiltingbee.fast.doodle_tables import (
    AGAIN,
    CUT,
    CUTS,
    DOT,
    NEIGHBOUR,
    OPTIONS,
    SCISSORS,
    STARTS,
    TWICE,
    TWICES,
    WHOLE,
)
from quiltingbee.fast.jit import helper, i64, kernel, u64
from quiltingbee.fast.lanes import GROUP, LANES, find_weighed, patch, places, weigh
from quiltingbee.fast.lanes import count as count_places

TAKE = 4
PASS = 0
PLAIN, DRAWINGS, ALL = 0, 1, 2
"""What to list: whole patches without special actions; all drawings without single squares; everything."""
NO_DOTS = 16
"""A flag no sheet has: count without single squares."""
_ROOM = 2


@helper("i8(u8, i8, i8, b1, i8)")
def card_of(circle, cards, roll, last, source):
    """The card of a source: 0 the marked one, 1 left, 2 right; in the last turn, card n of the circle."""
    at = source
    if not last:
        at = roll - 1
        if source == 1:
            at = at - 1 if at > 0 else cards - 1
        elif source == 2:
            at = at + 1 if at + 1 < cards else 0
    return i64(u64(circle >> u64(8 * at)) & u64(0xFF))


@helper("b1(u8[::1], u8, i8, b1, i8, i8, b1)")
def _open_source(deck, circle, cards, last, source, flags, plain):
    """Whether a source may be used."""
    if last:
        if source >= cards:
            return False
        # Copies are equal: only the first of them counts.
        mine = deck[WHOLE + card_of(circle, cards, 0, last, source)]
        for other in range(source):  # noqa: SIM110 (machine code knows no generators)
            if deck[WHOLE + card_of(circle, cards, 0, last, other)] == mine:
                return False
        return True
    if source == 0:
        return True
    return (not plain) and (flags & (NEIGHBOUR | AGAIN)) != (NEIGHBOUR | AGAIN)


@helper("i8(i8, i8, i8)")
def _again_left(flags, source, last):
    """Whether the second use is still to be had after drawing from a source: 1 or 0."""
    if flags & AGAIN:
        return 0
    return 0 if last == 0 and source > 0 and flags & NEIGHBOUR else 1


@helper("i8(u8[::1], i8, i8, i8, i8)")
def _open_mode(deck, mode, flags, again, neighbour):
    """-1 where a mode may not be used; else whether the second use is left after it."""
    if mode == 0:
        return again
    if neighbour and not i64(deck[OPTIONS]) & 1:
        return -1
    if mode == 1:
        if not flags & SCISSORS:
            return again
        return 0 if again else -1
    if i64(deck[OPTIONS]) & 2 and again and not flags & SCISSORS:
        return 0
    return -1


@helper("UniTuple(i8, 2)(u8[::1], i8, i8)")
def _groups(deck, card, mode):
    """Where the groups of a card begin, and how many they are."""
    if mode == 0:
        return i64(deck[WHOLE + card]), 1
    if mode == 1:
        return i64(deck[CUT + card]), i64(deck[CUTS + card])
    return i64(deck[TWICE + card]), i64(deck[TWICES + card])


@helper("UniTuple(i8, 2)(i8, i8)")
def _dots(flags, again):
    """Whether one single square is allowed, and whether two: 1 or 0 each."""
    if flags & NO_DOTS:
        return 0, 0
    first = 0 if flags & DOT else 1
    return (1 if first | again else 0), (first & again)


@helper("i8(i8, i8, i8)")
def _ways(empty, one, two):
    """In how many ways single squares may be added."""
    return 1 + one * empty + two * (empty * (empty - 1) // 2)


@helper("i8(u8[::1], i8, i8, u8, i8, i8, i8)")
def _item(room, at, weight, group, one, two, base):
    """Notes a group of acts: how many, where its forms are (+ 1), whether one and two single squares are allowed, the code's rest."""
    room[at] = u64(weight)
    room[at + 1] = u64(group | u64((one << 24) | (two << 25) | (base << 32)))
    return at + 2


@helper("i8(u8[::1], u8, i8, i8, b1, i8, i8, u8, u8, u8[::1])")
def weigh_acts(deck, circle, cards, roll, last, start, flags, lo, hi, room):
    """How many legal acts there are with all special actions; the groups they fall into stay in the room for `choose_act`.

    start: the start card in turn 0, -1 later. lo, hi: the shaded squares.
    """
    free_lo, free_hi = u64(~lo), u64(u64(~hi) & u64(0x1FFFF))
    empty = 81 - size(lo, hi)
    again = 0 if flags & AGAIN else 1
    one, two = _dots(flags, again)
    if start >= 0:
        group = i64(deck[STARTS + start])
        total = weigh(deck, group, free_lo, free_hi, empty, one, two)
        _item(room, _ROOM, total, u64(group + 1), one, two, 1 << 18)
        return total
    total = _ways(empty, one, two)
    at = _item(room, _ROOM, total, u64(0), one, two, 0)
    for source in range(3):
        if not _open_source(deck, circle, cards, last, source, flags, False):
            continue
        card = card_of(circle, cards, roll, last, source)
        neighbour = 1 if source > 0 and not last else 0
        left = _again_left(flags, source, 1 if last else 0)
        for mode in range(3):
            after = _open_mode(deck, mode, flags, left, neighbour)
            if after < 0:
                continue
            one, two = _dots(flags, after)
            group, groups = _groups(deck, card, mode)
            base = mode << 15 | ((TAKE if last else 1) + source) << 18
            for n in range(groups):
                if one:
                    weight = weigh(deck, group + n * GROUP, free_lo, free_hi, empty, one, two)
                else:
                    weight = count_places(deck, group + n * GROUP, free_lo, free_hi)
                at = _item(room, at, weight, u64(group + n * GROUP + 1), one, two, base + (n * LANES << 7))
                total += weight
    return total


@helper("UniTuple(i8, 2)(u8[::1], u8, u8, u8[::1], i8)")
def choose_act(deck, lo, hi, room, k):
    """The code of the k-th legal act and the group of its form (-1: a pass), after `weigh_acts`."""
    free_lo, free_hi = u64(~lo), u64(u64(~hi) & u64(0x1FFFF))
    empty = 81 - size(lo, hi)
    at = _ROOM
    while k >= i64(room[at]):
        k -= i64(room[at])
        at += 2
    what = room[at + 1]
    one, two = i64(u64(what >> u64(24)) & u64(1)), i64(u64(what >> u64(25)) & u64(1))
    group = i64(what & u64(0xFFFFFF)) - 1
    if group < 0:
        return _with_dots(free_lo, free_hi, empty, one, k), group
    lane, before, found_lo, found_hi, weight = find_weighed(deck, group, free_lo, free_hi, empty, one, two, k)
    k -= before
    place = k
    if one:
        place = i64(u64(k) // u64(weight))
        k -= place * weight
    else:
        k = 0
    square = nth_square(found_lo, found_hi, place)
    code = i64(what >> u64(32)) + (lane << 7) + square
    if k > 0:
        patch_lo, patch_hi = patch(deck, group, lane, square)
        left_lo, left_hi = u64(free_lo ^ patch_lo), u64(free_hi ^ patch_hi)
        code |= _with_dots(left_lo, left_hi, size(left_lo, left_hi), one, k)
    return code, group


@kernel("i8(u8, u8, i8, i8, i8)")
def _with_dots(free_lo, free_hi, empty, one, k):
    """The k-th choice of single squares: none, one, then two by the first and the second."""
    if k == 0:
        return 0
    k -= 1
    if one * empty > k:
        return (nth_square(free_lo, free_hi, k) + 1) << 22
    # Pairs counted from the last one: triangular numbers.
    back = empty * (empty - 1) // 2 - 1 - (k - one * empty)
    row = i64((math.sqrt(8.0 * back + 1.0) - 1.0) * 0.5)
    first = empty - 2 - row
    second = empty - 1 - (back - row * (row + 1) // 2)
    return (nth_square(free_lo, free_hi, first) + 1) << 22 | (nth_square(free_lo, free_hi, second) + 1) << 29


@helper("i8(u8[::1], u8, i8, i8, b1, i8, i8)")
def group_of(deck, circle, cards, roll, last, start, code):
    """Where the group of an act's form begins; -1 for a pass."""
    source = code >> 18 & 15
    if source == 0:
        return -1
    form = code >> 7 & 0xFF
    if start >= 0:
        return i64(deck[STARTS + start])
    card = card_of(circle, cards, roll, last, source - (TAKE if last else 1))
    group, _ = _groups(deck, card, code >> 15 & 7)
    return group + (form >> 3) * GROUP


@helper("UniTuple(u8, 2)(u8[::1], i8, i8)")
def drawing_of(deck, group, code):
    """The squares of the patch an act draws; none for a pass."""
    if group < 0:
        return u64(0), u64(0)
    return patch(deck, group, code >> 7 & 7, code & 127)


@helper("UniTuple(u8, 2)(i8)")
def square_of(dot):
    """A single square of an act: square + 1 or 0 for none."""
    if dot == 0:
        return u64(0), u64(0)
    if dot <= 64:
        return u64(u64(1) << u64(dot - 1)), u64(0)
    return u64(0), u64(u64(1) << u64(dot - 65))


@helper("UniTuple(u8, 2)(u8[::1], i8, u8, u8, i8)")
def shaded(deck, group, lo, hi, code):
    """The shaded squares after an act."""
    patch_lo, patch_hi = drawing_of(deck, group, code)
    one_lo, one_hi = square_of(code >> 22 & 127)
    two_lo, two_hi = square_of(code >> 29 & 127)
    return u64(u64(lo | patch_lo) | u64(one_lo | two_lo)), u64(u64(hi | patch_hi) | u64(one_hi | two_hi))


@helper("i8(i8, i8)")
def flags_after(flags, code):
    """What is crossed off after an act."""
    source, mode = code >> 18 & 15, code >> 15 & 7
    used = 0
    if source == 2 or source == 3:  # noqa: PLR1714 (machine code knows no sets)
        used |= AGAIN if flags & NEIGHBOUR else NEIGHBOUR
    if mode == 1:
        used |= AGAIN if flags & SCISSORS else SCISSORS
    elif mode == 2:
        used |= SCISSORS | AGAIN
    if code >> 22 & 127:
        used |= AGAIN if flags & DOT else DOT
        if code >> 29 & 127:
            used |= AGAIN
    return flags | used


@kernel("i8(u8[::1], u8, i8, i8, b1, i8, i8, u8, u8, i8, i8[::1])")
def list_acts(deck, circle, cards, roll, last, start, flags, lo, hi, kind, codes):
    """Writes the codes of the legal acts of that kind and gives their number, also when there is no room for all of them."""
    free_lo, free_hi = u64(~lo), u64(u64(~hi) & u64(0x1FFFF))
    empty = 81 - size(lo, hi)
    again = 0 if flags & AGAIN else 1
    found = 0
    if start >= 0:
        one, two = _dots(flags, again)
        return _list(deck, i64(deck[STARTS + start]), free_lo, free_hi, one, two, 1 << 18, kind, codes, 0)
    one, two = _dots(flags, again)
    ways = _ways(empty, one, two) if kind == ALL else 1
    for k in range(ways):
        if found < len(codes):
            codes[found] = _with_dots(free_lo, free_hi, empty, one, k)
        found += 1
    for source in range(3):
        if not _open_source(deck, circle, cards, last, source, flags, kind == PLAIN):
            continue
        card = card_of(circle, cards, roll, last, source)
        neighbour = 1 if source > 0 and not last else 0
        left = _again_left(flags, source, 1 if last else 0)
        for mode in range(1 if kind == PLAIN else 3):
            after = _open_mode(deck, mode, flags, left, neighbour)
            if after < 0:
                continue
            one, two = _dots(flags, after)
            group, groups = _groups(deck, card, mode)
            for n in range(groups):
                base = (n * LANES) << 7 | mode << 15 | ((TAKE if last else 1) + source) << 18
                at = group + n * GROUP
                found = _list(deck, at, free_lo, free_hi, one, two, base, kind, codes, found)
    return found


@kernel("i8(u8[::1], i8, u8, u8, i8, i8, i8, i8, i8[::1], i8)")
def _list(deck, group, free_lo, free_hi, one, two, base, kind, codes, found):
    """The acts of one group."""
    for lane in range(LANES):
        found_lo, found_hi = places(deck, group, lane, free_lo, free_hi)
        for place in range(size(found_lo, found_hi)):
            square = nth_square(found_lo, found_hi, place)
            code = base + (lane << 7) + square
            if kind != ALL:
                if found < len(codes):
                    codes[found] = code
                found += 1
                continue
            patch_lo, patch_hi = patch(deck, group, lane, square)
            left_lo, left_hi = u64(free_lo ^ patch_lo), u64(free_hi ^ patch_hi)
            left = size(left_lo, left_hi)
            for k in range(_ways(left, one, two)):
                if found < len(codes):
                    codes[found] = code | _with_dots(left_lo, left_hi, left, one, k)
                found += 1
    return found

"""Patchwork Doodle as kernels: legal acts, steps and playouts on arrays, callable from other kernels.

`doodle_pack.py` makes these arrays of a pure state and back. All are words (`jit.words`):

    deck    what `doodle_tables.tables(options)` gives: one for a deck and the options; never written to
    table   what all seats share, TABLE words: CIRCLE (card n of the circle, from the gap clockwise, in byte n), SIZE (how many),
            GONE (a bit for each discarded card), ROLL, ROUND, TURN as in the state, SEATS. A card is its place in the deck
    sheet   what one seat has, SHEET words: LO, HI (the shaded squares), FLAGS (NEIGHBOUR, DOT, SCISSORS, AGAIN crossed off),
            POINTS (a byte for each scored round), START (its start card), OPEN (its act of this turn + 1, or 0), PATCHES (how
            many), and from LOG on two words for each
    match   a table and behind it the sheets: sheet n is match[TABLE + n * SHEET:][:SHEET]
    rng     a generator (`pcg.seeded`); kernels use the words behind its two as room

An act is a number, `code`: the square on which the first square of the patch lies (7 bits), its form (8 bits: 8 * group + lane), mode
(0 whole, 1 cut, 2 cut twice; 3 bits), source (0 pass, 1 draw, 2 left, 3 right, 4 + n take card n of the circle; 4 bits), and 7 bits
for each of two single squares + 1. Where `again` is needed the sheet says so: it is not in the number.

    count(deck, table, sheet, kind, rng)         how many legal acts: kind PLAIN, DRAWINGS or ALL (see doodle_acts.py)
    legal(deck, table, sheet, kind, codes)       the same, and their codes into an array of signed numbers
    choose(deck, table, sheet, kind, rng, k)     the code of the k-th of them
    step(deck, match, seat, code)                a seat acts; the last one closes the turn
    chance(match, rng)                           the dealer acts, if it is to: True if it was
    playout(deck, table, sheet, rng, specials)   the score of one seat that plays on at random; table and sheet stay as they are
    playouts(deck, table, sheet, rng, specials, scores)     as many as there is room for
    playouts_of(deck, tables, sheets, rng, specials, scores)   one from each of many positions, lying one behind the other
    score(match, seat)                           P6

At random means: each legal act as likely as any other, among the plain ones (pass and whole patches) or among all.
"""

from quiltingbee.fast.bits import nth, popcount, size
from quiltingbee.fast.doodle_acts import (
    ALL,
    DRAWINGS,
    NO_DOTS,
    PLAIN,
    card_of,
    choose_act,
    drawing_of,
    flags_after,
    group_of,
    list_acts,
    shaded,
    square_of,
    weigh_acts,
)
from quiltingbee.fast.doodle_tables import (
    CIRCLE,
    FLAGS,
    GONE,
    HI,
    LO,
    LOG,
    OPEN,
    PATCHES,
    POINTS,
    ROLL,
    ROUND,
    SEATS,
    SHEET,
    SIZE,
    START,
    STARTS,
    TABLE,
    TURN,
    WHOLE,
)
from quiltingbee.fast.jit import helper, i64, kernel, u64
from quiltingbee.fast.lanes import count as count_places
from quiltingbee.fast.lanes import patch, pick
from quiltingbee.fast.pcg import below
from quiltingbee.fast.rectangle import points

__all__ = [
    "ALL",
    "DRAWINGS",
    "PLAIN",
    "chance",
    "choose",
    "count",
    "legal",
    "playout",
    "playouts",
    "playouts_of",
    "score",
    "step",
]

_ALL_CARDS = (1 << 30) - 1
_HI = 0x1FFFF


@helper("UniTuple(u8, 4)(u8, i8, u8, i8)")
def _discard(circle, cards, gone, roll):
    """T4: the marked card goes, the circle begins behind it."""
    at = u64(8 * (roll - 1))
    card = u64(u64(circle >> at) & u64(0xFF))
    behind = u64(u64(circle >> at) >> u64(8))
    before = u64(circle & u64(u64(u64(1) << at) - u64(1)))
    turned = u64(behind | u64(before << u64(8 * (cards - roll))))
    return turned, u64(cards - 1), u64(gone | u64(u64(1) << card)), card


@helper("Tuple((u8, u8))(u8, u8, u8, i8, u8)")
def _deal(state, stream, circle, cards, gone):
    """S1, T6: the circle is filled up to eight; the new cards lie behind those that stayed."""
    left = u64(u64(~gone) & u64(_ALL_CARDS))
    for n in range(cards):
        left = u64(left & u64(~u64(u64(1) << u64(u64(circle >> u64(8 * n)) & u64(0xFF)))))
    many = popcount(left)
    for n in range(cards, 8):
        state, k = below(state, stream, many)
        card = nth(left, k)
        left = u64(left ^ u64(u64(1) << u64(card)))
        circle = u64(circle | u64(u64(card) << u64(8 * n)))
        many -= 1
    return state, circle


@helper("UniTuple(u8, 3)(u8[::1], u8, u8, u8, i8, i8, b1, u8, u8)")
def _plain_turn(deck, state, stream, circle, cards, roll, last, lo, hi):
    """One random plain act: the generator, the shaded squares."""
    free_lo, free_hi = u64(~lo), u64(u64(~hi) & u64(_HI))
    if not last:
        group = i64(deck[WHOLE + card_of(circle, cards, roll, False, 0)])
        many = count_places(deck, group, free_lo, free_hi)
        state, k = below(state, stream, many + 1)
        if k == 0:
            return state, lo, hi
        # What counting has found is used again: the compiler sees that both ask the same.
        lane, square = pick(deck, group, free_lo, free_hi, k - 1)
    else:
        # T8: any of the cards; copies are equal.
        first = i64(deck[WHOLE + card_of(circle, cards, roll, True, 0)])
        second = i64(deck[WHOLE + card_of(circle, cards, roll, True, 1)])
        third = i64(deck[WHOLE + card_of(circle, cards, roll, True, 2)])
        many = count_places(deck, first, free_lo, free_hi)
        more = count_places(deck, second, free_lo, free_hi) if second != first else 0
        most = count_places(deck, third, free_lo, free_hi) if third not in (first, second) else 0
        state, k = below(state, stream, many + more + most + 1)
        if k == 0:
            return state, lo, hi
        k -= 1
        group = first
        if k >= many:
            k -= many
            group = second
            if k >= more:
                k -= more
                group = third
        lane, square = pick(deck, group, free_lo, free_hi, k)
    patch_lo, patch_hi = patch(deck, group, lane, square)
    return state, u64(lo | patch_lo), u64(hi | patch_hi)


@helper("Tuple((u8, u8, u8, i8))(u8[::1], u8, u8, u8, i8, i8, b1, i8, i8, u8, u8, u8[::1])")
def _special_turn(deck, state, stream, circle, cards, roll, last, start, flags, lo, hi, room):
    """One random act among all: the generator, the shaded squares, what is crossed off."""
    many = weigh_acts(deck, circle, cards, roll, last, start, flags, lo, hi, room)
    state, k = below(state, stream, many)
    code, group = choose_act(deck, lo, hi, room, k)
    lo, hi = shaded(deck, group, lo, hi, code)
    return state, lo, hi, flags_after(flags, code)


@kernel("i8(u8[::1], u8[::1], u8[::1], u8[::1], b1)")
def playout(deck, table, sheet, rng, specials):
    """The score of one seat that plays on at random from here; what it has already done in this turn counts."""
    state, stream = rng[0], rng[1]
    circle, cards, gone = table[CIRCLE], i64(table[SIZE]), table[GONE]
    roll, number, turn = i64(table[ROLL]), i64(table[ROUND]), i64(table[TURN])
    lo, hi, flags, scored = sheet[LO], sheet[HI], i64(sheet[FLAGS]), sheet[POINTS]
    total = i64(scored & u64(0xFF)) + i64(u64(scored >> u64(8)) & u64(0xFF)) + i64(u64(scored >> u64(16)) & u64(0xFF))
    done = i64(sheet[OPEN]) - 1
    if turn == 0:
        card = i64(sheet[START])
        if done >= 0:
            lo, hi = shaded(deck, group_of(deck, circle, cards, roll, False, card, done), lo, hi, done)
            flags = flags_after(flags, done)
        else:
            if card >= 10:  # not dealt yet
                state, card = below(state, stream, 10)
            if specials:
                state, lo, hi, flags = _special_turn(
                    deck, state, stream, circle, cards, roll, False, card, flags, lo, hi, rng
                )
            else:
                group = i64(deck[STARTS + card])
                free_lo, free_hi = u64(~lo), u64(u64(~hi) & u64(_HI))
                state, k = below(state, stream, count_places(deck, group, free_lo, free_hi))
                lane, square = pick(deck, group, free_lo, free_hi, k)
                patch_lo, patch_hi = patch(deck, group, lane, square)
                lo, hi = u64(lo | patch_lo), u64(hi | patch_hi)
        done = -1
        turn = 1
    while turn <= 6:
        last = (number == 3) & (turn == 6)
        if roll == 0 and not last:
            if turn == 1 and (cards == 0 or cards == 2):  # noqa: PLR1714 (machine code knows no sets)
                state, circle = _deal(state, stream, circle, cards, gone)
                cards = 8
            state, k = below(state, stream, 3)
            roll = k + 1
        if done >= 0:
            lo, hi = shaded(deck, group_of(deck, circle, cards, roll, last, -1, done), lo, hi, done)
            flags = flags_after(flags, done)
            done = -1
        elif specials and flags != 15:
            state, lo, hi, flags = _special_turn(deck, state, stream, circle, cards, roll, last, -1, flags, lo, hi, rng)
        else:
            state, lo, hi = _plain_turn(deck, state, stream, circle, cards, roll, last, lo, hi)
        if not last:
            circle, fewer, gone, _ = _discard(circle, cards, gone, roll)
            cards = i64(fewer)
            roll = 0
        turn += 1
        if turn == 7:
            total += points(lo, hi)
            if number < 3:
                number += 1
                turn = 1
    rng[0] = state
    return total - (81 - size(lo, hi))


@kernel("i8(u8[::1], u8[::1], u8[::1], u8[::1], b1, i8[::1])")
def playouts(deck, table, sheet, rng, specials, scores):
    """As many playouts of one position as there are places for scores; their sum."""
    total = 0
    for n in range(len(scores)):
        scores[n] = playout(deck, table, sheet, rng, specials)
        total += scores[n]
    return total


@kernel("i8(u8[::1], u8[::1], u8[::1], u8[::1], b1, i8[::1])")
def playouts_of(deck, tables, sheets, rng, specials, scores):
    """One playout from each of many positions; the sum of the scores."""
    total = 0
    for n in range(len(scores)):
        table = tables[n * TABLE : (n + 1) * TABLE]
        scores[n] = playout(deck, table, sheets[n * SHEET : (n + 1) * SHEET], rng, specials)
        total += scores[n]
    return total


@helper("Tuple((b1, i8))(u8[::1], u8[::1])")
def _moment(table, sheet):
    """Whether it is the last turn, and the start card in turn 0 (else -1)."""
    last = (table[ROUND] == u64(3)) & (table[TURN] == u64(6))
    return last, (i64(sheet[START]) if table[TURN] == u64(0) else -1)


@kernel("i8(u8[::1], u8[::1], u8[::1], i8, u8[::1])")
def count(deck, table, sheet, kind, rng):
    """How many legal acts of that kind a seat has that is to act."""
    last, start = _moment(table, sheet)
    circle, cards, roll = table[CIRCLE], i64(table[SIZE]), i64(table[ROLL])
    flags, lo, hi = i64(sheet[FLAGS]), sheet[LO], sheet[HI]
    if kind == PLAIN:
        flags = 15
    elif kind == DRAWINGS:
        flags |= NO_DOTS
    return weigh_acts(deck, circle, cards, roll, last, start, flags, lo, hi, rng)


@kernel("i8(u8[::1], u8[::1], u8[::1], i8, u8[::1], i8)")
def choose(deck, table, sheet, kind, rng, k):
    """The code of the k-th legal act of that kind."""
    count(deck, table, sheet, kind, rng)
    code, _ = choose_act(deck, sheet[LO], sheet[HI], rng, k)
    return code


@kernel("i8(u8[::1], u8[::1], u8[::1], i8, i8[::1])")
def legal(deck, table, sheet, kind, codes):
    """Writes the codes of the legal acts of that kind, as many as there is room for; how many there are."""
    last, start = _moment(table, sheet)
    circle, cards, roll = table[CIRCLE], i64(table[SIZE]), i64(table[ROLL])
    return list_acts(deck, circle, cards, roll, last, start, i64(sheet[FLAGS]), sheet[LO], sheet[HI], kind, codes)


@kernel("b1(u8[::1], u8[::1], i8, i8)")
def step(deck, match, seat, code):
    """A seat's act, which must be legal; whether it closed the turn."""
    seats = i64(match[SEATS])
    match[TABLE + seat * SHEET + OPEN] = u64(code + 1)
    for other in range(seats):
        if match[TABLE + other * SHEET + OPEN] == u64(0):
            return False
    last = (match[ROUND] == u64(3)) & (match[TURN] == u64(6))
    for other in range(seats):
        _act(deck, match, TABLE + other * SHEET, last)
    if i64(match[ROLL]):
        circle, cards, gone, _ = _discard(match[CIRCLE], i64(match[SIZE]), match[GONE], i64(match[ROLL]))
        match[CIRCLE], match[SIZE], match[GONE], match[ROLL] = circle, cards, gone, u64(0)
    match[TURN] = u64(match[TURN] + u64(1))
    if match[TURN] == u64(7) and match[ROUND] < u64(3):
        match[ROUND] = u64(match[ROUND] + u64(1))
        match[TURN] = u64(1)
    return True


@kernel("void(u8[::1], u8[::1], i8, b1)")
def _act(deck, match, at, last):
    """Carries a sheet's open act out."""
    code = i64(match[at + OPEN]) - 1
    match[at + OPEN] = u64(0)
    start = i64(match[at + START]) if match[TURN] == u64(0) else -1
    circle, cards, roll = match[CIRCLE], i64(match[SIZE]), i64(match[ROLL])
    group = group_of(deck, circle, cards, roll, last, start, code)
    if group >= 0:
        patch_lo, patch_hi = drawing_of(deck, group, code)
        _shade(match, at, patch_lo, patch_hi)
    for place in (22, 29):
        dot = code >> place & 127
        if dot:
            dot_lo, dot_hi = square_of(dot)
            _shade(match, at, dot_lo, dot_hi)
    match[at + FLAGS] = u64(flags_after(i64(match[at + FLAGS]), code))
    if match[TURN] == u64(6):
        worth = u64(points(match[at + LO], match[at + HI]))
        match[at + POINTS] = u64(match[at + POINTS] | u64(worth << u64(8 * (i64(match[ROUND]) - 1))))


@helper("void(u8[::1], i8, u8, u8)")
def _shade(match, at, lo, hi):
    """A patch or a single square more on a sheet."""
    match[at + LO] = u64(match[at + LO] | lo)
    match[at + HI] = u64(match[at + HI] | hi)
    place = at + LOG + 2 * i64(match[at + PATCHES])
    match[place] = lo
    match[place + 1] = hi
    match[at + PATCHES] = u64(match[at + PATCHES] + u64(1))


@kernel("b1(u8[::1], u8[::1])")
def chance(match, rng):
    """The dealer's next deal at random, if it is to act; whether it was. Ten seats at most get different start cards."""
    state, stream = rng[0], rng[1]
    seats = i64(match[SEATS])
    if match[TURN] == u64(0):
        if match[TABLE + START] < u64(10):
            return False
        left = u64(0)
        for seat in range(seats):
            if left == u64(0):
                left = u64(1023)
            state, k = below(state, stream, popcount(left))
            card = nth(left, k)
            left = u64(left ^ u64(u64(1) << u64(card)))
            match[TABLE + seat * SHEET + START] = u64(card)
    elif match[TURN] > u64(6) or match[ROLL] != u64(0) or (match[ROUND] == u64(3) and match[TURN] == u64(6)):
        return False
    elif match[TURN] == u64(1) and (match[SIZE] == u64(0) or match[SIZE] == u64(2)):
        state, match[CIRCLE] = _deal(state, stream, match[CIRCLE], i64(match[SIZE]), match[GONE])
        match[SIZE] = u64(8)
    else:
        state, k = below(state, stream, 3)
        match[ROLL] = u64(k + 1)
    rng[0] = state
    return True


@kernel("i8(u8[::1], i8)")
def score(match, seat):
    """P6: what a seat has so far, less its empty squares once the match is over."""
    at = TABLE + seat * SHEET
    scored = match[at + POINTS]
    total = i64(scored & u64(0xFF)) + i64(u64(scored >> u64(8)) & u64(0xFF)) + i64(u64(scored >> u64(16)) & u64(0xFF))
    if match[TURN] > u64(6):
        total -= 81 - size(match[at + LO], match[at + HI])
    return total

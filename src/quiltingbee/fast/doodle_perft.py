"""How many distinct legal lines of Patchwork Doodle there are: the last act of each is counted, not made.

Seats do not disturb each other and chance does what the dealer says, whatever anybody draws. So the cards of every turn are
known before a line begins, each seat's lines are counted alone, and their numbers are multiplied.
"""

from math import prod
from typing import Any

from quiltingbee.core.chance import Dealer
from quiltingbee.core.game import Chance, Move, Over, Refused
from quiltingbee.fast import doodle, doodle_pack
from quiltingbee.fast.doodle_acts import ALL, PLAIN, flags_after, group_of, list_acts, shaded, weigh_acts
from quiltingbee.fast.doodle_tables import CIRCLE, FLAGS, HI, LO, ROLL, ROUND, SHEET, SIZE, START, TABLE, TURN
from quiltingbee.fast.jit import counts, helper, i64, kernel, u64, words
from quiltingbee.fast.pcg import ROOM, seeded
from quiltingbee.games.doodle import Doodle

_EVERYTHING = 15  # all crossed off: what is left are the plain acts
_CORE = 3
_PORTION = 4096


@helper("Tuple((u8, i8, i8, b1, i8))(u8[::1], i8, i8)")
def _moment(tables, turn, start):
    """What decides a turn: circle, how many cards, roll, whether it is the last, and the start card if it is drawn now (else -1)."""
    at = turn * TABLE
    last = (tables[at + ROUND] == u64(3)) & (tables[at + TURN] == u64(6))
    return (
        tables[at + CIRCLE],
        i64(tables[at + SIZE]),
        i64(tables[at + ROLL]),
        last,
        start if tables[at + TURN] == u64(0) else -1,
    )


@kernel("i8(u8[::1], u8[::1], u8[::1], i8, u8[::1], u8[::1], i8[::1], i8[::1], i8, i8)")
def lines(deck, tables, sheet, kind, room, stack, begins, codes, first, behind):
    """How many lines of at least two acts begin with one of a portion of the first acts, `codes[first:behind]`.

    tables: one for each act of a line; begins: where in `codes` the acts of each level but the last have their place, and where the
    last of them ends; behind that, for each level which is next and where they end. stack: room for a sheet's core at each level.
    """
    depth = len(tables) // TABLE
    start = i64(sheet[START])
    stack[0], stack[1], stack[2] = sheet[LO], sheet[HI], u64(_EVERYTHING) if kind == PLAIN else sheet[FLAGS]
    begins[depth], begins[2 * depth] = first, behind
    total, level = 0, 0
    while level >= 0:
        if begins[depth + level] == begins[2 * depth + level]:
            level -= 1
            continue
        code = codes[begins[depth + level]]
        begins[depth + level] += 1
        here = level * _CORE
        lo, hi, flags = stack[here], stack[here + 1], i64(stack[here + 2])
        circle, cards, roll, last, card = _moment(tables, level, start)
        lo, hi = shaded(deck, group_of(deck, circle, cards, roll, last, card, code), lo, hi, code)
        flags = flags_after(flags, code)
        level += 1
        circle, cards, roll, last, card = _moment(tables, level, start)
        if level + 1 == depth:
            total += weigh_acts(deck, circle, cards, roll, last, card, flags, lo, hi, room)
            level -= 1
            continue
        here += _CORE
        stack[here], stack[here + 1], stack[here + 2] = lo, hi, u64(flags)
        begin = begins[level]
        row = codes[begin : begins[level + 1]]
        many = list_acts(deck, circle, cards, roll, last, card, flags, lo, hi, kind, row)
        begins[depth + level], begins[2 * depth + level] = begin, begin + many
    return total


def perft(state: Any, depth: int, *, plain: bool, dealer: Dealer | None, deals: int) -> int:
    """How many distinct legal lines of so many acts there are: the number of `core/perft.py`, which says what that means."""
    deck = doodle_pack.deck_of(state.options)
    kind = PLAIN if plain else ALL
    turns = _turns(state, depth, dealer, deals)
    if sum(len(tables) for _, tables in turns.values()) < depth:
        return 0
    return prod(_of_seat(deck, sheet, tables, kind) for sheet, tables in turns.values())


def _turns(state: Any, depth: int, dealer: Dealer | None, deals: int) -> dict[int, tuple[Any, list[list[int]]]]:
    """For each seat that acts in such a line: its sheet when it acts first, and what all seats share at each of its acts."""
    game = Doodle()
    found: dict[int, tuple[Any, list[list[int]]]] = {}
    for _ in range(depth):
        turn = game.turn(state)
        while isinstance(turn, Chance):
            if dealer is None:
                raise Refused("no-dealer")
            state = game.apply(state, dealer.deal(turn, deals))
            turn, deals = game.turn(state), deals + 1
        if isinstance(turn, Over):
            break
        seat = turn.seats[0]
        sheet = doodle_pack.pack(state)[TABLE + SHEET * seat :][:SHEET]
        found.setdefault(seat, (sheet, []))[1].append(doodle_pack.table_words(state))
        state = game.apply(state, Move(seat, next(game.acts(state, seat, plain=True))))  # any will do
    return found


def _of_seat(deck: Any, sheet: Any, tables: list[list[int]], kind: int) -> int:
    """The lines of one seat."""
    depth, rng = len(tables), seeded(0)
    # No later sheet has more legal acts than this one would have then: so much room is enough.
    most = [int(doodle.count(deck, words(table), sheet, kind, rng)) for table in tables]
    if depth == 1:
        return most[0]
    begins = counts(3 * depth)
    begins[1] = most[0]
    for level in range(1, depth - 1):
        begins[level + 1] = begins[level] + most[level]
    codes, stack, room = counts(sum(most[:-1])), words(_CORE * depth), words(2 + ROOM)
    doodle.legal(deck, words(tables[0]), sheet, kind, codes[: most[0]])
    shared = words([word for table in tables for word in table])
    portion = max(1, _PORTION >> 4 * (depth - 2))  # so that one may still break off
    total = 0
    for first in range(0, most[0], portion):
        behind = min(first + portion, most[0])
        total += int(lines(deck, shared, sheet, kind, room, stack, begins, codes, first, behind))
    return total

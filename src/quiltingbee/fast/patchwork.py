"""Patchwork for two seats as kernels: legal acts, steps and playouts on arrays, callable from other kernels.

`patchwork_pack.py` makes these arrays of a pure state and back. All are words (`jit.words`):

    box     the table of the patches (`patchwork_tables.box()`); never written to
    match   MATCH words: LEFT (a bit for each place of the circle whose patch is still there), AT (the place the neutral token looks at
            first), MOVER (NOBODY before the first deal), LEATHER (1: a special patch in hand), BONUS (1 + the seat with the tile),
            SPECIALS (a bit for each space with a special patch), COUNT (places of the circle; 0 before it is laid out);
            for each seat QUILT words: LO, HI, BUTTONS, INCOME, TIME, SEWN (how many patches);
            ORDER: the patch on each place; LOGS: for each seat what is sewn on, two words a patch, its number from bit 32 of the second
    rng     a generator (`pcg.seeded`); kernels use the words behind its two as room

An act is a number, `code`, the same in every state: the square on which the first square of the patch lies (7 bits), which of its
orientations (3 bits), and the patch + 1 (special patches are 33); 0 is to advance.

    count(box, match)                   how many legal acts the mover has
    legal(box, match, codes)            the same, and their codes into an array of signed numbers
    choose(box, match, k)               the code of the k-th of them
    step(box, match, code)              the mover acts
    chance(match, rng)                  the dealer acts, if it is to: True if it was
    over(match), score(match, seat), winner(match)
    playout(box, match, rng)            both scores and the winner when it is played on at random; match stays as it is
    playouts(box, match, rng, scores)   as many as there is room for (both scores of each); how often seat 0 won
    playouts_of(box, matches, rng, scores)   one from each of many matches, lying one behind the other

How many legal lines there are counts `patchwork_perft.py`.

At random means: each distinct legal act as likely as any other.
"""

from quiltingbee.fast.bits import move, nth_square, seven_by_seven, size
from quiltingbee.fast.jit import helper, i64, kernel, u64
from quiltingbee.fast.lanes import LANES, patch, pick, places
from quiltingbee.fast.patchwork_parts import crossed, next_places, number_at, shuffle, until, ways_of
from quiltingbee.fast.patchwork_tables import (
    AT,
    BONUS,
    BUTTONS,
    COUNT,
    HI,
    INCOME,
    LEATHER,
    LEATHER_NUMBER,
    LEFT,
    LO,
    LOG,
    LOGS,
    MATCH,
    MOVER,
    NOBODY,
    ORDER,
    PLACES,
    QUILT,
    QUILTS,
    SEWN,
    SPECIALS,
    TIME,
)
from quiltingbee.fast.pcg import below

__all__ = [
    "chance",
    "choose",
    "count",
    "legal",
    "over",
    "playout",
    "playouts",
    "playouts_of",
    "score",
    "step",
    "winner",
]

_GOAL = 53
_FULL_HI = 0x1FFFF
_EVERY = (1 << PLACES) - 1
_ROOM = 2


@kernel("UniTuple(i8, 3)(u8[::1], u8[::1], u8[::1])")
def playout(box, match, rng):
    """Both scores and the winner when the match is played on at random; from the deals on when they are not made."""
    order, base = match, ORDER
    left, at, places_ = match[LEFT], i64(match[AT]), i64(match[COUNT])
    mover, leather, bonus, specials = i64(match[MOVER]), match[LEATHER] != u64(0), i64(match[BONUS]), match[SPECIALS]
    state, stream = rng[0], rng[1]
    if mover == NOBODY:
        state, mover = below(state, stream, 2)
    if places_ == 0:
        rng[0] = state
        shuffle(rng, _ROOM, rng)
        state = rng[0]
        order, base = rng, _ROOM
        left, at, places_ = u64(_EVERY), 0, PLACES
    mine = QUILTS + QUILT * mover
    other = QUILTS + QUILT * (1 - mover)
    lo, hi, buttons = match[mine + LO], match[mine + HI], i64(match[mine + BUTTONS])
    income, time = i64(match[mine + INCOME]), i64(match[mine + TIME])
    lo2, hi2, buttons2 = match[other + LO], match[other + HI], i64(match[other + BUTTONS])
    income2, time2 = i64(match[other + INCOME]), i64(match[other + TIME])
    while leather or time < _GOAL:
        free_lo, free_hi = u64(~lo), u64(u64(~hi) & u64(_FULL_HI))
        sewn_lo, sewn_hi = u64(0), u64(0)
        goal = time
        if leather:
            state, k = below(state, stream, size(free_lo, free_hi))
            square = nth_square(free_lo, free_hi, k)
            if square < 64:
                sewn_lo = u64(u64(1) << u64(square))
            else:
                sewn_hi = u64(u64(1) << u64(square - 64))
        else:
            first, second, third = next_places(left, at, places_)
            one = box[number_at(order, base, at, places_, first)]
            two = box[number_at(order, base, at, places_, second)]
            three = box[number_at(order, base, at, places_, third)]
            ways = ways_of(box, one, buttons, free_lo, free_hi)
            more = ways_of(box, two, buttons, free_lo, free_hi)
            most = ways_of(box, three, buttons, free_lo, free_hi)
            state, k = below(state, stream, 1 + ways + more + most)
            if k == 0:
                goal = min(time2 + 1, _GOAL)
                buttons += goal - time
            else:
                k -= 1
                entry, gone = one, first
                if k >= ways:
                    k -= ways
                    entry, gone = two, second
                    if k >= more:
                        k -= more
                        entry, gone = three, third
                group = i64(entry >> u64(32))
                lane, square = pick(box, group, free_lo, free_hi, k)
                sewn_lo, sewn_hi = patch(box, group, lane, square)
                place = at + gone
                if place >= places_:
                    place -= places_
                left = u64(left ^ u64(u64(1) << u64(place)))
                at = place + 1 if place + 1 < places_ else 0
                buttons -= i64(entry & u64(0xFF))
                income += i64(u64(entry >> u64(16)) & u64(0xFF))
                goal = min(time + i64(u64(entry >> u64(8)) & u64(0xFF)), _GOAL)
        lo, hi = u64(lo | sewn_lo), u64(hi | sewn_hi)
        if bonus == 0 and size(lo, hi) >= 49 and seven_by_seven(lo, hi):
            bonus = mover + 1
        buttons += income * crossed(time, goal)
        ahead = max(time, time2)
        passed = u64(specials & u64(until(goal) & u64(~until(ahead)))) if goal > ahead else u64(0)
        leather = passed != u64(0) and size(lo, hi) < 81
        time = goal
        if time > time2 and not leather:
            mover = 1 - mover
            lo, hi, buttons, income, time, lo2, hi2, buttons2, income2, time2 = (
                lo2, hi2, buttons2, income2, time2, lo, hi, buttons, income, time,
            )  # fmt: skip
    rng[0] = state
    points = buttons - 2 * (81 - size(lo, hi)) + (7 if bonus == mover + 1 else 0)
    points2 = buttons2 - 2 * (81 - size(lo2, hi2)) + (7 if bonus == 2 - mover else 0)
    # E3: on a tie the one who reached the goal first, and that is not the one who acted last.
    best = mover if points > points2 else 1 - mover
    if mover == 0:
        return points, points2, best
    return points2, points, best


@kernel("i8(u8[::1], u8[::1], u8[::1], i8[::1])")
def playouts(box, match, rng, scores):
    """As many playouts of one match as there is room for two scores each; how often seat 0 won."""
    wins = 0
    for n in range(len(scores) // 2):
        scores[2 * n], scores[2 * n + 1], best = playout(box, match, rng)
        wins += 1 - best
    return wins


@kernel("i8(u8[::1], u8[::1], u8[::1], i8[::1])")
def playouts_of(box, matches, rng, scores):
    """One playout from each of many matches; how often seat 0 won."""
    wins = 0
    for n in range(len(scores) // 2):
        scores[2 * n], scores[2 * n + 1], best = playout(box, matches[n * MATCH : (n + 1) * MATCH], rng)
        wins += 1 - best
    return wins


@helper("UniTuple(u8, 2)(u8[::1])")
def _free(match):
    """The empty squares of the mover."""
    mine = QUILTS + QUILT * i64(match[MOVER])
    return u64(~match[mine + LO]), u64(u64(~match[mine + HI]) & u64(_FULL_HI))


@helper("i8(u8[::1], u8[::1], i8)")
def _within_reach(match, order, nth):
    """T2: the number of the first, second or third patch in front of the neutral token."""
    at, places_ = i64(match[AT]), i64(match[COUNT])
    first, second, third = next_places(match[LEFT], at, places_)
    step = first if nth == 0 else second if nth == 1 else third
    return number_at(order, ORDER, at, places_, step)


@kernel("i8(u8[::1], u8[::1], u8[::1])")
def count_in(box, match, order):
    """How many legal acts there are; `order` is a match that has the circle's order."""
    if over(match):
        return 0
    free_lo, free_hi = _free(match)
    if match[LEATHER] != u64(0):
        return size(free_lo, free_hi)
    buttons = i64(match[QUILTS + QUILT * i64(match[MOVER]) + BUTTONS])
    total = 1
    for nth in range(3):
        total += ways_of(box, box[_within_reach(match, order, nth)], buttons, free_lo, free_hi)
    return total


@kernel("i8(u8[::1], u8[::1])")
def count(box, match):
    """How many legal acts the mover has."""
    return count_in(box, match, match)


@kernel("i8(u8[::1], u8[::1], u8[::1], i8[::1])")
def legal_in(box, match, order, codes):
    """Writes the codes, as many as there is room for."""
    if over(match):
        return 0
    free_lo, free_hi = _free(match)
    room = len(codes)
    if match[LEATHER] != u64(0):
        many = size(free_lo, free_hi)
        for k in range(min(many, room)):
            codes[k] = nth_square(free_lo, free_hi, k) | (LEATHER_NUMBER + 1) << 10
        return many
    if room:
        codes[0] = 0
    found = 1
    buttons = i64(match[QUILTS + QUILT * i64(match[MOVER]) + BUTTONS])
    for nth in range(3):
        number = _within_reach(match, order, nth)
        entry = box[number]
        if i64(entry & u64(0xFF)) > buttons:
            continue
        for lane in range(LANES):
            found_lo, found_hi = places(box, i64(entry >> u64(32)), lane, free_lo, free_hi)
            for k in range(size(found_lo, found_hi)):
                if found < room:
                    codes[found] = nth_square(found_lo, found_hi, k) | lane << 7 | (number + 1) << 10
                found += 1
    return found


@kernel("i8(u8[::1], u8[::1], i8[::1])")
def legal(box, match, codes):
    """Writes the codes of the legal acts, as many as there is room for; how many there are."""
    return legal_in(box, match, match, codes)


@kernel("i8(u8[::1], u8[::1], i8)")
def choose(box, match, k):
    """The code of the k-th legal act, in the order of the pure rules."""
    free_lo, free_hi = _free(match)
    if match[LEATHER] != u64(0):
        return nth_square(free_lo, free_hi, k) | (LEATHER_NUMBER + 1) << 10
    buttons = i64(match[QUILTS + QUILT * i64(match[MOVER]) + BUTTONS])
    k -= 1
    for nth in range(3):
        number = _within_reach(match, match, nth)
        ways = ways_of(box, box[number], buttons, free_lo, free_hi)
        if 0 <= k < ways:
            lane, square = pick(box, i64(box[number] >> u64(32)), free_lo, free_hi, k)
            return square | lane << 7 | (number + 1) << 10
        k -= ways
    return 0


@kernel("UniTuple(u8, 2)(u8[::1], u8[::1], u8[::1], i8)")
def step_in(box, match, order, code):
    """Carries an act out on what changes in a match; the squares that were sewn on."""
    mover = i64(match[MOVER])
    mine = QUILTS + QUILT * mover
    time, time2 = i64(match[mine + TIME]), i64(match[QUILTS + QUILT * (1 - mover) + TIME])
    number = (code >> 10) - 1
    goal = time
    lo, hi = u64(0), u64(0)
    if number < 0:
        goal = min(time2 + 1, _GOAL)  # T3
        match[mine + BUTTONS] = u64(match[mine + BUTTONS] + u64(goal - time))
    elif number == LEATHER_NUMBER:
        lo, hi = move(u64(1), code & 127)
    else:
        entry = box[number]
        lo, hi = patch(box, i64(entry >> u64(32)), code >> 7 & 7, code & 127)
        places_ = i64(match[COUNT])
        place = 0
        while i64(order[ORDER + place]) != number:
            place += 1
        match[LEFT] = u64(match[LEFT] ^ u64(u64(1) << u64(place)))
        match[AT] = u64(place + 1 if place + 1 < places_ else 0)
        match[mine + BUTTONS] = u64(match[mine + BUTTONS] - u64(entry & u64(0xFF)))
        match[mine + INCOME] = u64(match[mine + INCOME] + u64(u64(entry >> u64(16)) & u64(0xFF)))
        goal = min(time + i64(u64(entry >> u64(8)) & u64(0xFF)), _GOAL)  # E1
    all_lo, all_hi = u64(match[mine + LO] | lo), u64(match[mine + HI] | hi)
    match[mine + LO], match[mine + HI] = all_lo, all_hi
    if match[BONUS] == u64(0) and seven_by_seven(all_lo, all_hi):
        match[BONUS] = u64(mover + 1)
    match[mine + BUTTONS] = u64(match[mine + BUTTONS] + u64(match[mine + INCOME] * u64(crossed(time, goal))))
    ahead = max(time, time2)
    passed = u64(match[SPECIALS] & u64(until(goal) & u64(~until(ahead)))) if goal > ahead else u64(0)
    match[mine + TIME] = u64(goal)
    match[LEATHER] = u64(1) if passed != u64(0) and size(all_lo, all_hi) < 81 else u64(0)
    if goal > time2 and match[LEATHER] == u64(0):
        match[MOVER] = u64(1 - mover)
    return lo, hi


@kernel("void(u8[::1], u8[::1], i8)")
def step(box, match, code):
    """The mover's act, which must be legal."""
    mover = i64(match[MOVER])
    lo, hi = step_in(box, match, match, code)
    number = (code >> 10) - 1
    if number >= 0:
        sewn = QUILTS + QUILT * mover + SEWN
        place = LOGS + LOG * mover + 2 * i64(match[sewn])
        match[place] = lo
        match[place + 1] = u64(hi | u64(u64(number) << u64(32)))
        match[sewn] = u64(match[sewn] + u64(1))


@kernel("b1(u8[::1], u8[::1])")
def chance(match, rng):
    """The dealer's next deal at random, if it is to act; whether it was."""
    if match[MOVER] == u64(NOBODY):
        state, seat = below(rng[0], rng[1], 2)
        rng[0] = state
        match[MOVER] = u64(seat)
        return True
    if match[COUNT] == u64(0):
        shuffle(match, ORDER, rng)
        match[LEFT], match[AT], match[COUNT] = u64(_EVERY), u64(0), u64(PLACES)
        return True
    return False


@helper("b1(u8[::1])")
def over(match):
    """E1: whether both tokens stand on the goal and nothing is left to sew on."""
    there = match[QUILTS + TIME] == u64(_GOAL) and match[QUILTS + QUILT + TIME] == u64(_GOAL)
    return there and match[LEATHER] == u64(0)


@kernel("i8(u8[::1], i8)")
def score(match, seat):
    """E2, E3: buttons, less two for each empty square, and seven for the tile."""
    quilt = QUILTS + QUILT * seat
    points = i64(match[quilt + BUTTONS]) - 2 * (81 - size(match[quilt + LO], match[quilt + HI]))
    return points + 7 if match[BONUS] == u64(seat + 1) else points


@kernel("i8(u8[::1])")
def winner(match):
    """E3: most buttons; on a tie who reached the goal first. Only when the match is over."""
    mine, other = score(match, 0), score(match, 1)
    if mine == other:
        return 1 - i64(match[MOVER])
    return 0 if mine > other else 1

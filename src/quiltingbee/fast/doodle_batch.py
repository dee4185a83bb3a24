"""Many matches of Patchwork Doodle at once, for environments and training: what `doodle.py` can do with one, in one call for all.

The matches lie one behind the other in one array (`doodle_pack.pack` makes each) and have equally many seats and one deck. What is
asked of seats comes in the order of matches and seats; a seat that has nothing to do now (it has acted, the dealer is due, the
match is over) has no legal acts, and its code is -1.

    count_of(deck, matches, kind, rng, numbers)    how many legal acts each seat has; their sum
    legal_of(deck, matches, kind, begins, codes)   the codes of all of them: those of seat n are codes[begins[n]:begins[n + 1]]; how many
                                                   there are, also when there is no room for all
    choose_of(deck, matches, kind, rng, codes)     a random legal act for each seat; how many seats have one
    step_of(deck, matches, codes)                  each seat acts, but for -1; how many turns are closed by that
    chance_of(matches, rng)                        the dealer acts until seats are due or the match is over; how many deals
    score_of(matches, numbers)                     what each seat has
    features_of(matches, numbers)                  what `features.py` says of each sheet

Nothing is shared but the table of the deck: threads may take a part of the matches each, with a generator of their own.
"""

from quiltingbee.fast.doodle import chance, count, legal, score, step
from quiltingbee.fast.doodle_acts import choose_act
from quiltingbee.fast.doodle_tables import HI, LO, OPEN, ROLL, ROUND, SEATS, SHEET, START, TABLE, TURN
from quiltingbee.fast.features import FEATURES, features
from quiltingbee.fast.jit import helper, i64, kernel, u64
from quiltingbee.fast.pcg import below

__all__ = ["chance_of", "choose_of", "count_of", "features_of", "legal_of", "score_of", "step_of"]

_NOT_DEALT = 10


@helper("UniTuple(i8, 3)(u8[::1])")
def _measures(matches):
    """How many seats each match has, how many words it takes, and how many matches there are."""
    if len(matches) == 0:
        return 0, 1, 0
    seats = i64(matches[SEATS])
    length = TABLE + SHEET * seats
    return seats, length, len(matches) // length


@helper("UniTuple(i8, 2)(i8, i8, i8)")
def _seat(n, seats, length):
    """Where the match of seat n begins, and where its sheet does."""
    at = n // seats * length
    return at, at + TABLE + n % seats * SHEET


@helper("b1(u8[::1], i8, i8)")
def _due(matches, at, sheet):
    """Whether the seat with that sheet is to act in the match that begins there."""
    if matches[sheet + OPEN] != u64(0) or matches[at + TURN] > u64(6):
        return False
    if matches[at + TURN] == u64(0):
        return matches[sheet + START] < u64(_NOT_DEALT)
    return (matches[at + ROLL] != u64(0)) | ((matches[at + ROUND] == u64(3)) & (matches[at + TURN] == u64(6)))


@kernel("i8(u8[::1], u8[::1], i8, u8[::1], i8[::1])")
def count_of(deck, matches, kind, rng, numbers):
    """How many legal acts of that kind each seat has; their sum."""
    seats, length, many = _measures(matches)
    total = 0
    for n in range(many * seats):
        at, sheet = _seat(n, seats, length)
        numbers[n] = 0
        if _due(matches, at, sheet):
            numbers[n] = count(deck, matches[at : at + TABLE], matches[sheet : sheet + SHEET], kind, rng)
            total += numbers[n]
    return total


@kernel("i8(u8[::1], u8[::1], i8, i8[::1], i8[::1])")
def legal_of(deck, matches, kind, begins, codes):
    """The codes of all legal acts of that kind, as many as there is room for; how many there are."""
    seats, length, many = _measures(matches)
    found = 0
    for n in range(many * seats):
        at, sheet = _seat(n, seats, length)
        begins[n] = found
        if _due(matches, at, sheet):
            room = codes[min(found, len(codes)) :]
            found += legal(deck, matches[at : at + TABLE], matches[sheet : sheet + SHEET], kind, room)
    begins[many * seats] = found
    return found


@kernel("i8(u8[::1], u8[::1], i8, u8[::1], i8[::1])")
def choose_of(deck, matches, kind, rng, codes):
    """A random legal act of that kind for each seat, each as likely; how many seats have one."""
    seats, length, many = _measures(matches)
    found = 0
    for n in range(many * seats):
        at, sheet = _seat(n, seats, length)
        codes[n] = -1
        if _due(matches, at, sheet):
            ways = count(deck, matches[at : at + TABLE], matches[sheet : sheet + SHEET], kind, rng)
            state, k = below(rng[0], rng[1], ways)
            rng[0] = state
            codes[n], _ = choose_act(deck, matches[sheet + LO], matches[sheet + HI], rng, k)
            found += 1
    return found


@kernel("i8(u8[::1], u8[::1], i8[::1])")
def step_of(deck, matches, codes):
    """Each seat's act, which must be legal (-1: none); how many turns are closed by that."""
    seats, length, many = _measures(matches)
    closed = 0
    for n in range(many * seats):
        if codes[n] >= 0:
            at = n // seats * length
            closed += 1 if step(deck, matches[at : at + length], n % seats, codes[n]) else 0
    return closed


@kernel("i8(u8[::1], u8[::1])")
def chance_of(matches, rng):
    """The dealer acts at random in every match until seats are due or it is over; how many deals."""
    _, length, many = _measures(matches)
    deals = 0
    for n in range(many):
        while chance(matches[n * length : (n + 1) * length], rng):
            deals += 1
    return deals


@kernel("void(u8[::1], i8[::1])")
def score_of(matches, numbers):
    """P6: what each seat has so far, less its empty squares where the match is over."""
    seats, length, many = _measures(matches)
    for n in range(many * seats):
        at = n // seats * length
        numbers[n] = score(matches[at : at + length], n % seats)


@kernel("void(u8[::1], i8[::1])")
def features_of(matches, numbers):
    """FEATURES numbers of each seat's sheet."""
    seats, length, many = _measures(matches)
    for n in range(many * seats):
        _, sheet = _seat(n, seats, length)
        features(matches[sheet + LO], matches[sheet + HI], numbers, FEATURES * n)

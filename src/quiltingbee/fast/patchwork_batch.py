"""Many matches of Patchwork at once, for environments and training: what `patchwork.py` can do with one, in one call for all.

The matches lie one behind the other in one array (`patchwork_pack.pack` makes each). Where nobody is to act (the dealer is due, the match
is over) there are no legal acts, and the code is -1.

    count_of(box, matches, numbers)        how many legal acts each mover has; their sum
    legal_of(box, matches, begins, codes)  the codes of all of them: those of match n are codes[begins[n]:begins[n + 1]]; how many there
                                           are, also when there is no room for all
    choose_of(box, matches, rng, codes)    a random legal act for each mover; how many matches have one
    step_of(box, matches, codes)           the mover of each match acts, but for -1; how many matches are over after it
    chance_of(matches, rng)                the dealer acts until a seat is due or the match is over; how many deals
    score_of(matches, numbers)             what seats 0 and 1 of each have
    features_of(matches, numbers)          what `features.py` says of both quilts

Nothing is shared but the table of the patches: threads may take a part of the matches each, with a generator of their own.
"""

from quiltingbee.fast.features import FEATURES, features
from quiltingbee.fast.jit import helper, kernel, u64
from quiltingbee.fast.patchwork import chance, choose, count, legal, over, score, step
from quiltingbee.fast.patchwork_tables import COUNT, HI, LO, MATCH, MOVER, NOBODY, QUILT, QUILTS
from quiltingbee.fast.pcg import below

__all__ = ["chance_of", "choose_of", "count_of", "features_of", "legal_of", "score_of", "step_of"]


@helper("b1(u8[::1])")
def _due(match):
    """Whether a seat is to act."""
    return (match[MOVER] != u64(NOBODY)) & (match[COUNT] != u64(0)) and not over(match)


@kernel("i8(u8[::1], u8[::1], i8[::1])")
def count_of(box, matches, numbers):
    """How many legal acts each mover has; their sum."""
    total = 0
    for n in range(len(matches) // MATCH):
        match = matches[n * MATCH : (n + 1) * MATCH]
        numbers[n] = count(box, match) if _due(match) else 0
        total += numbers[n]
    return total


@kernel("i8(u8[::1], u8[::1], i8[::1], i8[::1])")
def legal_of(box, matches, begins, codes):
    """The codes of all legal acts, as many as there is room for; how many there are."""
    many = len(matches) // MATCH
    found = 0
    for n in range(many):
        match = matches[n * MATCH : (n + 1) * MATCH]
        begins[n] = found
        if _due(match):
            found += legal(box, match, codes[min(found, len(codes)) :])
    begins[many] = found
    return found


@kernel("i8(u8[::1], u8[::1], u8[::1], i8[::1])")
def choose_of(box, matches, rng, codes):
    """A random legal act for each mover, each as likely; how many matches have one."""
    found = 0
    for n in range(len(matches) // MATCH):
        match = matches[n * MATCH : (n + 1) * MATCH]
        codes[n] = -1
        if _due(match):
            state, k = below(rng[0], rng[1], count(box, match))
            rng[0] = state
            codes[n] = choose(box, match, k)
            found += 1
    return found


@kernel("i8(u8[::1], u8[::1], i8[::1])")
def step_of(box, matches, codes):
    """Each mover's act, which must be legal (-1: none); how many matches are over after it."""
    ended = 0
    for n in range(len(matches) // MATCH):
        match = matches[n * MATCH : (n + 1) * MATCH]
        if codes[n] >= 0:
            step(box, match, codes[n])
            ended += 1 if over(match) else 0
    return ended


@kernel("i8(u8[::1], u8[::1])")
def chance_of(matches, rng):
    """The dealer acts at random in every match until a seat is due; how many deals."""
    deals = 0
    for n in range(len(matches) // MATCH):
        while chance(matches[n * MATCH : (n + 1) * MATCH], rng):
            deals += 1
    return deals


@kernel("void(u8[::1], i8[::1])")
def score_of(matches, numbers):
    """E2, E3: what both seats have."""
    for n in range(len(matches) // MATCH):
        match = matches[n * MATCH : (n + 1) * MATCH]
        for seat in range(2):
            numbers[2 * n + seat] = score(match, seat)


@kernel("void(u8[::1], i8[::1])")
def features_of(matches, numbers):
    """FEATURES numbers of each quilt, seat 0 first."""
    for n in range(len(matches) // MATCH * 2):
        quilt = n // 2 * MATCH + QUILTS + n % 2 * QUILT
        features(matches[quilt + LO], matches[quilt + HI], numbers, FEATURES * n)

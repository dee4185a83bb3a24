"""What the kernels of Patchwork are made of: the patches within reach, ways to sew one on, buttons crossed, a random circle."""

from quiltingbee.fast.bits import lowest, popcount
from quiltingbee.fast.jit import helper, i64, kernel, u64
from quiltingbee.fast.lanes import count as count_places
from quiltingbee.fast.patchwork_tables import INCOME_BITS, NO_PATCH, PLACES
from quiltingbee.fast.pcg import below


@helper("UniTuple(i8, 3)(u8, i8, i8)")
def next_places(left, at, places_):
    """T2: the places of the next three patches, counted from the neutral token; 64 where there is none."""
    turned = u64(u64(left >> u64(at)) | u64(left << u64(places_ - at))) & u64(u64(u64(1) << u64(places_)) - u64(1))
    first = lowest(turned)
    turned = u64(turned & u64(turned - u64(1)))
    second = lowest(turned)
    turned = u64(turned & u64(turned - u64(1)))
    return first, second, lowest(turned)


@helper("i8(u8[::1], i8, i8, i8, i8)")
def number_at(order, base, at, places_, step):
    """The patch so many places from the neutral token on."""
    if step >= 64:
        return NO_PATCH
    place = at + step
    if place >= places_:
        place -= places_
    return i64(order[base + place])


@helper("i8(u8[::1], u8, i8, u8, u8)")
def ways_of(box, entry, buttons, free_lo, free_hi):
    """T4: in how many ways a patch can be sewn on, none when it cannot be paid."""
    if i64(entry & u64(0xFF)) > buttons:
        return 0
    return count_places(box, i64(entry >> u64(32)), free_lo, free_hi)


@helper("u8(i8)")
def until(space):
    """The spaces up to this one."""
    return u64(u64(u64(2) << u64(space)) - u64(1))


@helper("i8(i8, i8)")
def crossed(start, goal):
    """I1: how many buttons a token reaches or passes."""
    return popcount(u64(u64(INCOME_BITS) & u64(until(goal) ^ until(start))))


@kernel("void(u8[::1], i8, u8[::1])")
def shuffle(order, base, rng):
    """S2: a random circle with patch 00 at its end."""
    state, stream = rng[0], rng[1]
    for place in range(PLACES - 1):
        order[base + place] = u64(place + 1)
    order[base + PLACES - 1] = u64(0)
    for many in range(PLACES - 1, 1, -1):
        state, k = below(state, stream, many)
        taken = order[base + k]
        order[base + k] = order[base + many - 1]
        order[base + many - 1] = taken
    rng[0] = state

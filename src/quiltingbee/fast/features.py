"""What a learning program may want to know of a sheet, as FEATURES signed numbers beside each other.

SHADED    how many squares are covered
BEST      what the best fully covered rectangle is worth in Patchwork Doodle
SEVEN     1 where some 7×7 square is wholly covered
HOLES     how many connected parts the empty squares have
EDGES     how long the border between covered and empty squares is
LONELY    how many empty squares have no empty square beside them
"""

from quiltingbee.fast.bits import edges, holes, lonely, seven_by_seven, size
from quiltingbee.fast.jit import kernel
from quiltingbee.fast.rectangle import points

FEATURES = 6
SHADED, BEST, SEVEN, HOLES, EDGES, LONELY = range(FEATURES)


@kernel("void(u8, u8, i8[::1], i8)")
def features(lo, hi, numbers, at):
    """Writes those of one sheet, the first to `numbers[at]`."""
    numbers[at + SHADED] = size(lo, hi)
    numbers[at + BEST] = points(lo, hi)
    numbers[at + SEVEN] = 1 if seven_by_seven(lo, hi) else 0
    numbers[at + HOLES] = holes(lo, hi)
    numbers[at + EDGES] = edges(lo, hi)
    numbers[at + LONELY] = lonely(lo, hi)


@kernel("void(u8[::1], i8[::1])")
def features_of(sheets, numbers):
    """Those of many sheets, two words each, lying one behind the other."""
    for n in range(len(sheets) // 2):
        features(sheets[2 * n], sheets[2 * n + 1], numbers, FEATURES * n)

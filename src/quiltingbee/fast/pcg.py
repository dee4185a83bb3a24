"""The generator of the kernels: PCG-XSH-RR 64/32, whose whole state is two words, `rng[0]` and the stream `rng[1]`.

The words behind them are room for the kernels that get it.
Inside a kernel the state is a local number that is handed on: `state, value = below(state, stream, n)`. It serves playouts and
training only; what decides a match comes from `core/chance.py`.
"""

from typing import Any

from quiltingbee.fast import llvm
from quiltingbee.fast.jit import helper, i64, instruction, u64, words

M32 = 0xFFFFFFFF
ROOM = 126
MULTIPLIER = 6364136223846793005


def _build_rotated(builder: Any, values: Any) -> Any:
    """One instruction of the processor, where shifts of whole words take seven."""
    word, turn = (builder.trunc(value, llvm.whole(32)) for value in values)
    return builder.zext(llvm.call(builder, "llvm.fshr.i32", word.type, word, word, turn), llvm.whole())


@instruction("u8(u8, u8)", _build_rotated)
def rotated(word, turn):
    """The lower 32 bits of a word turned right by so many places (below 32)."""
    word &= M32
    return (word >> turn | word << 32 - turn) & M32


@helper("UniTuple(u8, 2)(u8, u8)")
def draw(state, stream):
    """The next state, and 32 random bits."""
    bits = rotated(u64(u64(u64(state >> u64(18)) ^ state) >> u64(27)), u64(state >> u64(59)))
    return u64(state * u64(MULTIPLIER) + stream), bits


@helper("Tuple((u8, i8))(u8, u8, i8)")
def below(state, stream, count):
    """The next state, and a number below `count` (at most 2**32), each exactly as likely."""
    state, bits = draw(state, stream)
    product = u64(bits * u64(count))
    rest = product & u64(M32)
    if rest < u64(count):
        least = u64(u64(u64(1) << u64(32)) - u64(count)) % u64(count)
        while rest < least:
            state, bits = draw(state, stream)
            product = u64(bits * u64(count))
            rest = product & u64(M32)
    return state, i64(product >> u64(32))


def seeded(seed: int, stream: int = 0) -> Any:
    """A generator from a seed; different streams of one seed are independent."""
    increment = (stream << 1 | 1) & (1 << 64) - 1
    state = (((increment + seed) & (1 << 64) - 1) * MULTIPLIER + increment) & (1 << 64) - 1
    return words([state, increment] + [0] * ROOM)

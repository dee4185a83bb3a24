"""How many distinct legal lines of Patchwork there are: the last act of each is counted, not made."""

from quiltingbee.fast.jit import kernel
from quiltingbee.fast.patchwork import count_in, legal_in, step_in
from quiltingbee.fast.patchwork_tables import CORE


@kernel("i8(u8[::1], u8[::1], i8, u8[::1], i8[::1])")
def perft(box, match, depth, stack, codes):
    """How many distinct legal lines of that many acts there are.

    stack: room for CORE words for each act; codes: for each act a row of equal length, as long as any list of acts may be.
    """
    if depth == 1:
        return count_in(box, match, match)
    row = len(codes) // depth
    for n in range(CORE):
        stack[n] = match[n]
    total = 0
    level = 0
    # In each row: first how many acts there are, then which is next, then the acts.
    codes[0] = legal_in(box, stack[:CORE], match, codes[2:row])
    codes[1] = 0
    while level >= 0:
        begin = level * row
        if codes[begin + 1] == codes[begin]:
            level -= 1
            continue
        code = codes[begin + 2 + codes[begin + 1]]
        codes[begin + 1] += 1
        here, there = level * CORE, (level + 1) * CORE
        for n in range(CORE):
            stack[there + n] = stack[here + n]
        after = stack[there : there + CORE]
        step_in(box, after, match, code)
        if level + 2 == depth:
            total += count_in(box, after, match)
            continue
        level += 1
        begin += row
        codes[begin] = legal_in(box, after, match, codes[begin + 2 : begin + row])
        codes[begin + 1] = 0
    return total

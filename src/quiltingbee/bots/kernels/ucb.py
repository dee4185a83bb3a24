"""Which child of a node is tried next in the searches that play games out at random (UCB1)."""

import math

from quiltingbee.bots.kernels.chance import below
from quiltingbee.bots.kernels.machine import kernel


@kernel
def pick(node, c, rng, tree):
    """The child that is tried next (UCB1): any that has not been tried, else good so far or seldom met."""
    first = tree.first[node]
    found, fresh = first, 0
    for k in range(first, first + tree.count[node]):
        if tree.visits[k] == 0:
            fresh += 1
            if below(rng, fresh) == 0:
                found = k
    if fresh:
        return found
    best = -1.0
    log = math.log(tree.visits[node] + 1.0)
    for k in range(first, first + tree.count[node]):
        x = tree.totals[k] / tree.visits[k] + c * math.sqrt(log / tree.visits[k])
        if x > best:
            best, found = x, k
    return found

"""Chance inside a kernel: xorshift64*, its state a word in an array, so that the same word leads to the same games."""

import numpy as np

from quiltingbee.bots.kernels.machine import kernel

U = np.uint64


@kernel
def rand(rng):
    """A word of 64 bits."""
    x = rng[0]
    x ^= x >> U(12)
    x ^= x << U(25)
    x ^= x >> U(27)
    rng[0] = x
    return x * U(2685821657736338717)


@kernel
def below(rng, n):
    """A number from 0 to n - 1, each as likely."""
    return np.int64((rand(rng) >> U(33)) % U(n))

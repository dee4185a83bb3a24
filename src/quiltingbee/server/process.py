"""How the interpreter of the server's process shares its time out, so that no answer waits for what has nothing to do with it."""

import asyncio
import gc
import logging
import sys
import time

log = logging.getLogger("quiltingbee.process")

SWITCH = 0.0001
"""Seconds after which a thread that waits for the interpreter gets it. The event loop lets go for a moment whenever it asks for news,
and each time the clock of who waits begins anew: with Python's 5 ms the thread that writes starved for seconds behind a busy loop."""
NEW, MIDDLE, OLD = 25_000, 10, 1_000_000
"""When garbage is looked for: `OLD` means that everything there is, a second's work with thousands of matches, is left to `collect`."""
SHARE = 500
"""Of all time, this part at most goes into looking at everything."""
SHORTEST = 60.0
"""Seconds between two such looks, at least."""


def begin() -> None:
    """Set this process up as a server's."""
    sys.setswitchinterval(SWITCH)
    gc.freeze()  # what has been imported stays
    gc.set_threshold(NEW, MIDDLE, OLD)


def pause(took: float) -> float:
    """How long not to look at everything again after that took so long."""
    return max(SHORTEST, took * SHARE)


async def collect() -> None:
    """Look at everything for garbage, now and then: connections that have ended leave some."""
    took = 0.0
    while True:
        await asyncio.sleep(pause(took))
        begun = time.perf_counter()
        found = gc.collect()
        took = time.perf_counter() - begun
        log.debug("garbage collected", extra={"objects": found, "ms": round(took * 1000)})

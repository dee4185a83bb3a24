"""A few places for many who wait: whoever is called next is of another party than the last, if there is one."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager


class Places:
    """So many may be inside at a time. Each party has a line of its own, and the lines are called one after the other."""

    def __init__(self, count: int):
        self._free = count
        self._lines: dict[Hashable, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def inside(self, party: Hashable) -> AsyncIterator[None]:
        """Wait for a place, and have it for a while."""
        if self._free > 0:
            self._free -= 1
        else:
            called = asyncio.get_running_loop().create_future()
            self._lines.setdefault(party, deque()).append(called)
            try:
                await called
            except asyncio.CancelledError:
                if called.done() and not called.cancelled():  # called, and gone in the same moment
                    self._next()
                raise
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        """A place is free again."""
        while self._lines:
            party = next(iter(self._lines))
            line = self._lines.pop(party)
            called = line.popleft()
            if line:
                self._lines[party] = line  # behind the others
            if not called.done():
                called.set_result(None)
                return
        self._free += 1

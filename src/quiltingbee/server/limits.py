"""How often somebody may do something: buckets that fill with time, one for each address or person."""

import time
from collections.abc import Callable, Hashable


class Bucket:
    """A bucket of `most` things that fills by `rate` a second."""

    __slots__ = ("_clock", "_left", "_most", "_rate", "_when")

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic):
        self._rate = rate
        self._most = most
        self._left = most
        self._clock = clock
        self._when = clock()

    def take(self, count: float = 1) -> float:
        """Take things: 0.0 when there are so many, else the seconds until there are. More than it can hold is all of it."""
        count = min(count, max(1, self._most))
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._when) * self._rate)
        self._when = now
        if self._left >= count:
            self._left -= count
            return 0.0
        return (count - self._left) / self._rate if self._rate > 0 else 3600.0

    @property
    def full(self) -> bool:
        """Whether it need not be remembered any more."""
        return self._left + (self._clock() - self._when) * self._rate >= self._most


class Buckets:
    """A bucket for each key; full ones are forgotten."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic):
        self.rate = rate
        self.most = most
        self._clock = clock
        self._buckets: dict[Hashable, Bucket] = {}
        self._sweep_at = 1000

    def take(self, key: Hashable, count: float = 1) -> float:
        """Take things for that key: 0.0, or the seconds to wait."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._sweep_at:
                self._buckets = {key: kept for key, kept in self._buckets.items() if not kept.full}
                self._sweep_at = max(1000, 2 * len(self._buckets))
            bucket = self._buckets[key] = Bucket(self.rate, self.most, self._clock)
        return bucket.take(count)

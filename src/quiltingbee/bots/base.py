"""What a bot is, how long it may think, and the chance it may use.

A bot gets a view, which is all that its seat may see, and answers with an act. It keeps nothing between two acts that
matters: the same view, work and chance lead to the same act.
"""

import hashlib
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

_Thing = TypeVar("_Thing")
_WORD = 2**64


class Rng:
    """The chance of a bot: the same seed gives the same numbers on every machine and every version of Python."""

    def __init__(self, seed: int | str | None = None):
        told = secrets.token_hex(16) if seed is None else str(seed)
        self._state = int.from_bytes(hashlib.sha256(f"quiltingbee bot {told}".encode()).digest()[:8], "big")

    def word(self) -> int:
        """A number below 2**64 (SplitMix64)."""
        self._state = (self._state + 0x9E3779B97F4A7C15) % _WORD
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 % _WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % _WORD
        return mixed ^ mixed >> 31

    def below(self, count: int) -> int:
        """A number below `count`, each as likely."""
        limit = _WORD - _WORD % count
        number = self.word()
        while number >= limit:
            number = self.word()
        return number % count

    def pick(self, things: Sequence[_Thing]) -> _Thing:
        """One of the things, each as likely."""
        return things[self.below(len(things))]

    def unit(self) -> float:
        """A number from 0 to just below 1."""
        return self.word() / _WORD


class Budget:
    """How long a bot may think about one act: seconds from now, or units of work, whichever ends first.

    Work is counted in what the bot tries (places looked at by the simple ones, simulations by the searching ones) and makes
    answers repeatable; seconds do not. `stop()` may be called from another thread and ends the thinking at once: the bot then
    answers with the best it has. With neither, a bot takes the work that its level is described with.
    """

    def __init__(
        self,
        *,
        seconds: float | None = None,
        work: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ):
        self.seconds = seconds
        self.work = work
        self.done = 0
        self._clock = clock
        self._start = clock()
        self._stopped = threading.Event()

    def stop(self) -> None:
        """End the thinking at once."""
        self._stopped.set()

    @property
    def stopped(self) -> bool:
        """Whether somebody said stop."""
        return self._stopped.is_set()

    @property
    def left(self) -> float | None:
        """The seconds that are left, or None when they do not matter."""
        return None if self.seconds is None else self.seconds - (self._clock() - self._start)

    def spend(self, work: int) -> None:
        """Count work that was done."""
        self.done += work

    def limit(self, usual: int | None) -> int | None:
        """The work that may be done: `usual`, the bot's own, where neither seconds nor work are given; None: only time ends it."""
        return usual if self.seconds is None and self.work is None else self.work

    def over(self, work: int | None = None) -> bool:
        """Whether the thinking must end; `work`: the bot's own limit where neither seconds nor work are given."""
        if self.stopped:
            return True
        if self.seconds is not None and self._clock() - self._start >= self.seconds:
            return True
        limit = self.limit(work)
        return limit is not None and self.done >= limit


class Bot(Protocol):
    """Who chooses an act from what a seat may see."""

    def choose(self, view: Any, budget: Budget, rng: Rng) -> Any:
        """A legal act for the seat of the view. Never raises for a view in which that seat is to act."""

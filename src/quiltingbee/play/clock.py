"""How long a turn may take: time for each turn, then a bank for the match. Times come in from outside, in milliseconds."""

from dataclasses import dataclass, field

from quiltingbee.play.wire import LARGE, Clock, Pace


@dataclass(frozen=True, slots=True)
class Used:
    """What a turn took: so much time until it closed, and out of the banks."""

    time: int
    taken: dict[int, int]


@dataclass(slots=True)
class Clocks:
    """The clocks of a match: a fold over its journal, so they are the same after a restart."""

    turn: int | None
    bank: list[int]
    opened: int = 0
    paused: int | None = None
    _spent: dict[int, int] = field(default_factory=dict)

    @classmethod
    def of(cls, pace: Pace, seats: int) -> "Clocks":
        """The clocks at the beginning of a match. A large table has no banks."""
        has_bank = pace.turn is not None and pace.bank > 0 and seats <= LARGE
        return cls(None if pace.turn is None else pace.turn * 1000, [pace.bank * 1000] * seats if has_bank else [])

    def open(self, now: int) -> Used:
        """Another turn opens: what the last one took from the banks is gone."""
        taken = {seat: min(self.bank[seat], spent) for seat, spent in self._spent.items()}
        for seat, spent in taken.items():
            self.bank[seat] -= spent
        self._spent.clear()
        used = Used(now - self.opened, taken)
        self.opened = now
        return used

    def open_again(self, now: int, used: Used) -> None:
        """A turn that had closed is open again: what it had taken is given back, and its time goes on where it stood."""
        for seat, spent in used.taken.items():
            self.bank[seat] += spent
        self.opened = now - used.time

    def acted(self, seat: int, now: int) -> None:
        """A seat has acted: what went beyond the time of the turn comes out of its bank."""
        if self.turn is not None and self.bank:
            self._spent[seat] = max(0, now - self.opened - self.turn)

    def taken_back(self, seat: int) -> None:
        """Its act is taken back and its time runs on."""
        self._spent.pop(seat, None)

    def pause(self, now: int) -> None:
        """All clocks stand still."""
        self.paused = now

    def go(self, now: int) -> None:
        """All clocks run on."""
        if self.paused is not None:
            self.opened += now - self.paused
            self.paused = None

    def due(self, seat: int) -> int | None:
        """When the time of a seat is up; None: never, as things stand."""
        if self.turn is None or self.paused is not None:
            return None
        return self.opened + self.turn + (self.bank[seat] if self.bank else 0)

    def told(self, now: int) -> Clock:
        """The clocks as they go out. While they stand still, `now` stands still with them."""
        at = now if self.paused is None else self.paused
        return Clock(at, self.opened, self.turn, tuple(self.bank), self.paused is not None)

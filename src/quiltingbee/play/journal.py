"""The journal of a match at a table: what was played, taken back, paused, by number; and who may see how much of it.

The log of a `Match` holds what counts; the journal holds what happened, numbered from 1 and never renumbered, so that a client
can say how far it has read. Its lines are those of a record, or `undo 12`, `pause`, `go`.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Literal

from quiltingbee.core.game import BadText, Chance, Deal, Event, Refused
from quiltingbee.core.match import Match
from quiltingbee.play import bodies, wire
from quiltingbee.play.clock import Clocks, Used

By = Literal["clock", "bot"]

MOST_IN_A_TURN = 50
"""Takebacks of a seat, and pauses, before the match gets further than ever: what does not move it on must not fill the disk."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the journal: what, when, and for acts whose it is, under which id, and who acted for the seat."""

    n: int
    line: str
    at: int
    seat: int | None = None
    id: str | None = None
    by: By | None = None
    sent: str | None = None  # the act as it was sent under that id


class Journal:
    """A match with its journal. Every method that changes it leaves new entries in `fresh` until they are taken to be stored."""

    def __init__(self, match: Match, clocks: Clocks):
        self.match = match
        self.clocks = clocks
        self.entries: list[Entry] = []
        self.fresh: list[Entry] = []
        self.turn = 0
        self.opened = 0  # how many entries there were when the open turn was opened
        self._live: list[int] = []  # the number of the entry of each event in the log
        self._undone: set[int] = set()
        self._ids: dict[tuple[int, str], int] = {}
        self._last_opened = -1
        self._furthest = -1
        self._often: dict[int | None, int] = {}  # takebacks of each seat and pauses (None) in the open turn
        self._openings: dict[int, int | None] = {}  # after how many events a turn opened, and for whom if for one only
        self._used: dict[int, Used] = {}  # what the turn that opened after so many events took, if it was for one only

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    def begin(self, now: int) -> None:
        """The match has begun: what was dealt at once goes down."""
        self._note_deals(now)
        self._turned(now)

    def known(self, seat: int, act_id: str, sent: str) -> Entry | None:
        """The entry of that id, when the same was sent again. Refused when something else is sent under a used id."""
        n = self._ids.get((seat, act_id))
        if n is None:
            return None
        entry = self.entries[n - 1]
        if entry.sent != sent:
            raise Refused("id-taken")
        return entry

    def act(self, seat: int, text: str, now: int, *, act_id: str | None = None, by: By | None = None) -> Entry:
        """Play an act. Refused or BadText with a code, and nothing changes, when it is not legal."""
        match = self.match
        if seat not in match.waiting:
            raise Refused("not-your-turn")
        event = match.add(match.game.parse(f"P{seat + 1} {text}"))
        entry = self._note(match.game.format(event), now, seat, act_id, by, text)
        self._live.append(entry.n)
        self.clocks.acted(seat, now)
        self._note_deals(now)
        self._turned(now)
        return entry

    def fall_back(self, seat: int, now: int) -> Entry:
        """Act for a seat whose time is up: pass or advance, or else the first legal act in the order of the rules."""
        for text in ("pass", "advance"):
            try:
                return self.act(seat, text, now, by="clock")
            except (Refused, BadText):
                continue
        return self.act(seat, str(next(self.match.acts(seat))), now, by="clock")

    def undo(self, seat: int, now: int, *, act_id: str | None = None) -> Entry:
        """Take an act back: in the open turn always; else only while nothing was dealt and nobody else has acted since."""
        match = self.match
        log = match.log
        if match.over or not log:
            raise Refused("too-late")
        if self._often.get(seat, 0) >= MOST_IN_A_TURN:
            raise Refused("too-often")
        own = [i for i in range(match.opened, len(log)) if _by(log[i], seat)]
        if own:
            i = own[-1]
            match.take_back(seat)
            self.clocks.taken_back(seat)
        elif match.opened == len(log) and _by(log[-1], seat) and self._alone(seat):
            i = len(log) - 1
            match.undo()
        else:
            raise Refused("too-late" if any(_by(event, seat) for event in log) else "nothing-to-take-back")
        self._count(seat)
        n = self._live.pop(i)
        self._undone.add(n)
        entry = self._note(f"undo {n}", now, seat, act_id)
        self._turned(now, again=True)
        return entry

    def pause(self, now: int) -> None:
        """Clocks stand still."""
        if self._often.get(None, 0) >= MOST_IN_A_TURN:
            raise Refused("too-often")
        self._count(None)
        self._note("pause", now)
        self.clocks.pause(now)

    def go(self, now: int) -> None:
        """Clocks run on."""
        self._note("go", now)
        self.clocks.go(now)

    def late(self, now: int) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self.match.waiting if (due := self.clocks.due(seat)) is not None and due <= now]

    def next_due(self) -> int | None:
        """When the next seat's time is up."""
        if self.clocks.turn is None:
            return None
        dues = [due for seat in self.match.waiting if (due := self.clocks.due(seat)) is not None]
        return min(dues, default=None)

    def event(self, n: int, seat: int | None, *, told: bool = True) -> wire.Event:
        """An entry as a seat may see it; told: with the id of one's own act."""
        entry = self.entries[n - 1]
        own = entry.id if told and entry.seat == seat and seat is not None else None
        if n in self._undone:
            return wire.Event(n, undone=True, seat=entry.seat, by=entry.by, id=own, at=entry.at)
        if entry.line.startswith("undo "):
            return wire.Event(n, undo=int(entry.line[5:]), seat=entry.seat, id=own, at=entry.at)
        if entry.line in ("pause", "go"):
            return wire.Event(n, clock="pause" if entry.line == "pause" else "go", at=entry.at)
        line = entry.line if self._shown(n, seat) else None
        return wire.Event(n, line=line, seat=entry.seat, by=entry.by, id=own, at=entry.at)

    def since(self, n: int, seat: int | None) -> Iterator[wire.Event]:
        """All entries after that number as a seat may see them."""
        return (self.event(number, seat) for number in range(n + 1, self.last + 1))

    def acts(self, seat: int, *, limit: int, plain: bool) -> bodies.Acts:
        """The first legal acts of a seat."""
        match = self.match
        found = [str(act) for act in islice(match.game.acts(match.state, seat, plain=plain), limit + 1)]
        return bodies.Acts(self.turn, tuple(found[:limit]), more=len(found) > limit)

    def load(self, entries: Iterable[Entry]) -> None:
        """Read stored entries back in: the match must not have a dealer yet."""
        match = self.match
        for entry in entries:
            if entry.n != self.last + 1:
                raise ValueError(f"entry {self.last + 1} is missing")
            if entry.line == "pause":
                self._count(None)
                self.clocks.pause(entry.at)
            elif entry.line == "go":
                self.clocks.go(entry.at)
            elif entry.line.startswith("undo "):
                self._load_undo(entry)
            else:
                match.add(match.game.parse(entry.line))
                self._live.append(entry.n)
                if entry.seat is not None:
                    self.clocks.acted(entry.seat, entry.at)
            self.entries.append(entry)
            if entry.id is not None and entry.seat is not None:
                self._ids[entry.seat, entry.id] = entry.n
            self._turned(entry.at, again=entry.line.startswith("undo "))

    def record_log(self) -> list[Event]:
        """The events that everybody may see: all before the open turn, or the whole log when the match is over."""
        return list(self.match.log if self.match.over else self.match.log[: self.match.opened])

    def take_fresh(self) -> list[Entry]:
        """The entries that are not stored yet."""
        fresh, self.fresh = self.fresh, []
        return fresh

    def _load_undo(self, entry: Entry) -> None:
        self._count(entry.seat)
        n = int(entry.line[5:])
        i = self._live.index(n)
        if i >= self.match.opened and entry.seat is not None:
            self.match.take_back(entry.seat)
            self.clocks.taken_back(entry.seat)
        else:
            self.match.undo()
        self._live.pop(i)
        self._undone.add(n)

    def _count(self, who: int | None) -> None:
        self._often[who] = self._often.get(who, 0) + 1

    def _alone(self, seat: int) -> bool:
        """Whether the last event closed a turn that was this seat's alone when it opened."""
        return self._openings.get(len(self.match.log) - 1) == seat

    def _shown(self, n: int, seat: int | None) -> bool:
        """Whether the event of an entry is visible to a seat."""
        match = self.match
        i = bisect_left(self._live, n, match.opened)
        if i == len(self._live) or self._live[i] != n:
            return True
        return match.game.visible(match.state, match.log[i], seat)

    def _note(
        self,
        line: str,
        now: int,
        seat: int | None = None,
        act_id: str | None = None,
        by: By | None = None,
        sent: str = "",
    ) -> Entry:
        entry = Entry(self.last + 1, line, now, seat, act_id, by, None if act_id is None else sent)
        self.entries.append(entry)
        self.fresh.append(entry)
        if act_id is not None and seat is not None:
            self._ids[seat, act_id] = entry.n
        return entry

    def _note_deals(self, now: int) -> None:
        """What chance did after the last event that has an entry."""
        for event in self.match.log[len(self._live) :]:
            self._live.append(self._note(self.match.game.format(event), now).n)

    def _turned(self, now: int, *, again: bool = False) -> None:
        """Count up when another turn is open than before; chance has no turn of its own. again: it had been open already."""
        match = self.match
        if match.opened == self._last_opened or isinstance(match.turn, Chance):
            return
        used = self.clocks.open(now)
        if again:
            self.clocks.open_again(now, self._used.pop(match.opened))
        elif self._openings.get(self._last_opened) is not None:
            self._used[self._last_opened] = used
        self._last_opened = match.opened
        if match.opened > self._furthest:
            self._furthest = match.opened
            self._often.clear()
        waiting = match.waiting
        self._openings[match.opened] = waiting[0] if len(waiting) == 1 else None
        self.opened = self.last
        self.turn += 1


def _by(event: Event, seat: int) -> bool:
    return not isinstance(event, Deal) and event.seat == seat

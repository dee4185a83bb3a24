"""A table while people are at it: commands one after the other, written before anybody hears of them, then sent to everybody.

Commands that come while a write is under way form the next batch. A batch is tried on the table in memory, written, and only then
seen by anyone: whoever wants to look waits in the same line. If the write fails, the table is read again from the store.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from quiltingbee.core.game import BadText, Refused
from quiltingbee.play import wire
from quiltingbee.play.store import Batch, StoreFault
from quiltingbee.play.table import Table
from quiltingbee.server.limits import Bucket

log = logging.getLogger("quiltingbee.table")

Command = Callable[[int], Any]
Answer = Callable[[Any], Any]

LARGE_TICK = 0.1
"""Seconds between two words about how many of a large table have acted, or who has come and gone."""
PHRASES = (3.0, 20.0)
"""Phrases at a table: a second, and at once."""
FRESH_AFTER = 2000
"""A client that has missed more events than this gets all of them from the first."""


class Member(Protocol):
    """A socket at a table."""

    person: str | None
    seat: int | None
    views: bool
    look: tuple[int, ...]

    def send(self, data: bytes) -> None:
        """Send a message; never waits."""

    def stop(self, code: str, retry: int | None) -> None:
        """Say good-bye; nothing is sent afterwards."""

    def token_ended(self, but: bytes) -> None:
        """All tokens of the person have ended but the one with that hash."""


class Keeper(Protocol):
    """What a live table needs from the hall."""

    def now(self) -> int:
        """The server's clock."""

    async def write(self, batch: Batch) -> None:
        """Keep a batch."""

    async def reload(self, table: str) -> Table:
        """The table as it is stored."""

    def think(self, live: "Live") -> None:
        """Ask the bots that are to act."""

    def moved(self, live: "Live") -> None:
        """Something has changed: whoever follows the table without a socket."""


class Live:
    """A table in memory with its line of commands and its members."""

    def __init__(self, table: Table, keeper: Keeper):
        self.table = table
        self.keeper = keeper
        self.members: set[Member] = set()
        self.thinking: set[tuple[int, int]] = set()  # turn and seat of the bots that are asked
        self.touched = keeper.now()
        self.phrases = Bucket(*PHRASES)
        self.going_on = asyncio.Lock()  # held while the next match is opened
        self.writing = asyncio.Lock()  # held while a long record is written
        self.written: Any = None  # the last of them
        self._line: list[tuple[Command, Answer]] = []
        self._busy = False
        self._timer: asyncio.TimerHandle | None = None
        self._tick: asyncio.TimerHandle | None = None
        self._tick_table = False
        self._told_status = ""
        self._told = table.journal.last if table.journal is not None else 0
        self._told_turn = table.journal.turn if table.journal is not None else 0
        self._told_opened = table.journal.opened if table.journal is not None else 0

    @property
    def idle(self) -> bool:
        """Whether nothing is under way."""
        return not self._busy and not self._line and not self.members and not self.thinking

    def submit(self, command: Command, answer: Answer) -> None:
        """Put a command in the line; the answer (a result, or what was raised) comes after it is written."""
        self._line.append((command, answer))
        self.touched = self.keeper.now()
        if not self._busy:
            self._busy = True
            asyncio.ensure_future(self._work())  # noqa: RUF006  # `_busy` holds it: one at a time, and it ends by itself

    async def do(self, command: Command, told: Answer | None = None) -> Any:
        """Put a command in the line and wait for its result, or for what `told` makes of it as soon as it is written.

        Whatever looks at the table does so in `told`: between two turns of the line there may be what is not yet written.
        """
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def answer(result: Any) -> None:
            if future.done():
                return
            if isinstance(result, Exception):
                future.set_exception(result)
                return
            try:
                future.set_result(result if told is None else told(result))
            except Exception as fault:  # noqa: BLE001  # not swallowed: it goes to whoever asked
                future.set_exception(fault)

        self.submit(command, answer)
        return await future

    async def look(self, told: Callable[[], Any]) -> Any:
        """What `told` sees of the table when it is its turn."""
        return await self.do(_nothing, lambda _result: told())

    def tell_table(self) -> None:
        """Everybody hears how the table is now; at a large one soon, together with what comes until then. Called in the line."""
        status = self.table.meta.status
        if self.table.large and status == self._told_status:
            self._tick_table = True
            self._tick_soon()
        else:
            self._send_table()

    def arm(self, *, soonest: float = 0.0) -> None:
        """Wake up when the next seat's time is up, but not before that many seconds."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        journal = self.table.journal
        if journal is None or self.table.meta.status != "playing" or (due := journal.next_due()) is None:
            return
        wait = max(soonest, (due - self.keeper.now()) / 1000)
        self._timer = asyncio.get_running_loop().call_later(wait, self._time_is_up)

    def close(self) -> None:
        """No more timers."""
        for timer in (self._timer, self._tick):
            if timer is not None:
                timer.cancel()

    def send_since(self, member: Member, since: int) -> None:
        """All a member may see after that number, and the view if it wants views."""
        journal = self.table.journal
        if journal is None:
            return
        now = self.keeper.now()
        if since > journal.last or journal.last - since > FRESH_AFTER:
            since = 0
        events = tuple(journal.since(since, member.seat))
        member.send(wire.encode(wire.Events(events, self.table.now(member.seat, now))))
        if member.views:
            member.send(wire.encode(self.table.view(member.seat, now, member.look)))

    def table_of(self, person: str | None) -> wire.TableOf:
        """The table with who one is there."""
        table = self.table
        host = person is not None and person == table.meta.host
        return wire.TableOf(table.seat_of(person), host, table.info())

    async def _work(self) -> None:
        try:
            while self._line:
                line, self._line = self._line, []
                try:
                    await self._batch(line)
                except Exception:  # the next in the line are not to suffer from it
                    log.exception("fault")
        finally:
            self._busy = False

    async def _batch(self, line: list[tuple[Command, Answer]]) -> None:
        now = self.keeper.now()
        results: list[tuple[Answer, Any]] = []
        for command, answer in line:
            try:
                results.append((answer, command(now)))
            except (Refused, BadText) as fault:
                results.append((answer, fault))
            except Exception:  # a fault of ours: back to what is stored, and the others once more without that one
                log.exception("fault")
                _answer(answer, Refused("fault"))
                await self._restore()
                await self._batch([one for one in line if one[1] is not answer])
                return
        table = self.table
        entries = table.journal.take_fresh() if table.journal is not None else []
        changed, table.changed = table.changed, False
        if entries or changed:
            try:
                await self.keeper.write(Batch(table.meta.id, entries, table.meta if changed else None))
            except StoreFault as fault:
                for answer, _ in results:
                    _answer(answer, fault)
                await self._restore()
                return
        moved: list[Member] = []
        if changed:
            moved = self._reseat()
            self._send_away()
            self.tell_table()
        begun = self._told > 0
        self._tell_events()
        if begun and table.journal is not None:
            for member in moved:  # What was covered for it in the open turn is its own now, or no longer.
                self.send_since(member, table.journal.opened)
        for answer, result in results:
            _answer(answer, result)
        if entries or changed:
            self.arm()
            self.keeper.moved(self)
        self.keeper.think(self)

    async def _restore(self) -> None:
        """Nothing was written: go back to what the store knows."""
        present, watching = self.table.present, self.table.watching
        while True:
            try:
                self.table = await self.keeper.reload(self.table.meta.id)
                break
            except Refused:  # It has never been written: there is no such table.
                return
            except Exception:  # what is in memory must not be played on: better the table waits
                log.exception("table cannot be read")
                await asyncio.sleep(1.0)
        self.table.present, self.table.watching = present, watching
        self._reseat()
        self.arm(soonest=1.0)

    def _reseat(self) -> list[Member]:
        """Members find themselves where the table says they sit; the sockets of each seat are counted again.

        The answer is those that sit elsewhere than before.
        """
        present: dict[int, int] = {}
        watching = 0
        moved = []
        for member in self.members:
            seat = self.table.seat_of(member.person)
            if seat != member.seat:
                moved.append(member)
            member.seat = seat
            if member.seat is None:
                watching += 1
            else:
                present[member.seat] = present.get(member.seat, 0) + 1
        self.table.present, self.table.watching = present, watching
        return moved

    def _send_away(self) -> None:
        """A match without spectators has begun: whoever only watched the table goes."""
        if self.table.meta.status == "waiting" or self.table.meta.watchers:
            return
        for member in self.members:
            if not self.table.may_look(member.person):
                member.stop("watchers-not-allowed", None)

    def come(self, member: Member) -> None:
        """A socket has joined."""
        self.members.add(member)
        self._reseat()

    def go(self, member: Member) -> None:
        """A socket has gone."""
        if member in self.members:
            self.members.discard(member)
            self._reseat()
            self.submit(_nothing, lambda _result: self.tell_table())

    def _send_table(self) -> None:
        self._told_status = self.table.meta.status
        info = msgspec.Raw(wire.encode(self.table.info()))
        for member in self.members:
            host = member.person is not None and member.person == self.table.meta.host
            told = {"kind": "table", "you": member.seat, "host": host, "table": info}
            member.send(wire.encode(told))

    def _tell_events(self) -> None:
        """Everybody gets what is new for them."""
        journal = self.table.journal
        if journal is None or journal.last == self._told:
            return
        closed = journal.turn != self._told_turn
        first = min(self._told_opened, self._told) if closed else self._told
        # A turn has closed: all its entries come again, now uncovered; else only what is new comes, covered where it must be.
        numbers = range(first + 1, journal.last + 1)
        new = range(self._told + 1, journal.last + 1)
        self._told, self._told_turn, self._told_opened = journal.last, journal.turn, journal.opened
        if self.table.large:
            self._tell_large(numbers, new, closed=closed)
            return
        now = self.keeper.now()
        told: dict[tuple[int | None, bool, bool], list[bytes]] = {}
        for member in self.members:
            key = (member.seat, member.views, bool(member.look))
            if key not in told or member.look:
                events = tuple(journal.event(n, member.seat) for n in numbers)
                about = self.table.now(member.seat, now)
                told[key] = [wire.encode(wire.Events(events, about))]
                if member.views:
                    view = self.table.view_json(member.seat, member.look)
                    told[key].append(wire.encode(wire.ViewOf(journal.last, member.seat, about, view)))
            for data in told[key]:
                member.send(data)

    def _tell_large(self, numbers: range, new: range, *, closed: bool) -> None:
        journal = self.table.journal
        if journal is None:
            return
        now = self.keeper.now()
        actors = {journal.entries[n - 1].seat for n in new if journal.entries[n - 1].id is not None}
        shared = msgspec.Raw(wire.encode([journal.event(n, None, told=False) for n in numbers])) if closed else None
        for member in self.members:
            if (
                shared is not None
            ):  # First what everybody gets: who acts on the new turn has seen how the old one closed.
                about = self.table.now(member.seat, now)
                member.send(wire.encode({"kind": "events", "events": shared, "now": about}))
            if member.seat in actors and member.seat is not None:
                own = tuple(journal.event(n, member.seat) for n in new if journal.entries[n - 1].seat == member.seat)
                member.send(wire.encode(wire.Events(own, self.table.now(member.seat, now))))
            if shared is not None and member.views:
                view = self.table.view_json(member.seat, member.look)
                member.send(wire.encode(wire.ViewOf(journal.last, member.seat, self.table.now(member.seat, now), view)))
        if not closed:
            self._tick_soon()

    def _tick_soon(self) -> None:
        if self._tick is None:
            self._tick = asyncio.get_running_loop().call_later(LARGE_TICK, self._tick_now)

    def _tick_now(self) -> None:
        self.submit(_nothing, lambda _result: self._ticked())

    def _ticked(self) -> None:
        """Large tables: how many have acted, and who is there, for everybody at once."""
        self._tick = None
        if self._tick_table:
            self._tick_table = False
            self._send_table()
        if self.table.journal is None:
            return
        now = self.keeper.now()
        for member in self.members:
            member.send(wire.encode(wire.Events((), self.table.now(member.seat, now))))

    def _time_is_up(self) -> None:
        self._timer = None

        def command(now: int) -> None:
            self.table.time(now)

        def answer(result: Any) -> None:
            if self._timer is None and not isinstance(result, StoreFault):  # `_restore` has set another.
                self.arm()

        self.submit(command, answer)


def _answer(answer: Answer, result: Any) -> None:
    """Tell one; a fault in that is its own."""
    try:
        answer(result)
    except Exception:  # the others wait for their answers
        log.exception("fault")


def _nothing(_now: int) -> None:
    """A command that only takes its place in the line."""

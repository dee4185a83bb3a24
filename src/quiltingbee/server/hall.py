"""All tables of a server: who comes in is shown to a table, what is idle is put away, what was under way at the start goes on."""

import asyncio
import contextlib
import datetime as dt
import logging
from functools import partial
from typing import Any

from quiltingbee.core.game import BadText, Refused
from quiltingbee.games import game_named
from quiltingbee.play import bodies
from quiltingbee.play.store import Batch, Meta, PersonMeta, StoreFault
from quiltingbee.play.table import Table
from quiltingbee.server.live import Live
from quiltingbee.server.opening import again, opened
from quiltingbee.server.people import People, hash_of
from quiltingbee.server.settings import Settings
from quiltingbee.server.sqlite import Sqlite
from quiltingbee.server.thinkers import Thinkers

log = logging.getLogger("quiltingbee.hall")

MOST_RENAMED = 100
"""Tables of a person that hear of another name, those first where something happened last."""
LONG = 1_000
"""Entries of a journal beyond which it is read in a thread: those of a room of a thousand take seconds."""
PUT_AWAY_AFTER = 60_000
"""Milliseconds after which a table without members leaves the memory."""
SWEEP_EVERY = 3_600_000
"""Milliseconds between two looks for tokens that have ended."""
ALIVE_EVERY = 2.0
"""Seconds between two notes that the server is alive: so much time is given back at most after it was killed."""


class Hall:
    """The tables in memory over the store."""

    def __init__(self, store: Sqlite, settings: Settings, thinkers: Thinkers):
        self.store = store
        self.settings = settings
        self.thinkers = thinkers
        self.people = People(store)
        self.live: dict[str, Live] = {}
        self.ready = False
        self.stopping = False
        self.counts = dict.fromkeys(("acts", "refused", "tables", "matches", "late", "bot_acts", "bot_faults"), 0)
        self._followers: dict[str, set[asyncio.Event]] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def rename(self, person: PersonMeta, name: str) -> bodies.Person:
        """Another name, at all tables where one sits and that are not over."""
        renamed = await self.people.rename(person, name)
        for meta in self.store.tables_of(person.id, MOST_RENAMED):
            if meta.status != "over":
                live = await self.get(meta.id)
                await live.do(partial(_rename, live, renamed))
        return bodies.Person(person.id, renamed.name)

    async def end_tokens(self, person: PersonMeta, but: str) -> None:
        """All tokens of a person end but one, and the sockets that came with them."""
        await self.people.end_tokens(person, but)
        for live in self.live.values():
            for member in list(live.members):
                if member.person == person.id:
                    member.token_ended(hash_of(but))

    # Tables.

    async def get(self, table: str) -> Live:
        """A table, from the store if need be. Refused when there is none."""
        while (live := self.live.get(table)) is None:
            if table not in self._loading:
                loading = asyncio.ensure_future(self._load(table))
                self._loading[table] = loading
                loading.add_done_callback(lambda _done: self._loading.pop(table, None))
            await asyncio.shield(self._loading[table])
        live.touched = self.now()
        return live

    async def _load(self, table: str) -> Live:
        live = Live(await self.reload(table), self)
        self.live[table] = live
        live.arm()
        self.think(live)
        return live

    async def reload(self, table: str) -> Table:
        """The table as it is stored."""
        meta = self.store.meta(table)
        if meta is None:
            self.live.pop(table, None)
            raise Refused("no-such-table")
        loaded = Table(meta, game_named(meta.game))
        if meta.status != "waiting":
            entries = self.store.entries(table)
            if len(entries) > LONG:
                await asyncio.to_thread(loaded.load, entries, self.now())
            else:
                loaded.load(entries, self.now())
        return loaded

    async def open(self, person: PersonMeta, asked: bodies.NewTable) -> Live:
        """A new table."""
        self._room_for_table(person)
        meta = opened(asked, person, now=self.store.wall(), today=self.today(), check_level=self.check_level)
        sit = asked.sit and any(seat.bot is None for seat in asked.seats)
        return await self._opened(meta, person if sit else None, asked.word)

    async def rematch(self, live: Live, person: PersonMeta) -> Live:
        """The table where it goes on: opened by the first who asks, joined by the others."""
        async with live.going_on:
            old = live.table.meta
            if old.status != "over":
                raise Refused("no-rematch-yet")
            if all(seat.person != person.id for seat in old.seats):
                raise Refused("not-your-seat")
            if old.rematch is None:
                self._room_for_table(person)
                new = await self._opened(again(old, person, now=self.store.wall()), person, "")
                await live.do(partial(_promise, live, new.table.meta.id))
                return new
        other = await self.get(old.rematch)  # Somebody was quicker: their table it is.
        await other.do(lambda now: other.table.sit(person, seat=None, word="", now=now))
        return other

    def _room_for_table(self, person: PersonMeta) -> None:
        """Refused when the disk or the person has enough of them."""
        if self.store.size() > self.settings.most_bytes:
            raise StoreFault("storage-full")
        if self.store.count_hosted(person.id) >= self.settings.tables_per_person:
            raise Refused("too-many-tables")

    async def _opened(self, meta: Meta, person: PersonMeta | None, word: str) -> Live:
        table = Table(meta, game_named(meta.game))
        live = Live(table, self)
        self.live[meta.id] = live

        def command(now: int) -> None:
            table.changed = True
            if person is not None:
                table.sit(person, seat=None, word=word, now=now)
            else:
                table.start_if_full(now)

        try:
            await live.do(command)
        except Refused:
            self.live.pop(meta.id, None)
            raise
        self.counts["tables"] += 1
        for level in {seat.bot for seat in meta.seats if seat.bot is not None}:
            self.thinkers.prepare(level, meta.game)
        return live

    def check_level(self, game: str, level: str | None) -> None:
        """Refused when there is no bot of that level."""
        if level is not None and level not in self.thinkers.levels(game):
            raise Refused("unknown-level")

    def today(self) -> str:
        """The date of the day's deal (UTC)."""
        return dt.datetime.fromtimestamp(self.store.wall() / 1000, dt.UTC).date().isoformat()

    # What live tables need.

    def now(self) -> int:
        """The server's clock."""
        return self.store.now()

    async def write(self, batch: Batch) -> None:
        """Keep a batch, and count it."""
        await self.store.write(batch)
        for entry in batch.entries:
            if entry.seat is not None:
                self.counts["late" if entry.by == "clock" else "bot_acts" if entry.by == "bot" else "acts"] += 1
        if batch.meta is not None and batch.meta.status == "over":
            self.counts["matches"] += 1

    def think(self, live: Live) -> None:
        """Ask the bots that are to act and have not been asked."""
        journal = live.table.journal
        if journal is None or self.stopping:
            return
        for seat, level in live.table.bots_due():
            key = (journal.turn, seat)
            if key not in live.thinking:
                live.thinking.add(key)
                self._spawn(self._ask(live, journal.turn, seat, level))

    async def _ask(self, live: Live, turn: int, seat: int, level: str) -> None:
        """A bot's act, or the fallback when it fails; what is too late is dropped."""
        try:
            table = live.table
            if table.journal is None or table.journal.turn != turn:
                return
            try:
                view = table.game.view(table.journal.match.state, seat)
                text = await self.thinkers.choose(
                    level, table.game.id, view, self.settings.bot_seconds, host=table.meta.host
                )
            except Exception:  # a bot's fault must not stop the match
                self.counts["bot_faults"] += 1
                log.exception("bot failed", extra={"bot": level, "game": table.game.id})
                text = ""

            def command(now: int) -> None:
                _play_bot(live.table, seat, turn, text, now)

            live.thinking.discard((turn, seat))
            try:
                await live.do(command)
            except StoreFault:
                await asyncio.sleep(1.0)
                self.think(live)
        finally:
            live.thinking.discard((turn, seat))

    def moved(self, live: Live) -> None:
        """Wake whoever follows the table without a socket."""
        for event in self._followers.get(live.table.meta.id, ()):
            event.set()

    def follow(self, table: str) -> asyncio.Event:
        """An event that is set whenever the table has changed."""
        event = asyncio.Event()
        self._followers.setdefault(table, set()).add(event)
        return event

    def unfollow(self, table: str, event: asyncio.Event) -> None:
        """No longer."""
        followers = self._followers.get(table, set())
        followers.discard(event)
        if not followers:
            self._followers.pop(table, None)

    # Life.

    async def begin(self) -> None:
        """Take up what was under way, a table at a time, and keep time."""
        self.ready = True
        self._spawn(self._take_up())
        self._spawn(self._keep())

    async def end(self) -> None:
        """No more acts; members are told to come back, spread in time."""
        self.stopping = True
        self.ready = False
        for task in list(self._tasks):
            task.cancel()
        for live in self.live.values():
            live.close()
        self.thinkers.close()

    async def _take_up(self) -> None:
        """What goes on by itself: matches with a clock or a bot. The others wait in the store until somebody comes."""
        begun, taken = self.now(), 0
        for table in self.store.moving():
            try:
                await self.get(table)
                taken += 1
            except Exception:  # the others are not to suffer from one that cannot be read
                log.exception("table cannot be read", extra={"table": table[:4]})
            await asyncio.sleep(0)
        log.info("matches taken up", extra={"tables": taken, "ms": self.now() - begun})

    async def _keep(self) -> None:
        """Note that the server is alive, put away what nobody looks at, forget tokens that have ended."""
        swept = 0
        while True:
            await asyncio.sleep(ALIVE_EVERY)
            try:
                await self.store.do(("UPDATE about SET value = ? WHERE key = 'alive'", (self.now(),)))
            except StoreFault:
                log.warning("nothing can be written", extra={"code": self.store.writer.failing})
            before = self.now() - PUT_AWAY_AFTER
            for table, live in list(self.live.items()):
                if not live.idle or live.touched >= before or table in self._followers:
                    continue
                playing = live.table.meta.status == "playing"
                if not (playing and (live.table.meta.pace.turn is not None or live.table.bots_due())):
                    live.close()
                    del self.live[table]
            if (now := self.store.wall()) >= swept + SWEEP_EVERY:
                swept = now
                with contextlib.suppress(StoreFault):
                    await self.people.forget_ended()

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _promise(live: Live, new: str, _now: int) -> None:
    """The table where it goes on."""
    live.table.meta.rematch = new
    live.table.changed = True


def _rename(live: Live, person: PersonMeta, _now: int) -> None:
    live.table.rename(person)


def _play_bot(table: Table, seat: int, turn: int, text: str, now: int) -> None:
    """A bot's act; without one, or with one that is refused, the fallback; nothing when it comes too late."""
    journal = table.journal
    if table.meta.seats[seat].is_ != "bot" or journal is None or journal.turn != turn or table.meta.paused:
        return
    if table.meta.status != "playing" or seat not in journal.match.waiting:
        return
    try:
        table.act(seat, turn, text or "?", now, by="bot")
    except (Refused, BadText):
        journal.fall_back(seat, now)
        table.settle(now)

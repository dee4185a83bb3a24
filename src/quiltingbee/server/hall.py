"""All tables of a server: who comes in is shown to a table, what is idle is put away, what was under way at the start goes on."""

import asyncio
import base64
import datetime as dt
import hashlib
import logging
import secrets
from functools import partial
from typing import Any

from quiltingbee.core.game import BadText, Refused
from quiltingbee.games import game_named
from quiltingbee.play import names, wire
from quiltingbee.play.store import Batch, Meta, PersonMeta, SeatMeta, StoreFault
from quiltingbee.play.table import MOST_BOTS, Table, read_options
from quiltingbee.server.live import Live
from quiltingbee.server.settings import Settings
from quiltingbee.server.sqlite import Sqlite
from quiltingbee.server.thinkers import Thinkers

log = logging.getLogger("quiltingbee.hall")

CODE_SECONDS = 600
PUT_AWAY_AFTER = 60_000
"""Milliseconds after which a table without members leaves the memory."""
ALIVE_EVERY = 2.0
"""Seconds between two notes that the server is alive: so much time is given back at most after it was killed."""
_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


class Hall:
    """The tables in memory over the store."""

    def __init__(self, store: Sqlite, settings: Settings, thinkers: Thinkers):
        self.store = store
        self.settings = settings
        self.thinkers = thinkers
        self.live: dict[str, Live] = {}
        self.ready = False
        self.stopping = False
        self.counts = dict.fromkeys(("acts", "refused", "tables", "matches", "late", "bot_acts", "bot_faults"), 0)
        self._followers: dict[str, set[asyncio.Event]] = {}
        self._codes: dict[bytes, tuple[str, int]] = {}
        self._tokens: dict[bytes, PersonMeta] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # People.

    async def new_person(self, name: str) -> wire.PersonToken:
        """Somebody new."""
        cleaned = names.name(name)
        person, token = secrets.token_hex(8), new_token()
        await self.store.do(
            ("INSERT INTO people (id, name, created) VALUES (?, ?, ?)", (person, cleaned, self.store.wall())),
            self._token_op(token, person, wire.SCOPES, 3660, ""),
        )
        return wire.PersonToken(person, cleaned, token)

    def person(self, token: str | None) -> PersonMeta | None:
        """Whose token it is. Refused for a token that is nobody's."""
        if not token:
            return None
        key = hash_of(token)
        known = self._tokens.get(key)
        if known is None:
            known = self.store.person_of(key)
            if known is None:
                raise Refused("unknown-token")
            if len(self._tokens) > 20_000:
                self._tokens.clear()
            self._tokens[key] = known
        return known

    async def rename(self, person: PersonMeta, name: str) -> wire.Person:
        """Another name, at all tables in memory at once."""
        cleaned = names.name(name)
        await self.store.do(("UPDATE people SET name = ? WHERE id = ?", (cleaned, person.id)))
        self._tokens.clear()
        renamed = PersonMeta(person.id, cleaned, person.scopes)
        for live in list(self.live.values()):
            if live.table.seat_of(person.id) is not None:
                await live.do(partial(_rename, live, renamed))
        return wire.Person(person.id, cleaned)

    async def new_token(self, person: PersonMeta, asked: wire.NewToken) -> wire.Token:
        """Another token with fewer or equal rights."""
        if not set(asked.scopes) <= set(person.scopes):
            raise Refused("no-scope")
        token = new_token()
        await self.store.do(self._token_op(token, person.id, asked.scopes, asked.days, names.word(asked.label)))
        return wire.Token(token, tuple(dict.fromkeys(asked.scopes)), asked.days)

    async def end_tokens(self, person: PersonMeta, but: str) -> None:
        """All tokens of a person end but one."""
        await self.store.do(("DELETE FROM tokens WHERE person = ? AND hash <> ?", (person.id, hash_of(but))))
        self._tokens.clear()
        for live in self.live.values():
            for member in list(live.members):
                if member.person == person.id and getattr(member, "token_hash", None) != hash_of(but):
                    getattr(member, "stop", lambda *_: None)("unknown-token", None)

    def new_code(self, person: PersonMeta) -> wire.Code:
        """A code that carries a person to another device."""
        now = self.now()
        self._codes = {key: told for key, told in self._codes.items() if told[1] > now and told[0] != person.id}
        code = "-".join("".join(secrets.choice(_LETTERS) for _ in range(4)) for _ in range(3))
        self._codes[hash_of(code.replace("-", ""))] = (person.id, now + CODE_SECONDS * 1000)
        return wire.Code(code, CODE_SECONDS)

    async def carry(self, code: str) -> wire.PersonToken:
        """The person of a code, with a token for this device. The code is used up."""
        told = self._codes.pop(hash_of(code.upper().replace("-", "").replace(" ", "")), None)
        if told is None or told[1] <= self.now():
            raise Refused("unknown-code")
        token = new_token()
        await self.store.do(self._token_op(token, told[0], wire.SCOPES, 3660, ""))
        person = self.person(token)
        if person is None:
            raise Refused("unknown-code")
        return wire.PersonToken(person.id, person.name, token)

    def _token_op(
        self, token: str, person: str, scopes: tuple[str, ...], days: int, label: str
    ) -> tuple[str, tuple[Any, ...]]:
        expires = self.store.wall() + days * 86_400_000
        given = (hash_of(token), person, " ".join(dict.fromkeys(scopes)), label, expires)
        return "INSERT INTO tokens (hash, person, scopes, label, expires) VALUES (?, ?, ?, ?, ?)", given

    # Tables.

    def get(self, table: str) -> Live:
        """A table, from the store if need be. Refused when there is none."""
        live = self.live.get(table)
        if live is None:
            live = Live(self.reload(table), self)
            self.live[table] = live
            live.arm()
            self.think(live)
        return live

    def reload(self, table: str) -> Table:
        """The table as it is stored."""
        meta = self.store.meta(table)
        if meta is None:
            self.live.pop(table, None)
            raise Refused("no-such-table")
        loaded = Table(meta, game_named(meta.game))
        if meta.status != "waiting":
            loaded.load(self.store.entries(table), self.now())
        return loaded

    async def open(self, person: PersonMeta, asked: wire.NewTable) -> Live:
        """A new table."""
        if self.store.size() > self.settings.most_bytes:
            raise StoreFault("storage-full")
        if self.store.count_hosted(person.id) >= self.settings.tables_per_person:
            raise Refused("too-many-tables")
        try:
            game = game_named(asked.game)
        except BadText as fault:
            raise Refused(fault.code) from None
        options = dict(asked.options)
        seats = [SeatMeta("bot", None, seat.bot, seat.bot) if seat.bot else SeatMeta() for seat in asked.seats]
        for seat in asked.seats:
            self.check_level(game.id, seat.bot)
        if sum(seat.bot is not None for seat in asked.seats) > MOST_BOTS:
            raise Refused("too-many-bots")
        try:
            read = read_options(game, options)
        except BadText as fault:
            raise Refused("bad-option" if fault.code != "bad-option" else fault.code) from fault
        try:
            game.start(len(seats), **read)
        except Refused as fault:
            raise Refused("seats" if "seats" in fault.code else "bad-option") from None
        daily = self.today() if asked.daily else None
        if daily is not None and (game.id.partition("/")[0] != "doodle" or len(seats) != 1 or options or asked.seed):
            raise Refused("bad-daily")
        meta = Meta(
            id=new_id(),
            game=game.id,
            options=options,
            pace=asked.pace,
            open=asked.open,
            watchers=asked.watchers,
            host=person.id,
            seats=seats,
            secret=secrets.token_hex(32),
            created=self.store.wall(),
            seed=f"daily {daily}" if daily else None if asked.seed is None else names.word(asked.seed),
            daily=daily,
        )
        sit = asked.sit and any(seat.bot is None for seat in asked.seats)
        return await self._opened(meta, person if sit else None, asked.word)

    async def rematch(self, live: Live, person: PersonMeta, word: str = "") -> Live:
        """The table where it goes on: opened by the first who asks, joined by the others."""
        old = live.table
        if old.meta.status != "over":
            raise Refused("no-rematch-yet")
        mine = [seat for seat in old.meta.seats if seat.person == person.id]
        if not mine:
            raise Refused("not-your-seat")
        if old.meta.rematch is None:
            if self.store.count_hosted(person.id) >= self.settings.tables_per_person:
                raise Refused("too-many-tables")
            seats = [
                SeatMeta("bot", None, seat.bot or seat.name, seat.bot)
                if seat.is_ == "bot"
                else SeatMeta(person=seat.person)
                for seat in old.meta.seats
            ]
            meta = Meta(
                id=new_id(),
                game=old.meta.game,
                options=old.meta.options,
                pace=old.meta.pace,
                open=False,
                watchers=old.meta.watchers,
                host=person.id,
                seats=[*seats[1:], *seats[:1]],
                secret=secrets.token_hex(32),
                created=self.store.wall(),
                before=old.meta.id,
            )

            def promise(_now: int) -> str:
                if old.meta.rematch is None:
                    old.meta.rematch = meta.id
                    old.changed = True
                return old.meta.rematch

            new = meta.id
            opened = await self._opened(meta, person, word)
            chosen = await live.do(promise)
            if chosen == new:
                return opened
            live_other = self.get(chosen)  # Somebody was quicker: their table it is.
            await live_other.do(lambda now: live_other.table.sit(person, seat=None, word=word, now=now))
            return live_other
        other = self.get(old.meta.rematch)
        await other.do(lambda now: other.table.sit(person, seat=None, word=word, now=now))
        return other

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
                text = await self.thinkers.choose(
                    level, table.game.id, table.game.view(table.journal.match.state, seat), self.settings.bot_seconds
                )
            except Exception:  # a bot's fault must not stop the match
                self.counts["bot_faults"] += 1
                log.exception("bot failed", extra={"level": level, "game": table.game.id})
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
        for table in self.store.unfinished():
            try:
                self.get(table)
            except (Refused, BadText, ValueError):
                log.exception("table cannot be read", extra={"table": table[:4]})
            await asyncio.sleep(0)

    async def _keep(self) -> None:
        """Note that the server is alive, and put away what nobody looks at."""
        while True:
            await asyncio.sleep(ALIVE_EVERY)
            try:
                await self.store.do(("UPDATE about SET value = ? WHERE key = 'alive'", (self.now(),)))
            except StoreFault:
                log.warning("nothing can be written", extra={"code": self.store.failing})
            before = self.now() - PUT_AWAY_AFTER
            for table, live in list(self.live.items()):
                playing = live.table.meta.status == "playing"
                timed = live.table.meta.pace.turn is not None or live.table.bots_due()
                if live.idle and live.touched < before and not (playing and timed) and table not in self._followers:
                    live.close()
                    del self.live[table]

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


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


def new_id() -> str:
    """The name of a table: 80 random bits."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def new_token() -> str:
    """A secret token: 192 random bits, with a beginning that a leak scanner can find."""
    return "qb_" + secrets.token_urlsafe(24)


def hash_of(token: str) -> bytes:
    """How a token is kept. It is random, so one round is enough."""
    return hashlib.sha256(token.encode()).digest()

"""What each request of the HTTP interface does: from types to types, the rest is in app.py."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from starlette.responses import PlainTextResponse, Response, StreamingResponse

from quiltingbee import __version__
from quiltingbee.core.game import Refused
from quiltingbee.core.record import write
from quiltingbee.games import GAMES
from quiltingbee.play import wire
from quiltingbee.play.store import Meta, PersonMeta
from quiltingbee.play.table import Table
from quiltingbee.server.hall import Hall
from quiltingbee.server.limits import Buckets
from quiltingbee.server.live import Live
from quiltingbee.server.metrics import metrics_text
from quiltingbee.server.socket import Sockets

MOST_LISTED = 100
MOST_RESULTS = 1000
MOST_STREAMS = 10
_TABLE = re.compile(r"[a-z2-7]{16}")
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
BIG = 4000
"""A record of more events is written in a thread."""


class TooMany(Exception):
    """Come back in so many seconds."""

    def __init__(self, seconds: float):
        super().__init__("too-many")
        self.seconds = seconds


@dataclass(slots=True)
class Shared:
    """What all requests share."""

    hall: Hall
    sockets: Sockets
    description: bytes
    new_people: Buckets
    new_tables: Buckets
    streams: dict[str, int]


@dataclass(slots=True)
class Asked:
    """A request after it was checked."""

    shared: Shared
    path: dict[str, str]
    query: dict[str, Any]
    body: Any
    caller: PersonMeta | None
    token: str
    address: str
    base: str  # the address under which the server was called

    @property
    def hall(self) -> Hall:
        """The tables."""
        return self.shared.hall

    @property
    def person(self) -> PersonMeta:
        """Who asks, where a token is needed."""
        if self.caller is None:
            raise Refused("no-token")
        return self.caller

    def live(self) -> Live:
        """The table of the path."""
        name = self.path["table"]
        if not _TABLE.fullmatch(name):
            raise Refused("no-such-table")
        return self.hall.get(name)

    def table_of(self, live: Live) -> wire.TableOf:
        """The table as it is answered."""
        return live.table_of(None if self.caller is None else self.caller.id)


# The server itself.


async def health(asked: Asked) -> Any:
    """Alive."""
    del asked
    return wire.Health("ok", __version__)


async def ready(asked: Asked) -> Any:
    """Whether acts are taken."""
    if not asked.hall.ready or asked.hall.stopping:
        raise Refused("stopping")
    if asked.hall.store.failing is not None:
        raise Refused("storage-failed")
    return wire.Health("ready", __version__)


async def metrics(asked: Asked) -> Any:
    """Prometheus text."""
    return PlainTextResponse(metrics_text(asked.hall, asked.shared.sockets), media_type="text/plain; version=0.0.4")


async def description(asked: Asked) -> Any:
    """The OpenAPI description."""
    return Response(asked.shared.description, media_type="application/json")


# People.


async def new_person(asked: Asked) -> Any:
    """Somebody new."""
    if wait := asked.shared.new_people.take(asked.address):
        raise TooMany(wait)
    return await asked.hall.new_person(asked.body.name)


async def me(asked: Asked) -> Any:
    """Who one is."""
    person = asked.person
    listed = _listed(asked, asked.hall.store.tables_of(person.id, MOST_LISTED))
    return wire.Me(person.id, person.name, person.scopes, listed)


async def rename(asked: Asked) -> Any:
    """Another name."""
    return await asked.hall.rename(asked.person, asked.body.name)


async def add_token(asked: Asked) -> Any:
    """Another token."""
    return await asked.hall.new_token(asked.person, asked.body)


async def end_tokens(asked: Asked) -> Any:
    """All other tokens end."""
    await asked.hall.end_tokens(asked.person, asked.token)
    return Response(status_code=204)


async def code(asked: Asked) -> Any:
    """A code for another device."""
    return asked.hall.new_code(asked.person)


async def carry(asked: Asked) -> Any:
    """Become the person of a code."""
    if wait := asked.shared.new_people.take(asked.address):
        raise TooMany(wait)
    return await asked.hall.carry(asked.body.code)


# Tables.


async def new_table(asked: Asked) -> Any:
    """A new table."""
    if wait := asked.shared.new_tables.take(asked.person.id):
        raise TooMany(wait)
    live = await asked.hall.open(asked.person, asked.body)
    return await live.look(lambda: asked.table_of(live))


async def open_tables(asked: Asked) -> Any:
    """Open tables that wait."""
    return wire.Tables(_listed(asked, asked.hall.store.open_tables(MOST_LISTED)))


async def table(asked: Asked) -> Any:
    """A table."""
    return await _after(asked, asked.table_of)


async def seats(asked: Asked) -> Any:
    """All seats of a table."""
    return await _after(asked, lambda live: wire.Seats(live.table.seat_infos()))


async def sit(asked: Asked) -> Any:
    """Sit down."""
    person, body = asked.person, asked.body or wire.Sit()
    return await _change(asked, lambda table, now: table.sit(person, seat=body.seat, word=body.word, now=now))


async def leave(asked: Asked) -> Any:
    """Get up."""
    return await _change(asked, lambda table, now: table.leave(asked.person, now))


async def start(asked: Asked) -> Any:
    """Begin."""
    body = asked.body or wire.Start()
    live = asked.live()
    asked.hall.check_level(live.table.game.id, body.bot)
    return await _change(asked, lambda table, now: table.start(asked.person, bot=body.bot, now=now))


async def fill(asked: Asked) -> Any:
    """A bot for a seat."""
    number = asked.path["seat"]
    if not (number.isascii() and number.isdigit() and len(number) <= 3):
        raise Refused("no-such-seat")
    live = asked.live()
    asked.hall.check_level(live.table.game.id, asked.body.bot)
    return await _change(asked, lambda table, now: table.fill(asked.person, int(number), asked.body.bot, now))


async def pause(asked: Asked) -> Any:
    """Clocks stand still."""
    return await _change(asked, lambda table, now: table.pause(asked.person, now, paused=True))


async def go(asked: Asked) -> Any:
    """Clocks run on."""
    return await _change(asked, lambda table, now: table.pause(asked.person, now, paused=False))


async def rematch(asked: Asked) -> Any:
    """Once more."""
    live = await asked.hall.rematch(asked.live(), asked.person)
    return await live.look(lambda: asked.table_of(live))


# The match.


async def view(asked: Asked) -> Any:
    """What one may see."""
    return await _after(asked, lambda live: live.table.view(_seat_or_watch(asked, live), asked.hall.now()))


async def acts(asked: Asked) -> Any:
    """Legal acts."""

    def told(live: Live) -> Any:
        seat = _seat(asked, live)
        return _journal(live).acts(seat, limit=asked.query["limit"], plain=bool(asked.query["plain"]))

    return await _after(asked, told)


async def act(asked: Asked) -> Any:
    """Act."""
    body = asked.body
    return await _play(asked, lambda table, seat, now: table.act(seat, body.turn, body.act, now, act_id=body.id))


async def undo(asked: Asked) -> Any:
    """Take one's act back."""
    body = asked.body
    return await _play(asked, lambda table, seat, now: table.undo(seat, body.turn, now, act_id=body.id))


async def events(asked: Asked) -> Any:
    """Events as ND-JSON; follow: stay."""
    live = asked.live()

    def lines() -> bytes:
        seat = _seat_or_watch(asked, live)
        told = _journal(live).since(asked.query["since"], seat)
        return b"".join(wire.encode(event) + b"\n" for event in told)

    data = await live.look(lines)
    if not asked.query["follow"]:
        return Response(data, media_type="application/x-ndjson")
    if asked.shared.streams.get(asked.address, 0) >= MOST_STREAMS:
        raise TooMany(10)
    return StreamingResponse(_follow(asked, live.table.meta.id), media_type="application/x-ndjson")


async def _follow(asked: Asked, name: str) -> AsyncIterator[bytes]:
    """Events as they come; a turn that closes shows its covered ones again. An empty line every while keeps proxies awake."""
    hall, streams = asked.hall, asked.shared.streams
    streams[asked.address] = streams.get(asked.address, 0) + 1
    wake = hall.follow(name)
    sent, opened = asked.query["since"], -1

    def news(live: Live) -> tuple[bytes, bool]:
        nonlocal sent, opened
        journal, seat = _journal(live), live.table.seat_of(None if asked.caller is None else asked.caller.id)
        first = min(sent, opened) if 0 <= opened < journal.opened else sent
        lines = b"".join(wire.encode(event) + b"\n" for event in journal.since(first, seat))
        sent, opened = journal.last, journal.opened
        return lines, live.table.meta.status == "over"

    try:
        while not hall.stopping:
            wake.clear()
            live = hall.get(name)
            lines, over = await live.look(partial(news, live))
            if lines:
                yield lines
            if over:
                return
            try:
                await asyncio.wait_for(wake.wait(), 20)
            except TimeoutError:
                yield b"\n"
    finally:
        hall.unfollow(name, wake)
        streams[asked.address] -= 1
        if not streams[asked.address]:
            del streams[asked.address]


async def record(asked: Asked) -> Any:
    """The record."""
    live = asked.live()
    build, over = await live.look(lambda: (live.table.recorder(), live.table.meta.status == "over"))
    if _journal(live).last > BIG:
        match = await asyncio.to_thread(build)
        text = await asyncio.to_thread(write, match)
    else:
        match = build()
        text = write(match)
    if asked.query["as"] == "text":
        name = f"{live.table.game.id.partition('/')[0]}-{live.table.meta.id[:6]}.txt"
        return PlainTextResponse(text, headers={"Content-Disposition": f'inline; filename="{name}"'})
    lines = text.splitlines()
    gap = lines.index("")
    headers = {key: value.strip() for key, _, value in (line.partition(":") for line in lines[1:gap])}
    told = tuple(line for line in lines[gap + 1 :] if line)
    return wire.RecordJson(headers, match.names, told, match.scores, over)


async def qr(asked: Asked) -> Any:
    """The link as a QR code."""
    import io

    import segno

    live = asked.live()
    out = io.BytesIO()
    link = f"{asked.base}/t/{live.table.meta.id}"
    segno.make(link, error="m").save(out, kind="svg", scale=8, border=2, xmldecl=False, svgns=True)
    return Response(out.getvalue(), media_type="image/svg+xml")


async def bots(asked: Asked) -> Any:
    """The bots' levels."""
    return wire.Levels({game: asked.hall.thinkers.levels(game) for game in GAMES})


async def daily(asked: Asked) -> Any:
    """The results of a day's deal."""
    date = asked.hall.today() if asked.path["date"] == "today" else asked.path["date"]
    if not _DATE.fullmatch(date):
        raise Refused("no-such-page")
    you = None if asked.caller is None else asked.caller.id
    found = asked.hall.store.results(date, MOST_RESULTS)
    return wire.Daily(date, tuple(wire.Result(name, points, person == you) for person, name, points in found))


# What they share.


async def _after(asked: Asked, told: Callable[[Live], Any]) -> Any:
    """An answer about a table, in its turn: nothing is seen that is not written."""
    live = asked.live()
    return await live.look(lambda: told(live))


async def _change(asked: Asked, change: Callable[[Table, int], Any]) -> Any:
    live = asked.live()
    return await live.do(lambda now: change(live.table, now), lambda _result: asked.table_of(live))


async def _play(asked: Asked, play: Callable[[Table, int, int], Any]) -> Any:
    live = asked.live()

    def told(entry: Any) -> wire.Events:
        seat = _seat(asked, live)
        return wire.Events((_journal(live).event(entry.n, seat),), live.table.now(seat, asked.hall.now()))

    return await live.do(lambda now: play(live.table, _seat(asked, live), now), told)


def _seat(asked: Asked, live: Live) -> int:
    seat = live.table.seat_of(asked.person.id)
    if seat is None:
        raise Refused("not-your-seat")
    return seat


def _seat_or_watch(asked: Asked, live: Live) -> int | None:
    person = None if asked.caller is None else asked.caller.id
    seat = live.table.seat_of(person)
    if seat is None and not live.table.meta.watchers:
        raise Refused("watchers-not-allowed")
    return seat


def _journal(live: Live) -> Any:
    if live.table.journal is None:
        raise Refused("not-playing")
    return live.table.journal


def _listed(asked: Asked, metas: list[Meta]) -> tuple[wire.Listed, ...]:
    person = None if asked.caller is None else asked.caller.id
    lines = []
    for meta in metas:
        live = asked.hall.live.get(meta.id)
        playing = meta.status == "playing"
        told = (
            live.table
            if live is not None
            else asked.hall.get(meta.id).table
            if playing
            else Table(meta, GAMES[meta.game])
        )
        lines.append(told.listed(person))
    return tuple(lines)


Handler = Callable[[Asked], Awaitable[Any]]

"""Tables: opened, listed, sat down at, filled, paused, gone on from; and the results of a day's deal."""

import io
import re
from typing import Any

import segno
from starlette.responses import Response

from quiltingbee.core.game import Refused
from quiltingbee.play import bodies
from quiltingbee.server.asked import MOST_LISTED, Asked, TooMany, answer, changed, listed

MOST_RESULTS = 1000
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


async def new_table(asked: Asked) -> Any:
    """A new table."""
    _room_for_table(asked, len(asked.body.seats), asked.body.options)
    live = await asked.hall.open(asked.person, asked.body)
    return await live.look(lambda: asked.table_of(live))


def _room_for_table(asked: Asked, seats: int, options: dict[str, str]) -> None:
    """One table more of this person and of this address; a large one counts as several. TooMany until there may be one."""
    size = 1 + seats // 20 + sum(map(len, options.values())) // 1000
    for buckets, key in (
        (asked.shared.new_tables, asked.person.id),
        (asked.shared.new_tables_of_address, asked.address),
    ):
        if wait := buckets.take(key, size):
            raise TooMany(wait)


async def open_tables(asked: Asked) -> Any:
    """Open tables that wait."""
    return bodies.Tables(await listed(asked, asked.hall.store.open_tables(MOST_LISTED)))


async def table(asked: Asked) -> Any:
    """A table."""
    return await answer(asked, asked.table_of)


async def seats(asked: Asked) -> Any:
    """All seats of a table."""
    return await answer(asked, lambda live: bodies.Seats(live.table.seat_infos()))


async def sit(asked: Asked) -> Any:
    """Sit down."""
    person, body = asked.person, asked.body or bodies.Sit()
    return await changed(asked, lambda table, now: table.sit(person, seat=body.seat, word=body.word, now=now))


async def leave(asked: Asked) -> Any:
    """Get up."""
    return await changed(asked, lambda table, now: table.leave(asked.person, now))


async def start(asked: Asked) -> Any:
    """Begin."""
    body = asked.body or bodies.Start()
    live = await asked.live()
    asked.hall.check_level(live.table.game.id, body.bot)
    return await changed(asked, lambda table, now: table.start(asked.person, bot=body.bot, now=now))


async def fill(asked: Asked) -> Any:
    """A bot for a seat."""
    number = asked.path["seat"]
    if not (number.isascii() and number.isdigit() and len(number) <= 3):
        raise Refused("no-such-seat")
    live = await asked.live()
    asked.hall.check_level(live.table.game.id, asked.body.bot)
    return await changed(asked, lambda table, now: table.fill(asked.person, int(number), asked.body.bot, now))


async def pause(asked: Asked) -> Any:
    """Clocks stand still."""
    return await changed(asked, lambda table, now: table.pause(asked.person, now, paused=True))


async def go(asked: Asked) -> Any:
    """Clocks run on."""
    return await changed(asked, lambda table, now: table.pause(asked.person, now, paused=False))


async def rematch(asked: Asked) -> Any:
    """Once more."""
    old = await asked.live()
    meta = old.table.meta
    if meta.status == "over" and meta.rematch is None:
        _room_for_table(asked, len(meta.seats), meta.options)
    live = await asked.hall.rematch(old, asked.person)
    return await live.look(lambda: asked.table_of(live))


async def qr(asked: Asked) -> Any:
    """The link as a QR code."""
    live = await asked.live()
    out = io.BytesIO()
    link = f"{asked.base}/t/{live.table.meta.id}"
    segno.make(link, error="m").save(out, kind="svg", scale=8, border=2, xmldecl=False, svgns=True)
    return Response(out.getvalue(), media_type="image/svg+xml")


async def daily(asked: Asked) -> Any:
    """The results of a day's deal."""
    date = asked.hall.today() if asked.path["date"] == "today" else asked.path["date"]
    if not _DATE.fullmatch(date):
        raise Refused("no-such-page")
    you = None if asked.caller is None else asked.caller.id
    found = asked.hall.store.results(date, MOST_RESULTS)
    return bodies.Daily(date, tuple(bodies.Result(name, points, person == you) for person, name, points in found))

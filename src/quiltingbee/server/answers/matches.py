"""The match of a table: what one may see and do, acting, its record."""

import asyncio
from typing import Any

from starlette.responses import PlainTextResponse

from quiltingbee.core.record import write
from quiltingbee.play import bodies
from quiltingbee.server.asked import Asked, answer, journal_of, played, seat_of, seat_or_watch
from quiltingbee.server.live import Live

BIG = 500
"""A record of more events is written in a thread: it takes a tenth of a millisecond for each."""


async def view(asked: Asked) -> Any:
    """What one may see."""
    return await answer(asked, lambda live: live.table.view(seat_or_watch(asked, live), asked.hall.now()))


async def acts(asked: Asked) -> Any:
    """Legal acts."""

    def told(live: Live) -> Any:
        seat = seat_of(asked, live)
        return journal_of(live).acts(seat, limit=asked.query["limit"], plain=bool(asked.query["plain"]))

    return await answer(asked, told)


async def act(asked: Asked) -> Any:
    """Act."""
    body = asked.body
    return await played(asked, lambda table, seat, now: table.act(seat, body.turn, body.act, now, act_id=body.id))


async def undo(asked: Asked) -> Any:
    """Take one's act back."""
    body = asked.body
    return await played(asked, lambda table, seat, now: table.undo(seat, body.turn, now, act_id=body.id))


async def record(asked: Asked) -> Any:
    """The record."""
    live = await asked.live()

    def told() -> Any:
        seat_or_watch(asked, live)
        return live.table.recorder(), live.table.meta.status == "over"

    build, over = await live.look(told)
    if journal_of(live).last > BIG:
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
    events = tuple(line for line in lines[gap + 1 :] if line)
    return bodies.RecordJson(headers, match.names, events, match.scores, over)

"""The match of a table: what one may see and do, acting, its record."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from starlette.responses import PlainTextResponse

from quiltingbee.core.match import Match
from quiltingbee.core.record import write
from quiltingbee.play import bodies, dealing
from quiltingbee.server.asked import Asked, answer, journal_of, played, seat_of, seat_or_watch
from quiltingbee.server.live import Live

BIG = 500
"""A record of more events is written in a thread, and kept: it takes a tenth of a millisecond for each."""


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
        log = journal_of(live).record_log()
        return live.table.recorder(), Version(
            live.table.meta.status == "over", len(log), dealing.names_of(live.table.meta)
        )

    build, version = await live.look(told)
    if version.events > BIG:
        async with (
            live.writing
        ):  # once for all who ask, and one at a time: it takes the interpreter from everybody else
            if live.written is None or live.written[0] != version:
                live.written = version, await asyncio.to_thread(_written, build)
            text, scores = live.written[1]
    else:
        text, scores = _written(build)
    if asked.query["as"] == "text":
        name = f"{live.table.game.id.partition('/')[0]}-{live.table.meta.id[:6]}.txt"
        return PlainTextResponse(text, headers={"Content-Disposition": f'inline; filename="{name}"'})
    lines = text.splitlines()
    gap = lines.index("")
    headers = {key: value.strip() for key, _, value in (line.partition(":") for line in lines[1:gap])}
    events = tuple(line for line in lines[gap + 1 :] if line)
    return bodies.RecordJson(headers, version.names, events, scores, version.over)


@dataclass(frozen=True, slots=True)
class Version:
    """What a record depends on: the events of one match never change, there are only more of them."""

    over: bool
    events: int
    names: tuple[str, ...]


def _written(build: Callable[[], Match]) -> tuple[str, tuple[int, ...]]:
    """The record as text, and the points."""
    match = build()
    return write(match), match.scores

"""Events as lines of JSON: those there are, and those that come."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

from starlette.responses import Response, StreamingResponse

from quiltingbee.core.game import Refused
from quiltingbee.play import wire
from quiltingbee.server.asked import Asked, TooMany, journal_of, seat_or_watch
from quiltingbee.server.live import Live

MOST_STREAMS = 10
"""Streams of an address at a time."""


async def events(asked: Asked) -> Any:
    """Events as ND-JSON; follow: stay."""
    live = await asked.live()

    def lines() -> bytes:
        seat = seat_or_watch(asked, live)
        told = journal_of(live).since(asked.query["since"], seat)
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
        asked.hall.people.of(asked.token)  # Refused: the token has ended, and the stream with it.
        journal, seat = journal_of(live), live.table.seat_of(None if asked.caller is None else asked.caller.id)
        first = min(sent, opened) if 0 <= opened < journal.opened else sent
        lines = b"".join(wire.encode(event) + b"\n" for event in journal.since(first, seat))
        sent, opened = journal.last, journal.opened
        return lines, live.table.meta.status == "over"

    try:
        while not hall.stopping:
            wake.clear()
            live = await hall.get(name)
            try:
                lines, over = await live.look(partial(news, live))
            except Refused:
                return
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

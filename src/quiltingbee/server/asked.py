"""A request after it was checked, and what the answers to several requests share: a look at a table takes its place in the line."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from quiltingbee.core.game import Refused
from quiltingbee.games import GAMES
from quiltingbee.play import bodies, wire
from quiltingbee.play.journal import Entry, Journal
from quiltingbee.play.store import Meta, PersonMeta
from quiltingbee.play.table import Table
from quiltingbee.server.hall import Hall
from quiltingbee.server.limits import Buckets
from quiltingbee.server.live import Live
from quiltingbee.server.socket import Sockets

MOST_LISTED = 100
_TABLE = re.compile(r"[a-z2-7]{16}")


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
    new_tables_of_address: Buckets
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

    async def live(self) -> Live:
        """The table of the path."""
        name = self.path["table"]
        if not _TABLE.fullmatch(name):
            raise Refused("no-such-table")
        return await self.hall.get(name)

    def table_of(self, live: Live) -> wire.TableOf:
        """The table as it is answered."""
        return live.table_of(None if self.caller is None else self.caller.id)


Handler = Callable[[Asked], Awaitable[Any]]


async def answer(asked: Asked, told: Callable[[Live], Any]) -> Any:
    """An answer about a table, in its turn: nothing is seen that is not written."""
    live = await asked.live()
    return await live.look(lambda: told(live))


async def changed(asked: Asked, change: Callable[[Table, int], Any]) -> Any:
    """Something about a table is changed, and the answer is the table."""
    live = await asked.live()
    return await live.do(lambda now: change(live.table, now), lambda _result: asked.table_of(live))


async def played(asked: Asked, play: Callable[[Table, int, int], Entry]) -> Any:
    """Something is done in a match, and the answer is its event."""
    if wait := asked.shared.sockets.acts.take(asked.address):
        raise TooMany(wait)
    live = await asked.live()

    def told(entry: Entry) -> wire.Events:
        seat = seat_of(asked, live)
        return wire.Events((journal_of(live).event(entry.n, seat),), live.table.now(seat, asked.hall.now()))

    return await live.do(lambda now: play(live.table, seat_of(asked, live), now), told)


def seat_of(asked: Asked, live: Live) -> int:
    """The seat of who asks. Refused without one."""
    seat = live.table.seat_of(asked.person.id)
    if seat is None:
        raise Refused("not-your-seat")
    return seat


def seat_or_watch(asked: Asked, live: Live) -> int | None:
    """The seat of who asks, or None for a spectator. Refused where there may be none."""
    caller = asked.caller
    if caller is not None and not {"read", "play"} & set(caller.scopes):
        raise Refused("no-scope")
    person = None if caller is None else caller.id
    if not live.table.may_look(person):
        raise Refused("watchers-not-allowed")
    return live.table.seat_of(person)


def journal_of(live: Live) -> Journal:
    """The journal of the match. Refused before it has begun."""
    if live.table.journal is None:
        raise Refused("not-playing")
    return live.table.journal


async def listed(asked: Asked, metas: list[Meta]) -> tuple[bodies.Listed, ...]:
    """Tables as lines of a list; those whose match goes on are asked one after the other, and others may come between."""
    person = None if asked.caller is None else asked.caller.id
    lines = []
    for meta in metas:
        if meta.status == "playing" or meta.id in asked.hall.live:
            live = await asked.hall.get(meta.id)
            lines.append(await live.look(partial(_line, live, person)))
        else:
            lines.append(Table(meta, GAMES[meta.game]).listed(person))
    return tuple(lines)


def _line(live: Live, person: str | None) -> bodies.Listed:
    return live.table.listed(person)

"""The port to whatever keeps tables, journals and people; and what a table is when it is kept."""

from collections.abc import Iterable
from typing import Literal, Protocol

import msgspec
from msgspec import Struct

from quiltingbee.core.game import Refused
from quiltingbee.play.journal import Entry
from quiltingbee.play.wire import Pace


class SeatMeta(Struct):
    """Who has a seat. A person keeps its claim while the seat is left or a bot sits there."""

    is_: Literal["empty", "person", "bot", "left"] = "empty"
    person: str | None = None
    name: str = ""
    bot: str | None = None
    word: str = ""


class Meta(Struct):
    """All of a table but the journal of its match."""

    id: str
    game: str
    options: dict[str, str]
    pace: Pace
    open: bool
    watchers: bool
    host: str
    seats: list[SeatMeta]
    secret: str
    created: int
    seed: str | None = None
    daily: str | None = None
    status: Literal["waiting", "playing", "over"] = "waiting"
    paused: bool = False
    started: int | None = None
    ended: int | None = None
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    rematch: str | None = None
    before: str | None = None


class PersonMeta(Struct, frozen=True):
    """A person and what the token it came with may do."""

    id: str
    name: str
    scopes: tuple[str, ...]


class StoreFault(Refused):
    """Nothing could be written, and nothing was: `storage-full` or `storage-failed`."""


class Batch:
    """What belongs together: it is written as a whole or not at all."""

    __slots__ = ("entries", "meta", "results", "table")

    def __init__(
        self, table: str, entries: Iterable[Entry], meta: Meta | None, results: Iterable[tuple[str, int]] = ()
    ):
        self.table = table
        self.entries = list(entries)
        self.meta = meta
        self.results = list(results)


class Store(Protocol):
    """Where tables are kept. `write` answers when the batch is durable, and raises StoreFault when nothing of it is."""

    async def write(self, batch: Batch) -> None:
        """Keep a batch."""

    def meta(self, table: str) -> Meta | None:
        """A table, or None."""

    def entries(self, table: str) -> list[Entry]:
        """Its journal."""


def encode_meta(meta: Meta) -> str:
    """A table as text."""
    return msgspec.json.encode(meta).decode()


def decode_meta(text: str) -> Meta:
    """A table from its text."""
    return msgspec.json.decode(text, type=Meta)

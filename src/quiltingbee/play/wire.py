"""What travels between a table and its people: every message of the socket and every body of the HTTP interface, as types.

The types are the description: `docs/protocol.md` explains them, the OpenAPI page is generated from them. What comes in is
strict (unknown fields, wrong types and long texts are refused); times are milliseconds of the server's own clock, which
stands still while the server is down.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

VERSION = 1
LONGEST_MESSAGE = 4096
LARGE = 12
"""A table with more seats is large: then messages name only what concerns the reader, and the rest by numbers."""

PHRASES = (
    "hello",
    "good-luck",
    "nice-patch",
    "well-done",
    "oops",
    "thinking",
    "hurry",
    "thanks",
    "sorry",
    "good-match",
    "again",
    "goodbye",
)
"""What can be said at a table: the words are in the catalogues (`said-hello` …), the wire carries the name."""

Seat = Annotated[int, Meta(ge=0, le=999)]
TableId = Annotated[
    str, Meta(pattern="^[a-z2-7]{16}$", description="The name of a table, which is also its invitation")
]
ActId = Annotated[str, Meta(min_length=1, max_length=40, description="Chosen by the client, new for each act")]
ActText = Annotated[str, Meta(min_length=1, max_length=400, description="An act as in a record: `draw d4 r1`")]
Phrase = Literal[PHRASES]  # type: ignore[valid-type]
Number = Annotated[int, Meta(ge=0, le=2_000_000_000)]


# What a client says on the socket.


class Join(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="join"):
    """Come to a table, or come back to it: the first message on a socket, and the answer to a gap."""

    table: TableId
    token: Annotated[str, Meta(max_length=200)] | None = None
    since: Number = 0  # the number up to which every event is known
    views: bool = True  # False: events only, for programs that know the rules
    look: Annotated[tuple[Seat, ...], Meta(max_length=8)] = ()  # large tables: sheets wanted besides one's own
    version: Literal[1] = 1


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="act"):
    """Act in the turn of that number. The same `id` again gives the same answer again."""

    id: ActId
    turn: Number
    act: ActText


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="undo"):
    """Take one's act back."""

    id: ActId
    turn: Number


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="say"):
    """Say a set phrase."""

    phrase: Phrase


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="look"):
    """Large tables: whose sheets to send besides one's own; answered by a view."""

    seats: Annotated[tuple[Seat, ...], Meta(max_length=8)]


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="ping"):
    """Is anybody there? Answered by `pong`, for programs that cannot see the socket's own heartbeat."""


Said = Join | Act | Undo | Say | Look | Ping


# What the server says on the socket.


class Event(Struct, frozen=True, omit_defaults=True):
    """One entry of a match's journal, as one seat may see it.

    Exactly one of these: `line` (what happened), `undone` (it was taken back), `undo` (the number of the entry that this one
    takes back), `clock` (`pause` or `go`), or none of them: covered until the turn closes.
    """

    n: int
    line: str | None = None
    undone: bool = False
    undo: int | None = None
    clock: Literal["pause", "go"] | None = None
    seat: int | None = None
    by: Literal["clock", "bot"] | None = None  # who acted for the seat
    id: str | None = None  # of one's own act
    at: int | None = None


class Clock(Struct, frozen=True):
    """Each seat of `waiting` must act before `opened + turn + bank[seat]`; `now` is the time at which this was written."""

    now: int
    opened: int
    turn: int | None  # None: no limit
    bank: tuple[int, ...]  # what each seat has left besides; empty where there is none
    paused: bool


class Now(Struct, frozen=True):
    """Who is to act: `turn` counts up with every turn that opens, `waiting` are the seats that have not acted in it.

    At a large table `waiting` holds one's own seat at most; `open` always counts all of them.
    """

    turn: int
    waiting: tuple[int, ...]
    open: int
    over: bool
    clock: Clock


class Events(Struct, frozen=True, tag_field="kind", tag="events"):
    """What happened. An entry whose number is known already replaces it: that is how covered ones are shown."""

    events: tuple[Event, ...]
    now: Now


class ViewOf(Struct, frozen=True, tag_field="kind", tag="view"):
    """All that this seat may see of the match after the entry `n`."""

    n: int
    seat: int | None
    now: Now
    view: dict[str, Any]


class No(Struct, frozen=True, tag_field="kind", tag="no"):
    """Refused: nothing has changed. `id` is that of the act, or empty."""

    code: str
    id: str = ""


class Heard(Struct, frozen=True, tag_field="kind", tag="said"):
    """Somebody (None: a spectator) said a set phrase."""

    phrase: str
    seat: int | None
    at: int


class Pong(Struct, frozen=True, tag_field="kind", tag="pong"):
    """Here."""

    now: int


class Bye(Struct, frozen=True, tag_field="kind", tag="bye"):
    """The server closes this socket. Come back after `retry` milliseconds (None: do not)."""

    code: str
    retry: int | None


class SeatInfo(Struct, frozen=True):
    """A place at a table. `empty` seats can be taken; `left` ones were given up and can be reclaimed."""

    seat: int
    is_: Literal["empty", "person", "bot", "left"] = msgspec.field(name="is")
    name: str
    bot: str | None
    present: bool


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a turn may take: `turn` seconds each (None: no limit), then what is left of `bank` seconds for the match."""

    turn: Annotated[int, Meta(ge=5, le=14 * 86_400)] | None = None
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Fair(Struct, frozen=True):
    """The commitment to the secret of the deals; the secret itself when the match is over; or the public seed."""

    commitment: str | None
    secret: str | None
    words: tuple[str, ...]
    seed: str | None


class TableInfo(Struct, frozen=True):
    """A table as everybody there sees it. At a large table `seats` holds the first twelve."""

    id: str
    game: str
    options: dict[str, str]
    pace: Pace
    open: bool
    watchers: bool
    watching: int
    status: Literal["waiting", "playing", "over"]
    paused: bool
    count: int
    seated: int
    host: int | None
    seats: tuple[SeatInfo, ...]
    fair: Fair
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rematch: str | None
    daily: str | None
    created: int


class TableOf(Struct, frozen=True, tag_field="kind", tag="table"):
    """The table, and who one is there: `you` is one's seat, `host` whether one may start, pause and fill seats."""

    you: int | None
    host: bool
    table: TableInfo


_ENCODER = msgspec.json.Encoder()
_SAID: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


def encode(message: Any) -> bytes:
    """A message as JSON."""
    return _ENCODER.encode(message)


def read_said(data: bytes | str) -> Said:
    """The message that a client sent. A msgspec.MsgspecError says what is wrong with it."""
    return _SAID.decode(data)

"""The bodies of the HTTP interface, as types; what they share with the socket is in `wire.py`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quiltingbee.play.wire import ActId, ActText, Number, Pace, Seat, SeatInfo

SCOPES = ("play", "tables", "read", "account")

Name = Annotated[str, Meta(min_length=1, max_length=120, description="Shortened to 30 signs and cleaned by the server")]
Level = Annotated[str, Meta(min_length=1, max_length=40, description="A bot's level; `GET /api/bots` lists them")]
Word = Annotated[str, Meta(max_length=80, description="A word of one's own, mixed into the deals")]
Scope = Literal[SCOPES]  # type: ignore[valid-type]


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """A name is all that is needed."""

    name: Name


class Person(Struct, frozen=True):
    """A person as oneself."""

    person: str
    name: str


class PersonToken(Struct, frozen=True):
    """A person with a secret token: keep it, the server only keeps its hash."""

    person: str
    name: str
    token: str


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """Another token of the same person, for a program or a device."""

    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=4)]
    days: Annotated[int, Meta(ge=1, le=3660)] = 365
    label: Annotated[str, Meta(max_length=60)] = ""


class Token(Struct, frozen=True):
    """A secret token and what it may do."""

    token: str
    scopes: tuple[str, ...]
    days: int


class Code(Struct, frozen=True):
    """A code that carries a person to another device, once and soon."""

    code: str
    seconds: int


class Carry(Struct, frozen=True, forbid_unknown_fields=True):
    """The code shown on the other device."""

    code: Annotated[str, Meta(min_length=4, max_length=40)]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: for a bot of that level, or (None) for whoever comes."""

    bot: Level | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. The person who opens it is its host and takes the first seat without a bot, unless `sit` is false."""

    game: Annotated[
        str, Meta(max_length=40, description="doodle/1 or patchwork/1; a name without version is the newest")
    ]
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=1000)] = (NewSeat(),)
    options: Annotated[dict[str, Annotated[str, Meta(max_length=20_000)]], Meta(max_length=12)] = {}
    pace: Pace = Pace()
    open: bool = False
    watchers: bool = True
    sit: bool = True
    word: Word = ""
    seed: Annotated[str, Meta(min_length=1, max_length=60)] | None = None
    daily: bool = False


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat (the first free one when none is named), or take one's own back."""

    seat: Seat | None = None
    word: Word = ""


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin with what is there: empty seats go to bots of that level, or (None) are taken away."""

    bot: Level | None = None


class Fill(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat."""

    bot: Level


class ActBody(Struct, frozen=True, forbid_unknown_fields=True):
    """An act, as on the socket."""

    id: ActId
    turn: Number
    act: ActText


class UndoBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Taking one's act back, as on the socket."""

    id: ActId
    turn: Number


class Acts(Struct, frozen=True):
    """Legal acts of one's seat in the turn of that number; `more`: there are more than these."""

    turn: int
    acts: tuple[str, ...]
    more: bool


class Listed(Struct, frozen=True):
    """A line in a list of tables."""

    id: str
    game: str
    status: str
    names: tuple[str, ...]
    count: int
    seated: int
    pace: Pace
    you: int | None
    your_turn: bool
    created: int


class Tables(Struct, frozen=True):
    """Tables, the newest first."""

    tables: tuple[Listed, ...]


class Me(Struct, frozen=True):
    """Who one is, and where one sits."""

    person: str
    name: str
    scopes: tuple[str, ...]
    tables: tuple[Listed, ...]


class Seats(Struct, frozen=True):
    """All seats of a table."""

    seats: tuple[SeatInfo, ...]


class Levels(Struct, frozen=True):
    """The bots' levels of each game, weakest first."""

    games: dict[str, tuple[str, ...]]


class Result(Struct, frozen=True):
    """One person's result of a day's deal."""

    name: str
    points: int
    you: bool


class Daily(Struct, frozen=True):
    """The results of a day's deal: the first match of each person counts, best first."""

    date: str
    results: tuple[Result, ...]


class RecordJson(Struct, frozen=True):
    """A record in parts. While a match goes on it ends before the turn that is open."""

    headers: dict[str, str]
    names: tuple[str, ...]
    lines: tuple[str, ...]
    scores: tuple[int, ...]
    over: bool


class Health(Struct, frozen=True):
    """Alive, and of which version."""

    status: str
    version: str
    program: str = "quiltingbee"


class Problem(Struct, frozen=True):
    """Why something was refused: a code that lasts, and where it is to be found in what was sent."""

    code: str
    detail: str = ""

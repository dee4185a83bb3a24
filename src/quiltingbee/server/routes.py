"""The HTTP interface as data: every request with its body, its answer and what it may refuse."""

from dataclasses import dataclass
from typing import Any

from quiltingbee.play import bodies, wire
from quiltingbee.server.answers import about, matches, people, streams, tables
from quiltingbee.server.asked import Handler


@dataclass(frozen=True, slots=True)
class Param:
    """A parameter in the query."""

    name: str
    about: str
    least: int | None = None
    most: int | None = None
    default: Any = None
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Route:
    """A request: what it is for, what it needs, what it answers."""

    method: str
    path: str
    about: str
    handler: Handler
    body: Any = None
    answer: Any = None
    status: int = 200
    media: str = "application/json"
    scope: str | None = None  # None: nobody needs a token
    optional: bool = False  # a token is looked at when there is one
    params: tuple[Param, ...] = ()
    refuses: tuple[int, ...] = ()
    empty_body: bool = False  # no body is as good as an empty one


_TABLE = (404,)
_ACT = (403, 404, 409, 503, 507)

ROUTES = (
    Route("GET", "/health", "Whether the server answers", about.health, answer=bodies.Health),
    Route("GET", "/ready", "Whether the server takes acts", about.ready, answer=bodies.Health, refuses=(503,)),
    Route("GET", "/metrics", "Prometheus metrics", about.metrics, media="text/plain"),
    Route("GET", "/openapi.json", "This description", about.description, answer=dict[str, Any]),
    Route(
        "POST",
        "/api/people",
        "Somebody new: a name, and a token to keep",
        people.new_person,
        body=bodies.NewPerson,
        answer=bodies.PersonToken,
        status=201,
        refuses=(409, 503, 507),
    ),
    Route("GET", "/api/me", "Who one is and where one sits", people.me, answer=bodies.Me, scope="read"),
    Route(
        "PATCH",
        "/api/me",
        "Another name",
        people.rename,
        body=bodies.NewPerson,
        answer=bodies.Person,
        scope="account",
        refuses=(409, 503, 507),
    ),
    Route(
        "POST",
        "/api/me/tokens",
        "Another token",
        people.add_token,
        body=bodies.NewToken,
        answer=bodies.Token,
        status=201,
        scope="account",
        refuses=(409, 503, 507),
    ),
    Route(
        "DELETE",
        "/api/me/tokens",
        "All other tokens end",
        people.end_tokens,
        status=204,
        scope="account",
        refuses=(503, 507),
    ),
    Route(
        "POST",
        "/api/me/code",
        "A code for another device",
        people.code,
        answer=bodies.Code,
        status=201,
        scope="account",
    ),
    Route(
        "POST",
        "/api/carry",
        "Become the person of a code",
        people.carry,
        body=bodies.Carry,
        answer=bodies.PersonToken,
        status=201,
        refuses=(409, 503, 507),
    ),
    Route(
        "POST",
        "/api/tables",
        "A new table",
        tables.new_table,
        body=bodies.NewTable,
        answer=wire.TableOf,
        status=201,
        scope="tables",
        refuses=(409, 503, 507),
    ),
    Route("GET", "/api/tables", "Open tables that wait", tables.open_tables, answer=bodies.Tables, optional=True),
    Route("GET", "/api/tables/{table}", "A table", tables.table, answer=wire.TableOf, optional=True, refuses=_TABLE),
    Route("GET", "/api/tables/{table}/seats", "All its seats", tables.seats, answer=bodies.Seats, refuses=_TABLE),
    Route(
        "POST",
        "/api/tables/{table}/seat",
        "Sit down, or take one's seat back",
        tables.sit,
        body=bodies.Sit,
        answer=wire.TableOf,
        scope="play",
        refuses=(404, 409, 503, 507),
        empty_body=True,
    ),
    Route(
        "DELETE", "/api/tables/{table}/seat", "Get up", tables.leave, answer=wire.TableOf, scope="play", refuses=_ACT
    ),
    Route(
        "POST",
        "/api/tables/{table}/start",
        "Begin with what is there",
        tables.start,
        body=bodies.Start,
        answer=wire.TableOf,
        scope="tables",
        refuses=_ACT,
        empty_body=True,
    ),
    Route(
        "POST",
        "/api/tables/{table}/seats/{seat}/bot",
        "A bot for a seat",
        tables.fill,
        body=bodies.Fill,
        answer=wire.TableOf,
        scope="tables",
        refuses=_ACT,
    ),
    Route(
        "POST",
        "/api/tables/{table}/pause",
        "Clocks stand still",
        tables.pause,
        answer=wire.TableOf,
        scope="tables",
        refuses=_ACT,
    ),
    Route(
        "POST", "/api/tables/{table}/go", "Clocks run on", tables.go, answer=wire.TableOf, scope="tables", refuses=_ACT
    ),
    Route(
        "POST",
        "/api/tables/{table}/rematch",
        "Once more",
        tables.rematch,
        answer=wire.TableOf,
        scope="play",
        refuses=_ACT,
    ),
    Route(
        "GET",
        "/api/tables/{table}/view",
        "What one may see",
        matches.view,
        answer=wire.ViewOf,
        optional=True,
        refuses=(403, 404, 409),
    ),
    Route(
        "GET",
        "/api/tables/{table}/acts",
        "Legal acts of one's seat",
        matches.acts,
        answer=bodies.Acts,
        scope="play",
        params=(Param("limit", "At most so many", 1, 1000, 100), Param("plain", "1: no special actions", 0, 1, 0)),
        refuses=(403, 404, 409),
    ),
    Route(
        "POST",
        "/api/tables/{table}/acts",
        "Act",
        matches.act,
        body=bodies.ActBody,
        answer=wire.Events,
        scope="play",
        refuses=_ACT,
    ),
    Route(
        "POST",
        "/api/tables/{table}/undo",
        "Take one's act back",
        matches.undo,
        body=bodies.UndoBody,
        answer=wire.Events,
        scope="play",
        refuses=_ACT,
    ),
    Route(
        "GET",
        "/api/tables/{table}/events",
        "Events, one a line",
        streams.events,
        answer=wire.Event,
        media="application/x-ndjson",
        optional=True,
        params=(
            Param("since", "Only those after this number", 0, 2_000_000_000, 0),
            Param("follow", "1: stay until the match is over", 0, 1, 0),
        ),
        refuses=(403, 404, 409),
    ),
    Route(
        "GET",
        "/api/tables/{table}/record",
        "The record, as far as everybody may see it",
        matches.record,
        answer=bodies.RecordJson,
        media="text/plain",
        optional=True,
        params=(Param("as", "text or json", default="text", choices=("text", "json")),),
        refuses=(403, 404, 409),
    ),
    Route(
        "GET", "/api/tables/{table}/qr.svg", "The link as a QR code", tables.qr, media="image/svg+xml", refuses=_TABLE
    ),
    Route("GET", "/api/bots", "The bots' levels", about.bots, answer=bodies.Levels),
    Route("GET", "/api/daily/{date}", "The results of a day's deal", tables.daily, answer=bodies.Daily, optional=True),
)
"""In this order they are described; the first that fits is called."""

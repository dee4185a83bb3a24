"""The HTTP interface as data: every request with its body, its answer and what it may refuse."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from quiltingbee.play import wire
from quiltingbee.server import api

Handler = Callable[[api.Asked], Awaitable[Any]]


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
    Route("GET", "/health", "Whether the server answers", api.health, answer=wire.Health),
    Route("GET", "/ready", "Whether the server takes acts", api.ready, answer=wire.Health, refuses=(503,)),
    Route("GET", "/metrics", "Prometheus metrics", api.metrics, media="text/plain"),
    Route("GET", "/openapi.json", "This description", api.description, answer=dict[str, Any]),
    Route(
        "POST",
        "/api/people",
        "Somebody new: a name, and a token to keep",
        api.new_person,
        body=wire.NewPerson,
        answer=wire.PersonToken,
        status=201,
        refuses=(409, 503, 507),
    ),
    Route("GET", "/api/me", "Who one is and where one sits", api.me, answer=wire.Me, scope="read"),
    Route(
        "PATCH",
        "/api/me",
        "Another name",
        api.rename,
        body=wire.NewPerson,
        answer=wire.Person,
        scope="account",
        refuses=(409, 503, 507),
    ),
    Route(
        "POST",
        "/api/me/tokens",
        "Another token",
        api.add_token,
        body=wire.NewToken,
        answer=wire.Token,
        status=201,
        scope="account",
        refuses=(503, 507),
    ),
    Route(
        "DELETE",
        "/api/me/tokens",
        "All other tokens end",
        api.end_tokens,
        status=204,
        scope="account",
        refuses=(503, 507),
    ),
    Route("POST", "/api/me/code", "A code for another device", api.code, answer=wire.Code, status=201, scope="account"),
    Route(
        "POST",
        "/api/carry",
        "Become the person of a code",
        api.carry,
        body=wire.Carry,
        answer=wire.PersonToken,
        status=201,
        refuses=(409, 503, 507),
    ),
    Route(
        "POST",
        "/api/tables",
        "A new table",
        api.new_table,
        body=wire.NewTable,
        answer=wire.TableOf,
        status=201,
        scope="tables",
        refuses=(409, 503, 507),
    ),
    Route("GET", "/api/tables", "Open tables that wait", api.open_tables, answer=wire.Tables, optional=True),
    Route("GET", "/api/tables/{table}", "A table", api.table, answer=wire.TableOf, optional=True, refuses=_TABLE),
    Route("GET", "/api/tables/{table}/seats", "All its seats", api.seats, answer=wire.Seats, refuses=_TABLE),
    Route(
        "POST",
        "/api/tables/{table}/seat",
        "Sit down, or take one's seat back",
        api.sit,
        body=wire.Sit,
        answer=wire.TableOf,
        scope="play",
        refuses=(404, 409, 503, 507),
        empty_body=True,
    ),
    Route("DELETE", "/api/tables/{table}/seat", "Get up", api.leave, answer=wire.TableOf, scope="play", refuses=_ACT),
    Route(
        "POST",
        "/api/tables/{table}/start",
        "Begin with what is there",
        api.start,
        body=wire.Start,
        answer=wire.TableOf,
        scope="tables",
        refuses=_ACT,
        empty_body=True,
    ),
    Route(
        "POST",
        "/api/tables/{table}/seats/{seat}/bot",
        "A bot for a seat",
        api.fill,
        body=wire.Fill,
        answer=wire.TableOf,
        scope="tables",
        refuses=_ACT,
    ),
    Route(
        "POST",
        "/api/tables/{table}/pause",
        "Clocks stand still",
        api.pause,
        answer=wire.TableOf,
        scope="tables",
        refuses=_ACT,
    ),
    Route("POST", "/api/tables/{table}/go", "Clocks run on", api.go, answer=wire.TableOf, scope="tables", refuses=_ACT),
    Route(
        "POST", "/api/tables/{table}/rematch", "Once more", api.rematch, answer=wire.TableOf, scope="play", refuses=_ACT
    ),
    Route(
        "GET",
        "/api/tables/{table}/view",
        "What one may see",
        api.view,
        answer=wire.ViewOf,
        optional=True,
        refuses=(403, 404, 409),
    ),
    Route(
        "GET",
        "/api/tables/{table}/acts",
        "Legal acts of one's seat",
        api.acts,
        answer=wire.Acts,
        scope="play",
        params=(Param("limit", "At most so many", 1, 1000, 100), Param("plain", "1: no special actions", 0, 1, 0)),
        refuses=(403, 404, 409),
    ),
    Route(
        "POST",
        "/api/tables/{table}/acts",
        "Act",
        api.act,
        body=wire.ActBody,
        answer=wire.Events,
        scope="play",
        refuses=_ACT,
    ),
    Route(
        "POST",
        "/api/tables/{table}/undo",
        "Take one's act back",
        api.undo,
        body=wire.UndoBody,
        answer=wire.Events,
        scope="play",
        refuses=_ACT,
    ),
    Route(
        "GET",
        "/api/tables/{table}/events",
        "Events, one a line",
        api.events,
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
        api.record,
        answer=wire.RecordJson,
        media="text/plain",
        params=(Param("as", "text or json", default="text", choices=("text", "json")),),
        refuses=(404, 409),
    ),
    Route("GET", "/api/tables/{table}/qr.svg", "The link as a QR code", api.qr, media="image/svg+xml", refuses=_TABLE),
    Route("GET", "/api/bots", "The bots' levels", api.bots, answer=wire.Levels),
    Route("GET", "/api/daily/{date}", "The results of a day's deal", api.daily, answer=wire.Daily, optional=True),
)
"""In this order they are described; the first that fits is called."""

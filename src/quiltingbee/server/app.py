"""The ASGI application: routes, checks before them, and the pages. Every answer, also of a fault, is JSON with a code."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Match
from starlette.routing import Route as StarletteRoute

from quiltingbee.core.game import BadText, Refused
from quiltingbee.play import bodies, wire
from quiltingbee.play.codes import status_of
from quiltingbee.play.store import PersonMeta
from quiltingbee.server.asked import Asked, Shared, TooMany
from quiltingbee.server.hall import Hall
from quiltingbee.server.limits import Buckets
from quiltingbee.server.openapi import describe
from quiltingbee.server.pages import Pages, add_headers
from quiltingbee.server.routes import ROUTES, Route
from quiltingbee.server.settings import Settings
from quiltingbee.server.socket import Sockets
from quiltingbee.server.sqlite import Sqlite
from quiltingbee.server.thinkers import Thinkers
from quiltingbee.server.visitor import address_of, guest_origin, origin_allowed

log = logging.getLogger("quiltingbee.http")

BODY_WITHIN = 20.0
"""Seconds in which a body has to be there."""
LONGEST_BODY = 128_000
"""Bytes: a table of a thousand seats with a deck of one's own is the longest there is."""


class App:
    """The server's parts, put together; called by uvicorn."""

    def __init__(self, settings: Settings):
        self.settings = settings
        self.store = Sqlite(settings.data)
        self.thinkers = Thinkers(settings.workers, settings.data / "kernels")
        self.hall = Hall(self.store, settings, self.thinkers)
        self.requests = Buckets(settings.requests, settings.requests_burst)
        self.sockets = Sockets(self.hall, self.requests)
        self.shared = Shared(
            self.hall,
            self.sockets,
            describe(),
            Buckets(settings.people_per_hour / 3600, max(1, settings.people_per_hour)),
            Buckets(settings.tables_per_hour / 3600, max(1, settings.tables_per_hour)),
            Buckets(settings.tables_per_hour_address / 3600, max(1, settings.tables_per_hour_address)),
            {},
        )
        self.pages = Pages(self._game_of)
        self._routes = _merged(
            [StarletteRoute(route.path, self._endpoint(route), methods=[route.method]) for route in ROUTES]
        )
        pages = StarletteRoute("/{path:path}", self._page, methods=["GET"])
        handlers: dict[Any, Any] = {HTTPException: _http_problem}
        self._http = Starlette(routes=[*self._routes, pages], exception_handlers=handlers, lifespan=self._life)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """HTTP and life to Starlette, sockets to `Sockets`."""
        if scope["type"] == "websocket":
            if scope["path"] == "/socket":
                await self.sockets(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4404})
            return
        if scope["type"] == "http":
            guest = guest_origin(scope, self.settings)
            send = add_headers(scope, send, guest)
            if guest is not None and scope["method"] == "OPTIONS":  # the browser asks before it asks
                await Response(status_code=204)(scope, receive, send)
                return
        await self._http(scope, receive, send)

    @asynccontextmanager
    async def _life(self, _app: Any) -> Any:
        await self.hall.begin()
        try:
            yield
        finally:
            await self.hall.end()
            self.store.close()

    async def stop(self) -> None:
        """Before uvicorn closes the connections: good-bye to the sockets, streams end."""
        self.hall.stopping = True
        for live in self.hall.live.values():
            self.hall.moved(live)
        await self.sockets.stop()

    async def _page(self, request: Request) -> Response:
        """A page; where there is none because the path wants another method, that is said."""
        for route in self._routes:
            if route.matches(request.scope)[0] is Match.PARTIAL:
                raise HTTPException(405, headers={"Allow": ", ".join(sorted(route.methods or ()))})
        return await self.pages.serve(request)

    def _game_of(self, table: str) -> str | None:
        meta = self.store.meta(table)
        return None if meta is None else meta.game

    def _endpoint(self, route: Route) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            begun = time.perf_counter()
            try:
                answer = await self._answer(route, request)
            except TooMany as fault:
                answer = _problem(429, "too-many", headers={"Retry-After": str(int(fault.seconds) + 1)})
            except BadText as fault:
                answer = _problem(409, fault.code, fault.text)
            except Refused as fault:
                answer = _problem(status_of(fault.code), fault.code)
                if answer.status_code == 401:
                    answer.headers["WWW-Authenticate"] = "Bearer"
            except HTTPException as fault:
                answer = _problem(fault.status_code, fault.detail, getattr(fault, "where", ""))
            except Exception:  # what must not happen: logged with its place, answered without it
                log.exception("fault", extra={"method": request.method, "route": route.path})
                answer = _problem(500, "fault")
            log.debug("request", extra=_about(request, route, answer.status_code, begun))
            return answer

        return endpoint

    async def _answer(self, route: Route, request: Request) -> Response:
        scope = request.scope
        address = address_of(scope, proxy=self.settings.proxy)
        if route.path not in ("/health", "/ready") and (wait := self.requests.take(address)):
            raise TooMany(wait)
        if route.method != "GET" and not origin_allowed(scope, self.settings):
            raise Refused("origin")
        if self.hall.stopping and route.method != "GET":
            raise Refused("stopping")
        token = _token(request)
        caller = self._caller(route, token)
        if caller is not None and (wait := self.requests.take(("person", caller.id))):
            raise TooMany(wait)
        query = _query(route, request)
        body = await _body(route, request)
        path = {key: str(value) for key, value in request.path_params.items()}
        asked = Asked(self.shared, path, query, body, caller, token or "", address, self._base(request))
        told = await route.handler(asked)
        if isinstance(told, Response):
            return told
        return Response(wire.encode(told), status_code=route.status, media_type="application/json")

    def _caller(self, route: Route, token: str | None) -> PersonMeta | None:
        if route.scope is None and not route.optional:
            return None
        if token is None:
            if route.scope is not None:
                raise Refused("no-token")
            return None
        caller = self.hall.people.of(token)
        if caller is None or (route.scope is not None and route.scope not in caller.scopes):
            raise Refused("no-scope")
        return caller

    def _base(self, request: Request) -> str:
        if self.settings.url:
            return self.settings.url.rstrip("/")
        return f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"


def _merged(routes: list[StarletteRoute]) -> list[StarletteRoute]:
    """One Starlette route for a path, so that a wrong method is answered with those that are right."""
    methods: dict[str, set[str]] = {}
    for route in routes:
        methods.setdefault(route.path, set()).update(route.methods or ())
    told: list[StarletteRoute] = []
    by_path: dict[str, dict[str, Any]] = {}
    for route in routes:
        for method in (route.methods or set()) - {"HEAD"}:
            by_path.setdefault(route.path, {})[method] = route.endpoint
    for path, endpoints in by_path.items():
        told.append(StarletteRoute(path, _dispatch(endpoints), methods=sorted(endpoints)))
    return told


def _dispatch(endpoints: dict[str, Any]) -> Any:
    if len(endpoints) == 1:
        return next(iter(endpoints.values()))

    async def dispatch(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        answer: Response = await endpoints[method](request)
        return answer

    return dispatch


def _token(request: Request) -> str | None:
    told = request.headers.get("authorization")
    if told is None:
        return None
    kind, _, token = told.partition(" ")
    if kind.casefold() != "bearer" or not token.strip() or len(token) > 200:
        raise Refused("unknown-token")
    return token.strip()


def _query(route: Route, request: Request) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for param in route.params:
        given = request.query_params.get(param.name)
        if given is None:
            told[param.name] = param.default
        elif param.choices:
            if given not in param.choices:
                raise HTTPException(400, "bad-field")
            told[param.name] = given
        else:
            if not (given.isascii() and given.isdigit() and len(given) <= 10):
                raise HTTPException(400, "bad-number")
            number = int(given)
            if number < (param.least or 0) or (param.most is not None and number > param.most):
                raise HTTPException(400, "bad-number")
            told[param.name] = number
    return told


async def _body(route: Route, request: Request) -> Any:
    """The body as its type; it is read no further than it may be long."""
    if route.body is None:
        return None
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for part in request.stream():
                size += len(part)
                if size > LONGEST_BODY:
                    raise HTTPException(413, "too-long")
                parts.append(part)
    except TimeoutError:
        raise HTTPException(408, "slow") from None
    except ClientDisconnect:
        raise HTTPException(400, "bad-json") from None
    data = b"".join(parts)
    if not data and route.empty_body:
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().casefold()
    if kind != "application/json":
        raise HTTPException(415, "not-json")
    try:
        return msgspec.json.decode(data, type=route.body)
    except msgspec.ValidationError as fault:
        raise BadField(str(fault)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise HTTPException(400, "bad-json") from None


class BadField(HTTPException):
    """A field of the wrong type; says which."""

    def __init__(self, where: str):
        super().__init__(400, "bad-field")
        self.where = where[:200]


def _problem(status: int, code: str, detail: str = "", headers: dict[str, str] | None = None) -> Response:
    return Response(wire.encode(bodies.Problem(code, detail)), status, headers, "application/json")


async def _http_problem(_request: Request, fault: Exception) -> Response:
    status = getattr(fault, "status_code", 404)
    headers = dict(getattr(fault, "headers", None) or {})
    return _problem(status, {404: "no-such-page", 405: "method"}.get(status, "bad-request"), headers=headers)


def _about(request: Request, route: Route, status: int, begun: float) -> dict[str, Any]:
    """What is logged about a request: its route, never its table's name, and no token."""
    milliseconds = round((time.perf_counter() - begun) * 1000, 2)
    return {"method": request.method, "route": route.path, "status": status, "ms": milliseconds}

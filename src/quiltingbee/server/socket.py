"""The WebSocket: one connection at one table. Bare ASGI, because thousands of them are open at a time."""

import asyncio
import contextlib
import logging
import random
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from quiltingbee.core.game import BadText, Refused
from quiltingbee.play import wire
from quiltingbee.play.store import PersonMeta
from quiltingbee.server.hall import Hall
from quiltingbee.server.limits import Bucket, Buckets
from quiltingbee.server.live import Live
from quiltingbee.server.people import hash_of
from quiltingbee.server.visitor import address_of, origin_allowed

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

log = logging.getLogger("quiltingbee.socket")

JOIN_WITHIN = 10.0
MOST_WAITING = 1_000_000
"""Bytes that may wait for a slow reader."""
MOST_UNREAD = 8_000_000
"""The same for what a join is answered with: the whole log of a room of a thousand is about a million."""
SPREAD = 5_000
"""Milliseconds over which clients come back after a restart."""
JOINS = (1.0, 20.0)
"""Joins of a socket: a second, and at once. Each is answered by all there is to see."""
PHRASES = (0.5, 6.0)
"""Phrases of a socket, the same. Each is sent to everybody."""
MOST_STRIKES = 20
"""So many messages that make no sense end a connection."""


class Sockets:
    """The ASGI application of `/socket`, and all its connections."""

    def __init__(self, hall: Hall, requests: Buckets):
        self.hall = hall
        self.requests = requests
        most = hall.settings.acts_per_hour_address
        self.acts = Buckets(most / 3600, most)
        self.open: set[Socket] = set()
        self.by_address: dict[str, int] = {}
        self.messages = 0
        self.bad = 0

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """One connection from its beginning to its end."""
        settings = self.hall.settings
        address = address_of(scope, proxy=settings.proxy)
        await receive()  # websocket.connect
        if not origin_allowed(scope, settings):
            await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
            return
        many = self.by_address.get(address, 0)
        if (
            many >= settings.sockets_per_address
            or len(self.open) >= settings.sockets
            or self.hall.stopping
            or self.requests.take(address)
        ):
            await send({"type": "websocket.close", "code": 1013, "reason": "too-many"})
            return
        await send({"type": "websocket.accept"})
        self.by_address[address] = many + 1
        socket = Socket(self, send, address)
        self.open.add(socket)
        try:
            await socket.run(receive)
        finally:
            self.open.discard(socket)
            left = self.by_address.get(address, 1) - 1
            if left:
                self.by_address[address] = left
            else:
                self.by_address.pop(address, None)

    async def stop(self) -> None:
        """Tell everybody to come back, each at another moment."""
        for socket in list(self.open):
            socket.stop("stopping", random.randrange(200, SPREAD))
        for _ in range(40):
            if not self.open:
                return
            await asyncio.sleep(0.05)


class Socket:
    """A connection: a member of the table it has joined."""

    def __init__(self, sockets: Sockets, send: Send, address: str):
        self.sockets = sockets
        self._address = address
        self.hall = sockets.hall
        self.person: str | None = None
        self.seat: int | None = None
        self.views = True
        self.look: tuple[int, ...] = ()
        self.token_hash: bytes | None = None
        self._may_play = False
        self._live: Live | None = None
        self._send = send
        self._out: deque[bytes] = deque()
        self._waiting = 0
        self._most = MOST_WAITING
        self._wake: asyncio.Future[None] | None = None
        self._bye: wire.Bye | None = None
        self._strikes = 0
        settings = self.hall.settings
        self._bucket = Bucket(settings.messages, settings.messages_burst)
        self._joins = Bucket(*JOINS)
        self._phrases = Bucket(*PHRASES)

    def send(self, data: bytes) -> None:
        """Send a message; never waits. A reader that is too slow is let go."""
        if self._bye is not None:
            return
        self._waiting += len(data)
        if self._waiting > self._most and len(self._out) > 1:
            self.stop("slow", random.randrange(200, SPREAD))
            return
        self._out.append(data)
        self._wake_up()

    def stop(self, code: str, retry: int | None) -> None:
        """Say good-bye; what is waiting is dropped."""
        if self._bye is None:
            self._bye = wire.Bye(code, retry)
            self._wake_up()

    def token_ended(self, but: bytes) -> None:
        """All tokens of the person have ended but the one with that hash."""
        if self.token_hash != but:
            self.stop("unknown-token", None)

    async def run(self, receive: Receive) -> None:
        """Read until the connection ends."""
        writer = asyncio.ensure_future(self._write())
        joining = asyncio.get_running_loop().call_later(JOIN_WITHIN, self._join_time)
        try:
            while True:
                message = await receive()
                if message["type"] == "websocket.disconnect":
                    break
                if self._bye is None:
                    await self._heard(message.get("text") or message.get("bytes") or "")
        finally:
            joining.cancel()
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
            if self._live is not None:
                self._live.go(self)

    def _wake_up(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def _write(self) -> None:
        """Send what is waiting, one after the other."""
        loop = asyncio.get_running_loop()
        try:
            while self._bye is None:
                while self._out and self._bye is None:
                    data = self._out.popleft()
                    await self._send({"type": "websocket.send", "text": data.decode()})
                    self._waiting -= len(data)
                if self._bye is None:
                    self._wake = loop.create_future()
                    await self._wake
            await self._send({"type": "websocket.send", "text": wire.encode(self._bye).decode()})
            code = 1012 if self._bye.code == "stopping" else 1008 if self._bye.retry is None else 1013
            await self._send({"type": "websocket.close", "code": code, "reason": self._bye.code})
        except (OSError, RuntimeError):
            return  # The other side has gone: `receive` says so too.

    def _join_time(self) -> None:
        if self._live is None:
            self.stop("join-first", None)

    async def _heard(self, data: str | bytes) -> None:
        """One message of the client."""
        self.sockets.messages += 1
        if self._bucket.take() > 0:
            self._strike("too-many")
            return
        if len(data) > wire.LONGEST_MESSAGE:
            self._strike("too-long")
            return
        try:
            said = wire.read_said(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self._strike("bad-message")
            return
        match said:
            case wire.Act() | wire.Undo():
                self._play(said)
            case wire.Join():
                await self._join(said)
            case wire.Ping():
                self.send(wire.encode(wire.Pong(self.hall.now())))
            case wire.Say():
                self._say(said)
            case wire.Look():
                self._look(said)

    def _strike(self, code: str) -> None:
        """A message that makes no sense, or one too many: said so, and in the end the connection is closed."""
        self.sockets.bad += 1
        self._strikes += 1
        if self._strikes > MOST_STRIKES:
            self.stop(code, None)
        else:
            self._no(code)

    def _no(self, code: str, act_id: str = "") -> None:
        self.hall.counts["refused"] += 1
        self.send(wire.encode(wire.No(code, act_id)))

    async def _join(self, said: wire.Join) -> None:
        """Come to a table; what is said after it waits until that is done."""
        if self._joins.take():
            self._no("too-many")
            return
        try:
            person = self.hall.people.of(said.token)
            live = await self.hall.get(said.table)
            await live.do(lambda _now: self._come(live, said, person), lambda _result: self._joined(live, said))
        except Refused as fault:
            self._no(fault.code)
        except Exception:  # a table that cannot be read
            log.exception("fault")
            self._no("fault")

    def _come(self, live: Live, said: wire.Join, person: PersonMeta | None) -> None:
        if person is not None and not {"read", "play"} & set(person.scopes):
            raise Refused("no-scope")
        me = None if person is None else person.id
        if live.table.meta.status != "waiting" and not live.table.may_look(me):
            raise Refused("watchers-not-allowed")
        if self._live is not None and self._live is not live:
            self._live.go(self)
        self.person = me
        self.token_hash = None if said.token is None else hash_of(said.token)
        self._may_play = person is not None and "play" in person.scopes
        self.views, self.look = said.views, said.look

    def _joined(self, live: Live, said: wire.Join) -> None:
        """All there is to see, however much it is: more than that must not wait besides."""
        self._most = self._waiting + MOST_UNREAD if self._waiting <= MOST_WAITING else 0
        new = self not in live.members
        self._live = live
        live.come(self)
        if new:
            live.tell_table()
        if not new or live.table.large:
            self.send(wire.encode(live.table_of(self.person)))
        live.send_since(self, said.since)
        self._most = MOST_WAITING + min(self._waiting, MOST_UNREAD)

    def _play(self, said: wire.Act | wire.Undo) -> None:
        live = self._live
        if live is None:
            self._no("join-first", said.id)
            return
        if self.seat is None or not self._may_play:
            self._no("not-your-seat" if self.seat is None else "no-scope", said.id)
            return
        if self.sockets.acts.take(self._address):
            self._no("too-many", said.id)
            return
        seat = self.seat
        before = live.table.journal.last if live.table.journal is not None else 0

        def command(now: int) -> Any:
            table = live.table
            if table.seat_of(self.person) != seat:
                raise Refused("not-your-seat")
            if isinstance(said, wire.Undo):
                return table.undo(seat, said.turn, now, act_id=said.id)
            return table.act(seat, said.turn, said.act, now, act_id=said.id)

        def answer(result: Any) -> None:
            if isinstance(result, (Refused, BadText)):
                self._no(result.code, said.id)
            elif result.n <= before and live.table.journal is not None:  # The same again: the same answer again.
                event = live.table.journal.event(result.n, seat)
                self.send(wire.encode(wire.Events((event,), live.table.now(seat, self.hall.now()))))

        live.submit(command, answer)

    def _say(self, said: wire.Say) -> None:
        if self._live is None:
            self._no("join-first")
            return
        if self.person is None:
            self._no("not-your-seat")
            return
        if self._phrases.take() or self._live.phrases.take():
            self._no("too-many")
            return
        heard = wire.encode(wire.Heard(said.phrase, self.seat, self.hall.now()))
        for member in self._live.members:
            member.send(heard)

    def _look(self, said: wire.Look) -> None:
        live = self._live
        if live is None:
            self._no("join-first")
            return
        self.look = said.seats

        def answer(_result: Any) -> None:
            if live.table.journal is not None:
                self.send(wire.encode(live.table.view(self.seat, self.hall.now(), self.look)))

        live.submit(lambda _now: None, answer)

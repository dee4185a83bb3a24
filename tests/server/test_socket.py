"""A connection alone: what waits for its reader is counted in bytes, and what a join shows may be more than else may wait."""

import asyncio

import pytest
from tests.server.test_live import act, halls, two

from quiltingbee.play import wire
from quiltingbee.server import socket as module
from quiltingbee.server.limits import Buckets
from quiltingbee.server.socket import Socket, Sockets


class Reader:
    """The other side: reads what it is sent, or does not."""

    def __init__(self, hall):
        self.reads = asyncio.Event()
        self.sent = []
        self.socket = Socket(Sockets(hall, Buckets(1000, 1000)), self._send, "here")
        self.writer = asyncio.ensure_future(self.socket._write())

    async def _send(self, message):
        await self.reads.wait()
        self.sent.append(message)

    async def join(self, live):
        await self.socket._join(wire.Join(live.table.meta.id))

    def bye(self):
        return [message["text"] for message in self.sent if '"bye"' in message.get("text", "")]


async def settled():
    for _ in range(50):
        await asyncio.sleep(0)


def test_what_has_been_read_waits_no_longer_whatever_its_letters(tmp_path):
    async def run():
        async with halls(tmp_path) as hall:
            reader = Reader(hall)
            reader.reads.set()
            for _ in range(10):
                reader.socket.send("éß中".encode())
            await settled()
            assert len(reader.sent) == 10
            assert reader.socket._waiting == 0
            reader.writer.cancel()

    asyncio.run(run())


@pytest.mark.parametrize("reads", [True, False])
def test_a_join_may_show_more_than_else_may_wait_for_a_reader(tmp_path, monkeypatch, reads):
    monkeypatch.setattr(module, "MOST_WAITING", 100)

    async def run():
        async with halls(tmp_path) as hall:
            live = await two(hall)
            reader = Reader(hall)
            if reads:
                reader.reads.set()
            await reader.join(live)
            await settled()
            assert reader.socket._bye is None
            await act(live, 0, "a")
            await settled()
            await act(live, 1, "b")
            await settled()
            reader.reads.set()
            await settled()
            assert bool(reader.bye()) is not reads
            reader.writer.cancel()

    asyncio.run(run())

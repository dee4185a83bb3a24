"""What the measuring scripts share: servers in processes of their own, a lean WebSocket client, matches played beforehand."""

import asyncio
import importlib.util
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

if importlib.util.find_spec("uvicorn") is None and "QUILTINGBEE_SET_UP" not in os.environ:
    # Called by a Python that has nothing of what is needed: set up once, and go on with the one that has.
    subprocess.run([str(ROOT / "scripts" / "setup"), "test"], check=True)
    os.environ["QUILTINGBEE_SET_UP"] = "1"
    python = Path(os.environ.get("QUILTINGBEE_VENV", ROOT / ".venv")) / "bin" / "python"
    os.execv(python, [str(python), *sys.argv])

OPEN_LIMITS = """
requests = 100000
requests_burst = 1000000
people_per_hour = 10000000
tables_per_hour = 10000000
tables_per_hour_address = 10000000
tables_per_person = 1000000
acts_per_hour_address = 1000000000
messages = 100000
messages_burst = 1000000
sockets = 100000
sockets_per_address = 100000
"""


def raise_files():
    """As many open files as the system allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def environment():
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "QUILTINGBEE_LANGUAGE": "en"}


def children(pid):
    """The processes that a process has started and that are still there, and those that these have started."""
    found = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            found += [int(child), *children(int(child))]
    return found


def alive(pid):
    """Whether a process is there; one that has ended and waits to be fetched is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


class Process:
    """A server in a process of its own."""

    def __init__(self, command, port, *, prefix=(), stderr=subprocess.DEVNULL, env=None):
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            [*prefix, *command], stdout=subprocess.DEVNULL, stderr=stderr, env=env or environment()
        )
        end = time.monotonic() + 300
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5) as answer:
                    if answer.status == 200:
                        return
            except (OSError, urllib.error.URLError):
                if self.process.poll() is not None:
                    raise RuntimeError(f"the server ended with {self.process.returncode}") from None
                if time.monotonic() > end:
                    raise
                time.sleep(0.02)

    def memory(self):
        """Resident bytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        return 0

    def cpu(self):
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()


def quilting_bee(data, *, port=None, workers=0, keep_settings=False, **more):
    """Our server, with limits that a load from one address does not meet."""
    port = port or free_port()
    Path(data).mkdir(parents=True, exist_ok=True)
    settings = Path(data) / "settings.toml"
    if not keep_settings:  # those that lie there since the first start
        settings.write_text(OPEN_LIMITS)
    flags = [
        "--port",
        str(port),
        "--data",
        str(data),
        "--settings",
        str(settings),
        "--workers",
        str(workers),
        "--log",
        "warning",
    ]
    return Process([sys.executable, "-m", "quiltingbee", "serve", *flags], port, **more)


def echo_server():
    """A bare echo on the same uvicorn with the same settings."""
    port = free_port()
    return Process([sys.executable, str(Path(__file__).parent / "echo.py"), str(port)], port)


def ask(url, method, path, token=None, body=None):
    """A request: status, answer."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, _read(answer)
    except urllib.error.HTTPError as fault:
        return fault.code, _read(fault)


def _read(answer):
    text = answer.read().decode()
    return json.loads(text) if answer.headers.get_content_type() == "application/json" else text


class Http:
    """One kept HTTP connection in an event loop."""

    def __init__(self, port):
        self.port = port
        self.reader = self.writer = None

    async def ask(self, method, path, token=None, body=None):
        try:
            return await self._ask(method, path, token, body)
        except (asyncio.IncompleteReadError, ConnectionError):  # The server closes what was idle for long.
            self.close()
            self.writer = None
            return await self._ask(method, path, token, body)

    async def _ask(self, method, path, token, body):
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = b"" if body is None else json.dumps(body).encode()
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            f"Content-Length: {len(data)}",
            "Content-Type: application/json",
        ]
        if token:
            lines.append(f"Authorization: Bearer {token}")
        self.writer.write(("\r\n".join(lines) + "\r\n\r\n").encode() + data)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        status = int(head.split(" ", 2)[1])
        headers = {
            key.lower(): value.strip()
            for key, _, value in (line.partition(":") for line in head.split("\r\n")[1:] if line)
        }
        text = (await self.reader.readexactly(int(headers.get("content-length", 0)))).decode()
        return status, json.loads(text) if headers.get("content-type", "").startswith("application/json") else text

    def close(self):
        if self.writer is not None:
            self.writer.close()


class WebSocket(asyncio.Protocol):
    """A client that costs little: text frames, pings answered, masks of zeros. `heard(text)` is called for each message."""

    def __init__(self, heard, port, path="/socket"):
        self.heard = heard
        self.port = port
        self.path = path
        self.opened = asyncio.get_running_loop().create_future()
        self.closed = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.parts = b""
        self.open = False

    def connection_made(self, transport):
        self.transport = transport
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, _fault):
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed"))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data):
        buffer = self.buffer
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(buffer[:end]).decode("latin-1")))
                self.transport.close()
                return
            del buffer[: end + 4]
            self.open = True
            self.opened.set_result(None)
        while len(buffer) >= 2:
            length, start = buffer[1] & 127, 2
            if length == 126:
                if len(buffer) < 4:
                    return
                length, start = int.from_bytes(buffer[2:4], "big"), 4
            elif length == 127:
                if len(buffer) < 10:
                    return
                length, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + length:
                return
            first, payload = buffer[0], bytes(buffer[start : start + length])
            del buffer[: start + length]
            kind = first & 15
            if kind in (0, 1):
                self.parts += payload
                if first & 128:
                    text, self.parts = self.parts, b""
                    self.heard(text)
            elif kind == 9:
                self._frame(10, payload)
            elif kind == 8:
                self.transport.close()

    def send(self, text):
        """A text frame; a mask of zeros is a mask."""
        self._frame(1, text if isinstance(text, bytes) else text.encode())

    def _frame(self, kind, payload):
        length = len(payload)
        head = (
            bytes((128 | kind, 128 | length)) if length < 126 else bytes((128 | kind, 254)) + length.to_bytes(2, "big")
        )
        self.transport.write(head + b"\0\0\0\0" + payload)


async def open_socket(heard, port, path="/socket"):
    """An open connection."""
    loop = asyncio.get_running_loop()
    _, protocol = await loop.create_connection(lambda: WebSocket(heard, port, path), "127.0.0.1", port)
    await protocol.opened
    return protocol


def played(game_id, seed, seats=2, *, specials=True):
    """A random match from a public seed: for each turn (from 1) the acts by seat."""
    from quiltingbee.core.chance import Seeded
    from quiltingbee.core.match import Match
    from quiltingbee.games import GAMES

    game = GAMES[game_id]
    rng = random.Random(f"{game_id} {seed}")
    match = Match(game, seats=seats, dealer=Seeded(seed))
    turns = []
    while not match.over:
        acts = {}
        for seat in match.waiting:
            plain = not specials or rng.random() < 0.7
            if plain:
                listed = list(game.acts(match.state, seat, plain=True))
                acts[seat] = str(rng.choice(listed))
            else:
                acts[seat] = str(next(act for n, act in enumerate(game.acts(match.state, seat)) if n >= 0))
        turns.append(acts)
        for seat, act in acts.items():
            match.play(seat, act)
    return turns


def percentile(values, share):
    """A percentile of values, in the unit they have."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else None

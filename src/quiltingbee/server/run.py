"""Running the server: uvicorn around the application, logs as lines of JSON, a stop that says good-bye."""

import asyncio
import json
import logging
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from dataclasses import replace
from typing import Any

import uvicorn

from quiltingbee import __version__
from quiltingbee.play.wire import LONGEST_MESSAGE
from quiltingbee.server import process
from quiltingbee.server.app import App
from quiltingbee.server.settings import Settings

log = logging.getLogger("quiltingbee.run")

TEXT_BROWSERS = ("www-browser", "links", "elinks", "lynx", "w3m")
PING_EVERY = 25.0
PING_PATIENCE = 30.0
_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


class Lines(logging.Formatter):
    """A log entry as one line of JSON: time, level, where, what, and what it is about."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        for key, value in vars(record).items():
            if key not in _PLAIN and not key.startswith("color"):
                told.setdefault(key, value)
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


class Server(uvicorn.Server):
    """uvicorn, with a good-bye to the sockets before it closes them."""

    def __init__(self, config: uvicorn.Config, app: App):
        super().__init__(config)
        self.app = app
        self._collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As always, and said in the log."""
        await super().startup(sockets)
        self._collecting = asyncio.ensure_future(process.collect())
        log.info("serving", extra={"host": self.config.host, "port": self.config.port, "version": __version__})

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Good-bye first."""
        log.info("stopping", extra={"sockets": len(self.app.sockets.open)})
        if self._collecting is not None:
            self._collecting.cancel()
        for server in self.servers:
            server.close()
        await self.app.stop()
        await super().shutdown(sockets)


def begin_logging(level: str) -> None:
    """Logs to standard error. uvicorn's access log is off: it would write down the names of tables."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).propagate = True
    errors = logging.getLogger("uvicorn.error")
    errors.setLevel(max(logging.WARNING, getattr(logging, level.upper())))
    errors.filters[:] = [_our_fault]


def _our_fault(record: logging.LogRecord) -> bool:
    """Whether an entry is about the server: a visitor that sends broken UTF-8 is let go, and must not fill the log."""
    return record.exc_info is None or not isinstance(record.exc_info[1], UnicodeDecodeError)


def make_server(settings: Settings, app: App | None = None) -> Server:
    """The server as it will run."""
    app = app or App(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_PATIENCE,
        access_log=False,
        server_header=False,
        date_header=True,
        log_config=None,
        backlog=4096,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
        proxy_headers=False,
        lifespan="on",
    )
    return Server(config, app)


def listen(settings: Settings) -> socket.socket:
    """The socket to listen on. OSError when the address is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # With the protocol named, asyncio switches Nagle's algorithm off on every connection; without it answers wait for 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(4096)
    except OSError:
        listening.close()
        raise
    return listening


def serve(settings: Settings, *, open_browser: bool = False, told: Any = None) -> int:
    """Serve until a signal comes; `told(url)` is called when the address is known.

    Whoever wants a browser, wants to play: where a server of ours runs already it opens there, and where another program has
    the usual port a free one is taken.
    """
    begin_logging(settings.log)
    try:
        listening = listen(settings)
    except OSError:
        if not open_browser:
            raise
        url = _url(settings, settings.port)
        if answers(url):
            if told is not None:
                told(url, there=True)
            show(url)
            return 0
        if settings.port != Settings().port:
            raise
        settings = replace(settings, port=0)
        listening = listen(settings)
    url = _url(settings, listening.getsockname()[1])
    server = make_server(settings)
    process.begin()
    # When everything is put away uvicorn sends itself the signal once more: now it ends the command as any other does.
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(0))

    async def run() -> None:
        if told is not None:
            told(url, there=False)
        if open_browser:
            asyncio.get_running_loop().call_soon(_show_when_started, server, url)
        await server.serve(sockets=[listening])

    asyncio.run(run())
    return 0


def answers(url: str) -> bool:
    """Whether a server of ours is there."""
    try:
        with urllib.request.urlopen(f"{url}/health", timeout=3) as told:  # noqa: S310  # made by `_url`: it begins with http
            found = json.load(told)
            return isinstance(found, dict) and found.get("program") == "quiltingbee"
    except (OSError, ValueError):
        return False


def show(url: str) -> None:
    """Open the browser; a text browser, which would take the terminal away, and none at all are left out: the address is told."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if getattr(browser, "name", "") not in TEXT_BROWSERS:
        browser.open(url)


def _show_when_started(server: Server, url: str) -> None:
    """In a thread of its own, which nobody waits for: some browsers only answer when they are closed."""
    if server.started:
        threading.Thread(target=show, args=(url,), daemon=True).start()
    else:
        asyncio.get_running_loop().call_later(0.05, _show_when_started, server, url)


def _url(settings: Settings, port: int) -> str:
    """The address under which the server is reached from here."""
    shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host  # noqa: S104  # only compared
    return settings.url or f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"

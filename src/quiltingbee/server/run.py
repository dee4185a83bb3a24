"""Running the server: uvicorn around the application, logs as lines of JSON, a stop that says good-bye."""

import asyncio
import json
import logging
import socket
import time
import webbrowser
from typing import Any

import uvicorn

from quiltingbee.play.wire import LONGEST_MESSAGE
from quiltingbee.server.app import App
from quiltingbee.server.settings import Settings

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
        told.update(
            {key: value for key, value in vars(record).items() if key not in _PLAIN and not key.startswith("color")}
        )
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


class Server(uvicorn.Server):
    """uvicorn, with a good-bye to the sockets before it closes them."""

    def __init__(self, config: uvicorn.Config, app: App):
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Good-bye first."""
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
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, getattr(logging, level.upper())))


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
    """Serve until a signal comes; `told(url)` is called when the address is known."""
    begin_logging(settings.log)
    listening = listen(settings)
    port = listening.getsockname()[1]
    shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host  # noqa: S104  # only compared
    url = settings.url or f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
    server = make_server(settings)

    async def run() -> None:
        if told is not None:
            told(url)
        if open_browser:
            asyncio.get_running_loop().call_later(0.7, webbrowser.open, url)
        await server.serve(sockets=[listening])

    asyncio.run(run())
    return 0

"""The server itself: alive, ready, counted, described; and what can be played here."""

from typing import Any

from starlette.responses import PlainTextResponse, Response

from quiltingbee import __version__
from quiltingbee.core.game import Refused
from quiltingbee.games import GAMES
from quiltingbee.play import bodies
from quiltingbee.server.asked import Asked
from quiltingbee.server.metrics import metrics_text


async def health(asked: Asked) -> Any:
    """Alive."""
    del asked
    return bodies.Health("ok", __version__)


async def ready(asked: Asked) -> Any:
    """Whether acts are taken."""
    if not asked.hall.ready or asked.hall.stopping:
        raise Refused("stopping")
    if asked.hall.store.writer.failing is not None:
        raise Refused("storage-failed")
    return bodies.Health("ready", __version__)


async def metrics(asked: Asked) -> Any:
    """Prometheus text."""
    return PlainTextResponse(metrics_text(asked.hall, asked.shared.sockets), media_type="text/plain; version=0.0.4")


async def description(asked: Asked) -> Any:
    """The OpenAPI description."""
    return Response(asked.shared.description, media_type="application/json")


async def bots(asked: Asked) -> Any:
    """The bots' levels."""
    return bodies.Levels({game: asked.hall.thinkers.levels(game) for game in GAMES})

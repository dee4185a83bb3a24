"""The browser's files as they lie in `web/`, the catalogues, and the headers that keep pages safe."""

import hashlib
import mimetypes
import posixpath
import re
from collections.abc import Callable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from quiltingbee.text import LANGUAGES, source

SHELL = {
    "": "pages/home.js",
    "learn": "pages/learn.js",
    "rules": "pages/rules.js",
    "replay": "pages/replay.js",
    "verify": "pages/verify.js",
    "daily": "pages/daily.js",
    "me": "pages/me.js",
}
"""Pages that are `index.html`, and the module of each; those of tables besides."""
_TABLE = "table/room.js"
_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
}
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self';"
    " manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
_OF_PAGES = (
    (b"content-security-policy", _POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
"""What browsers read only where something becomes a page or a worker: not for the parts of a page, of which there are many."""
_GUEST = (
    (b"vary", b"Origin"),
    (b"access-control-allow-methods", b"GET, POST, PATCH, DELETE"),
    (b"access-control-allow-headers", b"authorization, content-type"),
    (b"access-control-expose-headers", b"retry-after"),
    (b"access-control-max-age", b"600"),
)
_SMALLEST_ZIPPED = 500


class Pages:
    """Answers requests for files. What is asked for by name must lie in `web/` itself: no folders are listed, no way leads out.

    game_of: the game of a table, if there is one of that name, so that its page names the modules of that game too.
    """

    def __init__(self, game_of: Callable[[str], str | None]):
        self._game_of = game_of

    async def serve(self, request: Request) -> Response:
        """A file, the shell, or a catalogue."""
        path = request.path_params["path"]
        found = self._find(path)
        if found is None:
            raise HTTPException(404)
        kind, data, tag = found
        headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if path.startswith("vendor/fonts/"):
            headers["Cache-Control"] = "public, max-age=604800"
        if tag in (known.strip() for known in request.headers.get("if-none-match", "").split(",")):
            return Response(status_code=304, headers=headers)
        if (
            "gzip" in request.headers.get("accept-encoding", "")
            and len(data) > _SMALLEST_ZIPPED
            and not kind.startswith(("font", "image/png"))
        ):
            data = _zipped(data)
            headers["Content-Encoding"] = "gzip"
        return Response(data, headers=headers, media_type=kind)

    def _find(self, path: str) -> tuple[str, bytes, str] | None:
        """Its type, its bytes and its tag."""
        if path.startswith("text/") and path.removesuffix(".ftl")[5:] in LANGUAGES and path.endswith(".ftl"):
            data = source(path[5:7]).encode()
            return "text/plain; charset=utf-8", data, _tag(data)
        if path.startswith("text/") and path.endswith("/web.ftl") and path[5:-8] in LANGUAGES:
            data = source(path[5:7], "web").encode()
            return "text/plain; charset=utf-8", data, _tag(data)
        if path in SHELL or (path.startswith("t/") and path.count("/") == 1):
            data = _shell(SHELL.get(path, _TABLE), self._game(path))
            return "text/html; charset=utf-8", data, _tag(data)
        if path == "favicon.ico":
            path = "icon.svg"
        file = _file(path)
        if file is None:
            return None
        data = file.read_bytes()
        suffix = "." + path.rsplit(".", 1)[-1]
        kind = _TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
        return kind + ("; charset=utf-8" if kind.startswith("text/") else ""), data, _tag(data)

    def _game(self, path: str) -> str:
        """The folder of the game that is played there, or nothing."""
        game = self._game_of(path[2:]) if path.startswith("t/") else None
        return game.partition("/")[0] if game else ""


_IMPORT = re.compile(r'^(?:import|export) [^;]*?"(\.{1,2}/[\w./-]+\.js)";', re.MULTILINE)
_STYLE = re.compile(r"^await style\(([^)]*)\);", re.MULTILINE)


def needed(module: str, found: list[str] | None = None) -> list[str]:
    """A module of `web/` and all that it imports, so that a browser can ask for them at once and not one after the other."""
    found = [] if found is None else found
    if module not in found and (file := _file(module)) is not None:
        found.append(module)
        for name in _IMPORT.findall(file.read_text("utf-8")):
            needed(posixpath.normpath(posixpath.join(posixpath.dirname(module), name)), found)
    return found


@cache
def _shell(module: str, game: str) -> bytes:
    """`index.html` with the modules of a page named and its style sheets awake."""
    text = resources.files("quiltingbee").joinpath("web", "index.html").read_text("utf-8")
    modules = needed(module, needed("app.js"))
    if game:
        needed(f"{game}/game.js", modules)
    sources = [file.read_text("utf-8") for name in modules if (file := _file(name)) is not None]
    for style in {name for text_of in sources for named in _STYLE.findall(text_of) for name in named.split('"')[1::2]}:
        text = text.replace(f'href="/style/{style}.css" disabled>', f'href="/style/{style}.css">')
    hints = "".join(f'<link rel="modulepreload" href="/{name}">\n' for name in modules)
    return text.replace('<script type="module" src', hints + '<script type="module" src', 1).encode()


def _file(path: str) -> Traversable | None:
    parts = path.split("/")
    if any(not part or part.startswith(".") or "\\" in part or "\0" in part or len(part) > 100 for part in parts):
        return None
    if not parts[-1].endswith(tuple(_TYPES)):
        return None
    file: Traversable = resources.files("quiltingbee").joinpath("web")
    for part in parts:
        file = file.joinpath(part)
    return file if file.is_file() else None


@cache
def _zipped(data: bytes) -> bytes:
    import gzip

    return gzip.compress(data, 9, mtime=0)


def _tag(data: bytes) -> str:
    return f'"{hashlib.sha256(data).hexdigest()[:20]}"'


def add_headers(scope: Any, send: Any, guest: str | None) -> Callable[[Any], Any]:
    """Every answer carries the headers that keep pages safe; answers of the interface are never kept by anybody.

    guest: a further origin whose pages may read the answers.
    """
    private = scope["path"].startswith("/api/")
    part = scope["path"].endswith((".js", ".css", ".woff2")) and scope["path"] != "/worker.js"

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", ()), *_HEADERS, *(() if part else _OF_PAGES)]
            if private:
                headers.append((b"cache-control", b"no-store"))
            if guest is not None:
                headers += [*_GUEST, (b"access-control-allow-origin", guest.encode("latin-1"))]
            message = {**message, "headers": headers}
        await send(message)

    return sending

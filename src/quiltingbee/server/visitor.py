"""Where a visitor comes from: address and origin."""

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from quiltingbee.server.settings import Settings


def header(scope: Mapping[str, Any], name: bytes) -> str | None:
    """A header of a request."""
    for key, value in scope.get("headers", ()):
        if key == name:
            return str(value.decode("latin-1"))
    return None


def address_of(scope: Mapping[str, Any], *, proxy: bool) -> str:
    """What limits count by: the address, and of a long one the half that one household has.

    Behind a proxy it is the last one that the proxy has written down.
    """
    if proxy and (forwarded := header(scope, b"x-forwarded-for")):
        told = forwarded.rsplit(",", 1)[-1].strip()[:64]
    else:
        client = scope.get("client")
        told = str(client[0]) if client else "?"
    return _network(told)


@lru_cache(10_000)
def _network(address: str) -> str:
    if ":" not in address:
        return address
    try:
        told = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(told, IPv6Address) and told.ipv4_mapped is not None:
        return str(told.ipv4_mapped)
    return str(ip_network((told, 64), strict=False)) if told.version == 6 else address


def origin_allowed(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Whether a page of that origin may use the server. Programs send none."""
    origin = header(scope, b"origin")
    if origin is None:
        return True
    if guest_origin(scope, settings) is not None:
        return True
    host = header(scope, b"host") or ""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    same = parts.netloc.lower() == host.lower() and parts.scheme in ("http", "https")
    return same or (bool(settings.url) and origin == _origin(settings.url))


def guest_origin(scope: Mapping[str, Any], settings: Settings) -> str | None:
    """The origin of a request if it is a further one whose pages may use the server."""
    origin = header(scope, b"origin")
    return origin if origin in settings.origins else None


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"

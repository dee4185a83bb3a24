"""The OpenAPI description, made from the routes and the types."""

import re
from typing import Any

import msgspec

from quiltingbee import __version__
from quiltingbee.play import bodies
from quiltingbee.server.routes import ROUTES, Route

_PATH = {
    "table": {"type": "string", "pattern": "^[a-z2-7]{16}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 999},
    "date": {"type": "string", "pattern": "^([0-9]{4}-[0-9]{2}-[0-9]{2}|today)$"},
}
_STATUS = {
    400: "What was sent is malformed",
    401: "A token is needed",
    403: "Not allowed",
    404: "There is no such thing",
    405: "There is no such method here",
    408: "The body came too slowly",
    409: "Refused by the table or by the rules",
    413: "Too long",
    415: "Not JSON",
    429: "Too many",
    503: "Nothing can be written just now",
    507: "The storage is full",
}


def describe() -> bytes:
    """The description as JSON."""
    types = [
        kind for route in ROUTES for kind in (route.body, route.answer) if kind is not None and kind != dict[str, Any]
    ]
    types = list(dict.fromkeys([*types, bodies.Problem]))
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    named = dict(zip(types, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, named)
    told = {
        "openapi": "3.1.0",
        "info": {
            "title": "Quilting Bee",
            "version": __version__,
            "description": "Tables for Patchwork Doodle and Patchwork. Unofficial. See docs/protocol.md.",
            "license": {"name": "MIT"},
        },
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }
    return msgspec.json.encode(told)


def _operation(route: Route, named: dict[Any, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {"summary": route.about, "operationId": f"{route.method.lower()}{_words(route.path)}"}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": _PATH[name]}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    for param in route.params:
        schema: dict[str, Any] = {"type": "string", "enum": list(param.choices)}
        if not param.choices:
            schema = {"type": "integer", "minimum": param.least, "maximum": param.most}
        schema["default"] = param.default
        parameters.append({"name": param.name, "in": "query", "description": param.about, "schema": schema})
    if parameters:
        operation["parameters"] = parameters
    if route.scope is not None:
        operation["security"] = [{"token": []}]
    elif route.optional:
        operation["security"] = [{"token": []}, {}]
    if route.body is not None:
        content = {"application/json": {"schema": named[route.body]}}
        operation["requestBody"] = {"required": not route.empty_body, "content": content}
    operation["responses"] = _responses(route, named)
    return operation


def _responses(route: Route, named: dict[Any, Any]) -> dict[str, Any]:
    problem = {"application/json": {"schema": named[bodies.Problem]}}
    content: dict[str, Any] = {}
    if route.media == "application/json" and route.answer is not None:
        schema = {"type": "object"} if route.answer == dict[str, Any] else named[route.answer]
        content = {route.media: {"schema": schema}}
    elif route.media != "application/json":
        content = {route.media: {"schema": {"type": "string"}}}
        if route.answer is bodies.RecordJson:
            content["application/json"] = {"schema": named[route.answer]}
    done: dict[str, Any] = {"description": "Done"}
    if content:
        done["content"] = content
    told: dict[str, Any] = {str(route.status): done}
    refuses = {*route.refuses, 429}
    if route.body is not None:
        refuses |= {400, 408, 413, 415}
    if route.params:
        refuses.add(400)
    if route.scope is not None:
        refuses |= {401, 403}
    if route.optional:
        refuses.add(401)
    if route.method not in ("GET", "HEAD"):
        refuses.add(403)
    if "{" in route.path:
        refuses.add(404)
    for status in sorted(refuses):
        told[str(status)] = {"description": _STATUS[status], "content": problem}
    return told


def _words(path: str) -> str:
    return "".join(word.capitalize() for word in re.findall(r"\w+", path))

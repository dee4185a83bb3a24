"""docs/protocol.md is complete: every request, message, field, code, list of a deal and limit stands on it as it is."""

import inspect
import json
import re
from contextlib import suppress
from dataclasses import fields
from pathlib import Path

import msgspec
import pytest
from msgspec import inspect as types
from tests.architecture.reading import PACKAGE, codes
from tests.server.harness import Socket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quiltingbee import new
from quiltingbee.games import GAMES
from quiltingbee.games.doodle import default_deck
from quiltingbee.games.patchwork.pieces import deck
from quiltingbee.play import bodies, wire
from quiltingbee.play.codes import CODES
from quiltingbee.play.views import view_json
from quiltingbee.server.routes import ROUTES
from quiltingbee.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text("utf-8")
EXAMPLES = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]


def structs(module):
    """The messages of a module in the order of the source."""
    found = [one for _, one in inspect.getmembers(module, inspect.isclass) if one.__module__ == module.__name__]
    kept = [one for one in found if issubclass(one, msgspec.Struct)]
    return sorted(kept, key=lambda one: inspect.getsourcelines(one)[1])


def words(kind):
    """A type as the page says it."""
    match kind:
        case types.Metadata():
            return words(kind.type)
        case types.NoneType():
            return "null"
        case types.BoolType():
            return "true or false"
        case types.AnyType():
            return "anything"
        case types.IntType():
            return "number" + ("" if kind.ge is None else f" {kind.ge}–{kind.le}")
        case types.StrType():
            if kind.pattern:
                return f"text `{kind.pattern}`"
            return "text" if kind.max_length is None else f"text of {kind.min_length or 0}–{kind.max_length}"
        case types.LiteralType():
            return " ".join(f"`{value}`" if isinstance(value, str) else str(value) for value in kind.values)
        case types.UnionType():
            return " or ".join(words(one) for one in kind.types)
        case types.VarTupleType():
            length = "" if kind.max_length is None else f" of {kind.min_length or 0}–{kind.max_length}"
            return f"list{length} ({words(kind.item_type)})"
        case types.DictType():
            length = "" if kind.max_length is None else f" of 0–{kind.max_length}"
            return f"object{length} ({words(kind.key_type)}: {words(kind.value_type)})"
        case types.StructType():
            return f"`{kind.cls.__name__}`"
    raise AssertionError(kind)


@pytest.mark.parametrize("struct", [*structs(wire), *structs(bodies)], ids=lambda one: one.__name__)
def test_every_type_stands_there_with_all_its_fields(struct):
    told = types.type_info(struct)
    assert isinstance(told, types.StructType)
    parts = [] if told.tag is None else [f"`kind` `{told.tag}`"]
    parts += [f"`{one.encode_name}`{'' if one.required else '?'} {words(one.type)}" for one in told.fields]
    assert f"- `{struct.__name__}`: {', '.join(parts)}\n" in PAGE


def test_no_type_stands_there_that_is_not():
    listed = re.findall(r"(?m)^- `(\w+)`: ", PAGE[PAGE.index("## All types") :])
    assert listed == [one.__name__ for one in [*structs(wire), *structs(bodies)]]


def test_every_code_stands_there_with_its_status():
    rows = re.findall(r"(?m)^\| `([a-z-]+)` \| (\d{3}) \| .+ \|$", PAGE)
    assert {code: int(status) for code, status in rows} == CODES


def test_every_code_of_the_rules_stands_there():
    rows = set(re.findall(r"(?m)^\| `([a-z-]+)` \| [^|]+ \|$", PAGE[PAGE.index("Of the rules") :]))
    known = {
        code
        for game in ("doodle", "patchwork")
        for module in ("judge", "moves")
        for _, code in codes(PACKAGE / "games" / game / f"{module}.py")
    }
    assert rows == known - set(CODES)


def test_every_request_stands_there():
    for route in ROUTES:
        shown = route.path.replace("{table}", "ID").replace("{seat}", "N").replace("{date}", "DATE")
        assert f"`{route.method} {shown}" in PAGE or f"…/{shown.rsplit('/', 1)[-1]}" in PAGE, shown
        for param in route.params:
            assert re.search(rf"`{param.name}`|[?&]{param.name}=", PAGE), param.name


def test_every_message_and_phrase_stands_there():
    for struct in structs(wire):
        if (tag := struct.__struct_config__.tag) is not None:
            assert f'"{tag}"' in PAGE or f"| `{tag}` |" in PAGE, tag
    for phrase in wire.PHRASES:
        assert phrase in PAGE
    for scope in bodies.SCOPES:
        assert f"`{scope}`" in PAGE


def test_the_views_have_the_fields_of_their_examples():
    for name in ("doodle/1", "patchwork/1"):
        (example,) = [one for one in EXAMPLES if one.get("game") == name and "scores" in one]
        match = new(name, seats=2, seed=1)
        for seat in (0, None):
            assert list(view_json(GAMES[name], match.state, seat)) == list(example)
    match = new("patchwork", seats=1, seed=1, automa="tactical", level=3)
    automa = view_json(GAMES["patchwork/1"], match.state, 0)["automa"]
    assert all(f'"{key}"' in PAGE for key in automa)


def test_the_examples_are_what_they_say():
    tables = [one for one in EXAMPLES if "seats" in one and "kind" not in one]
    (asked,) = [msgspec.convert(one, bodies.NewTable) for one in tables]
    assert set(tables[0]) == {one.encode_name for one in msgspec.structs.fields(bodies.NewTable)}
    assert asked.pace == wire.Pace(60, 0)
    (told,) = [one for one in EXAMPLES if one.get("kind") == "table"]
    assert list(told["table"]) == [one.encode_name for one in msgspec.structs.fields(wire.TableInfo)]
    assert list(told["table"]["seats"][0]) == [one.encode_name for one in msgspec.structs.fields(wire.SeatInfo)]
    assert list(told["table"]["fair"]) == [one.encode_name for one in msgspec.structs.fields(wire.Fair)]


def test_the_lists_that_deals_draw_from_are_those_of_the_games():
    cards = default_deck()
    left = [card for card in cards.shapes for _ in range(cards.card_names.count(card))]
    assert f"The default deck is {' '.join(left)}." in PAGE
    assert list(cards.start_names) == [f"S{n}" for n in range(10)]
    assert f"cards: {' '.join(str(card.budget) for card in deck('tactical'))} |" in PAGE
    match = new("doodle", seats=1, seed=1)
    assert match.game.id == "doodle/1"


def test_the_limits_are_the_defaults():
    limits = PAGE[PAGE.index("**Limits**") : PAGE.index("## Codes")]
    for one in fields(Settings):
        if one.name.startswith(("sockets_", "messages", "requests", "people_", "tables_", "acts_")):
            number = f"{one.default:,.0f}"
            if one.name != "tables_per_hour_address":  # the one of an address is in hosting.md only
                assert re.search(rf"\b{number}\b", limits.replace("20,000\nacts", "20,000 acts")), one.name


def test_what_it_points_to_is_there():
    for link in re.findall(r"\]\(([^)]+)\)", PAGE):
        path, _, heading = link.partition("#")
        assert (DOCS / path).exists()
        if heading:
            assert heading in {title.lower().replace(" ", "-") for title in re.findall(r"(?m)^#+ (.+)$", PAGE)}


def test_connections_end_as_the_page_says(shared_server):
    ada = shared_server.client()
    with pytest.raises(InvalidStatus) as refused:
        Socket(ada, None, origin="https://evil.example")
    assert refused.value.response.status_code == 403
    for sent, code, bye in (
        (["x" * 5000], 1009, None),
        (["{}"] * 30, 1008, "bad-message"),
        (['{"kind": "ping", "more": 1}'] * 30, 1008, "bad-message"),
    ):
        with ada.socket() as socket:
            with suppress(ConnectionClosed):
                for text in sent:
                    socket.socket.send(text)
            last = [json.loads(text) for text in heard(socket)][-1:]
            assert socket.socket.close_code == code
            if bye is not None:
                assert last == [{"kind": "bye", "code": bye, "retry": None}]


def heard(socket):
    """All that comes until the connection ends."""
    with suppress(ConnectionClosed):
        while True:
            yield socket.socket.recv(timeout=10)

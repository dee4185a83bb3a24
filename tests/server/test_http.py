"""The HTTP interface: people, tables, refusals, pages, limits, headers."""

import json
import re
import socket
import threading
import time
from pathlib import Path

import httpx
import pytest
from tests.server.harness import Client, Running

from quiltingbee.server.routes import ROUTES


def test_people_names_and_tokens(shared_server):
    ada = shared_server.client("  A\u200bda\n\t Love\u202elace ")
    assert ada.ask("GET", "/api/me")["name"] == "Ada Lovelace"
    assert ada.ask("PATCH", "/api/me", {"name": "x" * 100})["name"] == "x" * 30
    assert ada.ask("PATCH", "/api/me", {"name": "\u200b"}, status=409)["code"] == "bad-name"
    told = ada.ask("POST", "/api/me/tokens", {"scopes": ["read"]}, status=201)
    other = Client.__new__(Client)
    other.running, other.token = shared_server, told["token"]
    assert other.ask("GET", "/api/me", status=200)["scopes"] == ["read"]
    assert other.ask("POST", "/api/tables", {"game": "doodle"}, status=403)["code"] == "no-scope"
    assert other.ask("POST", "/api/me/tokens", {"scopes": ["read"]}, status=403)["code"] == "no-scope"
    ada.ask("DELETE", "/api/me/tokens", status=204)
    assert other.ask("GET", "/api/me", status=401)["code"] == "unknown-token"
    ada.ask("GET", "/api/me", status=200)
    assert httpx.get(f"{shared_server.url}/api/me").json()["code"] == "no-token"


def test_a_person_has_fifty_tokens_at_most_and_the_description_says_so(shared_server):
    ada = shared_server.client()
    with httpx.Client(base_url=ada.running.url, headers={"Authorization": f"Bearer {ada.token}"}) as http:
        told = [http.post("/api/me/tokens", json={"scopes": ["read"]}).json() for _ in range(50)]
    assert [one.get("code") for one in told] == [None] * 49 + ["too-many-tokens"]
    described = httpx.get(f"{shared_server.url}/openapi.json").json()["paths"]["/api/me/tokens"]["post"]
    assert "409" in described["responses"]


def test_secrets_are_hashed_at_rest(server):
    ada = server.client()
    server.app.store.writer._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    stored = b"".join(file.read_bytes() for file in server.settings.data.iterdir())
    assert ada.id.encode() in stored
    assert ada.token.encode() not in stored
    assert ada.token[3:].encode() not in stored


def test_a_code_carries_a_person_to_another_device_once(shared_server):
    ada = shared_server.client("Ada")
    code = ada.ask("POST", "/api/me/code", status=201)["code"]
    told = httpx.post(f"{shared_server.url}/api/carry", json={"code": code.lower().replace("-", " ")}).json()
    assert (told["person"], told["name"]) == (ada.id, "Ada")
    assert told["token"] != ada.token
    again = httpx.post(f"{shared_server.url}/api/carry", json={"code": code})
    assert (again.status_code, again.json()["code"]) == (409, "unknown-code")


def test_open_tables_are_listed_while_they_wait(shared_server):
    ada = shared_server.client()
    hidden, shown = ada.table(seats=2), ada.table(seats=2, open=True)
    listed = [table["id"] for table in httpx.get(f"{shared_server.url}/api/tables").json()["tables"]]
    assert shown in listed
    assert hidden not in listed
    mine = {table["id"]: table for table in ada.ask("GET", "/api/me")["tables"]}
    assert mine[hidden]["you"] == 0
    shared_server.client("Ben").sit(shown)
    listed = [table["id"] for table in httpx.get(f"{shared_server.url}/api/tables").json()["tables"]]
    assert shown not in listed
    assert {table["id"]: table for table in ada.ask("GET", "/api/me")["tables"]}[shown]["your_turn"]


def test_what_a_table_refuses(shared_server):
    ada, ben = shared_server.client("Ada"), shared_server.client("Ben")
    for body, code in (
        ({"game": "chess"}, "unknown-game"),
        ({"game": "patchwork", "seats": [{}]}, "seats"),
        ({"game": "patchwork", "seats": [{}, {}], "options": {"Edition": "third"}}, "bad-option"),
        ({"game": "doodle", "options": {"Colour": "red"}}, "bad-option"),
        ({"game": "doodle", "seats": [{"bot": "nobody"}]}, "unknown-level"),
        ({"game": "doodle", "seats": [{}, {}], "daily": True}, "bad-daily"),
    ):
        assert ada.ask("POST", "/api/tables", body, status=409)["code"] == code
    table = ada.table(seats=3)
    assert ben.ask("POST", f"/api/tables/{table}/start", {}, status=403)["code"] == "host-only"
    assert ben.ask("GET", f"/api/tables/{table}/acts", status=403)["code"] == "not-your-seat"
    assert ben.ask("GET", f"/api/tables/{table}/view", status=409)["code"] == "not-playing"
    ben.sit(table, seat=2)
    assert ben.ask("POST", f"/api/tables/{table}/seat", {"seat": 1}, status=409)["code"] == "already-seated"
    ada.ask("POST", f"/api/tables/{table}/start", status=200)
    told = ben.ask("GET", f"/api/tables/{table}")
    assert (told["you"], told["table"]["count"], told["table"]["status"]) == (1, 2, "playing")
    assert ada.ask("POST", f"/api/tables/{table}/rematch", status=409)["code"] == "no-rematch-yet"
    act = {"id": "x", "turn": 1, "act": "pass"}
    assert ada.ask("POST", f"/api/tables/{table}/acts", act, status=409)["code"] == "start-patch-must-be-drawn"
    for path in (
        "/api/tables/aaaaaaaaaaaaaaaa",
        "/api/tables/nothing",
        "/api/nothing",
        "/nothing.js",
        "/../pyproject.toml",
    ):
        assert httpx.get(shared_server.url + path).status_code == 404, path
    assert httpx.delete(f"{shared_server.url}/api/people").status_code == 405


def test_bodies_are_strict(shared_server):
    url = f"{shared_server.url}/api/people"
    kind = {"Content-Type": "application/json"}
    for data, headers, status, code in (
        (b'{"name": "A"', kind, 400, "bad-json"),
        (b'{"name": 3}', kind, 400, "bad-field"),
        (b'{"name": "A", "more": 1}', kind, 400, "bad-field"),
        (b'{"name": "\xff"}', kind, 400, "bad-json"),
        (b'{"name":' + b"[" * 100_000, kind, 400, "bad-field"),
        (b" " * 200_000, kind, 413, "too-long"),
        (b'{"name": "A"}', {"Content-Type": "text/plain"}, 415, "not-json"),
    ):
        told = httpx.post(url, content=data, headers=headers)
        assert (told.status_code, told.json()["code"]) == (status, code), data[:30]


def test_a_rematch_is_one_table_for_both(shared_server):
    ada, ben = shared_server.client("Ada"), shared_server.client("Ben")
    table = ada.table(seats=2)
    ben.sit(table)
    finish(table, ada, ben)
    first = ada.ask("POST", f"/api/tables/{table}/rematch", status=200)
    assert first["you"] == 1  # seats move on by one
    assert ada.ask("GET", f"/api/tables/{table}")["table"]["rematch"] == first["table"]["id"]
    cat = shared_server.client("Cat")
    assert cat.ask("POST", f"/api/tables/{first['table']['id']}/seat", {}, status=409)["code"] == "no-free-seat"
    second = ben.ask("POST", f"/api/tables/{table}/rematch", status=200)
    assert second["table"]["id"] == first["table"]["id"]
    assert (second["you"], second["table"]["status"]) == (0, "playing")


def test_the_days_deal_is_the_same_for_everybody_and_the_first_result_counts(shared_server):
    ada, ben = shared_server.client("Ada"), shared_server.client("Ben")
    tables = [client.table(daily=True) for client in (ada, ada, ben)]
    starts = {ada.ask("GET", f"/api/tables/{table}/events").splitlines()[0].split('"at"')[0] for table in tables}
    assert len(starts) == 1
    for client, table in zip((ada, ada, ben), tables, strict=True):
        finish(table, client)
    first = ada.ask("GET", f"/api/tables/{tables[0]}")["table"]
    results = ada.ask("GET", "/api/daily/today")
    assert results["date"] == first["daily"]
    mine = [result for result in results["results"] if result["you"]]
    assert mine == [{"name": "Ada", "points": first["scores"][0], "you": True}]


def finish(table, *clients):
    while True:
        for client in clients:
            told = client.acts(table, limit=1)
            if told["acts"]:
                body = {"id": f"t{told['turn']}", "turn": told["turn"], "act": told["acts"][0]}
                client.ask("POST", f"/api/tables/{table}/acts", body, status=200)
        if clients[0].ask("GET", f"/api/tables/{table}")["table"]["status"] == "over":
            return


def test_record_events_and_qr(shared_server):
    ada = shared_server.client("Ada; Lovelace")
    table = ada.table("patchwork/1", options={"Automa": "normal", "Level": "2"})
    text = ada.ask("GET", f"/api/tables/{table}/record")
    assert text.startswith("quiltingbee record 1\nGame: patchwork/1\n")
    assert "P1: Ada, Lovelace\n" in text
    told = ada.ask("GET", f"/api/tables/{table}/record?as=json")
    assert told["headers"]["Automa"] == "normal"
    assert told["lines"][0] in text
    assert told["over"] is False
    assert ada.ask("GET", f"/api/tables/{table}/record?as=xml", status=400)["code"] == "bad-field"
    assert ada.ask("GET", f"/api/tables/{table}/events?since=-1", status=400)["code"] == "bad-number"
    qr = httpx.get(f"{shared_server.url}/api/tables/{table}/qr.svg")
    assert qr.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in qr.content
    view = ada.ask("GET", f"/api/tables/{table}/view")["view"]
    assert (view["automa"]["deck"], view["automa"]["level"]) == ("normal", 2)


def test_a_stream_of_events_ends_with_the_match(shared_server):
    ada, ben = shared_server.client("Ada"), shared_server.client("Ben")
    table = ada.table(seats=2)
    ben.sit(table)
    told = {}

    def follow():
        with httpx.stream("GET", f"{shared_server.url}/api/tables/{table}/events?follow=1", timeout=30) as answer:
            for line in answer.iter_lines():
                if line:
                    event = json.loads(line)
                    told[event["n"]] = event

    thread = threading.Thread(target=follow)
    thread.start()
    finish(table, ada, ben)
    thread.join(10)
    assert not thread.is_alive()
    lines = httpx.get(f"{shared_server.url}/api/tables/{table}/events").text.splitlines()
    assert [told[n] for n in sorted(told)] == [json.loads(line) for line in lines]


def test_a_deck_of_ones_own(shared_server):
    from quiltingbee.games.doodle import default_deck

    ada = shared_server.client()
    text = str(default_deck()).replace("name: reconstruction-1", "name: mine")
    table = ada.table(options={"Deck": text})
    assert ada.ask("GET", f"/api/tables/{table}")["table"]["options"] == {"Deck": "mine"}
    assert "Deck: mine" in ada.ask("GET", f"/api/tables/{table}/record")


def test_every_answer_carries_the_headers_that_keep_pages_safe(shared_server):
    for path in ("/health", "/nothing", "/text/de.ftl", "/api/bots"):
        headers = httpx.get(shared_server.url + path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_catalogues_are_served_and_kept(shared_server):
    told = httpx.get(f"{shared_server.url}/text/nl.ftl")
    assert told.status_code == 200
    assert "cli-serve" in told.text
    again = httpx.get(f"{shared_server.url}/text/nl.ftl", headers={"If-None-Match": told.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert httpx.get(f"{shared_server.url}/text/fr.ftl").status_code == 404
    part = httpx.get(f"{shared_server.url}/text/nl/web.ftl").text
    assert part in told.text
    assert "web-door-alone" in part
    assert "cli-serve" not in part
    assert httpx.get(f"{shared_server.url}/text/fr/web.ftl").status_code == 404


def test_foreign_origins_are_refused(shared_server):
    told = httpx.post(f"{shared_server.url}/api/people", json={"name": "A"}, headers={"Origin": "https://evil.example"})
    assert (told.status_code, told.json()["code"]) == (403, "origin")
    own = httpx.post(f"{shared_server.url}/api/people", json={"name": "A"}, headers={"Origin": shared_server.url})
    assert own.status_code == 201


def test_limits_of_an_address_and_of_a_person(tmp_path):
    running = Running(
        tmp_path, requests=0.001, requests_burst=20, people_per_hour=2, tables_per_hour=3, tables_per_person=2
    )
    try:
        ada, _ben = running.client(), running.client()
        told = httpx.post(f"{running.url}/api/people", json={"name": "C"})
        assert (told.status_code, told.json()["code"]) == (429, "too-many")
        assert int(told.headers["retry-after"]) > 60
        ada.table(seats=2)
        ada.table(seats=2)
        assert ada.ask("POST", "/api/tables", {"game": "doodle"}, status=409)["code"] == "too-many-tables"
        statuses = [httpx.get(f"{running.url}/api/bots").status_code for _ in range(20)]
        assert statuses.count(429) >= 4
        assert httpx.get(f"{running.url}/health").status_code == 200
    finally:
        running.stop()


def test_metrics_and_description(shared_server):
    shared_server.client()
    text = httpx.get(f"{shared_server.url}/metrics").text
    assert "# TYPE quiltingbee_acts_total counter" in text
    told = httpx.get(f"{shared_server.url}/openapi.json").json()
    assert told["openapi"].startswith("3.")
    described = {(method.upper(), path) for path, operations in told["paths"].items() for method in operations}
    assert described == {(route.method, route.path) for route in ROUTES}


def test_logs_tell_no_secrets(tmp_path, capfd):
    running = Running(tmp_path, log="debug")
    try:
        from quiltingbee.server.run import begin_logging

        begin_logging("debug")
        ada = running.client()
        table = ada.table()
        ada.acts(table)
        time.sleep(0.1)
    finally:
        running.stop()
        begin_logging("warning")
    lines = [line for line in capfd.readouterr().err.splitlines() if '"from": "http' not in line]  # the client's own
    told = "\n".join(lines)
    assert '"route": "/api/tables/{table}/acts"' in told
    assert ada.token not in told
    assert table not in told
    for line in lines:
        json.loads(line)


def test_what_clients_garble_is_no_fault_of_the_server(tmp_path, capfd):
    from quiltingbee.server.run import begin_logging

    begin_logging("info")
    running = Running(tmp_path)
    try:
        with socket.create_connection(("127.0.0.1", running.port)) as raw:
            raw.sendall(
                b"GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            )
            assert b"101" in raw.recv(1000)
            raw.sendall(b"\x81\x82\0\0\0\0\xff\xfe")
            assert raw.recv(1000)[:1] == b"\x88"  # closed
    finally:
        running.stop()
        begin_logging("warning")
    assert '"level": "error"' not in capfd.readouterr().err


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/api/people", "POST"),
        ("PUT", "/api/me", "GET, HEAD, PATCH"),
        ("GET", f"/api/tables/{'a' * 16}/go", "POST"),
    ],
)
def test_a_wrong_method_is_told_the_right_ones(shared_server, method, path, allowed):
    told = httpx.request(method, shared_server.url + path)
    assert told.status_code == 405
    assert told.json()["code"] == "method"
    assert sorted(told.headers["allow"].split(", ")) == allowed.split(", ")


@pytest.mark.parametrize("path", ["/socket", "/elsewhere"])
def test_a_plain_request_for_the_socket_is_no_fault(shared_server, path):
    assert httpx.get(shared_server.url + path).status_code == 404


def test_a_page_names_all_its_modules_at_once(shared_server):
    from quiltingbee.server import pages

    web = Path(pages.__file__).parents[1] / "web"
    known = dict(
        re.findall(
            r"path: /\^\\/(\w*)\$/, load: \(\) => import\(\"\./([\w/]+\.js)", (web / "app.js").read_text("utf-8")
        )
    )
    assert known == pages.SHELL
    assert f'import("./{pages._TABLE}")' in (web / "app.js").read_text("utf-8")
    for path, module in {
        "/": "pages/home.js",
        "/t/aaaaaaaaaaaaaaaa": "table/room.js",
        "/rules": "pages/rules.js",
    }.items():
        named = re.findall(r'modulepreload" href="/([^"]+)"', httpx.get(shared_server.url + path).text)
        assert {"app.js", "vendor/preact.js", "words.js", module} <= set(named)
        assert len(named) == len(set(named))
        for name in named:
            text = (web / name).read_text("utf-8")
            for other in re.findall(r'from "(\.[^"]+)"', text):
                assert (web / name).parent.joinpath(other).resolve().relative_to(web).as_posix() in named, (name, other)


def test_what_becomes_a_page_or_a_worker_has_a_policy_and_its_parts_do_not_carry_it(shared_server):
    for path in ("/", "/rules", "/t/aaaaaaaaaaaaaaaa", "/icon.svg", "/worker.js", "/app.webmanifest", "/nothing.html"):
        assert "content-security-policy" in httpx.get(shared_server.url + path).headers, path
    for path in ("/app.js", "/style/paper.css", "/vendor/fonts/fraunces.woff2"):
        headers = httpx.get(shared_server.url + path).headers
        assert "content-security-policy" not in headers
        assert headers["x-content-type-options"] == "nosniff"

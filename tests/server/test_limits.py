"""Who may what, how often, and what it costs: settings, origins, private tables, phrases, joins, acts, tables by size."""

import json
import threading

import httpx
import pytest
from tests.server.harness import Running, Socket
from websockets.exceptions import InvalidStatus

from quiltingbee.server.limits import Bucket, Buckets
from quiltingbee.server.settings import BadSetting, Settings, read_settings


def test_the_first_that_says_it_holds_flag_then_environment_then_file(tmp_path):
    file = tmp_path / "settings.toml"
    file.write_text('port = 1\nhost = "a"\nmessages = 3\nproxy = true\norigins = ["x", "y"]\n')
    environment = {"QUILTINGBEE_PORT": "2", "QUILTINGBEE_HOST": "b", "QUILTINGBEE_BOT_SECONDS": "0.5"}
    found = read_settings({"port": "3", "host": None}, environment, file)
    assert (found.port, found.host, found.messages, found.bot_seconds) == (3, "b", 3.0, 0.5)
    assert (found.proxy, found.origins, found.log) == (True, ("x", "y"), Settings().log)
    by_variable = read_settings({}, {"QUILTINGBEE_SETTINGS": str(file), "QUILTINGBEE_ORIGINS": "z w"})
    assert (by_variable.port, by_variable.origins) == (1, ("z", "w"))


@pytest.mark.parametrize(
    "line",
    [
        "port = 99999",
        "port = -1",
        "port = 8.5",
        "port = true",
        'port = "many"',
        "messages = nan",
        "messages = inf",
        "messages = true",
        'proxy = "maybe"',
        'log = "loud"',
        "ports = 1",
        "port =",
    ],
)
def test_a_setting_that_cannot_be_is_named(tmp_path, line):
    file = tmp_path / "settings.toml"
    file.write_text(line)
    with pytest.raises(BadSetting, match=r"settings\.toml: "):
        read_settings({}, {}, file)


def test_a_bucket_fills_with_time_and_large_things_cost_more():
    time = 0.0
    bucket = Bucket(2.0, 10, lambda: time)
    assert bucket.take(8) == 0.0
    assert bucket.take(8) == 3.0
    time = 3.0
    assert bucket.take(8) == 0.0
    assert bucket.take(100) == 5.0  # more than it can hold: all of it
    time = 8.0
    assert bucket.take(100) == 0.0
    buckets = Buckets(1.0, 3, lambda: time)
    assert [buckets.take("a") for _ in range(4)] == [0.0, 0.0, 0.0, 1.0]
    assert buckets.take("b", 2) == 0.0


def test_pages_of_a_further_origin_may_use_the_server_and_no_others(tmp_path):
    friend = "https://friend.example"
    running = Running(tmp_path, origins=(friend,))
    try:
        url = f"{running.url}/api/people"
        asked = httpx.options(url, headers={"Origin": friend, "Access-Control-Request-Method": "POST"})
        assert asked.status_code == 204
        assert asked.headers["access-control-allow-origin"] == friend
        assert "authorization" in asked.headers["access-control-allow-headers"]
        made = httpx.post(url, json={"name": "A"}, headers={"Origin": friend})
        assert (made.status_code, made.headers["access-control-allow-origin"]) == (201, friend)
        for origin in ("https://evil.example", "null", running.url):
            told = httpx.options(url, headers={"Origin": origin})
            assert told.status_code == 405
            assert "access-control-allow-origin" not in told.headers
    finally:
        running.stop()


def test_a_table_without_spectators_is_seen_by_its_seats_only(shared_server):
    ada, ben, cat = (shared_server.client(name) for name in ("Ada", "Ben", "Cat"))
    table = ada.table(seats=2, watchers=False)
    ben.sit(table)
    for path in ("view", "events", "record", "record?as=json"):
        assert cat.ask("GET", f"/api/tables/{table}/{path}", status=403)["code"] == "watchers-not-allowed"
        assert httpx.get(f"{shared_server.url}/api/tables/{table}/{path}").status_code == 403
        ada.ask("GET", f"/api/tables/{table}/{path}", status=200)
    ben.ask("DELETE", f"/api/tables/{table}/seat", status=200)
    ben.ask("GET", f"/api/tables/{table}/record", status=200)  # who has left may come back
    with Socket(None, table, running=shared_server) as stranger:
        assert stranger.hear()["code"] == "watchers-not-allowed"


def test_a_token_that_may_only_open_tables_sees_no_match(shared_server):
    ada = shared_server.client()
    table = ada.table()
    token = ada.ask("POST", "/api/me/tokens", {"scopes": ["tables"]}, status=201)["token"]
    opener = shared_server.client()
    opener.token = token
    assert opener.ask("GET", f"/api/tables/{table}/view", status=403)["code"] == "no-scope"
    opener.ask("GET", f"/api/tables/{table}", status=200)


def test_a_stream_ends_with_its_token(shared_server):
    ada = shared_server.client()
    table = ada.table(seats=1)
    token = ada.ask("POST", "/api/me/tokens", {"scopes": ["read"]}, status=201)["token"]
    heard = []
    begun = threading.Event()

    def follow():
        headers = {"Authorization": f"Bearer {token}"}
        url = f"{shared_server.url}/api/tables/{table}/events?follow=1"
        with httpx.stream("GET", url, headers=headers, timeout=30) as answer:
            for line in answer.iter_lines():
                heard.append(line)
                begun.set()

    thread = threading.Thread(target=follow)
    thread.start()
    assert begun.wait(10)
    ada.ask("DELETE", "/api/me/tokens", status=204)
    told = ada.acts(table)
    ada.ask("POST", f"/api/tables/{table}/acts", {"id": "a", "turn": 1, "act": told["acts"][0]}, status=200)
    thread.join(20)
    assert not thread.is_alive()
    assert not any(json.loads(line).get("id") for line in heard if line)


def test_phrases_and_joins_are_limited_because_everybody_gets_them(shared_server):
    ada = shared_server.client()
    table = ada.table(seats=2)
    with ada.socket(table) as socket:
        socket.hear("table")
        for _ in range(10):
            socket.say(kind="say", phrase="hello")
        heard = [message["kind"] for message in socket.hear_all(1.0)]
        assert heard.count("said") >= 6
        assert heard.count("no") >= 1
        for _ in range(40):
            socket.say(kind="join", table=table, token=ada.token)
        codes = [message["code"] for message in socket.hear_all(1.0) if message["kind"] == "no"]
        assert set(codes) == {"too-many"}


def test_connections_and_acts_of_an_address_are_limited(tmp_path):
    running = Running(tmp_path, acts_per_hour_address=3, requests=0.001, requests_burst=40)
    try:
        ada = running.client()
        table = ada.table(seats=1)
        act = ada.acts(table)["acts"][0]
        with ada.socket(table, views=False) as socket:
            for n in range(4):
                socket.act(7, act, str(n))
            codes = sorted(socket.hear("no")["code"] for _ in range(4))
            assert codes == ["too-many"] + ["turn-closed"] * 3
        body = {"id": "x", "turn": 1, "act": act}
        assert ada.ask("POST", f"/api/tables/{table}/acts", body, status=429)["code"] == "too-many"

        def knock():
            for _ in range(50):
                ada.socket().close()

        with pytest.raises(InvalidStatus):
            knock()
    finally:
        running.stop()


def test_a_large_table_counts_as_several(tmp_path):
    running = Running(tmp_path, tables_per_hour=30)
    try:
        ada, ben = running.client(), running.client()
        ada.table(seats=400)
        assert ada.ask("POST", "/api/tables", {"game": "doodle", "seats": [{}] * 400}, status=429)["code"] == "too-many"
        ada.table(seats=2)
        ben.table(seats=1000)  # more than there is room for: all of it
        ben.ask("POST", "/api/tables", {"game": "doodle"}, status=429)
    finally:
        running.stop()

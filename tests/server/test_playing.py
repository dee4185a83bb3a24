"""Whole ways through a real server: over the socket, over HTTP, with a break in the middle."""

import json
import random
import time

import httpx
import pytest
from tests.server.harness import Socket, example_client
from websockets.exceptions import ConnectionClosed

from quiltingbee import read
from quiltingbee.play.fair import verify


@pytest.mark.parametrize(("game", "seats"), [("doodle/1", 1), ("doodle", 3), ("patchwork/1", 2)])
def test_the_example_client_plays_a_whole_match(shared_server, game, seats):
    module, path = example_client()
    assert len(path.read_text().splitlines()) <= 60
    random.seed(seats)
    text = module.main(shared_server.url, game, seats)
    match = read(text)
    assert match.over
    assert verify(match).deals > 0


def test_a_solo_doodle_over_the_socket_with_views(shared_server):
    ada = shared_server.client()
    table = ada.table()
    with ada.socket(table) as socket:
        told = socket.hear()
        assert (told["kind"], told["you"], told["host"]) == ("table", 0, True)
        assert told["table"]["status"] == "playing"
        events = socket.hear()
        assert events["kind"] == "events"
        assert events["events"][0]["line"].startswith("-- start ")
        view = socket.hear()
        assert (view["kind"], view["n"], view["seat"]) == ("view", 1, 0)
        assert view["view"]["turn"] == 0
        while not view["now"]["over"]:
            turn = view["now"]["turn"]
            socket.act(turn, ada.acts(table)["acts"][0], f"act-{turn}")
            events, view = socket.hear("events"), socket.hear("view")
            assert events["events"][0]["id"] == f"act-{turn}"
            assert view["n"] == events["events"][-1]["n"]
        assert len(view["view"]["sheets"][0]["points"]) == 3
        assert socket.hear_all() == []


def test_two_people_and_a_spectator(shared_server):
    ada, ben = shared_server.client("Ada"), shared_server.client("Ben")
    table = ada.table(seats=2)
    with ada.socket(table) as at_ada, Socket(None, table, running=shared_server) as watcher:
        assert at_ada.hear("table")["table"]["status"] == "waiting"
        ben.sit(table)
        with ben.socket(table) as at_ben:
            for socket in (at_ada, at_ben, watcher):
                assert socket.hear("view")["now"]["waiting"] == [0, 1]
            at_ada.act(1, ada.acts(table)["acts"][7], "one")
            mine = at_ada.hear("events")["events"][0]
            assert (mine["id"], mine["seat"]) == ("one", 0)
            assert mine["line"].startswith("P1 draw")
            for socket in (at_ben, watcher):
                theirs = socket.hear("events")["events"][0]
                assert (theirs["n"], theirs["seat"]) == (2, 0)
                assert "line" not in theirs
                assert "id" not in theirs
                assert socket.hear("view")["view"]["act"] is None
            at_ada.say(kind="undo", id="back", turn=1)
            assert at_ada.hear("events")["events"][0]["undo"] == 2
            at_ada.act(1, ada.acts(table)["acts"][8], "two")
            again = at_ada.hear("events")["events"][0]
            at_ben.act(1, ben.acts(table)["acts"][0], "ben")
            for socket, seat in ((at_ada, 0), (at_ben, 1), (watcher, None)):
                while True:
                    told = socket.hear("events")
                    if told["now"]["turn"] == 2:
                        break
                by_n = {event["n"]: event for event in told["events"]}
                assert by_n[2] == {**by_n[2], "undone": True}
                assert "line" not in by_n[2]
                assert by_n[4]["line"] == again["line"]
                assert ("id" in by_n[4]) == (seat == 0)


def test_coming_back_gives_exactly_what_is_missing(shared_server):
    ada, ben = shared_server.client("Ada"), shared_server.client("Ben")
    table = ada.table(seats=2)
    ben.sit(table)
    known: dict[int, dict] = {}
    at_ben = ben.socket(table)
    rng = random.Random(3)
    while True:
        told = ada.ask("GET", f"/api/tables/{table}/view")
        if told["now"]["over"]:
            break
        for client in (ada, ben):
            acts = client.acts(table)
            if acts["acts"]:
                body = {"id": f"{rng.random()}", "turn": acts["turn"], "act": rng.choice(acts["acts"])}
                client.ask("POST", f"/api/tables/{table}/acts", body, status=200)
            if rng.random() < 0.3:
                at_ben.close()
                seen = 0
                while seen + 1 in known and known[seen + 1].keys() & {"line", "undo", "undone", "clock"}:
                    seen += 1
                at_ben = ben.socket(table, since=seen, views=False)
            for message in at_ben.hear_all(timeout=0.02):
                if message["kind"] == "events":
                    known.update({event["n"]: event for event in message["events"]})
    lines = httpx.get(f"{shared_server.url}/api/tables/{table}/events").text.splitlines()
    while len([event for event in known.values() if event.keys() & {"line", "undo", "undone", "clock"}]) < len(lines):
        known.update({event["n"]: event for event in at_ben.hear("events")["events"]})
    at_ben.close()
    assert [known[n].get("line") for n in sorted(known)] == [json.loads(line).get("line") for line in lines]


def test_the_same_act_again_gets_the_same_answer(shared_server):
    ada = shared_server.client()
    table = ada.table(seats=1)
    act = ada.acts(table)["acts"][0]
    with ada.socket(table, views=False) as socket:
        socket.hear("events")
        socket.act(1, act, "x")
        first = socket.hear("events")
        socket.act(1, act, "x")
        assert socket.hear("events")["events"] == first["events"][:1]
        socket.act(1, "pass", "x")
        assert socket.hear("no") == {"kind": "no", "code": "id-taken", "id": "x"}
        socket.act(1, act, "y")
        assert socket.hear("no")["code"] == "turn-closed"
        socket.act(2, "draw z9 r0", "z")
        assert socket.hear("no")["code"] == "not-an-event"
    body = {"id": "x", "turn": 1, "act": act}
    assert ada.ask("POST", f"/api/tables/{table}/acts", body, status=200)["events"] == first["events"][:1]


def test_a_restart_goes_on_where_it_was(server):
    ada, ben = server.client("Ada"), server.client("Ben")
    table = ada.table(seats=2, pace={"turn": 600})
    ben.sit(table)
    with ada.socket(table, views=False) as socket:
        socket.hear("events")
        begun = time.monotonic()
        socket.act(1, ada.acts(table)["acts"][3], "x")
        before = socket.hear("events")
        server.stop()
        bye = socket.hear("bye")
        assert bye["code"] == "stopping"
        assert 200 <= bye["retry"] <= 5000
        with pytest.raises(ConnectionClosed):
            socket.hear()
    time.sleep(1.0)
    server.start()
    with ada.socket(table, views=False, since=1) as socket:
        told = socket.hear("events")
        assert told["events"] == before["events"]
        assert told["now"]["waiting"] == [1]
        clock = told["now"]["clock"]
        assert clock["opened"] == before["now"]["clock"]["opened"]
        passed = (time.monotonic() - begun) * 1000
        assert (
            clock["now"] - before["now"]["clock"]["now"] < passed - 1000
        )  # the second in which it was down is not counted
        socket.say(kind="undo", id="u", turn=1)
        assert socket.hear("events")["events"][0]["undo"] == before["events"][0]["n"]


def test_who_is_late_is_acted_for(shared_server):
    ada = shared_server.client()
    table = ada.table(seats=1, pace={"turn": 5})
    with ada.socket(table, views=False) as socket:
        socket.hear("events")
        told = socket.hear("events")
        assert told["events"][0]["by"] == "clock"
        assert told["events"][0]["line"].startswith("P1 draw ")

"""What happens at the same moment, or where one does not expect it: two sockets of a seat, races, seats taken while watching."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.harness import Socket
from websockets.exceptions import ConnectionClosed

from quiltingbee.core.record import write
from quiltingbee.server.answers import matches


def test_another_name_reaches_tables_that_are_not_in_memory(server):
    ada = server.client("Ada")
    table = ada.table(seats=2)
    server.again()
    assert table not in server.app.hall.live
    ada.ask("PATCH", "/api/me", {"name": "Augusta"}, status=200)
    assert ada.ask("GET", f"/api/tables/{table}")["table"]["seats"][0]["name"] == "Augusta"


def test_two_sockets_of_a_seat_hear_the_same_and_act_once(shared_server):
    ada, ben = shared_server.client("Ada"), shared_server.client("Ben")
    table = ada.table(seats=2)
    ben.sit(table)
    told = ada.acts(table)
    with ada.socket(table) as one, ada.socket(table) as two:
        for socket in (one, two):
            socket.hear("view")
        one.act(1, told["acts"][0], "x")
        two.act(1, told["acts"][0], "x")
        heard = [socket.hear("events")["events"] for socket in (one, two)]
        assert heard[0] == heard[1]
        assert [event["id"] for event in heard[0]] == ["x"]
        two.act(1, told["acts"][1], "y")
        assert two.hear("no") == {"kind": "no", "code": "not-your-turn", "id": "y"}
        two.act(1, told["acts"][1], "x")
        assert two.hear("no") == {"kind": "no", "code": "id-taken", "id": "x"}
        one.say(kind="undo", id="u", turn=1)
        assert two.hear("events")["events"][0]["undo"] == heard[0][0]["n"]
        two.act(1, told["acts"][1], "y")
        assert one.hear("events")["events"][0]["undo"] == heard[0][0]["n"]
        assert one.hear("events")["events"][0]["id"] == "y"


def test_one_seat_is_taken_by_one_of_those_who_come_at_the_same_moment(shared_server):
    host = shared_server.client("Host")
    people = [shared_server.client(f"Guest {n}") for n in range(8)]
    table = host.table(seats=2)
    with ThreadPoolExecutor(8) as pool:
        told = list(pool.map(lambda one: one.ask("POST", f"/api/tables/{table}/seat", {}), people))
    assert sorted(one.get("code", "seated") for one in told) == ["no-free-seat"] * 7 + ["seated"]


def test_a_rematch_asked_for_by_all_at_the_same_moment_is_one_table(shared_server):
    people = [shared_server.client(f"Guest {n}") for n in range(4)]
    table = people[0].table(seats=4)
    for one in people[1:]:
        one.sit(table)
    for one in people[1:]:
        one.ask("DELETE", f"/api/tables/{table}/seat", status=200)
    with people[0].socket(table, views=False) as socket:
        now = socket.hear("events")["now"]
        act = people[0].acts(table, 1)["acts"][0]
        while not now["over"]:
            socket.act(now["turn"], act, f"a{now['turn']}")
            now, act = socket.hear("events")["now"], "pass"
    with ThreadPoolExecutor(8) as pool:
        told = list(pool.map(lambda one: one.ask("POST", f"/api/tables/{table}/rematch"), people * 2))
    assert len({one["table"]["id"] for one in told}) == 1
    assert sorted(one["you"] for one in told) == [0, 0, 1, 1, 2, 2, 3, 3]
    again = people[0].ask("GET", f"/api/tables/{told[0]['table']['id']}")["table"]
    assert again["status"] == "playing"


def test_taking_back_while_the_turn_closes_is_either_or(shared_server):
    ada, ben = shared_server.client("Ada"), shared_server.client("Ben")
    table = ada.table(seats=2)
    ben.sit(table)
    closed = 0
    for round_ in range(6):
        now = ada.ask("GET", f"/api/tables/{table}/view")["now"]
        mine, other = (one.acts(table, 1)["acts"][0] for one in (ada, ben))
        with ada.socket(table) as one, ben.socket(table) as two:
            one.hear("view")
            two.hear("view")
            one.act(now["turn"], mine, f"a{round_}")
            one.hear("events")
            one.say(kind="undo", id=f"u{round_}", turn=now["turn"])
            two.act(now["turn"], other, f"b{round_}")
            answers = [told for told in one.hear_all() if told["kind"] in ("no", "events")]
        view = ada.ask("GET", f"/api/tables/{table}/view")["now"]
        if view["turn"] > now["turn"]:
            closed += 1
            assert {told["code"] for told in answers if told["kind"] == "no"} <= {"turn-closed", "too-late"}
            assert any(told["kind"] == "no" for told in answers)
        else:
            assert view["waiting"] == [0]
            assert not any(told["kind"] == "no" for told in answers)
            ada.ask("POST", f"/api/tables/{table}/acts", {"id": f"c{round_}", "turn": now["turn"], "act": mine})
    ada.ask("GET", f"/api/tables/{table}/record", status=200)


def test_who_sits_down_while_watching_sees_what_that_seat_sees(shared_server):
    ada, ben, cat = (shared_server.client(name) for name in ("Ada", "Ben", "Cat"))
    table = ada.table(seats=3)
    ben.sit(table)
    cat.sit(table)
    act = ben.acts(table)["acts"][0]
    ben.ask("POST", f"/api/tables/{table}/acts", {"id": "b", "turn": 1, "act": act}, status=200)
    with ben.socket(table) as socket:
        assert socket.hear("view")["view"]["act"] is not None
        ben.ask("DELETE", f"/api/tables/{table}/seat", status=200)
        told = socket.hear("view")
        assert told["seat"] is None
        assert told["view"]["act"] is None
        ben.sit(table)
        assert socket.hear("table")["you"] == 1
        events = socket.hear("events")
        assert [event.get("id") for event in events["events"]] == ["b"]
        assert socket.hear("view")["view"]["act"] == act


def test_who_watched_a_private_table_before_it_began_is_sent_away(shared_server):
    ada, ben, cat = (shared_server.client(name) for name in ("Ada", "Ben", "Cat"))
    table = ada.table(seats=2, watchers=False)
    with (
        cat.socket(table) as watcher,
        Socket(None, table, running=shared_server) as stranger,
        ada.socket(table) as host,
    ):
        for socket in (watcher, stranger, host):
            socket.hear("table")
        ben.sit(table)
        host.hear("view")
        for socket in (watcher, stranger):
            told = socket.hear()
            while told["kind"] == "table":  # somebody came to watch, somebody sat down
                told = socket.hear()
            assert told == {"kind": "bye", "code": "watchers-not-allowed", "retry": None}
            with pytest.raises(ConnectionClosed) as ended:
                socket.hear()
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 1008


def test_numbers_too_high_and_long_gaps_are_answered_with_the_whole_log(shared_server, monkeypatch):
    ada = shared_server.client("Ada")
    table = ada.table(seats=1)
    for n in range(4):
        told = ada.acts(table, 1)
        body = {"id": f"a{n}", "turn": told["turn"], "act": told["acts"][0]}
        ada.ask("POST", f"/api/tables/{table}/acts", body, status=200)
    last = ada.ask("GET", f"/api/tables/{table}/view")["n"]

    def numbers(since):
        with ada.socket(table, since=since, views=False) as socket:
            return [event["n"] for event in socket.hear("events")["events"]]

    assert numbers(last - 3) == [last - 2, last - 1, last]
    assert numbers(last) == []
    assert numbers(last + 1) == list(range(1, last + 1))
    assert numbers(2_000_000_000) == list(range(1, last + 1))
    monkeypatch.setattr("quiltingbee.server.live.FRESH_AFTER", 3)
    assert numbers(last - 3) == [last - 2, last - 1, last]
    assert numbers(last - 4) == list(range(1, last + 1))
    with ada.socket(table, since=-1) as socket:
        assert socket.hear()["code"] == "bad-message"


def test_a_long_record_is_written_once_for_all_who_ask_until_it_is_another(shared_server, monkeypatch):
    written = []

    def count(match):
        written.append(len(match.log))
        return write(match)

    monkeypatch.setattr(matches, "BIG", 0)
    monkeypatch.setattr(matches, "write", count)
    ada, ben = shared_server.client("Ada"), shared_server.client("Ben")
    table = ada.table(seats=2)
    ben.sit(table)
    path = f"/api/tables/{table}/record"
    with ThreadPoolExecutor(8) as pool:
        told = set(pool.map(lambda one: one.ask("GET", path), [ada, ben] * 4))
    assert len(told) == 1
    assert len(written) == 1
    for one in (ada, ben):
        act = one.acts(table, 1)["acts"][0]
        one.ask("POST", f"/api/tables/{table}/acts", {"id": "a", "turn": 1, "act": act}, status=200)
    assert ada.ask("GET", path) not in told
    assert ada.ask("GET", path + "?as=json")["names"] == ["Ada", "Ben"]
    assert written == [1, 5]
    ada.ask("PATCH", "/api/me", {"name": "Augusta"}, status=200)
    assert "P1: Augusta" in ada.ask("GET", path)

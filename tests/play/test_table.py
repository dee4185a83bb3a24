"""Tables without a network: seats, acts, taking back, clocks, coming back, and what each may see."""

import random
from contextlib import suppress

import pytest
from tests.play.tables import ADA, BEN, CAT, finish, legal, read_back, seated, table

from quiltingbee.core.game import Refused
from quiltingbee.play import wire
from quiltingbee.play.store import PersonMeta


def test_the_match_starts_when_no_seat_is_empty():
    made = table(2)
    assert made.sit(ADA, seat=None, word="", now=0) == 0
    assert made.meta.status == "waiting"
    assert made.sit(BEN, seat=1, word="", now=0) == 1
    assert made.meta.status == "playing"
    assert made.journal.turn == 1
    assert made.journal.entries[0].line.startswith("-- start ")


def test_who_may_sit_where():
    made = table(2)
    made.sit(ADA, seat=1, word="", now=0)
    with pytest.raises(Refused, match="already-seated"):
        made.sit(ADA, seat=0, word="", now=0)
    with pytest.raises(Refused, match="seat-taken"):
        made.sit(BEN, seat=1, word="", now=0)
    with pytest.raises(Refused, match="no-such-seat"):
        made.sit(BEN, seat=7, word="", now=0)
    made.sit(BEN, seat=None, word="", now=0)
    with pytest.raises(Refused, match="no-free-seat"):
        made.sit(CAT, seat=None, word="", now=0)


def test_the_host_starts_early_and_empty_seats_go():
    made = table(5)
    made.sit(ADA, seat=3, word="", now=0)
    made.sit(BEN, seat=1, word="", now=0)
    with pytest.raises(Refused, match="host-only"):
        made.start(BEN, bot=None, now=0)
    made.start(ADA, bot=None, now=0)
    assert [there.name for there in made.meta.seats] == ["Ben", "Ada"]
    assert made.seat_of("ada") == 1
    with pytest.raises(Refused, match="not-waiting"):
        made.start(ADA, bot=None, now=0)


def test_empty_seats_go_to_bots():
    made = table(3)
    made.sit(ADA, seat=None, word="", now=0)
    made.start(ADA, bot="child", now=0)
    assert made.bots_due() == [(1, "child"), (2, "child")]


def test_an_act_is_idempotent_by_its_id():
    made = seated()
    text = legal(made, 0)
    first = made.act(0, 1, text, 0, act_id="x")
    assert made.act(0, 1, "  ".join(text.split()), 0, act_id="x") is first
    with pytest.raises(Refused, match="id-taken"):
        made.act(0, 1, "pass", 0, act_id="x")
    with pytest.raises(Refused, match="not-your-turn"):
        made.act(0, 1, text, 0, act_id="y")
    made.act(1, 1, legal(made, 1), 0, act_id="x")
    assert made.journal.turn == 2
    assert made.act(0, 1, text, 0, act_id="x") is first  # also when the turn has closed since
    with pytest.raises(Refused, match="turn-closed"):
        made.act(0, 1, text, 0, act_id="z")


def test_an_act_can_be_taken_back_until_the_turn_closes():
    made = seated()
    with pytest.raises(Refused, match="nothing-to-take-back"):
        made.undo(0, 1, 0, act_id="u0")
    made.act(0, 1, legal(made, 0), 0, act_id="a")
    undo = made.undo(0, 1, 0, act_id="u")
    assert undo.line == "undo 2"
    assert made.undo(0, 1, 0, act_id="u") is undo
    assert made.journal.turn == 1
    made.act(1, 1, legal(made, 1), 0, act_id="b")
    made.act(0, 1, legal(made, 0, n=1), 0, act_id="a2")
    assert made.journal.turn == 2
    with pytest.raises(Refused, match="too-late"):
        made.undo(0, 2, 0, act_id="u2")
    told = [event for event in made.journal.since(0, 1) if event.n == 2]
    assert told[0].undone
    assert told[0].line is None  # what was taken back is never shown


def test_open_acts_are_covered_for_all_others():
    made = seated(3)
    made.act(1, 1, legal(made, 1), 0, act_id="secret")
    assert made.journal.event(2, 1).line is not None
    assert made.journal.event(2, 1).id == "secret"
    for other in (0, 2, None):
        assert made.journal.event(2, other).line is None
        assert made.journal.event(2, other).seat == 1
        assert made.journal.event(2, other).id is None
        assert made.view_json(other)["act"] is None
        assert made.view_json(other)["acted"] == (False, True, False)
    assert made.record_text().count("draw") == 0
    made.act(0, 1, legal(made, 0), 0)
    made.act(2, 1, legal(made, 2), 0)
    assert made.journal.event(2, None).line == made.journal.entries[1].line


def test_late_seats_get_a_start_patch_and_then_pass():
    made = seated(2, pace=wire.Pace(turn=10))
    assert made.journal.next_due() == 11_000
    made.act(0, 1, legal(made, 0, n=5), 3000)
    made.time(10_999)
    assert made.journal.turn == 1
    made.time(11_000)
    assert made.journal.turn == 2
    late = made.journal.entries[2]
    assert (late.seat, late.by) == (1, "clock")
    assert " draw " in late.line
    made.time(21_000)
    assert [entry.line for entry in made.journal.entries if entry.by == "clock"][1:] == ["P1 pass", "P2 pass"]


def test_a_bank_is_used_up_after_the_time_of_the_turn():
    made = seated(2, pace=wire.Pace(turn=10, bank=20))
    made.act(0, 1, legal(made, 0), 6000)
    made.undo(0, 1, 6001, act_id="u")
    made.act(0, 1, legal(made, 0), 18_000)  # seven seconds over
    assert made.journal.clocks.bank == [20_000, 20_000]  # not before the turn closes: it could be taken back
    made.act(1, 1, legal(made, 1), 19_000)
    assert made.journal.clocks.bank == [13_000, 12_000]
    assert made.journal.clocks.due(0) == 19_000 + 10_000 + 13_000


def test_a_pause_stops_all_clocks():
    made = seated(2, pace=wire.Pace(turn=10))
    made.pause(ADA, 5000, paused=True)
    assert made.journal.next_due() is None
    made.time(1_000_000)
    assert made.journal.turn == 1
    with pytest.raises(Refused, match="paused"):
        made.act(0, 1, legal(made, 0), 6000)
    with pytest.raises(Refused, match="paused"):
        made.pause(ADA, 7000, paused=True)
    assert made.now(0, 99_000).clock.now == 5000
    made.pause(ADA, 105_000, paused=False)
    assert made.journal.next_due() == 111_000
    with pytest.raises(Refused, match="not-paused"):
        made.pause(ADA, 105_000, paused=False)


def test_a_seat_that_was_given_up_is_waited_for_no_longer_and_can_be_reclaimed():
    made = seated(2)
    made.leave(BEN, 0)
    made.act(0, 1, legal(made, 0), 0)
    assert made.journal.turn == 2
    assert made.meta.seats[1].is_ == "left"
    assert made.sit(BEN, seat=None, word="", now=0) == 1
    made.leave(BEN, 0)
    made.fill(ADA, 1, "child", 0)
    assert made.bots_due() == [(1, "child")]
    assert made.sit(BEN, seat=None, word="", now=0) == 1
    assert made.bots_due() == []
    with pytest.raises(Refused, match="seat-taken"):
        made.fill(ADA, 1, "child", 0)
    with pytest.raises(Refused, match="no-free-seat"):
        made.sit(CAT, seat=None, word="", now=0)


def test_when_everybody_has_left_the_match_waits():
    made = seated(2)
    made.leave(BEN, 0)
    made.leave(ADA, 0)
    assert made.journal.turn == 1
    assert made.meta.status == "playing"
    made.sit(ADA, seat=None, word="", now=0)
    assert made.meta.host == "ada"  # Ben was the host when he left, and may not come back


@pytest.mark.parametrize("seed", range(6))
def test_a_table_that_is_read_back_goes_on_where_it_was(seed):
    rng = random.Random(seed)
    made = seated(3, pace=wire.Pace(turn=30, bank=60))
    now = 1000
    for step in range(rng.randrange(5, 60)):
        now += rng.randrange(0, 20_000)
        waiting = made.journal.match.waiting
        dice = rng.random()
        if dice < 0.2:
            with suppress(Refused):
                made.undo(rng.randrange(3), made.journal.turn, now, act_id=f"u{step}")
        elif dice < 0.25:
            made.pause(ADA, now, paused=True)
            now += 50_000
            made.pause(ADA, now, paused=False)
        elif dice < 0.35:
            made.time(now)
        elif waiting:
            seat = rng.choice(waiting)
            acts = list(made.game.acts(made.journal.match.state, seat, plain=True))
            made.act(seat, made.journal.turn, str(rng.choice(acts)), now, act_id=f"a{step}")
        if made.meta.status == "over":
            break
    again = read_back(made, now)
    assert again.journal is not None
    assert again.journal.fresh == []
    assert again.journal.turn == made.journal.turn
    assert again.journal.match.state == made.journal.match.state
    for seat in (0, 1, 2, None):
        assert list(again.journal.since(0, seat)) == list(made.journal.since(0, seat))
        assert again.now(seat, now) == made.now(seat, now)
        assert again.view_json(seat) == made.view_json(seat)


def test_a_whole_match_and_its_record():
    made = seated(2)
    assert "Secret" not in made.record_text()
    assert made.info().fair.secret is None
    finish(made)
    assert made.meta.status == "over"
    assert made.info().scores == made.journal.match.scores
    text = made.record_text()
    assert f"Secret: {'11' * 32}" in text
    assert "P1: Ada\nP2: Ben\n" in text
    assert text.rstrip().endswith("scores " + " ".join(map(str, made.meta.scores)))
    with pytest.raises(Refused, match="not-playing"):
        made.act(0, made.journal.turn, "pass", 0)
    with pytest.raises(Refused, match="too-late"):
        made.undo(0, made.journal.turn, 0, act_id="late")


def test_a_public_seed_deals_the_same_match():
    first, second = seated(1, seed="daily 2026-11-19"), seated(1, seed="daily 2026-11-19")
    second.meta.secret = "22" * 32
    finish(first)
    finish(second)
    assert first.record_text() == second.record_text()
    assert "Seed: daily 2026-11-19" in first.record_text()


def test_a_large_table_names_only_what_concerns_the_reader():
    made = table(40)
    people = [PersonMeta(f"p{n}", f"Person {n}", ("play",)) for n in range(40)]
    for person in people:
        made.sit(person, seat=None, word="", now=0)
    assert made.large
    assert len(made.info().seats) == 12
    assert len(made.seat_infos()) == 40
    now = made.now(33, 0)
    assert (now.waiting, now.open) == ((33,), 40)
    view = made.view_json(33, look=(2, 99))
    assert [sheet["seat"] for sheet in view["sheets"]] == [2, 33]
    assert len(view["start"]) == 1
    assert made.view_json(None)["sheets"] == []

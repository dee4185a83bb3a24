"""Seats given up, taken over, reclaimed, at awkward moments; names; time after a takeback."""

import pytest
from tests.play.tables import ADA, BEN, CAT, PATCHWORK, finish, legal, read_back, seated, table

from quiltingbee.core.game import Refused
from quiltingbee.play import wire
from quiltingbee.play.store import SeatMeta


def test_a_seat_given_up_in_a_pause_is_waited_for_no_longer_when_it_ends():
    made = seated(2)
    made.act(0, 1, legal(made, 0), 0)
    made.pause(ADA, 0, paused=True)
    made.leave(BEN, 0)
    assert made.journal.turn == 1
    made.pause(ADA, 0, paused=False)
    assert made.journal.turn == 2


def test_who_comes_back_alone_does_not_wait_for_those_who_left():
    made = seated(2)
    made.act(0, 1, legal(made, 0), 0)
    made.leave(ADA, 0)
    made.leave(BEN, 0)
    assert made.journal.turn == 1
    made.sit(ADA, seat=None, word="", now=0)
    assert made.journal.turn == 2
    assert made.now(0, 0).waiting == (0, 1)


def test_who_comes_back_when_all_had_left_is_the_host():
    made = seated(3)
    for person in (ADA, BEN, CAT):
        made.leave(person, 0)
    made.sit(BEN, seat=None, word="", now=0)
    made.fill(BEN, 2, "child", 0)
    made.sit(CAT, seat=None, word="", now=0)
    with pytest.raises(Refused, match="host-only"):
        made.pause(CAT, 0, paused=True)


def test_a_host_without_a_seat_stays_the_host():
    made = table(2)
    for person in (BEN, CAT):
        made.sit(person, seat=None, word="", now=0)
    made.leave(BEN, 0)
    made.sit(BEN, seat=None, word="", now=0)
    made.pause(ADA, 0, paused=True)
    assert made.meta.host == "ada"


def test_who_takes_another_seat_than_the_one_kept_frees_that_one():
    made = table(2)
    made.meta.seats[0] = SeatMeta(person="ada")
    made.sit(ADA, seat=1, word="", now=0)
    assert made.sit(BEN, seat=None, word="", now=0) == 0
    assert made.meta.status == "playing"


def test_a_record_names_people_as_they_were_called_at_the_end_also_when_it_is_read_back():
    made = seated(2)
    made.rename(type(ADA)("ada", "Ada Two", ADA.scopes))
    assert "P1: Ada Two" in made.record_text()
    assert read_back(made).record_text() == made.record_text()
    finish(made)
    made.rename(type(ADA)("ada", "Ada Three", ADA.scopes))
    assert "P1: Ada Two" in made.record_text()
    assert read_back(made).record_text() == made.record_text()


def test_taking_back_in_patchwork_wins_no_time():
    made = seated(2, game=PATCHWORK, pace=wire.Pace(turn=10, bank=60), seed="1")
    now = 1000
    seat = made.journal.match.waiting[0]
    opened = made.journal.clocks.opened
    made.act(seat, 1, "advance", now + 14_000, act_id="a")
    assert made.now(None, now).clock.bank[seat] == 56_000
    made.undo(seat, made.journal.turn, now + 19_000, act_id="u")
    clock = made.now(None, now).clock
    assert clock.bank == (60_000, 60_000)
    assert clock.opened == opened + 5_000  # the five seconds after the act were not its own
    assert read_back(made).now(None, now).clock == clock
    made.act(seat, made.journal.turn, "advance", now + 20_000, act_id="b")
    assert made.now(None, now).clock.bank[seat] == 55_000
    assert read_back(made).now(None, now).clock == made.now(None, now).clock


def test_taking_back_what_the_clock_did_wins_no_time():
    made = seated(2, game=PATCHWORK, pace=wire.Pace(turn=10), seed="1")
    seat = made.journal.match.waiting[0]
    made.time(11_000)
    assert made.journal.entries[-1].by == "clock"
    made.undo(seat, made.journal.turn, 12_000, act_id="u")
    made.time(12_000)
    assert made.journal.match.waiting != (seat,)
    assert made.journal.entries[-1].by == "clock"

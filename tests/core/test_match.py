import pytest

import quiltingbee as qb
from quiltingbee.core.chance import Scripted
from quiltingbee.core.game import Deal, Move, Refused
from quiltingbee.core.match import Match

DOODLE = qb.game_named("doodle")
CARDS = ("U5", "T4", "I3", "X5", "L4", "P5", "O4", "N5")


def begun(*, seats: int = 2) -> Match:
    """Start patches are due, no dealer."""
    match = Match(DOODLE, seats=seats)
    match.add(Deal("start", ("S4", "S1", "S9")[:seats]))
    return match


def test_games_by_name_and_by_id():
    assert qb.game_named(" Doodle ").id == qb.game_named("doodle/1").id == "doodle/1"
    with pytest.raises(qb.BadText, match="unknown-game: chess"):
        qb.game_named("chess")


def test_an_act_is_played_as_text_or_as_a_value():
    by_text, by_value = begun(), begun()
    event = by_text.play(0, "draw d4 r1")
    assert isinstance(event, Move)
    assert by_value.play(0, event.act) == event
    assert by_text.state == by_value.state


def test_a_refused_act_leaves_no_trace():
    match = begun()
    before = (match.state, list(match.log))
    with pytest.raises(Refused) as caught:
        match.play(0, "draw i9 r0")
    assert caught.value.code == "outside-the-sheet"
    assert isinstance(caught.value.event, Move)
    assert (match.state, match.log) == before


def test_an_act_is_taken_back_until_the_turn_closes():
    match = begun(seats=3)
    match.play(0, "draw a1 r0")
    match.play(1, "draw a1 r0")
    assert match.opened == 1
    assert match.take_back(0) == Move(0, match.game.parse("P1 draw a1 r0").act)  # type: ignore[union-attr]
    assert [event.seat for event in match.log[1:] if isinstance(event, Move)] == [1]
    assert match.waiting == (0, 2)
    with pytest.raises(Refused, match="nothing-to-take-back"):
        match.take_back(0)
    match.play(2, "draw a1 r0")
    match.play(0, "draw f5 r0")
    assert match.opened == 4
    with pytest.raises(Refused, match="nothing-to-take-back"):
        match.take_back(1)


def test_undo_takes_the_last_event_back_whatever_it_was():
    match = begun()
    match.play(0, "draw a1 r0")
    before = match.state
    match.play(1, "draw a1 r0")
    match.add(Deal("cards", CARDS))
    assert match.undo() == Deal("cards", CARDS)
    assert match.undo() == Move(1, match.game.parse("P2 draw a1 r0").act)  # type: ignore[union-attr]
    assert match.state == before
    match.undo()
    match.undo()
    assert match.log == []
    with pytest.raises(Refused, match="nothing-to-take-back"):
        match.undo()


def test_chance_acts_by_itself_as_soon_as_there_is_a_dealer():
    match = Match(DOODLE, seats=1)
    assert match.waiting == ()
    match.go_on(Scripted([Deal("start", ("S4",)), Deal("cards", CARDS), Deal("roll", (2,))]))
    match.play(0, "draw a1 r0")
    assert [str(event.kind) for event in match.log if isinstance(event, Deal)] == ["start", "cards", "roll"]
    assert match.waiting == (0,)


def test_a_dealer_that_breaks_the_rules_is_refused():
    class Cheat:
        def deal(self, chance, number):
            return Deal("start", ("S4", "S4"))

    with pytest.raises(Refused, match="not-in-the-deck"):
        Match(DOODLE, seats=2, dealer=Cheat())


def test_names_are_as_many_as_seats():
    with pytest.raises(Refused, match="names-and-seats"):
        Match(DOODLE, seats=2, names=("only one",))
    assert qb.new("doodle", names=("Ann", "Bob", "Cas"), seed=1).names == ("Ann", "Bob", "Cas")


def test_others_open_acts_are_covered():
    match = begun()
    match.play(0, "draw a1 r0")
    assert match.seen(0) == match.log
    assert match.seen(1) == match.seen(None) == [match.log[0], None]
    match.play(1, "draw a1 r0")
    assert match.seen(None) == match.log
    assert match.view(1).act is None


def test_replay_and_states_fold_the_log():
    match = qb.new("doodle", seed=4).finish(lambda match, seat: next(match.acts(seat, plain=True)))
    assert match.replay() == match.state
    assert match.replay(0) == match.first
    folded = [state for _, state in match.states()]
    assert folded[-1] == match.state
    assert folded[4] == match.replay(5)


def test_finish_needs_a_dealer():
    with pytest.raises(Refused, match="no-dealer"):
        Match(DOODLE, seats=1).finish(lambda match, seat: next(match.acts(seat)))


def test_a_fair_match_shows_its_commitment_only_when_told_to_and_a_seeded_one_its_seed():
    assert "Secret" not in qb.new("doodle").headers
    assert qb.new("doodle", seed=12).headers == {"Seed": "12"}

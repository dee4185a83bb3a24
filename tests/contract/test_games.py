"""What every registered game promises, whatever its rules: one match one text, no trace of what is refused, secrets kept."""

from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import quiltingbee as qb
from quiltingbee.core.game import BadText, Chance, Choice, Deal, Game, Move, Over, Refused
from quiltingbee.core.match import Match
from quiltingbee.core.shapes import TURNS, Place

# Every game, with the seats and options under which it is to keep its promises.
SETTINGS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "doodle/1": [(1, {}), (3, {}), (2, {"cut_again": True}), (2, {"neighbour_scissors": False})],
    "patchwork/1": [
        (2, {}),
        (2, {"edition": "original"}),
        (1, {"automa": "normal", "level": 1}),
        (1, {"automa": "tactical", "level": 5}),
    ],
}
CASES = [(game, *setting) for game in qb.GAMES for setting in SETTINGS[game]]
cases = pytest.mark.parametrize(("game", "seats", "options"), CASES, ids=str)
some = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
seeds = st.integers(0, 2**32 - 1)


class Lots:
    """A choice among the legal acts that any seed makes the same way everywhere."""

    def __init__(self, seed: int):
        self.state = seed * 2 + 1

    def below(self, count: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 20) % count

    def act(self, match: Match, seat: int) -> Any:
        """Half of the time any act at all, else one without special actions, so that sheets fill."""
        plain = bool(self.below(2))
        if plain:
            acts = list(match.game.acts(match.state, seat, plain=True))
            return acts[self.below(len(acts))]
        return match.game.nth(match.state, seat, self.below(match.game.count(match.state, seat)))


@cache
def played(game: str, seats: int, options: tuple[tuple[str, Any], ...], seed: int, events: int = 1_000) -> Match:
    """A match of so many events at most. Not to be changed: it is shared."""
    match, lots = qb.new(game, seats=seats, seed=seed, **dict(options)), Lots(seed)
    while not match.over and len(match.log) < events:
        seat = match.waiting[lots.below(len(match.waiting))]
        match.play(seat, lots.act(match, seat))
    return match


def somewhere(game: str, seats: int, options: dict[str, Any], seed: int) -> Match:
    """A match that has stopped somewhere, to go on with."""
    whole = played(game, seats, tuple(options.items()), seed)
    return cut(whole, Lots(seed + 1).below(len(whole.log)))


def cut(whole: Match, events: int) -> Match:
    """The first events of a match. No dealer."""
    match = Match(whole.game, names=whole.names, start=whole.first)
    match.from_position = False
    for event in whole.log[:events]:
        match.add(event)
    return match


def test_every_registered_game_has_its_settings_here():
    assert set(SETTINGS) >= set(qb.GAMES)


@cases
@some
@given(seed=seeds)
def test_a_match_ends_and_somebody_wins_or_the_opponent_without_a_seat(game, seats, options, seed):
    match = played(game, seats, tuple(options.items()), seed)
    assert isinstance(match.turn, Over)
    scores, winners = match.scores, match.game.winners(match.state)
    assert all(0 <= seat < seats for seat in winners)
    assert winners or len(scores) > seats


@cases
@some
@given(seed=seeds)
def test_the_state_is_the_fold_of_the_log(game, seats, options, seed):
    match = played(game, seats, tuple(options.items()), seed)
    assert match.replay() == match.state
    assert match.replay(0) == match.first


@cases
@some
@given(seed=seeds)
def test_one_match_has_one_text_and_the_text_gives_the_match(game, seats, options, seed):
    match = played(game, seats, tuple(options.items()), seed)
    text = qb.write(match)
    again = qb.read(text)
    assert again.state == match.state
    assert qb.write(again) == text
    assert qb.write(qb.read(qb.write(match, explain=True))) == text
    shouted = text.split("\n\n", 1)
    loose = shouted[0] + "\n\n" + shouted[1].upper().replace(" ", "   ")
    assert qb.read(loose).state == match.state


@cases
@some
@given(seed=seeds)
def test_events_are_told_and_read_alike(game, seats, options, seed):
    match = played(game, seats, tuple(options.items()), seed)
    for event in match.log:
        assert match.game.parse(match.game.format(event)) == event


@cases
@some
@given(seed=seeds)
def test_a_position_is_the_whole_state(game, seats, options, seed):
    match = somewhere(game, seats, options, seed)
    line = match.game.position(match.state)
    assert "\n" not in line
    again = qb.position(line)
    assert again.state == match.state
    assert again.game.position(again.state) == line
    assert qb.read(qb.write(again)).state == match.state
    assert match.game.show(match.state)


@cases
@some
@given(seed=seeds)
def test_acts_and_refusal_agree(game, seats, options, seed):
    match = somewhere(game, seats, options, seed)
    lots, state, rules = Lots(seed), match.state, match.game
    turn = rules.turn(state)
    waiting = turn.seats if isinstance(turn, Choice) else ()
    for seat in range(seats):
        if seat not in waiting:
            assert not list(rules.acts(state, seat))
            assert rules.count(state, seat) == 0
            assert rules.count(state, seat, plain=True) == 0
    for seat in waiting[:1]:
        count = rules.count(state, seat)
        plain = list(rules.acts(state, seat, plain=True))
        assert len(plain) == rules.count(state, seat, plain=True) <= count
        for act in [*plain[:50], *(rules.nth(state, seat, lots.below(count)) for _ in range(50))]:
            event = Move(seat, act)
            assert rules.refusal(state, event) is None
            assert rules.normal(state, event) == event
        listed = {rules.format(Move(seat, act)) for act in rules.acts(state, seat)} if count < 3000 else None
        for changed in neighbours(rules, state, seat, lots):
            legal = rules.refusal(state, changed) is None
            if legal:
                normal = rules.normal(state, changed)
                assert rules.refusal(state, normal) is None
                assert rules.normal(state, normal) == normal
                assert rules.apply(state, changed) == rules.apply(state, normal)
                assert listed is None or rules.format(normal) in listed
            else:
                assert listed is None or rules.format(changed) not in listed


def neighbours(rules: Game, state: Any, seat: int, lots: Lots) -> list[Any]:
    """Events like legal ones with one thing changed: the place, the seat, a square."""
    found = []
    for _ in range(8):
        act = rules.nth(state, seat, lots.below(rules.count(state, seat)))
        words = rules.format(Move(seat, act)).split()
        for n in range(1, len(words)):
            changed = list(words)
            if changed[n] in TURNS:
                changed[n] = TURNS[lots.below(8)]
            elif len(changed[n]) == 2 and changed[n][0] in "abcdefghi" and changed[n][1].isdigit():
                changed[n] = "abcdefghi"[lots.below(9)] + str(lots.below(9) + 1)
            elif changed[n].isdigit():
                changed[n] = f"{lots.below(33):02}"
            try:
                event = rules.parse(" ".join(changed))
            except BadText:
                continue
            found.append(event)
    return found


@cases
@some
@given(seed=seeds)
def test_what_is_refused_leaves_no_trace(game, seats, options, seed):
    match = somewhere(game, seats, options, seed)
    before, log = match.state, list(match.log)
    bad: list[Any] = [
        Move(seats, None),
        Move(-1, None),
        Move("1", None),
        Move(0, None),
        Move(0, "draw"),
        Move(0, ((),)),
        Move(0, Place(99, "r9")),
        Deal("roll", ("x",)),
        Deal("roll", (None,)),
        Deal("circle", ()),
        Deal("circle", (0,) * 33),
        Deal("", ()),
        Deal("start", ([],)),
        Deal("roll", None),
        None,
        "P1 pass",
    ]
    for event in bad:
        with pytest.raises(Refused) as fault:
            match.add(event)
        assert fault.value.code
        assert " " not in fault.value.code
        assert match.state == before
        assert match.log == log


@cases
@some
@given(seed=seeds)
def test_open_moves_commute_and_can_be_taken_back(game, seats, options, seed):
    match = somewhere(game, seats, options, seed)
    waiting = match.waiting
    if len(waiting) < 2:
        return
    lots = Lots(seed)
    acts = {seat: lots.act(match, seat) for seat in waiting}
    states = []
    for order in (waiting, waiting[::-1]):
        other = cut(match, len(match.log))
        for seat in order[:-1]:
            other.play(seat, acts[seat])
            other.take_back(seat)
            assert other.state == cut(other, len(other.log)).state
            other.play(seat, acts[seat])
        other.play(order[-1], acts[order[-1]])
        states.append(other.state)
        assert qb.write(other) == qb.write(cut(other, len(other.log)))
    assert states[0] == states[1]


@cases
@some
@given(seed=seeds)
def test_views_keep_what_others_do_in_an_open_turn(game, seats, options, seed):
    match = somewhere(game, seats, options, seed)
    waiting = match.waiting
    if len(waiting) < 2:
        return
    lots, actor = Lots(seed), waiting[0]
    views = []
    for act in (lots.act(match, actor), lots.act(match, actor), match.game.nth(match.state, actor, 0)):
        other = cut(match, len(match.log))
        other.play(actor, act)
        views.append([other.view(seat) for seat in (*range(seats), None) if seat != actor])
        assert other.seen(waiting[1])[-1] is None
        assert other.seen(None)[-1] is None
        assert other.seen(actor)[-1] == other.log[-1]
    assert views[0] == views[1] == views[2]


@cases
@some
@given(seed=seeds)
def test_undo_is_replay(game, seats, options, seed):
    match = somewhere(game, seats, options, seed)
    whole = list(match.log)
    if not whole:
        return
    before = match.replay(len(whole) - 1)
    assert match.undo() == whole[-1]
    assert match.state == before
    match.add(whole[-1])
    assert match.log == whole


@cases
@some
@given(seed=seeds)
def test_the_same_seed_deals_the_same_match(game, seats, options, seed):
    match = played(game, seats, tuple(options.items()), seed)
    deals = iter(event for event in match.log if isinstance(event, Deal))
    state, number = match.first, 0
    for event in match.log:
        turn = match.game.turn(state)
        if isinstance(turn, Chance):
            assert qb.Seeded(seed).deal(turn, number) == next(deals)
            number += 1
        state = match.game.apply(state, event)
    assert next(deals, None) is None


@cases
@some
@given(text=st.text(max_size=80))
def test_any_text_is_an_event_or_a_code(game, seats, options, text):
    rules = qb.GAMES[game]
    for line in (text, f"P1 {text}", f"-- {text}"):
        with suppress(BadText):
            event = rules.parse(line)
            assert rules.parse(rules.format(event)) == event

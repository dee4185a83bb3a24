"""The Doodle bots: legal whatever lies on the table, within their work, repeatable, stoppable."""

from dataclasses import replace

import pytest

from quiltingbee.bots import Budget, Rng, bot, levels
from quiltingbee.core import grid
from quiltingbee.core.chance import Seeded
from quiltingbee.core.game import Chance, Choice
from quiltingbee.core.match import Match
from quiltingbee.games.doodle import PASS, Doodle, Sheet

GAME = Doodle()
NAMES = [one.name for one in levels("doodle", all_bots=True) if one.available]
WORK = {"master": 16, "expert": 12}


def choose(name, state, seat=0, seed=1, **limits):
    limits = limits or {"work": WORK.get(name, 60)}
    return bot("doodle", name).choose(GAME.view(state, seat), Budget(**limits), Rng(seed))


def play(name, seed, seats=1, **options):
    rng = Rng(seed)
    match = Match(GAME, seats=seats, dealer=Seeded(seed), options=options)
    while not match.over:
        for seat in match.waiting:
            budget = Budget(work=WORK.get(name, 60))
            match.play(seat, bot("doodle", name).choose(match.view(seat), budget, rng))  # refused: the test fails
    return match


@pytest.mark.parametrize(
    ("name", "games"),
    [("random", 120), ("child", 40), ("beginner", 12), ("hobby", 6), ("club", 8), ("expert", 6), ("master", 6)],
)
def test_whole_games_are_legal(name, games):
    if name not in NAMES:
        pytest.skip("needs the extra `fast`")
    for seed in range(games):
        options = [{}, {"neighbour_scissors": False}, {"cut_again": True}][seed % 3]
        assert play(name, f"legal-{seed}", seats=1 + seed % 2, **options).over


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_leads_to_the_same_game(name):
    assert play(name, "twice").log == play(name, "twice").log


def _open(sheet, circle=("T4", "V5", "H6c"), roll=2, rounds=3, turn=5):
    """A state in which the only seat is to act with that sheet."""
    match = Match(GAME, dealer=Seeded("hostile"))
    match.play(0, next(match.acts(0)))
    cards = list(match.state.options.deck.card_names)
    for card in circle:
        cards.remove(card)
    state = replace(
        match.state, sheets=(sheet,), circle=circle, roll=roll, round=rounds, turn=turn, gone=tuple(cards[:15])
    )
    assert isinstance(GAME.turn(state), Choice)
    return state


GONE = {"neighbour": True, "dot": True, "scissors": True, "again": True}
CHESS = grid.mask_of(range(0, grid.SQUARES, 2))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("filled", [grid.FULL, grid.FULL ^ 1, grid.FULL ^ 3, CHESS, 0])
@pytest.mark.parametrize("crossed", [{}, GONE, {"again": True, "dot": True}, {"scissors": True, "neighbour": True}])
@pytest.mark.parametrize("last", [False, True])
def test_no_position_troubles_it(name, filled, crossed, last):
    sheet = Sheet(patches=(filled,), filled=filled, points=(0, 0), **crossed)
    state = _open(sheet, **({"turn": 6, "roll": 0} if last else {}))
    act = choose(name, state)
    assert GAME.refusal(state, GAME.parse(f"P1 {act}")) is None
    if filled == grid.FULL:
        assert act == PASS


def test_start_patches_are_drawn():
    match = Match(GAME, dealer=Seeded("start"))
    assert not isinstance(match.turn, Chance)
    for name in NAMES:
        act = choose(name, match.state)
        assert act.drawing is not None
        assert GAME.refusal(match.state, GAME.parse(f"P1 {act}")) is None


@pytest.mark.parametrize("name", ["master", "expert"])
def test_work_is_a_limit(name):
    if name not in NAMES:
        pytest.skip("needs the extra `fast`")
    match = Match(GAME, dealer=Seeded("work"))
    for work in (0, 1, 40, 200):
        budget = Budget(work=work)
        bot("doodle", name).choose(match.view(0), budget, Rng(1))
        assert budget.done <= max(work, 0)


@pytest.mark.parametrize("name", NAMES)
def test_a_stopped_bot_answers_with_what_it_has(name):
    match = Match(GAME, dealer=Seeded("stop"))
    budget = Budget(seconds=3600)
    budget.stop()
    act = bot("doodle", name).choose(match.view(0), budget, Rng(1))
    assert GAME.refusal(match.state, GAME.parse(f"P1 {act}")) is None


def test_a_clock_that_has_run_out_is_obeyed():
    if "master" not in NAMES:
        pytest.skip("needs the extra `fast`")
    ticks = iter(range(10_000))
    match = Match(GAME, dealer=Seeded("clock"))
    budget = Budget(seconds=30, clock=lambda: float(next(ticks)))
    bot("doodle", "master").choose(match.view(0), budget, Rng(1))
    assert next(ticks) < 60

"""The Patchwork bots: legal whatever lies on the table, within their work, repeatable, stoppable."""

from dataclasses import replace

import pytest

from quiltingbee.bots import Budget, Rng, bot, levels
from quiltingbee.core import grid
from quiltingbee.core.chance import Seeded
from quiltingbee.core.game import Choice, Move
from quiltingbee.core.match import Match
from quiltingbee.games.patchwork import ADVANCE, Patchwork

GAME = Patchwork()
NAMES = [one.name for one in levels("patchwork", all_bots=True) if one.available]
WORK = {"master": 60, "expert": 30, "winner": 60, "tables": 60, "deepening": 60, "purchases": 60, "plain": 40}
FAST = ["master", "tables", "expert", "deepening", "purchases", "plain"]


def choose(name, state, seat=0, seed=1, **limits):
    limits = limits or {"work": WORK.get(name, 60)}
    return bot("patchwork", name).choose(GAME.view(state, seat), Budget(**limits), Rng(seed))


def play(name, seed, seats=2, **options):
    rng = Rng(seed)
    match = Match(GAME, seats=seats, dealer=Seeded(seed), options=options)
    while not match.over:
        (seat,) = match.waiting
        budget = Budget(work=WORK.get(name, 60))
        match.play(seat, bot("patchwork", name).choose(match.view(seat), budget, rng))  # refused: the test fails
    return match


COUNTS = {
    "random": 90,
    "child": 45,
    "beginner": 20,
    "hobby": 12,
    "club": 12,
    "expert": 9,
    "master": 9,
    "winner": 9,
    "tables": 9,
    "deepening": 9,
    "purchases": 9,
    "plain": 6,
}


@pytest.mark.parametrize(("name", "games"), COUNTS.items())
def test_whole_games_are_legal(name, games):
    if name not in NAMES:
        pytest.skip("needs the extra `fast`")
    for seed in range(games):
        if seed % 3 == 2:
            match = play(name, f"legal-{seed}", seats=1, automa=("normal", "tactical")[seed % 2], level=1 + seed % 5)
        else:
            match = play(name, f"legal-{seed}", edition=("revised", "original")[seed % 3])
        assert match.over


def test_every_bot_is_played():
    assert {one.name for one in levels("patchwork", all_bots=True)} == set(COUNTS)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_leads_to_the_same_game(name):
    assert play(name, "twice").log == play(name, "twice").log


def _state(**quilt):
    """A state in which the first seat is to act with such a quilt."""
    match = Match(GAME, seats=2, dealer=Seeded("hostile"))
    mine = replace(match.state.quilts[0], **quilt)
    state = replace(match.state, quilts=(mine, replace(mine, time=min(53, mine.time + 3), filled=0)), mover=0)
    assert isinstance(GAME.turn(state), Choice)
    return state


CHESS = grid.mask_of(range(0, grid.SQUARES, 2))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("filled", [grid.FULL, grid.FULL ^ 1, CHESS, 0])
@pytest.mark.parametrize("time", [0, 25, 49, 52])
@pytest.mark.parametrize("buttons", [0, 400])
def test_no_position_troubles_it(name, filled, time, buttons):
    state = _state(filled=filled, time=time, buttons=buttons, income=3)
    act = choose(name, state)
    assert GAME.refusal(state, GAME.parse(f"P1 {act}")) is None
    if filled == grid.FULL or not buttons:
        assert act == ADVANCE or state.circle[0] == 20


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("filled", [grid.FULL ^ 1 << 40, CHESS, 0])
@pytest.mark.parametrize("circle", [(), (5,), (32, 31)])
def test_a_special_patch_and_a_short_circle_do_not_trouble_it(name, filled, circle):
    state = replace(_state(filled=filled, time=27, buttons=9, income=3), circle=circle)
    for leather in (True, False):
        state = replace(state, leather=leather)
        act = choose(name, state)
        assert GAME.refusal(state, GAME.parse(f"P1 {act}")) is None


@pytest.mark.parametrize("name", FAST)
def test_work_is_a_limit(name):
    if name not in NAMES:
        pytest.skip("needs the extra `fast`")
    for work in (0, 1, 40, 700):
        budget = Budget(work=work)
        bot("patchwork", name).choose(GAME.view(_state(), 0), budget, Rng(1))
        assert budget.done <= max(work, 1)


@pytest.mark.parametrize("name", NAMES)
def test_a_stopped_bot_answers_with_what_it_has(name):
    state = _state()
    budget = Budget(seconds=3600)
    budget.stop()
    act = bot("patchwork", name).choose(GAME.view(state, 0), budget, Rng(1))
    assert GAME.refusal(state, GAME.parse(f"P1 {act}")) is None
    assert budget.done <= 512


@pytest.mark.parametrize("name", ["master", "deepening", "purchases", "plain"])
def test_a_clock_that_has_run_out_is_obeyed(name):
    if name not in NAMES:
        pytest.skip("needs the extra `fast`")
    ticks = iter(range(10_000))
    budget = Budget(seconds=30, clock=lambda: float(next(ticks)))
    bot("patchwork", name).choose(GAME.view(_state(), 0), budget, Rng(1))
    assert next(ticks) < 60


def test_the_end_is_solved_as_looking_at_everything_solves_it():
    """Positions near the end: the solver's value is that of all acts in the rules themselves."""
    if "master" not in NAMES:
        pytest.skip("needs the extra `fast`")
    from quiltingbee.bots.kernels import patchwork_end
    from quiltingbee.bots.kernels.patchwork_tables import tables
    from quiltingbee.bots.patchwork_master import position

    checked = 0
    for seed in range(6):
        for state in _near_the_end(f"end-{seed}"):
            start = position(GAME.view(state, state.mover))
            value, _, _, looked = patchwork_end.solve(
                start.words,
                start.numbers,
                start.circle,
                start.count,
                tables(),
                start.specials,
                3000,
                patchwork_end.line(),
            )
            if looked <= 3000:
                told = _value(state, [6000])
                if told is not None:
                    assert value == told
                    checked += 1
    assert checked >= 5


def _near_the_end(seed):
    """The states of a game in which few spaces are left, the last first."""
    rng = Rng(seed)
    match = Match(GAME, seats=2, dealer=Seeded(seed))
    while not match.over:
        (seat,) = match.waiting
        match.play(seat, bot("patchwork", "hobby").choose(match.view(seat), Budget(), rng))
    states = [state for _, state in match.states() if state.dealt and 0 < 106 - sum(state.times) <= 6]
    return [state for state in reversed(states) if isinstance(GAME.turn(state), Choice)][:3]


def _value(state, left):
    """What perfect play leads to for the first seat, by the rules; None when that is too much to look at."""
    if not isinstance(GAME.turn(state), Choice):
        first, second = GAME.scores(state)
        return first - second + (1000 if GAME.winners(state) == (0,) else -1000)
    values = []
    for act in GAME.acts(state, state.mover):
        left[0] -= 1
        if left[0] < 0:
            return None
        value = _value(GAME.apply(state, Move(state.mover, act)), left)
        if value is None:
            return None
        values.append(value)
    return max(values) if state.mover == 0 else min(values)


@pytest.mark.parametrize("seed", range(4))
def test_alpha_beta_is_what_looking_at_everything_gives(seed):
    """To three acts, each position opened once more by a search that leaves nothing out."""
    if "deepening" not in NAMES:
        pytest.skip("needs the extra `fast`")
    from quiltingbee.bots.kernels import patchwork_deepening, patchwork_search
    from quiltingbee.bots.kernels.patchwork import M, over
    from quiltingbee.bots.kernels.patchwork_tables import tables
    from quiltingbee.bots.patchwork_master import Tree, network_for, position, weights

    match = Match(GAME, seats=2, dealer=Seeded(f"deep-{seed}"))
    for n in range(4 * seed):
        (seat,) = match.waiting
        match.play(seat, bot("patchwork", "expert").choose(match.view(seat), Budget(work=9), Rng(n)))
    (seat,) = match.waiting
    start = position(match.view(seat))

    def tree():
        return Tree(start, 20_000, table=weights(), wide=3, wide2=2, points=0.01, net=network_for(match.view(seat)))

    whole = tree()

    def everything(node, depth):
        if depth == 3 or over(whole.nodes.numbers[node]):
            return whole.nodes.totals[node, 0] - whole.nodes.totals[node, 1]
        whole.size = patchwork_search.expand(
            node, whole.size, start.circle, start.count, (3, 2, 1)[depth], 0.01, 1.0, whole.table, tables(), start.specials,
            whole.net, whole.nodes, whole.desk,
        )  # fmt: skip
        first, count = whole.nodes.links[node, patchwork_search.FIRST], whole.nodes.links[node, patchwork_search.COUNT]
        values = [everything(child, depth + 1) for child in range(first, first + count)]
        return max(values) if whole.nodes.numbers[node, M] == 0 else min(values)

    cut, line = tree(), patchwork_deepening.line()
    size, opened, ended = 1, 0, True
    for depth in (1, 2, 3):
        size, opened, ended = patchwork_deepening.deepen(
            depth, size, opened, 10**6, start.circle, start.count, 3, 2, 0.01, cut.table, tables(), start.specials,
            cut.net, cut.nodes, cut.desk, line,
        )  # fmt: skip
        assert ended
    wanted = everything(0, 0)
    assert line.best[0] == pytest.approx(wanted, abs=1e-6)
    assert cut.nodes.prior[line.order[0, 0]] == pytest.approx(wanted, abs=1e-6)
    assert size <= whole.size


@pytest.mark.parametrize("acts", [0, 9, 18, 27])
def test_places_kept_in_mind_change_nothing(acts):
    if "master" not in NAMES:
        pytest.skip("needs the extra `fast`")
    from quiltingbee.bots import patchwork_master as master
    from quiltingbee.bots.kernels.patchwork_tables import desk

    match = Match(GAME, seats=2, dealer=Seeded("memory"))
    for n in range(acts):
        (seat,) = match.waiting
        match.play(seat, bot("patchwork", "hobby").choose(match.view(seat), Budget(), Rng(n)))
    (seat,) = match.waiting
    trees = []
    for memory in (1, 1 << 6, 1 << 14):
        tree = master.Tree(
            master.position(match.view(seat)), 9_000, table=master.weights(), wide=4, wide2=1, points=0.02
        )
        tree.desk = desk(memory)
        assert tree.grow(1000)
        trees.append(tree)
    for tree in trees[1:]:
        assert tree.size == trees[0].size
        assert (tree.nodes.visits[: tree.size] == trees[0].nodes.visits[: tree.size]).all()
        assert (tree.nodes.links[: tree.size] == trees[0].nodes.links[: tree.size]).all()
    assert (tree.desk.tags != 0).sum() > 100

"""Bots in general: chance that repeats, budgets that end, levels that are found."""

import pytest

from quiltingbee.bots import Budget, Rng, bot, level, levels
from quiltingbee.core.chance import Seeded
from quiltingbee.core.game import Refused
from quiltingbee.core.match import Match
from quiltingbee.games import game_named
from quiltingbee.text import LANGUAGES, words


def test_the_same_seed_gives_the_same_numbers_everywhere():
    rng = Rng("quilt")
    assert [rng.below(100) for _ in range(6)] == [Rng("quilt").below(100), *_rest("quilt", 5)]
    assert Rng("quilt").word() != Rng("bee").word()
    assert all(0 <= Rng(n).unit() < 1 for n in range(50))


def _rest(seed, count):
    rng = Rng(seed)
    rng.below(100)
    return [rng.below(100) for _ in range(count)]


def test_every_number_below_is_met():
    rng = Rng(3)
    assert {rng.below(7) for _ in range(300)} == set(range(7))
    assert rng.pick("a") == "a"


def test_a_budget_ends_by_work_by_time_and_by_stop():
    now = [0.0]
    budget = Budget(seconds=2, work=10, clock=lambda: now[0])
    assert not budget.over()
    budget.spend(10)
    assert budget.over()
    budget = Budget(seconds=2, clock=lambda: now[0])
    budget.spend(10**9)
    assert not budget.over(5)
    now[0] = 2.5
    assert budget.over()
    budget = Budget()
    budget.spend(4)
    assert not budget.over(5)
    budget.spend(1)
    assert budget.over(5)
    budget = Budget()
    budget.stop()
    assert budget.over()


def test_levels_are_found_by_name_and_unknown_ones_refused():
    assert level("doodle/1", "Child").name == "child"
    assert [one.name for one in levels("doodle")][-1] == "master"
    assert {one.name for one in levels("doodle", all_bots=True)} > {one.name for one in levels("doodle")}
    assert levels("chess") == ()
    with pytest.raises(Refused, match="unknown-bot"):
        bot("doodle", "deep-thought")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_words(language):
    say = words(language)
    for game in ("doodle", "patchwork"):
        for one in levels(game, all_bots=True):
            assert f"bot-{one.name}" in say
            assert f"bot-{game}-{one.name}-about" in say
    assert "error-unknown-bot" in say
    assert "error-bot-needs-fast" in say


def test_without_the_extra_a_strong_bot_says_so(monkeypatch):
    monkeypatch.setattr("quiltingbee.bots.registry.find_spec", lambda _name: None)
    assert not level("doodle", "master").available
    assert level("doodle", "child").available
    with pytest.raises(Refused, match="bot-needs-fast"):
        bot("doodle", "master")


@pytest.mark.parametrize(("game", "options"), [("doodle", {}), ("patchwork", {"seats": 2})])
def test_stop_in_the_middle_ends_the_thinking(game, options):
    """As another thread would say it: here the clock does, when it is looked at for the twentieth time."""
    if not level(game, "master").available:
        pytest.skip("needs the extra `fast`")
    looks: list[int] = []

    def clock():
        looks.append(len(looks))
        if len(looks) == 20:
            budget.stop()
        return len(looks) / 10  # a slow machine: the chunks stay small

    match = Match(game_named(game), dealer=Seeded("stop"), **options)
    budget = Budget(seconds=3600, clock=clock)
    match.play(match.waiting[0], bot(game, "master").choose(match.view(match.waiting[0]), budget, Rng(1)))
    assert 20 <= len(looks) < 30
    assert 0 < budget.done < 100_000

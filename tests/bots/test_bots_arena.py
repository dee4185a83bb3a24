"""The arena: the same deals for all, records that are gone on from, the shape of its JSON, ratings that mean something."""

import json

import pytest

from quiltingbee.bots import arena, ratings
from quiltingbee.bots.arena import Entry
from quiltingbee.bots.ratings import Outcome
from quiltingbee.cli import main
from quiltingbee.core.game import Deal, Refused
from quiltingbee.core.record import read
from quiltingbee.games import GAMES

KEYS = ["name", "games", "wins", "mean", "sd", "low", "high", "rating"]


def deals(played):
    match = read(played.record, GAMES)
    return [event for event in match.log if isinstance(event, Deal)]


def test_doodle_deals_are_the_same_for_all():
    entries = [Entry("random"), Entry("child")]
    played = arena.run(list(arena.pairings("doodle/1", entries, games=2, seed="7")))
    assert [one.pairing.entries[0].name for one in played] == ["random", "child", "random", "child"]
    assert deals(played[0]) == deals(played[1]) != deals(played[2])


def test_patchwork_circles_are_played_with_the_seats_changed():
    entries = [Entry("random"), Entry("child")]
    played = arena.run(list(arena.pairings("patchwork/1", entries, games=4, seed="7")))
    assert [[one.name for one in game.pairing.entries] for game in played] == [
        ["random", "child"],
        ["child", "random"],
    ] * 2
    assert deals(played[0]) == deals(played[1]) != deals(played[2]) == deals(played[3])


def test_the_same_arena_twice_is_the_same():
    wanted = list(arena.pairings("patchwork/1", [Entry("random"), Entry("hobby")], games=2, seed="s"))
    assert arena.run(wanted) == arena.run(wanted)


def test_records_are_gone_on_from(tmp_path, monkeypatch):
    wanted = list(arena.pairings("doodle/1", [Entry("random")], games=3, seed="s"))
    first = arena.run(wanted[:2], folder=tmp_path)
    (tmp_path / f"{wanted[1].title}.txt").write_text(first[1].record[:300])  # killed while it was copied
    again = []
    play = arena.play

    def counted(one):
        again.append(one)
        return play(one)

    monkeypatch.setattr(arena, "play", counted)
    steps = []
    assert arena.run(wanted, folder=tmp_path, progress=lambda *step: steps.append(step))[:2] == first
    assert again == wanted[1:]
    assert steps == [(1, 3), (2, 3), (3, 3)]
    assert not list(tmp_path.glob("*.part"))


def test_a_record_of_another_arena_is_not_taken(tmp_path):
    one, other = arena.pairings("doodle/1", [Entry("random")], games=2, seed="s")
    arena.keep(arena.play(one), tmp_path)
    (tmp_path / f"{one.title}.txt").rename(tmp_path / f"{other.title}.txt")
    assert arena.kept(other, tmp_path) is None


def test_several_processes_play_the_same_games():
    wanted = list(arena.pairings("doodle/1", [Entry("random")], games=3, seed="jobs"))
    assert arena.run(wanted, jobs=2) == arena.run(wanted)


@pytest.mark.parametrize(
    ("game", "bots"), [("doodle", ["random", "child"]), ("patchwork", ["random", "child", "hobby"])]
)
def test_the_shape_of_its_json(capsys, game, bots):
    assert main(["arena", game, *bots, "--games", "4", "--seed", "5", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["bots"]
    assert sorted(one["name"] for one in told["bots"]) == sorted(bots)
    for one in told["bots"]:
        assert list(one) == KEYS
        assert one["low"] <= one["mean"] <= one["high"]
        assert one["games"] == (4 if game == "doodle" else 8)
    assert sum(one["wins"] for one in told["bots"]) == pytest.approx(4 if game == "doodle" else 12)


def test_its_table_and_its_list(capsys, tmp_path):
    assert main(["arena", "doodle", "child", "--games", "2", "--keep", str(tmp_path)]) == 0
    assert "child" in capsys.readouterr().out
    assert len(list(tmp_path.glob("*.txt"))) == 2
    assert main(["arena", "patchwork"]) == 0
    assert "purchases:" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (["doodle", "nobody"], "unknown-bot"),
        (["doodle", "child@x"], "bad-work"),
        (["doodle", "child@0"], "bad-work"),
        (["doodle", "child", "--seed", "../x"], "bad-seed"),
        (["chess", "child"], "unknown-game"),
    ],
)
def test_what_makes_no_sense_is_refused(capsys, given, code):
    assert main(["arena", *given]) in (1, 2)
    assert code in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_told(capsys, tmp_path):
    file = tmp_path / "file"
    file.write_text("")
    assert main(["arena", "doodle", "child", "--games", "1", "--keep", str(file)]) == 1
    assert "unwritable-folder" in capsys.readouterr().err


def test_a_limit_of_work_is_part_of_the_name():
    assert str(arena.entry("doodle/1", "Child@12")) == "child@12"
    with pytest.raises(Refused, match="unknown-bot"):
        arena.entry("doodle/1", "nobody")


def test_ratings_follow_the_wins():
    outcomes = [[Outcome("a", "b", 1.0 if n % 4 else 0.0)] for n in range(400)]
    rating = ratings.rate(["a", "b"], outcomes)
    assert rating["a"] - rating["b"] == pytest.approx(190.8, abs=2)  # 3 to 1 is 190.8 on Elo's scale
    assert sum(rating.values()) == pytest.approx(3000)
    low, high = ratings.intervals(["a", "b"], outcomes)["a"]
    assert low < rating["a"] < high < low + 60


def test_who_wins_all_games_has_a_rating_all_the_same():
    rating = ratings.rate(["a", "b"], [[Outcome("a", "b", 1.0)]] * 10)
    assert 1500 < rating["a"] < 2500
    assert ratings.intervals(["a"], [[]]) == {"a": (1500, 1500)}

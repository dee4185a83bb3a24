"""The kernels of Patchwork against its pure rules, against tables nobody here made, and against themselves in plain Python."""

from pathlib import Path

import pytest
from tests.fast import differential

import quiltingbee as qb
from quiltingbee import fast
from quiltingbee.cli import main
from quiltingbee.core.chance import Seeded
from quiltingbee.core.game import Move, Refused
from quiltingbee.fast import jit, patchwork, patchwork_pack, pcg
from quiltingbee.fast.patchwork_tables import box
from quiltingbee.games.patchwork import Patchwork

pytest.importorskip("numba", reason="kernels become machine code with numpy and numba only")

TABLES = Path(__file__).parents[1] / "perft" / "patchwork"


def test_kernels_and_rules_agree_in_random_positions():
    assert differential.compare_patchwork(3000, seed=12) >= 3000


def test_playouts_are_the_same_in_plain_python():
    match = patchwork_pack.pack(Patchwork().start(2))
    rngs = pcg.seeded(3, 5), pcg.seeded(3, 5)
    for _ in range(12):
        assert patchwork.playout(box(), match, rngs[0]) == patchwork.playout.plain(box(), match, rngs[1])
        assert list(rngs[0][:2]) == list(rngs[1][:2])


@pytest.mark.parametrize("edition", ["revised", "original"])
def test_a_playout_is_a_match_of_the_rules(edition):
    """From the same random numbers, `chance`, `choose` and `step` make the match whose scores the playout gives."""
    game = Patchwork()
    for seed in range(60):
        state = game.start(2, edition=edition)
        match, rng, other = patchwork_pack.pack(state), pcg.seeded(seed, 2), pcg.seeded(seed, 2)
        *scores, best = patchwork.playout(box(), match, other)
        while not patchwork.over(match):
            if patchwork.chance(match, rng):
                continue
            rng[0], k = pcg.below(rng[0], rng[1], patchwork.count(box(), match))
            code = patchwork.choose(box(), match, k)
            state = patchwork_pack.unpack(state.options, match)
            after = game.apply(state, Move(state.mover or 0, patchwork_pack.act(code)))
            patchwork.step(box(), match, code)
            assert patchwork_pack.unpack(state.options, match) == after
        state = patchwork_pack.unpack(state.options, match)
        assert game.scores(state) == tuple(scores)
        assert game.winners(state) == (best,)
        # A finished match is played out at once, and half-played ones go on from where they are.
        assert patchwork.playout(box(), match, rng) == (*scores, best)


def test_batches_give_what_single_playouts_give():
    match = patchwork_pack.pack(Patchwork().start(2))
    rngs = [pcg.seeded(8, 1) for _ in range(3)]
    one = [patchwork.playout(box(), match, rngs[0]) for _ in range(50)]
    scores = jit.counts(100)
    won = sum(best == 0 for _, _, best in one)
    assert patchwork.playouts(box(), match, rngs[1], scores) == won
    assert list(scores) == [points for mine, other, _ in one for points in (mine, other)]
    scores = jit.counts(100)
    matches = jit.words([int(word) for word in match] * 50)
    assert patchwork.playouts_of(box(), matches, rngs[2], scores) == won
    assert list(scores) == [points for mine, other, _ in one for points in (mine, other)]


def rows(name):
    for line in (TABLES / name).read_text("utf-8").splitlines():
        if not line.startswith("#"):
            record, acts, *counts = line.split()
            yield record, int(acts), [int(count) for count in counts]


def after(record, acts):
    """The state after so many acts of a record."""
    match = qb.read((TABLES / record).read_text("utf-8"))
    state, left = match.first, acts
    for event in match.log:
        if isinstance(event, Move):
            if left == 0:
                break
            left -= 1
        state = match.game.apply(state, event)
    return state


@pytest.mark.parametrize("name", ["perft.txt", "own.txt"])
def test_the_tables_to_depth_three(name):
    for record, acts, counts in rows(name):
        state = after(record, acts)
        assert [patchwork_pack.perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_the_table_of_depth_four():
    for record, acts, (count,) in rows("four.txt"):
        assert patchwork_pack.perft(after(record, acts), 4) == count


def test_the_verb_counts_with_kernels(capsys):
    record = str(TABLES / "opening-0.txt")
    assert main(["perft", "patchwork", "--record", record, "--depth", "3"]) == 0
    assert capsys.readouterr().out == "15600873\n"
    state = qb.read(Path(record).read_text("utf-8")).state
    assert fast.perft(Patchwork(), state, 0) is None
    with pytest.raises(Refused, match="no-dealer"):
        fast.perft(Patchwork(), Patchwork().start(2), 1)
    assert fast.perft(Patchwork(), Patchwork().start(1, automa="normal"), 1, dealer=Seeded(1)) is None


def test_the_automa_is_refused_with_a_code():
    with pytest.raises(Refused, match="no-kernels-for-the-automa"):
        patchwork_pack.pack(Patchwork().start(1, automa="normal"))

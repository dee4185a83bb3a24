"""The kernels of Patchwork against its pure rules, against tables nobody here made, and against themselves in plain Python."""

from pathlib import Path

import pytest
from tests.fast import differential

import quiltingbee as qb
from quiltingbee import fast
from quiltingbee.cli import main
from quiltingbee.core.chance import Seeded
from quiltingbee.core.game import Move, Refused
from quiltingbee.core.perft import perft
from quiltingbee.fast import jit, patchwork, patchwork_pack, pcg
from quiltingbee.fast.patchwork_tables import box
from quiltingbee.games.patchwork import Patchwork

pytest.importorskip("numba", reason="kernels become machine code with numpy and numba only")

TABLES = Path(__file__).parents[1] / "perft" / "patchwork"
MANY = 10_000_000


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


DEEP = list(rows("deep.txt"))


def test_the_deep_table_goes_on_where_the_others_end():
    """Every position of the shared table and of our own is in it, to depth three at least, to four under a billion."""
    deep = {(record, acts): counts for record, acts, counts in DEEP}
    known = [*rows("perft.txt"), *rows("own.txt")]
    assert set(deep) == {(record, acts) for record, acts, _ in known}
    for record, acts, counts in known:
        assert deep[record, acts][: len(counts)] == counts
    assert all(len(counts) in {3, 4} and max(counts[3:], default=0) < 1_000_000_000 for counts in deep.values())


@pytest.mark.parametrize(("record", "acts", "counts"), DEEP)
def test_the_tables_to_depth_three(record, acts, counts):
    state = after(record, acts)
    assert [patchwork_pack.perft(state, depth) for depth in (1, 2, 3)] == counts[:3]


@pytest.mark.parametrize(("record", "acts", "counts"), [row for row in DEEP if max(row[2][3:], default=MANY) < MANY])
def test_the_table_of_depth_four(record, acts, counts):
    assert patchwork_pack.perft(after(record, acts), 4) == counts[3]


@pytest.mark.heavy
@pytest.mark.parametrize(("record", "acts", "counts"), [row for row in DEEP if max(row[2][3:], default=0) >= MANY])
def test_the_table_of_depth_four_up_to_a_billion(record, acts, counts):
    assert patchwork_pack.perft(after(record, acts), 4) == counts[3]


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("record", "acts"), [(record, acts) for record, acts, counts in DEEP if len(counts) == 3 and counts[2] < 6 * MANY]
)
def test_where_depth_four_is_missing_it_is_a_billion(record, acts):
    assert patchwork_pack.perft(after(record, acts), 4) >= 1_000_000_000


@pytest.mark.heavy
@pytest.mark.parametrize(("record", "acts", "counts"), DEEP)
def test_the_rules_count_the_same_deep_lines(record, acts, counts):
    """As deep as the rules themselves get in a moment."""
    deepest = max(depth for depth in range(1, len(counts) + 1) if depth == 1 or counts[depth - 2] < 1000)
    assert perft(Patchwork(), after(record, acts), deepest) == counts[deepest - 1]


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

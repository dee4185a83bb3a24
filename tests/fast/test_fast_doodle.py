"""The kernels of Patchwork Doodle against its pure rules, and against themselves in plain Python."""

import random

import pytest
from tests.fast import differential

from quiltingbee.core.game import Chance, Choice, Move, Over, Refused
from quiltingbee.core.shapes import parse_shape
from quiltingbee.fast import doodle, doodle_pack, jit, pcg
from quiltingbee.fast.doodle_tables import SHEET, TABLE
from quiltingbee.games.doodle import Deck, Doodle, Options, default_deck

pytest.importorskip("numba", reason="kernels become machine code with numpy and numba only")


def test_kernels_and_rules_agree_in_random_positions():
    assert differential.compare_doodle(3000, seed=11) >= 3000


@pytest.mark.parametrize("specials", [False, True])
def test_playouts_are_the_same_in_plain_python(specials):
    match = doodle_pack.pack(Doodle().start(1))
    given = (doodle_pack.deck_of(Options()), match[:TABLE], match[TABLE:])
    rngs = pcg.seeded(3, 5), pcg.seeded(3, 5)
    for _ in range(12):
        score = doodle.playout(*given, rngs[0], specials)
        assert score == doodle.playout.plain(*given, rngs[1], specials)
        assert list(rngs[0][:2]) == list(rngs[1][:2])


@pytest.mark.parametrize("specials", [False, True])
def test_a_playout_is_a_match_of_the_rules(specials):
    """From the same random numbers, `chance`, `choose` and `step` make the match whose score the playout gives."""
    game, options = Doodle(), Options()
    deck = doodle_pack.deck_of(options)
    kind = doodle.ALL if specials else doodle.PLAIN
    for seed in range(40):
        state = game.start(1)
        match, rng, other = doodle_pack.pack(state), pcg.seeded(seed, 2), pcg.seeded(seed, 2)
        expected = doodle.playout(deck, match[:TABLE], match[TABLE:], other, specials)
        while not isinstance(turn := game.turn(state), Over):
            if isinstance(turn, Chance):
                assert doodle.chance(match, rng)
            else:
                assert isinstance(turn, Choice)
                assert not doodle.chance(match, rng)
                many = doodle.count(deck, match[:TABLE], match[TABLE:], kind, rng)
                bits, k = pcg.below(rng[0], rng[1], many)
                rng[0] = bits
                code = doodle.choose(deck, match[:TABLE], match[TABLE:], kind, rng, k)
                act = doodle_pack.act(state, 0, code)
                assert game.apply(state, Move(0, act)) is not None
                doodle.step(deck, match, 0, code)
            state = doodle_pack.unpack(options, match)
        assert game.scores(state) == (expected,) == (doodle.score(match, 0),)


def test_batches_give_what_single_playouts_give():
    match = doodle_pack.pack(Doodle().start(1))
    deck, table, sheet = doodle_pack.deck_of(Options()), match[:TABLE], match[TABLE:]
    rngs = [pcg.seeded(8, 1) for _ in range(3)]
    one = [doodle.playout(deck, table, sheet, rngs[0], False) for _ in range(50)]
    scores = jit.counts(50)
    assert doodle.playouts(deck, table, sheet, rngs[1], False, scores) == sum(one)
    assert list(scores) == one
    many = jit.words([int(word) for word in table] * 50), jit.words([int(word) for word in sheet] * 50)
    assert doodle.playouts_of(deck, *many, rngs[2], False, scores) == sum(one)
    assert list(scores) == one


def test_a_playout_goes_on_from_any_position():
    """It keeps what is scored, counts an act already made, and ends a finished match at once."""
    game, chance = Doodle(), random.Random(4)
    for _ in range(20):
        state = game.start(2)
        while not isinstance(turn := game.turn(state), Over):
            if isinstance(turn, Chance):
                state = game.apply(state, differential.deal(chance, turn))
                continue
            state = game.apply(
                state, Move(turn.seats[0], chance.choice(list(game.acts(state, turn.seats[0], plain=True))))
            )
            match = doodle_pack.pack(state)
            deck, rng = doodle_pack.deck_of(state.options), pcg.seeded(chance.randrange(1 << 30))
            for seat in range(2):
                score = doodle.playout(deck, match[:TABLE], match[TABLE + SHEET * seat :][:SHEET], rng, False)
                assert -81 <= score - sum(state.sheets[seat].points) <= 81 * 3
        match = doodle_pack.pack(state)
        for seat in range(2):
            sheet = match[TABLE + SHEET * seat :][:SHEET]
            score = doodle.playout(doodle_pack.deck_of(state.options), match[:TABLE], sheet, pcg.seeded(1), True)
            assert score == game.scores(state)[seat]


def test_a_deck_beyond_the_kernels_is_refused_with_a_code():
    deck = default_deck()
    long = parse_shape("I9", "#########")
    options = Options(Deck("long", deck.start, (long, *deck.cards[1:])))
    with pytest.raises(Refused, match="no-kernels-for-this-deck"):
        doodle_pack.deck_of(options)

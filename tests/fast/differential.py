"""Random positions in which kernels and pure rules must say the same; used by the tests and by scripts/differential."""

import random

from quiltingbee.core.game import Chance, Deal, Move, Over
from quiltingbee.fast import doodle, doodle_pack, jit, pcg
from quiltingbee.fast.doodle_tables import SHEET, TABLE
from quiltingbee.games.doodle import Doodle

LISTED = 20_000
"""Where there are no more legal acts than this, all are listed and compared."""


def deal(chance, turn):
    """A random deal."""
    outcome = []
    for draw in turn.draws:
        left = list(draw.pool)
        chance.shuffle(left)
        outcome.extend(left[: draw.count])
    return Deal(turn.kind, tuple(outcome))


def compare_doodle(positions, seed):
    """Plays random matches with all special actions and compares in every position; gives how many they were."""
    game, chance, rng = Doodle(), random.Random(seed), pcg.seeded(seed, 1)
    done = 0
    while done < positions:
        state = game.start(
            chance.choice([1, 1, 2, 3]), neighbour_scissors=chance.random() < 0.7, cut_again=chance.random() < 0.5
        )
        while not isinstance(turn := game.turn(state), Over):
            match = doodle_pack.pack(state)
            assert doodle_pack.unpack(state.options, match) == state
            if isinstance(turn, Chance):
                state = game.apply(state, deal(chance, turn))
            else:
                state = _doodle_position(game, state, chance.choice(turn.seats), match, chance, rng)
                done += 1
        for seat in range(game.seats(state)):
            assert doodle.score(doodle_pack.pack(state), seat) == game.scores(state)[seat]
    return done


def _doodle_position(game, state, seat, match, chance, rng):
    """Compares one position, and goes on with a random act."""
    deck = doodle_pack.deck_of(state.options)
    given = (deck, match[:TABLE], match[TABLE + SHEET * seat :][:SHEET])
    total = doodle.count(*given, doodle.ALL, rng)
    assert total == game.count(state, seat)

    plain = list(game.acts(state, seat, plain=True))
    codes = jit.counts(len(plain) + 1)
    assert doodle.count(*given, doodle.PLAIN, rng) == doodle.legal(*given, doodle.PLAIN, codes) == len(plain)
    assert [doodle_pack.act(state, seat, int(code)) for code in codes[: len(plain)]] == plain
    assert [doodle_pack.code(state, seat, act) for act in plain] == [int(code) for code in codes[: len(plain)]]

    drawings = jit.counts(doodle.count(*given, doodle.DRAWINGS, rng))
    assert doodle.legal(*given, doodle.DRAWINGS, drawings) == len(drawings)
    if total <= LISTED and chance.random() < 0.1:
        acts, codes = list(game.acts(state, seat)), jit.counts(total)
        assert doodle.legal(*given, doodle.ALL, codes) == len(acts) == total
        assert [doodle_pack.act(state, seat, int(code)) for code in codes] == acts
        assert [doodle_pack.act(state, seat, int(code)) for code in drawings] == [act for act in acts if not act.dots]
        k = chance.randrange(total)
        assert doodle.choose(*given, doodle.ALL, rng, k) == codes[k]

    kind = chance.choice([doodle.PLAIN, doodle.DRAWINGS, doodle.DRAWINGS, doodle.ALL])
    many = doodle.count(*given, kind, rng)
    code = doodle.choose(*given, kind, rng, chance.randrange(many))
    act = doodle_pack.act(state, seat, int(code))
    move = Move(seat, act)
    assert doodle_pack.code(state, seat, act) == code
    assert game.refusal(state, move) is None, (state, act)
    assert game.normal(state, move) == move
    after = game.apply(state, move)
    doodle.step(deck, match, seat, code)
    assert doodle_pack.unpack(state.options, match) == after
    return after

"""Random positions in which kernels and pure rules must say the same; used by the tests and by scripts/differential."""

import random

from quiltingbee.core.game import Chance, Deal, Move, Over
from quiltingbee.fast import doodle, doodle_pack, jit, patchwork, patchwork_pack, patchwork_tables, pcg
from quiltingbee.fast.doodle_tables import SHEET, TABLE
from quiltingbee.games.doodle import Doodle
from quiltingbee.games.patchwork import Patchwork

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
    codes_of_plain = codes[: len(plain)]
    assert [doodle_pack.act(state, seat, int(code)) for code in codes_of_plain] == plain
    assert [doodle_pack.code(state, seat, act) for act in plain] == [int(code) for code in codes_of_plain]

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
    k = chance.randrange(many)
    code = doodle.choose(*given, kind, rng, k)
    listed = {doodle.PLAIN: codes_of_plain, doodle.DRAWINGS: drawings}.get(kind)
    assert listed is None or (len(listed) == many and listed[k] == code)
    act = doodle_pack.act(state, seat, int(code))
    move = Move(seat, act)
    assert doodle_pack.code(state, seat, act) == code
    assert game.refusal(state, move) is None, (state, act)
    assert game.normal(state, move) == move
    after = game.apply(state, move)
    doodle.step(deck, match, seat, code)
    assert doodle_pack.unpack(state.options, match) == after
    return after


def compare_patchwork(positions, seed):
    """The same for Patchwork with two seats and both editions."""
    game, chance, rng = Patchwork(), random.Random(seed), pcg.seeded(seed, 2)
    box = patchwork_tables.box()
    done = 0
    while done < positions:
        state = game.start(2, edition=chance.choice(["revised", "original"]))
        while not isinstance(turn := game.turn(state), Over):
            match = patchwork_pack.pack(state)
            assert patchwork_pack.unpack(state.options, match) == state
            assert patchwork.chance(match, rng) == isinstance(turn, Chance)
            if isinstance(turn, Chance):
                assert game.refusal(state, deal(chance, turn)) is None
                state = game.apply(state, deal(chance, turn))
            else:
                state = _patchwork_position(game, state, box, match, chance)
                done += 1
        match = patchwork_pack.pack(state)
        assert patchwork.over(match)
        assert (patchwork.winner(match),) == game.winners(state)
        assert patchwork.count(box, match) == 0
    return done


def _patchwork_position(game, state, box, match, chance):
    """Compares one position, and goes on with a random act."""
    seat = state.mover
    acts = list(game.acts(state, seat))
    codes = jit.counts(len(acts) + 1)
    assert not patchwork.over(match)
    assert patchwork.count(box, match) == patchwork.legal(box, match, codes) == len(acts)
    assert [patchwork_pack.act(int(code)) for code in codes[: len(acts)]] == acts
    assert [patchwork_pack.code(act) for act in acts] == [int(code) for code in codes[: len(acts)]]
    k = chance.randrange(len(acts))
    if chance.random() < 0.5:  # else the quilts stay emptier than in real matches
        k = max(k, chance.randrange(len(acts)))
    assert patchwork.choose(box, match, k) == codes[k]
    after = game.apply(state, Move(seat, acts[k]))
    patchwork.step(box, match, codes[k])
    assert patchwork_pack.unpack(state.options, match) == after
    assert tuple(patchwork.score(match, seat) for seat in (0, 1)) == game.scores(after)
    return after

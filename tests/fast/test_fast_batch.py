"""Batches of both games: in every match of a batch there happens what happens in it alone, compiled and as plain Python."""

import pytest

from quiltingbee.core import grid
from quiltingbee.fast import (
    bits,
    doodle,
    doodle_batch,
    doodle_pack,
    features,
    jit,
    patchwork,
    patchwork_batch,
    patchwork_pack,
    pcg,
)
from quiltingbee.fast.doodle_tables import SHEET, TABLE
from quiltingbee.fast.patchwork_tables import box
from quiltingbee.games.doodle import Doodle
from quiltingbee.games.patchwork import Patchwork

pytest.importorskip("numba", reason="kernels become machine code with numpy and numba only")

MANY = 40
ROOM = 200_000


def batch(one, many=MANY):
    return jit.words([int(word) for word in one] * many)


def spread(match, many=MANY):
    """The parts of a batch, as windows on it."""
    length = len(match) // many
    return [match[n * length : (n + 1) * length] for n in range(many)]


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("kind", [doodle.PLAIN, doodle.DRAWINGS, doodle.ALL])
def test_doodle_does_in_all_what_it_does_in_one(seats, kind):
    game = Doodle()
    options = game.start(seats).options
    deck, matches, rng = doodle_pack.deck_of(options), batch(doodle_pack.pack(game.start(seats))), pcg.seeded(9, seats)
    numbers, codes, begins = jit.counts(MANY * seats), jit.counts(MANY * seats), jit.counts(MANY * seats + 1)
    listed = jit.counts(ROOM)
    assert doodle_batch.count_of(deck, matches, kind, rng, numbers) == 0  # the dealer is due
    assert doodle_batch.choose_of(deck, matches, kind, rng, codes) == 0
    assert set(codes) == {-1}
    for turn in range(19):
        deals = doodle_batch.chance_of(matches, rng)
        assert deals == MANY * (0 if turn == 18 else 2 if turn in {1, 7, 13} else 1)
        total = doodle_batch.count_of(deck, matches, kind, rng, numbers)
        assert doodle_batch.legal_of(deck, matches, kind, begins, listed) == total == sum(numbers)
        assert [int(begins[n + 1] - begins[n]) for n in range(MANY * seats)] == list(numbers)
        before = spread(batch(matches, 1))
        for n, match in enumerate(spread(matches)):
            for seat in range(seats):
                at, sheet = n * seats + seat, match[TABLE + SHEET * seat :][:SHEET]
                alone = jit.counts(min(int(numbers[at]), 300))
                assert doodle.legal(deck, match[:TABLE], sheet, kind, alone) == numbers[at]
                here = listed[begins[at] :][: len(alone)]
                assert list(here) == list(alone)[: len(here)]
        assert doodle_batch.choose_of(deck, matches, kind, rng, codes) == MANY * seats
        late = jit.counts([-1] * (MANY * seats))
        late[0], codes[0] = codes[0], -1  # one seat thinks it over
        assert doodle_batch.step_of(deck, matches, codes) == MANY - 1
        assert doodle_batch.count_of(deck, matches[: len(matches) // MANY], kind, rng, numbers) > 0
        assert list(numbers[1:seats]) == [0] * (seats - 1)
        assert doodle_batch.step_of(deck, matches, late) == 1
        codes[0] = late[0]
        for n, match in enumerate(spread(matches)):
            alone = before[n]
            for seat in range(seats):
                doodle.step(deck, alone, seat, codes[n * seats + seat])
            assert list(alone) == list(match)
    scores = jit.counts(MANY * seats)
    doodle_batch.score_of(matches, scores)
    states = [doodle_pack.unpack(options, match) for match in spread(matches)]
    assert list(scores) == [score for state in states for score in game.scores(state)]
    assert doodle_batch.chance_of(matches, rng) == doodle_batch.count_of(deck, matches, kind, rng, numbers) == 0


def test_patchwork_does_in_all_what_it_does_in_one():
    game = Patchwork()
    matches, rng = batch(patchwork_pack.pack(game.start(2))), pcg.seeded(9, 9)
    numbers, codes, begins, listed = jit.counts(MANY), jit.counts(MANY), jit.counts(MANY + 1), jit.counts(ROOM)
    assert patchwork_batch.count_of(box(), matches, numbers) == 0  # the dealer is due
    assert patchwork_batch.choose_of(box(), matches, rng, codes) == 0
    assert patchwork_batch.chance_of(matches, rng) == 2 * MANY
    ended = 0
    while patchwork_batch.choose_of(box(), matches, rng, codes):
        total = patchwork_batch.count_of(box(), matches, numbers)
        assert patchwork_batch.legal_of(box(), matches, begins, listed) == total == sum(numbers)
        alone = [jit.words([int(word) for word in match]) for match in spread(matches)]
        for n, match in enumerate(alone):
            here = jit.counts(int(numbers[n]))
            patchwork.legal(box(), match, here)
            assert list(listed[begins[n] : begins[n + 1]]) == list(here)
            assert (codes[n] in here) == (codes[n] >= 0) == (not patchwork.over(match))
            if codes[n] >= 0:
                patchwork.step(box(), match, codes[n])
        ended += patchwork_batch.step_of(box(), matches, codes)
        assert [list(match) for match in alone] == [list(match) for match in spread(matches)]
    assert ended == MANY
    scores = jit.counts(2 * MANY)
    patchwork_batch.score_of(matches, scores)
    assert list(scores) == [patchwork.score(match, seat) for match in spread(matches) for seat in (0, 1)]
    assert patchwork_batch.chance_of(matches, rng) == 0


def test_where_there_is_no_room_for_all_acts_their_number_is_told():
    deck, rng = doodle_pack.deck_of(Doodle().start(1).options), pcg.seeded(1, 1)
    matches = batch(doodle_pack.pack(Doodle().start(1)), 5)
    doodle_batch.chance_of(matches, rng)
    numbers, begins, few = jit.counts(5), jit.counts(6), jit.counts(200)
    total = doodle_batch.count_of(deck, matches, doodle.PLAIN, rng, numbers)
    assert doodle_batch.legal_of(deck, matches, doodle.PLAIN, begins, few) == total == begins[5] > 200
    all_codes = jit.counts(int(total))
    doodle_batch.legal_of(deck, matches, doodle.PLAIN, begins, all_codes)
    assert list(few) == list(all_codes[:200])

    matches = batch(patchwork_pack.pack(Patchwork().start(2)), 5)
    patchwork_batch.chance_of(matches, rng)
    total = patchwork_batch.legal_of(box(), matches, begins, few)
    all_codes = jit.counts(int(total))
    assert patchwork_batch.legal_of(box(), matches, begins, all_codes) == total > 200
    assert list(few) == list(all_codes[:200])


def test_no_match_at_all_is_a_batch_too():
    none, rng, numbers = jit.words(0), pcg.seeded(1, 1), jit.counts(1)
    assert doodle_batch.chance_of(none, rng) == patchwork_batch.chance_of(none, rng) == 0
    deck = doodle_pack.deck_of(Doodle().start(1).options)
    assert doodle_batch.legal_of(deck, none, doodle.ALL, numbers, jit.counts(0)) == 0
    assert patchwork_batch.legal_of(box(), none, numbers, jit.counts(0)) == 0


def test_plain_python_does_the_same():
    given = doodle_pack.deck_of(Doodle().start(2).options), box()
    played = []
    for plain in (False, True):
        drawn, sewn = batch(doodle_pack.pack(Doodle().start(2)), 3), batch(patchwork_pack.pack(Patchwork().start(2)), 3)
        rng, codes, begins, told = pcg.seeded(5, 5), jit.counts(6), jit.counts(7), []

        def run(kernel, *values, plain=plain):
            return (kernel.plain if plain else kernel)(*values)

        for turn in range(19):
            kind = doodle.ALL if turn % 3 else doodle.DRAWINGS
            told.append(run(doodle_batch.chance_of, drawn, rng))
            told.append(run(doodle_batch.count_of, given[0], drawn, kind, rng, codes))
            listed = jit.counts(300)
            told.append(run(doodle_batch.legal_of, given[0], drawn, kind, begins, listed))
            told += [*listed, *begins]
            told.append(run(doodle_batch.choose_of, given[0], drawn, kind, rng, codes))
            told.append(run(doodle_batch.step_of, given[0], drawn, codes))
            run(doodle_batch.score_of, drawn, codes)
            told += [*codes]
        told.append(run(patchwork_batch.chance_of, sewn, rng))
        while run(patchwork_batch.choose_of, given[1], sewn, rng, codes):
            told += [*codes]
            told.append(run(patchwork_batch.count_of, given[1], sewn, begins))
            listed = jit.counts(300)
            told.append(run(patchwork_batch.legal_of, given[1], sewn, begins, listed))
            told += [*listed, *begins]
            told.append(run(patchwork_batch.step_of, given[1], sewn, codes))
        run(patchwork_batch.score_of, sewn, codes)
        seen = jit.counts(6 * features.FEATURES)
        run(doodle_batch.features_of, drawn, seen)
        told += [*codes, *drawn, *sewn, *seen]
        run(patchwork_batch.features_of, sewn, seen)
        played.append([int(number) for number in [*told, *seen]])
    assert played[0] == played[1]


def test_features_of_a_sheet_one_knows():
    """A 7×7 square in the corner a1, a hole in it, and one square alone: what a hand counts."""
    seven = grid.rectangle(0, 0, 7, 7)
    cases = {
        0: [0, 0, 0, 1, 0, 0],
        seven: [49, 49, 1, 1, 14, 0],
        seven ^ 1 << grid.SIDE + 1: [48, 25 + 2, 0, 2, 14 + 4, 1],  # 7×5 beside the hole: 25 + 2
        1 << 40: [1, 1, 0, 1, 4, 0],
        grid.FULL: [81, 81, 1, 0, 0, 0],
        grid.FULL ^ 1: [80, 64 + 1, 1, 1, 2, 1],
    }
    numbers = jit.counts(len(cases) * features.FEATURES)
    features.features_of(jit.words([word for mask in cases for word in bits.split(mask)]), numbers)
    rows = [list(numbers[n * features.FEATURES :][: features.FEATURES]) for n in range(len(cases))]
    assert rows == list(cases.values())


def test_features_of_matches_are_those_of_their_sheets():
    deck, rng = doodle_pack.deck_of(Doodle().start(2).options), pcg.seeded(2, 2)
    drawn, sewn = batch(doodle_pack.pack(Doodle().start(2)), 4), batch(patchwork_pack.pack(Patchwork().start(2)), 4)
    codes = jit.counts(8)
    for _ in range(12):
        doodle_batch.chance_of(drawn, rng)
        doodle_batch.choose_of(deck, drawn, doodle.ALL, rng, codes)
        doodle_batch.step_of(deck, drawn, codes)
        patchwork_batch.chance_of(sewn, rng)
        patchwork_batch.choose_of(box(), sewn, rng, codes)
        patchwork_batch.step_of(box(), sewn, codes)
    doodle_options, patchwork_options = Doodle().start(2).options, Patchwork().start(2).options
    found = [sheet.filled for match in spread(drawn, 4) for sheet in doodle_pack.unpack(doodle_options, match).sheets]
    found += [
        quilt.filled for match in spread(sewn, 4) for quilt in patchwork_pack.unpack(patchwork_options, match).quilts
    ]
    many = 8 * features.FEATURES
    expected, numbers = jit.counts(2 * many), jit.counts(2 * many)
    features.features_of(jit.words([word for mask in found for word in bits.split(mask)]), expected)
    doodle_batch.features_of(drawn, numbers[:many])
    patchwork_batch.features_of(sewn, numbers[many:])
    assert list(numbers) == list(expected)

"""Perft by the kernels of Patchwork Doodle: what the rules themselves count, and known products."""

import random
from pathlib import Path
from typing import Any

import pytest
from tests.fast import differential

import quiltingbee as qb
from quiltingbee import fast
from quiltingbee.cli import main
from quiltingbee.core.chance import Scripted, Seeded
from quiltingbee.core.game import Chance, Deal, Move, Over, Refused
from quiltingbee.core.perft import perft
from quiltingbee.core.shapes import parse_shape
from quiltingbee.games.doodle import Deck, Doodle, default_deck

pytest.importorskip("numba", reason="kernels become machine code with numpy and numba only")

GAME: Any = Doodle()
MOST = 400
MANY = 10_000_000
TABLES = Path(__file__).parents[1] / "perft" / "doodle"
RECORDS = Path(__file__).parents[1] / "records" / "doodle"


def positions(seats, seed, **options):
    """Positions of a random match in which a seat is to act."""
    state, chance = GAME.start(seats, **options), random.Random(seed)
    while not isinstance(turn := GAME.turn(state), Over):
        if isinstance(turn, Chance):
            state = GAME.apply(state, differential.deal(chance, turn))
            continue
        yield state
        seat = chance.choice(turn.seats)
        many = GAME.count(state, seat)
        state = GAME.apply(state, Move(seat, GAME.nth(state, seat, chance.randrange(many))))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_kernels_count_what_the_rules_count(seats):
    done = 0
    for seed in range(4):
        for state in positions(seats, seed, cut_again=seed % 2 == 0, neighbour_scissors=seed < 2):
            for plain in (True, False):
                given: Any = {"plain": plain, "dealer": Seeded(seed)}
                expected = 1
                for depth in range(1, 5):
                    if expected > MOST:
                        break
                    expected = perft(GAME, state, depth, **given)
                    assert fast.perft(GAME, state, depth, **given) == expected
                    done += expected > 0
    assert done > 300


def test_from_the_first_deal_on():
    for plain in (True, False):
        given: Any = {"plain": plain, "dealer": Seeded("kernels")}
        assert fast.perft(GAME, GAME.start(1), 1, **given) == perft(GAME, GAME.start(1), 1, **given)
    # The rules themselves take a second for this one.
    assert fast.perft(GAME, GAME.start(1), 3, plain=True, dealer=Seeded(5)) == 2_720_964


def test_seats_do_not_disturb_each_other():
    """Two seats with one act each: the product of both."""
    state = GAME.start(2)
    state = GAME.apply(state, Seeded(3).deal(GAME.turn(state), 0))
    counted = [GAME.count(state, seat) for seat in (0, 1)]
    assert fast.perft(GAME, state, 2) == counted[0] * counted[1]


def test_a_line_longer_than_the_match_does_not_count():
    *_, state = positions(1, 1)
    assert fast.perft(GAME, state, 1) == GAME.count(state, 0)
    assert fast.perft(GAME, state, 2) == perft(GAME, state, 2) == 0
    assert fast.perft(GAME, state, 0) is None


def test_chance_needs_a_dealer_and_the_deck_has_to_fit():
    with pytest.raises(Refused, match="no-dealer"):
        fast.perft(GAME, GAME.start(1), 1)
    deck = default_deck()
    long = parse_shape("I9", "#########")
    state = GAME.start(1, deck=Deck("long", deck.start, (long, *deck.cards[1:])))
    assert fast.perft(GAME, state, 1, dealer=Seeded(1)) is None


def test_the_verb_counts_doodle_with_kernels(capsys, monkeypatch):
    def never(*_given, **_more):
        raise AssertionError

    monkeypatch.setattr("quiltingbee.cli.counting.perft", never)
    assert main(["perft", "doodle", "--seed", "5", "--depth", "3", "--plain"]) == 0
    assert capsys.readouterr().out == "2720964\n"


def table(name):
    """Record, acts played, which acts, counts."""
    for line in (TABLES / name).read_text("utf-8").splitlines():
        if not line.startswith("#"):
            record, acts, kind, *counts = line.split()
            yield record, int(acts), kind, [int(count) for count in counts]


DEEP = list(table("deep.txt"))


def counted(record, acts, kind, depth):
    """By the kernels, from that act of the record on and with its deals."""
    path = RECORDS / record
    match = qb.read((path if path.exists() else TABLES / record).read_text("utf-8"))
    at = [n for n, event in enumerate(match.log) if isinstance(event, Move)][acts]
    first = sum(isinstance(event, Deal) for event in match.log[:at])
    dealer = Scripted([event for event in match.log[at:] if isinstance(event, Deal)], first=first)
    return fast.perft(match.game, match.replay(at), depth, plain=kind == "plain", dealer=dealer, deals=first)


def test_the_deep_table_goes_on_where_the_other_ends():
    """Every position with both kinds of acts, no shorter than the brute force's table; with plain acts to depth four or the end."""
    deep = {(record, acts, kind): counts for record, acts, kind, counts in DEEP}
    known = list(table("perft.txt"))
    assert set(deep) == {(record, acts, kind) for record, acts, _, _ in known for kind in ("all", "plain")}
    for record, acts, kind, counts in known:
        assert deep[record, acts, kind][: len(counts)] == counts
    for (_, acts, kind), counts in deep.items():
        assert kind == "all" or len(counts) == min(4, 19 - acts)
        assert len(counts) == min(4, 19 - acts) or counts[-1] > 40_000_000


@pytest.mark.parametrize(("record", "acts", "kind", "counts"), DEEP)
def test_the_table(record, acts, kind, counts):
    for depth, count in enumerate(counts, 1):
        if count < MANY:
            assert counted(record, acts, kind, depth) == count


@pytest.mark.heavy
@pytest.mark.parametrize(("record", "acts", "kind", "counts"), [row for row in DEEP if max(row[3]) >= MANY])
def test_the_table_to_its_end(record, acts, kind, counts):
    for depth, count in enumerate(counts, 1):
        if count >= MANY:
            assert counted(record, acts, kind, depth) == count

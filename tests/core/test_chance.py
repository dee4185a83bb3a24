"""Dealers. The first numbers of the stream were computed apart, with openssl, from the words at the top of core/chance.py."""

import hashlib
import hmac

import pytest

import quiltingbee as qb
from quiltingbee.core.chance import Fair, Scripted, Seeded, _below, dealer_of
from quiltingbee.core.game import BadText, Chance, Deal, Draw, Refused

DIE = Chance("roll", (Draw((1, 1, 2, 2, 3, 3), 1),))
SECRET = bytes(range(32))


def test_a_draw_takes_things_one_after_another_without_putting_back():
    pool = ("a", "b", "b", "c")
    chance = Chance("cards", (Draw(pool, 4),))
    for number in range(50):
        deal = Seeded(1).deal(chance, number)
        assert deal.kind == "cards"
        assert sorted(deal.outcome) == sorted(pool)
        assert chance.allows(deal.outcome)
    assert not chance.allows(("a", "b", "c", "c"))
    assert not chance.allows(("a", "b", "b"))


def test_the_deal_is_what_the_description_says():
    # Written from the description alone: a player without this program could do the same.
    mixed = hashlib.sha256(hashlib.sha256(b"quilt").digest() + hashlib.sha256(b"bee").digest()).hexdigest()
    message = f"quiltingbee deal 1\nroll\n7\n{mixed}\n0".encode()
    first = int.from_bytes(hmac.new(SECRET, message, hashlib.sha256).digest()[:4], "big")
    assert first < 2**32 - 2**32 % 6  # not one of those that are rejected
    assert Fair(SECRET, ("quilt", "bee")).deal(DIE, 7) == Deal("roll", ((1, 1, 2, 2, 3, 3)[first % 6],))


def test_a_shuffle_is_what_the_description_says_over_all_its_blocks():
    # A stream in which what stands for other blocks is written down once more, from the description alone.
    mixed = hashlib.sha256(b"").hexdigest()
    blocks = (
        hmac.new(SECRET, f"quiltingbee deal 1\ncards\n0\n{mixed}\n{n}".encode(), hashlib.sha256).digest()
        for n in range(5)
    )
    stream = b"".join(blocks)
    numbers = [int.from_bytes(stream[start : start + 4], "big") for start in range(0, len(stream), 4)]
    left, expected = list(range(33)), []
    for number in numbers[:33]:
        assert number < 2**32 - 2**32 % len(left)  # none of those that are rejected
        expected.append(left.pop(number % len(left)))
    assert Fair(SECRET).deal(Chance("cards", (Draw(tuple(range(33)), 33),)), 0).outcome == tuple(expected)


def test_numbers_that_would_favour_some_things_are_rejected():
    # 2**32 leaves 4 over by six: the last four numbers would make the first four faces likelier.
    assert [_below(6, iter([2**32 - left, 5])) for left in (1, 4, 5)] == [5, 5, (2**32 - 5) % 6]
    assert _below(1, iter([2**32 - 1])) == 0


def test_a_seed_deals_the_same_for_ever():
    """Frozen: records and daily matches name seeds, so what a seed deals never changes."""
    circle = "29 09 11 05 14 06 30 20 16 19 17 22 08 26 18 02 25 07 21 04 32 23 03 24 01 31 13 15 28 27 12 10 00"
    events = qb.new("patchwork", seed=1).log
    assert events == [Deal("first", (0,)), Deal("circle", tuple(map(int, circle.split())))]
    assert qb.new("doodle", seed=5, seats=3).log == [Deal("start", ("S6", "S3", "S5"))]


def test_each_face_of_the_die_comes_a_third_of_the_time():
    faces = [Seeded("die").deal(DIE, number).outcome[0] for number in range(6_000)]
    # Two thousand each; 150 is four standard deviations.
    assert all(1850 < faces.count(face) < 2150 for face in (1, 2, 3))


def test_other_words_other_numbers_other_secrets_deal_otherwise():
    deck = Chance("cards", (Draw(tuple(range(30)), 30),))
    deals = {
        Fair(SECRET).deal(deck, 0).outcome,
        Fair(SECRET).deal(deck, 1).outcome,
        Fair(SECRET, ("a",)).deal(deck, 0).outcome,
        Fair(SECRET, ("b",)).deal(deck, 0).outcome,
        Fair(bytes(32)).deal(deck, 0).outcome,
        Seeded(5).deal(deck, 0).outcome,
    }
    assert len(deals) == 6
    assert Seeded(5).deal(deck, 0) == Seeded("5").deal(deck, 0)
    assert Fair().secret != Fair().secret


def test_a_draw_of_many_needs_more_than_one_block():
    deck = Chance("cards", (Draw(tuple(range(30)), 30), Draw(tuple(range(30)), 30)))
    outcome = Fair(SECRET).deal(deck, 0).outcome
    assert sorted(outcome[:30]) == sorted(outcome[30:]) == list(range(30))
    assert outcome[:30] != outcome[30:]


def test_the_record_says_what_is_needed_to_check_it():
    dealer = Fair(SECRET, ("quilt", "bee"))
    headers = dealer.headers()
    assert headers == {
        # sha256 of the bytes 00 to 1f, by sha256sum
        "Commitment": "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        "Secret": SECRET.hex(),
        "Word-P1": "quilt",
        "Word-P2": "bee",
    }
    again = dealer_of(headers)
    assert again is not None
    assert again.deal(DIE, 3) == dealer.deal(DIE, 3)
    assert Seeded("x").headers() == {"Seed": "x"}
    seeded = dealer_of({"Seed": "x"})
    assert seeded is not None
    assert seeded.deal(DIE, 3) == Seeded("x").deal(DIE, 3)
    assert dealer_of({"Round": "1"}) is None


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"Secret": "not hexadecimal"}, "bad-secret"),
        ({"Secret": "00", "Commitment": "ff" * 32}, "commitment-broken"),
    ],
)
def test_headers_that_contradict_themselves_are_refused(headers, code):
    with pytest.raises(BadText) as caught:
        dealer_of(headers)
    assert caught.value.code == code


def test_a_script_deals_what_it_is_told_to():
    dealer = Scripted([Deal("roll", (3,)), Deal("roll", (1,))], first=4)
    assert dealer.deal(DIE, 5) == Deal("roll", (1,))
    assert dealer.deal(DIE, 4) == Deal("roll", (3,))
    for number in (3, 6):
        with pytest.raises(Refused, match="script-ended"):
            dealer.deal(DIE, number)


@pytest.mark.parametrize("deal", [Deal("cards", (1,)), Deal("roll", (4,)), Deal("roll", (1, 2))])
def test_a_script_cannot_deal_what_chance_cannot_do(deal):
    with pytest.raises(Refused, match="not-this-deal"):
        Scripted([deal]).deal(DIE, 0)

"""What the header of a record can hold."""

import quiltingbee as qb
from quiltingbee.core.headers import LONGEST, clean


def test_a_text_becomes_one_line_of_signs_that_can_be_printed():
    assert clean("  Ann; or\n\tAnna\x00\u202e ") == "Ann, or Anna"
    assert clean("x" * 600) == "x" * LONGEST
    assert clean("x" * (LONGEST - 1) + " y") == "x" * (LONGEST - 1)


def test_a_seed_and_the_words_of_players_are_those_that_a_record_can_tell():
    for seed in ("x; y\nz", " 7 ", "", "\x1b", "w" * 900, 7):
        dealer = qb.Seeded(seed)
        assert qb.Seeded(dealer.headers()["Seed"]).secret == dealer.secret
    fair = qb.Fair(b"secret", ("one;\ntwo",))
    again = qb.dealer_of(fair.headers())
    assert again is not None
    assert again.words == fair.words == ("one, two",)

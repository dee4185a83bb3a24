"""`quiltingbee verify`: fair, announced, tampered with, without a secret, and with a deck of one's own."""

import random

import pytest

from quiltingbee.cli import main
from quiltingbee.core.chance import Fair, Seeded
from quiltingbee.core.match import Match
from quiltingbee.core.record import write
from quiltingbee.games import GAMES
from quiltingbee.games.doodle import default_deck, read_deck


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("QUILTINGBEE_LANGUAGE", "en")


def record(dealer, **options):
    rng = random.Random(1)
    match = Match(GAMES["doodle/1"], seats=2, options=options, dealer=dealer)
    while not match.over:
        for seat in match.waiting:
            match.play(seat, rng.choice([act for act, _ in zip(match.acts(seat, plain=True), range(9), strict=False)]))
    match.headers = dealer.headers()
    return write(match)


def test_a_record_is_fair_announced_or_found_out(tmp_path, capsys):
    file = tmp_path / "record.txt"
    text = record(Fair(b"\x07" * 32, ("a", "b")))
    roll = next(line for line in text.splitlines() if line.startswith("-- roll"))
    other = text.replace(roll, f"-- roll {int(roll[-1]) % 3 + 1}", 1)
    for told, answer, said in (
        (text, 0, "fair: all "),
        (record(Seeded("daily")), 0, "public seed 'daily'"),
        (text.replace("Word-P1: a", "Word-P1: b"), 1, "other-deal"),
        (text.replace("07" * 32, "08" * 32), 1, "commitment-broken"),
        (text.replace("Secret: ", "Hidden: "), 1, "no-secret"),
        (other, 1, ""),  # a reader refuses it, or the deal is another one
        ("nothing", 1, "not-a-record"),
    ):
        file.write_text(told)
        assert main(["verify", str(file)]) == answer
        captured = capsys.readouterr()
        assert said in captured.out + captured.err


def test_a_code_without_a_deal_stands_alone(tmp_path, capsys):
    file = tmp_path / "record.txt"
    file.write_text(record(Fair(b"\x07" * 32)).replace("Secret: ", "Hidden: "))
    assert main(["verify", str(file)]) == 1
    assert capsys.readouterr().err.splitlines()[0] == "no-secret"


def test_a_deck_of_ones_own_is_given_to_verify_too(tmp_path, capsys):
    own = str(default_deck()).replace("name: reconstruction-1", "name: mine")
    file, deck = tmp_path / "record.txt", tmp_path / "deck.txt"
    file.write_text(record(Fair(b"\x07" * 32), deck=read_deck(own)))
    deck.write_text(own)
    with pytest.raises(SystemExit):
        main(["verify", str(file), "--deck"])
    assert main(["verify", str(file)]) == 1
    assert main(["verify", str(file), "--deck", str(deck)]) == 0
    assert "fair: all " in capsys.readouterr().out

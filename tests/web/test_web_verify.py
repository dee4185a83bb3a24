"""The page that checks the deals: what Python deals the browser computes, and what was changed is found."""

import random

import httpx
import pytest

import quiltingbee as qb
from quiltingbee.core.chance import Fair, Seeded
from quiltingbee.core.match import Match
from quiltingbee.core.record import write
from quiltingbee.games import GAMES

CHECK = """async text => {
  const [{ check }, { fromText }] = await Promise.all([import("/fair.js"), import("/pages/record.js")]);
  try {
    const { deals, seed } = await check(fromText(text));
    return [deals.filter(({ same }) => same).length, deals.length, seed];
  } catch (error) {
    return error.message;
  }
}"""


def record(game, seats, *, dealer=None, words=(), **options):
    """The record of a match played at random, as a server shows it when it is over."""
    dealer = dealer or Fair(b"\x07" * 32, words)
    rng = random.Random(seats)
    match = Match(GAMES[game], seats=seats, options=options, dealer=dealer)
    while not match.over:
        for seat in match.waiting:
            acts = [act for act, _ in zip(match.acts(seat, plain=True), range(8), strict=False)]
            match.play(seat, rng.choice(acts))
    match.headers = dealer.headers()
    return write(match)


def deals(text):
    return sum(line.startswith("-- ") for line in text.splitlines())


@pytest.fixture
def checked(page_of, server):
    page = page_of()
    page.goto(f"{server.url}/verify")
    page.wait_for_selector("[data-check]")
    return lambda text: page.evaluate(CHECK, text)


def test_the_browser_computes_what_python_deals(checked):
    for text in (
        record("doodle/1", 1),
        record("doodle/1", 2, words=("Äpfel", "")),
        record("doodle/1", 23),  # the start cards are dealt again from a fresh shuffle
        record("doodle/1", 1, dealer=Seeded("daily 2026-11-19")),
        record("patchwork/1", 2, words=("a", "b")),
        *(record("patchwork/1", 1, automa=deck, level=level) for deck, level in (("normal", 1), ("tactical", 5))),
    ):
        assert checked(text)[:2] == [deals(text), deals(text)], text


def test_what_was_changed_is_found(checked):
    text = record("doodle/1", 2, words=("a", "b"))
    roll = next(line for line in text.splitlines() if line.startswith("-- roll"))
    other = text.replace(roll, f"-- roll {int(roll[-1]) % 3 + 1}", 1)
    same, computed, _ = checked(other)
    assert same == computed - 1 < deals(text)
    assert checked(text.replace("Word-P1: a", "Word-P1: c"))[0] == 0
    for changed, code in (
        (text.replace("07" * 32, "08" * 32), "commitment-broken"),
        (text.replace("07" * 32, "secret"), "bad-secret"),
        (text.replace("Secret:", "Hidden:"), "no-secret"),
        (text.replace("Deck: reconstruction-1", "Deck: mine"), "unknown-deck"),
        (text.replace("-- roll", "-- toss"), "not-a-record"),
        ("nothing", "not-a-record"),
        (text.replace("Game: doodle/1", "Game: chess/1"), "unknown-game"),
        (text.replace("Game: doodle/1", "Game: doodle/1\nStart: here"), "verify-from-start"),
    ):
        assert checked(changed) == code


def test_from_the_result_to_the_check_and_what_is_wrong_is_shown(page_of, server):
    with httpx.Client(base_url=server.url) as api:
        _from_the_result(page_of(), server, api)


def _from_the_result(page, server, api):
    token = api.post("/api/people", json={"name": "Ada"}).json()["token"]
    api.headers["Authorization"] = f"Bearer {token}"
    table = api.post("/api/tables", json={"game": "doodle", "word": "plum"}).json()["table"]
    address = f"/api/tables/{table['id']}"
    page.goto(f"{server.url}/t/{table['id']}")
    page.wait_for_selector(".match")
    while not api.get(f"{address}/view").json()["now"]["over"]:
        told = api.get(f"{address}/acts?limit=1&plain=1").json()
        body = {"id": str(told["turn"]), "turn": told["turn"], "act": told["acts"][0]}
        assert api.post(f"{address}/acts", json=body).status_code == 200
    page.goto(f"{server.url}/replay?table={table['id']}")
    page.click("[data-verify]")
    page.wait_for_selector("[data-verified=fair]")
    shown = page.locator(".verified").inner_text()
    assert table["fair"]["commitment"] in shown
    assert "It is what this browser was shown" in shown
    assert "plum" in shown
    text = api.get(f"{address}/record").text
    assert qb.read(text).over
    page.goto(f"{server.url}/verify")
    roll = next(line for line in text.splitlines() if line.startswith("-- roll"))
    page.fill("[data-paste]", text.replace(roll, f"-- roll {int(roll[-1]) % 3 + 1}", 1))
    page.click("[data-check]")
    page.wait_for_selector("[data-verified=other-deal]")
    assert roll in page.locator(".verified ol .problem").inner_text()
    page.evaluate(
        "table => localStorage.setItem('quiltingbee.commitments', JSON.stringify([[table, 'another']]))", table["id"]
    )
    page.goto(f"{server.url}/verify?table={table['id']}")
    page.wait_for_selector("[data-verified=commitment-changed]")

"""Patchwork against the Automa: chosen, played, told, and looked at afterwards."""

import pytest
from tests.web.hands import ended, next_turn, turn
from tests.web.test_web_verify import record
from tests.web.ways import Mouse, Reader, asked

import quiltingbee as qb

FOLD = """async text => {
  const { fromText, stepsOf } = await import('/pages/record.js');
  const last = stepsOf(fromText(text)).at(-1);
  const { automa, quilts, times, bonus, circle, over } = last.view;
  return { points: last.points, times, bonus, circle, over, buttons: [quilts[0].buttons, automa.buttons], patches: automa.patches };
}"""


@pytest.mark.parametrize("deck", ["normal", "tactical"])
def test_a_record_adds_up_as_the_rules_say(page_of, server, deck):
    page = page_of("laptop")
    page.goto(server.url)
    for level in range(1, 6):
        text = record("patchwork/1", 1, automa=deck, level=level)
        match = qb.read(text)
        told = page.evaluate(FOLD, text)
        state = match.state
        assert tuple(told["points"]) == match.scores
        assert tuple(told["times"]) == state.times
        assert told["bonus"] == state.bonus
        assert tuple(told["circle"]) == state.circle
        assert told["buttons"] == [state.quilts[0].buttons, state.automa.buttons]
        assert tuple(told["patches"]) == state.automa.patches
        assert told["over"]


@pytest.mark.parametrize(("kind", "size"), [(Mouse, "laptop"), (Reader, "phone")])
def test_a_whole_match_against_it(page_of, server, kind, size):
    way = kind(page_of(size))
    page = way.page
    page.goto(server.url)
    page.wait_for_selector("[data-door=bot]")
    way.press("bot")
    page.wait_for_selector("[data-begin]:not([disabled])")
    for name in ("Patchwork", "Automa", "Tactical", "3"):
        way.game(name)
    way.press("begin")
    while True:
        page.wait_for_selector("[data-ended], .match[data-open=true]")
        if ended(page):
            break
        acts = asked(page, "acts", "?limit=1000")["acts"]
        buys = [act for act in acts if not act.startswith("advance")]
        before = turn(page)
        way.perform(buys[len(buys) // 2] if buys else "advance")
        next_turn(page, before)
    voice = page.locator("[data-voice]").inner_text()
    assert "The Automa turns up card" in voice
    assert "Automa: " in voice
    told = asked(page, "record", "?as=json")
    assert told["headers"]["Automa"] == "tactical"
    assert told["headers"]["Level"] == "3"
    way.press("result")
    page.wait_for_selector(".scene .sums")
    assert [int(text) for text in page.locator(".sums .total").all_inner_texts()] == told["scores"]
    page.keyboard.press("ArrowLeft")
    assert "Automa" in page.locator("[data-words]").inner_text() or page.locator(
        "[data-words]"
    ).inner_text().startswith("Guest")

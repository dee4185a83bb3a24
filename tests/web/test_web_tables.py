"""What happens around a table: a server that goes and comes back, a language of one's own, a rematch, who looks away, clocks, the guide."""

from typing import Any

import pytest
from tests.web.hands import begin_alone, ended, next_turn, place_somewhere, ready, square_point, turn
from tests.web.ways import asked

# What the page would sound and show, counted; and a page that is not looked at.
COUNTED = """() => {
  window.tones = 0;
  window.shown = [];
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.tones++; return make.call(this); };
  window.Notification = class { constructor(title, options) { window.shown.push([title, options.body]); } };
  Object.assign(window.Notification, { permission: 'granted', requestPermission: () => Promise.resolve('granted') });
}"""
AWAY = """away => {
  Object.defineProperty(document, 'hidden', { get: () => away, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.fixture
def couple(page_of, server):
    """Two people at a table of this game."""

    def make(game, pace="none"):
        host, guest = page_of("laptop"), page_of("laptop")
        host.goto(server.url)
        host.evaluate(
            "([game, pace]) => localStorage['quiltingbee.table'] = JSON.stringify({ game, pace, level: '', count: 2, edition: 'revised' })",
            [game, pace],
        )
        host.click("[data-door=friends]")
        host.click("[data-begin]:not([disabled])")
        host.wait_for_selector("[data-lobby]")
        guest.goto(host.url)
        guest.click("[data-sit]")
        for page in (host, guest):
            page.wait_for_selector(".match")
        return host, guest

    return make


def _mover(pages):
    waiting = asked(pages[0], "view")["now"]["waiting"]
    mover = pages[waiting[0]]
    mover.wait_for_selector(".match[data-open=true]")
    return mover


def test_a_lost_connection_keeps_the_draft_and_comes_back(page_of, server):
    page = page_of("laptop", expect=("WebSocket", "ERR_CONNECTION", "Failed to load"))
    begin_alone(page, server.url)
    page.mouse.click(*square_point(page, "d4"))
    page.keyboard.press("r")
    assert ready(page)
    ghost = page.get_attribute(".ghost path", "d")
    server.stop()
    page.wait_for_function("() => document.querySelector('[data-task]').textContent.startsWith('Connection lost')")
    assert page.get_attribute(".ghost path", "d") == ghost
    server.start()
    page.wait_for_selector(".match[data-open=true]", timeout=60_000)
    assert page.get_attribute(".ghost path", "d") == ghost
    page.reload()
    page.wait_for_selector(".match[data-open=true]")
    assert page.get_attribute(".ghost path", "d") == ghost
    before = turn(page)
    page.keyboard.press("Enter")
    next_turn(page, before)
    assert page.locator(".pencil .tint").count() > 0


def test_a_language_asked_for_by_the_browser(page_of, server):
    page = page_of("phone", language="nl-NL")
    page.goto(server.url)
    assert page.locator("[data-door=alone] b").inner_text() == "Alleen spelen"


def test_sound_and_notices_are_off_until_they_are_wanted(couple):
    pages = host, _ = couple("patchwork")
    host.evaluate(COUNTED)
    host.click("[data-menu]")
    boxes = host.locator("dialog input[type=checkbox]")
    assert [boxes.nth(n).is_checked() for n in range(2)] == [False, False]
    host.click("[data-close]")

    def round_trip():
        """Until both have advanced and it is the host's turn again."""
        moved: set[Any] = set()
        while len(moved) < 2 or _mover(pages) is not host:
            mover = _mover(pages)
            before = turn(mover)
            mover.keyboard.press("a")
            for page in pages:
                page.wait_for_function("before => document.querySelector('.match').dataset.turn !== before", arg=before)
            moved.add(mover)

    host.evaluate(AWAY, True)
    round_trip()
    assert host.evaluate("() => [window.tones, window.shown]") == [0, []]
    assert host.title().startswith("●")
    host.evaluate(AWAY, False)
    assert "Guest 2: advanced" in host.locator("[data-missed]").inner_text()
    host.click("[data-missed-close]")
    host.click("[data-menu]")
    for n in range(2):
        boxes.nth(n).check()
    host.click("[data-close]")
    host.evaluate(AWAY, True)
    round_trip()
    assert host.evaluate("() => window.tones") > 0
    assert host.evaluate("() => window.shown[0]") == ["Quilting Bee", "Your turn"]


def test_a_clock_runs_where_there_is_one(couple):
    host, guest = couple("doodle", "days")
    for page in (host, guest):
        assert page.locator("[role=timer]").first.get_attribute("aria-label") in ("Time left: 24 h", "Time left: 23 h")
    host.mouse.click(*square_point(host, "e5"))
    host.keyboard.press("Enter")
    guest.wait_for_function("() => document.querySelector('.others-row em').textContent === 'done'")
    assert "Guest 2 is still drawing" in host.locator(".sentence").inner_text()


def test_a_rematch_is_joined(couple):
    pages = host, guest = couple("doodle")
    before = turn(host)
    for page in pages:
        page.mouse.click(*square_point(page, "e5"))
        page.keyboard.press("Enter")
    next_turn(host, before)  # asked for too early, the number below would be that of the turn that just ends
    while not ended(host):
        before = turn(host)
        for page in pages:
            page.wait_for_function(
                "before => document.querySelector('.match').dataset.open === 'true' && document.querySelector('.match').dataset.turn === before",
                arg=before,
            )
            page.keyboard.press("p")
        next_turn(host, before)
    first = host.url
    host.click("[data-again]")
    host.wait_for_url(lambda url: url != first)
    guest.wait_for_function("() => document.querySelector('[data-again]')?.textContent === 'Join the next match'")
    guest.click("[data-again]")
    for page in pages:
        page.wait_for_selector(".match[data-open=true]")
    assert host.url == guest.url != first


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_the_guide_through_patchwork(page_of, server, size):
    page = page_of(size)
    page.goto(server.url)
    page.click("a[href='/learn']")
    page.click("[data-learn=patchwork]:not([disabled])")
    page.wait_for_selector("[data-coach=buy]")
    seen = []
    for _ in range(40):
        page.wait_for_selector(".match[data-open=true], [data-ended]")
        coach = page.locator("[data-coach]")
        seen.append(coach.get_attribute("data-coach") if coach.count() else "")
        if "end" in seen:
            break
        before = turn(page)
        if asked(page, "view")["view"]["leather"]:
            place_somewhere(page, tap=page.mouse.click)
            page.keyboard.press("Enter")
        else:
            offers = page.locator("[data-offer][aria-disabled=false]")
            if offers.count():
                offers.first.click()
            if offers.count() and place_somewhere(page, tap=page.mouse.click):
                page.keyboard.press("Enter")
            else:
                page.keyboard.press("Escape")
                page.keyboard.press("a")
        next_turn(page, before)
    steps = list(dict.fromkeys(step for step in seen if step and step != "leather"))
    assert steps == ["buy", "time", "advance", "income", "bonus", "end"]
    page.click("[data-guide-stop]")
    assert page.locator("[data-coach]").count() == 0


def test_the_focus_stays_in_the_match_when_its_button_goes(couple):
    host, _ = couple("doodle")
    assert place_somewhere(host, tap=host.mouse.click)
    host.focus("[data-tool=draw]")
    host.keyboard.press("Enter")
    host.wait_for_selector("[data-tool=undo]")
    host.wait_for_function("() => document.activeElement.closest('.match')")
    host.keyboard.press("u")
    host.wait_for_selector("[data-tool=draw]")


SEEN = """() => {
  window.seen = [];
  new MutationObserver(() => {
    const match = document.querySelector('.match');
    window.seen.push([match.dataset.turn, match.querySelector('h1').textContent]);
  }).observe(document.querySelector('.match'), { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def test_what_happened_and_how_it_looks_then_are_one_step(page_of, server):
    """Two messages bring them; a key between the two would meet the new turn with the old circle."""
    page = page_of("laptop")
    begin_alone(page, server.url)
    place_somewhere(page, tap=page.mouse.click)
    first = turn(page)
    page.evaluate(SEEN)
    page.click("[data-tool=draw]")
    next_turn(page, first)
    seen = [tuple(one) for one in page.evaluate("seen")]
    assert set(seen) <= {(first, "Start patch"), (turn(page), "Round 1")}
    assert (turn(page), "Round 1") in seen

"""Several people at a table: a bot, two people and a spectator, a lost connection, another language in the middle."""

import re

from tests.web.hands import begin_alone, ended, next_turn, place_somewhere, ready, square_point, turn


def _sit(page, name):
    page.fill(".named input", name)
    page.dispatch_event(".named input", "change")
    page.click("[data-sit]")


def _sew(page, tap, prefer=(1, 2, 3)):
    """Buy what can be bought and placed, or advance."""
    if "special patch" in page.locator("[data-task]").inner_text():
        assert place_somewhere(page, tap=tap)
        page.click("[data-tool=draw]")
        return
    for number in prefer:
        offer = page.locator(f"[data-offer='{number}']")
        if offer.count() and offer.get_attribute("aria-disabled") == "false":
            offer.click()
            if place_somewhere(page, tap=tap):
                page.click("[data-tool=draw]")
                return
            page.click("[data-tool=cancel]")
    page.click("[data-tool=advance]")


def _until_mine_or_over(page):
    page.wait_for_function(
        "() => document.querySelector('[data-ended]') || document.querySelector('.match')?.dataset.open === 'true'"
    )


def _against_a_bot(page, server, tap):
    page.goto(server.url)
    page.click("[data-door=bot]")
    page.locator("label", has_text=re.compile(r"^Patchwork$")).click()
    page.click("[data-begin]")
    page.wait_for_selector(".match")
    for _ in range(80):
        _until_mine_or_over(page)
        if ended(page):
            break
        before = turn(page)
        _sew(page, tap, prefer=(3, 2, 1))
        page.wait_for_function(
            "before => document.querySelector('[data-ended]') || document.querySelector('.match')?.dataset.turn !== before",
            arg=before,
        )
    assert ended(page)
    page.click("[data-result]")
    page.wait_for_selector(".scene .sums")


def test_a_patchwork_against_a_bot_by_finger_on_a_phone(page_of, server):
    page = page_of("phone", touch=True)
    _against_a_bot(page, server, page.touchscreen.tap)


def test_a_patchwork_against_a_bot_by_mouse_and_its_replay(page_of, server):
    page = page_of("laptop")
    _against_a_bot(page, server, page.mouse.click)
    end = int(page.get_attribute(".replay", "data-at"))
    page.keyboard.press("ArrowLeft")
    assert int(page.get_attribute(".replay", "data-at")) == end - 1
    page.keyboard.press("Home")
    assert page.locator(".cloth").count() == 0
    page.keyboard.press("End")
    assert page.locator(".cloth").count() > 10
    table = page.evaluate("new URLSearchParams(location.search).get('table')")
    told = page.evaluate("table => fetch(`/api/tables/${table}/record?as=json`).then(answer => answer.json())", table)
    shown = [int(text) for text in page.locator(".sums b").all_inner_texts()]
    assert shown == told["scores"]


def test_two_people_and_a_spectator(page_of, server):
    host, guest, watcher = page_of("laptop"), page_of("phone", touch=True), page_of("laptop", theme="dark")
    host.goto(server.url)
    host.click("[data-door=friends]")
    host.locator("label", has_text=re.compile(r"^Patchwork$")).click()
    host.fill("form.new input[maxlength]", "Ada")
    host.dispatch_event("form.new input[maxlength]", "change")
    host.click("[data-begin]")
    host.wait_for_selector("[data-lobby]")
    link = host.locator(".link").inner_text()
    assert host.evaluate("document.querySelector('.invite img').decode().then(() => true)")
    watcher.goto(link)
    watcher.wait_for_selector("[data-lobby]")
    guest.goto(link)
    guest.wait_for_selector("[data-lobby]")
    _sit(guest, "Bea")
    for page in (host, guest, watcher):
        page.wait_for_selector(".match")
    assert watcher.locator("[data-tool=advance]").count() == 0
    for _ in range(4):
        host.wait_for_function("() => document.querySelector('.match').dataset.open !== undefined")
        mover = host if host.get_attribute(".match", "data-open") == "true" else guest
        mover.wait_for_selector(".match[data-open=true]")
        before = turn(mover)
        _sew(mover, mover.mouse.click if mover is host else mover.touchscreen.tap)
        for page in (host, guest, watcher):
            page.wait_for_function("before => document.querySelector('.match').dataset.turn !== before", arg=before)
    sewn = [page.locator(".cloth .fabric").count() for page in (host, watcher)]
    assert sewn[0] == sewn[1]
    guest.click("[data-others]")
    guest.click("[data-say=nice-patch]")
    watcher.wait_for_function("() => document.querySelector('[data-voice]').textContent.includes('Bea: Nice patch!')")
    guest.click("[data-close]")


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
    page.wait_for_selector(".match[data-open=true]", timeout=30_000)
    assert page.get_attribute(".ghost path", "d") == ghost
    page.reload()
    page.wait_for_selector(".match[data-open=true]")
    assert page.get_attribute(".ghost path", "d") == ghost
    before = turn(page)
    page.keyboard.press("Enter")
    next_turn(page, before)
    assert page.locator(".pencil .tint").count() > 0


def test_another_language_in_the_middle_of_a_match(page_of, server):
    page = page_of("laptop")
    begin_alone(page, server.url)
    page.mouse.click(*square_point(page, "e5"))
    ghost = page.get_attribute(".ghost path", "d")
    page.click("[data-menu]")
    page.click("[data-language=de]")
    page.click("[data-close]")
    assert page.locator("[data-tool=draw]").inner_text().startswith("Zeichnen")
    assert page.get_attribute("html", "lang") == "de"
    assert page.get_attribute(".ghost path", "d") == ghost
    page.click("[data-menu]")
    page.click("[data-language=nl]")
    page.click("[data-close]")
    assert page.locator("[data-tool=draw]").inner_text().startswith("Tekenen")
    page.click("[data-tool=draw]")
    page.wait_for_function("() => document.querySelector('h1').textContent.startsWith('Ronde')")


def test_a_language_asked_for_by_the_browser(page_of, server):
    page = page_of("phone", language="nl-NL")
    page.goto(server.url)
    assert page.locator("[data-door=alone] b").inner_text() == "Alleen spelen"

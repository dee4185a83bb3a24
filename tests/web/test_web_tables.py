"""What happens around a table: a server that goes and comes back, a language of one's own, a rematch, who looks away."""

from tests.web.hands import begin_alone, next_turn, ready, square_point, turn


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


def test_a_language_asked_for_by_the_browser(page_of, server):
    page = page_of("phone", language="nl-NL")
    page.goto(server.url)
    assert page.locator("[data-door=alone] b").inner_text() == "Alleen spelen"

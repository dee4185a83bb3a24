"""Without a network: the shell starts, says what is missing, and the match goes on when the network is back."""

import pytest
from tests.web.hands import begin_alone, next_turn, ready, square_point, turn

GONE = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "WebSocket")
FILLED = """async () => {
  const [name] = await caches.keys();
  return (await (await caches.open(name)).match('/pages/replay.js')) !== undefined && navigator.serviceWorker.controller !== null;
}"""


@pytest.fixture
def away(page_of, server):
    """A phone that was here once; then the server is gone until it is started again."""
    page = page_of("phone", workers="allow", expect=GONE, seed="")
    page.goto(server.url)
    page.wait_for_function(FILLED)
    begin_alone(page, server.url)
    page.mouse.click(*square_point(page, "d4"))
    assert ready(page)
    server.stop()
    yield page
    if server.process.poll() is not None:
        server.start()


def test_the_shell_starts(away, server):
    table = away.url
    away.goto(server.url)
    away.click("[data-door=alone]")
    assert away.locator("[role=alert]").inner_text().startswith("No connection")
    away.click("[data-language=de]")
    away.wait_for_selector("html[lang=de]")
    away.goto(server.url + "/rules")
    away.wait_for_selector("#doodle-scissors svg")
    for path in ("/learn", "/daily", "/me", "/replay", "/verify"):
        away.goto(server.url + path)
        away.wait_for_selector("main h1")
    away.goto(table)
    away.wait_for_selector("main .waiting, main [data-trouble]")
    assert "Verbindung" in away.locator("main").inner_text()


def test_the_match_goes_on_when_the_network_is_back(away, server):
    away.reload()
    away.wait_for_selector("main .waiting, main [data-trouble]")
    server.start()
    away.wait_for_selector(".match[data-open=true]", timeout=60_000)
    assert ready(away)
    before = turn(away)
    away.click("[data-tool=draw]")
    next_turn(away, before)

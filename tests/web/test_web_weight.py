"""What a first visit fetches: little, of one game only, the rest when it is wanted; and what happens when it cannot be fetched."""

import pytest
from tests.web.hands import begin_alone

LIMIT = 150_000
"""Bytes over the line of a first load, headers too."""
PLACES = {
    "first page": (None, "[data-door=alone]:not(:disabled)"),
    "doodle": ({"game": "doodle/1", "seats": [{}]}, ".match.doodle[data-open=true]"),
    "patchwork": ({"game": "patchwork/1", "seats": [{}, {"bot": "child"}]}, ".match.patchwork"),
}
OPEN = """async body => {
  const ask = async (path, told, token) => (await fetch(path, { method: 'POST', body: JSON.stringify(told),
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) } })).json();
  const person = await ask('/api/people', { name: 'Ann' });
  localStorage['quiltingbee.person'] = JSON.stringify(person);
  return `/t/${(await ask('/api/tables', body, person.token)).table.id}`;
}"""


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("place", PLACES)
def test_a_first_load_is_light(visits, server, place, language):
    body, there = PLACES[place]
    page = visits("phone", language=language)
    path = "/"
    if body:
        page.goto(server.url + "/icon.svg")
        path = page.evaluate(OPEN, body)
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.clearBrowserCache")
    sizes = []
    wire.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    page.goto(server.url + path)
    page.wait_for_selector(there)
    page.evaluate("() => document.fonts.ready")
    page.wait_for_load_state("networkidle")
    assert 90_000 < sum(sizes) < LIMIT


@pytest.mark.parametrize(
    ("place", "other", "sheets"), [("doodle", "patchwork", ["match"]), ("patchwork", "doodle", ["match", "patchwork"])]
)
def test_a_match_fetches_its_own_game_and_what_it_wears(visits, server, place, other, sheets):
    body, there = PLACES[place]
    page = visits("phone")
    page.goto(server.url + "/icon.svg")
    path = page.evaluate(OPEN, body)
    asked = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(server.url)))
    page.goto(server.url + path)
    page.wait_for_selector(there)
    page.wait_for_load_state("networkidle")
    assert f"/{place}/match.js" in asked
    assert [one for one in asked if one.startswith(f"/{other}/") or one in ("/table/menu.js", "/table/lobby.js")] == []
    assert len(asked) == len(set(asked))
    awake = page.evaluate(
        "() => [...document.styleSheets].filter(one => !one.media.length && one.href).map(one => one.href)"
    )
    assert awake == [f"{server.url}/style/{name}.css" for name in ["paper", "frame", *sheets]]
    named = page.locator("link[rel=modulepreload]").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert sorted(named) == sorted(one for one in asked if one.endswith(".js"))


def test_style_sheets_hold_in_one_order_whichever_came_first(visits, server):
    page = visits("laptop")
    begin_alone(page, server.url)
    page.click("[data-menu]")
    page.click("[data-home]")
    page.goto(server.url + "/rules")
    page.wait_for_selector("#doodle-scissors svg")
    page.click("a.name")
    page.click("[data-door=bot]")
    page.click("form.new [data-begin]")
    page.wait_for_selector(".match.patchwork")
    order = page.evaluate(
        "() => [...document.styleSheets].filter(one => one.href).map(one => one.href.split('/').pop())"
    )
    whole = ["paper", "frame", "match", "patchwork", "pages", "table", "pictures", "result", "print"]
    assert order == [f"{name}.css" for name in whole if f"{name}.css" in order]
    assert {"match.css", "patchwork.css", "pages.css", "pictures.css"} <= set(order)


def test_after_the_first_touch_the_menu_needs_no_network(visits, server):
    page = visits("laptop", expect=("ERR_INTERNET_DISCONNECTED", "WebSocket"))
    begin_alone(page, server.url)
    with page.expect_response("**/table/menu.js"), page.expect_response("**/style/table.css"):
        page.mouse.click(5, 5)
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.click("[data-menu]")
    page.wait_for_selector("dialog .menu")


def test_a_menu_that_cannot_be_fetched_says_so_and_is_asked_for_again(visits, server):
    page = visits("laptop", expect=("ERR_FAILED",))
    begin_alone(page, server.url)
    page.route("**/table/menu.js", lambda route: route.abort())
    page.click("[data-menu]")
    page.wait_for_selector("dialog[open] [role=alert]")
    assert page.locator("dialog[open] [role=alert]").inner_text().startswith("No connection")
    page.unroute("**/table/menu.js")
    page.click("dialog[open] .dialog-paper p button")
    page.wait_for_selector("dialog .menu")
    page.click("[data-close]")
    page.wait_for_selector("dialog", state="detached")


@pytest.mark.parametrize("broken", ["missing", "slow"])
def test_what_has_no_style_sheet_is_there_all_the_same(visits, server, broken):
    page = visits("laptop", expect=("ERR_FAILED",))
    begin_alone(page, server.url)
    held = []
    page.route("**/style/table.css", lambda route: route.abort() if broken == "missing" else held.append(route))
    page.click("[data-menu]")
    page.wait_for_selector("dialog .menu")
    for route in held:
        route.abort()


def test_a_game_that_cannot_be_fetched_says_so(visits, server):
    page = visits("laptop", expect=("ERR_FAILED",))
    page.goto(server.url + "/icon.svg")
    path = page.evaluate(OPEN, PLACES["patchwork"][0])
    page.route("**/patchwork/game.js", lambda route: route.abort())
    page.goto(server.url + path)
    page.wait_for_selector("[data-trouble=no-connection]")
    page.unroute("**/patchwork/game.js")
    page.click("[data-trouble] button")
    page.wait_for_selector(".match.patchwork")

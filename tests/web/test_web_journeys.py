"""Whole journeys, each by finger, by mouse, by keyboard alone and by the tree of a screen reader alone, at phone and laptop size."""

import re
from typing import Any

import pytest
from tests.web.hands import ended, next_turn, turn
from tests.web.ways import EVERY_WAY, WAYS, acted, asked, word

# What this visitor chose the last time: the bot that thinks least.
EASY = """localStorage['quiltingbee.table'] ??= '{"game": "doodle", "level": "child", "count": 2, "pace": "none", "edition": "revised"}'"""


@pytest.fixture
def visitor(page_of):
    """Somebody who comes this way, on a screen of this size."""

    def make(way, size, **options):
        kind = WAYS[way]
        return kind(page_of(size, touch=kind.touch, **options))

    return make


def _alone(way, server):
    way.page.goto(server.url)
    way.page.wait_for_selector("[data-door=alone]")
    way.press("alone")
    way.page.wait_for_selector(".match[data-open=true]")


def _first(page):
    """A legal act of this visitor, as the server tells them: the first that draws or sews, if there is one."""
    acts = asked(page, "acts", "?limit=1000&plain=1")["acts"]
    return next((act for act in acts if act not in ("pass", "advance")), acts[0])


def _special(page, kind):
    """An act with a special action where the client's own shapes say that it fits."""
    return page.evaluate(SPECIAL, [kind, asked(page, "view")["view"]])


SPECIAL = """async ([kind, view]) => {
  const { SHAPES } = await import('/data.js');
  const { cuts, maskOf, name, shapeOf, squares } = await import('/geometry.js');
  const filled = maskOf(view.sheets[0].patches.flat());
  const free = shape => shape.placements.find(({ mask }) => !(mask & filled));
  const draw = (how, card) => { const { corner, turn } = free(SHAPES.get(card)); return `${how} ${name(corner)} ${turn}`; };
  const empty = squares(~filled & ((1n << 81n) - 1n)).map(name).reverse();
  if (kind === 'neighbour') return draw('right', view.circle[view.right]);
  if (kind === 'scissors') {
    const [cut] = cuts(SHAPES.get(view.circle[view.marked]).lie('r0').cells);
    return cut ? `draw cut ${squares(free(shapeOf(cut.pieces[1])).mask).map(name).join(' ')}` : 'pass';
  }
  if (kind === 'dot') return `${draw('draw', view.circle[view.marked])} + dot ${empty[0]}`;
  return `${draw('again left', view.circle[view.left])}`;
}"""


@pytest.mark.parametrize(("way", "size"), EVERY_WAY)
def test_a_whole_solo_doodle(visitor, server, way, size):
    way = visitor(way, size)
    page = way.page
    _alone(way, server)
    turns = 0
    while not ended(page):
        way.do(_first(page))
        turns += 1
        next_turn(page, "")
    assert turns == 19
    told = asked(page, "record", "?as=json")
    way.press("result")
    page.wait_for_selector(".replay")
    assert int(page.locator(".sums .total").inner_text()) == told["scores"][0]
    assert page.locator(".sums li").count() == 5
    way.press("back")
    page.wait_for_function("() => document.querySelector('[data-forward]').disabled === false")


@pytest.mark.parametrize(("way", "size"), EVERY_WAY)
def test_a_whole_patchwork_against_a_bot(visitor, server, way, size):
    way = visitor(way, size)
    page = way.page
    page.add_init_script(EASY)
    page.goto(server.url)
    page.wait_for_selector("[data-door=bot]")
    way.press("bot")
    page.wait_for_selector("[data-begin]:not([disabled])")
    way.game("Patchwork")
    way.press("begin")
    bought = 0
    while True:
        page.wait_for_selector("[data-ended], .match[data-open=true]")
        if ended(page):
            break
        acts = asked(page, "acts", "?limit=1000")["acts"]
        buys = [act for act in acts if not act.startswith("advance")]
        act = buys[len(buys) // 2] if buys else "advance"
        bought += act.startswith("buy")
        way.do(act)
    assert bought > 4
    told = asked(page, "record", "?as=json")
    way.press("result")
    page.wait_for_selector(".scene .sums")
    assert [int(text) for text in page.locator(".sums b").all_inner_texts()] == told["scores"]


@pytest.mark.parametrize(("way", "size"), EVERY_WAY)
def test_all_special_actions(visitor, server, way, size):
    way = visitor(way, size)
    page = way.page
    _alone(way, server)
    way.do(_first(page))
    next_turn(page, "")
    for crossed, kind in enumerate(("neighbour", "scissors", "dot", "again"), 1):
        way.do(_special(page, kind))
        assert page.locator(".action .crossed").count() == crossed
        next_turn(page, "")


@pytest.mark.parametrize(("way", "size"), EVERY_WAY)
def test_another_language_in_the_middle(visitor, server, way, size):
    way = visitor(way, size)
    page = way.page
    _alone(way, server)
    way.do(_first(page))
    next_turn(page, "")
    act = _first(page)
    way.prepare(act)
    ghost = page.get_attribute(".ghost path", "d")
    for language in ("de", "nl"):
        way.speak(language)
        assert page.get_attribute("html", "lang") == language
        assert page.locator("[data-tool=draw] span").inner_text() == word("draw-it", language)
        assert page.get_attribute(".ghost path", "d") == ghost
    before = turn(page)
    way.send()
    next_turn(page, before)
    assert acted(page)[-1] == f"P1 {act}"
    assert page.locator("h1").inner_text().startswith("Ronde")
    way.do(_first(page))


@pytest.mark.parametrize(("way", "size"), EVERY_WAY)
def test_a_lost_connection_in_the_middle_of_a_draft(visitor, server, way, size):
    way = visitor(way, size, expect=("WebSocket", "Failed to load"))
    page = way.page
    wires: list[Any] = []
    cut: list[bool] = []

    def wire(socket):
        if cut:
            socket.close()
            return
        socket.connect_to_server()
        wires.append(socket)

    page.route_web_socket(re.compile("/socket$"), wire)
    _alone(way, server)
    way.do(_first(page))
    next_turn(page, "")
    act = _first(page)
    way.prepare(act)
    ghost = page.get_attribute(".ghost path", "d")
    cut.append(True)
    for socket in wires:
        socket.close()
    page.wait_for_selector(".match[data-open=false]")
    assert page.locator("[data-task]").inner_text() == word("lost", "en")
    assert page.get_attribute(".ghost path", "d") == ghost
    cut.clear()
    page.wait_for_selector(".match[data-open=true]")
    assert page.get_attribute(".ghost path", "d") == ghost
    page.reload()
    page.wait_for_selector(".match[data-open=true]")
    assert page.get_attribute(".ghost path", "d") == ghost
    before = turn(page)
    way.send()
    next_turn(page, before)
    assert acted(page)[-1] == f"P1 {act}"


@pytest.mark.parametrize("game", ["Patchwork Doodle", "Patchwork"])
@pytest.mark.parametrize(("way", "size"), EVERY_WAY)
def test_two_people_and_a_spectator(visitor, server, way, size, game):
    host, guest, watcher = visitor(way, size), visitor(way, size), visitor("mouse", "laptop", theme="dark")
    host.page.goto(server.url)
    host.page.wait_for_selector("[data-door=friends]")
    host.press("friends")
    host.page.wait_for_selector("[data-begin]:not([disabled])")
    host.game(game)
    host.press("invite")
    host.page.wait_for_selector("[data-lobby]")
    for other in (watcher, guest):
        other.page.goto(host.page.url)
        other.page.wait_for_selector("[data-sit]")
    guest.press("sit")
    everybody = (host, guest, watcher)
    for one in everybody:
        one.page.wait_for_selector(".match")
    assert watcher.page.locator("[data-tool]").count() == 0
    for _ in range(3):
        host.page.wait_for_function("() => document.querySelector('.match').dataset.open !== undefined")
        before = turn(watcher.page)
        for one in (host, guest):
            waiting = asked(one.page, "view")["now"]["waiting"]
            if asked(one.page, "view")["seat"] in waiting:
                one.page.wait_for_selector(".match[data-open=true]")
                one.perform(_first(one.page))
        for one in everybody:
            one.page.wait_for_function("before => document.querySelector('.match').dataset.turn !== before", arg=before)
    logs = [acted(one.page) for one in everybody]
    assert logs[0] == logs[1] == logs[2]
    guest.say("nice-patch")
    for one in (host, watcher):
        one.page.wait_for_function("() => document.querySelector('[data-voice]').textContent.includes('Nice patch!')")
    host.page.wait_for_selector("[data-unread]", state="attached")
    assert guest.page.locator("[data-unread]").count() == 0
    host.press("others")
    host.page.wait_for_selector("[data-unread]", state="detached")
    assert "Nice patch!" in host.page.locator(".talk li").last.inner_text()
    assert host.page.locator(".talk li b").last.inner_text() == "Guest 2:"
    host.press("close")
    assert watcher.page.get_by_role("grid").count() == 2
    told = watcher.page.locator("main").aria_snapshot().replace("You are watching", "")
    assert not re.search("Your|You are", told)  # nothing here is the watcher's

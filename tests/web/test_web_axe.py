"""axe finds nothing on any page and state, in light and dark; nothing scrolls in a turn, from 320 pixels on."""

import json

import pytest
from tests.web.conftest import TOOLS
from tests.web.hands import begin_alone, next_turn, square_point, turn

AXE = TOOLS / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# What moves has come to rest; what always moves does not count.
STILL = """() => document.getAnimations().every(one => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""


@pytest.fixture(params=["light", "dark"])
def clean(request, page_of, server):
    """A page in this theme, and a check of the state it is in."""
    if not AXE.is_file():
        pytest.skip("axe-core is not there: scripts/check-web fetches it where npm reaches a registry")
    page = page_of("laptop", theme=request.param)
    source = AXE.read_text("utf-8")

    def check(state):
        page.wait_for_function(STILL)
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(source)  # by the debugger, which the page's policy does not concern
        found = page.evaluate(
            "tags => axe.run(document, { runOnly: tags, resultTypes: ['violations'] }).then(told => told.violations)",
            TAGS,
        )
        told = [
            (one["id"], [(node["target"], node.get("failureSummary", "")[:200]) for node in one["nodes"][:3]])
            for one in found
        ]
        assert not told, f"{state}: {json.dumps(told, indent=1)}"

    return page, server.url, check


@pytest.mark.parametrize(
    "path", ["/", "/rules", "/learn", "/daily", "/me", "/replay", "/t/aaaaaaaaaaaaaaaa", "/nowhere"]
)
def test_pages(clean, path):
    page, url, check = clean
    if path == "/nowhere":
        path = "/t/aaaaaaaaaaaaaaa2"
    page.goto(url + path)
    page.wait_for_selector("main")
    check(path)


def test_every_state_of_a_doodle(clean):
    page, url, check = clean
    begin_alone(page, url)
    check("start")
    page.mouse.click(*square_point(page, "d4"))
    check("lying")
    before = turn(page)
    page.click("[data-tool=draw]")
    next_turn(page, before)
    page.keyboard.press("s")
    check("scissors")
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    check("arithmetic")
    page.keyboard.press("n")
    page.keyboard.press("q")
    check("special actions")
    page.keyboard.press("/")
    check("command line")
    page.click("[data-close]")
    page.click("[data-menu]")
    check("menu")
    page.click("[data-close]")
    while page.locator("[data-ended]").count() == 0:
        before = turn(page)
        page.keyboard.press("p")
        next_turn(page, before)
    check("ended")
    page.click("[data-result]")
    page.wait_for_selector(".replay")
    check("result")


def test_every_state_of_a_table(clean):
    page, url, check = clean
    page.goto(url)
    page.click("[data-door=friends]")
    check("new table")
    page.click("[data-begin]")
    page.wait_for_selector("[data-lobby]")
    check("lobby")
    page.wait_for_selector("[data-fill]")
    page.select_option("[data-fill]", index=1)
    page.wait_for_selector(".match[data-open=true]")
    check("against a bot")
    page.click("[data-others]")
    check("others")
    page.click("[data-close]")
    page.wait_for_selector(".match[data-open=true]")
    offers = page.locator("[data-offer][aria-disabled=false]")
    if offers.count():
        offers.first.click()
        page.mouse.click(*square_point(page, "e5"))
        check("placing")


@pytest.mark.parametrize("size", [(320, 568), (320, 640), (390, 664), (640, 400), (1280, 640)])
def test_nothing_scrolls_in_a_turn(page_of, server, size):
    page = page_of(size)
    begin_alone(page, server.url)
    page.mouse.click(*square_point(page, "e5"))
    before = turn(page)
    page.click("[data-tool=draw]")
    next_turn(page, before)
    wide, high = page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert wide <= size[0]
    if size[1] >= 544:
        assert high <= size[1]
    for button in page.locator("button:visible").all():
        box = button.bounding_box()
        assert min(box["width"], box["height"]) >= 24
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0] + 1


TIGHT = """() => [...document.querySelectorAll('.where h1, button:not(.card)')].filter(one => one.checkVisibility()).flatMap(one => {
  const { left, right } = (one.closest('.where') ?? one).getBoundingClientRect();
  const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  const wide = [];
  const range = document.createRange();
  while (words.nextNode()) {
    if (!words.currentNode.data.trim() || words.currentNode.parentElement.closest('.away, kbd')) continue;
    range.selectNodeContents(words.currentNode);
    const box = range.getBoundingClientRect();
    if (box.left < left - 1 || box.right > right + 1) wide.push(words.currentNode.data);
  }
  return wide;
})"""


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_words_of_every_language_fit(page_of, server, language):
    page = page_of((320, 640), language=language)
    begin_alone(page, server.url)
    assert page.evaluate(TIGHT) == []
    page.mouse.click(*square_point(page, "e5"))
    before = turn(page)
    page.click("[data-tool=draw]")
    next_turn(page, before)
    page.keyboard.press("q")
    page.mouse.click(*square_point(page, "i9"))
    assert page.evaluate(TIGHT) == []
    page.click("[data-menu]")
    page.wait_for_selector("dialog[open]")
    assert page.evaluate(TIGHT) == []

"""Nothing scrolls in a turn, every button can be hit, and the words of every language fit, from 320 pixels on."""

import pytest
from tests.web.hands import begin_alone, next_turn, square_point, turn


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

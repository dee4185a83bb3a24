"""After a match: the result and its rectangles, the way there, what one takes along, one's bests, the day's results."""

import base64
import re
import struct
from pathlib import Path

import pytest
from tests.web.hands import begin_alone, ended, next_turn, place_somewhere, ready, square_point, turn
from tests.web.test_web_verify import record
from tests.web.ways import asked

import quiltingbee as qb


def _through(page, drawn=4):
    """The open match to its end: some patches drawn, then nothing but passing."""
    page.mouse.click(*square_point(page, "e5"))
    before = turn(page)
    page.keyboard.press("Enter")
    next_turn(page, before)
    while not ended(page):
        before = turn(page)
        if drawn > 0:
            place_somewhere(page, tap=page.mouse.click, middle_out=True)
            drawn -= 1
        page.keyboard.press("Enter" if ready(page) else "p")
        next_turn(page, before)


@pytest.fixture
def result(page_of, server):
    page = page_of("laptop")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    begin_alone(page, server.url)
    _through(page)
    told = asked(page, "record", "?as=json")
    page.click("[data-result]")
    page.wait_for_selector(".replay")
    return page, told


def test_the_rectangles_with_their_arithmetic(result):
    page, told = result
    assert page.locator(".scene .scoring").count() == 3
    sums = page.locator(".sums li").all_inner_texts()
    figures = [[int(figure) for figure in re.findall(r"\d+", text)] for text in sums]
    brought = [all_of_it[-1] for all_of_it in figures[:3]]
    for (low, high, *_), points in zip(figures, brought, strict=False):
        assert points == low**2 + high - low
    empty = figures[3][0]
    assert sum(brought) - empty == int(sums[4]) == told["scores"][0]


def test_the_way_there_by_slider_keys_and_curve(result):
    page, _ = result
    last = int(page.get_attribute("[data-slider]", "max"))

    def at():
        return int(page.get_attribute(".replay", "data-at"))

    assert at() == last
    for key, place in (("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1), ("End", last)):
        page.keyboard.press(key)
        assert at() == place
    page.locator("[data-slider]").fill("3")
    assert at() == 3
    assert page.locator("[data-words]").inner_text() != ""
    page.locator("[data-slider]").press("ArrowRight")
    assert at() == 4
    curve = page.locator(".curve svg").bounding_box()
    page.mouse.click(curve["x"] + curve["width"] * 0.5, curve["y"] + curve["height"] / 2)
    assert 0 < at() < last
    page.keyboard.press("Home")
    page.locator("[data-play]").click()
    page.wait_for_function("() => Number(document.querySelector('.replay').dataset.at) >= 2")


def test_what_is_taken_along(result):
    page, told = result
    page.click("[data-copy-record]")
    page.wait_for_selector(".share [role=status]:not(:empty)")
    copied = page.evaluate("() => navigator.clipboard.readText()")
    match = qb.read(copied)
    assert match.over
    with page.expect_download() as download:
        page.click("[data-download]")
    assert Path(download.value.path()).read_text("utf-8") == copied
    page.click("[data-copy-words]")
    page.wait_for_function(
        "() => navigator.clipboard.readText().then(text => text.startsWith('Patchwork Doodle: Guest: '))"
    )
    assert str(told["scores"][0]) in page.evaluate("() => navigator.clipboard.readText()")
    with page.expect_download() as download:
        page.click("[data-picture]")
    drawn = Path(download.value.path()).read_bytes()
    width, height = struct.unpack(">II", drawn[16:24])
    assert drawn.startswith(b"\x89PNG")
    assert width == 1200
    assert height > width
    assert len(drawn) > 20_000  # not an empty sheet


def test_bests_are_kept_and_plotted(result, server):
    page, told = result
    points = told["scores"][0]
    kept = "() => Object.keys(localStorage).filter(key => key.startsWith('quiltingbee.draft'))"
    assert page.evaluate(kept) == []  # drafts are kept no longer than their match
    begin_alone(page, server.url)
    _through(page, drawn=1)
    other = asked(page, "record", "?as=json")["scores"][0]
    page.goto(server.url + "/me")
    page.wait_for_selector(".curve")
    assert page.locator(".played li.best .written").first.inner_text().startswith(str(max(points, other)))
    assert page.locator(".played li").count() == 2
    assert page.locator(".curve .point").count() == 2


def test_the_day_and_its_results(page_of, server):
    page = page_of("phone", touch=True)
    page.goto(server.url + "/daily")
    page.click("[data-begin-daily]")
    page.wait_for_selector(".match[data-open=true]")
    _through(page, drawn=0)
    told = asked(page, "record", "?as=json")
    page.goto(server.url + "/daily")
    mine = page.locator(".results li.you")
    assert mine.locator("b").inner_text() == str(told["scores"][0])
    assert page.locator("[data-begin-daily]").inner_text() == "Play it again"
    today = page.evaluate("() => fetch('/api/daily/today').then(answer => answer.json())")
    assert today["date"] in str(told["headers"])  # the seed is the date


PIXEL = """async ([data, x, y]) => {
  const image = new Image();
  image.src = data;
  await image.decode();
  const context = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height }).getContext('2d');
  context.drawImage(image, 0, 0);
  return [...context.getImageData(x, y, 1, 1).data];
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_picture_looks_as_the_page_does(page_of, server, theme):
    page = page_of("laptop", theme=theme)
    page.goto(server.url + "/replay")
    page.fill("[data-paste]", record("patchwork/1", 2))
    page.click("text=Show it")
    page.wait_for_selector(".replay")
    page.keyboard.press("Home")  # two empty quilts
    with page.expect_download() as download:
        page.click("[data-picture]")
    data = base64.b64encode(Path(download.value.path()).read_bytes()).decode()
    linen = page.evaluate("() => getComputedStyle(document.documentElement).getPropertyValue('--linen').trim()")
    wanted = [int(linen[n : n + 2], 16) for n in (1, 3, 5)]
    shown = page.evaluate(PIXEL, [f"data:image/png;base64,{data}", 300, 300])
    assert all(abs(one - other) < 24 for one, other in zip(shown, wanted, strict=False)), (shown, wanted)

"""What is drawn is also told: each sheet square by square, each shape row by row."""

import re

import pytest
from tests.web.hands import begin_alone, ended, next_turn, square_point, turn
from tests.web.ways import asked


def _against(page, server, game, level="child"):
    page.goto(server.url)
    page.evaluate(
        "([game, level]) => localStorage['quiltingbee.table'] = JSON.stringify({ game, level, count: 2, pace: 'none', edition: 'revised' })",
        [game, level],
    )
    page.click("[data-door=bot]")
    page.click("[data-begin]:not([disabled])")
    page.wait_for_selector(".match[data-open=true]")


def _told(page, name):
    """The filled squares of the grid of that name."""
    cells = page.get_by_role("grid", name=re.compile(name)).get_by_role("gridcell")
    assert cells.count() == 81
    labels = cells.evaluate_all("cells => cells.map(cell => cell.getAttribute('aria-label'))")
    return [n for n, label in enumerate(labels) if not label.endswith(", empty")]


def _advance_until_sewn(page):
    """Until the other one has sewn something and it is one's turn again."""
    while True:
        view = asked(page, "view")["view"]
        if view["quilts"][1]["patches"]:
            return view
        before = turn(page)
        page.keyboard.press("a")
        next_turn(page, before)
        assert not ended(page)


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_the_other_quilt_square_by_square(page_of, server, size):
    page = page_of(size)
    _against(page, server, "patchwork")
    view = _advance_until_sewn(page)
    if size == "phone":
        assert page.get_by_role("grid").count() == 1
        page.click("[data-swap]")
        assert page.locator(".their .sheet path").count() < page.locator(".own .sheet path").count()
    filled = sorted(n for patch in view["quilts"][1]["patches"] for n in patch["squares"])
    assert _told(page, "^Quilt of Child") == filled
    if size == "phone":
        page.locator("[data-offer][aria-disabled=false]").first.click()  # who places looks at their own
        page.wait_for_selector("[aria-label='Your quilt']")
    assert _told(page, "^Your quilt$") == []


def test_another_sheet_enlarged_and_at_the_end(page_of, server):
    page = page_of("laptop")
    _against(page, server, "doodle")
    page.mouse.click(*square_point(page, "e5"))
    page.keyboard.press("Enter")
    next_turn(page, "1")
    page.click("[data-others]")
    page.click("[data-enlarge='1']")
    view = asked(page, "view")["view"]
    filled = sorted(n for patch in view["sheets"][1]["patches"] for n in patch)
    assert _told(page, "^Sheet of Child") == filled
    page.keyboard.press("Escape")
    while not ended(page):
        before = turn(page)
        page.keyboard.press("p")
        next_turn(page, before)
    page.click("[data-result]")
    page.wait_for_selector(".replay")
    sheets = _result(page)
    for name, sheet in zip(("Guest", "Child"), sheets, strict=True):
        assert _told(page, f"^Sheet of {name}") == sheet


def _result(page):
    script = "() => fetch(`/api/tables/${new URLSearchParams(location.search).get('table')}/view`).then(answer => answer.json())"
    return [sorted(n for patch in sheet["patches"] for n in patch) for sheet in page.evaluate(script)["view"]["sheets"]]


def test_shapes_row_by_row(page_of, server):
    page = page_of("phone")
    begin_alone(page, server.url)
    start = page.get_by_role("img", name="patch of 7").get_attribute("aria-label")
    assert re.fullmatch(r"patch of 7, row by row: columns [1-7][1-7–,; ]*", start)
    rows = page.evaluate(
        """async () => {
          const [{ rowsOf }, { PIECES }] = await Promise.all([import('/geometry.js'), import('/data.js')]);
          return [2, 31, 11].map(patch => rowsOf(PIECES[patch].shape.cells));
        }"""
    )
    assert rows == ["1–3", "1–3; 2; 1–3", "1–3; 1, 3"]
    _against(page, server, "patchwork")
    offers = page.get_by_role("group", name="The next three patches").get_by_role("button")
    for label in offers.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))"):
        assert "row by row: columns" in label
    purse = page.locator("[data-purse='0']").aria_snapshot()
    assert "buttons" in purse
    assert "income 0" in purse

"""A whole solo Doodle from the first page to the result: by finger, by mouse, by keyboard alone, by the screen reader's tree alone."""

import re

from tests.web.hands import begin_alone, ended, next_turn, place_somewhere, turn


def _play(page, place, act):
    turns = 0
    while not ended(page):
        before = turn(page)
        place()
        act()
        next_turn(page, before)
        turns += 1
    return turns


def _result(page):
    page.click("[data-result]")
    page.wait_for_selector(".replay")
    assert page.locator(".sums .total").inner_text().lstrip("-").isdigit()
    assert len(page.locator(".sums li").all()) == 5


def test_a_solo_doodle_by_finger_on_a_phone(page_of, server):
    page = page_of("phone", touch=True)
    begin_alone(page, server.url)

    def place():
        if page.locator("[data-task]").inner_text().startswith("Last turn"):
            page.locator("button.card").first.tap()
        return place_somewhere(page, tap=page.touchscreen.tap)

    def act():
        page.locator(
            "[data-tool=draw]"
            if page.get_attribute("[data-tool=draw]", "aria-disabled") == "false"
            else "[data-tool=pass]"
        ).tap()

    assert _play(page, place, act) == 19
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    _result(page)


def test_a_solo_doodle_by_mouse_with_wheel_and_right_button(page_of, server):
    page = page_of("laptop")
    begin_alone(page, server.url)
    box = page.locator("[data-board]").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector(".ghost")
    shape = page.get_attribute(".ghost path", "d")
    page.mouse.wheel(0, 100)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, button="right")
    page.mouse.wheel(0, 100)
    page.wait_for_function("shape => document.querySelector('.ghost path')?.getAttribute('d') !== shape", arg=shape)

    def place():
        if page.locator("[data-task]").inner_text().startswith("Last turn"):
            page.locator("button.card").first.click()
        return place_somewhere(page, tap=page.mouse.click, middle_out=True)

    def act():
        page.click(
            "[data-tool=draw]"
            if page.get_attribute("[data-tool=draw]", "aria-disabled") == "false"
            else "[data-tool=pass]"
        )

    assert _play(page, place, act) == 19
    _result(page)


def test_a_patch_is_dragged_from_its_card(page_of, server):
    page = page_of("laptop")
    begin_alone(page, server.url)
    card = page.locator(".card.marked").bounding_box()
    board = page.locator("[data-board]").bounding_box()
    page.mouse.move(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
    page.mouse.down()
    page.mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2, steps=6)
    page.wait_for_selector(".ghost")
    page.mouse.up()
    page.wait_for_selector(".ghost.lying")
    assert page.get_attribute("[data-tool=draw]", "aria-disabled") == "false"


def test_a_solo_doodle_by_keyboard_alone(page_of, server):
    page = page_of("laptop")
    page.goto(server.url)
    page.wait_for_selector("[data-door=alone]")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset?.door") == "alone":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".match[data-open=true]")

    def place():
        page.wait_for_selector(".match[data-open=true]")
        if page.locator("[data-task]").inner_text().startswith("Last turn"):
            page.keyboard.press("1")
        page.keyboard.press("ArrowLeft")
        for row in range(9):
            for _ in range(8):
                if page.get_attribute("[data-tool=draw]", "aria-disabled") == "false":
                    return
                page.keyboard.press("ArrowRight" if row % 2 else "ArrowLeft")
            if row == 4:
                page.keyboard.press("r")
                page.keyboard.press("f")
                for _ in range(9):
                    page.keyboard.press("ArrowUp")
            page.keyboard.press("ArrowDown" if row >= 4 else "ArrowUp")

    def act():
        page.keyboard.press("Enter" if page.get_attribute("[data-tool=draw]", "aria-disabled") == "false" else "p")

    assert _play(page, place, act) == 19


def test_a_solo_doodle_by_the_tree_of_a_screen_reader_alone(page_of, server):
    page = page_of("laptop")
    page.goto(server.url)
    page.get_by_role("button", name=re.compile("Play alone")).press("Enter")
    grid = page.get_by_role("grid", name="Your sheet")
    grid.wait_for()
    assert grid.get_by_role("gridcell").count() == 81
    said = page.locator("[data-voice]")
    draw = page.get_by_role("button", name=re.compile("^Draw it"))

    def place():
        page.wait_for_selector(".match[data-open=true]")
        if page.locator("[data-task]").inner_text().startswith("Last turn"):
            page.get_by_role("button", name=re.compile(" of [1-6]")).first.press("Enter")
        names = [
            cell.get_attribute("aria-label") for cell in grid.get_by_role("gridcell", name=re.compile("empty")).all()
        ]
        for name in names[::3]:
            grid.get_by_role("gridcell", name=re.compile(f"^{name[:2]},")).press("Enter")
            if draw.get_attribute("aria-disabled") == "false":
                assert "Fits at" in said.inner_text()
                return

    def act():
        if draw.get_attribute("aria-disabled") == "false":
            draw.press("Enter")
        else:
            page.get_by_role("button", name=re.compile("^Pass")).press("Enter")

    assert _play(page, place, act) == 19
    assert said.inner_text()

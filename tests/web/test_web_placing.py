"""Placing a piece: dragged, snapped, tapped, turned by wheel, flipped by the right button, moved by keys; and why it cannot lie there."""

import pytest
from tests.web.hands import begin_alone, board_point, next_turn, ready, square_point, turn
from tests.web.ways import LIES, asked

GHOST = "() => { const { x, y, width, height } = document.querySelector('.ghost .edge').getBoundingClientRect(); return [x, y, x + width, y + height]; }"
POSE = LIES.replace("?.draft.pose.turn", "?.draft.pose")


class Touch:
    """One finger."""

    def __init__(self, page):
        self.wire = page.context.new_cdp_session(page)
        self.page = page

    def _send(self, kind, *points):
        told = [{"x": x, "y": y} for x, y in points]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    def down(self, x, y):
        self.at = (x, y)
        self._send("touchStart", self.at)

    def move(self, x, y):
        for part in (0.25, 0.5, 0.75, 1):
            self._send("touchMove", (self.at[0] + (x - self.at[0]) * part, self.at[1] + (y - self.at[1]) * part))
        self.at = (x, y)

    def up(self):
        self._send("touchEnd")


@pytest.fixture
def started(page_of, server):
    """A Doodle of which the start patch lies top left, in the first turn."""

    def make(size="laptop", **options):
        page = page_of(size, **options)
        begin_alone(page, server.url)
        page.mouse.click(*square_point(page, "b2"))
        before = turn(page)
        page.keyboard.press("Enter")
        next_turn(page, before)
        return page

    return make


def _middle(page, css):
    box = page.locator(css).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_taps_from_the_first_page_to_the_first_patch(page_of, server):
    page = page_of("phone", touch=True)
    page.goto(server.url)
    page.locator("[data-door=alone]").tap()
    page.wait_for_selector(".match[data-open=true]")
    page.touchscreen.tap(*square_point(page, "e5"))
    assert page.locator(".ghost.lying").count() == 1
    assert ready(page)


def test_a_patch_is_dragged_from_its_card(page_of, server):
    page = page_of("laptop")
    begin_alone(page, server.url)
    page.mouse.move(*_middle(page, ".card.marked"))
    page.mouse.down()
    page.mouse.move(*board_point(page, 4.5, 4.5), steps=6)
    page.wait_for_selector(".ghost")
    page.mouse.up()
    page.wait_for_selector(".ghost.lying")
    assert ready(page)


def test_under_a_finger_the_piece_is_carried_above_it(page_of, server):
    page = page_of("phone", touch=True)
    begin_alone(page, server.url)
    finger = Touch(page)
    finger.down(*_middle(page, ".card.marked"))
    x, y = board_point(page, 8, 4.5)
    finger.move(x, y)
    page.wait_for_selector(".ghost")
    left, _, right, low = page.evaluate(GHOST)
    assert low < y - 10  # nothing of it is under the finger
    assert left < x < right
    finger.up()
    page.wait_for_selector(".ghost.lying")
    assert ready(page)
    finger.down(*_middle(page, ".card.marked"))
    finger.move(*_middle(page, "[data-menu]"))
    finger.up()  # let go beside the sheet: back into the hand
    page.wait_for_selector(".ghost.lying", state="detached")


def test_it_snaps_to_a_legal_place_within_a_square_and_a_half(page_of, server):
    page = page_of("laptop")
    page.goto(server.url)
    told = page.evaluate(
        """async () => {
          const [{ snap }, { Shape, maskOf }] = await Promise.all([import('/placing.js'), import('/geometry.js')]);
          const two = new Shape('two', '##');
          const filled = maskOf([...Array(9).keys()].flatMap(row => [row * 9 + 3, row * 9 + 4]));
          const at = (row, col) => { const { row: r, col: c } = snap(two, 'r0', row, col, filled); return [r, c]; };
          return [at(2.2, 0.3), at(2.2, 2.4), at(2.2, 3.6), at(2.2, 4.1), at(-1.1, 7.9), at(-1.6, 7), at(0, 9.2)];
        }"""
    )
    # columns d and e are full: 2.4 goes to b–c, 3.6 and 4.1 to f–g; beyond a square and a half it stays where it is
    assert told == [[2, 0], [2, 1], [2, 5], [2, 5], [0, 7], [-2, 7], [0, 9]]


def test_wheel_and_right_button(started):
    page = started()
    page.mouse.move(*board_point(page, 5.5, 5.5))
    assert page.evaluate(LIES) == "r0"
    page.mouse.wheel(0, 100)
    page.wait_for_function(f"() => ({LIES})() === 'r1'")
    page.mouse.click(*board_point(page, 5.5, 5.5), button="right")
    page.wait_for_function(f"() => ({LIES})()[0] === 'm'")
    assert page.locator("[data-board]").evaluate(
        "svg => !svg.dispatchEvent(new MouseEvent('contextmenu', { cancelable: true, bubbles: true }))"
    )  # no menu of the browser


def test_keys_move_turn_flip_send_and_clear(started):
    page = started()
    page.keyboard.press("ArrowDown")
    first = page.evaluate(POSE)
    assert first["on"]
    for key, row, col in (("ArrowDown", 1, 0), ("ArrowRight", 1, 1), ("ArrowUp", 0, 1), ("ArrowLeft", 0, 0)):
        page.keyboard.press(key)
        now = page.evaluate(POSE)
        assert (now["row"] - first["row"], now["col"] - first["col"]) == (row, col)
    page.keyboard.press("r")
    assert page.evaluate(LIES) == "r1"
    page.keyboard.press("Shift+R")
    assert page.evaluate(LIES) == "r0"
    page.keyboard.press("f")
    assert page.evaluate(LIES) == "m0"
    page.keyboard.press("Escape")
    assert page.locator(".ghost").count() == 0
    assert page.evaluate(LIES) == "r0"


def test_buttons_turn_and_flip_what_lies_there(started):
    page = started("phone", touch=True)
    page.touchscreen.tap(*square_point(page, "f6"))
    page.locator("[data-tool=turn]").tap()
    assert page.evaluate(LIES) == "r1"
    page.locator("[data-tool=flip]").tap()
    assert page.evaluate(LIES)[0] == "m"
    assert page.locator(".ghost.lying").count() == 1


def test_taken_back_until_the_turn_closes(page_of, server):
    page = page_of("laptop")
    other = page_of("laptop")
    page.goto(server.url)
    page.click("[data-door=friends]")
    page.wait_for_selector("[data-begin]:not([disabled])")
    page.locator("label", has_text="Patchwork Doodle").click()
    page.click("[data-begin]")
    page.wait_for_selector("[data-lobby]")
    other.goto(page.url)
    other.click("[data-sit]")
    page.wait_for_selector(".match[data-open=true]")
    page.mouse.click(*square_point(page, "e5"))
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-tool=undo]")
    assert asked(page, "view")["view"]["act"] is not None
    page.click("[data-tool=undo]")
    page.wait_for_selector(".match[data-open=true]")
    assert asked(page, "view")["view"]["act"] is None
    assert ready(page)  # the draft is where it was
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-tool=undo]")
    other.mouse.click(*square_point(other, "e5"))
    before = turn(page)
    other.keyboard.press("Enter")
    next_turn(page, before)
    assert page.locator("[data-tool=undo]").count() == 0
    page.keyboard.press("u")
    page.wait_for_function(
        "() => document.querySelector('[data-voice]').textContent.includes('Too late') || document.querySelector('[data-voice]').textContent.includes('nothing to take back')"
    )

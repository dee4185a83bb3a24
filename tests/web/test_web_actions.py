"""The special actions of Doodle, so that nobody needs the booklet."""

import random

from tests.web.hands import begin_alone, next_turn, place_somewhere, ready, square_point, turn


def _start(page, server):
    begin_alone(page, server.url)
    page.mouse.click(*square_point(page, "b2"))
    before = turn(page)
    page.click("[data-tool=draw]")
    next_turn(page, before)


def _act(page):
    before = turn(page)
    page.click("[data-tool=draw]")
    next_turn(page, before)
    table = page.evaluate("location.pathname.split('/').pop()")
    return [
        line.removeprefix("P1 ")
        for line in page.evaluate(
            "table => fetch(`/api/tables/${table}/events`).then(answer => answer.text())", table
        ).split('"')
        if line.startswith("P1 ")
    ][-1]


def test_only_the_square_with_the_start_patch(page_of, server):
    page = page_of("laptop")
    begin_alone(page, server.url)
    for name, reason in (("neighbour", "not-with-start"), ("scissors", "not-with-start"), ("again", "again-needs-one")):
        page.click(f"[data-action={name}]", force=True)
        assert page.get_attribute("[data-reason]", "data-reason") == reason
    page.click("[data-action=dot]")
    page.mouse.click(*square_point(page, "i9"))
    assert not ready(page)  # S3: the start patch must be drawn


def test_neighbours_light_up_and_one_is_drawn(page_of, server):
    page = page_of("laptop")
    _start(page, server)
    assert page.locator(".card.lit").count() == 2
    page.click("[data-action=neighbour]")
    assert page.locator(".card.chosen:not(.marked)").count() == 1
    place_somewhere(page, tap=page.mouse.click, middle_out=True)
    assert _act(page).startswith("left ")
    assert page.locator("[data-action=neighbour] .crossed").count() == 1
    assert page.locator(".card.lit").count() == 0


def test_scissors_show_every_cut_and_both_pieces(page_of, server):
    page = page_of("laptop")
    _start(page, server)
    while page.locator(".card.marked").get_attribute("data-card") == "I1":
        page.keyboard.press("p")
    card = page.locator(".card.marked").get_attribute("data-card")
    page.keyboard.press("s")
    expected = page.evaluate(
        "async card => { const { SHAPES } = await import('/data.js'); const { cuts } = await import('/geometry.js'); return cuts(SHAPES.get(card).cells).length; }",
        card,
    )
    assert page.locator(".cut").count() == expected
    assert page.locator(".cut-piece").count() == 2 * expected
    page.locator(".cut-piece").first.click()
    place_somewhere(page, tap=page.mouse.click, middle_out=True)
    assert _act(page).startswith("draw cut ")
    assert page.locator("[data-action=scissors] .crossed").count() == 1


def test_the_square_twice_with_again_and_a_pass(page_of, server):
    page = page_of("laptop")
    _start(page, server)
    page.keyboard.press("b")
    page.click("[data-action=dot]")
    page.mouse.click(*square_point(page, "i9"))
    assert page.locator("[data-arithmetic] span").count() == 2  # the square could come again
    page.click("[data-action=again]")
    page.mouse.click(*square_point(page, "h9"))
    assert page.locator("[data-arithmetic] span").count() == 1  # and now no more
    assert ready(page)
    assert _act(page) == "pass + dot h9 + again dot i9"
    for name in ("dot", "again"):
        assert page.locator(f"[data-action={name}] .crossed").count() == 1
    page.click("[data-action=dot]", force=True)
    assert page.get_attribute("[data-reason]", "data-reason") == "used-up"


def test_everything_at_once_by_keys_and_the_arithmetic(page_of, server):
    page = page_of("laptop")
    _start(page, server)
    page.keyboard.press("n")
    page.keyboard.press("q")
    page.mouse.click(*square_point(page, "i9"))
    page.keyboard.press("q")
    place_somewhere(page, tap=page.mouse.click, middle_out=True)
    page.keyboard.press("b")
    assert "=" in page.locator("[data-arithmetic]").inner_text()
    assert page.locator(".scoring").count() >= 1
    page.keyboard.press("b")
    act = _act(page)
    assert act.startswith("left ")
    assert act.endswith(" + dot i9")


BEST = """async filled => {
  const { best, bestWithSquare, maskOf } = await import('/geometry.js');
  const now = best(maskOf(filled))?.points ?? 0;
  const more = Array.from({ length: 81 }, (_, square) => square).filter(square => !filled.includes(square)).map(square => best(maskOf([...filled, square])).points);
  const { square, rectangle } = bestWithSquare(maskOf(filled));
  const told = square < 0 ? now : best(maskOf([...filled, square])).points;
  return [Math.max(now, ...more), told, rectangle?.points ?? 0];
}"""


def test_what_one_square_more_brings(page_of, server):
    page = page_of("laptop")
    page.goto(server.url)
    dice = random.Random(7)
    for size in (0, 1, 20, 40, 60, 75, 80, 81):
        brute, told, shown = page.evaluate(BEST, dice.sample(range(81), size))
        assert told == shown == brute


def test_an_impossible_place_says_why_and_cannot_be_sent(page_of, server):
    page = page_of("laptop")
    _start(page, server)
    page.keyboard.press("ArrowUp")
    for _ in range(8):
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowLeft")
    for _ in range(4):
        if page.locator(".ghost.cannot").count():
            break
        page.keyboard.press("ArrowDown" if _ % 2 else "ArrowRight")
    assert page.locator(".ghost.cannot").count() == 1
    assert page.locator(".clash").count() >= 1
    assert page.get_attribute("[data-reason]", "data-reason") == "occupied"
    before = turn(page)
    page.click("[data-tool=draw]", force=True)
    assert turn(page) == before


def test_the_command_line(page_of, server):
    page = page_of("laptop")
    begin_alone(page, server.url)
    page.keyboard.press("/")
    page.fill("[data-typed]", "left a1 r0")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('[data-answer]').textContent === 'Not with the start patch'")
    page.fill("[data-typed]", "sheet")
    page.keyboard.press("Enter")
    assert page.locator("[data-answer]").inner_text().startswith("81 squares empty")
    page.fill("[data-typed]", "draw a1 r0")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('[data-answer]').textContent.startsWith('Done')")
    page.click("[data-close]")
    assert page.locator("h1").inner_text() == "Round 1"


def test_the_guide_speaks_and_is_silenced(page_of, server):
    page = page_of("phone", touch=True)
    page.goto(server.url + "/learn")
    page.click("[data-learn=doodle]")
    page.wait_for_selector("[data-coach=start]")
    assert place_somewhere(page, tap=page.touchscreen.tap)
    page.click("[data-tool=draw]")
    page.wait_for_selector("[data-coach=roll]")
    page.click("[data-guide-stop]")
    assert page.locator("[data-coach]").count() == 0

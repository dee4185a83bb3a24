"""Placing a piece: dragged, snapped, turned by wheel and flipped by the right button."""

from tests.web.hands import begin_alone


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

import pytest

from quiltingbee.core import grid
from quiltingbee.core.shapes import TURNS, Place, parse_shape

L4 = parse_shape("L4", "###/#..")


def test_the_eight_orientations_drawn_by_hand():
    assert ["/".join(rows) for rows in L4.orientations] == [
        "###/#..",
        "##/.#/.#",
        "..#/###",
        "#./#./##",
        "###/..#",
        ".#/.#/##",
        "#../###",
        "##/#./#.",
    ]


@pytest.mark.parametrize(
    ("text", "ways"), [("#", 1), ("##", 2), ("##/##", 1), (".#./###/.#.", 1), ("##./.##", 4), ("###/#..", 8)]
)
def test_how_many_orientations_differ(text, ways):
    assert len(parse_shape("", text).forms) == ways


def test_equal_orientations_are_spelled_with_the_first():
    s4 = parse_shape("S4", "##./.##")
    assert [s4.normal(Place(0, turn)).turn for turn in TURNS] == ["r0", "r1", "r0", "r1", "m0", "m1", "m0", "m1"]


def test_how_often_a_shape_fits_on_an_empty_sheet():
    assert len(L4.placements) == 4 * 8 * 7 + 4 * 7 * 8
    assert len({placement.mask for placement in L4.placements}) == len(L4.placements)
    assert len(parse_shape("", "#########").placements) == 18


def test_the_corner_of_the_box_is_the_place_even_where_it_is_empty():
    x5 = parse_shape("X5", ".#./###/.#.")
    assert x5.mask(Place(0, "r0")) == grid.mask_of(grid.square(name) for name in ("b1", "a2", "b2", "c2", "b3"))


def test_what_sticks_out_covers_nothing():
    assert L4.mask(Place(grid.square("h1"), "r0")) is None
    assert L4.mask(Place(grid.square("a9"), "r0")) is None
    assert L4.mask(Place(grid.square("g8"), "r0")) is not None


def test_a_segment_may_pass_over_a_hole():
    ring = parse_shape("O8", "###/#.#/###")
    # One line through two sides of the ring: a bar and a U. A shorter segment only opens it.
    assert [str(piece) for piece in ring.cuts] == ["###/#.#", "###"]


def test_the_edge_of_the_sheet_joins_nothing():
    # A bar across the sheet with one square below its left end: i1 and a2 follow one another and do not touch.
    hook = parse_shape("", "#########/#........")
    assert parse_shape("", "#########").forms in {piece.forms for piece in hook.cuts}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "shape-rows"),
        ("#x", "shape-sign"),
        ("##/#", "shape-rows"),
        ("##########", "shape-rows"),
        ("/".join("#" * 10), "shape-rows"),
        (".#/.#", "shape-margin"),
        ("##/..", "shape-margin"),
        ("#./.#", "shape-pieces"),
    ],
)
def test_what_is_no_shape_is_refused(text, code):
    with pytest.raises(ValueError, match=rf"^{code}$"):
        parse_shape("X", text)


def test_a_bar_across_the_whole_sheet_is_cut_anywhere():
    assert [piece.size for piece in parse_shape("I9", "#" * 9).cuts] == [8, 7, 6, 5, 4, 3, 2, 1]

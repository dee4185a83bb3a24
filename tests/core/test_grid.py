import pytest

from quiltingbee.core import grid


def test_a1_is_top_left_and_i9_bottom_right():
    assert grid.square("a1") == 0
    assert grid.square("i1") == 8
    assert grid.square("d4") == 30
    assert grid.name(80) == "i9"


def test_squares_come_in_reading_order():
    mask = grid.mask_of([grid.square(name) for name in ("c2", "a1", "i9", "b2")])
    assert [grid.name(number) for number in grid.squares(mask)] == ["a1", "b2", "c2", "i9"]


def test_neighbours_do_not_wrap_round_the_edge():
    names = {grid.name(number) for number in grid.squares(grid.neighbours(1 << grid.square("i4")))}
    assert names == {"i3", "i5", "h4"}
    names = {grid.name(number) for number in grid.squares(grid.neighbours(1 << grid.square("a4")))}
    assert names == {"a3", "a5", "b4"}


def test_pieces_are_the_connected_parts():
    mask = grid.from_picture("##.\n...\n#.#\n#..")
    assert [piece.bit_count() for piece in grid.pieces(mask)] == [2, 2, 1]


def test_box_and_corner():
    mask = grid.from_picture("...\n.##\n..#")
    assert grid.box(mask) == (1, 1, 2, 2)
    assert grid.to_corner(mask) == grid.from_picture("##/.#")


def test_rectangle_has_the_squares_it_says():
    assert grid.rectangle(7, 7, 2, 2) == grid.mask_of([70, 71, 79, 80])


def test_pictures_both_ways():
    picture = "#........\n.........\n.........\n.........\n....#....\n.........\n.........\n.........\n........#"
    assert grid.picture(grid.from_picture(picture)) == picture


@pytest.mark.parametrize("text", ["#\n" * 10, "." * 10])
def test_a_picture_larger_than_the_sheet_is_refused(text):
    with pytest.raises(ValueError, match="nine"):
        grid.from_picture(text)


def test_rows_of_letters_both_ways():
    patches = (grid.from_picture("##.\n#.."), grid.from_picture("..#"))
    assert grid.rows_of(patches) == "aab6/a8/9/9/9/9/9/9/9"
    assert grid.from_rows("aab6/a8/9/9/9/9/9/9/9") == patches


@pytest.mark.parametrize(
    "text",
    [
        "",
        "9/9",
        "9/9/9/9/9/9/9/9/8",
        "aa9/9/9/9/9/9/9/9/9",
        "b8/9/9/9/9/9/9/9/9",
        "0a8/9/9/9/9/9/9/9/9",
        "9/9/9/9/9/9/9/9/9/9",
    ],
)
def test_rows_that_are_no_sheet_are_refused(text):
    with pytest.raises(ValueError, match=r"nine|letters"):
        grid.from_rows(text)


def test_a_sheet_as_text_names_rows_and_columns():
    lines = grid.sheet_text((1,)).split("\n")
    assert lines[0] == "  a b c d e f g h i"
    assert lines[1] == "1 a . . . . . . . ."

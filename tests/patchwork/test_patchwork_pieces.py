"""The box of Patchwork: the tables against the checksums and against facts a person can see on the printed pieces."""

from collections import Counter

import pytest

from quiltingbee.games.patchwork import pieces


def test_the_checksums_of_the_33_patches():
    patches = pieces.patches()
    assert [patch.number for patch in patches] == list(range(33))
    assert sum(patch.shape.size for patch in patches) == 166
    assert sum(patch.buttons for patch in patches) == 38
    assert sum(patch.price for patch in patches) == 133
    assert sum(patch.time for patch in patches) == 107


def test_each_drawing_has_as_many_squares_as_its_row_says():
    rows = [[word.strip() for word in line.split("|")] for line in pieces._PATCHES.strip().splitlines()]
    assert [row[5].count("#") for row in rows] == [int(row[4]) for row in rows]


def test_the_sizes_of_the_patches():
    assert Counter(patch.shape.size for patch in pieces.patches()) == {2: 1, 3: 3, 4: 7, 5: 9, 6: 10, 7: 2, 8: 1}


def test_two_patches_are_equal_only_where_the_box_has_twins():
    seen: dict[frozenset[int], list[int]] = {}
    for patch in pieces.patches():
        seen.setdefault(patch.shape.forms, []).append(patch.number)
    assert [numbers for numbers in seen.values() if len(numbers) > 1] == [[1, 3], [5, 10], [7, 8]]


def test_no_special_patch_lies_on_a_button_and_all_before_the_goal():
    for spaces in pieces.SPECIALS.values():
        assert len(spaces) == 5
        assert not set(spaces) & set(pieces.INCOME)
        assert max(spaces) < pieces.GOAL


@pytest.mark.parametrize("name", ["normal", "tactical"])
def test_both_decks_have_twelve_cards_and_the_same_sums(name):
    cards = pieces.deck(name)
    assert len(cards) == 12
    assert sum(card.budget for card in cards) == 64
    assert sum(card.income for card in cards) == 18
    assert {word for card in cards for word in card.filters} == {"NO", "MB", "LG"}

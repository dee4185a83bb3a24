"""One test for each numbered rule of Patchwork Doodle, named by it. Numbers come from the rulebook or from a hand."""

from collections import Counter

import pytest
from tests.helpers import EMPTY, deal, doodle, filled, reason, refused, rows

import quiltingbee as qb
from quiltingbee.core import grid
from quiltingbee.core.game import Chance, Choice, Deal, Over, Refused
from quiltingbee.core.shapes import TURNS, Place, parse_shape
from quiltingbee.games.doodle import default_deck, scoring

CIRCLE = "U5 T4 I3 X5 L4 P5 O4 N5"


def started(seats: int = 1) -> qb.Match:
    return qb.Match(qb.game_named("doodle"), seats=seats)


# --- components -------------------------------------------------------------------------------------------------------


def test_C1_sheet_of_81_squares_four_actions_and_no_points():
    sheet = started().state.sheets[0]
    assert grid.SQUARES == 81
    assert (sheet.neighbour, sheet.dot, sheet.scissors, sheet.again) == (False,) * 4
    assert (sheet.filled, sheet.points) == (0, ())


def test_C2_ten_start_cards_each_another_patch_of_seven_squares():
    start = default_deck().start
    assert len(start) == 10
    assert {shape.size for shape in start} == {7}
    assert len({shape.forms for shape in start}) == 10


def test_C3_thirty_patch_cards():
    deck = default_deck()
    assert len(deck.cards) == 30
    assert len(set(deck.card_names)) == 23
    twice = {name for name in deck.card_names if deck.card_names.count(name) == 2}
    assert twice == {"T4", "L3", "L4", "O4", "U5", "V5", "N5"}


def test_C4_die_shows_one_two_and_three_twice_each():
    match = started()
    deal(match, "start", "S4")
    match.play(0, "draw a1 r0")
    deal(match, "cards", *CIRCLE.split())
    turn = match.turn
    assert isinstance(turn, Chance)
    assert sorted(turn.draws[0].pool) == [1, 1, 2, 2, 3, 3]
    for wrong in ((0,), (4,), (1, 2), ()):
        assert match.game.refusal(match.state, Deal("roll", wrong)) == "not-on-the-die"


def test_C5_one_token_on_the_card_the_die_marks():
    match = doodle(CIRCLE, roll=2, sheets=(EMPTY, EMPTY))
    assert "[T4]" in match.game.show(match.state)
    assert match.game.show(match.state).count("[") == 1


def test_C6_up_to_ten_get_different_start_cards_then_they_are_dealt_afresh():
    turn = started(10).turn
    assert isinstance(turn, Chance)
    names = default_deck().start_names
    assert turn.allows(names)
    assert not turn.allows((names[0], *names[:9]))
    turn = started(23).turn
    assert isinstance(turn, Chance)
    assert turn.allows(names + names[::-1] + names[:3])
    assert not turn.allows(names + names[::-1] + (names[0], names[1], names[0]))


@pytest.mark.parametrize("seats", [1, 2, 11, 1000])
def test_C6_any_number_of_seats_acts_at_the_same_time(seats):
    match = qb.new("doodle", seats=seats, seed=1)
    assert match.waiting == tuple(range(seats))


@pytest.mark.parametrize("seats", [0, -1, 1001, "2", 2.0])
def test_C6_no_seats_or_more_than_a_thousand_are_refused(seats):
    with pytest.raises(Refused, match="wrong-number-of-seats"):
        started(seats)
    with pytest.raises(Refused, match="wrong-number-of-seats"):
        qb.new("doodle", seats=seats)


# --- setup ------------------------------------------------------------------------------------------------------------


def test_S1_eight_cards_lie_open_in_a_circle():
    match = started()
    deal(match, "start", "S0")
    match.play(0, "draw a1 r0")
    assert match.turn == Chance("cards", match.turn.draws)  # type: ignore[union-attr]
    assert match.game.refusal(match.state, Deal("cards", ("U5",) * 7)) == "wrong-number-of-cards"
    deal(match, "cards", *CIRCLE.split())
    assert match.state.circle == tuple(CIRCLE.split())


def test_S2_the_circle_is_told_from_the_token_on_so_any_gap_is_as_likely():
    match = started()
    deal(match, "start", "S0")
    match.play(0, "draw a1 r0")
    turned = CIRCLE.split()[3:] + CIRCLE.split()[:3]
    deal(match, "cards", *turned)
    deal(match, "roll", 1)
    assert "[X5]" in match.game.show(match.state)


def test_S3_everybody_gets_a_start_card_and_draws_it_anywhere_turned_or_flipped():
    match = started(2)
    deal(match, "start", "S4", "S1")
    assert match.waiting == (0, 1)
    match.play(0, "draw d4 r1")
    match.play(1, "draw e1 m3")
    # S4 as drawn is ##../.#.#/.###; its columns from left to right, read upwards, are the rows after a quarter turn.
    assert grid.picture(filled(match)).split("\n")[3:7] == [".....#...", "...###...", "...#.....", "...##...."]


def test_S3_the_start_patch_must_be_drawn_whole_and_is_ones_own():
    match = started(2)
    deal(match, "start", "S4", "S1")
    assert refused(match, "pass") == "start-patch-must-be-drawn"
    assert refused(match, "left a1 r0") == "start-patch-as-it-is"
    assert refused(match, "draw cut a1 b1") == "start-patch-as-it-is"
    assert refused(match, "take U5 a1 r0") == "start-patch-as-it-is"


# --- drawing ----------------------------------------------------------------------------------------------------------


def test_D1_only_on_empty_squares_and_inside_the_grid():
    match = doodle(CIRCLE, roll=3, sheets=(rows("aaa\n...\n..."),))  # I3
    assert refused(match, "draw a1 r0") == "overlap"
    assert refused(match, "draw h5 r0") == "outside-the-sheet"
    assert refused(match, "draw h8 r1") == "outside-the-sheet"
    assert reason(match, "draw g5 r0") is None
    assert reason(match, "draw i7 r1") is None


def test_D2_all_eight_orientations():
    match = doodle("L4 T4 I3 X5 L4 P5 O4 N5")
    masks = set()
    for turn in TURNS:
        assert reason(match, f"draw d4 {turn}") is None
        masks.add(default_deck().shapes["L4"].mask(Place(grid.square("d4"), turn)))
    assert len(masks) == 8
    assert match.game.count(match.state, 0, plain=True) == 1 + 8 * 7 * 8  # a pass, and 8 ways in 7·8 boxes


def test_D3_a_patch_need_not_touch_anything():
    match = doodle(CIRCLE, roll=3, sheets=(rows("aaa\n...\n..."),))
    assert reason(match, "draw g9 r0") is None


def test_D4_only_the_patch_of_this_turn_can_be_drawn_again_elsewhere():
    match = doodle(CIRCLE, roll=3, sheets=(EMPTY, EMPTY))
    match.play(0, "draw a1 r0")
    assert refused(match, "draw g9 r0") == "already-acted"
    match.take_back(0)
    match.play(0, "draw g9 r0")
    match.play(1, "pass")
    assert filled(match) == grid.from_picture("\n".join(["........."] * 8 + ["......###"]))
    with pytest.raises(Refused, match="nothing-to-take-back"):
        match.take_back(0)


def test_D5_drawing_is_optional_and_who_cannot_draw_must_pass():
    match = doodle(CIRCLE, roll=3)
    assert reason(match, "pass") is None
    full = rows("\n".join(["aaaaaaaaa"] * 8 + ["aaaaaaa.."]))
    match = doodle(CIRCLE, roll=3, sheets=(full,), used=("ndsa",))
    assert [str(act) for act in match.acts(0)] == ["pass"]


# --- turns ------------------------------------------------------------------------------------------------------------


def test_T1_three_rounds_of_six_turns():
    match = qb.new("doodle", seed=3)
    match.play(0, next(match.acts(0)))
    seen = []
    while not match.over:
        seen.append((match.state.round, match.state.turn))
        match.play(0, "pass")
    assert seen == [(number, turn) for number in (1, 2, 3) for turn in (1, 2, 3, 4, 5, 6)]


def test_T2_one_roll_a_turn_and_one_is_the_next_card():
    match = doodle(CIRCLE, roll=0)
    assert isinstance(match.turn, Chance)
    assert match.turn.kind == "roll"
    assert match.game.refusal(match.state, Deal("cards", ("I4",))) == "not-this-deal"
    assert refused(match, "pass") == "deal-first"
    for roll, card in ((1, "[U5]"), (2, "[T4]"), (3, "[I3]")):
        again = doodle(CIRCLE, roll=0)
        deal(again, "roll", roll)
        assert card in again.game.show(again.state)
        assert isinstance(again.turn, Choice)
        assert again.game.refusal(again.state, Deal("roll", (1,))) == "acts-first"


def test_T3_everybody_may_draw_the_marked_patch():
    match = doodle(CIRCLE, roll=2, sheets=(EMPTY, EMPTY, EMPTY))
    for seat in range(3):
        match.play(seat, "draw a1 r0")
    assert {sheet.filled for sheet in match.state.sheets} == {grid.from_picture("###/.#.")}


def test_T4_the_marked_card_goes_and_the_token_stays_in_its_gap():
    match = doodle(CIRCLE, roll=2)
    match.play(0, "pass")
    assert match.state.circle == ("I3", "X5", "L4", "P5", "O4", "N5", "U5")
    deal(match, "roll", 3)
    match.play(0, "pass")
    assert match.state.circle == ("P5", "O4", "N5", "U5", "I3", "X5")
    sizes = [len(match.state.circle)]
    while match.state.round == 1:
        deal(match, "roll", 1)
        match.play(0, "pass")
        sizes.append(len(match.state.circle))
    assert sizes == [6, 5, 4, 3, 2]


def test_T5_with_two_cards_left_the_round_is_scored():
    match = doodle("U5 T4 I3", roll=1, sheets=(rows("aa\naa"),))
    match.play(0, "pass")
    assert len(match.state.circle) == 2
    assert match.state.sheets[0].points == (4,)
    assert (match.state.round, match.state.turn) == (2, 1)


def test_T6_the_two_that_stayed_come_first_and_six_new_ones_behind():
    match = doodle("U5 T4 I3", roll=2)
    match.play(0, "pass")
    turn = match.turn
    assert isinstance(turn, Chance)
    assert turn.count == 6
    deal(match, "cards", "X5", "H6a", "H6b", "H6c", "H6e", "H6f")
    assert match.state.circle == ("I3", "U5", "X5", "H6a", "H6b", "H6c", "H6e", "H6f")


def test_T7_twenty_cards_enter_a_game():
    match = qb.new("doodle", seed=5)
    match.play(0, next(match.acts(0)))
    while not match.over:
        match.play(0, "pass")
    dealt = [card for event in match.log if isinstance(event, Deal) and event.kind == "cards" for card in event.outcome]
    assert len(dealt) == 20
    deck = list(default_deck().card_names)
    for card in dealt:
        deck.remove(card)  # no card more often than the deck has it


def test_T7_a_card_that_has_entered_is_not_drawn_again():
    match = doodle("U5 T4 X5", roll=1)
    match.play(0, "pass")
    assert match.game.refusal(match.state, Deal("cards", ("X5", "I1", "I2", "I3", "I4", "P5"))) == "not-in-the-deck"


def test_T8_the_very_last_turn_has_no_roll_and_everybody_picks_a_card():
    match = doodle("U5 T4 I3", turn="3.6", points="1,2", sheets=(EMPTY, EMPTY))
    assert match.waiting == (0, 1)
    assert match.game.refusal(match.state, Deal("roll", (1,))) == "acts-first"
    assert refused(match, "draw a1 r0") == "take-a-card"
    assert refused(match, "take X5 a1 r0") == "card-not-in-the-circle"
    match.play(0, "take T4 a1 r0")
    match.play(1, "take T4 a1 r0")
    assert match.over
    assert not match.state.sheets[0].neighbour  # picking is no special action
    assert match.turn == Over()
    assert refused(match, "pass") == "match-over"


def test_T8_before_the_very_last_turn_nobody_takes():
    assert refused(doodle("U5 T4 I3", turn="2.6", points="1"), "take U5 a1 r0") == "take-only-in-the-last-turn"


# --- special actions --------------------------------------------------------------------------------------------------


def test_A1_the_neighbour_is_the_next_card_left_or_right_wrapping_round():
    match = doodle("U5 I3 I4", roll=1)  # U5 is marked: anticlockwise is I4, clockwise I3
    match.play(0, "left a1 r0")
    assert match.state.circle == ("I3", "I4")  # only the marked card goes
    assert match.state.sheets[0].filled.bit_count() == 4
    assert match.state.sheets[0].neighbour
    match = doodle("U5 I3 I4", roll=3)
    match.play(0, "right a1 r0")
    assert match.state.sheets[0].filled.bit_count() == 5
    match = doodle("U5 I3 I4", roll=3, used=("n",))
    assert refused(match, "right a1 r0") == "neighbour-used"


@pytest.mark.parametrize(
    ("roll", "draw", "left", "right"), [(1, "U5", "I4", "I3"), (2, "I3", "U5", "I4"), (3, "I4", "I3", "U5")]
)
def test_A1_both_neighbours_are_among_the_acts_wherever_the_marked_card_lies(roll, draw, left, right):
    # U5 lies four ways in 7·8 boxes; I3 lies or stands in 63 places each, I4 in 54.
    ways = {"U5": 4 * 56, "I3": 2 * 63, "I4": 2 * 54}
    match = doodle("U5 I3 I4", roll=roll, used=("dsa",))
    found = Counter(act.drawing.how for act in match.acts(0) if act.drawing is not None)
    assert found == {"draw": ways[draw], "left": ways[left], "right": ways[right]}


def test_A2_the_single_square_shades_exactly_one_empty_square():
    match = doodle(CIRCLE, roll=3, sheets=(rows("a"),))
    assert refused(match, "pass + dot a1") == "overlap"
    assert refused(match, "draw b1 r0 + dot c1") == "overlap"
    match.play(0, "draw b1 r0 + dot e1")
    assert filled(match) == grid.from_picture("#####")
    assert refused(doodle(CIRCLE, used=("d",)), "pass + dot a1") == "square-used"


def test_A3_one_cut_leaves_two_pieces_and_one_of_them_is_drawn():
    match = doodle(CIRCLE, roll=3)
    match.play(0, "draw cut a1 b1")  # I3: two of three
    assert filled(match) == grid.from_picture("##")
    assert match.state.sheets[0].scissors
    match = doodle(CIRCLE, roll=3)
    assert refused(match, "draw cut a1 b1 c1") == "not-one-cut"  # the whole is no piece
    assert refused(match, "draw cut a1 c1") == "not-one-cut"  # both ends are two pieces
    assert refused(doodle(CIRCLE, roll=3, used=("s",)), "draw cut a1") == "scissors-used"
    match = doodle(CIRCLE, roll=3, sheets=(rows("a"),))
    assert refused(match, "draw cut a1 b1") == "overlap"


def test_A4_again_is_a_second_use_of_one_that_has_been_used_and_there_is_one():
    fresh, used = doodle(CIRCLE, roll=3), doodle(CIRCLE, roll=3, used=("nds",))
    assert refused(fresh, "again left a1 r0") == "again-before-first-use"
    assert refused(fresh, "draw again cut a1") == "again-before-first-use"
    assert refused(fresh, "pass + again dot a1") == "again-before-first-use"
    for act in ("again left a1 r0", "draw again cut a1", "pass + again dot a1"):
        assert reason(used, act) is None
    assert refused(used, "again left cut a1") == "scissors-used"
    assert refused(used, "again left again cut a1") == "again-only-once"
    assert refused(used, "draw again cut a1 + again dot b1") == "again-only-once"
    spent = doodle(CIRCLE, roll=3, used=("ndsa",))
    for act in ("again left a1 r0", "draw again cut a1", "pass + again dot a1"):
        assert refused(spent, act) == "again-only-once"


def test_A4_again_crosses_itself_off():
    match = doodle(CIRCLE, roll=3, used=("n",))
    match.play(0, "again left a1 r0")
    sheet = match.state.sheets[0]
    assert (sheet.neighbour, sheet.again) == (True, True)


def test_A5_the_single_square_also_in_a_turn_one_passes_and_before_a_scoring():
    match = doodle("U5 T4 I3", roll=1, sheets=(rows("aa\na"),))
    match.play(0, "pass + dot b2")
    assert match.state.sheets[0].points == (4,)  # 2×2 with the square


def test_A6_patch_and_square_two_squares_and_neighbour_with_scissors():
    match = doodle(CIRCLE, roll=3)
    assert reason(match, "draw a1 r0 + dot e5") is None
    assert reason(match, "pass + dot a1 + again dot b1") is None
    assert reason(match, "draw a1 r0 + dot e5 + again dot e6") is None
    assert reason(match, "left cut a1 b1 c1") is None  # T4: the bar of three
    assert refused(match, "pass + dot a1 + again dot a1") == "overlap"
    assert refused(match, "pass + dot a1 + dot b1") == "square-used"
    assert refused(match, "pass + dot a1 + again dot b1 + again dot c1") == "too-many-squares"


def test_A6_two_squares_are_the_same_act_in_either_order():
    match = doodle(CIRCLE, roll=3)
    played = match.play(0, "pass + dot i9 + again dot a1")
    assert match.game.format(played) == "P1 pass + dot a1 + again dot i9"
    assert filled(match) == grid.mask_of([0, 80])
    assert (match.state.sheets[0].dot, match.state.sheets[0].again) == (True, True)


def test_A6_neighbour_with_scissors_can_be_switched_off():
    match = doodle(CIRCLE, roll=3, flags=("no-neighbour-scissors",))
    assert refused(match, "left cut a1 b1 c1") == "neighbour-with-scissors-is-off"
    assert reason(match, "draw cut a1 b1") is None
    assert reason(match, "left a1 r0") is None


def test_A6_cutting_the_kept_piece_again_is_an_option():
    assert refused(doodle(CIRCLE, roll=3), "draw cut again cut a1") == "cut-again-is-off"
    match = doodle(CIRCLE, roll=1, flags=("cut-again",))  # U5: 1 cut gives I1 I2 L3 L4
    assert refused(match, "draw cut a1 b1 c1") == "not-one-cut"
    assert reason(match, "draw cut again cut a1 b1 c1") is None  # L4 and then its bar
    assert refused(match, "draw cut again cut a1 b1 c1 a2") == "not-one-cut"
    assert refused(match, "draw cut again cut a1 b1 c1 + again dot i9") == "again-before-first-use"
    match.play(0, "draw cut again cut a1 b1 c1")
    sheet = match.state.sheets[0]
    assert (sheet.scissors, sheet.again) == (True, True)
    spent = doodle(CIRCLE, roll=1, flags=("cut-again",), used=("sa",))
    assert refused(spent, "draw cut again cut a1 b1 c1") == "scissors-used"
    spent = doodle(CIRCLE, roll=1, flags=("cut-again",), used=("na",))
    assert refused(spent, "draw cut again cut a1 b1 c1") == "again-only-once"


def test_A6_in_the_last_turn_scissors_and_square_but_no_neighbour():
    match = doodle("U5 T4 I3", turn="3.6", points="1,2")
    assert refused(match, "left a1 r0") == "no-neighbour-in-the-last-turn"
    assert reason(match, "take I3 cut a1 b1 + dot c1") is None
    assert reason(match, "take I3 a1 r0 + dot d1 + again dot e1") is None


NAMED = {"1": "U5", "2": "L4", "3": "I3", "4": "L3", "5": "I2", "6": "I1", "7": "P5", "8": "O4"}


@pytest.mark.parametrize(("patch", "pieces", "never"), [("1", "2456", "3"), ("7", "34568", "2"), ("8", "5", "3")])
def test_A7_the_rulebooks_example(patch, pieces, never):
    shapes = default_deck().shapes
    cuts = {piece.forms for piece in shapes[NAMED[patch]].cuts}
    for number, name in NAMED.items():
        if number in pieces:
            assert shapes[name].forms in cuts
        elif number in never:
            assert shapes[name].forms not in cuts
    if patch == "8":
        assert cuts == {shapes["I2"].forms}


TABLE = """
I2:I1  I3:I1,I2  L3:I1,I2  I4:I1,I2,I3  L4:I1,I2,I3,L3  T4:I1,I3,L3  O4:I2  Y5:I1,I2,I4,L3,L4,T4
P5:I1,I2,I3,L3,O4  U5:I1,I2,L3,L4  V5:I1,I2,I3,L4  T5:I1,I2,I3,L4,T4  N5:I1,I2,I3,L3,L4,S4  W5:I1,I2,L3,S4
Z5:I1,I2,L3,L4  X5:I1,T4  I1:
"""


@pytest.mark.parametrize("row", TABLE.split())
def test_A7_pieces_of_each_shape(row):
    name, _, pieces = row.partition(":")
    shapes = {**default_deck().shapes, "S4": parse_shape("S4", ".##/##.")}
    assert {piece.forms for piece in shapes[name].cuts} == {shapes[piece].forms for piece in pieces.split(",") if piece}


def test_A7_one_leg_of_the_u():
    match = doodle(CIRCLE, roll=1)  # U5 ###/#.#
    assert reason(match, "draw cut a1 b1 c1 a2") is None  # one leg off: L4 stays
    assert refused(match, "draw cut a1 b1 c1") == "not-one-cut"  # the whole line would give three pieces


# --- scoring ----------------------------------------------------------------------------------------------------------


def test_P1_largest_square_inside_and_one_for_each_further_row_or_column():
    assert scoring.points(5, 4) == 17
    assert scoring.round_points(grid.rectangle(2, 3, 4, 5)) == 17
    assert scoring.round_points(0) == 0


# What a rectangle scores, by its shorter side downwards and its longer side across.
WORTH = """
1  2  3  4  5  6  7  8  9
-  4  5  6  7  8  9 10 11
-  -  9 10 11 12 13 14 15
-  -  - 16 17 18 19 20 21
-  -  -  - 25 26 27 28 29
-  -  -  -  - 36 37 38 39
-  -  -  -  -  - 49 50 51
-  -  -  -  -  -  - 64 65
-  -  -  -  -  -  -  - 81
"""


def test_P1_every_rectangle_there_is_lying_and_standing():
    for short, line in enumerate(WORTH.split("\n")[1:-1], 1):
        for long, worth in enumerate(line.split(), 1):
            if worth != "-":
                assert scoring.points(short, long) == scoring.points(long, short) == int(worth)


@pytest.mark.parametrize(
    ("width", "height", "worth"), [(8, 3, 14), (3, 8, 14), (4, 5, 17), (2, 4, 6), (1, 1, 1), (9, 9, 81)]
)
def test_P2_the_rulebooks_numbers(width, height, worth):
    assert scoring.points(width, height) == worth
    assert scoring.round_points(grid.rectangle(0, 0, width, height)) == worth


def test_P2_of_3x8_and_4x5_the_4x5_is_scored():
    both = grid.rectangle(0, 0, 8, 3) | grid.rectangle(0, 0, 4, 5)
    best = scoring.best_rectangle(both)
    assert best is not None
    assert (best.points, best.left, best.top, best.width, best.height) == (17, 0, 0, 4, 5)


def test_P3_the_best_rectangle_the_first_in_reading_order():
    two = grid.rectangle(5, 0, 2, 2) | grid.rectangle(0, 4, 2, 2)
    best = scoring.best_rectangle(two)
    assert best is not None
    assert (best.left, best.top, best.width, best.height) == (5, 0, 2, 2)
    assert scoring.best_rectangle(0) is None


def test_P4_the_same_rectangle_scores_again_in_the_next_round():
    match = doodle("U5 T4 I3", turn="2.6", roll=1, points="4", sheets=(rows("aa\naa"),))
    match.play(0, "pass")
    assert match.state.sheets[0].points == (4, 4)


def test_P5_after_the_third_scoring_one_off_for_each_empty_square():
    match = doodle("U5 T4 I3", turn="3.6", points="4,4", sheets=(rows("aa\naa"),))
    assert match.scores == (8,)  # not before the end
    match.play(0, "pass")
    assert match.scores == (4 + 4 + 4 - 77,)


def test_P6_most_points_win_and_a_tie_is_shared():
    small, large = rows("aa\naa"), rows("aaa\naaa")
    match = doodle("U5 T4 I3", turn="3.6", points="1,1", sheets=(small, large, large))
    assert match.game.winners(match.state) == ()
    for seat in range(3):
        match.play(seat, "pass")
    assert match.scores == (1 + 1 + 4 - 77, 1 + 1 + 5 - 75, 1 + 1 + 5 - 75)
    assert match.game.winners(match.state) == (1, 2)


def test_P6_unused_special_actions_are_worth_nothing():
    scores = []
    for used in ("-", "ndsa"):
        match = doodle("U5 T4 I3", turn="3.6", points="1,1", used=(used,))
        match.play(0, "pass")
        scores.append(match.scores)
    assert scores[0] == scores[1]


def test_P7_solo_is_the_same_game():
    match = qb.new("doodle", seed=2)
    match.finish(lambda match, seat: next(match.acts(seat)))
    assert match.game.winners(match.state) == (0,)

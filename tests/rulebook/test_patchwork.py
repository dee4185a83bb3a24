"""The numbered rules of Patchwork, a test each, named by the rule. Every expected value comes from the rulebook or by hand.

C1 a box of 33 patches … E3 the winner, then the statements about the Automa. Squares: letter = column, number = row.
"""

from dataclasses import replace
from typing import Any

import pytest

from quiltingbee.core import grid
from quiltingbee.core.game import Chance, Choice, Deal, Move, Over, Refused
from quiltingbee.games.patchwork import Automa, Options, Patchwork, Quilt, State, pieces
from quiltingbee.games.patchwork.state import LEATHER

GAME: Any = Patchwork()
FULL = grid.FULL
SEVEN = grid.rectangle(0, 0, 7, 7)


def circle(*first: int) -> str:
    """The deal of a circle that begins with these patches and goes on in the order of the box."""
    rest = [n for n in range(1, 33) if n not in first]
    return "-- circle " + " ".join(f"{n:02d}" for n in [*first, *rest, 0])


def play(*lines: str, state=None):
    state = GAME.start(2) if state is None else state
    for line in lines:
        event = GAME.parse(line)
        assert GAME.refusal(state, event) is None, line
        state = GAME.apply(state, GAME.normal(state, event))
    return state


def refused(state, line):
    return GAME.refusal(state, GAME.parse(line))


def table(mine, other=None, **facts):
    """A match in which P1 is to act, with the circle in the order of the box behind 01."""
    values = {"options": Options(), "mover": 0, "circle": (*range(1, 33), 0)}
    return State(**{**values, "quilts": (mine, Quilt() if other is None else other), **facts})


# ---------------------------------------------------------------------------------------------------- components


def test_C1_33_patches_and_their_checksums():
    patches = pieces.patches()
    assert len(patches) == 33
    assert sum(patch.shape.size for patch in patches) == 166
    assert sum(patch.buttons for patch in patches) == 38
    assert sum(patch.price for patch in patches) == 133
    assert sum(patch.time for patch in patches) == 107
    assert {patch.buttons for patch in patches} == {0, 1, 2, 3}
    smallest, largest = patches[0], patches[32]
    assert (smallest.price, smallest.time, smallest.buttons, str(smallest.shape)) == (2, 1, 0, "##")
    assert (largest.price, largest.time, largest.buttons, str(largest.shape)) == (5, 3, 1, ".##./####/.##.")


def test_C2_the_track_ends_at_53():
    there = play("P1 advance", state=table(Quilt(time=52), Quilt(time=53)))
    assert there.quilts[0].time == 53
    assert GAME.turn(there) == Over()
    assert GAME.turn(table(Quilt(time=52), Quilt(time=53))) == Choice((0,))


def test_C3_a_button_lies_on_nine_spaces():
    paid = []
    for space in range(1, 54):
        # Both tokens one space before it: advancing moves one space (one button), and may earn the two on the quilt.
        state = play("P1 advance", state=table(Quilt(income=2, time=space - 1, buttons=0), Quilt(time=space - 1)))
        if state.quilts[0].buttons == 3:
            paid.append(space)
        else:
            assert state.quilts[0].buttons == 1
    assert paid == [5, 11, 17, 23, 29, 35, 41, 47, 53]


@pytest.mark.parametrize(("edition", "spaces"), [("revised", [26, 32, 38, 44, 50]), ("original", [20, 26, 32, 44, 50])])
def test_C4_five_special_patches_lie_on_the_track(edition, spaces):
    taken = []
    for space in range(1, 54):
        before = table(Quilt(time=space - 1), Quilt(time=space - 1), options=Options(edition))
        if play("P1 advance", state=before).leather:
            taken.append(space)
    assert taken == spaces


def test_C4_revised_is_the_default_and_there_is_no_third_edition():
    assert GAME.start(2).options.edition == "revised"
    assert GAME.start(2, edition="original").options.edition == "original"
    with pytest.raises(Refused, match="unknown-edition"):
        GAME.start(2, edition="pocket")


# --------------------------------------------------------------------------------------------------------- setup


def test_S1_two_players_nine_by_nine_five_buttons():
    state = GAME.start(2)
    assert GAME.seats(state) == 2
    for quilt in state.quilts:
        assert (quilt.buttons, quilt.time, quilt.filled, quilt.patches) == (5, 0, 0, ())
    assert GAME.checks(state)["empty"] == "81 81"
    for seats in (0, 1, 3, -2):
        with pytest.raises(Refused, match="wrong-number-of-seats"):
            GAME.start(seats)


def test_S2_the_circle_begins_behind_the_smallest_patch():
    state = play("-- first P1")
    turn = GAME.turn(state)
    assert isinstance(turn, Chance)
    assert [(sorted(draw.pool), draw.count) for draw in turn.draws] == [(list(range(1, 33)), 32), ([0], 1)]
    assert play(circle(7, 3), state=state).circle[:3] == (7, 3, 1)
    assert play(circle(7, 3), state=state).circle[-1] == 0
    numbers = circle().split()[2:]
    first_last = " ".join(["-- circle", numbers[-1], *numbers[:-1]])
    assert refused(state, first_last) == "start-patch-not-last"
    assert refused(state, " ".join(["-- circle", *numbers[1:]])) == "wrong-number-of-patches"
    assert refused(state, " ".join(["-- circle", numbers[1], *numbers[1:]])) == "patch-twice"
    assert refused(state, " ".join(["-- circle", "33", *numbers[1:]])) == "no-such-patch"


def test_S3_chance_says_who_begins():
    assert GAME.turn(GAME.start(2)) == Chance("first", GAME.turn(GAME.start(2)).draws)
    assert [(draw.pool, draw.count) for draw in GAME.turn(GAME.start(2)).draws] == [((0, 1), 1)]
    for seat in (0, 1):
        assert GAME.turn(play(f"-- first P{seat + 1}", circle())) == Choice((seat,))
    assert refused(GAME.start(2), "-- first P3") == "no-such-seat"


# -------------------------------------------------------------------------------------------------------- a turn


def test_T1_the_token_further_back_acts():
    assert GAME.turn(play("P1 advance", state=table(Quilt(time=9), Quilt(time=9)))) == Choice((1,))
    # 17 takes one hour: from 3 to 4 the token stays behind the other on 9, and P1 acts again.
    state = table(Quilt(time=3, buttons=9), Quilt(time=9), circle=(17, *range(1, 17), *range(18, 33), 0))
    state = play("P1 buy 17 a1 r0", state=state)
    assert state.quilts[0].time == 4
    assert GAME.turn(state) == Choice((0,))
    assert refused(state, "P2 advance") == "not-your-turn"


def test_T1_on_the_same_space_the_one_that_came_last_acts():
    # 11 takes two hours: from 7 to 9, where the other stands already.
    state = table(Quilt(time=7), Quilt(time=9), circle=(11, *range(1, 11), *range(12, 33), 0))
    state = play("P1 buy 11 a1 r0", state=state)
    assert state.times == (9, 9)
    assert GAME.turn(state) == Choice((0,))
    assert GAME.turn(play("P1 advance", state=state)) == Choice((1,))


def test_T2_buying_pays_moves_the_neutral_token_sews_and_takes_time():
    state = play("-- first P1", circle(12, 11, 20, 9, 8), "P1 buy 20 a1 r0")
    quilt = state.quilts[0]
    # 20: no buttons, three hours, one button on it; .#../####/.#.. on a1 covers b1 a2 b2 c2 d2 b3.
    assert (quilt.buttons, quilt.time, quilt.income) == (5, 3, 1)
    assert quilt.patches == (grid.mask_of(map(grid.square, ["b1", "a2", "b2", "c2", "d2", "b3"])),)
    assert quilt.numbers == (20,)
    # The neutral token stands where 20 lay: 09 and 08 are next, 12 and 11 are reached last.
    assert state.circle[:2] == (9, 8)
    assert state.circle[-3:] == (0, 12, 11)
    assert len(state.circle) == 32


def test_T2_only_the_next_three_patches_may_be_bought():
    state = play("-- first P1", circle(12, 11, 20, 1))
    assert refused(state, "P1 buy 01 a1 r0") == "patch-out-of-reach"
    assert refused(state, "P1 buy 00 a1 r0") == "patch-out-of-reach"
    assert {act.patch for act in GAME.acts(state, 0) if hasattr(act, "patch")} == {12, 11, 20}


def test_T2_fewer_patches_when_fewer_are_left():
    state = table(Quilt(time=40, buttons=9), Quilt(time=45), circle=(2, 1))
    assert {act.patch for act in GAME.acts(state, 0) if hasattr(act, "patch")} == {2, 1}
    assert refused(state, "P1 buy 03 a1 r0") == "patch-out-of-reach"
    state = replace(state, circle=())
    assert [str(act) for act in GAME.acts(state, 0)] == ["advance"]


def test_T3_advancing_pays_one_button_for_every_space():
    state = play("P1 advance", state=table(Quilt(time=12, buttons=3), Quilt(time=15)))
    # 12 → 16: four spaces, four buttons; the income space 17 is not reached.
    assert state.quilts[0].time == 16
    assert state.quilts[0].buttons == 7


def test_T3_spaces_behind_the_end_are_not_paid():
    state = play("P1 advance", state=table(Quilt(time=50, buttons=3), Quilt(time=53)))
    # 50 → 53: three spaces, not four; the quilt bears no buttons, so reaching 53 earns nothing more.
    assert state.quilts[0].time == 53
    assert state.quilts[0].buttons == 6


def test_T4_turned_and_flipped_as_liked():
    # 13 is ###./..##. Its eight orientations in the corner at a1, by hand.
    squares = {
        "r0": "a1 b1 c1 c2 d2",
        "r1": "b1 b2 a3 b3 a4",
        "r2": "a1 b1 b2 c2 d2",
        "r3": "b1 a2 b2 a3 a4",
        "m0": "b1 c1 d1 a2 b2",
        "m1": "a1 a2 b2 b3 b4",
        "m2": "c1 d1 a2 b2 c2",
        "m3": "a1 a2 a3 b3 b4",
    }
    state = play("-- first P1", circle(13))
    for turn, names in squares.items():
        after = play(f"P1 buy 13 a1 {turn}", state=state)
        assert after.quilts[0].filled == grid.mask_of(map(grid.square, names.split())), turn


def test_T4_inside_the_quilt_and_without_overlap():
    state = play("-- first P1", circle(12, 13, 20))
    assert refused(state, "P1 buy 12 h1 r0") == "outside-the-sheet"
    assert refused(state, "P1 buy 12 a9 r0") == "outside-the-sheet"
    assert refused(state, "P1 buy 12 g8 r0") is None
    # A special patch lies on a1; 12 is ###/##. and covers the corner of its box.
    state = table(Quilt((1,), (LEATHER,), 1, time=30), Quilt(time=40), circle=(12, 13, 20))
    assert refused(state, "P1 buy 12 a1 r0") == "overlap"
    assert refused(state, "P1 buy 12 b1 r0") is None
    # 13 as drawn, ###./..##, covers the corner of its box; a quarter turn on, .#/.#/##/#., it does not.
    assert refused(state, "P1 buy 13 a1 r0") == "overlap"
    assert refused(state, "P1 buy 13 a1 r1") is None


def test_T4_a_patch_that_cannot_be_paid_cannot_be_taken():
    state = play("-- first P1", circle(18, 9, 20))
    assert refused(state, "P1 buy 18 a1 r0") == "too-few-buttons"  # ten buttons
    assert refused(state, "P1 buy 09 a1 r0") == "too-few-buttons"  # six buttons, five in hand
    assert refused(state, "P1 buy 20 a1 r0") is None


def test_T4_a_patch_that_cannot_be_placed_cannot_be_taken():
    filled = FULL ^ grid.mask_of(map(grid.square, ("a1", "c1", "e5", "f5")))
    state = table(Quilt((filled,), (LEATHER,), filled, time=30), Quilt(time=40), circle=(2, 0, 1))
    acts = [str(act) for act in GAME.acts(state, 0)]
    assert sorted(acts) == ["advance", "buy 00 e5 r0"]


def test_T4_equal_squares_are_one_act():
    # 00 on the empty quilt: 72 places lying, 72 standing; 02: 63 and 63; 06: 54 and 54; and advancing.
    state = table(Quilt(), circle=(0, 2, 6))
    assert GAME.count(state, 0) == 144 + 126 + 108 + 1
    assert len(list(GAME.acts(state, 0))) == 379
    mirrored = GAME.parse("P1 buy 00 c3 m3")
    assert GAME.normal(state, mirrored) == GAME.parse("P1 buy 00 c3 r1")


def test_T5_pay_take_place_then_move():
    # From 4 with 20 (three hours, one button on it) past 5: the new patch earns already. 5 - 0 + (0 + 1) = 6.
    state = table(Quilt(time=4), Quilt(time=9), circle=(20, *range(1, 20), *range(21, 33), 0))
    state = play("P1 buy 20 a1 r0", state=state)
    assert state.quilts[0].buttons == 6


def test_T5_the_7x7_is_tested_before_the_token_moves():
    # 02 fills the rest of the square a1-g7 and moves from 25 over the special patch on 26: the tile is there, the patch to come.
    gap = grid.mask_of(map(grid.square, ("e7", "f7", "g7")))
    state = table(Quilt((SEVEN ^ gap,), (1,), SEVEN ^ gap, time=25), Quilt(time=25), circle=(2, 0))
    state = play("P1 buy 02 e7 r0", state=state)
    assert state.bonus == 0
    assert state.leather


# ------------------------------------------------------------------------------------------------------- income


def test_I1_two_buttons_crossed_pay_twice():
    # 4 → 11 crosses 5 and reaches 11: seven buttons for seven spaces, and twice the three on the quilt.
    state = play("P1 advance", state=table(Quilt(time=4, buttons=0, income=3), Quilt(time=10)))
    assert state.quilts[0].time == 11
    assert state.quilts[0].buttons == 7 + 3 + 3


def test_I1_each_player_earns_for_the_own_quilt_only():
    state = play("P1 advance", state=table(Quilt(time=4, income=3), Quilt(time=4, income=7, buttons=2)))
    assert state.quilts[0].buttons == 5 + 1 + 3
    assert state.quilts[1].buttons == 2


def test_I2_the_first_to_pass_takes_the_special_patch_and_sews_it_on_at_once():
    state = play("P1 advance", state=table(Quilt(time=20), Quilt(time=25)))
    assert state.quilts[0].time == 26
    assert GAME.turn(state) == Choice((0,))  # though P2 is behind now
    assert refused(state, "P2 advance") == "not-your-turn"
    assert refused(state, "P1 advance") == "leather-first"
    assert refused(state, "P1 buy 01 a1 r0") == "leather-first"
    assert GAME.count(state, 0) == 81
    state = play("P1 leather e5", state=state)
    assert state.quilts[0].filled == 1 << grid.square("e5")
    assert (state.quilts[0].buttons, state.quilts[0].income) == (5 + 6, 0)
    assert GAME.turn(state) == Choice((1,))
    assert refused(state, "P2 leather a1") == "no-leather"
    # P2 passes the empty space 26 later and gets nothing.
    state = play("P2 advance", state=state)
    assert state.quilts[1].time == 27
    assert not state.leather


def test_I2_not_onto_a_patch():
    state = play("P1 advance", state=table(Quilt((1,), (LEATHER,), 1, time=20), Quilt(time=25)))
    assert refused(state, "P1 leather a1") == "overlap"
    assert GAME.count(state, 0) == 80


def test_I2_with_no_empty_square_it_is_discarded():
    state = table(Quilt((FULL,), (LEATHER,), FULL, time=20), Quilt(time=25), bonus=0)
    state = play("P1 advance", state=state)
    assert not state.leather
    assert GAME.turn(state) == Choice((1,))


def test_I3_the_first_full_7x7_gets_the_tile():
    for left in range(3):
        for top in range(3):
            square = grid.rectangle(left, top, 7, 7)
            last = 1 << grid.square("e5")
            state = table(Quilt((square ^ last,), (1,), square ^ last, time=26), leather=True)
            assert state.bonus is None
            assert play("P1 leather e5", state=state).bonus == 0


def test_I3_48_of_49_squares_or_a_6x8_do_not_count():
    for filled in (SEVEN ^ 1, grid.rectangle(0, 0, 6, 8), grid.rectangle(0, 0, 9, 6)):
        state = table(Quilt((filled,), (1,), filled, time=26), leather=True)
        assert play("P1 leather i9", state=state).bonus is None


def test_I3_there_is_one_tile():
    last = 1 << grid.square("e5")
    state = table(Quilt((SEVEN ^ last,), (1,), SEVEN ^ last, time=26), leather=True, bonus=1)
    assert play("P1 leather e5", state=state).bonus == 1


# ---------------------------------------------------------------------------------------------------------- end


def test_E1_surplus_time_is_lost():
    # 10 takes six hours; from 50 only three are left.
    state = table(Quilt(time=50, buttons=7), Quilt(time=52), circle=(10,))
    state = play("P1 buy 10 a1 r0", state=state)
    assert state.quilts[0].time == 53
    assert state.quilts[0].buttons == 0 + 3  # 53 is reached: the three buttons on it are earned


def test_E1_who_is_on_53_acts_no_more_and_the_other_plays_on_alone():
    state = table(Quilt(time=40, buttons=9), Quilt(time=53), circle=(17, 11, 0))
    # 17 (one hour, 40 → 41: one button of its own), 11 (two hours), then to the end.
    state = play("P1 buy 17 a1 r0", "P1 buy 11 a2 r0", "P1 advance", state=state)
    assert GAME.turn(state) == Over()
    # 9 - 7 + 1 (space 41) - 1 + 10 spaces from 43 to 53 + 2 (spaces 47 and 53, one button on the quilt) = 14
    assert state.quilts[0].buttons == 14
    assert refused(state, "P1 advance") == "match-over"


def test_E2_two_buttons_for_each_empty_square():
    state = table(Quilt(time=53, buttons=18, filled=FULL ^ 0b11), Quilt(time=53, buttons=30))
    assert GAME.scores(state) == (18 - 4, 30 - 162)


def test_E3_most_buttons_win_the_tile_counts_seven():
    mine = Quilt(time=53, buttons=14, filled=FULL ^ 0b11111)
    other = Quilt(time=53, buttons=18, filled=FULL ^ 0b11)
    assert GAME.winners(table(mine, other)) == (1,)
    assert GAME.scores(table(mine, other, bonus=0)) == (11, 14)
    assert GAME.winners(table(mine, replace(other, buttons=14), bonus=0)) == (0,)


@pytest.mark.parametrize("last", [0, 1])
def test_E3_on_a_tie_who_reached_53_first_wins(last):
    quilts = [Quilt(time=53, buttons=20), Quilt(time=53, buttons=20)]
    quilts[last] = Quilt(time=52, buttons=19)
    state = play(f"P{last + 1} advance", state=table(*quilts, mover=last))
    assert GAME.scores(state) == (20 - 162, 20 - 162)
    assert GAME.winners(state) == (1 - last,)


def test_E3_nobody_has_won_before_the_end():
    assert GAME.winners(GAME.start(2)) == ()
    assert GAME.winners(table(Quilt(time=52), Quilt(time=53))) == ()


def test_checks_14_buttons_with_the_tile_and_5_empty_squares_are_11():
    assert GAME.scores(table(Quilt(buttons=14, filled=FULL ^ 0b11111), bonus=0))[0] == 11


def test_checks_18_buttons_and_2_empty_squares_are_14():
    assert GAME.scores(table(Quilt(buttons=18, filled=FULL ^ 0b11)))[0] == 14


# ---------------------------------------------------------------------------------------------------- the Automa


def alone(mine: Quilt | None = None, automa: Automa | None = None, *, level: int = 2, deck: str = "normal", **facts):
    """A match against the Automa in which it is to act."""
    values = {"mover": 1, "circle": (*range(1, 33), 0)}
    options = Options(automa=deck, level=level)
    return State(options, (mine or Quilt(time=9),), automa or Automa(time=6), **{**values, **facts})


def test_automa_you_always_begin():
    state = GAME.start(1, automa="normal", level=3)
    assert GAME.seats(state) == 1
    assert GAME.turn(state).kind == "circle"
    state = play(circle(), state=state)
    assert GAME.turn(state) == Choice((0,))
    with pytest.raises(Refused, match="wrong-number-of-seats"):
        GAME.start(2, automa="normal")


def test_automa_two_decks_and_five_levels():
    for deck in ("normal", "tactical"):
        for level in (1, 2, 3, 4, 5):
            assert GAME.start(1, automa=deck, level=level).options == Options("revised", deck, level)
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"automa": "hard"}, "unknown-automa"),
        ({"automa": "normal", "level": 0}, "unknown-level"),
        ({"automa": "normal", "level": 6}, "unknown-level"),
        ({"automa": "normal", "level": "3"}, "unknown-level"),
    ]
    for options, code in wrong:
        with pytest.raises(Refused, match=code):
            GAME.start(1, **options)
    with pytest.raises(Refused, match="level-without-automa"):
        GAME.start(2, level=3)


def test_automa_twelve_cards_of_which_two_stay_unseen():
    turn = GAME.turn(alone())
    assert isinstance(turn, Chance)
    assert turn.kind == "card"
    assert [(draw.pool, draw.count) for draw in turn.draws] == [(tuple(range(1, 13)), 1)]
    ten = Automa(time=6, turned=(1, 2, 3, 4, 5, 6, 7, 8, 9))
    assert GAME.turn(alone(automa=ten)).draws[0].pool == (10, 11, 12)
    assert refused(alone(automa=ten), "-- card 9") == "not-in-the-deck"


def test_automa_a_deck_that_has_run_out_is_shuffled_whole():
    state = alone(automa=Automa(time=6, turned=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)))
    assert GAME.turn(state).draws[0].pool == tuple(range(1, 13))
    state = play("-- card 3", state=state)
    assert state.automa.turned == (3,)
    # From now on none is set aside: eleven of twelve turned up leave one.
    state = alone(automa=Automa(time=6, again=True, turned=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)))
    assert GAME.turn(state).draws[0].pool == (12,)
    state = alone(automa=Automa(time=6, again=True, turned=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)))
    assert GAME.turn(state).draws[0].pool == tuple(range(1, 13))


def test_automa_the_tactical_deck_shows_the_buttons_of_its_next_card():
    state = play(circle(), state=GAME.start(1, automa="tactical"))
    turn = GAME.turn(state)
    assert turn.kind == "back"
    assert turn.draws[0].pool == (1, 1, 3, 3, 4, 4, 6, 6, 8, 8, 10, 10)
    assert refused(state, "-- back 5") == "not-in-the-deck"
    state = play("-- back 6", state=state)
    assert GAME.turn(state) == Choice((0,))
    state = play("P1 advance", state=state)
    # 7 and 8 are the cards with 6 on the back.
    assert GAME.turn(state).draws[0].pool == (7, 8)
    assert refused(state, "-- card 1") == "not-in-the-deck"
    state = play("-- card 8", state=state)
    assert GAME.turn(state).kind == "back"
    assert GAME.turn(state).draws[0].pool == (1, 1, 3, 3, 4, 4, 6, 8, 8, 10, 10)


def test_automa_with_nothing_affordable_it_passes_and_gets_no_buttons():
    # Card 4 has 0 buttons to spend and earns 5; 01 02 03 cost 1 2 3. From 6 to 10, one in front of the player on 9.
    state = play("-- card 4", state=alone())
    assert (state.automa.time, state.automa.buttons, state.automa.patches) == (10, 0, ())
    assert state.circle[0] == 1
    assert GAME.turn(state) == Choice((0,))


def test_automa_with_one_affordable_it_takes_it():
    # Card 2 has one button to spend: 01 costs 1, 02 and 03 more. Three hours: 6 → 9, on top of the player: it acts again.
    state = play("-- card 2", state=alone())
    assert state.automa.patches == (1,)
    assert state.automa.time == 9
    assert state.circle[:2] == (2, 3)
    assert state.circle[-1] == 0
    assert GAME.turn(state).kind == "card"


def test_automa_virtual_buttons_are_never_spent():
    # Card 1 may spend 8 each time, however dear the patch was.
    state = alone(automa=Automa(time=1, buttons=0), circle=(8, 9, 10, *range(1, 8), *range(11, 33), 0))
    state = play("-- card 1", state=state)  # LG, then MB: 8, 9 and 10 have four squares; 10 bears most buttons, three
    assert state.automa.patches == (10,)
    assert state.automa.buttons == 0  # 1 → 7 crosses 5, and card 1 earns nothing


def test_automa_NO_does_not_overtake():
    # Card 5 (3 buttons): NO, LG. The token stands on 6, the player on 8: 01 (3 hours) would overtake, 02 (2) and 03 (1) not.
    # Both have three squares, so the one further from the neutral token, 03, is taken.
    state = play("-- card 5", state=alone(Quilt(time=8)))
    assert state.automa.patches == (3,)
    assert state.automa.time == 7


def test_automa_landing_on_the_players_space_is_not_overtaking():
    # 02 takes two hours: 6 → 8 where the player stands. 01 and 20 (three hours) would overtake.
    state = play("-- card 5", state=alone(Quilt(time=8), circle=(2, 1, 20, 0)))
    assert state.automa.patches == (2,)
    assert GAME.turn(state).kind == "card"


def test_automa_nobody_overtakes_a_token_on_the_goal():
    # Card 5 (3 buttons): NO, LG. The token stands on 50, the player on 53: 24 takes six hours, of which three are lost (E1),
    # and overtakes nobody. It has six squares, 12 has five, 01 three.
    state = play("-- card 5", state=alone(Quilt(time=53), Automa(time=50), circle=(24, 12, 1, 0)))
    assert state.automa.patches == (24,)
    assert state.automa.time == 53
    # One space before the goal it would: the player on 52 is overtaken by 24, not by 12 with its two hours.
    state = play("-- card 5", state=alone(Quilt(time=52), Automa(time=50), circle=(24, 12, 1, 0)))
    assert state.automa.patches == (12,)


def test_automa_MB_most_buttons_then_LG_largest():
    # Card 3 (7 buttons): MB, LG. 10 (three buttons, four squares) against 26 (two buttons, six squares).
    assert play("-- card 3", state=alone(circle=(26, 10, 2, 0))).automa.patches == (10,)
    # Card 9 (8 buttons): MB, NO. 19 costs ten. 28 and 10 bear three; both take six hours and overtake: NO is skipped,
    # and the one further from the neutral token is taken.
    assert play("-- card 9", state=alone(circle=(28, 10, 19, 0))).automa.patches == (10,)
    # Card 1 (8 buttons): LG, MB. 28 with six squares before 10 with four.
    assert play("-- card 1", state=alone(circle=(10, 28, 2, 0))).automa.patches == (28,)


def test_automa_a_filter_that_leaves_nothing_is_skipped():
    # Card 5 (3 buttons): NO, LG with the player on the same space: 01, 12 and 04 all overtake. 12 is the largest.
    state = play("-- card 5", state=alone(Quilt(time=6), circle=(12, 1, 4, 0)))
    assert state.automa.patches == (12,)


def test_automa_the_last_tie_break_is_the_furthest_from_the_neutral_token():
    # Card 4 has no filters and no buttons: only 20 is free. Card 8 (10 buttons): MB, LG; 02, 03 and 01 are equal in both.
    assert play("-- card 4", state=alone(circle=(1, 20, 2, 0))).automa.patches == (20,)
    assert play("-- card 8", state=alone(circle=(2, 3, 1, 0))).automa.patches == (1,)


def test_automa_a_button_crossed_earns_the_income_of_the_card():
    # Card 2 earns 4: 01 takes it from 4 to 7 over 5. Card 4 earns 5: passing from 4 to 12 crosses 5 and 11.
    assert play("-- card 2", state=alone(automa=Automa(time=4))).automa.buttons == 4
    assert play("-- card 4", state=alone(Quilt(time=11), Automa(time=4, buttons=1))).automa.buttons == 11


def test_automa_takes_special_patches_off_the_track():
    state = play("-- card 4", state=alone(Quilt(time=27), Automa(time=20), circle=(1, 2, 3)))
    assert state.automa.patches == ()  # the player was there first
    state = play("-- card 2", state=alone(Quilt(time=25), Automa(time=24), circle=(1, 2, 3)))
    assert state.automa.patches == (1, LEATHER)
    assert not state.leather
    state = play("P1 advance", state=state)
    assert (state.quilts[0].time, state.leather) == (28, False)


@pytest.mark.parametrize(("level", "space"), [(1, 52), (2, 44), (3, 41), (4, 38), (5, 35)])
def test_automa_the_tile_goes_to_it_on_the_marked_space(level, space):
    # Passing moves it to one space in front of the player.
    before = alone(Quilt(time=space - 2), Automa(time=space - 5), level=level, circle=(1,))
    assert play("-- card 4", state=before).bonus is None
    before = alone(Quilt(time=space - 1), Automa(time=space - 5), level=level, circle=(1,))
    assert play("-- card 4", state=before).bonus == 1
    assert play("-- card 4", state=replace(before, bonus=0)).bonus == 0  # you were first


def test_automa_the_tile_is_gone_for_the_player_then():
    last = 1 << grid.square("e5")
    quilt = Quilt((SEVEN ^ last,), (1,), SEVEN ^ last, time=50)
    state = play("P1 leather e5", state=alone(quilt, Automa(time=45), mover=0, leather=True, bonus=1))
    assert state.bonus == 1


@pytest.mark.parametrize(
    ("level", "score"), [(1, 7), (2, 7 + 11), (3, 7 + 11 + 3), (4, 7 + 11 + 6), (5, 7 + 11 + 3 + 6)]
)
def test_automa_scores_by_level(level, score):
    # 13, 15 and 19 bear 1 + 2 + 3 buttons: three patches, six buttons; 01 and a special patch bear none.
    automa = Automa((13, 1, 15, LEATHER, 19), buttons=11, time=53)
    state = alone(Quilt(time=53, buttons=20, filled=FULL), automa, level=level, bonus=1)
    assert GAME.scores(state) == (20, score)
    assert GAME.scores(replace(state, bonus=0)) == (27, score - 7)


def test_automa_ties_as_in_the_normal_game():
    automa = Automa((), buttons=20, time=53)
    tie = alone(Quilt(time=53, buttons=20, filled=FULL), automa)
    assert GAME.scores(tie) == (20, 20)
    assert GAME.winners(replace(tie, mover=1)) == (0,)  # its token came last
    assert GAME.winners(replace(tie, mover=0)) == ()
    assert GAME.winners(replace(tie, quilts=(Quilt(time=53, buttons=21, filled=FULL),), mover=0)) == (0,)
    assert GAME.winners(replace(tie, quilts=(Quilt(time=53, buttons=19, filled=FULL),), mover=1)) == ()


def test_automa_on_53_turns_no_more_cards():
    state = alone(Quilt(time=40), Automa(time=53), mover=0, deck="tactical")
    assert GAME.turn(state) == Choice((0,))
    state = play("-- card 1", state=alone(Quilt(time=53), Automa(time=52, back=1), deck="tactical", circle=(10,)))
    assert state.automa.time == 53
    assert GAME.turn(state) == Over()


def test_automa_is_no_seat():
    state = play(circle(), state=GAME.start(1, automa="normal"))
    assert GAME.refusal(state, Move(1, GAME.parse("P1 advance").act)) == "no-such-seat"
    assert GAME.refusal(alone(), GAME.parse("P1 advance")) == "deal-first"
    assert GAME.refusal(state, Deal("card", (1,))) == "acts-first"

"""Positions of Patchwork: one line, both ways; what cannot be is refused with a code; hostile text costs little."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import quiltingbee as qb
from quiltingbee.core import grid
from quiltingbee.core.game import BadText, Chance, Over
from quiltingbee.core.shapes import Place
from quiltingbee.games.patchwork import LEATHER, Automa, Options, Patchwork, Quilt, State, patches
from quiltingbee.games.patchwork.lines import LONGEST
from quiltingbee.games.patchwork.possible import FAULTS

GAME: Any = Patchwork()
RECORDS = sorted((Path(__file__).parents[1] / "perft" / "patchwork").glob("*-*.txt"))
EMPTY = "9/9/9/9/9/9/9/9/9"
CIRCLE = " ".join(f"{n:02d}" for n in [*range(1, 33), 0])


def circle(*without: int) -> str:
    return " ".join(f"{n:02d}" for n in [*range(1, 33), 0] if n not in without)


OPEN = f"patchwork/1 | revised | P1 | circle {CIRCLE} | P1 {EMPTY} - 5 0 | P2 {EMPTY} - 5 0"
# P1 bought 01 (1 button, 3 hours) and lies ahead: P2 acts. ##/#. on a1.
ONE = f"patchwork/1 | revised | P2 | circle {circle(1)} | P1 aa7/a8/9/9/9/9/9/9/9 01 4 3 | P2 {EMPTY} - 5 0"
# P1 came from 25 over 26 by advancing in front of P2 and has the special patch in hand.
HAND = f"patchwork/1 | revised | P1 leather | circle {CIRCLE} | P1 {EMPTY} - 31 26 | P2 {EMPTY} - 30 25"
SOLO = (
    f"patchwork/1 | original | automa normal 3 | P1 | circle {circle(1)} | P1 {EMPTY} - 7 2 | Automa 01 0 3 2 "
).strip()
TACTICAL = (
    f"patchwork/1 | revised | automa tactical 5 | Automa | circle {CIRCLE} | P1 {EMPTY} - 6 1 | Automa - 0 0 - back 6"
)


def test_the_opening():
    state = GAME.from_position(OPEN)
    assert state == State(Options(), (Quilt(), Quilt()), mover=0, circle=(*range(1, 33), 0))


def test_one_patch():
    state = GAME.from_position(ONE)
    mask = grid.mask_of(map(grid.square, ["a1", "b1", "a2"]))
    assert state.quilts[0] == Quilt((mask,), (1,), mask, buttons=4, income=0, time=3)
    assert state.mover == 1


def test_a_special_patch_in_hand():
    state = GAME.from_position(HAND)
    assert state.leather
    assert GAME.count(state, 0) == 81


def test_the_last_patch_may_lose_all_but_one_of_its_hours():
    match = qb.Match(GAME, seats=2)
    match.add(qb.Deal("first", (1,)))
    match.add(qb.Deal("circle", (21, *(n for n in range(1, 33) if n != 21), 0)))
    while match.state.times != (52, 53):  # in turn, one in front of the other
        seat = match.waiting[0]
        match.play(seat, next(match.acts(seat)))
    match.play(0, next(act for act in match.acts(0) if str(act).startswith("buy 21")))
    # One button for each of 52 spaces, 21 costs one; of its two hours the goal leaves one.
    assert match.state.quilts[0].buttons == 5 + 52 - 1
    line = GAME.position(match.state)
    assert GAME.from_position(line) == match.state
    with pytest.raises(BadText, match="position-buttons"):
        GAME.from_position(line.replace(" 56 53 ", " 57 53 "))


def test_the_automa():
    state = GAME.from_position(SOLO)
    assert state.options == Options("original", "normal", 3)
    assert state.automa == Automa((1,), 0, 3, (2,))
    assert GAME.from_position(TACTICAL).automa == Automa(back=6)


@pytest.mark.parametrize("line", [OPEN, ONE, HAND, SOLO, TACTICAL])
def test_these_lines_are_written_as_they_are_read(line):
    assert GAME.position(GAME.from_position(line)) == line
    loose = "  " + line.replace(" | ", "|").replace(" ", "   ") + "\t"
    assert GAME.from_position(loose) == GAME.from_position(line)
    assert qb.position(line).state == GAME.from_position(line)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_state_of_a_record_goes_through_its_line(path):
    match = qb.read(path.read_text("utf-8"))
    assert GAME.from_position(GAME.position(match.first)) == match.first
    for _, state in match.states():
        line = GAME.position(state)
        assert GAME.from_position(line) == state
        assert len(line) < LONGEST / 2


@pytest.mark.parametrize("options", [{"automa": "normal", "level": 1}, {"automa": "tactical", "level": 4}], ids=str)
@pytest.mark.parametrize("seed", range(6))
def test_every_state_against_the_automa_goes_through_its_line(options, seed):
    match = qb.new("patchwork/1", seats=1, seed=seed, edition="original", **options)
    lots = random.Random(seed)
    while not match.over:
        acts = list(match.acts(0))
        match.play(0, lots.choice(acts[:1] + acts[-60:]))
    for _, state in match.states():
        assert GAME.from_position(GAME.position(state)) == state


def test_before_the_first_deals():
    state = GAME.start(2)
    assert GAME.from_position(GAME.position(state)) == state
    state = GAME.apply(state, GAME.parse("-- first P2"))
    assert GAME.from_position(GAME.position(state)) == state
    state = GAME.start(1, automa="tactical", level=2)
    assert GAME.from_position(GAME.position(state)) == state


def test_options_beside_a_position_must_be_the_same():
    assert GAME.from_position(SOLO, edition="original", automa="normal", level=3)
    for options in ({"edition": "revised"}, {"automa": "tactical"}, {"level": 2}, {"deck": "x"}):
        with pytest.raises(BadText) as told:
            GAME.from_position(SOLO, **options)
        assert told.value.code == "position-options"


def test_a_record_may_begin_there_and_needs_no_edition():
    text = f"quiltingbee record 1\nGame: patchwork/1\nStart: {SOLO}\n\nP1 advance\n-- card 4\n== time 4 5\n"
    match = qb.read(text)
    assert match.state.automa.turned == (2, 4)
    assert "Edition: original" in qb.write(match)
    assert qb.read(qb.write(match)).state == match.state


SEVEN = "aaaaaaa2/aaaaaaa2/aaaaaaa2/aaaaaaa2/aaaaaaa2/aaaaaaa2/aaaaaaa2/9/9"
LONG = "aaaa5/9/9/9/9/9/9/9/9"

BAD: list[tuple[str, str]] = [
    ("", "not-a-position"),
    ("patchwork/1", "not-a-position"),
    ("doodle/1 | revised | P1", "not-a-position"),
    (OPEN.replace("revised", "pocket"), "not-a-position"),
    (OPEN.replace("| P1 |", "| P3 |"), "not-a-position"),
    (SOLO.replace("normal 3", "normal 6"), "not-a-position"),
    (OPEN.replace("| P1 |", "| Automa |"), "no-such-seat"),
    (SOLO.replace("| P1 |", "| P2 |"), "no-such-seat"),
    (OPEN.replace("| circle", "| bonus Automa | circle"), "no-such-seat"),
    (OPEN.split(" | P2", maxsplit=1)[0], "wrong-number-of-seats"),
    (OPEN.split(" | circle", maxsplit=1)[0], "wrong-number-of-seats"),
    (SOLO.split(" | P1 9")[0], "wrong-number-of-seats"),
    (SOLO.split(" | circle")[0], "wrong-number-of-seats"),
    (OPEN + f" | P3 {EMPTY} - 5 0", "position-seat"),
    (OPEN.replace("| P2 9", "| P1 9"), "position-seat"),
    (OPEN.replace("- 5 0 | P2", "- five 0 | P2"), "position-seat"),
    (OPEN.replace("circle 01", "circle 1"), "position-seat"),
    (OPEN + " | again", "position-seat"),
    (ONE.replace("aa7", "aa8"), "position-sheet"),
    (ONE.replace("aa7/a8", "bb7/b8"), "position-sheet"),
    (ONE.replace("aa7/a8/9", "aa7/a8"), "position-sheet"),
    # ------------------------------------------------------------------------------------------------ patches
    (ONE.replace(" 01 4 3", " 77 4 3"), "position-patches"),
    (ONE.replace(" 01 4 3", " 33 4 3"), "position-patches"),
    (ONE.replace(" 01 4 3", " 1L 4 3"), "position-patches"),
    (ONE.replace(" 01 4 3", " 01,02 4 3"), "position-patches"),
    (ONE.replace(" 01 4 3", " - 4 3"), "position-patches"),
    (ONE.replace(" 01 4 3", " 03 4 3"), "position-patches"),  # 03 lies in the circle, 01 is missing
    (ONE.replace("aa7/a8", "aaa6/9"), "position-patches"),  # 01 is no straight line
    (ONE.replace(" 01 4 3", " L 4 3"), "position-patches"),  # a special patch is one square
    (ONE.replace(f"circle {circle(1)}", f"circle {CIRCLE}"), "position-patches"),
    (OPEN.replace("01 02", "02 02"), "position-patches"),
    (OPEN.replace("01 02", "77 02"), "position-patches"),
    (OPEN.replace("circle 01 ", "circle "), "position-patches"),
    (ONE.replace(f"| circle {circle(1)} ", "").replace(" 01 4 3", " 01 4 0"), "position-patches"),
    (OPEN.replace(f"circle {CIRCLE}", f"circle 00 {CIRCLE[:-3]}"), "position-circle"),
    # ---------------------------------------------------------------------------------------- who, time, buttons
    (ONE.replace("| P2 |", "| P1 |"), "position-mover"),
    (OPEN.replace("| P1 |", "| - |"), "position-mover"),
    (OPEN.replace("| P1 |", "| P1 leather |"), "position-mover"),
    (TACTICAL.replace(" - 6 1 ", " - 5 0 "), "position-mover"),  # you always begin
    (TACTICAL.replace("| Automa |", "| - |"), "position-mover"),
    (OPEN.replace("- 5 0 | P2", "- 5 54 | P2"), "position-time"),
    (ONE.replace("01 4 3", "01 4 2"), "position-time"),
    (OPEN.replace("- 5 0 | P2", "- 6 0 | P2"), "position-buttons"),
    (ONE.replace("01 4 3", "01 5 3"), "position-buttons"),
    (ONE.replace("01 4 3", "01 3 3"), "position-buttons"),
    (ONE.replace("01 4 3", "01 5 5"), "position-buttons"),  # two spaces advanced: six
    # ------------------------------------------------------------------------------------------------ special patches
    (HAND.replace("P1 leather", "P2"), "position-leather"),  # P1 has none, but 26 is passed
    (HAND.replace("- 31 26", "- 32 27").replace("P1 leather", "P2"), "position-leather"),
    (HAND.replace("P1 leather", "P2 leather"), "position-leather"),
    (HAND.replace("- 31 26", "- 32 27"), "position-leather"),  # from 25 one cannot have gone so far
    (HAND.replace("- 31 26", "- 30 25"), "position-leather"),
    (
        OPEN.replace("| P1 | c", "| P2 | c")
        .replace("| P2 9/", "| P2 a8/")
        .replace("- 5 0 | P2", "- 32 27 | P2")
        .replace(" - 5 0", " L 5 0"),
        "position-leather",
    ),
    (TACTICAL.replace("| Automa |", "| Automa leather |"), "position-leather"),
    # ---------------------------------------------------------------------------------------------------------- tile
    (OPEN.replace("| circle", "| bonus P2 | circle"), "position-bonus"),
    (SOLO.replace("| circle", "| bonus Automa | circle"), "position-bonus"),
    # -------------------------------------------------------------------------------------------------------- Automa
    (SOLO.replace("Automa 01 0 3 2", "Automa 01 0 3"), "position-automa"),
    (SOLO.replace("Automa 01 0 3 2", "Automa 01 0 54 2"), "position-time"),
    (SOLO.replace("Automa 01 0 3 2", "Automa 01 0 3 13"), "position-automa"),
    (SOLO.replace("Automa 01 0 3 2", "Automa 01 0 3 0"), "position-automa"),
    (SOLO.replace("Automa 01 0 3 2", "Automa 01 0 3 2,2"), "position-automa"),
    (SOLO.replace("Automa 01 0 3 2", "Automa 01 0 3 2,4"), "position-automa"),  # two turns, but 01 took all its time
    (SOLO.replace("Automa 01 0 3 2", "Automa 01 0 3 -"), "position-automa"),  # one turn, but no card
    (SOLO.replace("Automa 01 0 3 2", "Automa 01 0 3 - again"), "position-automa"),
    (SOLO.replace("Automa 01 0 3 2", "Automa 01 0 3 2 again"), "position-automa"),  # eleven turns in three hours
    (SOLO.replace("Automa 01 0 3 2", "Automa 01 1 3 2"), "position-automa"),  # nothing is earned before space 5
    (SOLO.replace("Automa 01 0 3 2", "Automa 01 0 2 2"), "position-automa"),
    (SOLO.replace("Automa 01 0 3 2", "Automa 01 0 3 2 back 8"), "position-automa"),  # the normal deck shows no backs
    (TACTICAL.replace("back 6", "back 5"), "position-automa"),
    (SOLO.replace("Automa 01 0 3 2", "Automa 01 0 3 1,2,3,4,5,6,7,8,9,10,11"), "position-automa"),
]


@pytest.mark.parametrize(("line", "code"), BAD)
def test_what_cannot_be_is_refused(line, code):
    with pytest.raises(BadText) as told:
        GAME.from_position(line)
    assert told.value.code == code


def test_every_fault_has_a_case():
    assert set(FAULTS) <= {code for _, code in BAD}


# A quilt without an empty square, and what its 17 patches cost: 68 buttons, 45 hours, 15 buttons on them.
FULL = (
    "02 a1 r0, 26 a1 r1, 01 e1 r3, 03 f1 r1, 28 g1 r1, 25 a3 m1, 07 b3 r1, 04 d3 r1, 22 f3 r2, 15 c5 r0, 29 f5 m0,"
    " 27 a6 r3, 00 f6 r1, 23 f6 r1, 11 c7 r2, 12 h7 m1, 17 b9 r0"
)


def test_a_special_patch_may_be_discarded_over_a_full_quilt_only():
    masks, numbers = [], []
    for words in FULL.split(","):
        number, corner, turn = words.split()
        masks.append(patches()[int(number)].shape.squares(Place(grid.square(corner), turn)))
        numbers.append(int(number))
    assert sum(masks) == grid.FULL
    left = tuple(n for n in range(33) if n not in numbers)
    # 5 - 68 + one space advanced (45 hours, the token on 46), and income of up to 15 on each of seven buttons passed.
    whole = Quilt(tuple(masks), tuple(numbers), sum(masks), buttons=9, income=15, time=46)
    state = State(Options(), (whole, Quilt(buttons=50, time=45)), mover=1, circle=left, bonus=0)
    assert GAME.from_position(GAME.position(state)) == state  # 26, 32, 38 and 44 are passed, nobody has one of them
    leather = Quilt((1,), (LEATHER,), 1, buttons=50, time=45)
    state = State(Options(), (whole, leather), mover=1, circle=left, bonus=0)
    assert GAME.from_position(GAME.position(state)) == state
    # Without its last patch, the straight one on row 9, the quilt has room, and the special patches must be somewhere.
    fewer = Quilt(tuple(masks[:-1]), tuple(numbers[:-1]), sum(masks[:-1]), buttons=9, income=14, time=46)
    state = State(Options(), (fewer, leather), mover=1, circle=(17, *left), bonus=0)
    with pytest.raises(BadText, match="position-leather"):
        GAME.from_position(GAME.position(state))


def mutated(line: str, lots: random.Random) -> str:
    """The line with one thing changed: a number, a word, a letter, a field."""
    kind = lots.randrange(5)
    if kind == 0:
        spots = list(re.finditer(r"\d+", line))
        spot = lots.choice(spots)
        return line[: spot.start()] + str(max(0, int(spot[0]) + lots.choice((-2, -1, 1, 2, 5)))) + line[spot.end() :]
    if kind == 1:
        at = lots.randrange(len(line))
        return line[:at] + lots.choice("abLP129 |,/-") + line[at + lots.randrange(2) :]
    words = line.split(" ")
    first, second = lots.randrange(len(words)), lots.randrange(len(words))
    if kind == 2:
        words[first], words[second] = words[second], words[first]
    elif kind == 3:
        words[first] = words[second]
    else:
        words.insert(first, lots.choice(["leather", "bonus", "P1", "P2", "Automa", "-", "again", "|", "é", "\0"]))
    return " ".join(words)


def test_changed_lines_are_refused_with_a_code_or_can_be_played_to_the_end():
    """Whatever is accepted behaves: every position on its way is accepted again."""
    lots = random.Random("positions")
    lines = [OPEN, ONE, HAND, SOLO, TACTICAL]
    for path in RECORDS[5:12]:
        match = qb.read(path.read_text("utf-8"))
        lines += [GAME.position(state) for n, (_, state) in enumerate(match.states()) if n % 7 == 3]
    for seed in range(4):
        match = qb.new("patchwork/1", seats=1, seed=seed, automa="tactical", level=seed + 1)
        while not match.over:
            acts = list(match.acts(0))
            match.play(0, lots.choice(acts[:1] + acts[-90:]))
        lines += [GAME.position(state) for n, (_, state) in enumerate(match.states()) if n % 9 == 4]
    played = 0
    for n in range(4_000):
        line = mutated(lots.choice(lines), lots)
        try:
            state = GAME.from_position(line)
        except BadText:
            continue
        assert GAME.position(state)
        played += 1
        if played % 8:
            continue
        deals = 0
        dealer = qb.Seeded(n)
        while not isinstance(turn := GAME.turn(state), Over):
            if isinstance(turn, Chance):
                event: Any = dealer.deal(turn, deals)
                deals += 1
            else:
                seat = turn.seats[0]
                event = qb.Move(seat, GAME.nth(state, seat, lots.randrange(GAME.count(state, seat))))
            state = GAME.apply(state, event)
            assert GAME.from_position(GAME.position(state)) == state
    assert played > 200


@pytest.mark.parametrize(
    "bomb",
    [
        "patchwork/1 | revised | P1" + " | circle" * 1_000_000,
        "|" * 10_000_000,
        " " * 10_000_000,
        "patchwork/1 | revised | P1 | circle" + " 01" * 3_000_000,
        OPEN + "9/" * 5_000_000,
        OPEN.replace("- 5 0", "L," * 3_000_000),
    ],
    ids=range(6),
)
def test_a_bomb_is_refused_at_the_stated_limit(bomb):
    with pytest.raises(BadText) as told:
        GAME.from_position(bomb)
    assert told.value.code == "position-too-long"


@pytest.mark.parametrize("filling", ["|", " ", "a", "9", "/", "01,", "L,", "circle ", "é", "P1 ", "9/"])
def test_text_up_to_the_limit_is_refused_and_not_searched_for_ever(filling):
    for head in ("", "patchwork/1 | revised | P1 | ", OPEN[:-60]):
        text = (head + filling * LONGEST)[:LONGEST]
        with pytest.raises(BadText):
            GAME.from_position(text)  # about a millisecond; a pattern that is a trap would not end


def test_the_picture_of_a_position():
    assert GAME.show(GAME.from_position(ONE)).split("\n\n")[0].splitlines() == [
        "revised",
        "02 buttons 2 time 2 income 0 ###",
        "03 buttons 3 time 1 income 0 ##/#.",
        "04 buttons 2 time 2 income 0 ###/.#.",
        f"circle {circle(1)}",
    ]
    assert GAME.show(GAME.from_position(HAND)).split("\n\n")[1].splitlines() == [
        ".....o.....o.....o.....o.....o..+..o..+..o..+..o..+..o",
        "                          P1",
        "                         P2",
    ]
    shown = GAME.show(GAME.from_position(SOLO)).splitlines()
    assert shown[0] == "original automa normal 3"
    assert shown[-1] == "Automa buttons 0 time 3 01 = 0"
    assert "P1 buttons 7 income 0 time 2 = -155" in shown
    assert "P1 buttons 31 income 0 time 26 leather = -131" in GAME.show(GAME.from_position(HAND))
    state = State(Options(), (Quilt(time=53), Quilt(time=53)), mover=0, bonus=1)
    assert "P2 buttons 5 income 0 time 53 bonus = -150" in GAME.show(state)

"""The compact notation of the Australian university course: its own test matches, its spelled out facts, and hostile text."""

import random
from pathlib import Path

import pytest

import quiltingbee as qb
from quiltingbee.core.game import BadText, Deal, Move
from quiltingbee.core.shapes import TURNS, Place
from quiltingbee.games.patchwork import ADVANCE, Buy, Leather, patches
from quiltingbee.games.patchwork.compact import LONGEST, _letters, from_compact, is_compact, read_compact

LINES = [
    line.split()
    for line in Path(__file__).with_name("compact.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]
CIRCLE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"


def test_the_14_matches_of_the_course_are_here_and_use_every_letter():
    assert len(LINES) == 14
    used = {placement for _, told, *_ in LINES for placement in told.replace(".", "")}
    assert used >= set(CIRCLE)


@pytest.mark.parametrize(("circle", "placements", "first", "second", "tile"), LINES)
def test_a_match_of_the_course_ends_with_its_scores(circle, placements, first, second, tile):
    match = read_compact(f"{circle} {placements}")
    assert match.over
    scores = [int(first), int(second)]
    if tile != "-":
        scores[int(tile) - 1] += 7  # our rules count it, theirs do not
    assert list(match.scores) == scores
    assert match.state.bonus == (None if tile == "-" else int(tile) - 1)


def test_each_letter_is_the_patch_of_that_shape():
    assert sorted(number for number, _ in _letters().values()) == list(range(33))
    for number, drawn in _letters().values():
        assert patches()[number].shape.forms == drawn.forms


def test_the_circle_is_read_on_behind_A():
    # The example of the course's text.
    events = from_compact("agCUfWABQDOdMbZEGVLcFeHSIJNTXKPYR", "")
    assert events[0] == Deal("first", (0,))
    kind, outcome = events[1].kind, events[1].outcome  # type: ignore[union-attr]
    assert kind == "circle"
    # B Q D first, W last but one, then A, the smallest patch.
    assert outcome[:3] == (1, 24, 2)
    assert outcome[-2:] == (18, 0)


def test_orientations_and_corners():
    # 'O' lies as #./#./##/#. in orientation A: with A on BB it covers b2 b3 b4 c4 b5, with D (three quarter
    # turns clockwise: ..#./####) it covers d2 b3 c3 d3 e3. Three buttons, so it can be bought at once.
    circle = "O" + CIRCLE.replace("O", "").replace("A", "") + "A"
    upright = read_compact(f"{circle} OBBA").state.quilts[0]
    assert [n for n in range(81) if upright.filled >> n & 1] == [10, 19, 28, 29, 37]
    turned = read_compact(f"{circle} OBBD").state.quilts[0]
    assert [n for n in range(81) if turned.filled >> n & 1] == [12, 19, 20, 21, 22]
    # E is mirrored: .#/.#/##/.#.
    mirrored = read_compact(f"{circle} OBBE").state.quilts[0]
    assert [n for n in range(81) if mirrored.filled >> n & 1] == [11, 20, 28, 29, 38]


def test_every_orientation_of_every_letter_is_the_turn_that_covers_the_same_squares():
    for letter, (number, drawn) in _letters().items():
        if letter == "A" or patches()[number].price > 5:
            continue
        circle = letter + CIRCLE.replace(letter, "").replace("A", "") + "A"
        for orientation, turn in zip("ABCDEFGH", TURNS, strict=True):
            events = from_compact(circle, f"{letter}BC{orientation}")
            move = events[2]
            assert isinstance(move, Move)
            assert isinstance(move.act, Buy)
            assert patches()[number].shape.mask(move.act.place) == drawn.mask(Place(19, turn))


def test_dots_and_special_patches():
    match = read_compact(" ".join(LINES[5][:2]))
    assert match.log[2] == Move(0, ADVANCE)
    assert any(isinstance(event, Move) and isinstance(event.act, Leather) for event in match.log)


def test_the_reader_takes_it_for_a_record():
    text = " ".join(LINES[0][:2])
    match = qb.read(text)
    assert match.state == read_compact(f'"{LINES[0][0]}",\n  "{LINES[0][1]}"\n').state
    written = qb.write(match)
    assert "Edition: original" in written
    assert qb.read(written).state == match.state
    assert qb.read(LINES[0][0]).log[1].outcome[-1] == 0  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (CIRCLE[:-1] + "B BAAA", "compact-circle"),
        (CIRCLE[1:] + "B", "compact-circle"),
        (CIRCLE + " BAA", "compact-placement"),
        (CIRCLE + " BAAI", "compact-placement"),
        (CIRCLE + " BJAA", "compact-placement"),
        (CIRCLE + " iAAA", "compact-placement"),
        (CIRCLE + " BAAA. x", "compact-placement"),
        (CIRCLE + " AAAA", "patch-out-of-reach"),
        (CIRCLE + " EAAA", "patch-out-of-reach"),
        (CIRCLE + " BIAA", "outside-the-sheet"),
        (CIRCLE + " BAAA.EAAA", "overlap"),
        (CIRCLE + " hAAA", "no-leather"),
        (CIRCLE + " " + "." * 106, "leather-first"),
        (" ".join(LINES[0][:2]) + ".", "match-over"),
        (CIRCLE + " ." * LONGEST, "compact-too-long"),
    ],
)
def test_what_is_wrong_is_refused_with_a_code(text, code):
    with pytest.raises(BadText) as told:
        qb.read(text)
    assert told.value.code == code


def test_a_fault_is_named_with_its_line():
    def line(text: str) -> int | None:
        with pytest.raises(BadText) as told:
            qb.read(text)
        return told.value.line

    assert line(CIRCLE[1:] + "B") == 1
    assert line(f"\n\n{CIRCLE[1:]}B\n.") == 3
    assert line(f"{CIRCLE}\n\nBAAA.\nxAAA") == 4
    assert line(f"{CIRCLE}\nBAAA.EA\nAA") == 2
    assert line(f"{CIRCLE}\n" + "." * 999 + "\n" + "." * 9999) == 3
    with pytest.raises(BadText, match="compact-placement: 1: x"):
        from_compact(CIRCLE, "x")


def test_a_circle_and_nothing_else_is_what_makes_a_text_compact():
    assert is_compact(CIRCLE)
    for text in ("", "quiltingbee record 1", CIRCLE[:-1], CIRCLE + "h", "x" * 10_000_000):
        assert not is_compact(text)


def test_changed_matches_are_read_or_refused_with_a_code():
    lots = random.Random("compact")
    for _ in range(600):
        circle, told, *_ = lots.choice(LINES)
        text = list(f"{circle} {told}")
        for _ in range(lots.randrange(1, 3)):
            text[lots.randrange(len(text))] = lots.choice("ABCDHIabgh. ,é")
        try:
            match = qb.read("".join(text))
        except BadText as fault:
            code = fault.code
            assert code
        else:
            assert match.log

"""Reading the compact notation of the Patchwork assignment of the Australian National University (COMP1110/1140, 2017).

A match is a circle and its placements: `cYbTeZVDLIPEagQHdWNfCAFBJRGKMOSUX FAGARAAAGADAMCIB.UAGA..XGGA`. The circle names the
33 patches by letters, clockwise; the neutral token begins behind A. A placement is four letters: patch, column A to I, row A
to I of the corner of its box, and how it is turned: A to D so many quarter turns clockwise, E to H mirrored left-right
first. h is a special patch. A dot advances. The first player begins, on the track of the original edition.
Their 7x7 tile does not count in their scores. What is established of it and from where: docs/why/compact-notation.md.
"""

import re
from collections.abc import Sequence
from functools import lru_cache

from quiltingbee.core import grid
from quiltingbee.core.game import BadText, Deal, Event, Move
from quiltingbee.core.match import Match
from quiltingbee.core.shapes import TURNS, Place, Shape, parse_shape
from quiltingbee.games.patchwork.moves import ADVANCE, Act, Buy, Leather
from quiltingbee.games.patchwork.pieces import patches
from quiltingbee.games.patchwork.rules import Patchwork

LONGEST = 2_000
"""Letters in a match: a circle, 38 placements and the dots have less than three hundred."""

# Letter, our number of the patch, and how it lies in their orientation A.
_PATCHES = """
A 00 #/#               J 25 #./##/##/.#       S 08 .#/.#/##         b 26 .#./.#./.#./###
B 01 .#/##             K 04 .#/##/.#          T 15 .#./###/.#.      c 19 #../##./.##
C 03 .#/##             L 22 ##/.#/.#/##       U 31 #.#/###/#.#      d 11 #.#/###
D 02 #/#/#             M 06 #/#/#/#           V 32 .#./###/###/.#.  e 13 .#/.#/##/#.
E 05 .#/##/#.          N 17 #####             W 18 .#/.#/.#/##      f 10 .##/##.
F 12 #./##/##          O 14 #./#./##/#.       X 16 .#./.#./###      g 28 .##/.##/##.
G 30 ..#../#####/..#.. P 27 #./##/##/#.       Y 29 ##/##/.#/.#
H 20 .#./###/.#./.#.   Q 24 .#./###/#.#       Z 21 ##./.#./.#./.##
I 09 ##/##             R 23 .#./.##/##./.#.   a 07 #./#./##
"""

_CIRCLE = re.compile(r"[A-Za-g]{33}")
_PLACEMENT = re.compile(r"\.|[A-Za-h][A-I][A-I][A-H]")


def is_compact(text: str) -> bool:
    """Whether a text looks like a match in this notation: its first word is a circle."""
    return _CIRCLE.fullmatch(_words(text[:LONGEST])[0]) is not None


def read_compact(text: str) -> Match:
    """The match of a text: the circle and, behind it, the placements. BadText with a code when it is none."""
    if len(text) > LONGEST:
        raise BadText("compact-too-long", f"{len(text)} > {LONGEST}", text.count("\n", 0, LONGEST) + 1)
    words = [(number, word) for number, line in enumerate(text.split("\n"), 1) for word in _words(line) if word]
    (first, circle), *placements = words or [(1, "")]
    lines = [first, *(number for number, word in placements for _ in word)]
    game = Patchwork()
    match = Match(game, seats=2, options={"edition": "original"})
    for event in from_compact(circle, "".join(word for _, word in placements), lines=lines):
        match.add(event)
    return match


def from_compact(circle: str, placements: str, *, lines: Sequence[int] = ()) -> list[Event]:
    """The events of a match, in the spelling of this package. BadText with a code where they break the rules.

    lines: where in a file they stand, the circle first, then each letter of the placements.
    """
    if not _CIRCLE.fullmatch(circle) or len(set(circle)) != len(circle):
        raise BadText("compact-circle", circle[:80], lines[0] if lines else None)
    behind = circle.index("A") + 1
    numbers = tuple(_letters()[letter][0] for letter in circle[behind:] + circle[:behind])
    game = Patchwork()
    state = game.start(2, edition="original")
    events: list[Event] = [Deal("first", (0,)), Deal("circle", numbers)]
    for event in events:
        state = game.apply(state, event)
    at = 0
    while at < len(placements):
        line = lines[at + 1] if lines else None
        found = _PLACEMENT.match(placements, at)
        if found is None:
            raise BadText("compact-placement", f"{at + 1}: {placements[at : at + 4]}", line)
        event = Move(state.mover or 0, _act(found[0]))
        if reason := game.refusal(state, event):
            raise BadText(reason, f"{at + 1}: {found[0]}", line)
        events.append(event)
        state = game.apply(state, event)
        at = found.end()
    return events


def _act(told: str) -> Act:
    """The act of a placement."""
    if told == ".":
        return ADVANCE
    letter, column, row, turn = list(told)
    corner = (ord(row) - ord("A")) * grid.SIDE + ord(column) - ord("A")
    if letter == "h":
        return Leather(corner)
    number, drawn = _letters()[letter]
    lying = drawn.corners["ABCDEFGH".index(turn)]
    first = patches()[number].shape.corners.index(lying)
    return Buy(number, Place(corner, TURNS[first]))


@lru_cache
def _letters() -> dict[str, tuple[int, Shape]]:
    """Our number of each patch, and the shape as they draw it."""
    words = _PATCHES.split()
    return {
        letter: (int(number), parse_shape(letter, rows))
        for letter, number, rows in zip(words[::3], words[1::3], words[2::3], strict=True)
    }


def _words(text: str) -> list[str]:
    """The words of a text, quotation marks and commas left out; at least one."""
    return re.sub(r'[",;]', " ", text).split() or [""]

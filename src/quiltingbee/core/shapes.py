"""Polyominoes: the eight ways each can lie, where it fits, and what one cut of the scissors leaves."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations

from quiltingbee.core import grid

TURNS = ("r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3")
"""r: as drawn, m: mirrored left-right first; then that many quarter turns clockwise."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a patch lies: the top left corner of the box around it, and how it is turned."""

    corner: int
    turn: str

    def __str__(self) -> str:
        return f"{grid.NAMES[self.corner]} {self.turn}"


@dataclass(frozen=True, slots=True)
class Placement:
    """A set of squares a shape can cover, with the first place that gives it."""

    mask: int
    place: Place


@dataclass(frozen=True)
class Shape:
    """A polyomino as its data file draws it: rows of `#` and `.`."""

    name: str
    rows: tuple[str, ...]

    def __str__(self) -> str:
        return "/".join(self.rows)

    @property
    def size(self) -> int:
        """How many squares it covers."""
        return sum(row.count("#") for row in self.rows)

    @cached_property
    def orientations(self) -> tuple[tuple[str, ...], ...]:
        """Its rows in each of the eight turns; equal ones are repeated."""
        lying = []
        for start in (self.rows, tuple(row[::-1] for row in self.rows)):
            rows = start
            for _ in range(4):
                lying.append(rows)
                rows = tuple("".join(column) for column in zip(*rows[::-1], strict=True))
        return tuple(lying)

    @cached_property
    def corners(self) -> tuple[int, ...]:
        """The eight orientations as sets of squares whose box begins at a1."""
        return tuple(grid.from_picture("/".join(rows)) for rows in self.orientations)

    @cached_property
    def forms(self) -> frozenset[int]:
        """The distinct orientations, as sets of squares in the corner."""
        return frozenset(self.corners)

    def mask(self, place: Place) -> int | None:
        """The squares it covers there, or None where it would stick out of the sheet."""
        rows = self.orientations[TURNS.index(place.turn)]
        row, column = divmod(place.corner, grid.SIDE)
        if column + len(rows[0]) > grid.SIDE or row + len(rows) > grid.SIDE:
            return None
        return self.squares(place)

    def squares(self, place: Place) -> int:
        """The squares it covers at a place where it does not stick out."""
        return self.corners[TURNS.index(place.turn)] << place.corner

    @cached_property
    def placements(self) -> tuple[Placement, ...]:
        """Every distinct set of squares it can cover on an empty sheet, by first turn and then in reading order."""
        found = []
        for form, turn in self._first_turns.items():
            rows = self.orientations[TURNS.index(turn)]
            for row in range(grid.SIDE - len(rows) + 1):
                for column in range(grid.SIDE - len(rows[0]) + 1):
                    corner = row * grid.SIDE + column
                    found.append(Placement(form << corner, Place(corner, turn)))
        return tuple(found)

    @cached_property
    def _first_turns(self) -> dict[int, str]:
        """Each distinct orientation with the first of the turns that give it."""
        first: dict[int, str] = {}
        for turn, form in zip(TURNS, self.corners, strict=True):
            first.setdefault(form, turn)
        return first

    def normal(self, place: Place) -> Place:
        """The same place spelled with the first of equal turns."""
        return Place(place.corner, self._first_turns[self.corners[TURNS.index(place.turn)]])

    @cached_property
    def cuts(self) -> tuple["Shape", ...]:
        """A7: the different pieces one cut can leave, largest first. The cut is a straight segment on one grid line that may
        start and stop anywhere on it, and leaves exactly two pieces.
        """
        whole = self.corners[0]
        free: dict[frozenset[int], Shape] = {}
        for kept in sorted(_halves(whole), key=lambda mask: (-mask.bit_count(), mask)):
            piece = _drawn(kept)
            free.setdefault(piece.forms, piece)
        return tuple(free.values())

    @cached_property
    def cut_forms(self) -> frozenset[int]:
        """All orientations of all pieces of one cut, in the corner: what may be kept."""
        return frozenset(form for piece in self.cuts for form in piece.forms)

    @cached_property
    def twice_cut_forms(self) -> frozenset[int]:
        """What may be kept when the kept piece is cut once more (option `cut_again`)."""
        return frozenset(form for piece in self.cuts for form in piece.cut_forms)


def _drawn(mask: int) -> Shape:
    """A shape without a name from a set of squares."""
    left, top, width, height = grid.box(mask)
    lines = grid.picture(mask).split("\n")[top : top + height]
    return Shape("", tuple(line[left : left + width] for line in lines))


def _halves(whole: int) -> set[int]:
    """Both pieces of every straight cut that leaves exactly two."""
    halves = set()
    for step in (1, grid.SIDE):
        # Neighbouring squares on both sides of each grid line: (line, position on it) -> the first of the two squares.
        for line in range(grid.SIDE - 1):
            sides = []
            for position in range(grid.SIDE):
                row, column = (position, line) if step == 1 else (line, position)
                first = row * grid.SIDE + column
                if whole >> first & 1 and whole >> first + step & 1:
                    sides.append((position, first))
            for start, stop in combinations(range(len(sides) + 1), 2):
                separated = [first for _, first in sides[start:stop]]
                parts = _parts(whole, separated, step)
                if len(parts) == 2:
                    halves.update(parts)
    return halves


def _parts(whole: int, separated: list[int], step: int) -> list[int]:
    """The pieces of a set when the edges between `first` and `first + step` are cut."""
    left = {number: number for number in grid.squares(whole)}

    def root(number: int) -> int:
        while left[number] != number:
            number = left[number]
        return number

    for number in left:
        for other_step in (1, grid.SIDE):
            other = number + other_step
            if other_step == 1 and number % grid.SIDE == grid.SIDE - 1:
                continue
            if other in left and not (other_step == step and number in separated):
                left[root(other)] = root(number)
    parts: dict[int, int] = {}
    for number in left:
        parts[root(number)] = parts.get(root(number), 0) | 1 << number
    return list(parts.values())


@lru_cache(maxsize=4096)
def parse_shape(name: str, text: str) -> Shape:
    """A shape from its rows by `/`. A ValueError says what is wrong with it."""
    rows = tuple(text.split("/"))
    if any(set(row) - set("#.") for row in rows):
        raise ValueError("shape-sign")
    if len({len(row) for row in rows}) != 1 or len(rows) > grid.SIDE or not 1 <= len(rows[0]) <= grid.SIDE:
        raise ValueError("shape-rows")
    border = (rows[0], rows[-1], "".join(row[0] for row in rows), "".join(row[-1] for row in rows))
    if any("#" not in line for line in border):
        raise ValueError("shape-margin")
    if len(grid.pieces(grid.from_picture(text))) != 1:
        raise ValueError("shape-pieces")
    return Shape(name, rows)

"""The 9×9 sheet: squares by name, sets of squares as integers, pictures both ways.

A square is a number from 0 (a1, top left) to 80 (i9), row by row. A set of squares is an integer whose bit n stands for
square n, so that union, overlap and size are `|`, `&` and `.bit_count()`.
"""

import re
import string
from collections.abc import Iterable, Iterator

SIDE = 9
SQUARES = SIDE * SIDE
FULL = (1 << SQUARES) - 1
ROW = (1 << SIDE) - 1
COLUMNS = "abcdefghi"
LETTERS = string.ascii_letters
"""Names of patches in a picture: more than a sheet can hold of either game."""
NAMES = tuple(f"{COLUMNS[n % SIDE]}{n // SIDE + 1}" for n in range(SQUARES))
_NUMBERS = {square_name: n for n, square_name in enumerate(NAMES)}


def square(text: str) -> int:
    """The square of that name: `square("d4") == 30`. A KeyError for anything else."""
    return _NUMBERS[text]


def name(number: int) -> str:
    """The name of a square: `name(30) == "d4"`."""
    return NAMES[number]


def squares(mask: int) -> Iterator[int]:
    """The squares of a set in reading order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def mask_of(numbers: Iterable[int]) -> int:
    """The set of these squares."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def neighbours(mask: int) -> int:
    """All squares that share an edge with a square of the set (the set's own squares may be among them)."""
    not_left = FULL ^ mask_of([row * SIDE for row in range(SIDE)])
    not_right = FULL ^ mask_of([row * SIDE + SIDE - 1 for row in range(SIDE)])
    return ((mask & not_right) << 1 | (mask & not_left) >> 1 | mask << SIDE | mask >> SIDE) & FULL


def pieces(mask: int) -> list[int]:
    """The connected parts of a set, each by its first square in reading order."""
    found = []
    while mask:
        piece, grown = 0, mask & -mask
        while piece != grown:
            piece = grown
            grown |= neighbours(piece) & mask
        found.append(piece)
        mask ^= piece
    return found


def box(mask: int) -> tuple[int, int, int, int]:
    """The box around a set that is not empty: left column, top row, width, height."""
    cells = [divmod(number, SIDE) for number in squares(mask)]
    rows = [row for row, _ in cells]
    columns = [column for _, column in cells]
    left, top = min(columns), min(rows)
    return left, top, max(columns) - left + 1, max(rows) - top + 1


def to_corner(mask: int) -> int:
    """The same set moved up and left until its box begins at a1."""
    left, top, _, _ = box(mask)
    return mask >> (top * SIDE + left)


def rectangle(left: int, top: int, width: int, height: int) -> int:
    """All squares of that rectangle."""
    row = ((1 << width) - 1) << left
    return sum(row << (top + step) * SIDE for step in range(height))


def picture(mask: int, full: str = "#", empty: str = ".") -> str:
    """Nine lines of nine signs."""
    signs = "".join(full if mask >> number & 1 else empty for number in range(SQUARES))
    return "\n".join(signs[start : start + SIDE] for start in range(0, SQUARES, SIDE))


def from_picture(text: str) -> int:
    """The set that a picture shows: every sign but `.` and blanks is a square of it; rows by lines or by `/`.

    A ValueError when it does not lie within nine lines of nine signs.
    """
    mask = 0
    rows = text.strip().replace("/", "\n").split("\n")
    if len(rows) > SIDE or any(len(row.strip()) > SIDE for row in rows):
        raise ValueError("a picture has at most nine rows of nine signs")
    for row, line in enumerate(rows):
        for column, sign in enumerate(line.strip()):
            if sign != ".":
                mask |= 1 << row * SIDE + column
    return mask


def rows_of(patches: Iterable[int]) -> str:
    """Patches as nine rows by `/`: a letter for each square of a patch (a for the first), a number for so many empty ones."""
    text = "/".join(_letters(patches))
    return re.sub(r"\.+", lambda run: str(len(run[0])), text)


def from_rows(text: str) -> tuple[int, ...]:
    """The patches that `rows_of` wrote. A ValueError when it is no such text."""
    if not re.fullmatch(r"(?:[a-zA-Z1-9]{1,9}/){8}[a-zA-Z1-9]{1,9}", text):
        raise ValueError("nine rows of letters and numbers")
    masks: dict[str, int] = {}
    for row, line in enumerate(text.split("/")):
        column = 0
        for sign in line:
            if sign.isdigit():
                column += int(sign)
                continue
            if column < SIDE:
                masks[sign] = masks.get(sign, 0) | 1 << row * SIDE + column
            column += 1
        if column != SIDE:
            raise ValueError("a row has nine squares")
    if set(masks) != set(LETTERS[: len(masks)]):
        raise ValueError("letters without a gap from a on")
    return tuple(masks[letter] for letter in LETTERS[: len(masks)])


def sheet_text(patches: Iterable[int]) -> str:
    """Patches as a picture with the names of rows and columns around it."""
    rows = [f"{row} {' '.join(line)}" for row, line in enumerate(_letters(patches), 1)]
    return "\n".join(["  " + " ".join(COLUMNS), *rows])


def _letters(patches: Iterable[int]) -> list[str]:
    """Nine rows of letters, `.` for an empty square."""
    signs = ["."] * SQUARES
    for letter, patch in zip(LETTERS, patches, strict=False):
        for number in squares(patch):
            signs[number] = letter
    return ["".join(signs[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE)]

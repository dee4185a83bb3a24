"""Patchwork once more, as slow and plain as can be: cells as pairs, tokens that walk space by space, sets of squares.

It shares no code with the package. It reads its patches from `patchwork/box.txt`, a second copy of the box, and records by
splitting lines at blanks.
"""

from copy import deepcopy
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent / "patchwork"


def read_box():
    """Number -> (price, time, buttons, cells), and the spaces of the track by their names."""
    box, track = {}, {}
    for line in (HERE / "box.txt").read_text("utf-8").splitlines():
        if "|" in line and not line.startswith("#"):
            number, price, time, buttons, _, drawn = line.split("|")
            cells = {(x, y) for y, row in enumerate(drawn.split("/")) for x, sign in enumerate(row) if sign == "#"}
            box[int(number)] = (int(price), int(time), int(buttons), cells)
        elif line and not line.startswith("#"):
            name, *spaces = line.split()
            track[name] = [int(space) for space in spaces]
    return box, track


BOX, TRACK = read_box()
GOAL = TRACK["length"][0]


def lying(cells, turn):
    """The cells of a patch mirrored if need be and turned clockwise, moved into the corner."""
    if turn[0] == "m":
        cells = {(-x, y) for x, y in cells}
    for _ in range(int(turn[1])):
        cells = {(-y, x) for x, y in cells}
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - top) for x, y in cells)


TURNED = {
    number: {lying(cells, letter + quarter) for letter in "rm" for quarter in "0123"}
    for number, (_, _, _, cells) in BOX.items()
}


def begin(edition, first, ring):
    """The table before the first act: the neutral token stands between the last and the first patch of the ring."""
    return {
        "special": set(TRACK[f"special_{edition}"]),
        "ring": list(ring),
        "neutral": -1,
        "cells": [set(), set()],
        "buttons": [TRACK["start_buttons"][0]] * 2,
        "earns": [0, 0],
        "time": [0, 0],
        "pile": [1 - first, first],  # the tokens in the order in which they came to lie; the last is on top
        "in_hand": None,
        "tile": None,
    }


def who(table):
    """Whose turn it is; None at the end."""
    if table["in_hand"] is not None:
        return table["in_hand"]
    if table["time"] == [GOAL, GOAL]:
        return None
    if table["time"][0] == table["time"][1]:
        return table["pile"][-1]
    return 0 if table["time"][0] < table["time"][1] else 1


def within_reach(table):
    """Where in the ring the next three patches lie, going clockwise over the gaps."""
    found, at = [], table["neutral"]
    for _ in range(len(table["ring"])):
        at = (at + 1) % len(table["ring"])
        if table["ring"][at] is not None:
            found.append(at)
        if len(found) == 3:
            break
    return found


def walk(table, seat, spaces):
    """The token goes space by space, earning and picking up on its way."""
    for _ in range(spaces):
        if table["time"][seat] == GOAL:
            break
        table["time"][seat] += 1
        if table["time"][seat] in TRACK["income"]:
            table["buttons"][seat] += table["earns"][seat]
        if table["time"][seat] in table["special"]:
            table["special"].remove(table["time"][seat])
            if len(table["cells"][seat]) < 81:
                table["in_hand"] = seat
    table["pile"].remove(seat)
    table["pile"].append(seat)


def look_for_seven(table, seat):
    """The tile for the first seven by seven."""
    cells = table["cells"][seat]
    for left in (0, 1, 2):
        for top in (0, 1, 2):
            whole = all((left + x, top + y) in cells for x in range(7) for y in range(7))
            if whole and table["tile"] is None:
                table["tile"] = seat


def buy(before, at, cells):
    """After buying the patch at that place of the ring and sewing it on those cells."""
    table = deepcopy(before)
    seat = who(table)
    price, time, buttons, _ = BOX[table["ring"][at]]
    table["buttons"][seat] -= price
    table["ring"][at], table["neutral"] = None, at
    table["cells"][seat] |= cells
    table["earns"][seat] += buttons
    look_for_seven(table, seat)
    walk(table, seat, time)
    return table


def advance(before):
    """After going in front of the other."""
    table = deepcopy(before)
    seat = who(table)
    spaces = table["time"][1 - seat] + 1 - table["time"][seat]
    if table["time"][1 - seat] == GOAL:
        spaces -= 1
    walk(table, seat, spaces)
    table["buttons"][seat] += spaces
    return table


def leather(before, cell):
    """After sewing a special patch on that cell."""
    table = deepcopy(before)
    seat = table["in_hand"]
    table["in_hand"] = None
    table["cells"][seat].add(cell)
    look_for_seven(table, seat)
    return table


def ways(table):
    """Every act there is: None to advance, a cell for a special patch, a place of the ring with the cells covered."""
    seat = who(table)
    mine = table["cells"][seat]
    if table["in_hand"] is not None:
        return [(x, y) for x in range(9) for y in range(9) if (x, y) not in mine]
    found: list[Any] = [None]
    for at in within_reach(table):
        number = table["ring"][at]
        if BOX[number][0] > table["buttons"][seat]:
            continue
        covered = set()
        for form in TURNED[number]:
            for left in range(9):
                for top in range(9):
                    cells = frozenset((left + x, top + y) for x, y in form)
                    if all(x < 9 and y < 9 for x, y in cells) and not cells & mine:
                        covered.add(cells)
        found += [(at, cells) for cells in covered]
    return found


def follow(table):
    """Every table that one act can lead to."""
    for way in ways(table):
        if way is None:
            yield advance(table)
        elif table["in_hand"] is not None:
            yield leather(table, way)
        else:
            yield buy(table, *way)


def count(table, depth):
    """How many lines of so many acts there are."""
    if depth == 0:
        return 1
    if who(table) is None:
        return 0
    if depth == 1:
        return len(ways(table))
    return sum(count(after, depth - 1) for after in follow(table))


def scores(table):
    """Buttons, less two for each empty cell, and seven for the tile."""
    return [
        table["buttons"][seat] - 2 * (81 - len(table["cells"][seat])) + (7 if table["tile"] == seat else 0)
        for seat in (0, 1)
    ]


def replay(text, acts=None):
    """Every table of a record, from the one before its first act on."""
    edition, first, tables = "revised", 0, []
    for line in text.splitlines():
        words = line.split(";")[0].split()
        if words[:1] == ["Edition:"]:
            edition = words[1]
        elif words[:2] == ["--", "first"]:
            first = int(words[2][1]) - 1
        elif words[:2] == ["--", "circle"]:
            tables.append(begin(edition, first, [int(word) for word in words[2:]]))
        elif words and words[0] in ("P1", "P2"):
            if acts is not None and len(tables) > acts:
                break
            table = tables[-1]
            assert who(table) == int(words[0][1]) - 1
            tables.append(act(table, words[1:]))
    return tables


def act(table, words):
    """After the act that a line of a record tells."""
    if words[0] == "advance":
        return advance(table)
    square = words[1] if words[0] == "leather" else words[2]
    left, top = "abcdefghi".index(square[0]), int(square[1]) - 1
    if words[0] == "leather":
        assert (left, top) not in table["cells"][who(table)]
        return leather(table, (left, top))
    at = table["ring"].index(int(words[1]))
    assert at in within_reach(table)
    cells = {(left + x, top + y) for x, y in lying(BOX[int(words[1])][3], words[3])}
    assert not cells & table["cells"][who(table)]
    return buy(table, at, cells)

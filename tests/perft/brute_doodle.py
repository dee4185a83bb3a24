"""Patchwork Doodle once more, as slow and plain as can be: sets of cells, every act tried, special actions as a list of words.

It shares no code with the package and reads its cards from `doodle/box.txt`, a second copy of the deck. An act is counted
by what it leaves on the sheet and what it crosses off, said in words: two spellings of one thing are one act.
"""

from itertools import combinations
from pathlib import Path

HERE = Path(__file__).parent / "doodle"
SHEET = frozenset((x, y) for x in range(9) for y in range(9))


def read_box():
    """Name -> cells."""
    box = {}
    for line in (HERE / "box.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            name, drawn = line.split()
            box[name] = frozenset(
                (x, y) for y, row in enumerate(drawn.split("/")) for x, s in enumerate(row) if s == "#"
            )
    return box


BOX = read_box()


def in_corner(cells):
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - top) for x, y in cells)


def ways(cells):
    """All it looks like when it is turned and flipped."""
    found = set()
    for flip in (1, -1):
        turned = {(flip * x, y) for x, y in cells}
        for _ in range(4):
            turned = {(-y, x) for x, y in turned}
            found.add(in_corner(turned))
    return found


def everywhere(forms, empty):
    """Every set of empty cells that looks like one of these forms."""
    return {
        moved
        for form in forms
        for dx in range(9)
        for dy in range(9)
        if (moved := frozenset((x + dx, y + dy) for x, y in form)) <= empty
    }


def connected(cells):
    left, edge = set(cells), [next(iter(cells))]
    left.discard(edge[0])
    while edge:
        x, y = edge.pop()
        for other in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if other in left:
                left.discard(other)
                edge.append(other)
    return not left


def pieces(cells):
    """A3, A7: what one cut leaves. The scissors go along one grid line from any point of it to any other."""
    found = set()
    for axis in (0, 1):
        for line in range(1, 9):
            for start in range(9):
                for stop in range(start + 1, 10):
                    cut = {
                        frozenset(pair)
                        for at in range(start, stop)
                        for pair in [[(line - 1, at), (line, at)] if axis == 0 else [(at, line - 1), (at, line)]]
                    }
                    found |= two_parts(cells, cut)
    return found


def two_parts(cells, cut):
    """The parts when the edges between these pairs are cut, if there are exactly two."""
    parts, left = [], set(cells)
    while left:
        part, edge = set(), [left.pop()]
        while edge:
            x, y = here = edge.pop()
            part.add(here)
            for other in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if other in left and frozenset((here, other)) not in cut:
                    left.discard(other)
                    edge.append(other)
        parts.append(frozenset(part))
    return {in_corner(part) for part in parts} if len(parts) == 2 else set()


def all_ways(shapes):
    return {form for shape in shapes for form in ways(shape)}


def acts(filled, used, choices, *, scissors_with_neighbour=True, cut_again=False, first=False, plain=False):
    """Every act as a fact: (who was drawn, its cells, the single squares, which uses it makes).

    choices: (word, card) – `draw X`, `left X`, `right X`, `take X`. used: a set out of neighbour, square, scissors, again.
    """
    empty = SHEET - filled
    found = set()
    drawings: list[tuple] = [] if first else [("pass", frozenset(), ())]
    for word, card in choices:
        shape = BOX[card]
        neighbour = ("neighbour",) if word in ("left", "right") else ()
        drawings += [(f"{word} {card}", cells, neighbour) for cells in everywhere(ways(shape), empty)]
        if first or plain or (neighbour and not scissors_with_neighbour):
            continue
        once = all_ways(pieces(shape))
        drawings += [(f"{word} {card} cut", cells, (*neighbour, "scissors")) for cells in everywhere(once, empty)]
        if cut_again:
            twice = all_ways(set().union(*(pieces(piece) for piece in once)) if once else set())
            drawings += [
                (f"{word} {card} cut cut", cells, (*neighbour, "scissors", "scissors"))
                for cells in everywhere(twice, empty)
            ]
    for word, cells, needs in drawings:
        if plain and needs:
            continue
        for squares in (0,) if plain else (0, 1, 2):
            uses = [*needs, *["square"] * squares]
            if not affordable(uses, used):
                continue
            for dots in combinations(sorted(empty - cells), squares):
                found.add((word, cells, dots, tuple(uses)))
    return found


def affordable(uses, used):
    """A4: each once a game; one use more of one of them by `again`, which is there once."""
    again = "again" not in used
    for action in ("neighbour", "scissors", "square"):
        times = uses.count(action) + (action in used)
        if times > 1 and uses.count(action):
            if times > 2 or not again:
                return False
            again = False
    return True


def read(text):
    """A record of one seat as its turns: the choices it had, whether it is the start patch, and the line it played."""
    turns: list = []
    circle: list = []
    choices: list = []
    start = True
    for line in text.splitlines():
        words = line.split()
        if not words or words[0] not in ("P1", "--") or line.startswith("P1:"):
            continue
        if words[:2] == ["--", "start"]:
            choices = [("draw", words[2])]
        elif words[:2] == ["--", "cards"]:
            circle = circle + words[2:]
        elif words[:2] == ["--", "roll"]:
            # The token goes that many cards on; the circle is told from it on.
            circle = circle[int(words[2]) - 1 :] + circle[: int(words[2]) - 1]
            choices = [("draw", circle[0]), ("left", circle[-1]), ("right", circle[1])]
        else:
            if len(turns) == 18:
                choices = sorted({("take", card) for card in circle})
            turns.append((choices, start, line))
            if not start:
                circle = circle[1:]
            start = False
    return turns


def options(text):
    return {
        "scissors_with_neighbour": "Neighbour-Scissors: no" not in text,
        "cut_again": "Cut-Again: yes" in text,
    }


def played(text, count):
    """The cells and the crossed-off actions after so many turns."""
    filled: set = set()
    used: set = set()
    for choices, _, line in read(text)[:count]:
        drawing, *dots = line[3:].split(" + ")
        cells, uses = drawn(drawing, dict(choices) if "take" not in drawing else {})
        for dot in dots:
            uses.append("square")
            cells |= {cell(dot.split()[-1])}
        if "again" in line:
            uses.append("again")
        assert not cells & filled
        filled |= cells
        used |= set(uses)
    return frozenset(filled), frozenset(used)


def drawn(drawing, choices):
    words = [word for word in drawing.split() if word != "again"]
    uses = (["neighbour"] if words[0] in ("left", "right") else []) + (["scissors"] if "cut" in words else [])
    if words[0] == "pass":
        return set(), []
    if "cut" in words:
        return {cell(word) for word in words[words.index("cut") + 1 :] if word != "cut"}, uses
    corner, turn = words[-2:]
    card = words[1] if words[0] == "take" else choices[words[0]]
    shape = {(-x, y) if turn[0] == "m" else (x, y) for x, y in BOX[card]}
    for _ in range(int(turn[1])):
        shape = {(-y, x) for x, y in shape}
    left, top = cell(corner)
    return {(x + left, y + top) for x, y in in_corner(shape)}, uses


def cell(name):
    return "abcdefghi".index(name[0]), int(name[1]) - 1


def count(text, turn, depth, *, plain):
    """The lines of so many acts from that turn on; the deals are those of the record."""
    filled, used = played(text, turn)
    return lines(read(text), turn, filled, used, depth, options(text), plain=plain)


def lines(turns, turn, filled, used, depth, rulings, *, plain):
    if depth == 0:
        return 1
    if turn == len(turns):
        return 0
    choices, first, _ = turns[turn]
    found = acts(filled, used, choices, first=first, plain=plain, **rulings)
    if depth == 1:
        return len(found)
    return sum(
        lines(turns, turn + 1, filled | cells | set(dots), spent(used, uses), depth - 1, rulings, plain=plain)
        for _, cells, dots, uses in found
    )


def spent(used, uses):
    again = {"again"} if any(uses.count(action) + (action in used) > 1 for action in uses) else set()
    return used | set(uses) | again

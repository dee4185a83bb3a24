"""The simple Doodle bots: a child, a beginner and a hobby player, who err as people do, and random play for measuring."""

from collections.abc import Callable

from quiltingbee.bots import doodle_choices as choices
from quiltingbee.bots.base import Budget, Rng
from quiltingbee.bots.doodle_choices import Choice
from quiltingbee.core import grid
from quiltingbee.games.doodle import PASS, Act, View

_EDGE = grid.FULL & ~grid.rectangle(1, 1, grid.SIDE - 2, grid.SIDE - 2)
_CORNERS = grid.mask_of((0, grid.SIDE - 1, grid.SQUARES - grid.SIDE, grid.SQUARES - 1))


def _worth(a: int, b: int) -> int:
    """P1: the points of a rectangle."""
    return min(a, b) ** 2 + abs(a - b)


_RECTANGLES = tuple(
    (_worth(width, height), grid.rectangle(left, top, width, height))
    for width in range(2, grid.SIDE + 1)
    for height in range(2, grid.SIDE + 1)
    for left in range(grid.SIDE + 1 - width)
    for top in range(grid.SIDE + 1 - height)
    if width * height >= 16
)


def snug(filled: int, mask: int) -> int:
    """How many edges of a patch lie against drawn squares and the rim, less the holes it makes."""
    touching = grid.neighbours(mask) & filled
    rim = (mask & _EDGE).bit_count() + (mask & _CORNERS).bit_count()
    after = filled | mask
    holes = sum(
        1 for square in grid.squares(grid.neighbours(mask) & ~after) if not grid.neighbours(1 << square) & ~after
    )
    return 2 * touching.bit_count() + rim - 3 * holes


def prospect(filled: int, price: float) -> float:
    """The best rectangle as it could become: its points less a price for each square that is still empty in it."""
    empty = ~filled
    return max(worth - price * (mask & empty).bit_count() for worth, mask in _RECTANGLES)


class RandomBot:
    """Any legal act: a drawing, now and then with special actions, or a pass."""

    def choose(self, view: View, budget: Budget, rng: Rng) -> Act:
        """An act at random."""
        sheet = choices.own(view)
        budget.spend(1)
        sources = choices.whole(view, neighbours=rng.below(8) == 0)
        if rng.below(8) == 0:
            sources = choices.cuttings(view, sources) or sources
        found = list(choices.fitting(sources, sheet.filled))
        if view.turn > 0 and (not found or rng.below(20) == 0):
            drawing, filled = None, sheet.filled
        elif found:
            picked = rng.pick(found)
            drawing, filled = picked.drawing, sheet.filled | picked.mask
        else:  # no place for the start patch cannot be: the sheet is empty
            return PASS
        left = choices.dots_left(sheet, drawing) if view.turn > 0 and rng.below(12) == 0 else 0
        squares: list[int] = []
        for _ in range(min(left, 1 + rng.below(2))):
            free = [square for square in grid.squares(grid.FULL & ~filled) if square not in squares]
            if free:
                squares.append(rng.pick(free))
        return choices.act(sheet, drawing, tuple(squares))


class Looker:
    """Looks at the places of the patch, or at some of them, and takes the one it likes best.

    glance: how many places it looks at (0: all). likes: how it likes a place. rescue: whether it thinks of the special actions
    when the patch fits nowhere, and of the single square where that gains points at once.
    """

    def __init__(self, *, glance: int, likes: Callable[[View, int, int], float], rescue: bool):
        self.glance = glance
        self.likes = likes
        self.rescue = rescue

    def choose(self, view: View, budget: Budget, rng: Rng) -> Act:
        """The place it likes best."""
        sheet = choices.own(view)
        best = self._best(view, list(choices.fitting(choices.whole(view), sheet.filled)), budget, rng)
        if best is None and self.rescue:
            sources = choices.whole(view, neighbours=True)
            best = self._best(view, list(choices.fitting(sources, sheet.filled)), budget, rng)
            if best is None:
                found = list(choices.fitting(choices.cuttings(view, sources[:1]), sheet.filled))
                largest = max((one.mask.bit_count() for one in found), default=0)
                best = self._best(view, [one for one in found if one.mask.bit_count() == largest], budget, rng)
        drawing = None if best is None else best.drawing
        filled = sheet.filled | (0 if best is None else best.mask)
        squares: tuple[int, ...] = ()
        if self.rescue and choices.scoring(view):
            squares = self._gain(filled, choices.dots_left(sheet, drawing))
        return choices.act(sheet, drawing, squares)

    def _best(self, view: View, found: list[Choice], budget: Budget, rng: Rng) -> Choice | None:
        if self.glance and len(found) > self.glance:
            found = [rng.pick(found) for _ in range(self.glance)]
        filled = choices.own(view).filled
        best, liked = None, float("-inf")
        for one in found:
            if best is not None and budget.over(100_000):
                break
            budget.spend(1)
            likes = self.likes(view, filled, one.mask) + rng.unit() / 100
            if likes > liked:
                best, liked = one, likes
        return best

    @staticmethod
    def _gain(filled: int, dots: int) -> tuple[int, ...]:
        """The single squares that complete a larger rectangle at once."""
        best = prospect(filled, 100)
        squares: tuple[int, ...] = ()
        for worth, mask in _RECTANGLES:
            missing = mask & ~filled
            if worth > best and 0 < missing.bit_count() <= dots:
                best, squares = worth, tuple(grid.squares(missing))
        return squares


def _child_likes(_view: View, filled: int, mask: int) -> float:
    return float((grid.neighbours(mask) & filled).bit_count())


def _beginner_likes(_view: View, filled: int, mask: int) -> float:
    return float(snug(filled, mask))


def _hobby_likes(view: View, filled: int, mask: int) -> float:
    left = max(0, 6 - view.turn)
    return prospect(filled | mask, 3.0 if left == 0 else 1.6) + 0.5 * snug(filled, mask)


def random_bot() -> RandomBot:
    """Random play."""
    return RandomBot()


def child() -> Looker:
    """Looks at six places, wants patches to touch, and has forgotten the special actions."""
    return Looker(glance=6, likes=_child_likes, rescue=False)


def beginner() -> Looker:
    """Looks at forty places and fits the patch in snugly, without an eye for the rectangle and without special actions."""
    return Looker(glance=40, likes=_beginner_likes, rescue=False)


def hobby() -> Looker:
    """Builds a rectangle, but overlooks places, sees only this turn, and thinks of special actions when nothing fits."""
    return Looker(glance=48, likes=_hobby_likes, rescue=True)

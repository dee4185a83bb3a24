"""The simple Patchwork bots: a child, a beginner and a hobby player, who err as people do, and random play for measuring."""

from collections.abc import Callable

from quiltingbee.bots.base import Budget, Rng
from quiltingbee.core import grid
from quiltingbee.core.shapes import Placement
from quiltingbee.games.patchwork.moves import ADVANCE, Act, Buy, Leather
from quiltingbee.games.patchwork.pieces import GOAL, INCOME, REACH, Patch, patches
from quiltingbee.games.patchwork.state import Quilt, View

_EDGE = grid.FULL & ~grid.rectangle(1, 1, grid.SIDE - 2, grid.SIDE - 2)


def own(view: View) -> Quilt:
    """The quilt of the seat whose view it is."""
    return view.quilts[view.seat or 0]


def reach(view: View) -> list[Patch]:
    """T2, T4: the patches that can be paid."""
    box, buttons = patches(), own(view).buttons
    return [box[number] for number in view.circle[:REACH] if box[number].price <= buttons]


def fitting(patch: Patch, filled: int) -> list[Placement]:
    """Where a patch fits."""
    return [lying for lying in patch.shape.placements if not lying.mask & filled]


def snug(filled: int, mask: int) -> float:
    """How many edges lie against the rim and what is sewn on, less the holes that are left."""
    after = filled | mask
    touching = (grid.neighbours(mask) & filled).bit_count() + (mask & _EDGE).bit_count()
    around = grid.neighbours(mask) & ~after
    holes = sum(1 for square in grid.squares(around) if not grid.neighbours(1 << square) & ~after)
    return touching - 3 * holes


class RandomBot:
    """Any legal act: one of the purchases or the advance, each as likely, and any place."""

    def choose(self, view: View, budget: Budget, rng: Rng) -> Act:
        """An act at random."""
        budget.spend(1)
        filled = own(view).filled
        if view.leather:
            return Leather(rng.pick(list(grid.squares(grid.FULL & ~filled))))
        wanted = [(patch, places) for patch in reach(view) if (places := fitting(patch, filled))]
        n = rng.below(len(wanted) + 1)
        if n == len(wanted):
            return ADVANCE
        patch, places = wanted[n]
        return Buy(patch.number, rng.pick(places).place)


class Shopper:
    """Likes one of the patches best and sews it on where it likes it best.

    likes: how much it likes a patch (0 or less: rather advance). glance: how many places it looks at (0: all). neat: how it likes
    a place.
    """

    def __init__(
        self, *, likes: Callable[[View, Patch], float], glance: int, neat: Callable[[int, int], float], greedy: bool
    ):
        self.likes = likes
        self.glance = glance
        self.neat = neat
        self.greedy = greedy

    def choose(self, view: View, budget: Budget, rng: Rng) -> Act:
        """The patch it likes best, or the advance."""
        filled = own(view).filled
        if view.leather:
            free = list(grid.squares(grid.FULL & ~filled))
            if self.glance:
                free = [rng.pick(free) for _ in range(self.glance)]
            return Leather(max(free, key=lambda square: self.neat(filled, 1 << square)))
        for patch in sorted(reach(view), key=lambda one: -self.likes(view, one)):
            if not self.greedy and self.likes(view, patch) <= 0:
                break
            found = fitting(patch, filled)
            if self.glance and len(found) > self.glance:
                found = [rng.pick(found) for _ in range(self.glance)]
            best, liked = None, float("-inf")
            for one in found:
                if best is not None and budget.over(100_000):
                    break
                budget.spend(1)
                likes = self.neat(filled, one.mask) + rng.unit() / 100
                if likes > liked:
                    best, liked = one, likes
            if best is not None:
                return Buy(patch.number, best.place)
        return ADVANCE


def _dear(_view: View, patch: Patch) -> float:
    return float(patch.price)


def _bargain(_view: View, patch: Patch) -> float:
    """Squares and buttons for the price, whatever the time."""
    return 2.0 * patch.shape.size + 3 * patch.buttons - patch.price


def _worth(view: View, patch: Patch) -> float:
    """What a patch brings by the end of the game, less its price and a button for each unit of time: so much brings an advance."""
    quilt = own(view)
    incomes = sum(space > quilt.time for space in INCOME)
    time = min(patch.time, GOAL - quilt.time)
    return 2 * patch.shape.size + patch.buttons * incomes - patch.price - time


def _touching(filled: int, mask: int) -> float:
    return float((grid.neighbours(mask) & filled).bit_count())


def random_bot() -> RandomBot:
    """Random play."""
    return RandomBot()


def child() -> Shopper:
    """Takes the dearest patch it can pay and puts it where it touches another, looking at two places."""
    return Shopper(likes=_dear, glance=2, neat=_touching, greedy=True)


def beginner() -> Shopper:
    """Takes the best bargain, forgets that time is money, and fits patches in snugly, looking at six places."""
    return Shopper(likes=_bargain, glance=6, neat=snug, greedy=True)


def hobby() -> Shopper:
    """Reckons buttons, income and time against each other, for this patch only."""
    return Shopper(likes=_worth, glance=0, neat=snug, greedy=False)

"""The strong Doodle bots: a learned value of sheets, and a search that plays the best candidates out by it."""

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib import resources
from typing import Any

import numpy as np

from quiltingbee.bots import doodle_choices as choices
from quiltingbee.bots.base import Budget, Rng
from quiltingbee.bots.doodle_choices import Source
from quiltingbee.bots.kernels import doodle_search as search
from quiltingbee.bots.kernels.doodle_play import discard
from quiltingbee.bots.kernels.doodle_tables import Tables, desk, found, tables
from quiltingbee.bots.kernels.doodle_value import AGAIN, DOT, LAST, NEIGHBOUR, SCISSORS
from quiltingbee.bots.kernels.sheets import LOW, LOW_MASK
from quiltingbee.games.doodle import PASS, Act, Drawing, View


@lru_cache(maxsize=1)
def weights() -> Any:
    """The learned weights, a row for each turn."""
    with resources.files("quiltingbee.bots").joinpath("data/doodle.npz").open("rb") as file, np.load(file) as kept:
        return np.ascontiguousarray(kept["weights"].astype(np.float32))


@dataclass(frozen=True)
class _Position:
    """A view as the kernels want it."""

    tables: Tables
    low: Any
    high: Any
    spent: int
    stage: int
    circle: Any
    count: int
    roll: int
    unseen: Any
    left: int


def _position(view: View) -> _Position:
    """What the kernels need of a view: the sheet, what is crossed off, the circle, the cards that are still to come."""
    table = tables(view.options.deck)
    sheet = choices.own(view)
    spent = sheet.neighbour * NEIGHBOUR + sheet.dot * DOT + sheet.scissors * SCISSORS + sheet.again * AGAIN
    unseen = list(view.options.deck.card_names)
    for card in (*view.gone, *view.circle):
        unseen.remove(card)
    numbers = np.zeros(len(view.options.deck.card_names), np.int64)
    numbers[: len(unseen)] = [table.number[card] for card in unseen]
    circle = np.zeros(8, np.int64)
    cards = (view.start[view.seat or 0],) if view.turn == 0 else view.circle
    circle[: len(cards)] = [table.number[card] for card in cards]
    return _Position(
        table,
        np.uint64(sheet.filled & LOW_MASK),
        np.uint64(sheet.filled >> LOW),
        spent,
        view.turn + 6 * (view.round - 1),
        circle,
        len(cards),
        1 if view.turn == 0 else view.roll,
        numbers,
        len(unseen),
    )


class Candidates:
    """The acts of a position that are worth a look, best value first, each sheet once."""

    def __init__(self, view: View, position: _Position, most: int, *, singles: int = 12):
        self.found = found()
        self.desk = desk(len(view.options.deck.card_names))
        self.view = view
        self.position = position
        self.looked = int(
            search.candidates(
                position.low,
                position.high,
                position.spent,
                position.stage,
                position.circle,
                position.count,
                position.roll,
                view.options.neighbour_scissors,
                singles,
                weights(),
                position.tables.places,
                self.desk,
                self.found,
            )
        )
        self.order: list[int] = []
        seen = set()
        for n in np.argsort(-self.found.values[: self.looked], kind="stable"):
            key = (int(self.found.low[n]), int(self.found.high[n]), int(self.found.spent[n]))
            if key not in seen:
                seen.add(key)
                self.order.append(int(n))
                if len(self.order) == most:
                    break

    def act(self, number: int) -> Act:
        """A candidate as an act."""
        how, shape, place, first, second = (int(told) for told in self.found.acts[number])
        view, table = self.view, self.position.tables
        sheet = choices.own(view)
        drawing = None
        if how >= 0:
            drawing = self._drawing(how, table.shapes[shape], place)
        return choices.act(sheet, drawing, tuple(square for square in (first, second) if square >= 0))

    def _drawing(self, how: int, shape: Any, place: int) -> Drawing:
        view, table = self.view, self.position.tables
        sheet = choices.own(view)
        mask = int(table.places.low[place]) | int(table.places.high[place]) << LOW
        kinds = ("draw", "left", "right")
        neighbour = how in (1, 2) and view.turn > 0
        if view.turn == 0:
            whole, drawing = view.options.deck.shapes[view.start[view.seat or 0]], Drawing()
        elif how >= len(kinds):
            card = view.circle[how - len(kinds)]
            whole, drawing = view.options.deck.shapes[card], Drawing("take", card=card)
        else:
            card = view.circle[(view.roll - 1 + (0, -1, 1)[how]) % len(view.circle)]
            whole = view.options.deck.shapes[card]
            drawing = Drawing(kinds[how], again=neighbour and sheet.neighbour)
        if shape.forms == whole.forms:
            found = choices.choice(Source(whole, drawing), mask)
        else:
            cut_again = sheet.scissors
            found = choices.choice(Source(shape, _cut(drawing, again=cut_again), cut=True), mask)
        if found.drawing is None:
            raise AssertionError(found)
        return found.drawing


def _cut(drawing: Drawing, *, again: bool) -> Drawing:
    return Drawing(drawing.how, card=drawing.card, again=drawing.again, cut_again=again)


class Valued:
    """Takes the act whose sheet the learned value likes best, without looking ahead.

    plain: thinks of no special action but the single square in the last turn of a round. overlooks: the part of the turns in which
    it does not see the best act and takes the second.
    """

    def __init__(self, *, plain: bool, overlooks: float = 0.0):
        self.plain = plain
        self.overlooks = overlooks

    def choose(self, view: View, budget: Budget, rng: Rng) -> Act:
        """The act with the best value that it sees."""
        position = _position(view)
        if self.plain and not choices.scoring(view):
            position = replace(position, spent=NEIGHBOUR | DOT | SCISSORS | AGAIN)
        found = Candidates(view, position, 2)
        budget.spend(found.looked)
        blind = rng.unit() < self.overlooks and len(found.order) > 1
        return found.act(found.order[int(blind)]) if found.order else PASS


class Searcher:
    """Plays the candidates with the best values out with the same chance for all and halves their number again and again.

    work: the games played out where the budget says nothing. width: how many candidates it begins with. horizon: turns that a
    game is played on before the value is believed. narrow: it never plays out more than `work`, however much time there is.
    """

    def __init__(self, *, work: int, width: int = 32, horizon: int = 6, gate: float = -1.0, narrow: bool = False):
        self.work = work
        self.width = width
        self.horizon = horizon
        self.gate = gate
        self.narrow = narrow

    def choose(self, view: View, budget: Budget, rng: Rng) -> Act:
        """The candidate whose games end best."""
        position = _position(view)
        found = Candidates(view, position, self._width(budget))
        active = np.array(found.order, np.int64)
        if position.stage == LAST or len(active) == 1:  # the values of the last turn are exact
            return found.act(int(active[0]))
        sums = np.zeros(len(found.found.values))
        tries = np.zeros(len(sums), np.int64)
        seed = np.uint64(rng.word())
        circle, count = position.circle.copy(), 0
        if position.stage > 0:
            count = int(discard(circle, position.count, position.roll - 1, np.zeros(8, np.int64)))
        rounds = max(1, math.ceil(math.log2(len(active))))
        games = 0
        for left in range(rounds, 0, -1):
            share = _Share(budget, self._limit(budget), left)
            while True:
                more = share.games(len(active))
                if more < 1:
                    break
                search.simulate(
                    active, games, more, found.found, position.stage, circle, count, position.unseen, position.left,
                    self.horizon, np.float32(self.gate), weights(), position.tables.places, found.desk, seed, sums, tries,
                )  # fmt: skip
                games += more
                budget.spend(more * len(active))
            if budget.stopped or games == 0:
                break
            means = sums[active] / tries[active]
            active = active[np.argsort(-means, kind="stable")[: max(1, len(active) // 2)]]
        if games:
            means = sums[active] / np.maximum(tries[active], 1)
            active = active[np.argsort(-means, kind="stable")]
        return found.act(int(active[0]))

    def _limit(self, budget: Budget) -> int | None:
        """The games it may play out; None: as many as there is time for."""
        if budget.work is None and (self.narrow or budget.seconds is None):
            return self.work
        return min(budget.work or 0, self.work) if self.narrow else budget.work

    def _width(self, budget: Budget) -> int:
        """Fewer candidates when there is little time."""
        work = self._limit(budget)
        if budget.seconds is not None:
            work = min(10**9 if work is None else work, int(budget.seconds * 8000))
        return self.width if work is None else max(4, min(self.width, work // 12))


class _Share:
    """The part of a budget that one halving may use, asked for in chunks of a few milliseconds."""

    def __init__(self, budget: Budget, limit: int | None, rounds: int):
        self._budget = budget
        self._until = None if limit is None else budget.done + (limit - budget.done) // rounds
        left = budget.left
        self._seconds = None if left is None else left - left / rounds  # what must be left when the share is used up
        self._before: tuple[float, int] | None = None
        self._chunk = 1

    def games(self, active: int) -> int:
        """How many games of each candidate come next; 0 when the share is used up."""
        budget = self._budget
        if budget.stopped:
            return 0
        count = 10**6 if self._until is None else (self._until - budget.done) // active
        left = budget.left
        if left is None or self._seconds is None:
            return min(count, max(1, 64 // active))
        if left <= self._seconds:
            return 0
        if self._before is not None:
            took = (self._before[0] - left) / self._before[1]
            self._chunk = max(1, min(200, int(min(0.01, left - self._seconds) / max(took, 1e-6))))
        self._before = (left, min(count, self._chunk) or 1)
        return min(count, self._chunk)


def club() -> Valued:
    """Knows what makes a good sheet, but sees this turn only, overlooks a good place now and then, and forgets the special actions
    until a round ends.
    """
    return Valued(plain=True, overlooks=0.15)


def expert() -> Searcher:
    """Looks ahead, but only one turn and at four candidates."""
    return Searcher(work=16, width=4, horizon=1, narrow=True)


def master() -> Searcher:
    """Looks ahead."""
    return Searcher(work=3000)

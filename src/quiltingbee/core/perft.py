"""Counting the distinct legal lines of so many acts: the test that finds nearly every fault of a rules engine."""

from typing import Any

from quiltingbee.core.chance import Dealer
from quiltingbee.core.game import Chance, Game, Move, Over, Refused


def perft(
    game: Game, state: Any, depth: int, *, plain: bool = False, dealer: Dealer | None = None, deals: int = 0
) -> int:
    """How many lines of `depth` acts there are from here. Seats that act at the same time act in their order.

    Chance is not counted: it does what the dealer says; `deals` is how many deals there have been. Refused("no-dealer") when
    chance is due and there is none. A line that ends before it has so many acts does not count.
    """
    if depth == 0:
        return 1
    turn = game.turn(state)
    while isinstance(turn, Chance):
        if dealer is None:
            raise Refused("no-dealer")
        state = game.apply(state, dealer.deal(turn, deals))
        turn, deals = game.turn(state), deals + 1
    if isinstance(turn, Over):
        return 0
    seat = turn.seats[0]
    if depth == 1:
        return game.count(state, seat, plain=plain)
    return sum(
        perft(game, game.apply(state, Move(seat, act)), depth - 1, plain=plain, dealer=dealer, deals=deals)
        for act in game.acts(state, seat, plain=plain)
    )

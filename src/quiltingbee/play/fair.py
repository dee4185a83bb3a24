"""Whether the deals of a record were fair: each is computed again from the secret that was committed to before the first."""

from dataclasses import dataclass

from quiltingbee.core.chance import Seeded, dealer_of
from quiltingbee.core.game import Chance, Deal
from quiltingbee.core.match import Match


class NotFair(Exception):
    """`code` says why: `no-secret` (nothing to compute from), or `other-deal` (the deal with that number is another one)."""

    def __init__(self, code: str, deal: str = ""):
        super().__init__(deal or code)
        self.code = code
        self.deal = deal


@dataclass(frozen=True, slots=True)
class Verified:
    """What was found: so many deals follow from the secret with that commitment, or from the public seed."""

    deals: int
    commitment: str
    seed: str | None


def verify(match: Match) -> Verified:
    """Compute every deal again. NotFair when one differs or there is no secret; BadText when the headers contradict themselves."""
    dealer = dealer_of(match.headers)
    if dealer is None:
        raise NotFair("no-secret")
    number = 0
    state = match.first
    for event, after in match.states():
        if isinstance(event, Deal):
            turn = match.game.turn(state)
            expected = dealer.deal(turn, number) if isinstance(turn, Chance) else None
            # Deals have one spelling only after `normal`: the draws of one kind may be listed in another order there.
            if expected is None or match.game.normal(state, expected) != event:
                raise NotFair("other-deal", match.game.format(event))
            number += 1
        state = after
    return Verified(number, dealer.commitment, dealer.seed if isinstance(dealer, Seeded) else None)

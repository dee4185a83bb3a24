"""Ratings: the Bradley-Terry model on Elo's scale, fitted by Hunter's MM algorithm, with bootstrap intervals over deals.

R. A. Bradley, M. E. Terry: Rank analysis of incomplete block designs I, Biometrika 39 (1952).
D. R. Hunter: MM algorithms for generalized Bradley-Terry models, Annals of Statistics 32 (2004).
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from quiltingbee.bots.base import Rng

MIDDLE = 1500.0
_SCALE = 400 / math.log(10)
_ROUNDS = 400
_PRIOR = 0.5  # a draw of this weight between every two that met: whoever won all games still has a rating
_SAMPLES = 200


@dataclass(frozen=True, slots=True)
class Outcome:
    """One comparison: the part of the win that went to the first."""

    first: str
    second: str
    share: float


def rate(names: Sequence[str], deals: Iterable[Iterable[Outcome]]) -> dict[str, float]:
    """The rating of each, their mean being 1500."""
    wins = dict.fromkeys(names, 0.0)
    met: dict[tuple[str, str], float] = {}
    for deal in deals:
        for one in deal:
            for key in ((one.first, one.second), (one.second, one.first)):
                if key not in met:
                    met[key] = _PRIOR
                    wins[key[0]] += _PRIOR / 2
                met[key] += 1
            wins[one.first] += one.share
            wins[one.second] += 1 - one.share
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        weight = dict.fromkeys(names, 0.0)
        for (first, second), count in met.items():
            weight[first] += count / (strength[first] + strength[second])
        new = {name: wins[name] / weight[name] if weight[name] else 1.0 for name in names}
        mean = math.exp(sum(map(math.log, new.values())) / len(names))
        strength = {name: value / mean for name, value in new.items()}
    return {name: MIDDLE + _SCALE * math.log(value) for name, value in strength.items()}


def intervals(names: Sequence[str], deals: Sequence[Sequence[Outcome]]) -> dict[str, tuple[float, float]]:
    """95 % intervals of the ratings: deals are drawn anew, with putting back."""
    if not any(deals):
        return dict.fromkeys(names, (MIDDLE, MIDDLE))
    rng = Rng("ratings")
    found: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(_SAMPLES):
        for name, rating in rate(names, [rng.pick(deals) for _ in deals]).items():
            found[name].append(rating)
    cut = _SAMPLES // 40
    return {name: (sorted(told)[cut], sorted(told)[-1 - cut]) for name, told in found.items()}

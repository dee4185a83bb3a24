"""What the network of Patchwork learns with: the positions of the last matches, and steps against its loss (Adam)."""

from typing import Any

import numpy as np

from quiltingbee.bots.kernels.patchwork import M
from quiltingbee.bots.kernels.patchwork_network import INPUTS, ONE, OUTPUTS, POINTS, TWO, network, parts
from quiltingbee.bots.kernels.patchwork_network_train import CIRCLE, inputs
from quiltingbee.bots.kernels.patchwork_tables import desk, tables

_OUTCOME = 0.5
"""What counts beside that: what the search told of the position."""
_FAR = 2.0
"""Points that are further off pull no harder."""


def begin(seed: int) -> Any:
    """Weights to begin with: a network that adds nothing to the tables."""
    chance = np.random.default_rng(seed)
    weights = np.zeros(ONE * INPUTS + ONE + TWO * ONE + TWO + OUTPUTS * TWO + OUTPUTS, np.float32)
    first, _, second, *_ = parts(weights)
    first[:] = chance.standard_normal(first.shape) * np.sqrt(2 / INPUTS)
    second[:] = chance.standard_normal(second.shape) * np.sqrt(2 / ONE)
    return weights


class Positions:
    """The last positions, as many as there is room for."""

    def __init__(self, room: int):
        self.kept = {
            "words": np.zeros((room, 5), np.uint64),
            "numbers": np.zeros((room, 10), np.int16),
            "circles": np.zeros((room, CIRCLE), np.int8),
            "told": np.zeros((room, OUTPUTS), np.float32),
            "came": np.zeros((room, OUTPUTS), np.float32),
            "played": np.zeros(room, np.bool_),
            "count": np.zeros(1, np.int64),
        }
        self._desk, self._network = desk(), network(begin(0))  # to write inputs on: its weights do not matter

    def __len__(self) -> int:
        return min(int(self.kept["count"][0]), len(self.kept["played"]))

    def add(self, past: Any, count: int) -> Any:
        """Keeps the positions of a match; where."""
        room = len(self.kept["played"])
        at = (self.kept["count"][0] + np.arange(count)) % room
        for name in ("words", "numbers", "told", "played"):
            self.kept[name][at] = getattr(past, name)[:count]
        self.kept["circles"][at] = past.circle
        self.kept["came"][at] = past.came
        self.kept["count"] += count
        return at

    def look(self, chosen: Any, specials: Any, table: Any) -> tuple[Any, Any, Any, Any]:
        """Of the chosen ones: inputs, what the tables say, what the search told and what came, for who acts."""
        rows = np.zeros((len(chosen), INPUTS), np.float32)
        base = np.zeros((len(chosen), OUTPUTS), np.float32)
        numbers = self.kept["numbers"][chosen]
        inputs(
            self.kept["words"][chosen], numbers, self.kept["circles"][chosen], specials, table, tables(), self._desk,
            self._network, rows, base,
        )  # fmt: skip
        second = numbers[:, M] == 1
        return rows, base, _turned(self.kept["told"][chosen], second), _turned(self.kept["came"][chosen], second)


def _turned(told: Any, second: Any) -> Any:
    """What is told of the first seat, told of the second where that acts."""
    return np.where(second[:, None], np.stack([1 - told[:, 0], told[:, 2], told[:, 1]], axis=1), told)


def loss(logits: Any, won: Any) -> float:
    """How wrong chances to win are, on average: 0 were all certain and right, 0.693 knows nothing."""
    return float(np.mean(np.logaddexp(0, logits) - won * logits))


def outputs(weights: Any, rows: Any) -> tuple[Any, Any, Any]:
    """What the network makes of inputs: both layers and the outputs."""
    first, first_bias, second, second_bias, third, third_bias = parts(weights)
    one = np.maximum(rows @ first.T + first_bias, 0)
    two = np.maximum(one @ second.T + second_bias, 0)
    return one, two, two @ third.T + third_bias


class Learning:
    """Moves weights against the slope of the loss, each by how sure its slope is (Adam)."""

    def __init__(self, weights: Any):
        self.weights = weights
        self.kept = {"slope": np.zeros_like(weights), "square": np.zeros_like(weights), "steps": np.zeros(1, np.int64)}

    def step(self, rows: Any, base: Any, told: Any, came: Any, played: Any, rate: float) -> None:
        """One step. Only positions of the match are told what came of it."""
        part = np.where(played, _OUTCOME, 0.0)[:, None].astype(np.float32)
        wanted = part * came + (1 - part) * told
        one, two, out = outputs(self.weights, rows)
        off = np.empty_like(out)
        off[:, 0] = 1 / (1 + np.exp(-base[:, 0] - out[:, 0])) - wanted[:, 0]
        off[:, 1:] = 0.5 * np.clip(out[:, 1:] - (wanted[:, 1:] - base[:, 1:]) / POINTS, -_FAR, _FAR)
        off /= len(rows)
        _, _, second, _, third, _ = parts(self.weights)
        off_two = off @ third * (two > 0)
        off_one = off_two @ second * (one > 0)
        slopes = (off_one.T @ rows, off_one.sum(0), off_two.T @ one, off_two.sum(0), off.T @ two, off.sum(0))
        self._move(np.concatenate([part.ravel() for part in slopes]), rate)

    def _move(self, slope: Any, rate: float) -> None:
        self.kept["steps"] += 1
        steps = int(self.kept["steps"][0])
        self.kept["slope"] += 0.1 * (slope - self.kept["slope"])
        self.kept["square"] += 0.001 * (slope * slope - self.kept["square"])
        sure = np.sqrt(self.kept["square"] / (1 - 0.999**steps)) + 1e-8
        self.weights -= np.float32(rate) * (self.kept["slope"] / (1 - 0.9**steps)) / sure

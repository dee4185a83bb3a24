"""What training keeps: a checkpoint that survives being killed, the weights it ends with, and the curve beside them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np


class Checkpoint:
    """Weights, the state of chance, and the curve so far; on disk after every fifth step, whole or not at all.

    more: arrays that learning changes beside the weights, by name; they are kept and brought back with them.
    """

    def __init__(self, path: Path, begin: Any, seed: int, more: Mapping[str, Any] | None = None):
        self.path = path
        self.more = dict(more or {})
        self.weights = begin
        self.state = np.array([seed], np.uint64)
        self.curve: list[Any] = []
        if path.exists():
            with np.load(path) as kept:
                self.weights, self.state, self.curve = kept["weights"], kept["state"], list(kept["curve"])
                for name, array in self.more.items():
                    array[...] = kept[name]

    @property
    def done(self) -> int:
        """How many steps have been made."""
        return len(self.curve)

    def add(self, mean: Any) -> None:
        """A step is made; every fifth is kept on disk. mean: what came of it, one number or several."""
        self.curve.append(mean)
        if self.done % 5 == 0:
            new = self.path.with_suffix(".part.npz")
            np.savez(new, weights=self.weights, state=self.state, curve=np.array(self.curve), **self.more)
            new.replace(self.path)


def write(path: Path, check: Checkpoint, command: str, what: str, *, dtype: Any, digits: int = 2) -> None:
    """The result and its curve, twenty points of it; the checkpoint goes."""
    np.savez_compressed(path, weights=check.weights.astype(dtype))
    part = max(1, check.done // 20)
    lines = [f"# {command}", f"# steps, {what} while learning"]
    parts = [
        (start + part, np.atleast_1d(np.mean(check.curve[start : start + part], axis=0)))
        for start in range(0, check.done - part + 1, part)
    ]
    lines += [", ".join([str(step), *(f"{mean:.{digits}f}" for mean in means)]) for step, means in parts]
    path.with_suffix(".txt").write_text("\n".join(lines) + "\n", "utf-8")
    check.path.unlink(missing_ok=True)

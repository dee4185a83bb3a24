"""Who choose: bots at every strength, which get views and never states, and the arena where they meet."""

from quiltingbee.bots.base import Bot, Budget, Rng
from quiltingbee.bots.registry import Level, bot, level, levels

__all__ = ["Bot", "Budget", "Level", "Rng", "bot", "level", "levels"]

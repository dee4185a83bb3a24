"""Where bots meet: the same deals for all, every seat for everybody, results as records, ratings with their intervals.

Doodle is played alone, each bot on the same deals, and a deal is won by the most points. Patchwork is played by every pair, each
circle twice with the seats changed. Every game is computed from (seed, number of the deal, bots, budget), so that an arena
which was killed goes on where its records end.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path

from quiltingbee.bots.base import Budget, Rng
from quiltingbee.bots.ratings import Outcome, intervals, rate
from quiltingbee.bots.registry import bot, level
from quiltingbee.core.chance import Seeded
from quiltingbee.core.game import BadText, Refused
from quiltingbee.core.match import Match
from quiltingbee.core.record import read, write
from quiltingbee.games import GAMES, game_named

_NORMAL = 1.96  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True, slots=True)
class Entry:
    """A bot and its own limit of work, written `master@300`; without one its level's."""

    name: str
    work: int | None = None

    def __str__(self) -> str:
        return self.name if self.work is None else f"{self.name}@{self.work}"


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game: who sits where, and which deal. `seconds` an act, where that is limited."""

    game: str
    entries: tuple[Entry, ...]  # by seat
    seed: str
    deal: int
    seconds: float | None = None

    @property
    def title(self) -> str:
        """What the record of the game is called."""
        limit = "" if self.seconds is None else f"_{round(self.seconds * 1000)}ms"
        who = "-".join(map(str, self.entries))
        return f"{self.game.partition('/')[0]}_{who}{limit}_seed-{self.seed}_{self.deal:05d}"


@dataclass(frozen=True, slots=True)
class Played:
    """A game that has been played: points and who won, seat by seat."""

    pairing: Pairing
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    record: str


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot did. wins: a deal shared by several counts in parts. low, high: 95 % interval of the mean."""

    name: str
    games: int
    wins: float
    mean: float
    sd: float
    low: float
    high: float
    rating: float
    rating_low: float
    rating_high: float

    def told(self) -> dict[str, str | int | float]:
        """As JSON tells it."""
        keys = ("name", "games", "wins", "mean", "sd", "low", "high", "rating")
        return {key: _short(getattr(self, key)) for key in keys}


def _short(value: str | float) -> str | int | float:
    return round(value, 2) if isinstance(value, float) else value


def entry(game: str, text: str) -> Entry:
    """`master` or `master@300`. Refused with `unknown-bot`, `bad-work` or `bot-needs-fast`."""
    name, at, work = text.partition("@")
    one = level(game, name)
    if not one.available:
        raise Refused("bot-needs-fast")
    if not at:
        return Entry(one.name)
    if not (work.isascii() and work.isdigit() and 1 <= len(work) <= 9 and int(work) > 0):
        raise Refused("bad-work")
    return Entry(one.name, int(work))


def pairings(
    game: str, entries: Sequence[Entry], *, games: int, seed: str, seconds: float | None = None
) -> Iterator[Pairing]:
    """The games of an arena. Doodle: so many deals for each bot. Patchwork: so many games for each pair."""
    if game_named(game).usual_seats == 1:
        for deal in range(games):
            for one in entries:
                yield Pairing(game, (one,), seed, deal, seconds)
        return
    pairs = list(combinations(entries, 2)) or [(entries[0], entries[0])]
    for number in range(games):
        for one, other in pairs:
            seats = (one, other) if number % 2 == 0 else (other, one)
            yield Pairing(game, seats, seed, number // 2, seconds)


def play(pairing: Pairing) -> Played:
    """Play one game. Every act goes through the rules: Refused when a bot makes an illegal one."""
    game = game_named(pairing.game)
    bots = [bot(pairing.game, one.name) for one in pairing.entries]
    chance = [Rng(f"{pairing.title}/{seat}") for seat in range(len(bots))]
    match = Match(
        game,
        seats=len(bots),
        names=tuple(f"{one} (bot)" for one in pairing.entries),
        dealer=Seeded(f"{pairing.seed}-{pairing.deal}"),
        headers={"Arena": pairing.title},
    )
    while not match.over:
        for seat in match.waiting:
            budget = Budget(seconds=pairing.seconds, work=pairing.entries[seat].work)
            match.play(seat, bots[seat].choose(match.view(seat), budget, chance[seat]))
    return Played(pairing, match.scores, game.winners(match.state), write(match))


def kept(pairing: Pairing, folder: Path) -> Played | None:
    """The game as its record in that folder tells it; None when it is not there, not whole, or another."""
    try:
        text = (folder / f"{pairing.title}.txt").read_text("utf-8")
        match = read(text, GAMES)
    except (OSError, UnicodeDecodeError, BadText):
        return None
    if not match.over or match.headers.get("Arena") != pairing.title or match.game.id.split("/")[0] not in pairing.game:
        return None
    return Played(pairing, match.scores, match.game.winners(match.state), text)


def keep(played: Played, folder: Path) -> None:
    """Write the record of a game, whole or not at all."""
    new = folder / f"{played.pairing.title}.part"
    new.write_text(played.record, "utf-8")
    new.replace(folder / f"{played.pairing.title}.txt")


def run(
    wanted: Sequence[Pairing],
    *,
    jobs: int = 1,
    folder: Path | None = None,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> list[Played]:
    """Play these games, or take them from their records in the folder; in the order they were asked for."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    found: dict[Pairing, Played] = {}
    for one in wanted:
        if folder is not None and (before := kept(one, folder)) is not None:
            found[one] = before
    todo = [one for one in dict.fromkeys(wanted) if one not in found]
    progress(len(found), len(wanted))
    for played in _played(todo, jobs):
        if folder is not None:
            keep(played, folder)
        found[played.pairing] = played
        progress(len(found), len(wanted))
    return [found[one] for one in wanted]


def _played(todo: Sequence[Pairing], jobs: int) -> Iterator[Played]:
    """The games as they are done, in this process or in several."""
    if jobs == 1 or len(todo) < 2:
        yield from map(play, todo)
        return
    with ProcessPoolExecutor(min(jobs, len(todo)), mp_context=get_context("spawn")) as pool:
        waiting: list[Future[Played]] = [pool.submit(play, one) for one in todo]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            for one in waiting:
                one.cancel()


def standings(entries: Sequence[Entry], played: Sequence[Played]) -> list[Standing]:
    """How the bots did, the best first."""
    names = list(dict.fromkeys(map(str, entries)))
    points: dict[str, list[int]] = {name: [] for name in names}
    wins = dict.fromkeys(names, 0.0)
    for one in played:
        for who, score in zip(one.pairing.entries, one.scores, strict=False):
            points[str(who)].append(score)
    outcomes = _outcomes(played)
    for deal in _won(played):
        for name in deal:
            wins[name] += 1 / len(deal)
    ratings = rate(names, outcomes)
    bounds = intervals(names, outcomes)
    table = []
    for name in names:
        scores = points[name]
        mean = sum(scores) / len(scores)
        sd = math.sqrt(sum((score - mean) ** 2 for score in scores) / max(1, len(scores) - 1))
        off = _NORMAL * sd / math.sqrt(len(scores))
        low, high = bounds[name]
        table.append(
            Standing(name, len(scores), wins[name], mean, sd, mean - off, mean + off, ratings[name], low, high)
        )
    return sorted(table, key=lambda one: (-one.rating, -one.mean))


def _deals(played: Sequence[Played]) -> list[list[Played]]:
    """The games by deal."""
    deals: dict[int, list[Played]] = {}
    for one in played:
        deals.setdefault(one.pairing.deal, []).append(one)
    return [deals[number] for number in sorted(deals)]


def _won(played: Sequence[Played]) -> Iterator[list[str]]:
    """Who won what can be won: a game of several seats, or a deal that several played alone."""
    for games in _deals(played):
        if all(len(one.pairing.entries) == 1 for one in games):
            best = max(one.scores[0] for one in games)
            yield [str(one.pairing.entries[0]) for one in games if one.scores[0] == best]
            continue
        for one in games:
            yield [str(one.pairing.entries[seat]) for seat in one.winners]


def _outcomes(played: Sequence[Played]) -> list[list[Outcome]]:
    """Who beat whom, deal by deal."""
    found = []
    for games in _deals(played):
        outcomes = []
        for one, other in combinations(games, 2):
            if len(one.pairing.entries) == len(other.pairing.entries) == 1:
                first, second = one.scores[0], other.scores[0]
                share = 0.5 if first == second else float(first > second)
                outcomes.append(Outcome(str(one.pairing.entries[0]), str(other.pairing.entries[0]), share))
        for one in games:
            if len(one.pairing.entries) == 2 and one.pairing.entries[0] != one.pairing.entries[1]:
                share = 0.5 if len(one.winners) != 1 else float(one.winners[0] == 0)
                outcomes.append(Outcome(str(one.pairing.entries[0]), str(one.pairing.entries[1]), share))
        found.append(outcomes)
    return found

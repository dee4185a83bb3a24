"""How fast kernels and rules are, each as a ratio to the limit: a C program doing the same, measured in turn on the same core.

A shared machine does not run evenly: every round measures everything once, a ratio is taken within a round, and the median of the
rounds is told. Kernels and C programs are timed by the processor time they used, two threads by the clock less the time in which
a thread was ready to run and other programs had the cores (Linux says so; elsewhere nothing is taken off).
"""

import os
import random
import statistics
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quiltingbee.core.game import Chance, Choice, Deal, Game, Move, Over
from quiltingbee.fast import doodle, doodle_pack, jit, patchwork, patchwork_pack, patchwork_tables, pcg, references
from quiltingbee.fast.doodle_tables import TABLE
from quiltingbee.games.doodle import Doodle, Options
from quiltingbee.games.patchwork import Patchwork

SLICE = 0.15
"""So many seconds a measurement is to take."""
COMPARED = 2000
"""So many matches must be the same in C and here, number by number."""


@dataclass(frozen=True)
class Result:
    """One line: how many matches a second, and how that compares with its limit (None: there is none here) and with others."""

    name: str
    per_second: float
    limit: str
    ratio_to_limit: float | None
    ratios: dict[str, float]


class Disagreement(Exception):
    """A C program and a kernel play different matches from the same random numbers."""


@dataclass
class _Entry:
    """Something to measure: `run(count)` plays so many matches and tells the seconds."""

    name: str
    limit: str
    run: Callable[[int], float]
    others: tuple[str, ...] = ()
    count: int = 1

    def calibrate(self) -> None:
        """Finds how many matches fill a slice."""
        while (taken := self.run(self.count)) < SLICE / 3:
            self.count = max(self.count * 2, int(self.count * SLICE / max(taken, 1e-6) / 2))


def measure(*, rounds: int = 7, sources: Path = references.SOURCES, told: Callable[[str], None]) -> list[Result]:
    """All measurements; `told` hears what is missing."""
    core = _pinned()
    try:
        entries = _kernels() + _rules()
        programs = _programs(sources, told)
        entries += programs
        for entry in entries:
            entry.calibrate()
        rates: dict[str, list[float]] = {entry.name: [] for entry in entries}
        for _ in range(rounds):
            for entry in entries:
                rates[entry.name].append(entry.count / entry.run(entry.count))
    finally:
        _free(core)
    threads = _two_threads(rounds) if (os.cpu_count() or 1) > 1 and jit.compiles() else []
    return [_result(entry, rates) for entry in entries] + threads


def _result(entry: _Entry, rates: dict[str, list[float]]) -> Result:
    mine = rates[entry.name]

    def ratio(other: str) -> float:
        return statistics.median(one / reference for one, reference in zip(mine, rates[other], strict=True))

    to_limit = ratio(entry.limit) if entry.limit in rates else None
    ratios = {other: ratio(other) for other in entry.others if other in rates}
    return Result(entry.name, statistics.median(mine), entry.limit if to_limit else "none", to_limit, ratios)


@dataclass(frozen=True)
class _Playout:
    """A kind of random match: what it is called as kernel, limit, naive and rules; the C programs and their tables; the kernel."""

    called: str
    limit: tuple[str, str]
    naive: tuple[str, str]
    table: Callable[[], Any]
    make: Callable[[int], Callable[[int], Any]]

    def named(self, kind: str) -> str:
        return self.called.format(kind)


def _deck() -> Any:
    return doodle_pack.deck_of(Options())


_PLAYOUTS = (
    _Playout(
        "doodle-{}",
        ("doodle_limit", "plain"),
        ("doodle_naive", "plain"),
        _deck,
        lambda stream: doodle_matches(specials=False, stream=stream),
    ),
    _Playout(
        "doodle-{}-specials",
        ("doodle_limit", "specials"),
        ("doodle_naive", "specials"),
        _deck,
        lambda stream: doodle_matches(specials=True, stream=stream),
    ),
    _Playout(
        "patchwork-{}",
        ("patchwork_limit", "bits"),
        ("patchwork_limit", "masks"),
        patchwork_tables.box,
        lambda stream: patchwork_matches(stream=stream),
    ),
)


def _kernels() -> list[_Entry]:
    """Random matches from the first deal on."""
    return [
        _Entry(
            kind.named("playout"), kind.named("limit"), _timed(kind.make(1)), (kind.named("naive"), kind.named("rules"))
        )
        for kind in _PLAYOUTS
    ]


def doodle_matches(*, specials: bool, seed: int = 1, stream: int = 1) -> Callable[[int], Any]:
    """Plays so many solo matches of Doodle at random and gives their scores."""
    match = doodle_pack.pack(Doodle().start(1))
    deck, table, sheet = doodle_pack.deck_of(Options()), match[:TABLE], match[TABLE:]
    rng = pcg.seeded(seed, stream)

    def play(count: int) -> Any:
        scores = jit.counts(count)
        doodle.playouts(deck, table, sheet, rng, specials, scores)
        return scores

    return play


def patchwork_matches(*, seed: int = 1, stream: int = 1) -> Callable[[int], Any]:
    """Plays so many matches of Patchwork at random and gives the scores, two for each."""
    match = patchwork_pack.pack(Patchwork().start(2))
    rng = pcg.seeded(seed, stream)

    def play(count: int) -> Any:
        scores = jit.counts(2 * count)
        patchwork.playouts(patchwork_tables.box(), match, rng, scores)
        return scores

    return play


def _timed(play: Callable[[int], Any]) -> Callable[[int], float]:
    def run(count: int) -> float:
        begun = time.thread_time()
        play(count)
        return time.thread_time() - begun

    play(1)  # the first call makes the machine code
    return run


def _programs(sources: Path, told: Callable[[str], None]) -> list[_Entry]:
    """The C programs, as far as they are there, compared with the kernels before they are trusted."""
    found: list[_Entry] = []
    for way in ("limit", "naive"):
        for kind in _PLAYOUTS:
            source, word = kind.limit if way == "limit" else kind.naive
            try:
                program = references.compiled(source, sources)
            except references.Missing as missing:
                told(str(missing))
                return found
            found.append(_Entry(kind.named(way), kind.named("limit"), _compared(kind, way, program, word)))
    return found


def _compared(kind: _Playout, way: str, program: references.Program, word: str) -> Callable[[int], float]:
    """Runs a C program that plays the same matches as the kernel."""
    many = COMPARED if jit.compiles() else 20
    table = references.table_text(kind.table())
    said, here = program.run(word, many, 1, 1, table), kind.make(1)(many)
    if (said.total, said.hash) != (sum(int(score) for score in here), references.hashed(here)):
        raise Disagreement(kind.named(way))
    return lambda count: program.run(word, count, 1, 1, table).seconds


def _rules() -> list[_Entry]:
    """The pure rules, playing the same kind of matches."""
    return [
        _Entry("doodle-rules", "doodle-limit", _timed(_by_rules(Doodle(), 1, plain=True))),
        _Entry("doodle-rules-specials", "doodle-limit-specials", _timed(_by_rules(Doodle(), 1, plain=False))),
        _Entry("patchwork-rules", "patchwork-limit", _timed(_by_rules(Patchwork(), 2, plain=False))),
    ]


def _by_rules(game: Game, seats: int, *, plain: bool) -> Callable[[int], None]:
    chance = random.Random(1)

    def play(count: int) -> None:
        for _ in range(count):
            state = game.start(seats)
            while not isinstance(turn := game.turn(state), Over):
                if isinstance(turn, Chance):
                    state = game.apply(state, _dealt(turn, chance))
                else:
                    state = game.apply(state, Move(turn.seats[0], _act(game, state, turn, chance, plain=plain)))

    return play


def _act(game: Game, state: Any, turn: Choice, chance: random.Random, *, plain: bool) -> Any:
    """A random act, each as likely."""
    seat = turn.seats[0]
    if plain:
        return chance.choice(list(game.acts(state, seat, plain=True)))
    return game.nth(state, seat, chance.randrange(game.count(state, seat)))


def _dealt(turn: Chance, chance: random.Random) -> Deal:
    outcome: list[Any] = []
    for draw in turn.draws:
        outcome += chance.sample(draw.pool, draw.count)
    return Deal(turn.kind, tuple(outcome))


def _two_threads(rounds: int) -> list[Result]:
    """Two threads against one, 1.0 being twice as much."""
    results = []
    for kind in _PLAYOUTS:
        plays = [kind.make(stream) for stream in (1, 2)]
        name = kind.named("playout")
        entry = _Entry(name, name, _timed(plays[0]))
        entry.calibrate()
        pairs = [(_clocked(plays[:1], entry.count), _clocked(plays, entry.count)) for _ in range(rounds)]
        rate = statistics.median(2 * entry.count / two for _, two in pairs)
        ratio = statistics.median(one / two for one, two in pairs)
        results.append(Result(f"{name}-two-threads", rate, f"2 x {name}", ratio, {}))
    return results


def _clocked(plays: list[Callable[[int], Any]], count: int) -> float:
    """Seconds by the clock that the slowest of these threads needed, less what it waited for a core."""
    taken: list[float] = []
    together = threading.Barrier(len(plays))

    def run(play: Callable[[int], Any]) -> None:
        together.wait()
        begun, waited = time.perf_counter(), _waited()
        play(count)
        taken.append(time.perf_counter() - begun - (_waited() - waited))

    threads = [threading.Thread(target=run, args=(play,)) for play in plays]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return max(taken)


def _waited() -> float:
    """Seconds in which this thread could have run but had no core; a thread that waits for another one is not ready to run."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_text("ascii").split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0


def _pinned() -> set[int] | None:
    """Keeps this process and its children on one core where the system can do that; the cores it had."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    return before


def _free(cores: set[int] | None) -> None:
    if cores is not None:
        os.sched_setaffinity(0, cores)

"""One play of a game: the log of its events and what it adds up to."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from quiltingbee.core.chance import Dealer, Fair
from quiltingbee.core.game import Chance, Choice, Deal, Event, Game, Move, Over, Refused, Turn


class Match:
    """A match that can be played on. The log is the truth: every state is the fold of its first events.

    With a dealer, chance acts by itself as soon as it is its turn; without one, deals are played like any other event.
    """

    def __init__(
        self,
        game: Game,
        *,
        seats: int = 1,
        names: tuple[str, ...] | None = None,
        options: Mapping[str, Any] | None = None,
        dealer: Dealer | None = None,
        headers: Mapping[str, str] | None = None,
        start: Any = None,
    ):
        self.game = game
        self.from_position = start is not None
        self.first = game.start(seats, **(options or {})) if start is None else start
        self.state = self.first
        self.log: list[Event] = []
        self.names = names or tuple(f"player {seat}" for seat in range(1, game.seats(self.first) + 1))
        self.headers = dict(headers or {})
        self.dealer = dealer
        self._opened = 0
        self._turn: tuple[Any, Turn] | None = None  # the state that was asked about last, and whose turn it is there
        self._state_opened = self.first
        if isinstance(dealer, Fair):
            self.headers.update({key: told for key, told in dealer.headers().items() if key == "Seed"})
        if len(self.names) != game.seats(self.first):
            raise Refused("names-and-seats")
        self._deal()

    @property
    def turn(self) -> Turn:
        """Who must act now."""
        if self._turn is None or self._turn[0] is not self.state:
            self._turn = self.state, self.game.turn(self.state)
        return self._turn[1]

    @property
    def over(self) -> bool:
        """Whether nobody is to act any more."""
        return isinstance(self.turn, Over)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that are to act."""
        turn = self.turn
        return turn.seats if isinstance(turn, Choice) else ()

    @property
    def opened(self) -> int:
        """How many events had been played when the turn that is open now was opened."""
        return self._opened

    @property
    def scores(self) -> tuple[int, ...]:
        """The points as they stand."""
        return self.game.scores(self.state)

    def acts(self, seat: int, *, plain: bool = False) -> Iterator[Any]:
        """The legal acts of a seat, lazily; plain: only those without special actions."""
        return self.game.acts(self.state, seat, plain=plain)

    def play(self, seat: int, act: Any) -> Event:
        """Play an act (or its text: `draw d4 r1`). Refused with a code, and nothing changes, when it is not legal."""
        event = self.game.parse(f"P{seat + 1} {act}") if isinstance(act, str) else Move(seat, act)
        return self.add(event)

    def add(self, event: Event) -> Event:
        """Play any event; the answer is its normal spelling."""
        reason = self.game.refusal(self.state, event)
        if reason is not None:
            raise Refused(reason, event)
        event = self.game.normal(self.state, event)
        self._append(event)
        self._deal()
        return event

    def take_back(self, seat: int) -> Event:
        """Take back the act of a seat in the turn that is still open. The others' acts stay."""
        for n in range(len(self.log) - 1, self._opened - 1, -1):
            event = self.log[n]
            if isinstance(event, Move) and event.seat == seat:
                rest = self.log[self._opened : n] + self.log[n + 1 :]
                del self.log[self._opened :]
                self.state = self._state_opened
                for other in rest:
                    self._append(other)
                return event
        raise Refused("nothing-to-take-back")

    def undo(self) -> Event:
        """Take the last event back, whatever it was: for study, not for a table with several people."""
        if not self.log:
            raise Refused("nothing-to-take-back")
        event = self.log[-1]
        kept = self.log[:-1]
        self.log, self._opened = [], 0
        self.state = self._state_opened = self.first
        for earlier in kept:
            self._append(earlier)
        return event

    def go_on(self, dealer: Dealer) -> None:
        """Let that dealer act for chance from now on."""
        self.dealer = dealer
        self._deal()

    def view(self, seat: int | None) -> Any:
        """What a seat may see, or a spectator (None)."""
        return self.game.view(self.state, seat)

    def seen(self, seat: int | None) -> list[Event | None]:
        """The log as a seat may see it; None stands for an event that is still covered."""
        told: list[Event | None] = list(self.log)
        for n in range(self._opened, len(self.log)):
            if not self.game.visible(self.state, self.log[n], seat):
                told[n] = None
        return told

    def replay(self, count: int | None = None) -> Any:
        """The state after the first `count` events."""
        state = self.first
        for event in self.log[:count]:
            state = self.game.apply(state, event)
        return state

    def states(self) -> Iterator[tuple[Event, Any]]:
        """Each event with the state it led to."""
        state = self.first
        for event in self.log:
            state = self.game.apply(state, event)
            yield event, state

    def finish(self, choose: Callable[["Match", int], Any]) -> "Match":
        """Play on until nobody is to act; `choose(match, seat)` answers with an act."""
        while not self.over:
            turn = self.turn
            if isinstance(turn, Chance):
                raise Refused("no-dealer")
            for seat in self.waiting:
                self.play(seat, choose(self, seat))
        return self

    def _deal(self) -> None:
        while self.dealer is not None and isinstance(turn := self.turn, Chance):
            number = sum(isinstance(event, Deal) for event in self.log)
            event = self.dealer.deal(turn, number)
            if reason := self.game.refusal(self.state, event):
                raise Refused(reason, event)
            self._append(event)

    def _append(self, event: Event) -> None:
        before = self.turn
        self.state = self.game.apply(self.state, event)
        self.log.append(event)
        if not leaves_open(before, event, self.turn):
            self._opened, self._state_opened = len(self.log), self.state


def leaves_open(before: Turn, event: Event, after: Turn) -> bool:
    """Whether the turn goes on behind that event, because the others have not acted yet."""
    return (
        isinstance(event, Move)
        and isinstance(before, Choice)
        and isinstance(after, Choice)
        and len(after.seats) == len(before.seats) - 1
        and event.seat not in after.seats
    )

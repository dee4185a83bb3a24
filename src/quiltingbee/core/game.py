"""What a game is: events, turns, reasons to refuse, and the interface every game fulfils."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Move:
    """A seat's act."""

    seat: int
    act: Any


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance did: the outcome itself, never a seed."""

    kind: str
    outcome: tuple[Any, ...]


Event = Move | Deal


@dataclass(frozen=True, slots=True)
class Draw:
    """`count` things drawn one after another from `pool` without putting back, all equally likely."""

    pool: tuple[Any, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Chance:
    """The dealer is to act: a deal of this kind, whose outcome is that of the draws, one behind the other."""

    kind: str
    draws: tuple[Draw, ...]

    @property
    def count(self) -> int:
        """How many things the outcome has."""
        return sum(draw.count for draw in self.draws)

    def allows(self, outcome: tuple[Any, ...]) -> bool:
        """Whether the draws can give that outcome."""
        if len(outcome) != self.count:
            return False
        start = 0
        for draw in self.draws:
            left = list(draw.pool)
            for thing in outcome[start : start + draw.count]:
                if thing not in left:
                    return False
                left.remove(thing)
            start += draw.count
        return True


@dataclass(frozen=True, slots=True)
class Choice:
    """These seats are to act, in any order."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Over:
    """Nobody is to act."""


Turn = Chance | Choice | Over


class Refused(Exception):
    """An event against the rules; `code` is the reason and lasts, `event` is what was refused."""

    def __init__(self, code: str, event: Event | None = None):
        super().__init__(code)
        self.code = code
        self.event = event


class BadText(ValueError):
    """A text that cannot be read; `code` is the reason and lasts, `line` where it stands (from 1), `text` what stands there."""

    def __init__(self, code: str, text: str = "", line: int | None = None):
        where = "" if line is None else f"line {line}: "
        super().__init__(f"{where}{code}: {text}" if text else where + code)
        self.code = code
        self.text = text
        self.line = line


class Game(Protocol):
    """A set of rules: a value without state whose every method is a pure function."""

    @property
    def id(self) -> str:
        """Name and version of the rules; the meaning of a released id never changes."""

    @property
    def usual_seats(self) -> int:
        """How many seats a match has when nobody says otherwise."""

    def start(self, seats: int, **options: Any) -> Any:
        """The state before the first event. Refused with a code for seats or options that do not exist."""

    def turn(self, state: Any) -> Turn:
        """Who must act now."""

    def acts(self, state: Any, seat: int, *, plain: bool = False) -> Iterator[Any]:
        """The legal acts of a seat, lazily, each in its normal spelling; plain: only those without special actions, where a
        game has such.
        """

    def count(self, state: Any, seat: int, *, plain: bool = False) -> int:
        """How many `acts` yields, without listing what can be multiplied."""

    def nth(self, state: Any, seat: int, number: int) -> Any:
        """The act that `acts` yields in that place (from 0), below `count`: any of them can be drawn by lot without a list."""

    def normal(self, state: Any, event: Event) -> Event:
        """One spelling for equal events. Only for events that are not refused."""

    def refusal(self, state: Any, event: Event) -> str | None:
        """Why the event is against the rules, as a code that lasts; None when it is legal."""

    def apply(self, state: Any, event: Event) -> Any:
        """The state after a legal event."""

    def view(self, state: Any, seat: int | None) -> Any:
        """What a seat may see, or a spectator (None)."""

    def visible(self, state: Any, event: Event, seat: int | None) -> bool:
        """Whether that seat may see an event that has led to this state in the turn still open or just closed."""

    def format(self, event: Event) -> str:
        """The event as a line of a record."""

    def parse(self, text: str) -> Event:
        """The event of a line in a record. BadText with a code when it is none."""

    def explain(self, state: Any, event: Event) -> str:
        """What a legal event does in this state, in words of the notation (the card and its squares), or nothing."""

    def checks(self, state: Any) -> Mapping[str, str]:
        """Facts about the state that a record may state in lines beginning with `==`. Their names are one or two words in lower
        case, but for the P of a seat.
        """

    def scores(self, state: Any) -> tuple[int, ...]:
        """The points as they stand, a seat each (and those of an opponent that is no seat last)."""

    def winners(self, state: Any) -> tuple[int, ...]:
        """The seats that won (empty before the end, or when an opponent that is no seat did)."""

    def seats(self, state: Any) -> int:
        """How many seats the match has."""

    def headers(self, state: Any) -> dict[str, str]:
        """The options as headers of a record."""

    def options(self, headers: Mapping[str, str], **given: Any) -> dict[str, Any]:
        """The options that the headers of a record state; given: those that it can only name, as a deck. BadText with a code
        for a wrong value.
        """

    def position(self, state: Any) -> str:
        """The state in one line."""

    def from_position(self, text: str, **options: Any) -> Any:
        """The state of a position line. BadText with a code when it is none."""

    def show(self, state: Any) -> str:
        """The sheets and what lies on the table, as text that needs no language."""

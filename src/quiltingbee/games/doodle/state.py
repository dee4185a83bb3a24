"""What a match of Patchwork Doodle is at any moment: sheets, circle, and what is due. Values that never change."""

from dataclasses import dataclass, field

from quiltingbee.games.doodle.cards import Deck, default_deck
from quiltingbee.games.doodle.moves import Act

ROUNDS = 3  # T1
TURNS = 6  # T1
LAST_CARDS = 2  # T5
MOST_SEATS = 1000


@dataclass(frozen=True, slots=True)
class Options:
    """Which of the rulings are in force, and the deck."""

    deck: Deck = field(default_factory=default_deck)
    neighbour_scissors: bool = True  # A6
    cut_again: bool = False  # A6


@dataclass(frozen=True, slots=True)
class Sheet:
    """A player's sheet: what is drawn on it, what is crossed off, and the scores written down."""

    patches: tuple[int, ...] = ()  # the squares of each patch and each single square, in the order they were drawn
    filled: int = 0
    neighbour: bool = False  # crossed off, as the next three
    dot: bool = False
    scissors: bool = False
    again: bool = False
    points: tuple[int, ...] = ()  # one for each scored round


@dataclass(frozen=True, slots=True)
class State:
    """A match between two events."""

    options: Options
    sheets: tuple[Sheet, ...]
    open: tuple[Act | None, ...]  # the act of each seat in the turn that is not yet closed
    start: tuple[str, ...] = ()  # S3: the start card of each seat
    round: int = 1
    turn: int = 0  # 0: the start patches; 1 to 6; round 3, turn 7: the match is over
    circle: tuple[str, ...] = ()  # T4: what is left of it, clockwise from the gap where the token stands or stood
    roll: int = 0  # T2: the die of this turn; 0 before it is rolled, and in the last turn
    gone: tuple[str, ...] = ()  # discarded cards, in the order of their names


@dataclass(frozen=True, slots=True)
class View:
    """What a seat (None: a spectator) may see: all but what others do in the turn that is not yet closed."""

    seat: int | None
    options: Options
    sheets: tuple[Sheet, ...]
    acted: tuple[bool, ...]
    act: Act | None  # one's own
    start: tuple[str, ...]
    round: int
    turn: int
    circle: tuple[str, ...]
    roll: int
    gone: tuple[str, ...]

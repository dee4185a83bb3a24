"""What a match of Patchwork is at any moment: quilts, circle, tokens, and who is to act. Values that never change."""

from dataclasses import dataclass

from quiltingbee.games.patchwork.pieces import START_BUTTONS

LEATHER = 33
"""The number of a special patch, of which there are several, among those on a quilt."""
AUTOMA = 1
"""Where the Automa stands among the tokens: behind the only seat."""


@dataclass(frozen=True, slots=True)
class Options:
    """Which time track is used, and against whom one plays alone."""

    edition: str = "revised"  # or "original"; C4
    automa: str | None = None  # its deck, "normal" or "tactical"; None: two seats and no Automa
    level: int = 1  # of the Automa, 1 to 5


@dataclass(frozen=True, slots=True)
class Quilt:
    """What a seat has: its quilt, its buttons, its time token."""

    patches: tuple[int, ...] = ()  # the squares of each patch, in the order they were sewn on
    numbers: tuple[int, ...] = ()  # which patch each of them is; LEATHER is a special patch
    filled: int = 0
    buttons: int = START_BUTTONS
    income: int = 0  # the buttons on its patches
    time: int = 0  # where its token stands


@dataclass(frozen=True, slots=True)
class Automa:
    """What the Automa has: patches it has taken, buttons collected, its time token, its cards."""

    patches: tuple[int, ...] = ()  # their numbers, in the order they were taken; LEATHER is a special patch
    buttons: int = 0
    time: int = 0
    turned: tuple[int, ...] = ()  # the cards turned up since the deck was shuffled, by their places in it from 1
    again: bool = False  # whether the deck has run out and been shuffled again, this time whole
    back: int | None = None  # tactical deck: the buttons on the back of the next card


@dataclass(frozen=True, slots=True)
class State:
    """A match between two events."""

    options: Options
    quilts: tuple[Quilt, ...]  # one a seat
    automa: Automa | None = None
    mover: int | None = (
        None  # T1: whose token is further back or on top (1 may be the Automa); None before the first deal
    )
    circle: tuple[int, ...] = ()  # clockwise from the neutral token on
    leather: bool = False  # I2: `mover` has a special patch in hand and must sew it on
    bonus: int | None = None  # I3: who has the 7x7 tile

    @property
    def times(self) -> tuple[int, int]:
        """Where both tokens stand."""
        return self.quilts[0].time, self.quilts[1].time if self.automa is None else self.automa.time

    @property
    def dealt(self) -> bool:
        """Whether the circle has been laid out (it may have run out since)."""
        return bool(self.circle) or any(self.times)


@dataclass(frozen=True, slots=True)
class View:
    """What a seat (None: a spectator) may see: everything there is, for what is still covered is not in the state."""

    seat: int | None
    options: Options
    quilts: tuple[Quilt, ...]
    automa: Automa | None
    mover: int | None
    circle: tuple[int, ...]
    leather: bool
    bonus: int | None

    @property
    def state(self) -> State:
        """The state that is seen."""
        return State(self.options, self.quilts, self.automa, self.mover, self.circle, self.leather, self.bonus)

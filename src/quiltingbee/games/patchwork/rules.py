"""The rules of Patchwork as published, as pure functions of a state and an event."""

from collections.abc import Iterator, Mapping
from typing import Any

from quiltingbee.core import grid
from quiltingbee.core.game import BadText, Chance, Choice, Deal, Draw, Event, Move, Over, Refused, Turn
from quiltingbee.games.patchwork import acts, automa, judge, lines, moves, steps
from quiltingbee.games.patchwork.moves import Act, Buy, Leather
from quiltingbee.games.patchwork.pieces import BONUS, DECKS, EDITIONS, GOAL, MARKS, START_PATCH, patches
from quiltingbee.games.patchwork.state import AUTOMA, Automa, Options, Quilt, State, View


class Patchwork:
    """Patchwork for two seats, or for one against the Automa."""

    id = "patchwork/1"
    usual_seats = 2

    def start(
        self,
        seats: int,
        *,
        edition: str = "revised",
        automa: str | None = None,
        level: int | None = None,
        **unknown: Any,
    ) -> State:
        """The state before the first event; level: of the Automa, 1 to 5."""
        if unknown:
            raise Refused("unknown-rule")
        if edition not in EDITIONS:
            raise Refused("unknown-edition")
        if automa is None:
            if level is not None:
                raise Refused("level-without-automa")
            if seats != 2:
                raise Refused("wrong-number-of-seats")  # S1
            return State(Options(edition), (Quilt(), Quilt()))
        if automa not in DECKS:
            raise Refused("unknown-automa")
        if level is not None and (type(level) is not int or level not in MARKS):
            raise Refused("unknown-level")
        if seats != 1:
            raise Refused("wrong-number-of-seats")
        return State(Options(edition, automa, level or 1), (Quilt(),), Automa(), mover=0)  # the player always begins

    def turn(self, state: State) -> Turn:
        """Who must act now."""
        if state.mover is None:
            return Chance("first", (Draw((0, 1), 1),))  # S3
        if not state.dealt:
            others = tuple(patch.number for patch in patches() if patch.number != START_PATCH)
            return Chance("circle", (Draw(others, len(others)), Draw((START_PATCH,), 1)))  # S2
        if state.automa is not None and automa.shows_back(state.options, state.automa):
            return automa.next_back(state.options, state.automa)
        if min(state.times) == GOAL and not state.leather:
            return Over()  # E1
        if state.automa is not None and state.mover == AUTOMA:
            return automa.next_card(state.options, state.automa)
        return Choice((state.mover,))

    def acts(self, state: State, seat: int, *, plain: bool = False) -> Iterator[Act]:  # noqa: ARG002 - no special actions here
        """The legal acts of a seat, lazily."""
        return acts.acts(state, seat) if self.turn(state) == Choice((seat,)) else iter(())

    def count(self, state: State, seat: int, *, plain: bool = False) -> int:  # noqa: ARG002 - no special actions here
        """How many legal acts a seat has."""
        return acts.count(state, seat) if self.turn(state) == Choice((seat,)) else 0

    def nth(self, state: State, seat: int, number: int) -> Act:
        """The act that `acts` yields in that place."""
        return acts.nth(state, seat, number)

    def normal(self, state: State, event: Event) -> Event:  # noqa: ARG002 - a place is equal to another in every state
        """The first of equal turns."""
        if isinstance(event, Move) and isinstance(event.act, Buy):
            place = patches()[event.act.patch].shape.normal(event.act.place)
            return Move(event.seat, Buy(event.act.patch, place))
        return event

    def refusal(self, state: State, event: Event) -> str | None:
        """Why the event is against the rules: a key of judge.REASONS."""
        return judge.refusal(state, self.turn(state), event)

    def apply(self, state: State, event: Event) -> State:
        """The state after a legal event."""
        if isinstance(event, Deal):
            return steps.dealt(state, event)
        return steps.acted(state, event.seat, event.act)

    def view(self, state: State, seat: int | None) -> View:
        """Everything: what is still covered is not in the state."""
        return View(
            seat=seat,
            options=state.options,
            quilts=state.quilts,
            automa=state.automa,
            mover=state.mover,
            circle=state.circle,
            leather=state.leather,
            bonus=state.bonus,
        )

    def visible(self, state: State, event: Event, seat: int | None) -> bool:  # noqa: ARG002 - nothing is done covered
        """Everything at once."""
        return True

    def format(self, event: Event) -> str:
        """The event as a line of a record."""
        return moves.format_event(event)

    def parse(self, text: str) -> Event:
        """The event of a line in a record."""
        return moves.parse_event(text)

    def explain(self, state: State, event: Event) -> str:
        """The squares that are sewn on, the spaces that are advanced, what the Automa does with its card."""
        after = self.apply(state, event)
        if isinstance(event, Deal):
            return automa.told(state, after) if event.kind == "card" else ""
        if isinstance(event.act, (Buy, Leather)):
            return " ".join(grid.NAMES[number] for number in grid.squares(after.quilts[event.seat].patches[-1]))
        return f"{state.times[event.seat]}-{after.times[event.seat]}"

    def checks(self, state: State) -> Mapping[str, str]:
        """Who has the 7x7 tile once somebody has; empty squares, buttons, income, tokens, winner and scores at any time."""
        facts = {} if state.bonus is None else {"bonus": lines.token(state, state.bonus)}
        tokens = [quilt.buttons for quilt in state.quilts]
        if state.automa is not None:
            tokens.append(state.automa.buttons)
        told = {
            "empty": [_empty(quilt) for quilt in state.quilts],
            "buttons": tokens,
            "income": [quilt.income for quilt in state.quilts],
            "time": state.times,
            "scores": self.scores(state),
        }
        facts.update({fact: " ".join(map(str, values)) for fact, values in told.items()})
        best = self._best(state)
        facts["winner"] = "none" if best is None else lines.token(state, best)
        return facts

    def scores(self, state: State) -> tuple[int, ...]:
        """E2, E3: buttons, less two for each empty square, and seven for the tile; the Automa's behind."""
        points = [
            quilt.buttons - 2 * _empty(quilt) + (BONUS if state.bonus == seat else 0)
            for seat, quilt in enumerate(state.quilts)
        ]
        return tuple(points) if state.automa is None else (*points, automa.score(state))

    def winners(self, state: State) -> tuple[int, ...]:
        """E3: the one seat that won; nobody before the end, or when the Automa did."""
        best = self._best(state)
        return () if best is None or best >= len(state.quilts) else (best,)

    def seats(self, state: State) -> int:
        """How many seats the match has."""
        return len(state.quilts)

    def headers(self, state: State) -> dict[str, str]:
        """The edition always, the Automa where there is one."""
        options = state.options
        told = {"Edition": options.edition}
        if options.automa is not None:
            told.update({"Automa": options.automa, "Level": str(options.level)})
        return told

    def options(self, headers: Mapping[str, str], **given: Any) -> dict[str, Any]:
        """The options that the headers state, and those given."""
        told = {key: headers[key.capitalize()].strip().casefold() for key in _WORDS if key.capitalize() in headers}
        for key, value in told.items():
            if value not in _WORDS[key]:
                raise BadText(f"unknown-{key}", value[:80])
        options: dict[str, Any] = {**given, **told}
        if "level" in told:
            options["level"] = int(told["level"])
        return options

    def position(self, state: State) -> str:
        """The state in one line."""
        return lines.position(state)

    def from_position(self, text: str, **options: Any) -> State:
        """The state of a position line, which says its options itself; others beside it must be the same."""
        state = lines.from_position(text)
        for key, value in options.items():
            if getattr(state.options, key, None) != value:
                raise BadText("position-options", f"{key}: {value}"[:80])
        return state

    def show(self, state: State) -> str:
        """The patches within reach, the circle, the track and the quilts as text."""
        return lines.show(state, self.scores(state))

    def _best(self, state: State) -> int | None:
        """E3: who won, a seat or AUTOMA; on a tie the one who reached the goal first, whose token lies below."""
        if not isinstance(self.turn(state), Over):
            return None
        mine, other = self.scores(state)
        if mine == other:
            return 1 - (state.mover or 0)
        return 0 if mine > other else 1


_WORDS = {"edition": EDITIONS, "automa": DECKS, "level": tuple(map(str, MARKS))}


def _empty(quilt: Quilt) -> int:
    return grid.SQUARES - quilt.filled.bit_count()

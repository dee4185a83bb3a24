"""The rules of Patchwork Doodle as published, as pure functions of a state and an event."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import compress
from operator import not_
from typing import Any

from quiltingbee.core import grid
from quiltingbee.core.game import BadText, Chance, Choice, Deal, Draw, Event, Move, Over, Refused, Turn
from quiltingbee.games.doodle import acts, circle, judge, lines, moves, steps
from quiltingbee.games.doodle.cards import Deck, default_deck
from quiltingbee.games.doodle.facts import Facts, scores
from quiltingbee.games.doodle.moves import Act, Dot
from quiltingbee.games.doodle.state import LAST_CARDS, MOST_SEATS, TURNS, Options, Sheet, State, View

CIRCLE = 8  # S1
DIE = (1, 1, 2, 2, 3, 3)  # C4


class Doodle:
    """Patchwork Doodle for one to a thousand seats."""

    id = "doodle/1"
    usual_seats = 1

    def start(self, seats: int, **options: Any) -> State:
        """The state before the first event. Options: deck, neighbour_scissors, cut_again."""
        if type(seats) is not int or not 1 <= seats <= MOST_SEATS:
            raise Refused("wrong-number-of-seats")
        return State(_options(**options), (Sheet(),) * seats, (None,) * seats)

    def turn(self, state: State) -> Turn:
        """Who must act now."""
        waiting = compress(range(len(state.open)), map(not_, state.open))  # without a step of Python for each seat
        return self._no_seats(state) or Choice(tuple(waiting))

    def _no_seats(self, state: State) -> Chance | Over | None:
        """The turn when it is not the seats that must act."""
        if state.turn > TURNS:
            return Over()
        deck = state.options.deck
        if not state.start:
            return Chance("start", _start_draws(deck.start_names, len(state.sheets)))
        if state.turn == 1 and state.roll == 0 and len(state.circle) in (0, LAST_CARDS):
            left = Counter(deck.card_names) - Counter(state.circle) - Counter(state.gone)
            pool = tuple(card for card in deck.shapes for _ in range(left[card]))
            return Chance("cards", (Draw(pool, CIRCLE - len(state.circle)),))
        if state.turn > 0 and state.roll == 0 and not circle.last_turn(state):
            return Chance("roll", (Draw(DIE, 1),))
        return None

    def acts(self, state: State, seat: int, *, plain: bool = False) -> Iterator[Act]:
        """The legal acts of a seat, lazily; plain: whole patches and passes only."""
        if not self._may_act(state, seat):
            return iter(())
        return acts.plain_acts(state, seat) if plain else acts.acts(state, seat)

    def count(self, state: State, seat: int, *, plain: bool = False) -> int:
        """How many they are."""
        if plain or not self._may_act(state, seat):
            return sum(1 for _ in self.acts(state, seat, plain=plain))
        return acts.count(state, seat)

    def nth(self, state: State, seat: int, number: int) -> Act:
        """The act that `acts` yields in that place."""
        return acts.nth(state, seat, number)

    def normal(self, state: State, event: Event) -> Event:
        """Cards spelled as in the deck, the first of equal turns, single squares in reading order."""
        deck = state.options.deck
        if isinstance(event, Deal):
            return judge.spelled(deck, event)
        act: Act = event.act
        drawing = act.drawing
        if drawing is not None:
            drawing = replace(drawing, card=deck.spelled(drawing.card))
            if drawing.place is not None:
                drawing = replace(drawing, place=circle.shape_of(state, event.seat, drawing).normal(drawing.place))
        dots = act.dots
        if len(dots) == 2:
            first, second = sorted(dot.square for dot in dots)
            dots = (Dot(first), Dot(second, again=True))
        return Move(event.seat, Act(drawing, dots))

    def refusal(self, state: State, event: Event) -> str | None:
        """Why the event is against the rules."""
        return judge.refusal(state, self._no_seats(state), event)

    def apply(self, state: State, event: Event) -> State:
        """The state after a legal event."""
        event = self.normal(state, event)
        if isinstance(event, Deal):
            return steps.dealt(state, event)
        return steps.acted(state, event.seat, event.act)

    def view(self, state: State, seat: int | None) -> View:
        """All but what others do in the turn that is not yet closed."""
        return View(
            seat=seat,
            options=state.options,
            sheets=state.sheets,
            acted=tuple(act is not None for act in state.open),
            act=None if seat is None else state.open[seat],
            start=state.start,
            round=state.round,
            turn=state.turn,
            circle=state.circle,
            roll=state.roll,
            gone=state.gone,
        )

    def visible(self, state: State, event: Event, seat: int | None) -> bool:
        """Deals and one's own moves at once, others' when the turn is closed."""
        return isinstance(event, Deal) or event.seat == seat or state.open[event.seat] is None

    def format(self, event: Event) -> str:
        """The event as a line of a record."""
        return moves.format_event(event)

    def parse(self, text: str) -> Event:
        """The event of a line in a record."""
        return moves.parse_event(text)

    def checks(self, state: State) -> Facts:
        """The points of each scored round; circle, sheets, empty squares and scores as they stand."""
        return Facts(state)

    def scores(self, state: State) -> tuple[int, ...]:
        """P6: the points of the scored rounds, less the empty squares once the third has been scored."""
        return scores(state)

    def winners(self, state: State) -> tuple[int, ...]:
        """P6: most points win, a tie is shared."""
        if state.turn <= TURNS:
            return ()
        points = scores(state)
        best = max(points)
        return tuple(seat for seat, own in enumerate(points) if own == best)

    def seats(self, state: State) -> int:
        """How many seats the match has."""
        return len(state.sheets)

    def headers(self, state: State) -> dict[str, str]:
        """The deck always, the rulings where they differ from the default."""
        options = state.options
        told = {"Deck": options.deck.name}
        if not options.neighbour_scissors:
            told["Neighbour-Scissors"] = "no"
        if options.cut_again:
            told["Cut-Again"] = "yes"
        return told

    def options(self, headers: Mapping[str, str], **given: Any) -> dict[str, Any]:
        """The options that the headers state; `deck` may be given: the one they may name besides the default."""
        decks = [default_deck(), *given.values()]
        named = headers.get("Deck", decks[-1].name)
        found = [known for known in decks if known.name.casefold() == named.casefold()]
        if not found:
            raise BadText("unknown-deck", named[:80])
        return {
            "deck": found[-1],
            "neighbour_scissors": _yes(headers, "Neighbour-Scissors", default=True),
            "cut_again": _yes(headers, "Cut-Again", default=False),
        }

    def position(self, state: State) -> str:
        """The state in one line."""
        return lines.position(state)

    def from_position(self, text: str, **options: Any) -> State:
        """The state of a position line, with options as `start` takes them."""
        state = lines.from_position(text, _options(**options))
        acted, state = state.open, replace(state, open=(None,) * len(state.open))
        for seat, act in enumerate(acted):
            if act is not None:
                if reason := self.refusal(state, Move(seat, act)):
                    raise BadText(reason, str(act)[:80])
                if sum(other is None for other in state.open) == 1:
                    raise BadText("position-turn", "everybody has acted")
                state = self.apply(state, self.normal(state, Move(seat, act)))
        return state

    def show(self, state: State) -> str:
        """The sheets and the circle as text."""
        return lines.show(state, self.scores(state))

    def explain(self, state: State, event: Event) -> str:
        """What a legal event does in this state, in the words of the notation."""
        if isinstance(event, Deal):
            return state.circle[event.outcome[0] - 1] if event.kind == "roll" else ""
        if event.act.drawing is None:
            return ""
        card = circle.shape_of(state, event.seat, event.act.drawing).name
        patch = steps.drawn(state, event.seat, event.act)[0]
        return " ".join([f"{card}:", *(grid.NAMES[number] for number in grid.squares(patch))])

    def _may_act(self, state: State, seat: int) -> bool:
        turn = self.turn(state)
        return isinstance(turn, Choice) and seat in turn.seats


def _start_draws(names: tuple[str, ...], seats: int) -> tuple[Draw, ...]:
    """S3; C6: beyond ten players the start cards are dealt again from a fresh shuffle of all."""
    rest = seats % len(names)
    return (Draw(names, len(names)),) * (seats // len(names)) + ((Draw(names, rest),) if rest else ())


def _options(
    *, deck: Deck | None = None, neighbour_scissors: bool = True, cut_again: bool = False, **unknown: Any
) -> Options:
    """Refused for options that do not exist, or not with these values."""
    told: tuple[Any, ...] = (deck, neighbour_scissors, cut_again)
    if unknown:
        raise Refused("unknown-rule")
    if deck is not None and not isinstance(told[0], Deck):
        raise Refused("unknown-deck")
    if any(type(value) is not bool for value in told[1:]):
        raise Refused("yes-or-no")
    return Options(deck or default_deck(), neighbour_scissors, cut_again)


def _yes(headers: Mapping[str, str], key: str, *, default: bool) -> bool:
    told = headers.get(key)
    if told is None:
        return default
    if told.casefold() not in ("yes", "no"):
        raise BadText("yes-or-no", f"{key}: {told[:80]}")
    return told.casefold() == "yes"

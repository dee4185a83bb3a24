"""A position of Patchwork in one line, both ways, and as a picture in text.

    patchwork/1 | revised | P2 | bonus P1 | circle 11 09 … 00 | P1 aabb5/9/… 16,04,L 5 12 | P2 …
    patchwork/1 | original | automa normal 3 | P1 leather | circle … | P1 … | Automa 13,05,L 4 22 7,3,1 again back 6

Behind the edition, and the Automa's deck and level, stands who is to act (`-` before the first deal), with `leather` when a
special patch is in hand. A quilt is nine rows by `/`: a letter for each square of a patch (a for the first), a number for
so many empty squares; then which patches these are (L: a special patch), the buttons, and where the token stands. The
Automa's patches, buttons and token are followed by the cards turned up from its deck, `again` once that has been
shuffled again, and `back` with what the next card shows.
"""

import re

from quiltingbee.core import grid
from quiltingbee.core.game import BadText
from quiltingbee.games.patchwork import possible
from quiltingbee.games.patchwork.pieces import DECKS, GOAL, INCOME, REACH, SPECIALS, patches
from quiltingbee.games.patchwork.state import AUTOMA, LEATHER, Automa, Options, Quilt, State

LONGEST = 2_000
"""Letters in a position: two full quilts and a circle have less than a thousand."""

_OPTIONS = re.compile(rf"patchwork/1 \| (revised|original)(?: \| automa ({'|'.join(DECKS)}) ([1-5]))?")
_WHO = re.compile(r"(-|P1|P2|Automa)( leather)?")
_BONUS = re.compile(r"bonus (P1|P2|Automa)")
_CIRCLE = re.compile(r"circle((?: [0-9]{2}){1,33})")
_SEAT = re.compile(r"P([12]) ([a-zA-Z1-9/]+) (-|[0-9L]{1,2}(?:,[0-9L]{1,2})*) ([0-9]{1,3}) ([0-9]{1,2})")
_AUTOMA = re.compile(
    r"Automa (-|[0-9L]{1,2}(?:,[0-9L]{1,2})*) ([0-9]{1,3}) ([0-9]{1,2}) (-|[0-9]{1,2}(?:,[0-9]{1,2})*)( again)?(?: back ([0-9]{1,2}))?"
)


def token(state: State, seat: int) -> str:
    """What a seat, or the Automa, is called in a record."""
    return "Automa" if seat == AUTOMA and state.automa is not None else f"P{seat + 1}"


def position(state: State) -> str:
    """The state in one line."""
    options, opponent = state.options, state.automa
    fields = ["patchwork/1", options.edition]
    if opponent is not None:
        fields.append(f"automa {options.automa} {options.level}")
    mover = "-" if state.mover is None else token(state, state.mover)
    fields.append(f"{mover} leather" if state.leather else mover)
    if state.bonus is not None:
        fields.append(f"bonus {token(state, state.bonus)}")
    if state.circle:
        fields.append(" ".join(["circle", *(f"{number:02d}" for number in state.circle)]))
    for seat, quilt in enumerate(state.quilts, 1):
        rows = grid.rows_of(quilt.patches)
        fields.append(f"P{seat} {rows} {_numbers(quilt.numbers)} {quilt.buttons} {quilt.time}")
    if opponent is not None:
        cards = ",".join(map(str, opponent.turned)) or "-"
        words = ["Automa", _numbers(opponent.patches), str(opponent.buttons), str(opponent.time), cards]
        words += ["again"] * opponent.again
        words += [] if opponent.back is None else ["back", str(opponent.back)]
        fields.append(" ".join(words))
    return " | ".join(fields)


def from_position(text: str) -> State:
    """The state of a position line. BadText with a code when it is none, or cannot be reached in any match."""
    if len(text) > LONGEST:
        raise BadText("position-too-long", f"{len(text)} > {LONGEST}")
    line = " | ".join(" ".join(field.split()) for field in text.split("|"))
    told = _OPTIONS.match(line)
    fields = line[told.end() :].split(" | ")[1:] if told else []
    who = _WHO.fullmatch(fields.pop(0)) if fields else None
    if told is None or who is None:
        raise BadText("not-a-position", text[:80])
    options = Options(told[1], told[2], int(told[3] or 1))
    bonus = _BONUS.fullmatch(fields[0]) if fields else None
    fields = fields[1:] if bonus else fields
    circle = _CIRCLE.fullmatch(fields[0]) if fields else None
    fields = fields[1:] if circle else fields
    opponent = _automa(fields.pop()) if options.automa and fields else None
    state = State(
        options,
        tuple(_quilt(field, seat) for seat, field in enumerate(fields, 1)),
        opponent,
        mover=_seat(options, who[1]),
        circle=tuple(map(int, circle[1].split())) if circle else (),
        leather=bool(who[2]),
        bonus=_seat(options, bonus[1]) if bonus else None,
    )
    if len(state.quilts) != (1 if options.automa else 2) or (options.automa and opponent is None):
        raise BadText("wrong-number-of-seats", text[:80])
    if fault := possible.fault(state):
        raise BadText(fault, text[:80])
    return state


def show(state: State, scores: tuple[int, ...]) -> str:
    """The patches within reach, the circle, the track (o: a button, +: a special patch), and each quilt, in the words of a record."""
    lines = [" ".join([state.options.edition, *_opponent(state.options)])]
    for number in state.circle[:REACH]:
        patch = patches()[number]
        lines.append(f"{number:02d} buttons {patch.price} time {patch.time} income {patch.buttons} {patch.shape}")
    if state.circle:
        lines.append(" ".join(["circle", *(f"{number:02d}" for number in state.circle)]))
    lines += ["", _track(state)]
    tokens = sorted(enumerate(state.times), key=lambda stands: stands[0] != state.mover)  # the one on top first
    lines += [f"{' ' * time}{token(state, seat)}" for seat, time in tokens]
    for seat, quilt in enumerate(state.quilts):
        facts = f"buttons {quilt.buttons} income {quilt.income} time {quilt.time}"
        lines += ["", _head(state, seat, facts, scores[seat]), grid.sheet_text(quilt.patches)]
    if state.automa is not None:
        facts = f"buttons {state.automa.buttons} time {state.automa.time} {_numbers(state.automa.patches)}"
        lines += ["", _head(state, AUTOMA, facts, scores[AUTOMA])]
    return "\n".join(lines)


def _head(state: State, seat: int, facts: str, score: int) -> str:
    words = [token(state, seat), facts]
    words += ["leather"] * (state.leather and state.mover == seat)
    words += ["bonus"] * (state.bonus == seat)
    return f"{' '.join(words)} = {score}"


def _opponent(options: Options) -> list[str]:
    return [] if options.automa is None else [f"automa {options.automa} {options.level}"]


def _track(state: State) -> str:
    """C2: spaces 0 to 53; C3, C4: what still lies on them."""
    left = [space for space in SPECIALS[state.options.edition] if space > max(state.times)]
    return "".join("o" if space in INCOME else "+" if space in left else "." for space in range(GOAL + 1))


def _numbers(numbers: tuple[int, ...]) -> str:
    return ",".join("L" if number == LEATHER else f"{number:02d}" for number in numbers) or "-"


def _seat(options: Options, word: str) -> int | None:
    """The seat of that name. BadText for one that this match has not."""
    if word == "-":
        return None
    if word == ("P2" if options.automa else "Automa"):
        raise BadText("no-such-seat", word)
    return 0 if word == "P1" else 1


def _from_numbers(text: str) -> tuple[int, ...]:
    """BadText for what is no patch."""
    words = [] if text == "-" else text.split(",")
    if not all(word == "L" or (word.isdigit() and int(word) < LEATHER) for word in words):
        raise BadText("position-patches", text[:80])
    return tuple(LEATHER if word == "L" else int(word) for word in words)


def _quilt(field: str, seat: int) -> Quilt:
    told = _SEAT.fullmatch(field)
    if told is None or int(told[1]) != seat:
        raise BadText("position-seat", field[:80])
    try:
        masks = grid.from_rows(told[2])
    except ValueError:
        raise BadText("position-sheet", field[:80]) from None
    numbers = _from_numbers(told[3])
    if len(numbers) != len(masks):
        raise BadText("position-patches", field[:80])
    income = sum(patches()[number].buttons for number in numbers if number != LEATHER)
    time = int(told[5])
    if time > GOAL:
        raise BadText("position-time", field[:80])
    return Quilt(masks, numbers, sum(masks), int(told[4]), income, time)


def _automa(field: str) -> Automa:
    told = _AUTOMA.fullmatch(field)
    if told is None:
        raise BadText("position-automa", field[:80])
    time = int(told[3])
    if time > GOAL:
        raise BadText("position-time", field[:80])
    cards = () if told[4] == "-" else tuple(map(int, told[4].split(",")))
    back = None if told[6] is None else int(told[6])
    return Automa(_from_numbers(told[1]), int(told[2]), time, cards, again=bool(told[5]), back=back)

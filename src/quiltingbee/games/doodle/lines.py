"""A position of Patchwork Doodle in one line, both ways, and as a picture in text.

    doodle/1 | reconstruction-1 | 2.3 | start S4 S1 | circle U5 T4 I3 | roll 2 | gone L3 O4 | P1 aab6/9/… ns 16 | P2 …

A sheet is nine rows by `/`: a letter for each square of a patch (a is the start patch, the others in the order they were
drawn), a number for so many empty squares. Then the used actions (n neighbour, d single square, s scissors, a again; or
`-`), the points of the scored rounds by commas (or `-`), and behind `=` the act of the turn that is not yet closed.
"""

import re
from dataclasses import replace

from quiltingbee.core import grid
from quiltingbee.core.game import BadText
from quiltingbee.games.doodle.circle import marked
from quiltingbee.games.doodle.moves import Act, parse_event
from quiltingbee.games.doodle.state import LAST_CARDS, MOST_SEATS, ROUNDS, TURNS, Options, Sheet, State

LONGEST = 200_000
_USED = {"n": "neighbour", "d": "dot", "s": "scissors", "a": "again"}
_SEAT = re.compile(r"P([1-9][0-9]{0,3}) (\S+) (-|[ndsa]{1,4}) (-|[0-9]{1,2}(?:,[0-9]{1,2}){0,2})(?: = (.+))?")


def position(state: State) -> str:
    """The state in one line."""
    options = state.options
    fields = ["doodle/1", options.deck.name, f"{state.round}.{state.turn}"]
    if not options.neighbour_scissors:
        fields.append("no-neighbour-scissors")
    if options.cut_again:
        fields.append("cut-again")
    for word, cards in (("start", state.start), ("circle", state.circle), ("gone", state.gone)):
        if cards:
            fields.append(" ".join([word, *cards]))
    if state.roll:
        fields.append(f"roll {state.roll}")
    for seat, (sheet, act) in enumerate(zip(state.sheets, state.open, strict=True), 1):
        used = "".join(letter for letter, action in _USED.items() if getattr(sheet, action))
        points = ",".join(map(str, sheet.points))
        line = f"P{seat} {grid.rows_of(sheet.patches)} {used or '-'} {points or '-'}"
        fields.append(line if act is None else f"{line} = {act}")
    return " | ".join(fields)


def from_position(text: str, options: Options) -> State:
    """The state of a position line whose open acts are not yet judged. BadText with a code when it is none."""
    if len(text) > LONGEST:
        raise BadText("position-too-long", f"{len(text)} > {LONGEST}")
    fields = [" ".join(field.split()) for field in text.split("|")]
    if len(fields) < 4 or fields[0] != "doodle/1":
        raise BadText("not-a-position", text[:80])
    if fields[1] != options.deck.name:
        raise BadText("unknown-deck", fields[1][:80])
    moment = re.fullmatch(r"([1-3])\.([0-7])", fields[2])
    if moment is None:
        raise BadText("position-turn", fields[2][:80])
    cards: dict[str, tuple[str, ...]] = {"start": (), "circle": (), "gone": ()}
    roll, seats = 0, list[tuple[Sheet, Act | None]]()
    flags = {"no-neighbour-scissors": False, "cut-again": False}
    for field in fields[3:]:
        word, _, rest = field.partition(" ")
        if field in flags:
            flags[field] = True
        elif word in cards and rest and not cards[word] and not seats:
            cards[word] = tuple(options.deck.spelled(card) for card in rest.split())
        elif re.fullmatch(r"roll [1-3]", field) and not seats:
            roll = int(rest)
        else:
            seats.append(_seat(field, len(seats) + 1))
    state = State(
        replace(options, neighbour_scissors=not flags["no-neighbour-scissors"], cut_again=flags["cut-again"]),
        tuple(sheet for sheet, _ in seats),
        tuple(act for _, act in seats),
        start=cards["start"],
        round=int(moment[1]),
        turn=int(moment[2]),
        circle=cards["circle"],
        roll=roll,
        gone=tuple(sorted(cards["gone"])),
    )
    if fault := _fault(state):
        raise BadText(fault, text[:80])
    return state


def _seat(field: str, number: int) -> tuple[Sheet, Act | None]:
    told = _SEAT.fullmatch(field)
    if told is None or int(told[1]) != number:
        raise BadText("position-seat", field[:80])
    try:
        patches = grid.from_rows(told[2])
    except ValueError:
        raise BadText("position-sheet", field[:80]) from None
    used = {action: letter in told[3] for letter, action in _USED.items()}
    points = () if told[4] == "-" else tuple(int(value) for value in told[4].split(","))
    sheet = Sheet(patches, sum(patches), **used, points=points)
    act = parse_event(f"P{number} {told[5]}").act if told[5] else None  # type: ignore[union-attr]  # P…: it is a move
    return sheet, act


def _fault(state: State) -> str | None:
    """What cannot be so in any match."""
    if not 1 <= len(state.sheets) <= MOST_SEATS:
        return "wrong-number-of-seats"
    over = state.turn > TURNS
    setup = state.turn == 0
    if (setup and state.round != 1) or (over and state.round != ROUNDS):
        return "position-turn"
    scored = state.round if over else state.round - 1
    if any(len(sheet.points) != scored for sheet in state.sheets):
        return "position-points"
    deck = state.options.deck
    if state.start and len(state.start) != len(state.sheets):
        return "position-start"
    if not (state.start or setup) or any(card not in deck.start_names for card in state.start):
        return "position-start"
    if any(sheet.again and not (sheet.neighbour or sheet.dot or sheet.scissors) for sheet in state.sheets):
        return "position-actions"
    return _cards_fault(state)


def _cards_fault(state: State) -> str | None:
    """T4, T6, T7: how many cards lie in the circle and how many have been discarded follows from the turn."""
    left = list(state.options.deck.card_names)
    for card in state.circle + state.gone:
        if card not in left:
            return "position-cards"
        left.remove(card)
    discarded = (state.round - 1) * TURNS + max(state.turn - 1, 0)
    lying = 9 - state.turn
    if state.turn > TURNS:  # T8: in the very last turn nothing is discarded.
        discarded, lying = discarded - 1, 3
    elif state.turn == 0:
        lying = 0
    elif state.turn == 1 and state.roll == 0 and len(state.circle) != lying:
        lying = 0 if state.round == 1 else LAST_CARDS
    if len(state.gone) != discarded or len(state.circle) != lying:
        return "position-cards"
    last = state.round == ROUNDS and state.turn >= TURNS
    acting = bool(state.roll) or last or (state.turn == 0 and bool(state.start))
    if (state.roll and (last or state.turn == 0)) or (not acting and any(state.open)):
        return "position-turn"
    return None


def show(state: State, scores: tuple[int, ...]) -> str:
    """The circle with the marked card in brackets, then each sheet with what is still to be used and its points."""
    circle = [f"[{card}]" if state.roll and n == marked(state) else card for n, card in enumerate(state.circle)]
    lines = [" ".join([f"{state.round}.{state.turn}", *circle])]
    for seat, sheet in enumerate(state.sheets):
        used = "".join(letter if getattr(sheet, action) else "-" for letter, action in _USED.items())
        points = " ".join(map(str, sheet.points))
        start = [state.start[seat]] if state.turn == 0 and state.start else []
        head = " ".join([f"P{seat + 1}", *start, used, *([points] if points else []), f"= {scores[seat]}"])
        lines += ["", head, grid.sheet_text(sheet.patches)]
    return "\n".join(lines)

"""Why an event is against the rules of Patchwork Doodle. Written apart from the enumeration in acts.py: a test compares them."""

from typing import Any

from quiltingbee.core import grid
from quiltingbee.core.game import Chance, Deal, Move, Over
from quiltingbee.core.shapes import TURNS as ORIENTATIONS
from quiltingbee.core.shapes import Place
from quiltingbee.games.doodle.cards import Deck
from quiltingbee.games.doodle.circle import last_turn, shape_of
from quiltingbee.games.doodle.moves import Act, Dot, Drawing
from quiltingbee.games.doodle.state import Sheet, State


def refusal(state: State, turn: Chance | Over | None, event: Any) -> str | None:
    """A code that lasts, or None when the event is legal; turn: None when it is the seats that must act."""
    if isinstance(turn, Over):
        return "match-over"
    if isinstance(turn, Chance):
        return _deal(state.options.deck, turn, event) if isinstance(event, Deal) else "deal-first"
    if isinstance(event, Deal):
        return "acts-first"  # T4: the turn is over when all have drawn or passed.
    if not isinstance(event, Move):
        return "not-an-event"
    if not _number(event.seat, len(state.sheets)):
        return "no-such-seat"
    if state.open[event.seat] is not None:
        return "already-acted"
    if not isinstance(event.act, Act):
        return "not-an-act"
    return _act(state, event.seat, event.act)


def spelled(deck: Deck, deal: Deal) -> Deal:
    """The deal with its cards spelled as the deck does."""
    if deal.kind == "roll":
        return deal
    return Deal(deal.kind, tuple(deck.spelled(card) for card in deal.outcome))


def _deal(deck: Deck, turn: Chance, deal: Deal) -> str | None:
    if deal.kind != turn.kind:
        return "not-this-deal"
    if not _tuple_of(deal.outcome, int if deal.kind == "roll" else str):
        return "not-an-event"
    if deal.kind == "roll":
        return None if turn.allows(deal.outcome) else "not-on-the-die"
    if len(deal.outcome) != turn.count:
        return "wrong-number-of-cards"
    return None if turn.allows(spelled(deck, deal).outcome) else "not-in-the-deck"


def _act(state: State, seat: int, act: Act) -> str | None:
    sheet, drawing = state.sheets[seat], act.drawing
    mask, spent = 0, 0
    if drawing is None:
        if state.turn == 0:
            return "start-patch-must-be-drawn"  # S3
    else:
        reason = _how(state, drawing) or _means(state, sheet, drawing)
        if reason is not None:
            return reason
        covered = _squares(state, seat, drawing)
        if isinstance(covered, str):
            return covered
        mask, spent = covered, drawing.again + drawing.cut_again + drawing.cut_twice
    if mask & sheet.filled:
        return "overlap"  # D1
    return _dots(sheet, act.dots, filled=sheet.filled | mask, again_left=not sheet.again and not spent)


def _how(state: State, drawing: Any) -> str | None:
    """Whether this turn knows that way of drawing."""
    if not isinstance(drawing, Drawing) or drawing.how not in ("draw", "left", "right", "take"):
        return "not-an-act"
    if (drawing.how == "take") != bool(drawing.card) or (drawing.place is None) == (drawing.kept == 0):
        return "not-an-act"
    if state.turn == 0:
        return None if drawing.how == "draw" and drawing.place is not None else "start-patch-as-it-is"  # S3
    if last_turn(state):
        if drawing.how in ("left", "right"):
            return "no-neighbour-in-the-last-turn"  # A6
        if drawing.how == "draw":
            return "take-a-card"  # T8
        return None if state.options.deck.spelled(drawing.card) in state.circle else "card-not-in-the-circle"
    return "take-only-in-the-last-turn" if drawing.how == "take" else None


def _means(state: State, sheet: Sheet, drawing: Drawing) -> str | None:
    """Whether the special actions that the drawing uses are still to be had."""
    neighbour, cut = drawing.how in ("left", "right"), drawing.place is None
    if (drawing.again and not neighbour) or ((drawing.cut_again or drawing.cut_twice) and not cut):
        return "not-an-act"
    if drawing.again + drawing.cut_again + drawing.cut_twice > 1:
        return "again-only-once"
    if neighbour and (reason := _use("neighbour", used=sheet.neighbour, again=drawing.again, spent=sheet.again)):
        return reason
    if cut and (reason := _use("scissors", used=sheet.scissors, again=drawing.cut_again, spent=sheet.again)):
        return reason
    if drawing.cut_twice and not state.options.cut_again:
        return "cut-again-is-off"  # A6
    if drawing.cut_twice and sheet.again:
        return "again-only-once"
    if neighbour and cut and not state.options.neighbour_scissors:
        return "neighbour-with-scissors-is-off"  # A6
    return None


def _use(action: str, *, used: bool, again: bool, spent: bool) -> str | None:
    """A4: the first use is free, the second needs `again`, which is there once."""
    if again and not used:
        return "again-before-first-use"
    if again and spent:
        return "again-only-once"
    if used and not again:
        return f"{action}-used"
    return None


def _squares(state: State, seat: int, drawing: Drawing) -> int | str:
    """The squares that would be drawn, or why they cannot be."""
    shape = shape_of(state, seat, drawing)
    if drawing.place is not None:
        place = drawing.place
        mask = shape.mask(place) if _is_place(place) else None
        return "outside-the-sheet" if mask is None else mask
    if not _number(drawing.kept, grid.FULL + 1):
        return "outside-the-sheet"
    forms = shape.twice_cut_forms if drawing.cut_twice else shape.cut_forms
    return drawing.kept if grid.to_corner(drawing.kept) in forms else "not-one-cut"  # A3, A7


def _dots(sheet: Sheet, dots: Any, *, filled: int, again_left: bool) -> str | None:
    """A2, A4: one single square, a second one by `again`."""
    if not _tuple_of(dots, Dot):
        return "not-an-act"
    if len(dots) > 2:
        return "too-many-squares"
    used = sheet.dot
    for dot in dots:
        if reason := _use("square", used=used, again=dot.again, spent=not again_left):
            return reason
        if not _number(dot.square, grid.SQUARES):
            return "outside-the-sheet"
        if filled >> dot.square & 1:
            return "overlap"
        used, again_left = True, again_left and not dot.again
        filled |= 1 << dot.square
    return None


def _number(value: Any, below: int) -> bool:
    return type(value) is int and 0 <= value < below


def _tuple_of(things: Any, kind: type) -> bool:
    return isinstance(things, tuple) and all(type(thing) is kind for thing in things)


def _is_place(place: Any) -> bool:
    return isinstance(place, Place) and place.turn in ORIENTATIONS and _number(place.corner, grid.SQUARES)

"""What a legal event changes in a match of Patchwork Doodle."""

from dataclasses import replace

from quiltingbee.core import grid
from quiltingbee.core.game import Deal
from quiltingbee.games.doodle.circle import marked, shape_of
from quiltingbee.games.doodle.moves import Act
from quiltingbee.games.doodle.scoring import round_points
from quiltingbee.games.doodle.state import ROUNDS, TURNS, Sheet, State


def dealt(state: State, deal: Deal) -> State:
    """After chance has acted, in the deck's spelling."""
    if deal.kind == "start":
        return replace(state, start=deal.outcome)
    if deal.kind == "cards":
        return replace(state, circle=state.circle + deal.outcome)  # T6: behind the two that stayed
    return replace(state, roll=deal.outcome[0])


def acted(state: State, seat: int, act: Act) -> State:
    """After a seat has acted; the last one closes the turn."""
    state = replace(state, open=(*state.open[:seat], act, *state.open[seat + 1 :]))
    return _closed(state) if all(state.open) else state  # every act is true, one that is still missing is not


def drawn(state: State, seat: int, act: Act) -> tuple[int, ...]:
    """The squares of the patch and of each single square that the act draws."""
    masks = [1 << dot.square for dot in act.dots]
    drawing = act.drawing
    if drawing is None:
        return tuple(masks)
    if drawing.place is None:
        return (drawing.kept, *masks)
    return (shape_of(state, seat, drawing).squares(drawing.place), *masks)


def empty_squares(sheet: Sheet) -> int:
    """P5: what is still to be paid for at the end."""
    return grid.SQUARES - sheet.filled.bit_count()


def _closed(state: State) -> State:
    """T4: everybody has drawn or passed. It is on the sheets, the marked card goes, the sixth turn is scored."""
    scored = state.turn == TURNS  # T5
    sheets = tuple(
        _after(state.sheets[seat], act, drawn(state, seat, act), scored=scored)
        for seat, act in enumerate(state.open)
        if act is not None
    )
    circle, gone = state.circle, state.gone
    if state.roll:
        at = marked(state)
        gone = tuple(sorted((*gone, circle[at])))  # A1: the marked card alone, whoever drew what
        circle = circle[at + 1 :] + circle[:at]  # T4: the token stays in the gap
    turn, number = state.turn + 1, state.round
    if scored and number < ROUNDS:
        turn, number = 1, number + 1
    return replace(
        state, sheets=sheets, open=(None,) * len(sheets), round=number, turn=turn, circle=circle, roll=0, gone=gone
    )


def _after(sheet: Sheet, act: Act, masks: tuple[int, ...], *, scored: bool) -> Sheet:
    """The sheet with what the act draws and crosses off."""
    filled = sheet.filled
    for mask in masks:
        filled |= mask
    drawing, dots = act.drawing, act.dots
    again = any(dot.again for dot in dots)
    if drawing is not None:
        again = again or drawing.again or drawing.cut_again or drawing.cut_twice
    return replace(
        sheet,
        patches=sheet.patches + masks,
        filled=filled,
        neighbour=sheet.neighbour or (drawing is not None and drawing.how in ("left", "right")),
        dot=sheet.dot or bool(dots),
        scissors=sheet.scissors or (drawing is not None and drawing.place is None),
        again=sheet.again or again,
        points=(*sheet.points, round_points(filled)) if scored else sheet.points,
    )

"""Patchwork Doodle between values and arrays: states, sheets and acts both ways, so that `doodle.py` can be held to the pure rules."""

from collections.abc import Iterator
from typing import Any

from quiltingbee.core import grid
from quiltingbee.core.game import Refused
from quiltingbee.core.shapes import TURNS as ORIENTATIONS
from quiltingbee.core.shapes import Place, Shape
from quiltingbee.fast import bits
from quiltingbee.fast import doodle_tables as at
from quiltingbee.fast.jit import words
from quiltingbee.games.doodle.cards import START_CARDS, Deck
from quiltingbee.games.doodle.moves import Act, Dot, Drawing
from quiltingbee.games.doodle.state import ROUNDS, TURNS, Options, Sheet, State

_HOWS = ("draw", "left", "right")
_TAKE = 4


def deck_of(options: Options) -> Any:
    """The table of a deck and the options. Refused with `no-kernels-for-this-deck` for shapes beyond what it can hold."""
    if not at.able(options):
        raise Refused("no-kernels-for-this-deck")
    return at.tables(options)


def pack(state: State) -> Any:
    """The match as words."""
    numbers = table_words(state)
    for seat, sheet in enumerate(state.sheets):
        start = state.options.deck.start_names.index(state.start[seat]) if state.start else START_CARDS
        act = state.open[seat]
        numbers += sheet_words(sheet, start, 0 if act is None else code(state, seat, act) + 1)
    return words(numbers)


def table_words(state: Any) -> list[int]:
    """What all seats share, of a state or of a view."""
    circle, gone = _cards(state.options.deck, state.circle, state.gone)
    numbers = [0] * at.TABLE
    numbers[at.CIRCLE] = sum(card << 8 * place for place, card in enumerate(circle))
    numbers[at.SIZE], numbers[at.GONE] = len(circle), sum(1 << card for card in gone)
    numbers[at.ROLL], numbers[at.ROUND], numbers[at.TURN] = state.roll, state.round, state.turn
    numbers[at.SEATS] = len(state.sheets)
    return numbers


def sheet_words(sheet: Sheet, start: int = START_CARDS, opened: int = 0) -> list[int]:
    """One sheet; `start` is its start card's place in the deck, `opened` the code of its act in this turn + 1."""
    numbers = [0] * at.SHEET
    numbers[at.LO], numbers[at.HI] = bits.split(sheet.filled)
    crossed = (sheet.neighbour, sheet.dot, sheet.scissors, sheet.again)
    numbers[at.FLAGS] = sum(1 << place for place, used in enumerate(crossed) if used)
    numbers[at.POINTS] = sum(points << 8 * place for place, points in enumerate(sheet.points))
    numbers[at.START], numbers[at.OPEN], numbers[at.PATCHES] = start, opened, len(sheet.patches)
    for place, mask in enumerate(sheet.patches):
        numbers[at.LOG + 2 * place], numbers[at.LOG + 2 * place + 1] = bits.split(mask)
    return numbers


def unpack(options: Options, match: Any) -> State:
    """The state that a match's words mean."""
    numbers = [int(word) for word in match]
    deck, seats = options.deck, numbers[at.SEATS]
    parts = [numbers[at.TABLE + seat * at.SHEET :][: at.SHEET] for seat in range(seats)]
    circle = [numbers[at.CIRCLE] >> 8 * place & 0xFF for place in range(numbers[at.SIZE])]
    gone = [card for card in range(len(deck.cards)) if numbers[at.GONE] >> card & 1]
    dealt = parts[0][at.START] < START_CARDS
    state = State(
        options=options,
        sheets=tuple(_sheet(part, _scored(numbers[at.ROUND], numbers[at.TURN])) for part in parts),
        open=(None,) * seats,
        start=tuple(deck.start_names[part[at.START]] for part in parts) if dealt else (),
        round=numbers[at.ROUND],
        turn=numbers[at.TURN],
        circle=tuple(deck.card_names[card] for card in circle),
        roll=numbers[at.ROLL],
        gone=tuple(sorted(deck.card_names[card] for card in gone)),
    )
    acts = tuple(act(state, seat, part[at.OPEN] - 1) if part[at.OPEN] else None for seat, part in enumerate(parts))
    return State(**{name: getattr(state, name) for name in State.__slots__} | {"open": acts})


def code(state: Any, seat: int, act: Act) -> int:
    """The number of a legal act in its normal spelling; of a state or of the seat's own view."""
    number = 0
    for place, dot in zip((22, 29), act.dots, strict=False):
        number |= dot.square + 1 << place
    drawing = act.drawing
    if drawing is None:
        return number
    source = _HOWS.index(drawing.how) + 1 if drawing.how in _HOWS else _TAKE + state.circle.index(drawing.card)
    shape = _shape(state, seat, source)
    mode = 0 if drawing.place is not None else 2 if drawing.cut_twice else 1
    if drawing.place is not None:
        mask = shape.corners[ORIENTATIONS.index(drawing.place.turn)] << drawing.place.corner
    else:
        mask = drawing.kept
    form = _forms(shape, mode).index(grid.to_corner(mask))
    first = (mask & -mask).bit_length() - 1
    return number | first | form << 7 | mode << 15 | source << 18


def act(state: Any, seat: int, code: int) -> Act:
    """The act of that number; of a state or of the seat's own view."""
    sheet: Sheet = state.sheets[seat]
    squares = [square - 1 for square in (code >> 22 & 127, code >> 29 & 127) if square]
    dots = tuple(Dot(square, again=sheet.dot or place > 0) for place, square in enumerate(squares))
    source, mode, number = code >> 18 & 15, code >> 15 & 7, code >> 7 & 0xFF
    if source == 0:
        return Act(None, dots)
    shape = _shape(state, seat, source)
    form = _forms(shape, mode)[number]
    mask = form << (code & 127) - ((form & -form).bit_length() - 1)
    card = state.circle[source - _TAKE] if source >= _TAKE else ""
    how = "take" if card else _HOWS[source - 1]
    again = how in ("left", "right") and sheet.neighbour
    if mode:
        cut_again = mode == 1 and sheet.scissors
        return Act(Drawing(how, None, mask, card, again, cut_again, mode == 2), dots)
    left, top, _, _ = grid.box(mask)
    turn = ORIENTATIONS[shape.corners.index(form)]
    return Act(Drawing(how, Place(top * grid.SIDE + left, turn), 0, card, again), dots)


def _forms(shape: Shape, mode: int) -> list[int]:
    return (at.forms, at.cut_forms, at.twice_cut_forms)[mode](shape)


def _shape(state: Any, seat: int, source: int) -> Shape:
    deck: Deck = state.options.deck
    if state.turn == 0:
        return deck.shapes[state.start[seat]]
    if source >= _TAKE:
        return deck.shapes[state.circle[source - _TAKE]]
    step = (0, -1, 1)[source - 1]
    return deck.shapes[state.circle[(state.roll - 1 + step) % len(state.circle)]]


def _cards(deck: Deck, circle: tuple[str, ...], gone: tuple[str, ...]) -> tuple[list[int], list[int]]:
    """A place in the deck for each card; copies get the next place that is free."""
    left: dict[str, Iterator[int]] = {
        name: iter([place for place, other in enumerate(deck.card_names) if other == name]) for name in deck.shapes
    }
    return [next(left[name]) for name in circle], [next(left[name]) for name in gone]


def _scored(number: int, turn: int) -> int:
    """How many rounds are scored."""
    return ROUNDS if turn > TURNS else number - 1


def _sheet(numbers: list[int], scored: int) -> Sheet:
    flags = numbers[at.FLAGS]
    log = numbers[at.LOG : at.LOG + 2 * numbers[at.PATCHES]]
    return Sheet(
        patches=tuple(bits.join(lo, hi) for lo, hi in zip(log[::2], log[1::2], strict=True)),
        filled=bits.join(numbers[at.LO], numbers[at.HI]),
        neighbour=bool(flags & at.NEIGHBOUR),
        dot=bool(flags & at.DOT),
        scissors=bool(flags & at.SCISSORS),
        again=bool(flags & at.AGAIN),
        points=tuple(numbers[at.POINTS] >> 8 * place & 0xFF for place in range(scored)),
    )

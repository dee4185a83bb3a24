"""The official opponent for one player, as rules: it turns up a card, and everything else follows from that.

It owns no quilt. Its buttons to spend are those of the card and never run out; its own buttons only count at the end.
Two deals make its turn: `card`, and in the tactical deck, whose cards bear their buttons on the back, `back` before it.
"""

from dataclasses import replace

from quiltingbee.core.game import Chance, Draw
from quiltingbee.games.patchwork.pieces import BONUS, GOAL, MARKS, REACH, SET_ASIDE, Card, Patch, deck, patches
from quiltingbee.games.patchwork.state import AUTOMA, LEATHER, Automa, Options, State

BACKS = "tactical"
"""The deck whose cards show their buttons before they are turned up."""


def of(state: State) -> Automa:
    """The Automa of a match that has one."""
    if state.automa is None:
        raise ValueError("nobody plays alone here")
    return state.automa


def card(options: Options, number: int) -> Card:
    """The card of that number, from 1."""
    return deck(str(options.automa))[number - 1]


def mark(options: Options) -> int:
    """The space on which the 7x7 tile falls to the Automa."""
    return GOAL - MARKS[options.level]


def left(options: Options, automa: Automa) -> tuple[int, ...]:
    """The cards that may be turned up next; the two set aside are among them, for nobody has seen them."""
    every = range(1, len(deck(str(options.automa))) + 1)
    if _run_out(automa, len(every)):
        return tuple(every)
    return tuple(number for number in every if number not in automa.turned)


def next_card(options: Options, automa: Automa) -> Chance:
    """The deal of its turn."""
    pool = left(options, automa)
    if automa.back is not None:
        pool = tuple(number for number in pool if card(options, number).budget == automa.back)
    return Chance("card", (Draw(pool, 1),))


def next_back(options: Options, automa: Automa) -> Chance:
    """The deal that shows the buttons of its next card."""
    return Chance("back", (Draw(tuple(card(options, number).budget for number in left(options, automa)), 1),))


def shows_back(options: Options, automa: Automa) -> bool:
    """Whether the back of its next card is still to be seen."""
    return options.automa == BACKS and automa.back is None and automa.time < GOAL


def turned_up(options: Options, automa: Automa, number: int) -> Automa:
    """With that card on top of those turned up. A deck that has run out is shuffled first, whole."""
    if _run_out(automa, len(deck(str(options.automa)))):
        return replace(automa, turned=(number,), again=True, back=None)
    return replace(automa, turned=(*automa.turned, number), back=None)


def choice(turned: Card, circle: tuple[int, ...], time: int, player: int) -> Patch | None:
    """Which of the next three patches it takes, standing on `time` with the player on `player`; None: it passes."""
    box = patches()
    room = GOAL if player == GOAL else player - time  # E1: nobody overtakes a token on the goal
    found = [box[number] for number in circle[:REACH] if box[number].price <= turned.budget]
    for word in turned.filters:
        found = _filtered(word, found, room) or found
    return found[-1] if found else None  # the furthest from the neutral token


def score(state: State) -> int:
    """What it has at its level: the tile; from II on its buttons; III its patches with buttons; IV their buttons; V both."""
    automa, level = of(state), state.options.level
    worn = [patches()[number].buttons for number in automa.patches if number != LEATHER]
    points = BONUS if state.bonus == AUTOMA else 0
    if level >= 2:
        points += automa.buttons
    if level in (3, 5):
        points += sum(buttons > 0 for buttons in worn)
    if level >= 4:
        points += sum(worn)
    return points


def _filtered(word: str, found: list[Patch], room: int) -> list[Patch]:
    """Those that pass a filter: NO with so many hours of room before it would overtake, MB, LG."""
    if word == "NO":
        return [patch for patch in found if patch.time <= room]
    worth = [patch.buttons if word == "MB" else patch.shape.size for patch in found]
    return [patch for patch, value in zip(found, worth, strict=True) if value == max(worth)]


def _run_out(automa: Automa, cards: int) -> bool:
    return len(automa.turned) == (cards if automa.again else cards - SET_ASIDE)


def told(before: State, after: State) -> str:
    """What its turn came to: the patch it took, or where it passed to, as a record names them."""
    new = of(after).patches[len(of(before).patches) :]
    words = ["leather" if number == LEATHER else f"{number:02d}" for number in new]
    return " ".join([*words, f"{of(before).time}-{of(after).time}"])

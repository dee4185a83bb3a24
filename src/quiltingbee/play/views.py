"""Views as JSON: what a client needs to draw a match, built up from what one seat may see."""

from collections.abc import Callable, Iterable
from typing import Any

from quiltingbee.core import grid
from quiltingbee.core.game import Game
from quiltingbee.games.doodle.state import View as DoodleView
from quiltingbee.play.wire import LARGE

Json = dict[str, Any]


def view_json(game: Game, state: Any, seat: int | None, look: Iterable[int] = ()) -> Json:
    """What a seat may see, as JSON; look: sheets wanted besides one's own at a large table."""
    view = game.view(state, seat)
    told: Json = {"game": game.id, "seat": seat, "options": game.headers(state)}
    told.update(_VIEWS[game.id.split("/")[0]](view, tuple(look)))
    told["scores"] = game.scores(state)
    told["winners"] = game.winners(state)
    return told


def _doodle(view: DoodleView, look: tuple[int, ...]) -> Json:
    options = view.options
    count = len(view.sheets)
    large = count > LARGE
    shown = (
        range(count) if not large else sorted({*([] if view.seat is None else [view.seat]), *look} & set(range(count)))
    )
    start = view.start if not large else view.start[view.seat : view.seat + 1] if view.seat is not None else ()
    marked = (view.roll - 1) % len(view.circle) if view.roll and view.circle else None
    named = dict.fromkeys([*start, *view.circle, *view.gone])
    return {
        "neighbour_scissors": options.neighbour_scissors,
        "cut_again": options.cut_again,
        "round": view.round,
        "turn": view.turn,
        "roll": view.roll,
        "circle": view.circle,
        "marked": marked,
        "left": None if marked is None else (marked - 1) % len(view.circle),
        "right": None if marked is None else (marked + 1) % len(view.circle),
        "gone": view.gone,
        "start": start,
        "shapes": {name: str(options.deck.shapes[name]) for name in named},
        "acted": () if large else view.acted,
        "act": None if view.act is None else str(view.act),
        "sheets": [_sheet(view, seat) for seat in shown],
    }


def _sheet(view: DoodleView, seat: int) -> Json:
    sheet = view.sheets[seat]
    crossed = [action for action in ("neighbour", "dot", "scissors", "again") if getattr(sheet, action)]
    patches = [list(grid.squares(patch)) for patch in sheet.patches]
    return {"seat": seat, "patches": patches, "crossed": crossed, "points": sheet.points}


def _patchwork(view: Any, look: tuple[int, ...]) -> Json:
    del look  # two quilts are never too many
    automa = view.automa
    return {
        "edition": view.options.edition,
        "circle": view.circle,
        "mover": view.mover,
        "leather": view.leather,
        "bonus": view.bonus,
        "quilts": [
            {
                "seat": seat,
                "buttons": quilt.buttons,
                "income": quilt.income,
                "time": quilt.time,
                "patches": [
                    {"patch": number, "squares": list(grid.squares(patch))}
                    for number, patch in zip(quilt.numbers, quilt.patches, strict=True)
                ],
            }
            for seat, quilt in enumerate(view.quilts)
        ],
        "special": _special(view),
        "automa": None
        if automa is None
        else {
            "deck": view.options.automa,
            "level": view.options.level,
            "buttons": automa.buttons,
            "time": automa.time,
            "patches": automa.patches,
            "turned": automa.turned,
            "back": automa.back,
        },
    }


def _special(view: Any) -> list[int]:
    """The special patches that no token has reached or passed."""
    from quiltingbee.games.patchwork.pieces import SPECIALS

    furthest = max([quilt.time for quilt in view.quilts] + ([view.automa.time] if view.automa else []))
    return [space for space in SPECIALS[view.options.edition] if space > furthest]


_VIEWS: dict[str, Callable[[Any, tuple[int, ...]], Json]] = {"doodle": _doodle, "patchwork": _patchwork}

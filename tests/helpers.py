"""Positions and matches as tests want them: short to write, with what does not matter filled in."""

from typing import Any

import quiltingbee as qb
from quiltingbee.core import grid
from quiltingbee.core.game import Deal, Refused
from quiltingbee.games.doodle import default_deck

START = "S4"
EMPTY = "9/9/9/9/9/9/9/9/9"


def rows(picture: str) -> str:
    """A picture of `.` and letters as the rows of a position line: the first letter is the start patch."""
    lines = [line.strip() for line in picture.strip().splitlines()]
    return grid.rows_of(
        tuple(
            grid.from_picture("\n".join("".join(sign if sign == letter else "." for sign in line) for line in lines))
            for letter in sorted({sign for line in lines for sign in line} - {"."})
        )
    )


def doodle(
    circle: str,
    *,
    turn: str = "",
    roll: int = 1,
    sheets: tuple[str, ...] = (EMPTY,),
    used: tuple[str, ...] = (),
    points: str = "-",
    flags: tuple[str, ...] = (),
) -> qb.Match:
    """A match of Doodle at a turn: `circle` are the cards clockwise from the token on. No dealer."""
    cards = circle.split()
    turn = turn or f"1.{9 - len(cards)}"
    number, step = (int(part) for part in turn.split("."))
    discarded = (number - 1) * 6 + max(step - 1, 0)
    left = list(default_deck().card_names)
    for card in cards:
        left.remove(card)
    last = turn == "3.6"
    fields = ["doodle/1", "reconstruction-1", turn, *flags, " ".join(["start", *[START] * len(sheets)])]
    fields += [f"circle {circle}"] * bool(cards) + [" ".join(["gone", *left[:discarded]])] * bool(discarded)
    fields += [f"roll {roll}"] * (not last and bool(roll))
    for seat, sheet in enumerate(sheets, 1):
        fields.append(f"P{seat} {sheet} {used[seat - 1] if used else '-'} {points}")
    return qb.position(" | ".join(fields))


def deal(match: qb.Match, kind: str, *outcome: Any) -> None:
    """Let chance do that."""
    match.add(Deal(kind, outcome))


def reason(match: qb.Match, text: str, seat: int = 0) -> str | None:
    """Why an act is refused, None when it is legal."""
    return match.game.refusal(match.state, match.game.parse(f"P{seat + 1} {text}"))


def refused(match: qb.Match, text: str, seat: int = 0) -> str:
    """The code with which an act is refused; the match stays as it was."""
    before = match.state
    try:
        match.play(seat, text)
    except Refused as fault:
        assert match.state == before
        return fault.code
    raise AssertionError(f"{text} was accepted")


def filled(match: qb.Match, seat: int = 0) -> int:
    """The shaded squares of a sheet."""
    mask: int = match.state.sheets[seat].filled
    return mask

"""Records: a match as text that people read, paste and compare. The writer has one spelling, the reader accepts many."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from quiltingbee.core.game import BadText, Choice, Event, Game, Move, Refused
from quiltingbee.core.match import Match, leaves_open

TITLE = "quiltingbee record 1"
LONGEST = 4_000_000
"""Letters in a record: a match of a thousand seats has less than one million."""
LONGEST_LINE = 40_000
LONGEST_HEADER = 500
MOST_HEADERS = 2_000

_HEADER = re.compile(r"([A-Za-z][A-Za-z0-9-]{0,39}) ?: ?(.*)")
_NUMBER = re.compile(r"[0-9]{1,6}(?:\.{1,3}|\))? ?(?=[Pp][0-9]|--)")
_SEAT = re.compile(r"P([1-9][0-9]{0,3})")


def read(text: str, games: Mapping[str, Game], **given: Any) -> Match:
    """The match a record tells of; `given` are options that a record can only name, as a deck.

    BadText with the line, a code and the text when it is no record, breaks the rules, or states a check that does not hold.
    """
    if len(text) > LONGEST:
        raise BadText("record-too-long", f"{len(text)} > {LONGEST}")
    lines = _lines(text)
    number, title = next(lines, (1, ""))
    if title.casefold() != TITLE:
        raise BadText("not-a-record", title[:80], number)
    headers: dict[str, str] = {}
    match = None
    for number, line in lines:
        try:
            if match is None and (told := _HEADER.fullmatch(line)):
                _add_header(headers, told[1], told[2])
                continue
            if match is None:
                match = _begin(headers, games, given)
            _read_line(match, line)
        except BadText as fault:
            raise BadText(fault.code, fault.text or line[:80], number) from None
        except Refused as fault:
            raise BadText(fault.code, line[:80], number) from None
    if match is not None:
        return match
    try:
        return _begin(headers, games, given)
    except BadText as fault:
        raise BadText(fault.code, fault.text, number) from None


def write(match: Match, *, explain: bool = False, checks: bool = True) -> str:
    """The record of a match: canonical, so that equal matches have equal texts.

    explain: a comment behind each event says which card and squares it means. checks: facts are stated as they come true.
    """
    game = match.game
    lines = [TITLE, f"Game: {game.id}"]
    lines += [f"{key}: {clean(told)}" for key, told in game.headers(match.first).items()]
    if match.from_position:
        lines.append(f"Start: {game.position(match.first)}")
    lines += [f"P{seat}: {clean(told)}" for seat, told in enumerate(match.names, 1)]
    lines += [f"{key}: {clean(told)}" for key, told in match.headers.items()]
    lines.append("")
    state, told = match.first, set(game.checks(match.first))
    for event in canonical(match):
        meaning = game.explain(state, event) if explain else ""
        lines.append(game.format(event) + (f" ; {meaning}" if meaning else ""))
        before, state = game.turn(state), game.apply(state, event)
        if checks and not leaves_open(
            before, event, game.turn(state)
        ):  # What comes true, does so at the end of a turn.
            facts = game.checks(state)
            lines += [f"== {fact} {facts[fact]}" for fact in facts if fact not in told]
            told.update(facts)
    if checks and match.over:
        lines.append(f"== scores {game.checks(state)['scores']}")
    return "\n".join(lines) + "\n"


def canonical(match: Match) -> Iterator[Event]:
    """The events of a match with those of one turn in the order of the seats."""
    turn: list[Move] = []
    due = 0
    state = match.first
    for event, after in match.states():
        opened, state = match.game.turn(state), after
        if not isinstance(event, Move):
            yield event
            continue
        if not turn and isinstance(opened, Choice):
            due = len(opened.seats)
        turn.append(event)
        if len(turn) == due:
            yield from sorted(turn, key=lambda move: move.seat)
            turn = []
    yield from sorted(turn, key=lambda move: move.seat)


def clean(text: str) -> str:
    """A text as a header can hold it: one line, without `;`, which begins a comment."""
    plain = "".join(sign if sign.isprintable() else " " for sign in text).replace(";", ",")
    return " ".join(plain.split())[:LONGEST_HEADER]


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Lines that say something, without comments and extra blanks, with their numbers."""
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        line = " ".join(raw.split(";", 1)[0].split())
        if len(line) > LONGEST_LINE:
            raise BadText("line-too-long", line[:80], number)
        if line:
            yield number, line


def _add_header(headers: dict[str, str], key: str, told: str) -> None:
    key = "-".join(word.capitalize() for word in key.split("-"))
    if key in headers:
        raise BadText("header-twice", key)
    if (len(told) > LONGEST_HEADER and key != "Start") or len(headers) >= MOST_HEADERS:
        raise BadText("headers-too-long", key)
    headers[key] = told


def _begin(headers: dict[str, str], games: Mapping[str, Game], given: Mapping[str, Any]) -> Match:
    """The match before its first event."""
    left = dict(headers)
    name = left.pop("Game", None)
    if name is None:
        raise BadText("no-game")
    game = games.get(name.casefold())
    if game is None:
        raise BadText("unknown-game", name[:80])
    names: list[str] = []
    while (told := left.pop(f"P{len(names) + 1}", None)) is not None:
        names.append(told)
    if stray := next((key for key in left if _SEAT.fullmatch(key)), None):
        raise BadText("seat-left-out", stray)
    position = left.pop("Start", None)
    if not names and position is None:
        raise BadText("no-seats")
    options = game.options(left, **given)
    start = None if position is None else game.from_position(position, **options)
    try:
        match = Match(game, seats=len(names), names=tuple(names) or None, options=options, start=start)
    except Refused as fault:
        raise BadText(fault.code) from None
    match.headers = {key: told for key, told in left.items() if key not in game.headers(match.first)}
    return match


def _read_line(match: Match, line: str) -> None:
    """One event or check."""
    if line.startswith("=="):
        _check(match, line[2:].split())
    else:
        match.add(match.game.parse(line[_move_number(line) :]))


def _move_number(line: str) -> int:
    """How long the number is that some people write in front of a move."""
    found = _NUMBER.match(line)
    return found.end() if found else 0


def _check(match: Match, words: list[str]) -> None:
    facts = match.game.checks(match.state)
    told = " ".join(words).casefold()
    known = [fact for fact in facts if f"{told} ".startswith(f"{fact.casefold()} ")]
    if not known:
        raise BadText("unknown-check")
    fact = max(known, key=len)
    if told != f"{fact} {facts[fact]}".casefold():
        raise BadText("check-failed", f"== {' '.join(words)} (== {fact} {facts[fact]})"[:300])

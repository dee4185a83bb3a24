"""Records: a match as text that people read, paste and compare. The writer has one spelling, the reader accepts many."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from quiltingbee.core import headers
from quiltingbee.core.game import BadText, Choice, Event, Game, Move, Refused
from quiltingbee.core.match import Match, leaves_open

TITLE = "quiltingbee record 1"
LONGEST = 4_000_000
"""Letters in a record: a match of a thousand seats has less than one million."""
LONGEST_LINE = 201_000
"""Letters in a line: the position of a thousand sheets is the longest."""
MOST_HEADERS = 2_000

_HEADER = re.compile(r"([A-Za-z][A-Za-z0-9-]{0,39}) ?: ?(.*)")
_NUMBER = re.compile(r"[0-9]{1,6}(?:\.{1,3}|\))? ?(?=[Pp][0-9]|--)")
_SEAT = re.compile(r"P([1-9][0-9]{0,3})")


def read(text: str, games: Mapping[str, Game], **given: Any) -> Match:
    """The match a record tells of; `given` are options that a record can only name, as a deck.

    BadText with the line, a code and the text when it is no record, breaks the rules, or states a check that does not hold.
    """
    if len(text) > LONGEST:
        raise BadText("record-too-long", f"{len(text)} > {LONGEST}", text.count("\n", 0, LONGEST) + 1)
    lines = _lines(text)
    number, title = next(lines, (1, ""))
    if title.casefold() != TITLE:
        raise BadText("not-a-record", title[:80], number)
    head, match, facts = _Head(), None, _Facts()
    for number, line in lines:
        try:
            if match is None:
                if head.takes(line, number):
                    continue
                match = head.begin(games, given, number)
            if line.startswith("=="):
                facts.check(match, line[2:].split())
            else:
                match.add(match.game.parse(line[_move_number(line) :]))
        except BadText as fault:
            raise BadText(fault.code, fault.text or line[:80], fault.line or number) from None
        except Refused as fault:
            raise BadText(fault.code, line[:80], number) from None
    return head.begin(games, given, number) if match is None else match


def write(match: Match, *, explain: bool = False, checks: bool = True) -> str:
    """The record of a match: canonical, so that equal matches have equal texts.

    explain: a comment behind each event says which card and squares it means. checks: facts are stated as they come true.
    """
    game = match.game
    lines = [TITLE, f"Game: {game.id}"]
    lines += [f"{key}: {headers.clean(told)}" for key, told in game.headers(match.first).items()]
    if match.from_position:
        lines.append(f"Start: {game.position(match.first)}")
    lines += [f"P{seat}: {headers.clean(told)}" for seat, told in enumerate(match.names, 1)]
    lines += [f"{key}: {headers.clean(told)}" for key, told in match.headers.items()]
    lines.append("")
    state, told = match.first, set(game.checks(match.first))
    turn = game.turn(state)
    for event in canonical(match):
        meaning = game.explain(state, event) if explain else ""
        lines.append(game.format(event) + (f" ; {meaning}" if meaning else ""))
        state = game.apply(state, event)
        before, turn = turn, game.turn(state)
        if checks and not leaves_open(before, event, turn):  # What comes true, does so at the end of a turn.
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


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Lines that say something, without comments and extra blanks, with their numbers."""
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        line = " ".join(raw.split(";", 1)[0].split())
        if len(line) > LONGEST_LINE:
            raise BadText("line-too-long", line[:80], number)
        if line:
            yield number, line


class _Head:
    """The headers of a record, and in which line each stands."""

    def __init__(self) -> None:
        self.told: dict[str, str] = {}
        self.lines: dict[str, int] = {}

    def takes(self, line: str, number: int) -> bool:
        """Whether the line is a header. BadText for one too many."""
        found = _HEADER.fullmatch(line)
        if found is None:
            return False
        key = "-".join(word.capitalize() for word in found[1].split("-"))
        if key in self.told:
            raise BadText("header-twice", key)
        if (len(found[2]) > headers.LONGEST and key != "Start") or len(self.told) >= MOST_HEADERS:
            raise BadText("headers-too-long", key)
        self.told[key] = found[2] if key == "Start" else headers.clean(found[2])
        self.lines[key] = number
        return True

    def begin(self, games: Mapping[str, Game], given: Mapping[str, Any], number: int) -> Match:
        """The match before its first event. BadText with the line of the header to blame, or else with that number."""
        left = dict(self.told)
        name = left.pop("Game", None)
        if name is None:
            raise BadText("no-game", line=number)
        game = games.get(name.casefold())
        if game is None:
            raise BadText("unknown-game", name[:80], self.lines["Game"])
        names: list[str] = []
        while (told := left.pop(f"P{len(names) + 1}", None)) is not None:
            names.append(told)
        if stray := next((key for key in left if _SEAT.fullmatch(key)), None):
            raise BadText("seat-left-out", stray, self.lines[stray])
        position = left.pop("Start", None)
        if not names and position is None:
            raise BadText("no-seats", line=number)
        try:
            options = game.options(left, **given)
        except BadText as fault:
            wrong = fault.text.casefold()
            blamed = next((key for key in left if wrong in f"{key}: {left[key]}".casefold()), "")
            raise BadText(fault.code, fault.text, self.lines.get(blamed, number)) from None
        try:
            start = None if position is None else game.from_position(position, **options)
            match = Match(game, seats=len(names), names=tuple(names) or None, options=options, start=start)
        except BadText as fault:
            raise BadText(fault.code, fault.text, self.lines["Start"]) from None
        except Refused as fault:
            raise BadText(fault.code, line=number) from None
        match.headers = {key: told for key, told in left.items() if key not in game.headers(match.first)}
        return match


def _move_number(line: str) -> int:
    """How long the number is that some people write in front of a move."""
    found = _NUMBER.match(line)
    return found.end() if found else 0


class _Facts:
    """The facts about the state that the reader has come to, looked up once for all checks behind an event."""

    def __init__(self) -> None:
        self.state: Any = None
        self.facts: Mapping[str, str] = {}

    def check(self, match: Match, words: list[str]) -> None:
        """BadText when what is stated does not hold, or when nothing can be said of it now."""
        if self.state is not match.state:
            self.state, self.facts = match.state, match.game.checks(match.state)
        named = (" ".join(words[:count]).lower().replace(" p", " P") for count in (2, 1))  # "sheet P1", "scores"
        told = ((name, self.facts.get(name)) for name in named)
        holds = next((f"{name} {fact}" for name, fact in told if fact is not None), None)
        if holds is None:
            raise BadText("unknown-check")
        if " ".join(words).casefold() != holds.casefold():
            raise BadText("check-failed", f"== {' '.join(words)} (== {holds})"[:300])

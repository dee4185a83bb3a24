"""A table: who sits there, what they may do, and its match from the first seat taken to the record. Nothing here waits."""

from collections.abc import Callable, Iterable

from quiltingbee.core.game import Game, Refused
from quiltingbee.core.match import Match
from quiltingbee.core.record import write
from quiltingbee.play import bodies, dealing, names, wire
from quiltingbee.play.clock import Clocks
from quiltingbee.play.journal import By, Entry, Journal
from quiltingbee.play.store import Meta, PersonMeta, SeatMeta
from quiltingbee.play.views import Json, view_json

MOST_BOTS = 100
"""Bots at one table: they think one after the other."""


class Table:
    """A table and its match. Whatever changes it leaves `fresh` entries in the journal and sets `changed`."""

    def __init__(self, meta: Meta, game: Game):
        self.meta = meta
        self.game = game
        self.journal: Journal | None = None
        self.changed = False  # whether `meta` has to be stored
        self.present: dict[int, int] = {}  # how many sockets each seat has
        self.watching = 0
        self._seat_of = {seat.person: n for n, seat in enumerate(meta.seats) if seat.is_ == "person" and seat.person}

    @property
    def large(self) -> bool:
        """Whether messages name only what concerns the reader."""
        return len(self.meta.seats) > wire.LARGE

    def seat_of(self, person: str | None) -> int | None:
        """Where a person sits."""
        return None if person is None else self._seat_of.get(person)

    def may_look(self, person: str | None) -> bool:
        """Whether somebody may see the match: whoever has a seat or a claim to one, and where spectators are allowed, everybody."""
        return self.meta.watchers or (person is not None and any(there.person == person for there in self.meta.seats))

    # Before the match.

    def sit(self, person: PersonMeta, *, seat: int | None, word: str, now: int) -> int:
        """Take a seat, or one's own back. The match starts when no seat is empty."""
        meta = self.meta
        if (mine := self.seat_of(person.id)) is not None:
            if seat not in (None, mine):
                raise Refused("already-seated")
            return mine
        claimed = [n for n, there in enumerate(meta.seats) if there.person == person.id]
        if claimed and seat in (None, claimed[0]):
            chosen = claimed[0]
        elif meta.status != "waiting":
            raise Refused("no-free-seat")
        else:
            chosen = self._free_seat(seat)
            for n in claimed:
                meta.seats[n].person = None
        if any(there.person == meta.host and there.is_ != "person" for there in meta.seats):
            meta.host = person.id  # the last who left was the host, and may not come back
        there = meta.seats[chosen]
        there.is_, there.person, there.name, there.bot = "person", person.id, person.name, None
        if meta.status == "waiting":
            there.word = names.word(word)
        self._seat_of[person.id] = chosen
        self.changed = True
        self.start_if_full(now)
        self.settle(now)
        return chosen

    def leave(self, person: PersonMeta, now: int) -> None:
        """Get up. In a match the claim to the seat stays."""
        n = self._seat(person)
        there = self.meta.seats[n]
        del self._seat_of[person.id]
        self.changed = True
        if self.meta.status == "waiting":
            self.meta.seats[n] = SeatMeta()
            if self.meta.host == person.id and self._seat_of:
                self.meta.host = next(iter(self._seat_of))
            return
        there.is_ = "left"
        if self.meta.host == person.id and self._seat_of:
            self.meta.host = next(iter(self._seat_of))
        self.settle(now)

    def start(self, person: PersonMeta, *, bot: str | None, now: int) -> None:
        """Begin with what is there: bots of that level for empty seats, or none of these seats at all."""
        self._host(person)
        self._waiting()
        seats = self.meta.seats
        if bot is None:
            kept = [there for there in seats if there.is_ != "empty"]
            self._playable(len(kept))
            self.meta.seats = kept
            self._seat_of = {there.person: n for n, there in enumerate(kept) if there.is_ == "person" and there.person}
        else:
            self._room_for_bots(sum(there.is_ == "empty" for there in seats))
            for n, there in enumerate(seats):
                if there.is_ == "empty":
                    seats[n] = SeatMeta("bot", name=bot, bot=bot)
        self._begin(now)

    def start_if_full(self, now: int) -> None:
        """Start as soon as no seat is empty."""
        if self.meta.status == "waiting" and all(there.is_ != "empty" for there in self.meta.seats):
            self._begin(now)

    def fill(self, person: PersonMeta, seat: int, bot: str, now: int) -> None:
        """A bot for a seat that nobody has, or another level for the one there."""
        self._host(person)
        if seat >= len(self.meta.seats):
            raise Refused("no-such-seat")
        there = self.meta.seats[seat]
        if there.is_ == "person" or self.meta.status == "over":
            raise Refused("seat-taken")
        self._room_for_bots(there.is_ != "bot")
        claim = there.person if self.meta.status == "playing" else None
        self.meta.seats[seat] = SeatMeta("bot", claim, bot if claim is None else there.name, bot, there.word)
        self.changed = True
        self.start_if_full(now)

    def rename(self, person: PersonMeta) -> None:
        """The person has another name now. The record of a match that is over keeps the old one."""
        if self.meta.status != "over" and (seat := self.seat_of(person.id)) is not None:
            self.meta.seats[seat].name = person.name
            self.changed = True

    # The match.

    def act(
        self, seat: int, turn: int, text: str, now: int, *, act_id: str | None = None, by: By | None = None
    ) -> Entry:
        """Play an act; sent a second time under its id it changes nothing and answers as before."""
        journal = self._journal()
        text = " ".join(text.split())
        if act_id is not None and (known := journal.known(seat, act_id, text)) is not None:
            return known
        self._running(turn)
        entry = journal.act(seat, text, now, act_id=act_id, by=by)
        self.settle(now)
        return entry

    def undo(self, seat: int, turn: int, now: int, *, act_id: str) -> Entry:
        """Take an act back."""
        journal = self._journal()
        if (known := journal.known(seat, act_id, "")) is not None:
            return known
        if self.meta.status == "over":
            raise Refused("too-late")
        self._running(turn)
        return journal.undo(seat, now, act_id=act_id)

    def time(self, now: int) -> None:
        """Act for every seat whose time is up."""
        journal = self.journal
        if journal is None or self.meta.status != "playing":
            return
        turn = journal.turn
        for seat in journal.late(now):
            if journal.turn == turn:
                journal.fall_back(seat, now)
        self.settle(now)

    def pause(self, person: PersonMeta, now: int, *, paused: bool) -> None:
        """Let the clocks stand still, or run on."""
        self._host(person)
        if self.meta.status != "playing":
            raise Refused("not-playing")
        if self.meta.paused == paused:
            raise Refused("paused" if paused else "not-paused")
        journal = self._journal()
        if paused:
            journal.pause(now)
        else:
            journal.go(now)
        self.meta.paused = paused
        self.changed = True
        self.settle(now)

    def settle(self, now: int) -> None:
        """After an act: seats that were given up pass as soon as nobody else is missing; a match that is over is closed."""
        journal = self.journal
        if journal is None or self.meta.status != "playing":
            return
        seats = self.meta.seats
        while self._seat_of and not self.meta.paused:
            waiting = journal.match.waiting
            if not waiting or any(seats[seat].is_ != "left" for seat in waiting):
                break
            for seat in waiting:
                journal.fall_back(seat, now)
        if journal.match.over:
            self.meta.status = "over"
            self.meta.ended = now
            self.meta.scores = journal.match.scores
            self.meta.winners = journal.match.game.winners(journal.match.state)
            self.changed = True

    def bots_due(self) -> list[tuple[int, str]]:
        """The bots that are to act, with their levels."""
        journal = self.journal
        if journal is None or self.meta.status != "playing" or self.meta.paused:
            return []
        seats = self.meta.seats
        return [(n, str(seats[n].bot)) for n in journal.match.waiting if seats[n].is_ == "bot"]

    # What people see.

    def now(self, seat: int | None, now: int) -> wire.Now:
        """Who is to act."""
        journal = self._journal()
        waiting = journal.match.waiting
        shown = tuple(n for n in waiting if n == seat) if self.large else waiting
        return wire.Now(journal.turn, shown, len(waiting), journal.match.over, journal.clocks.told(now))

    def view(self, seat: int | None, now: int, look: Iterable[int] = ()) -> wire.ViewOf:
        """All that a seat may see."""
        journal = self._journal()
        return wire.ViewOf(journal.last, seat, self.now(seat, now), self.view_json(seat, look))

    def view_json(self, seat: int | None, look: Iterable[int] = ()) -> Json:
        """The view without the table around it."""
        return view_json(self.game, self._journal().match.state, seat, look)

    def info(self) -> wire.TableInfo:
        """The table as everybody there sees it."""
        meta = self.meta
        hosting = self._seat_of.get(meta.host)
        return wire.TableInfo(
            id=meta.id,
            game=meta.game,
            options={key: dealing.short_option(told) for key, told in meta.options.items()},
            pace=meta.pace,
            open=meta.open,
            watchers=meta.watchers,
            watching=self.watching,
            status=meta.status,
            paused=meta.paused,
            count=len(meta.seats),
            seated=sum(there.is_ != "empty" for there in meta.seats),
            host=None if self.large and hosting is not None and hosting >= wire.LARGE else hosting,
            seats=self.seat_infos(wire.LARGE),
            fair=dealing.fair_of(meta),
            scores=meta.scores,
            winners=meta.winners,
            rematch=meta.rematch,
            daily=meta.daily,
            created=meta.created,
        )

    def seat_infos(self, limit: int | None = None) -> tuple[wire.SeatInfo, ...]:
        """The seats, or the first of them."""
        return tuple(
            wire.SeatInfo(n, there.is_, there.name, there.bot, there.is_ == "bot" or self.present.get(n, 0) > 0)
            for n, there in enumerate(self.meta.seats[:limit])
        )

    def listed(self, person: str | None) -> bodies.Listed:
        """The table as a line in a list."""
        meta = self.meta
        you = self.seat_of(person)
        yours = self.journal is not None and meta.status == "playing" and you in self.journal.match.waiting
        seated = [there.name for there in meta.seats if there.is_ != "empty"]
        return bodies.Listed(
            meta.id,
            meta.game,
            meta.status,
            tuple(seated[: wire.LARGE]),
            len(meta.seats),
            len(seated),
            meta.pace,
            you,
            yours,
            meta.created,
        )

    def recorder(self) -> Callable[[], Match]:
        """What makes the match of the record as far as everybody may see it, now or later, in this thread or another."""
        journal = self._journal()
        return dealing.recorder(self.game, self.meta, journal.record_log())

    def record_text(self) -> str:
        """The record as text."""
        return write(self.recorder()())

    # From and to the store.

    def load(self, entries: Iterable[Entry], now: int) -> None:
        """Go on where the stored journal ends."""
        match = dealing.match_of(self.game, self.meta)
        self.journal = Journal(match, Clocks.of(self.meta.pace, len(self.meta.seats)))
        self.journal.load(entries)
        match.go_on(dealing.dealer_of(self.meta))
        self.journal.begin(now)
        self.settle(now)

    def _begin(self, now: int) -> None:
        self._playable(len(self.meta.seats))
        self.meta.status = "playing"
        self.meta.started = now
        self.changed = True
        match = dealing.match_of(self.game, self.meta)
        self.journal = Journal(match, Clocks.of(self.meta.pace, len(self.meta.seats)))
        match.go_on(dealing.dealer_of(self.meta))
        self.journal.begin(now)
        self.settle(now)

    # Who may.

    def _seat(self, person: PersonMeta) -> int:
        seat = self.seat_of(person.id)
        if seat is None:
            raise Refused("not-your-seat")
        return seat

    def _host(self, person: PersonMeta) -> None:
        if person.id != self.meta.host:
            raise Refused("host-only")

    def _waiting(self) -> None:
        if self.meta.status != "waiting":
            raise Refused("not-waiting")

    def _journal(self) -> Journal:
        if self.journal is None:
            raise Refused("not-playing")
        return self.journal

    def _running(self, turn: int) -> None:
        if self.meta.status != "playing":
            raise Refused("not-playing")
        if self.meta.paused:
            raise Refused("paused")
        if turn != self._journal().turn:
            raise Refused("turn-closed")

    def _free_seat(self, seat: int | None) -> int:
        seats = self.meta.seats
        if seat is not None:
            if seat >= len(seats):
                raise Refused("no-such-seat")
            if seats[seat].is_ != "empty" or seats[seat].person is not None:
                raise Refused("seat-taken")
            return seat
        for n, there in enumerate(seats):
            if there.is_ == "empty" and there.person is None:
                return n
        raise Refused("no-free-seat")

    def _playable(self, count: int) -> None:
        try:
            self.game.start(count, **dealing.read_options(self.game, self.meta.options))
        except Refused as fault:
            raise Refused("seats" if "seats" in fault.code else fault.code) from None

    def _room_for_bots(self, more: int) -> None:
        if sum(there.is_ == "bot" for there in self.meta.seats) + more > MOST_BOTS:
            raise Refused("too-many-bots")

"""What a new table is: what was asked for, checked and made into what is kept; and the table where a match goes on."""

import base64
import secrets
from collections.abc import Callable

from quiltingbee.core.game import BadText, Refused
from quiltingbee.games import game_named
from quiltingbee.play import bodies, names
from quiltingbee.play.dealing import read_options
from quiltingbee.play.store import Meta, PersonMeta, SeatMeta
from quiltingbee.play.table import MOST_BOTS

Check = Callable[[str, str | None], None]


def opened(asked: bodies.NewTable, host: PersonMeta, *, now: int, today: str, check_level: Check) -> Meta:
    """A new table as it is asked for. Refused with a code when there can be none."""
    try:
        game = game_named(asked.game)
    except BadText as fault:
        raise Refused(fault.code) from None
    for seat in asked.seats:
        check_level(game.id, seat.bot)
    if sum(seat.bot is not None for seat in asked.seats) > MOST_BOTS:
        raise Refused("too-many-bots")
    options = dict(asked.options)
    try:
        game.start(len(asked.seats), **read_options(game, options))
    except BadText as fault:
        raise Refused("bad-option") from fault
    except Refused as fault:
        raise Refused("seats" if "seats" in fault.code else "bad-option") from None
    daily = today if asked.daily else None
    if daily is not None and (game.id.partition("/")[0] != "doodle" or len(asked.seats) != 1 or options or asked.seed):
        raise Refused("bad-daily")
    return Meta(
        id=new_id(),
        game=game.id,
        options=options,
        pace=asked.pace,
        open=asked.open,
        watchers=asked.watchers,
        host=host.id,
        seats=[SeatMeta("bot", None, seat.bot, seat.bot) if seat.bot else SeatMeta() for seat in asked.seats],
        secret=secrets.token_hex(32),
        created=now,
        seed=f"daily {daily}" if daily else None if asked.seed is None else names.word(asked.seed),
        daily=daily,
    )


def again(old: Meta, host: PersonMeta, *, now: int) -> Meta:
    """Once more with the same people and bots: each seat is kept for who sat there, and all move on by one."""
    seats = [
        SeatMeta("bot", None, seat.bot or seat.name, seat.bot) if seat.is_ == "bot" else SeatMeta(person=seat.person)
        for seat in old.seats
    ]
    return Meta(
        id=new_id(),
        game=old.game,
        options=old.options,
        pace=old.pace,
        open=False,
        watchers=old.watchers,
        host=host.id,
        seats=[*seats[1:], *seats[:1]],
        secret=secrets.token_hex(32),
        created=now,
        before=old.id,
    )


def new_id() -> str:
    """The name of a table: 80 random bits."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()

"""Tables without a network, and the people at them."""

import random

from quiltingbee.games import GAMES
from quiltingbee.play import wire
from quiltingbee.play.store import Meta, PersonMeta, SeatMeta, decode_meta, encode_meta
from quiltingbee.play.table import Table

DOODLE = GAMES["doodle/1"]
PATCHWORK = GAMES["patchwork/1"]
ADA = PersonMeta("ada", "Ada", ("play",))
BEN = PersonMeta("ben", "Ben", ("play",))
CAT = PersonMeta("cat", "Cat", ("play",))


def table(seats=2, *, pace=None, seed=None, game=DOODLE, options=None):
    meta = Meta(
        id="a" * 16,
        game=game.id,
        options=options or {},
        pace=pace or wire.Pace(),
        open=False,
        watchers=True,
        host="ada",
        seats=[SeatMeta() for _ in range(seats)],
        secret="11" * 32,
        created=0,
        seed=seed,
    )
    return Table(meta, game)


def seated(seats=2, **options):
    made = table(seats, **options)
    for person in (ADA, BEN, CAT)[:seats]:
        made.sit(person, seat=None, word="", now=1000)
    return made


def read_back(made, now=0):
    """The same table as it comes out of the store."""
    again = Table(decode_meta(encode_meta(made.meta)), made.game)
    again.load(list(made.journal.entries), now)
    return again


def legal(made, seat, *, n=0):
    journal = made.journal
    return str(list(journal.match.game.acts(journal.match.state, seat, plain=True))[n])


def finish(made, rng=None):
    rng = rng or random.Random(1)
    while made.meta.status == "playing":
        for seat in made.journal.match.waiting:
            acts = list(made.game.acts(made.journal.match.state, seat, plain=True))
            made.act(seat, made.journal.turn, str(rng.choice(acts)), 2000, act_id=f"{made.journal.last}")

"""A bot that thinks while the table goes on without it: a restart, a pause, a person who takes the seat back, a fault."""

import asyncio
from contextlib import asynccontextmanager

from quiltingbee.play import bodies, wire
from quiltingbee.play.store import PersonMeta
from quiltingbee.server.hall import Hall
from quiltingbee.server.settings import Settings
from quiltingbee.server.sqlite import Sqlite
from quiltingbee.server.thinkers import Thinkers

ADA, BEN = (PersonMeta(name.lower(), name, ("play", "tables")) for name in ("Ada", "Ben"))


class Slow(Thinkers):
    """Bots that answer when they are told to."""

    def __init__(self):
        super().__init__(0)
        self.asked = []
        self.ready = []

    def levels(self, _game):
        return ("child",)

    def prepare(self, level, game_id):
        self.ready.append((level, game_id))

    async def choose(self, level, game_id, view, seconds, *, host=""):
        del game_id, seconds, host
        answer = asyncio.get_running_loop().create_future()
        self.asked.append((level, view, answer))
        return await answer


@asynccontextmanager
async def halls(folder):
    store = Sqlite(folder)
    thinkers = Slow()
    hall = Hall(store, Settings(data=folder), thinkers)
    await hall.begin()
    try:
        yield hall, thinkers.asked
    finally:
        await hall.end()
        store.close()


async def opened(hall, seats=(None, "child"), game="doodle"):
    table = bodies.NewTable(game, tuple(bodies.NewSeat(bot) for bot in seats), pace=wire.Pace(turn=600))
    return await hall.open(ADA, table)


def first(live, seat):
    return str(next(live.table.journal.match.acts(seat, plain=True)))


async def until(true):
    for _ in range(1000):
        if true():
            return
        await asyncio.sleep(0.005)
    raise AssertionError


def test_a_bot_that_was_thinking_is_asked_again_after_a_restart_and_acts_once(tmp_path):
    async def before():
        async with halls(tmp_path) as (hall, asked):
            live = await opened(hall)
            await until(lambda: asked)
            return live.table.meta.id, live.table.journal.clocks.opened

    async def after(table, clock):
        async with halls(tmp_path) as (hall, asked):
            await until(lambda: asked)  # nobody has come: a match with a clock or a bot goes on by itself
            live = hall.live[table]
            assert live.table.journal.clocks.opened == clock
            asked[0][2].set_result(first(live, 1))
            await until(lambda: live.table.journal.match.waiting == (0,))
            assert [entry.by for entry in live.table.journal.entries if entry.seat == 1] == ["bot"]
            assert len(asked) == 1

    asyncio.run(after(*asyncio.run(before())))


def test_what_a_bot_thought_up_in_a_pause_does_not_count(tmp_path):
    async def run():
        async with halls(tmp_path) as (hall, asked):
            live = await opened(hall)
            await until(lambda: asked)
            act = first(live, 1)
            await live.do(lambda now: live.table.pause(ADA, now, paused=True))
            asked[0][2].set_result(act)
            await until(lambda: not live.thinking)
            assert live.table.journal.match.waiting == (0, 1)
            await live.do(lambda now: live.table.pause(ADA, now, paused=False))
            await until(lambda: len(asked) == 2)
            asked[1][2].set_result(act)
            await until(lambda: live.table.journal.match.waiting == (0,))

    asyncio.run(run())


def test_who_takes_the_seat_back_is_not_acted_for_by_the_bot_that_thought_there(tmp_path):
    async def run():
        async with halls(tmp_path) as (hall, asked):
            live = await opened(hall, (None, None))
            await live.do(lambda now: live.table.sit(BEN, seat=None, word="", now=now))
            await live.do(lambda now: live.table.leave(BEN, now))
            await live.do(lambda now: live.table.fill(ADA, 1, "child", now))
            await until(lambda: asked)
            await live.do(lambda now: live.table.sit(BEN, seat=None, word="", now=now))
            asked[0][2].set_result(first(live, 1))
            await until(lambda: not live.thinking)
            assert live.table.journal.match.waiting == (0, 1)

    asyncio.run(run())


def test_a_bot_that_fails_or_says_nonsense_is_acted_for(tmp_path):
    async def run():
        async with halls(tmp_path) as (hall, asked):
            live = await opened(hall, (None, "child", "child"))
            await until(lambda: len(asked) == 2)
            asked[0][2].set_exception(ValueError("a fault of the bot"))
            asked[1][2].set_result("draw z9 r9")
            await until(lambda: live.table.journal.match.waiting == (0,))
            assert hall.counts["bot_faults"] == 1

    asyncio.run(run())


def test_an_act_taken_back_in_patchwork_leaves_the_bot_thinking_in_vain(tmp_path):
    async def run():
        async with halls(tmp_path) as (hall, asked):
            live = await opened(hall, game="patchwork")
            journal = live.table.journal
            if journal.match.waiting == (1,):
                await until(lambda: asked)
                asked.pop()[2].set_result("advance")
            await until(lambda: journal.match.waiting == (0,))
            turn = journal.turn
            await live.do(lambda now: live.table.act(0, turn, "advance", now, act_id="a"))
            await until(lambda: asked)
            stale = asked.pop()[2]
            await live.do(lambda now: live.table.undo(0, journal.turn, now, act_id="u"))
            stale.set_result("advance")
            await until(lambda: not live.thinking)
            assert journal.match.waiting == (0,)
            await live.do(lambda now: live.table.act(0, journal.turn, "advance", now, act_id="b"))
            await until(lambda: asked)

    asyncio.run(run())


def test_a_bot_is_made_ready_when_its_table_is_opened(tmp_path):
    async def open_one():
        async with halls(tmp_path) as (hall, asked):
            await opened(hall, (None, None, "child", "child"))
            assert hall.thinkers.ready == [("child", "doodle/1")]
            assert asked == []  # nobody has come yet

    asyncio.run(open_one())

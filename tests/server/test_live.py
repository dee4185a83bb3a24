"""Tables in memory over a real store: what goes wrong at one command is nobody else's trouble."""

import asyncio
import threading
from contextlib import asynccontextmanager

import pytest

from quiltingbee.core.game import Refused
from quiltingbee.play import bodies
from quiltingbee.play.journal import Entry
from quiltingbee.play.store import PersonMeta, StoreFault
from quiltingbee.play.table import Table
from quiltingbee.server import hall as hall_module
from quiltingbee.server.hall import Hall
from quiltingbee.server.settings import Settings
from quiltingbee.server.sqlite import Sqlite
from quiltingbee.server.thinkers import Thinkers

ADA, BEN = (PersonMeta(name.lower(), name, ("play", "tables")) for name in ("Ada", "Ben"))


@asynccontextmanager
async def halls(folder):
    """A hall over a folder; what was under way is not taken up by itself."""
    store = Sqlite(folder)
    hall = Hall(store, Settings(data=folder, workers=0), Thinkers(0))
    try:
        yield hall
    finally:
        await hall.end()
        store.close()


async def two(hall):
    """A table of two whose match has begun."""
    live = await hall.open(ADA, bodies.NewTable("doodle", (bodies.NewSeat(),) * 2))
    await live.do(lambda now: live.table.sit(BEN, seat=None, word="", now=now))
    return live


def act(live, seat, act_id):
    """A command that plays the first legal act."""

    def command(now):
        journal = live.table.journal
        text = str(next(journal.match.acts(seat, plain=True)))
        return live.table.act(seat, journal.turn, text, now, act_id=act_id)

    return live.do(command)


def test_a_fault_in_one_command_leaves_no_trace_and_the_others_are_carried_out(tmp_path):
    async def run():
        async with halls(tmp_path) as hall:
            live = await two(hall)

            def broken(now):
                live.table.journal.act(1, str(next(live.table.journal.match.acts(1))), now)  # half done
                raise RuntimeError

            told = await asyncio.gather(
                act(live, 0, "a"), live.do(broken), live.look(lambda: live.table.journal.last), return_exceptions=True
            )
            assert isinstance(told[0], Entry)
            assert told[0].n == 2
            assert isinstance(told[1], Refused)
            assert told[1].code == "fault"
            assert told[2] == 2
            assert live.table.journal.match.waiting == (1,)
            assert [entry.id for entry in hall.store.entries(live.table.meta.id)] == [None, "a"]
            with pytest.raises(ZeroDivisionError):
                await live.look(lambda: 1 // 0)
            await act(live, 1, "b")
            assert live.table.journal.turn == 2

    asyncio.run(run())


def test_whatever_cannot_be_written_is_refused_and_the_writer_lives_on(tmp_path):
    async def run():
        async with halls(tmp_path) as hall:
            live = await two(hall)
            with pytest.raises(StoreFault):  # a lone surrogate is no text for a database
                await act(live, 0, "\ud800")
            assert live.table.journal.match.waiting == (0, 1)
            assert (await act(live, 0, "a")).n == 2

    asyncio.run(run())


def test_a_table_that_cannot_be_read_back_waits_until_it_can(tmp_path, monkeypatch):
    async def run():
        async with halls(tmp_path) as hall:
            live = await two(hall)
            faults = [OSError("disk"), OSError("disk")]
            meta = hall.store.meta

            def failing(table):
                if faults:
                    raise faults.pop()
                return meta(table)

            monkeypatch.setattr(hall.store, "meta", failing)
            sleep = asyncio.sleep
            monkeypatch.setattr(asyncio, "sleep", lambda _seconds: sleep(0))
            with pytest.raises(StoreFault):
                await act(live, 0, "\ud800")
            assert (await act(live, 0, "a")).n == 2
            assert not faults

    asyncio.run(run())


def test_a_long_journal_is_read_in_a_thread_once_for_all_who_ask(tmp_path, monkeypatch):
    async def run():
        async with halls(tmp_path) as hall:
            live = await two(hall)
            name = live.table.meta.id
            await act(live, 0, "a")
            del hall.live[name]
            monkeypatch.setattr(hall_module, "LONG", 1)
            loads = []
            load = Table.load

            def loading(table, entries, now):
                loads.append(threading.current_thread() is threading.main_thread())
                load(table, entries, now)

            monkeypatch.setattr(Table, "load", loading)
            first, second = await asyncio.gather(hall.get(name), hall.get(name))
            assert first is second
            assert loads == [False]
            assert first.table.journal.match.waiting == (1,)
            with pytest.raises(Refused, match="no-such-table"):
                await hall.get("a" * 16)

    asyncio.run(run())

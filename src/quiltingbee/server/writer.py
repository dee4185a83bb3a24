"""The one thread that writes: what comes while a commit is under way goes into the next, and nobody is answered before it.

The thread and the event loop share an interpreter, and behind every statement the thread waits until the loop lets go of it. So
rows go in together, in as few statements as there can be, however many tables they are of.
"""

import asyncio
import contextlib
import errno
import logging
import queue
import sqlite3
import tempfile
import threading
import time
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

from quiltingbee.play.store import StoreFault

log = logging.getLogger("quiltingbee.storage")

MOST_IN_A_COMMIT = 2000
MOST_ROWS = 512
"""Rows in one statement: a power of two, so that few different statements are ever prepared."""
_MAYBE_FULL = {"SQLITE_IOERR_WRITE", "SQLITE_IOERR_TRUNCATE", "SQLITE_IOERR_SHMSIZE"}
"""Faults of a disk that is full, over its quota, read-only or broken: SQLite does not say which."""
_PROBE = 65_536

Op = tuple[str, tuple[Any, ...]]
Row = tuple[Any, ...]

_ROWS = {  # in this order; what stands before and behind the rows, and how many values each has
    "tables": (
        "INSERT INTO tables (id, status, open, host, created, touched, meta) VALUES ",
        (
            " ON CONFLICT (id) DO UPDATE SET status = excluded.status, open = excluded.open, host = excluded.host,"
            " touched = excluded.touched, meta = excluded.meta"
        ),
        7,
    ),
    "seats": ("INSERT OR IGNORE INTO seats (person, match) VALUES ", "", 2),
    "results": ("INSERT OR IGNORE INTO results (daily, person, match, name, points) VALUES ", "", 5),
    "events": ("INSERT INTO events (match, n, line, at, seat, id, by, sent) VALUES ", "", 8),
}


class Write:
    """Statements and rows by kind that are carried out as a whole, and who waits for it."""

    __slots__ = ("future", "ops", "rows")

    def __init__(self, ops: Iterable[Op], rows: dict[str, list[Row]], future: "asyncio.Future[None]"):
        self.ops = ops
        self.rows = rows
        self.future = future


class Writer:
    """A connection of its own and the thread that uses it."""

    def __init__(self, db: sqlite3.Connection, folder: Path, now: Callable[[], int]):
        self.commits = 0
        self.written = 0
        self.longest = 0.0
        self.failing: str | None = None  # the code of the last write, if it failed
        self._db = db
        self._folder = folder
        self._now = now
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def put(self, ops: Iterable[Op], rows: dict[str, list[Row]]) -> None:
        """Carry out statements and keep rows, as a whole and durably. StoreFault when nothing of it is."""
        self._loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = self._loop.create_future()
        self._queue.put(Write(ops, rows, future))
        await future

    def close(self) -> None:
        """Write what is waiting, remember the time, close."""
        self._queue.put(None)
        self._thread.join()
        with contextlib.suppress(sqlite3.Error):
            self._note_time()
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._db.close()

    def _run(self) -> None:
        while True:
            group: list[Write] = []
            stop = False
            first = self._queue.get()
            while True:
                if first is None:
                    stop = True
                    break
                group.append(first)
                if len(group) >= MOST_IN_A_COMMIT:
                    break
                try:
                    first = self._queue.get_nowait()
                except queue.Empty:
                    break
            if group:
                self._commit(group)
            if stop:
                return

    def _commit(self, group: list[Write]) -> None:
        begun = time.perf_counter()
        faults = self._try(group)
        if faults is not None and len(group) > 1:  # One of them may be at fault: each for itself.
            told = [(write, self._try([write])) for write in group]
        else:
            told = [(write, faults) for write in group]
        self.commits += 1
        self.written += len(group)
        self.longest = max(self.longest, time.perf_counter() - begun)
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop has been closed: nobody waits any more
                self._loop.call_soon_threadsafe(_answer, told)

    def _try(self, group: list[Write]) -> StoreFault | None:
        """One transaction; None when it is durable."""
        db = self._db
        try:
            db.execute("BEGIN IMMEDIATE")
            for write in group:
                for sql, given in write.ops:
                    db.execute(sql, given)
            for kind in _ROWS:
                _insert(db, kind, [row for write in group for row in write.rows.get(kind, ())])
            self._note_time()
            db.execute("COMMIT")
        except Exception as fault:  # whatever it is: the one thread that writes must not end
            if not isinstance(fault, sqlite3.Error):
                log.exception("fault")
            with contextlib.suppress(sqlite3.Error):
                if db.in_transaction:
                    db.execute("ROLLBACK")
            self.failing = self.code_of(getattr(fault, "sqlite_errorname", ""))
            return StoreFault(self.failing)
        self.failing = None
        return None

    def _note_time(self) -> None:
        self._db.execute("UPDATE about SET value = ? WHERE key = 'alive'", (self._now(),))

    def code_of(self, name: str) -> str:
        """The code for a fault by its name in SQLite."""
        full = name == "SQLITE_FULL" or (name in _MAYBE_FULL and not self._room())
        return "storage-full" if full else "storage-failed"

    def _room(self) -> bool:
        """Whether there is room on the disk, as far as a few bytes can tell."""
        try:
            with tempfile.TemporaryFile(dir=self._folder) as file:
                file.write(bytes(_PROBE))
        except OSError as fault:
            return fault.errno not in (errno.ENOSPC, errno.EDQUOT)
        return True


def _insert(db: sqlite3.Connection, kind: str, rows: list[Row]) -> None:
    """Rows of a kind in as few statements as there can be."""
    done, size = 0, MOST_ROWS
    while done < len(rows):
        while size > len(rows) - done:
            size //= 2
        db.execute(_statement(kind, size), [value for row in rows[done : done + size] for value in row])
        done += size


@cache
def _statement(kind: str, rows: int) -> str:
    before, behind, values = _ROWS[kind]
    row = f"({', '.join('?' * values)})"
    return before + ", ".join([row] * rows) + behind


def _answer(told: Iterable[tuple[Write, StoreFault | None]]) -> None:
    for write, fault in told:
        if write.future.done():
            continue
        if fault is None:
            write.future.set_result(None)
        else:
            write.future.set_exception(fault)

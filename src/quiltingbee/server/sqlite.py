"""Tables, journals and people in SQLite: one thread writes, many batches to a commit, and nobody is answered before it."""

import asyncio
import contextlib
import errno
import logging
import os
import queue
import sqlite3
import tempfile
import threading
import time
from collections.abc import Callable, Iterable
from importlib import resources
from pathlib import Path
from typing import Any

from quiltingbee.play.journal import Entry
from quiltingbee.play.store import Batch, Meta, PersonMeta, StoreFault, decode_meta, encode_meta
from quiltingbee.server.lock import lock

log = logging.getLogger("quiltingbee.storage")

FILE = "quiltingbee.sqlite3"
MOST_IN_A_COMMIT = 2000
_MAYBE_FULL = {"SQLITE_IOERR_WRITE", "SQLITE_IOERR_TRUNCATE", "SQLITE_IOERR_SHMSIZE"}
"""Faults of a disk that is full, over its quota, read-only or broken: SQLite does not say which."""
_PROBE = 65_536

Op = tuple[str, tuple[Any, ...]]

_ENTRY = "INSERT INTO events (match, n, line, at, seat, id, by, sent) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_TABLE = (
    "INSERT INTO tables (id, status, open, host, created, touched, meta) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id)"
    " DO UPDATE SET status = excluded.status, open = excluded.open, host = excluded.host,"
    " touched = excluded.touched, meta = excluded.meta"
)
_SEAT = "INSERT OR IGNORE INTO seats (person, match) VALUES (?, ?)"
_RESULT = "INSERT OR IGNORE INTO results (daily, person, match, name, points) VALUES (?, ?, ?, ?, ?)"


class NewerData(Exception):
    """The data was written by a newer version of this program."""


class Write:
    """A group of statements that is carried out as a whole, and who waits for it."""

    __slots__ = ("future", "ops", "rest")

    def __init__(self, ops: list[Op], future: "asyncio.Future[None] | None", rest: list[tuple[Any, ...]] | None = None):
        self.ops = ops
        self.future = future
        self.rest = rest or []  # parameters of _ENTRY


class Sqlite:
    """A data folder. Reads come from the thread that asks (a connection of its own, WAL); writes from one thread only."""

    def __init__(self, folder: Path, *, wall: Callable[[], float] = time.time):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # secrets of matches lie there
        self.path = folder / FILE
        self._wall = wall
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self.commits = 0
        self.written = 0
        self.longest = 0.0
        self.failing: str | None = None  # the code of the last write, if it failed
        self._lock = lock(folder)
        try:
            with contextlib.suppress(FileExistsError):
                make_private(self.path)
            self._writer_db = connect(self.path)
            migrate(self._writer_db)
        except BaseException:
            self._lock.close()
            raise
        self._db = connect(self.path)
        self._base = int(self._db.execute("SELECT value FROM about WHERE key = 'alive'").fetchone()[0])
        self._started = time.monotonic()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def now(self) -> int:
        """The server's clock in milliseconds: it goes on after a restart where it stood when the server was last alive."""
        return self._base + int((time.monotonic() - self._started) * 1000)

    def wall(self) -> int:
        """Milliseconds since 1970."""
        return int(self._wall() * 1000)

    # Writing.

    async def write(self, batch: Batch) -> None:
        """Keep a batch of a table; StoreFault when nothing of it is kept."""
        ops: list[Op] = []
        meta = batch.meta
        if meta is not None:
            text = encode_meta(meta)
            ops.append((_TABLE, (meta.id, meta.status, meta.open, meta.host, meta.created, self.wall(), text)))
            ops += [(_SEAT, (seat.person, meta.id)) for seat in meta.seats if seat.person is not None]
            if meta.status == "over" and meta.daily is not None:
                ops += [
                    (_RESULT, (meta.daily, seat.person, meta.id, seat.name, meta.scores[n]))
                    for n, seat in enumerate(meta.seats)
                    if seat.person is not None
                ]
        match = batch.table
        rest = [(match, e.n, e.line, e.at, e.seat, e.id, e.by, e.sent) for e in batch.entries]
        await self._put(ops, rest)

    async def do(self, *ops: Op) -> None:
        """Carry out statements as a whole, durably."""
        await self._put(list(ops))

    async def _put(self, ops: list[Op], rest: list[tuple[Any, ...]] | None = None) -> None:
        loop = asyncio.get_running_loop()
        self._loop = loop
        future: asyncio.Future[None] = loop.create_future()
        self._queue.put(Write(ops, future, rest))
        await future

    def close(self) -> None:
        """Write what is waiting, remember the time, close."""
        self._queue.put(None)
        self._thread.join()
        with contextlib.suppress(sqlite3.Error):
            self._writer_db.execute("UPDATE about SET value = ? WHERE key = 'alive'", (self.now(),))
            self._writer_db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._writer_db.close()
        self._db.close()
        self._lock.close()

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
        db = self._writer_db
        try:
            db.execute("BEGIN IMMEDIATE")
            for write in group:
                for sql, given in write.ops:
                    db.execute(sql, given)
                if write.rest:
                    db.executemany(_ENTRY, write.rest)
            db.execute("UPDATE about SET value = ? WHERE key = 'alive'", (self.now(),))
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

    def code_of(self, name: str) -> str:
        """The code for a fault by its name in SQLite."""
        full = name == "SQLITE_FULL" or (name in _MAYBE_FULL and not self._room())
        return "storage-full" if full else "storage-failed"

    def _room(self) -> bool:
        """Whether there is room on the disk, as far as a few bytes can tell."""
        try:
            with tempfile.TemporaryFile(dir=self.path.parent) as file:
                file.write(bytes(_PROBE))
        except OSError as fault:
            return fault.errno not in (errno.ENOSPC, errno.EDQUOT)
        return True

    # Reading.

    def meta(self, table: str) -> Meta | None:
        """A table, or None."""
        row = self._db.execute("SELECT meta FROM tables WHERE id = ?", (table,)).fetchone()
        return None if row is None else decode_meta(row[0])

    def entries(self, table: str) -> list[Entry]:
        """Its journal."""
        rows = self._db.execute(
            "SELECT n, line, at, seat, id, by, sent FROM events WHERE match = ? ORDER BY n", (table,)
        )
        return [Entry(*row) for row in rows]

    def moving(self) -> list[str]:
        """The tables whose match goes on without anybody: there is a clock, or a bot."""
        rows = self._db.execute("SELECT meta FROM tables WHERE status = 'playing' ORDER BY touched DESC")
        metas = (decode_meta(row[0]) for row in rows.fetchall())
        return [
            meta.id for meta in metas if meta.pace.turn is not None or any(seat.is_ == "bot" for seat in meta.seats)
        ]

    def open_tables(self, limit: int) -> list[Meta]:
        """Open tables that wait, the newest first."""
        sql = "SELECT meta FROM tables WHERE status = 'waiting' AND open = 1 ORDER BY created DESC LIMIT ?"
        return [decode_meta(row[0]) for row in self._db.execute(sql, (limit,))]

    def tables_of(self, person: str, limit: int) -> list[Meta]:
        """Where a person sits or has sat, the newest first."""
        sql = (
            "SELECT tables.meta FROM seats JOIN tables ON tables.id = seats.match WHERE seats.person = ?"
            " ORDER BY tables.touched DESC LIMIT ?"
        )
        return [decode_meta(row[0]) for row in self._db.execute(sql, (person, limit))]

    def count_hosted(self, person: str) -> int:
        """How many tables of a host are not over."""
        sql = "SELECT count(*) FROM tables WHERE host = ? AND status <> 'over'"
        return int(self._db.execute(sql, (person,)).fetchone()[0])

    def results(self, daily: str, limit: int) -> list[tuple[str, str, int]]:
        """The results of a day: person, name, points; the best first."""
        sql = "SELECT person, name, points FROM results WHERE daily = ? ORDER BY points DESC, name LIMIT ?"
        return list(self._db.execute(sql, (daily, limit)))

    def person_of(self, token_hash: bytes) -> tuple[PersonMeta, int] | None:
        """Whose token it is, and when it ends (milliseconds since 1970)."""
        sql = (
            "SELECT people.id, people.name, tokens.scopes, tokens.expires FROM tokens JOIN people ON people.id = tokens.person"
            " WHERE tokens.hash = ?"
        )
        row = self._db.execute(sql, (token_hash,)).fetchone()
        return None if row is None else (PersonMeta(row[0], row[1], tuple(row[2].split())), row[3])

    def count_tokens(self, person: str) -> int:
        """How many tokens a person has that have not ended."""
        sql = "SELECT count(*) FROM tokens WHERE person = ? AND expires > ?"
        return int(self._db.execute(sql, (person, self.wall())).fetchone()[0])

    def size(self) -> int:
        """The bytes of the database and its log on the disk."""
        return sum(file.stat().st_size for file in (self.path, Path(f"{self.path}-wal")) if file.exists())


def make_private(file: Path) -> None:
    """An empty file that nobody else may read: hashes of tokens and secrets of matches will be in it."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def connect(path: Path) -> sqlite3.Connection:
    """A connection as this project uses them: WAL, and a sync of it with every commit."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=64)
    db.execute("PRAGMA busy_timeout = 5000")
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def migrate(db: sqlite3.Connection) -> None:
    """Bring the tables of a database up to this version: the numbered files it has not seen yet, each as a whole."""
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    folder = resources.files("quiltingbee.server").joinpath("migrations")
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    if version > len(files):
        raise NewerData(f"newer-data: version {version}, this program knows {len(files)}")
    for number, file in enumerate(files[version:], version + 1):
        db.executescript(f"BEGIN; {file.read_text('utf-8')}; PRAGMA user_version = {number}; COMMIT;")


def _answer(told: Iterable[tuple[Write, StoreFault | None]]) -> None:
    for write, fault in told:
        if write.future is None or write.future.done():
            continue
        if fault is None:
            write.future.set_result(None)
        else:
            write.future.set_exception(fault)

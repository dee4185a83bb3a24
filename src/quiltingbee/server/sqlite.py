"""Tables, journals and people in SQLite: reads come from the thread that asks, writes go to the one that writes."""

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable
from importlib import resources
from pathlib import Path

from quiltingbee.play.journal import Entry
from quiltingbee.play.store import Batch, Meta, PersonMeta, decode_meta, encode_meta
from quiltingbee.server.lock import lock
from quiltingbee.server.writer import Op, Row, Writer

FILE = "quiltingbee.sqlite3"


class NewerData(Exception):
    """The data was written by a newer version of this program."""


class Sqlite:
    """A data folder. Reads come from the thread that asks (a connection of its own, WAL); writes from one thread only."""

    def __init__(self, folder: Path, *, wall: Callable[[], float] = time.time):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # secrets of matches lie there
        self.path = folder / FILE
        self._wall = wall
        self._lock = lock(folder)
        try:
            with contextlib.suppress(FileExistsError):
                make_private(self.path)
            writing = connect(self.path)
            migrate(writing)
        except BaseException:
            self._lock.close()
            raise
        self._db = connect(self.path)
        self._base = int(self._db.execute("SELECT value FROM about WHERE key = 'alive'").fetchone()[0])
        self._started = time.monotonic()
        self.writer = Writer(writing, folder, self.now)

    def now(self) -> int:
        """The server's clock in milliseconds: it goes on after a restart where it stood when the server was last alive."""
        return self._base + int((time.monotonic() - self._started) * 1000)

    def wall(self) -> int:
        """Milliseconds since 1970."""
        return int(self._wall() * 1000)

    # Writing.

    async def write(self, batch: Batch) -> None:
        """Keep a batch of a table; StoreFault when nothing of it is kept."""
        rows: dict[str, list[Row]] = {}
        meta = batch.meta
        if meta is not None:
            text = encode_meta(meta)
            rows["tables"] = [(meta.id, meta.status, meta.open, meta.host, meta.created, self.wall(), text)]
            rows["seats"] = [(seat.person, meta.id) for seat in meta.seats if seat.person is not None]
            if meta.status == "over" and meta.daily is not None:
                rows["results"] = [
                    (meta.daily, seat.person, meta.id, seat.name, meta.scores[n])
                    for n, seat in enumerate(meta.seats)
                    if seat.person is not None
                ]
        match = batch.table
        rows["events"] = [(match, e.n, e.line, e.at, e.seat, e.id, e.by, e.sent) for e in batch.entries]
        await self.writer.put((), rows)

    async def do(self, *ops: Op) -> None:
        """Carry out statements as a whole, durably."""
        await self.writer.put(ops, {})

    def close(self) -> None:
        """Write what is waiting, remember the time, close."""
        self.writer.close()
        self._db.close()
        self._lock.close()

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

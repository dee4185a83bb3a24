"""Copies of the data: made while the server runs, checked before they are trusted, put back while it does not."""

import contextlib
import os
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from quiltingbee.server.lock import InUse, lock
from quiltingbee.server.sqlite import FILE, make_private


class BadBackup(Exception):
    """Why not."""


@dataclass(frozen=True, slots=True)
class Copied:
    """What is in a copy."""

    tables: int
    events: int


def backup(data: Path, file: Path) -> Copied:
    """Copy the database of a data folder to a file, whole and checked, also while a server writes to it."""
    source = data / FILE
    if not source.exists():
        raise BadBackup(f"no-database: {source}")
    beside = file.with_name(f"{file.name}.part")
    beside.unlink(missing_ok=True)
    make_private(beside)
    try:
        with (
            contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as db,
            contextlib.closing(sqlite3.connect(beside)) as copy,
        ):
            db.execute("PRAGMA busy_timeout = 10000")
            # In one step: between two, a server that writes would make it begin again, and a busy one for ever.
            db.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            told = check(copy)
    except sqlite3.Error as fault:
        beside.unlink(missing_ok=True)
        raise BadBackup(str(fault)) from None
    except BadBackup:
        beside.unlink(missing_ok=True)
        raise
    _put(beside, file)
    return told


def restore(file: Path, data: Path, *, force: bool) -> Copied:
    """Put a copy in place of the database of a data folder. What was there is kept beside it, and only replaced when forced to."""
    if not file.exists():
        raise BadBackup(f"no-file: {file}")
    target = data / FILE
    if target.exists() and not force:
        raise BadBackup(f"there-is-data: {target}")
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        held = lock(data)
    except InUse:
        raise BadBackup("in-use: stop the server first") from None
    with held:
        return _restored(file, target)


def _restored(file: Path, target: Path) -> Copied:
    beside = target.with_name(f"{FILE}.part")
    beside.unlink(missing_ok=True)
    make_private(beside)
    try:
        with (
            contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db,
            contextlib.closing(sqlite3.connect(beside)) as copy,
        ):
            told = check(db)
            db.backup(copy)
            check(copy)
    except (sqlite3.Error, BadBackup) as fault:
        beside.unlink(missing_ok=True)
        raise BadBackup(str(fault)) from None
    for old in (target, Path(f"{target}-wal"), Path(f"{target}-shm")):
        if old.exists():
            old.replace(old.with_name(old.name.replace(FILE, f"{FILE}.before-restore")))
    _put(beside, target)
    return told


def check(db: sqlite3.Connection) -> Copied:
    """Whether it is a whole database of ours; what is in it."""
    try:
        found = db.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise BadBackup(f"broken: {found}")
        tables = db.execute("SELECT count(*) FROM tables").fetchone()[0]
        events = db.execute("SELECT count(*) FROM events").fetchone()[0]
    except sqlite3.Error as fault:
        raise BadBackup(f"not-a-backup: {fault}") from None
    return Copied(int(tables), int(events))


def _put(beside: Path, file: Path) -> None:
    """Put a file that is written to its place, so that it is there whole or not at all, also after a power cut."""
    with beside.open("rb+") as written:
        os.fsync(written.fileno())
    beside.replace(file)
    if os.name == "posix":
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)

"""Backup while the server runs, restore while it does not."""

import sqlite3
import threading

import pytest

from quiltingbee.cli import main
from quiltingbee.server.backup import BadBackup, backup, restore
from quiltingbee.server.sqlite import FILE, Sqlite, connect


@pytest.fixture
def store(tmp_path):
    made = Sqlite(tmp_path / "data")
    yield made
    made.close()


def fill(db, match, count):
    """Entries of a match, a commit each thousand."""
    line = "P1 draw " + "x" * 200
    for first in range(0, count, 1000):
        rows = [(match, n, line, 0, 0, None, None, None) for n in range(first + 1, min(first + 1000, count) + 1)]
        db.execute("BEGIN")
        db.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
        db.execute("COMMIT")


def test_a_backup_is_whole_while_the_server_writes_without_a_rest(store, tmp_path):
    fill(store.writer._db, "before", 40_000)
    db = connect(store.path)
    stop = threading.Event()
    counted = []

    def write():
        n = 0
        while not stop.is_set():
            n += 1
            db.execute("INSERT INTO events VALUES ('during', ?, 'P1 pass', 0, 0, NULL, NULL, NULL)", (n,))
        counted.append(n)

    writer = threading.Thread(target=write)
    writer.start()
    try:
        told = backup(tmp_path / "data", tmp_path / "copy")
    finally:
        stop.set()
        writer.join()
        db.close()
    copy = sqlite3.connect(tmp_path / "copy")
    during = copy.execute("SELECT n FROM events WHERE match = 'during' ORDER BY n").fetchall()
    assert [n for (n,) in during] == list(range(1, len(during) + 1))
    assert told.events == 40_000 + len(during) <= 40_000 + counted[0]
    copy.close()
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0
    assert all(file.stat().st_mode & 0o077 == 0 for file in (tmp_path / "data", *(tmp_path / "data").glob("*sqlite3*")))


def test_restore_puts_a_copy_back_and_keeps_what_was_there(tmp_path):
    data, copy = tmp_path / "data", tmp_path / "copy"
    store = Sqlite(data)
    fill(store.writer._db, "a", 10)
    assert backup(data, copy).events == 10
    fill(store.writer._db, "b", 10)
    with pytest.raises(BadBackup, match="in-use"):
        restore(copy, data, force=True)
    store.close()
    with pytest.raises(BadBackup, match="there-is-data"):
        restore(copy, data, force=False)
    assert restore(copy, data, force=True).events == 10
    assert (data / f"{FILE}.before-restore").exists()
    again = Sqlite(data)
    assert [entry.n for entry in again.entries("a")] == list(range(1, 11))
    assert again.entries("b") == []
    again.close()


def test_what_is_no_backup_is_not_put_back(tmp_path):
    broken = tmp_path / "broken"
    broken.write_bytes(b"this is no database" * 100)
    with pytest.raises(BadBackup, match="not-a-backup"):
        restore(broken, tmp_path / "data", force=False)
    assert not (tmp_path / "data" / FILE).exists()
    with pytest.raises(BadBackup, match="no-file"):
        restore(tmp_path / "nothing", tmp_path / "data", force=False)
    with pytest.raises(BadBackup, match="no-database"):
        backup(tmp_path / "nothing", tmp_path / "copy")


def test_the_verbs_find_the_data_as_serve_does(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("LANG", "C")
    Sqlite(tmp_path / "data").close()
    settings = tmp_path / "settings.toml"
    settings.write_text(f'data = "{tmp_path / "data"}"\n')
    assert main(["backup", str(tmp_path / "copy"), "--settings", str(settings)]) == 0
    assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "data")]) == 0
    assert main(["restore", str(tmp_path / "copy"), "--data", str(tmp_path / "other")]) == 0
    assert capsys.readouterr().out.count("0 tables, 0 events") == 3
    assert main(["restore", str(tmp_path / "copy"), "--settings", str(settings)]) == 1
    assert "there-is-data" in capsys.readouterr().err

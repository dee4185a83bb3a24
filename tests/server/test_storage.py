"""What a store says when nothing can be written: full only where there is no room."""

import errno
import tempfile

import pytest

from quiltingbee.server.sqlite import Sqlite


@pytest.fixture
def store(tmp_path):
    store = Sqlite(tmp_path)
    yield store
    store.close()


@pytest.mark.parametrize("name", ["SQLITE_IOERR_WRITE", "SQLITE_IOERR_TRUNCATE", "SQLITE_IOERR_SHMSIZE"])
def test_a_write_that_fails_is_full_only_without_room(store, name, monkeypatch):
    assert store.writer.code_of(name) == "storage-failed"

    def no_room(**_):
        raise OSError(errno.EDQUOT, "quota")

    monkeypatch.setattr(tempfile, "TemporaryFile", no_room)
    assert store.writer.code_of(name) == "storage-full"


@pytest.mark.parametrize(
    ("name", "code"), [("SQLITE_FULL", "storage-full"), ("SQLITE_READONLY", "storage-failed"), ("", "storage-failed")]
)
def test_other_faults(store, name, code):
    assert store.writer.code_of(name) == code

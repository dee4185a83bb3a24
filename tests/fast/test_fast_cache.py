"""Where machine code is kept: once made it is found again, also without a home, by processes at once, and after damage."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quiltingbee.fast import cache, references

pytest.importorskip("numba", reason="kernels become machine code with numpy and numba only")

COUNT = "from quiltingbee.fast import bits; print(bits.size(3, 1))"


def started(code=COUNT, **environment):
    """A process of its own that counts squares."""
    given = {"PATH": "", "PYTHONPATH": ":".join(sys.path), **{name: str(path) for name, path in environment.items()}}
    return subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=given
    )


def ended(process):
    """Whether it said that it makes machine code; that its answer is right is a matter of course."""
    out, err = process.communicate(timeout=300)
    assert (process.returncode, out) == (0, "3\n"), err
    assert err in {"", err and "Making machine code of the kernels, once on this machine; it takes some seconds.\n"}
    return bool(err)


def test_processes_that_begin_at_once_and_one_that_comes_later(tmp_path):
    both = [started(QUILTINGBEE_CACHE=tmp_path) for _ in range(2)]
    told = [ended(process) for process in both]
    assert any(told)
    assert not ended(started(QUILTINGBEE_CACHE=tmp_path))


def test_damaged_files_are_made_anew(tmp_path):
    assert ended(started(QUILTINGBEE_CACHE=tmp_path))
    for kind, keep in (("nbi", 5), ("nbc", 50)):
        for file in tmp_path.rglob(f"*.{kind}"):
            file.write_bytes(file.read_bytes()[:keep])
        assert ended(started(QUILTINGBEE_CACHE=tmp_path))
    assert not ended(started(QUILTINGBEE_CACHE=tmp_path))


def test_a_home_that_cannot_be_written(tmp_path):
    """A file in the place of the directory stops everybody, also the administrator that tests may run as."""
    home, temporary = tmp_path / "home", tmp_path / "temporary"
    home.write_text("")
    temporary.mkdir()
    assert ended(started(HOME=home, TMPDIR=temporary))
    assert not ended(started(HOME=home, TMPDIR=temporary))
    (private,) = temporary.iterdir()
    assert private.stat().st_mode & 0o777 == 0o700


def test_where_nothing_can_be_written_each_process_makes_its_own(tmp_path):
    (tmp_path / "file").write_text("")
    nowhere = (
        f"from quiltingbee.fast import cache; cache._private = lambda: cache.Path({str(tmp_path / 'file')!r}); {COUNT}"
    )
    for _ in range(2):
        assert ended(started(nowhere, QUILTINGBEE_CACHE=tmp_path / "file"))


def test_what_is_there_is_read_where_nothing_can_be_written(tmp_path):
    """As in an image that was made with its machine code."""
    assert ended(started(QUILTINGBEE_CACHE=tmp_path))
    assert not ended(
        started(
            f"from quiltingbee.fast import cache; cache._writable = lambda _: False; {COUNT}",
            QUILTINGBEE_CACHE=tmp_path,
        )
    )


def test_a_place_that_others_may_write_is_not_taken(tmp_path, monkeypatch):
    """Machine code is run: whoever may change it may do anything."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setenv("QUILTINGBEE_CACHE", os.devnull)
    mine = cache.cache_directory()
    assert mine.parent == tmp_path
    mine.chmod(0o777)
    assert cache.cache_directory() == Path(os.devnull) / "quiltingbee"
    mine.rmdir()
    mine.symlink_to(tmp_path)
    assert cache.cache_directory() == Path(os.devnull) / "quiltingbee"
    with pytest.raises(references.Missing, match=r"reference-does-not-compile|no-c-compiler"):
        references.compiled("doodle_limit")


def test_a_user_without_a_home(tmp_path, monkeypatch):
    def homeless(_path):
        raise RuntimeError

    monkeypatch.setattr(Path, "expanduser", homeless)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.delenv("QUILTINGBEE_CACHE", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert cache.cache_directory().parent == tmp_path
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert cache.cache_directory() == tmp_path / "cache" / "quiltingbee"

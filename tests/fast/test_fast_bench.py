"""The verb bench: every number is there, C programs and kernels play the same matches, and nothing breaks where parts are missing."""

import json
import shutil

import pytest

from quiltingbee.cli import main
from quiltingbee.fast import bench, references

pytest.importorskip("numba", reason="kernels become machine code with numpy and numba only")

PLAYOUTS = {"doodle-playout", "doodle-playout-specials", "patchwork-playout"}
RULES = {"doodle-rules", "doodle-rules-specials", "patchwork-rules"}
PROGRAMS = {
    "doodle-limit",
    "doodle-limit-specials",
    "patchwork-limit",
    "doodle-naive",
    "doodle-naive-specials",
    "patchwork-naive",
}


@pytest.fixture(autouse=True)
def short(monkeypatch):
    """Timings never decide a test: a moment of each is enough."""
    monkeypatch.setattr(bench, "SLICE", 0.002)


def measured(capsys, *more):
    assert main(["bench", "--json", "--rounds", "1", *more]) == 0
    told = capsys.readouterr()
    rows = json.loads(told.out)
    assert all(set(row) == {"name", "per_second", "ratio_to_limit", "limit"} for row in rows)
    assert all(row["per_second"] > 0 for row in rows)
    return {row["name"]: row for row in rows}, told.err


@pytest.mark.skipif(shutil.which("cc") is None and shutil.which("gcc") is None, reason="no C compiler here")
def test_every_number_stands_beside_its_limit(capsys):
    rows, missing = measured(capsys)
    assert set(rows) >= PLAYOUTS | RULES | PROGRAMS
    assert "no-" not in missing
    for name in PLAYOUTS | RULES | PROGRAMS:
        assert rows[name]["ratio_to_limit"] is not None
        assert rows[name]["limit"] in PROGRAMS
    assert rows["doodle-limit"]["ratio_to_limit"] == 1


def test_without_the_programs_it_says_what_is_missing(capsys, tmp_path, monkeypatch):
    rows, missing = measured(capsys, "--references", str(tmp_path))
    assert "no-references" in missing
    assert set(rows) >= PLAYOUTS | RULES
    assert not PROGRAMS & set(rows)
    assert all(rows[name]["ratio_to_limit"] is None for name in PLAYOUTS)

    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    rows, missing = measured(capsys)
    assert "no-c-compiler" in missing
    assert set(rows) >= PLAYOUTS


@pytest.mark.skipif(shutil.which("cc") is None and shutil.which("gcc") is None, reason="no C compiler here")
def test_a_program_that_does_not_compile_or_plays_otherwise_is_named(capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("QUILTINGBEE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(bench, "_kernels", list)
    monkeypatch.setattr(bench, "_rules", list)
    for name in ("doodle_limit", "doodle_naive", "patchwork_limit"):
        (tmp_path / f"{name}.c").write_text("int main(void) { return broken; }\n")
    (tmp_path / references.COMMON).write_text("")
    _, missing = measured(capsys, "--references", str(tmp_path))
    assert "reference-does-not-compile" in missing

    text = '#include <stdio.h>\nint main(void) { puts("0.1 1 1"); }\n'
    (tmp_path / "doodle_limit.c").write_text(text)
    assert main(["bench", "--references", str(tmp_path)]) == 1
    assert "reference-disagrees: doodle-limit" in capsys.readouterr().err


@pytest.mark.skipif(shutil.which("cc") is None and shutil.which("gcc") is None, reason="no C compiler here")
@pytest.mark.parametrize("flags", ["-O1 -Wno-psabi", "-O3 -march=native -Wno-psabi"])
def test_c_programs_do_not_need_a_modern_processor(flags, monkeypatch):
    """Without vector instructions they take other ways through the same matches."""
    monkeypatch.setattr(references, "FLAGS", (tuple(flags.split()),))
    found = bench._programs(references.SOURCES, pytest.fail)
    assert {entry.name for entry in found} == PROGRAMS

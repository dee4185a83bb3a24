"""The verb bench: every number is there, C programs and kernels play the same matches, and nothing breaks where parts are missing."""

import importlib.util
import json
import platform
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from quiltingbee.cli import main
from quiltingbee.fast import bench, llvm, references

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
    assert all(set(row) == {"name", "per_second", "ratio_to_limit", "limit", "ratios"} for row in rows)
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
    for name, naive, rules in (
        ("doodle-playout", "doodle-naive", "doodle-rules"),
        ("doodle-playout-specials", "doodle-naive-specials", "doodle-rules-specials"),
        ("patchwork-playout", "patchwork-naive", "patchwork-rules"),
    ):
        assert set(rows[name]["ratios"]) == {naive, rules}
        assert all(ratio > 0 for ratio in rows[name]["ratios"].values())


def test_without_the_programs_it_says_what_is_missing(capsys, tmp_path, monkeypatch):
    rows, missing = measured(capsys, "--references", str(tmp_path))
    assert "no-references" in missing
    assert set(rows) >= PLAYOUTS | RULES
    assert not PROGRAMS & set(rows)
    assert all(rows[name]["ratio_to_limit"] is None for name in PLAYOUTS)
    assert all(set(rows[name]["ratios"]) <= RULES for name in PLAYOUTS)

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


def test_an_installed_package_has_the_programs():
    project = tomllib.loads((references.SOURCES.parent / "pyproject.toml").read_text("utf-8"))
    given = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    needed = {source for kind in bench._PLAYOUTS for source, _ in (kind.limit, kind.naive)}
    files = {references.COMMON, *(f"{source}.c" for source in needed)}
    assert given == {f"benchmarks/{file}": f"quiltingbee/fast/benchmarks/{file}" for file in files}
    assert references._INSTALLED.parts[-3:] == ("quiltingbee", "fast", "benchmarks")


@pytest.mark.skipif(shutil.which("cc") is None and shutil.which("gcc") is None, reason="no C compiler here")
@pytest.mark.parametrize(
    ("needs", "flags"),
    [
        ("", "-O1"),
        ("avx2", "-O3 -march=haswell"),
        ("avx512bw", "-O3 -march=skylake-avx512"),
        ("", "-O3 -march=native"),
    ],
)
def test_c_programs_do_not_need_a_modern_processor(needs, flags, monkeypatch):
    """With fewer vector instructions they take other ways through the same matches."""
    if needs and not llvm.has_feature(needs):
        pytest.skip(f"this processor has no {needs}")
    monkeypatch.setattr(references, "FLAGS", (tuple(flags.split()),))
    found = bench._programs(references.SOURCES, pytest.fail)
    assert {entry.name for entry in found} == PROGRAMS


def test_a_thread_that_waits_for_a_core_is_not_slow(monkeypatch):
    """What other programs take is taken off; without Linux's word for it nothing is."""
    waited = iter([0.0, 100.0])
    monkeypatch.setattr(bench, "_waited", lambda: next(waited))
    assert bench._clocked([lambda _count: None], 1) < 0
    monkeypatch.undo()
    assert bench._waited() >= 0
    monkeypatch.setattr(Path, "read_text", lambda *_given: "")
    assert bench._waited() == 0


@pytest.mark.skipif(
    not (sys.platform == "linux" and platform.machine() == "x86_64" and shutil.which("gcc")),
    reason="instructions are counted one by one on Linux, x86-64, with a C compiler",
)
def test_instructions_are_counted(monkeypatch, capsys):
    """A kernel and its C program play the same matches: neither takes none, nor many times the other."""
    found: Any = importlib.util.spec_from_file_location("instructions", references.SOURCES / "instructions.py")
    counting = importlib.util.module_from_spec(found)
    found.loader.exec_module(counting)
    monkeypatch.setattr(counting, "ROWS", counting.ROWS[:1])
    monkeypatch.setattr(sys, "argv", ["instructions.py", "--matches", "2", "--json"])
    try:
        counting.main()
    except SystemExit as fault:  # a container may forbid to trace
        pytest.skip(str(fault))
    (row,) = json.loads(capsys.readouterr().out)
    assert row["name"] == "doodle-playout"
    assert 1000 < row["c"] < 10_000
    assert 1000 < row["kernel"] < 20_000
    assert 0 <= row["c_vectors"] < row["c"]
    assert 0 <= row["kernel_vectors"] < row["kernel"]

"""The C programs that kernels are measured against: found in benchmarks/, compiled into the cache, run on the same tables.

That folder stands in the checkout; an installed package has it beside this module.
"""

import hashlib
import os
import platform
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quiltingbee.fast.cache import cache_directory

COMMON = "common.h"
_HERE = Path(__file__).resolve()
_INSTALLED = _HERE.parent / "benchmarks"
SOURCES = _INSTALLED if (_INSTALLED / COMMON).exists() else _HERE.parents[3] / "benchmarks"
FLAGS = (("-O3", "-march=native", "-Wno-psabi"), ("-O3", "-mcpu=native"), ("-O3",))
"""The strongest first; the first that this compiler knows is taken."""


class Missing(Exception):
    """There is no such program here; `code` says what it lacks."""

    def __init__(self, code: str, text: str = ""):
        super().__init__(f"{code}: {text}" if text else code)
        self.code = code
        self.text = text


@dataclass(frozen=True)
class Answer:
    """What a run says: CPU seconds without start and tables, the sum of all scores, a hash of them in their order."""

    seconds: float
    total: int
    hash: int


@dataclass(frozen=True)
class Program:
    """A compiled reference."""

    path: Path
    flags: str

    def run(self, kind: str, matches: int, seed: int, stream: int, table: str) -> Answer:
        """Plays so many matches with that generator."""
        words = [str(self.path), kind, str(matches), str(seed), str(stream)]
        done = subprocess.run(words, input=table, capture_output=True, text=True, check=True)  # noqa: S603 (our own program)
        seconds, total, digest = done.stdout.split()
        return Answer(float(seconds), int(total), int(digest))


def compiler() -> str:
    """The C compiler of this machine. Missing `no-c-compiler` when there is none."""
    for name in (os.environ.get("CC"), "cc", "gcc", "clang"):
        if name and (found := shutil.which(name)):
            return found
    raise Missing("no-c-compiler")


def compiled(name: str, sources: Path = SOURCES) -> Program:
    """The program of benchmarks/NAME.c, compiled when it or the processor has changed."""
    file = sources / f"{name}.c"
    if not file.exists() or not (sources / COMMON).exists():
        raise Missing("no-references", str(sources))
    cc = compiler()
    text = file.read_bytes() + (sources / COMMON).read_bytes()
    version = subprocess.run([cc, "--version"], capture_output=True, check=False).stdout  # noqa: S603 (the machine's compiler)
    key = hashlib.sha256(text + version + cc.encode() + _processor().encode()).hexdigest()[:16]
    place = cache_directory() / "references"
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Missing("reference-does-not-compile", str(fault)) from None
    faults = ""
    for flags in FLAGS:
        made = place / f"{name}-{key}{''.join(flags)}"
        if made.exists():
            return Program(made, " ".join(flags))
        new = made.with_suffix(f".{os.getpid()}")
        command = [cc, *flags, "-o", str(new), str(file), "-lm"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 (as above)
        if done.returncode == 0:
            new.replace(made)
            return Program(made, " ".join(flags))
        faults = done.stderr
    raise Missing("reference-does-not-compile", faults[:400])


def hashed(scores: Any) -> int:
    """The hash that the programs print."""
    digest = 0
    for score in scores:
        digest = (digest * 31 + int(score)) & (1 << 64) - 1
    return digest


def table_text(table: Any) -> str:
    """A table as the programs read it."""
    return f"{len(table)}\n{' '.join(str(int(word)) for word in table)}\n"


def _processor() -> str:
    """What a program for this processor must not outlive."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor()
    return "\n".join(sorted({line for line in lines if line.startswith(("model name", "flags", "Features"))}))

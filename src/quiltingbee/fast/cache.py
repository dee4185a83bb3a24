"""Where machine code is kept, so that it is made once on a machine; without it each process makes its own, and that is all.

The key is the text of everything a kernel may be made of, beside numba's own: processor, Python, signature. `QUILTINGBEE_CACHE` names
the directory, else it is the user's cache; where that cannot be written (a read-only home), one of the user's own among the temporary files.
What is there is read even where nothing can be written. Files appear whole or not at all, so processes may come together;
a damaged one is made anew.
"""

import hashlib
import os
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from types import FunctionType
from typing import Any

_told: list[str] = []


def cache_directory() -> Path:
    """The first place that can be written; one that nobody can write where there is none."""
    return next((place for place in _places() if _writable(place)), Path(os.devnull) / "quiltingbee")


def lasting() -> bool:
    """Whether there is a place that is meant to last and can be written: not one among the temporary files."""
    own = _own()
    return own is not None and _writable(own)


def _places() -> Iterator[Path]:
    """Where a cache may be, the best first."""
    if own := _own():
        yield own
    with suppress(OSError):
        yield _private()


def _own() -> Path | None:
    """The place that was named, else the one among the user's caches; None for a user without a home."""
    if named := os.environ.get("QUILTINGBEE_CACHE"):
        return Path(named)
    with suppress(RuntimeError):
        return Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()) / "quiltingbee"
    return None


def _private() -> Path:
    """A directory of this user among the temporary files. OSError when there is none, or when it is another one's."""
    import tempfile  # here because it is slow, and needed without a home only

    user = os.getuid() if hasattr(os, "getuid") else None
    private = Path(tempfile.gettempdir()) / f"quiltingbee-{'own' if user is None else user}"
    private.mkdir(mode=0o700, exist_ok=True)
    found = private.lstat()
    # Machine code is run: nobody else may be able to put it there.
    if user is not None and (not stat.S_ISDIR(found.st_mode) or found.st_uid != user or found.st_mode & 0o022):
        raise PermissionError(str(private))
    return private


def _writable(place: Path) -> bool:
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(place, os.W_OK | os.X_OK)


@lru_cache
def _stamp(file: str) -> str:
    """The text of all kernels of the package and of those beside one file."""
    digest = hashlib.sha256()
    for path in sorted({*Path(__file__).parent.glob("*.py"), *Path(file).parent.glob("*.py")}):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _tell() -> None:
    """The first compilation of a process says what takes so long."""
    if not _told:
        _told.append("told")
        from quiltingbee.text import language_of, words

        print(words(language_of())("fast-compiling"), file=sys.stderr, flush=True)  # noqa: T201 (whoever waits should know why)


def quiet() -> None:
    """Nobody waits at a terminal: compiling says nothing."""
    _told.append("told")


def kept(function: FunctionType, resolve: Callable[[], None]) -> Any:
    """Numba's cache for one function; `resolve` is called before something is compiled."""
    from numba.core import caching as numbas

    caching: Any = numbas  # its classes are not meant to be derived from, but there is no other way

    file = function.__code__.co_filename
    name = f"kernels-{_stamp(file)[:16]}"
    there = [place / name for place in _places() if (place / name).is_dir()]
    directory = there[0] if there else cache_directory() / name

    class Locator(caching._CacheLocator):  # type: ignore[misc]  # noqa: SLF001 (as above)
        def __init__(self) -> None:
            self._py_file = file
            self._lineno = function.__code__.co_firstlineno

        def get_cache_path(self) -> str:
            return str(directory)

        def get_source_stamp(self) -> str:
            return _stamp(file)

        def get_disambiguator(self) -> str:
            return str(function.__code__.co_firstlineno)

        @classmethod
        def from_function(cls, _function: Any, _file: str) -> Any:
            return cls()

    class Impl(caching.CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes = (Locator,)

    class Cache(caching.FunctionCache):  # type: ignore[misc]
        _impl_class = Impl

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            try:
                found = super().load_overload(sig, target_context)
            except Exception:  # noqa: BLE001 (a damaged file may lead to anything)
                found = None
                with suppress(OSError):
                    self.flush()
            if found is None:
                _tell()
                resolve()
            return found

        def save_overload(self, sig: Any, data: Any) -> None:
            with suppress(OSError):  # read-only or full: this process has its machine code all the same
                super().save_overload(sig, data)

    return Cache(function)

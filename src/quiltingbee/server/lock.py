"""One server at a time on a data folder: a lock that the system lets go when the process ends, however it ends."""

from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # pragma: no cover  # not on Windows: there nobody is kept out
    fcntl = None  # type: ignore[assignment]

FILE = "quiltingbee.lock"


class InUse(Exception):
    """Another server works on this folder."""


def lock(folder: Path) -> IO[bytes]:
    """Hold the folder until what is answered is closed. InUse when somebody else does."""
    held = (folder / FILE).open("ab")
    if fcntl is not None:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            held.close()
            raise InUse(f"in-use: {folder}") from None
    return held

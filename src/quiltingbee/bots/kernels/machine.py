"""How the kernels of the bots become machine code: without the interpreter's lock, and without counting who uses an array.

That count costs several times the rest where positions are as small as here; its price is that no kernel makes an array: what
kernels write on is made once for each act (a desk) and handed to them. The code is kept as that of the other kernels is, under the
text of all of them: a kernel becomes part of those which call it, so a change in one makes all anew.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

from numba import njit

from quiltingbee.fast.cache import kept


def kernel(function: Callable[..., Any]) -> Any:
    """Numba finds the types out at the first call."""
    return _made(function, fastmath=False)


def sums(function: Callable[..., Any]) -> Any:
    """The same for sums of products: they may be added in any order, so that the processor does many at once."""
    return _made(function, fastmath={"contract", "nsz", "reassoc"})


def _made(function: Any, *, fastmath: Any) -> Any:
    if not isinstance(function, FunctionType):
        raise TypeError(function)
    dispatcher = njit(nogil=True, error_model="numpy", _nrt=False, fastmath=fastmath)(function)
    dispatcher._cache = kept(function, lambda: None)  # noqa: SLF001 (numba offers no other way to choose the cache's key and place)
    return dispatcher

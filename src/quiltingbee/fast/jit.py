"""Turns kernels into machine code: numba where it is installed, plain Python where not, and nothing before the first call.

    @kernel("i8(u8, u8)")           # or @helper: a kernel that becomes part of its callers
    def size(lo, hi):
        return popcount(lo) + popcount(hi)

A kernel may call other kernels, also those of other modules; it states its types, is compiled once, without the interpreter
lock, and is kept on disk (`cache.py`). In plain Python whole numbers do not wrap round: what may leave 64 bits is brought back by
`u64` or `i64`, which cost nothing in machine code. `QUILTINGBEE_KERNELS=plain` (or `NUMBA_DISABLE_JIT=1`) asks for plain Python.
"""

import os
import threading
from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import util
from types import FunctionType
from typing import Any

from quiltingbee.fast.cache import kept

M64 = (1 << 64) - 1
_lock = threading.RLock()


class _Cast:
    """A conversion: numba's type in machine code, wrapping round in plain Python."""

    def __init__(self, name: str, plain: Callable[[int], int]):
        self.name = name
        self.plain = plain

    def __call__(self, value: int) -> int:
        return self.plain(value)

    def fast(self) -> Any:
        import numba

        return getattr(numba, self.name)


u64: Any = _Cast("uint64", lambda value: value & M64)
i64: Any = _Cast("int64", lambda value: ((int(value) + (1 << 63)) & M64) - (1 << 63))


@lru_cache
def compiles() -> bool:
    """Whether kernels become machine code here."""
    if os.environ.get("QUILTINGBEE_KERNELS") == "plain" or os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return False
    return util.find_spec("numba") is not None and util.find_spec("numpy") is not None


class Kernel:
    """A function with stated types that becomes machine code when it is first needed."""

    def __init__(self, function: FunctionType, signature: str, *, inline: bool = False):
        self.function = function
        self.signature = signature
        self.inline = inline
        self.__doc__ = function.__doc__
        self.__name__ = function.__name__
        self._run: Callable[..., Any] | None = None
        self._fast: Any = None
        self._plain: Callable[..., Any] | None = None

    def __call__(self, *values: Any) -> Any:
        """In machine code where that is possible; the first call makes it."""
        run = self._run
        if run is None:
            run = self._run = self.fast() if compiles() else self.plain
        return run(*values)

    def plain(self, *values: Any) -> Any:
        """The same in plain Python, whatever is installed."""
        return self.as_python()(*map(_numbers, values))

    def as_python(self) -> Callable[..., Any]:
        """The plain function, which calls other plain functions."""
        with _lock:
            if self._plain is None:
                names = dict(self.function.__globals__)
                self._plain = FunctionType(self.function.__code__, names, self.__name__)
                for name, value in _parts(self.function):
                    names[name] = value.as_python() if isinstance(value, Kernel) else value.plain
            return self._plain

    def fast(self) -> Any:
        """Numba's compiled function, to be called by code that numba compiles."""
        with _lock:
            if self._fast is None:
                self._fast = _compile(self)
            return self._fast


class Instruction(Kernel):
    """A kernel whose machine code is written down in LLVM's language; its Python body says what it does."""

    def __init__(self, function: FunctionType, signature: str, build: Callable[..., Any]):
        super().__init__(function, signature)
        self.build = build

    def fast(self) -> Any:
        """Numba's intrinsic."""
        with _lock:
            if self._fast is None:
                self._fast = _intrinsic(self)
            return self._fast

    def __call__(self, *values: Any) -> Any:
        """In plain Python: only kernels are called from outside."""
        return self.plain(*values)


def kernel(signature: str) -> Callable[[Callable[..., Any]], Kernel]:
    """Declares a kernel with numba's spelling of its types."""
    return lambda function: Kernel(function, signature)  # type: ignore[arg-type]


def helper(signature: str) -> Callable[[Callable[..., Any]], Kernel]:
    """Declares a kernel that becomes part of every kernel which calls it."""
    return lambda function: Kernel(function, signature, inline=True)  # type: ignore[arg-type]


def instruction(signature: str, build: Callable[..., Any]) -> Callable[[Callable[..., Any]], Instruction]:
    """Declares an instruction: `build(builder, values)` gives its result, arrays coming as pointers to their numbers."""
    return lambda function: Instruction(function, signature, build)  # type: ignore[arg-type]


def words(values: int | Sequence[int]) -> Any:
    """So many zeros, or these numbers, as the 64-bit unsigned words kernels work on: numpy's array or the standard library's."""
    numbers = [0] * values if isinstance(values, int) else values
    if util.find_spec("numpy") is None:
        return memoryview(array("Q", numbers))
    import numpy as np

    return np.array(numbers, dtype=np.uint64)


def counts(values: int | Sequence[int]) -> Any:
    """The same for signed 64-bit numbers."""
    numbers = [0] * values if isinstance(values, int) else values
    if util.find_spec("numpy") is None:
        return memoryview(array("q", numbers))
    import numpy as np

    return np.array(numbers, dtype=np.int64)


def _numbers(value: Any) -> Any:
    """Numpy's numbers, which do not grow, as Python's; its arrays as windows whose items are such, and still the same memory."""
    if not hasattr(value, "__array_interface__"):
        return value
    return memoryview(value) if value.ndim else value.item()


def _parts(function: FunctionType) -> list[tuple[str, Any]]:
    """The kernels and conversions a function names."""
    found = []
    for name in function.__code__.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, (Kernel, _Cast)):
            found.append((name, value))
    return found


def _compile(made: Kernel) -> Any:
    """Machine code from the cache, or made now and kept there."""
    import numba

    names = dict(made.function.__globals__)
    function = FunctionType(made.function.__code__, names, made.__name__)
    function.__module__ = made.function.__module__
    function.__qualname__ = made.function.__qualname__

    def resolve() -> None:
        """The parts are looked for only when there is something to compile."""
        for name, value in _parts(made.function):
            names[name] = value.fast()

    # No kernel makes arrays, so none has to count who uses them (`_nrt`): a tenth of the speed.
    options: dict[str, Any] = {"nogil": True, "error_model": "numpy", "forceinline": made.inline, "_nrt": False}
    dispatcher: Any = numba.njit(**options)(function)
    dispatcher._cache = kept(function, resolve)  # noqa: SLF001 (numba offers no other way to choose the cache's key and place)
    dispatcher.compile(made.signature)
    dispatcher.disable_compile()
    return dispatcher


def _intrinsic(made: Instruction) -> Any:
    """Numba's intrinsic from an instruction."""
    from numba.core import sigutils, types
    from numba.extending import intrinsic

    given, result = sigutils.normalize_signature(made.signature)

    def typed(*_values: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            plain = []
            for kind, value in zip(signature.args, values, strict=True):
                is_array = isinstance(kind, types.Array)
                plain.append(context.make_array(kind)(context, builder, value).data if is_array else value)
            built = made.build(builder, plain)
            if isinstance(result, types.BaseTuple):
                return context.make_tuple(builder, result, built)
            return built

        return result(*given), code

    # Numba reads the names of the parameters: there has to be one function for each number of them.
    shapes: dict[int, Callable[..., Any]] = {
        1: lambda _context, _a: typed(),
        2: lambda _context, _a, _b: typed(),
        3: lambda _context, _a, _b, _c: typed(),
        4: lambda _context, _a, _b, _c, _d: typed(),
        5: lambda _context, _a, _b, _c, _d, _e: typed(),
        6: lambda _context, _a, _b, _c, _d, _e, _f: typed(),
        7: lambda _context, _a, _b, _c, _d, _e, _f, _g: typed(),
        8: lambda _context, _a, _b, _c, _d, _e, _f, _g, _h: typed(),
    }
    definition = shapes[len(given)]
    definition.__name__ = made.__name__
    return intrinsic(definition)

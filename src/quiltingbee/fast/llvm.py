"""What the machine code of instructions is written with (`jit.instruction`): LLVM's own functions, constants, eight words at a time."""

from typing import Any

LANES = 8


def call(builder: Any, name: str, result: Any, *values: Any) -> Any:
    """What one of LLVM's own functions answers."""
    from llvmlite import ir
    from numba.core import cgutils

    kind = ir.FunctionType(result, [value.type for value in values])
    return builder.call(cgutils.get_or_insert_function(builder.module, kind, name), values)


def constant(kind: Any, value: Any) -> Any:
    """A number, or one for each lane."""
    from llvmlite import ir

    return ir.Constant(kind, value)


def whole(bits: int = 64) -> Any:
    """The type of whole numbers of so many bits."""
    from llvmlite import ir

    return ir.IntType(bits)


def vector(bits: int = 64) -> Any:
    """The type of one such number in each lane."""
    from llvmlite import ir

    return ir.VectorType(whole(bits), LANES)


def splat(builder: Any, value: Any) -> Any:
    """The same word in every lane."""
    from llvmlite import ir

    none = constant(vector(), ir.Undefined)
    one = builder.insert_element(none, value, constant(whole(32), 0))
    return builder.shuffle_vector(one, none, constant(vector(32), [0] * LANES))


def has_feature(name: str) -> bool:
    """Whether this processor has that instruction."""
    import llvmlite.binding

    return bool(llvmlite.binding.get_host_cpu_features().get(name))

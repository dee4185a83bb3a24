"""The source as the tests of the architecture read it: files, syntax trees, and which codes and words stand in them."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

TOP = Path(__file__).parents[2]
PACKAGE = TOP / "src" / "quiltingbee"
CODE = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
WRITTEN_TOGETHER = {  # codes that are put together when they are raised, with all that they can come to
    "f'unknown-{key}'": {"unknown-edition", "unknown-automa", "unknown-level"},
    "f'{action}-used'": {"neighbour-used", "scissors-used", "square-used"},
}


def modules(room: str = "") -> list[Path]:
    """The Python files of a room of the package, or of all of it."""
    return sorted(path for path in (PACKAGE / room).rglob("*.py") if "vendor" not in path.parts)


def scripts() -> list[Path]:
    """The browser's modules, without the libraries of others."""
    return sorted(path for path in (PACKAGE / "web").rglob("*.js") if "vendor" not in path.parts)


@cache
def tree(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text("utf-8"), str(path))


def name_of(path: Path) -> str:
    """A module's full name: `quiltingbee.core.grid`."""
    parts = list(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path, source: ast.AST | None = None) -> Iterator[tuple[int, str]]:
    """Each import of a file, also those inside functions, as (line, full name of what is imported)."""
    for node in ast.walk(tree(path) if source is None else source):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, one.name) for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}:{node.lineno}: a relative import"
            yield from ((node.lineno, f"{node.module}.{one.name}") for one in node.names)
        elif isinstance(node, ast.Call) and _called(node) in {"import_module", "__import__"}:
            given = node.args[0] if node.args else None
            if isinstance(given, ast.Constant):
                yield node.lineno, str(given.value)
            elif isinstance(given, ast.JoinedStr) and isinstance(given.values[0], ast.Constant):
                yield node.lineno, f"{given.values[0].value!s}*"


def codes(path: Path) -> Iterator[tuple[int, str]]:
    """Each code that a file raises or answers, with its line."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and _called(node) in {"Refused", "BadText", "No"} and node.args:
            yield from ((node.lineno, code) for code in _told(node.args[0]))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and _refuses(node):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and inner.value is not None:
                    yield from ((inner.lineno, code) for code in _told(inner.value))
        elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and _called(node.exc) == "ValueError":
            given = node.exc.args[0]
            if isinstance(given, ast.Constant) and "-" in str(given.value) and CODE.fullmatch(str(given.value)):
                yield node.lineno, str(given.value)


def _refuses(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether the function answers with a code: a text among other things, as `str | None` or `int | str`."""
    return isinstance(node.returns, ast.BinOp) and "str" in ast.unparse(node.returns).split(" | ")


def _told(node: ast.expr) -> Iterator[str]:
    """The codes that an expression can come to, as far as they are written there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and CODE.fullmatch(node.value):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield from WRITTEN_TOGETHER[ast.unparse(node)]
    elif isinstance(node, ast.IfExp):
        yield from _told(node.body)
        yield from _told(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from _told(value)


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")

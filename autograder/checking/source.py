"""A learner's program as text: read, freed of notebook magics, compiled."""

from __future__ import annotations

import ast
import re
import warnings
from types import CodeType

from autograder.content import names

MAX_CODE = 500_000
MAX_NESTING = 250
FILE = "<learner>"  # the file name of the learner's frames in a traceback
# Magics that may be left out without changing what a program computes.
_DROPPED = re.compile(
    r"^[ \t]*(%%?(matplotlib|config|load_ext|autoreload|reload_ext|capture|time|timeit|pylab)\b.*"
    r"|[!%](pip|conda|mamba)\b.*)$"
)
_TIMED = re.compile(r"^(?P<space>[ \t]*)%(?:time|timeit(?:[ \t]+-\S+(?:[ \t]+\d+)?)*)[ \t]+(?=\S)")


def parse(code: str) -> ast.Module:
    """The program's tree, notebook magics left out. Raises ``SyntaxError`` (or ``ValueError``).

    >>> ast.unparse(parse("%matplotlib inline\\nx = 1"))
    'x = 1'
    """
    code = normal(code)
    try:
        return _tree(code)
    except SyntaxError:
        plain = without_magics(code)
        if plain == code:
            raise
        return _tree(plain)


def _tree(code: str) -> ast.Module:
    """The tree of a program that we and Python can walk without running out of stack."""
    if len(code) > MAX_CODE:
        raise SyntaxError("the program is too long", (FILE, 1, 1, None))
    if "\0" in code:
        line = code.count("\n", 0, code.index("\0")) + 1
        raise SyntaxError("source code cannot contain null bytes", (FILE, line, 1, None))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(code, FILE)
    except (ValueError, RecursionError, MemoryError, OverflowError) as error:
        # Nesting that the parser cannot follow, numbers of too many digits.
        raise SyntaxError(str(error) or "too deeply nested", (FILE, 1, 1, None)) from None
    level: list[ast.AST] = [tree]
    depth = 0
    while level:
        depth += 1
        if depth > MAX_NESTING:
            line = next((n.lineno for n in level if isinstance(n, ast.expr | ast.stmt)), 1)
            raise SyntaxError("too deeply nested", (FILE, line, 1, None))
        level = [child for node in level for child in ast.iter_child_nodes(node)]
    return tree


def normal(code: str) -> str:
    """``code`` with plain line ends and without a byte order mark."""
    return code.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def without_magics(code: str) -> str:
    """``code`` with harmless magics blanked out; lines keep their numbers."""
    lines: list[str] = []
    for line in code.split("\n"):
        timed = _TIMED.match(line)
        if timed and not line.lstrip().startswith("%%"):
            lines.append(timed["space"] + line[timed.end() :])
        else:
            lines.append("" if _DROPPED.match(line) else line)
    return "\n".join(lines)


def compiled(tree: ast.Module | ast.Expression) -> CodeType:
    """The program, ready to run. Raises ``SyntaxError`` (``return`` outside a function …)."""
    mode = "eval" if isinstance(tree, ast.Expression) else "exec"
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return compile(tree, FILE, mode, dont_inherit=True)
    except (ValueError, RecursionError, MemoryError, OverflowError) as error:
        raise SyntaxError(str(error) or "too deeply nested", (FILE, 1, 1, None)) from None


def is_empty(code: str) -> bool:
    """Whether there is nothing but blank lines and comments."""
    return all(not line.strip() or line.lstrip().startswith("#") for line in code.splitlines())


def wanted_names(tree: ast.AST, given: tuple[str, ...]) -> set[str]:
    """The given names that a program may use; all of them when it looks names up by text."""
    used = names.used(tree)
    return set(given) if used & names.REFLECTION else used & set(given)


def redefined(tree: ast.Module, varied: set[str]) -> set[str]:
    """Given names that the program assigns itself, so that a re-run cannot change them."""
    return set(names.bound(tree.body)) & varied

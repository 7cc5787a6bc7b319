"""Chance in a program: whether it draws random numbers, and with which seed. Syntax only.

Two runs of a program that draws without a seed need not differ in their rounded answers; what the
program says is surer than what it gives.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from autograder.content import names

_RANDOM = frozenset(
    [
        *("random", "rand", "randn", "randint", "RandomState", "default_rng", "choice", "choices"),
        *("sample", "shuffle", "permutation", "uniform", "normal", "resample", "urandom", "uuid4"),
        *("time", "perf_counter", "now", "today", "secrets", "id", "hash", "Random", "integers"),
    ]
)
# Calls that make a generator or set the global one; without a seed they take it from the system.
_SEEDED = frozenset(["RandomState", "default_rng", "seed", "Random", "SeedSequence"])
_KEYWORDS = frozenset(["seed", "random_state", "a"])


def uses_chance(tree: ast.AST) -> bool:
    """Whether two runs of a program could differ: it names something random, or the clock.

    >>> uses_chance(ast.parse("np.random.rand()")), uses_chance(ast.parse("ranks.mean()"))
    (True, False)
    """
    found = names.used(tree) | names.imported_modules(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.ImportFrom):
            found |= {alias.name for alias in node.names}
    return bool(found & _RANDOM)


def seeds(tree: ast.AST) -> set[int]:
    """The seeds that a program names, also by a variable that holds a plain number.

    >>> sorted(seeds(ast.parse("S = 7\\nnp.random.seed(42); r = np.random.default_rng(seed=S)")))
    [7, 42]
    """
    constants = {
        node.targets[0].id: node.value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Constant)
    }
    found: set[int] = set()
    for call in _calls(tree):
        for value in _arguments(call):
            number = value.value if isinstance(value, ast.Constant) else None
            if isinstance(value, ast.Name):
                number = constants.get(value.id)
            if type(number) is int:
                found.add(number)
    return found


def is_unseeded(tree: ast.AST) -> bool:
    """Whether a program makes a generator and leaves its seed to the system.

    >>> is_unseeded(ast.parse("rng = np.random.RandomState()"))
    True
    """
    return any(
        all(isinstance(value, ast.Constant) and value.value is None for value in _arguments(call))
        for call in _calls(tree)
    )


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", None))
            if name in _SEEDED:
                yield node


def _arguments(call: ast.Call) -> list[ast.expr]:
    named = [keyword.value for keyword in call.keywords if keyword.arg in _KEYWORDS]
    return [*call.args[:1], *named]

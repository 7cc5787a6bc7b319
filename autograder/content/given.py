"""Slices a chapter's ``given.py``: only the statements that a program's names need are run."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property

from autograder.content import names

_DEFINITIONS = (
    ast.Import,
    ast.ImportFrom,
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.ClassDef,
)


@dataclass(frozen=True)
class Statement:
    """One top-level statement: what it makes or changes, what it reads."""

    node: ast.stmt
    makes: frozenset[str]
    reads: frozenset[str]

    @property
    def is_definition(self) -> bool:
        """Imports, functions, classes: cheap to run again, and they see the names around them."""
        return isinstance(self.node, _DEFINITIONS)


@dataclass(frozen=True)
class Given:
    """A chapter's ``given.py``.

    >>> given = Given("import numpy as np\\nimport pandas as pd\\nranks = np.array([1, 2])\\n")
    >>> [ast.unparse(s.node) for s in given.slice({"ranks"})]
    ['import numpy as np', 'ranks = np.array([1, 2])']
    >>> sorted(given.modules({"ranks"}))
    ['numpy']
    """

    source: str
    file: str = "given.py"

    @cached_property
    def statements(self) -> tuple[Statement, ...]:
        """The top-level statements in order. Raises ``SyntaxError``."""
        tree = ast.parse(self.source, self.file)
        return tuple(
            Statement(node, frozenset(names.changed(node)), frozenset(names.used(node)))
            for node in tree.body
        )

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Every name that given.py binds, in order."""
        return tuple(names.bound(statement.node for statement in self.statements))

    def slice(self, wanted: Iterable[str], cached: Collection[str] = ()) -> list[Statement]:
        """The statements that ``wanted`` need, in order; ``cached`` names need none.

        A definition's own reads are needed when it is called, so they are followed too.
        """
        needed = set(wanted)
        chosen: set[int] = set()
        while True:
            fresh = {
                index
                for index, statement in enumerate(self.statements)
                if index not in chosen and (statement.makes & needed) - set(cached)
            }
            if not fresh:
                return [self.statements[index] for index in sorted(chosen)]
            chosen |= fresh
            for index in fresh:
                needed |= self.statements[index].reads & set(self.names)

    def needed_names(self, wanted: Iterable[str], cached: Collection[str] = ()) -> set[str]:
        """``wanted`` given names and all that their slice makes or reads."""
        needed = set(wanted) & set(self.names)
        for statement in self.slice(needed, cached):
            needed |= (statement.makes | statement.reads) & set(self.names)
        return needed

    def modules(self, wanted: Iterable[str], cached: Collection[str] = ()) -> set[str]:
        """Top-level modules that the slice for ``wanted`` imports."""
        found: set[str] = set()
        for statement in self.slice(wanted, cached):
            found |= names.imported_modules(statement.node)
        return found

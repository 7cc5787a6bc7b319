"""Which names a program binds, uses and imports. Syntax only; nothing is run."""

from __future__ import annotations

import ast
from collections.abc import Iterable

_Scope = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_Inner = (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
# With one of these a program can reach a name without spelling it.
REFLECTION = frozenset({"globals", "locals", "vars", "eval", "exec", "dir", "__import__"})


def used(tree: ast.AST) -> set[str]:
    """Every name that is read anywhere in ``tree``, also inside functions and f-strings.

    Deleting and augmented assignment (``x += 1``) read as well.

    >>> sorted(used(ast.parse("y = f(x)[0]; z += 1")))
    ['f', 'x', 'z']
    """
    names = {
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Store)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    return names


def bound(nodes: Iterable[ast.AST]) -> list[str]:
    """Names that ``nodes`` bind in their own scope (not inside functions, classes, comprehensions).

    >>> bound(ast.parse("import numpy as np\\nfor i in x: y = 1\\ndef f(): z = 2").body)
    ['np', 'i', 'y', 'f']
    """
    found: dict[str, None] = {}

    def visit(node: ast.AST) -> None:
        if isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Store):
                found.setdefault(node.id)
            return
        if isinstance(node, ast.Import | ast.ImportFrom):
            for alias in node.names:
                found.setdefault(alias.asname or alias.name.partition(".")[0])
            return
        if isinstance(node, _Scope):
            found.setdefault(node.name)
            return
        if isinstance(node, ast.ExceptHandler) and node.name:
            found.setdefault(node.name)
        if isinstance(node, ast.MatchAs | ast.MatchStar) and node.name:
            found.setdefault(node.name)
        if isinstance(node, _Inner):
            # A walrus inside a comprehension binds in the scope around it.
            for inner in ast.walk(node):
                if isinstance(inner, ast.NamedExpr) and isinstance(inner.target, ast.Name):
                    found.setdefault(inner.target.id)
            return
        for child in ast.iter_child_nodes(node):
            visit(child)

    for node in nodes:
        visit(node)
    return list(found)


def changed(statement: ast.stmt) -> set[str]:
    """Names whose value ``statement`` may make or change: bound ones, and those it writes into.

    A bare call (``docs.sort_values(inplace=True)``) may change whatever it names.

    >>> sorted(changed(ast.parse("gold['hit'] = ranks").body[0]))
    ['gold']
    """
    names = set(bound([statement]))
    if isinstance(statement, ast.Expr):
        if not isinstance(statement.value, ast.Constant):
            names |= used(statement)
        return names
    for node in ast.walk(statement):
        if isinstance(node, ast.Subscript | ast.Attribute) and not isinstance(node.ctx, ast.Load):
            base: ast.expr = node
            while isinstance(base, ast.Subscript | ast.Attribute):
                base = base.value
            if isinstance(base, ast.Name):
                names.add(base.id)
    return names


def imported_modules(tree: ast.AST) -> set[str]:
    """Top-level modules that ``tree`` imports, wherever the import stands.

    >>> tree = ast.parse("import numpy.linalg as la\\nfrom sklearn.svm import SVC")
    >>> sorted(imported_modules(tree))
    ['numpy', 'sklearn']
    """
    modules: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            modules.add(node.module.partition(".")[0])
    return modules

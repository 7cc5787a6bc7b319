"""Runs the cells of worked examples when the book is built. Stand-in until the engine is there."""

from __future__ import annotations

import ast
import contextlib
import io
import os
from pathlib import Path
from typing import Any

from autograder.content.loader import load_shell
from coursebook import figures


class CellError(Exception):
    """A cell of a page raised: the page would show a broken example."""


class PageRun:
    """The names of one page's cells, in order."""

    def __init__(self, root: Path, chapter: str | None) -> None:
        self.root = root
        self.chapter = chapter
        self.namespace: dict[str, Any] | None = None

    def run(self, cell: str, code: str, before: list[tuple[str, str]]) -> list[dict[str, Any]]:
        """The outputs of one cell. Raises ``CellError``."""
        here = Path.cwd()
        os.chdir(self.root)
        try:
            figures.use_style()
            if self.namespace is None:
                self.namespace = {"__name__": "__main__"}
                if self.chapter:
                    exec(load_shell(self.root, self.chapter).given.source, self.namespace)
                for _, earlier in before:
                    with contextlib.redirect_stdout(io.StringIO()):
                        exec(earlier, self.namespace)
            return self._run(code)
        except Exception as error:
            raise CellError(f"cell '{cell}': {error!r}") from error
        finally:
            os.chdir(here)

    def _run(self, code: str) -> list[dict[str, Any]]:
        tree = ast.parse(code)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        out = io.StringIO()
        value = None
        with contextlib.redirect_stdout(out):
            exec(compile(tree, "<cell>", "exec"), self.namespace)
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), self.namespace)
        outputs: list[dict[str, Any]] = []
        if out.getvalue():
            outputs.append({"type": "stream", "name": "stdout", "text": out.getvalue()})
        if value is not None:
            outputs.append(figures.describe(value))
        return outputs

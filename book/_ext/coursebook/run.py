"""Runs worked examples when the book is built, with the engine that the browser uses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from autograder.browser.cells import Cell, Session
from autograder.content.loader import load_shell

if TYPE_CHECKING:
    from pathlib import Path


class CellError(Exception):
    """A cell of a page raised: the page would show a broken example."""


class PageRun:
    """The cells of one page, run in the page's order in one shared namespace."""

    def __init__(self, root: Path, chapter: str) -> None:
        self.session = Session(load_shell(root, chapter))

    def run(self, cell: str, code: str, before: list[tuple[str, str]]) -> list[dict[str, Any]]:
        """The outputs of one cell; ``before`` are the page's earlier cells with their code.

        Raises ``CellError``.
        """
        earlier = [Cell(name, source) for name, source in before]
        result = self.session.run(cell, code, earlier)
        if result.error is not None:
            where = f"cell '{result.before or cell}'"
            raise CellError(f"{where}, line {result.error.line}: {result.error.original}")
        return result.outputs

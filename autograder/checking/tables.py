"""A DataFrame as rows of strings, for a page that builds its own table."""

from __future__ import annotations

from typing import Any

MAX_ROWS = 60
MAX_COLUMNS = 20
MAX_CELL = 300


def table(frame: Any) -> dict[str, Any]:
    """``{"type": "table", "columns", "index", "rows", "truncated"}``; numbers as pandas shows them.

    ``truncated`` is the number of rows left out.
    """
    shown = frame.iloc[:MAX_ROWS, :MAX_COLUMNS]
    columns = [_column(shown.iloc[:, place]) for place in range(shown.shape[1])]
    return {
        "type": "table",
        "columns": [_label(name) for name in shown.columns.tolist()],
        "index": [_label(name) for name in shown.index.tolist()],
        "rows": [list(row) for row in zip(*columns, strict=True)] if columns else [],
        "truncated": max(0, int(frame.shape[0]) - MAX_ROWS),
    }


def _column(series: Any) -> list[str]:
    if series.dtype.kind == "f" and len(series):
        # One common number of decimals per column, as pandas prints it.
        lines = series.to_string(index=False, header=False).split("\n")
        if len(lines) == len(series):
            return [line.strip() for line in lines]
    return [_cell(value) for value in series.tolist()]


def _cell(value: object) -> str:
    text = str(value)
    return text if len(text) <= MAX_CELL else text[: MAX_CELL - 1] + "…"


def _label(name: object) -> str:
    if isinstance(name, tuple):
        return " / ".join(_cell(part) for part in name)
    return _cell(name)

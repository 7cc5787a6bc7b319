"""What a run gave, as HTML: the same structure that the front end builds for a live run.

Used in two processes: while Sphinx builds (worked examples) and in the kernel that runs a page's
cells. An output is a dictionary as described in docs/architecture.md, border 1.
"""

from __future__ import annotations

import html
import re
from typing import Any

_NUMBER = re.compile(r"[-+]?[\d,]*\.?\d+(e[-+]?\d+)?%?|nan|NaN", re.ASCII)


def output_html(output: dict[str, Any], name: str = "") -> str:
    """One output as HTML. ``name`` makes the ids inside a picture the page's own.

    >>> output_html({"type": "text", "text": "a < b"})
    '<pre class="cw-text" data-output="text">a &lt; b</pre>'
    """
    kind = output["type"]
    if kind == "stream":
        stream = html.escape(output["name"])
        return (
            f'<pre class="cw-stream cw-{stream}" data-output="{stream}">'
            f"{html.escape(output['text'], quote=False)}</pre>"
        )
    if kind == "text":
        text = html.escape(output["text"], quote=False)
        return f'<pre class="cw-text" data-output="text">{text}</pre>'
    if kind == "table":
        return _table(output)
    if kind == "svg":
        return _picture(output, name)
    raise ValueError(f"unknown kind of output: {kind!r}")


def _cell(text: str, tag: str, scope: str = "") -> str:
    attributes = f' scope="{scope}"' if scope else ""
    if tag == "td" and not _NUMBER.fullmatch(text.strip()):
        attributes += ' class="cw-words"'
    return f"<{tag}{attributes}>{html.escape(text, quote=False)}</{tag}>"


def _table(output: dict[str, Any]) -> str:
    head = "".join(_cell(str(name), "th", "col") for name in output["columns"])
    rows = "".join(
        f"<tr>{_cell(str(label), 'th', 'row')}{''.join(_cell(str(v), 'td') for v in row)}</tr>"
        for label, row in zip(output["index"], output["rows"], strict=True)
    )
    more = output.get("truncated") or 0
    note = f'<p class="cw-note">ยังมีอีก {more:,} แถวที่ไม่ได้แสดง</p>' if more else ""
    return (
        '<div class="cw-table" data-output="table" role="region" tabindex="0"'
        ' aria-label="ตารางผลลัพธ์">'
        f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>{note}</div>"
    )


def _picture(output: dict[str, Any], name: str) -> str:
    svg = own_ids(output["svg"], name)
    svg = svg[svg.index("<svg") :]
    label = html.escape(output.get("alt") or "กราฟ")
    opening, rest = svg.split(">", 1)
    opening = re.sub(r' (role|aria-label|xmlns(:\w+)?)="[^"]*"', "", opening)
    return (
        f'<figure class="cw-figure" data-output="svg">'
        f'{opening} role="img" aria-label="{label}">{rest}</figure>'
    )


def own_ids(svg: str, name: str) -> str:
    """Prefix every id of a picture and what points at it, so that pictures share none.

    >>> own_ids('<path id="a"/><use xlink:href="#a"/>', "x")
    '<path id="x-a"/><use href="#x-a"/>'
    """
    if not name:
        return svg
    svg = re.sub(r'\bid="([^"]+)"', rf'id="{name}-\1"', svg)
    svg = re.sub(r'(?:xlink:)?href="#([^"]+)"', rf'href="#{name}-\1"', svg)
    return re.sub(r"url\(#([^)]+)\)", rf"url(#{name}-\1)", svg)

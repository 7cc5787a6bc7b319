"""What a run gave, as HTML: the same structure that the front end builds for a live run.

Used in two processes: while Sphinx builds (worked examples) and in the kernel that runs a page's
cells. An output is a dictionary as described in docs/architecture.md, border 1.
"""

from __future__ import annotations

import html
import itertools
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


def _is_words(column: list[str]) -> bool:
    """Whether a column is read as words (left) and not compared as numbers (right)."""
    return not all(_NUMBER.fullmatch(text.strip()) for text in column)


def _table(output: dict[str, Any]) -> str:
    columns = [str(name) for name in output["columns"]]
    values = [[str(value) for value in row] for row in output["rows"]]
    words = [_is_words([row[i] for row in values]) for i in range(len(columns))]

    def mark(i: int) -> str:
        return ' class="cw-words"' if words[i] else ""

    head = "".join(
        f'<th scope="col"{mark(i)}>{html.escape(name, quote=False)}</th>'
        for i, name in enumerate(columns)
    )
    rows = "".join(
        f'<tr><th scope="row">{html.escape(str(label), quote=False)}</th>'
        + "".join(
            f"<td{mark(i)}>{html.escape(value, quote=False)}</td>" for i, value in enumerate(row)
        )
        + "</tr>"
        for label, row in zip(output["index"], values, strict=True)
    )
    more = output.get("truncated") or 0
    note = f'<p class="cw-note">ยังมีอีก {more:,} แถวที่ไม่ได้แสดง</p>' if more else ""
    return (
        '<div class="cw-table" data-output="table" role="group" tabindex="0"'
        ' aria-label="ตารางผลลัพธ์">'
        f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>{note}</div>"
    )


def _picture(output: dict[str, Any], name: str) -> str:
    svg = own_ids(compact(output["svg"]), name)
    label = html.escape(output.get("alt") or "กราฟ")
    opening, rest = svg.split(">", 1)
    opening = re.sub(r' (role|aria-label|xmlns(:\w+)?)="[^"]*"', "", opening)
    return (
        '<figure class="cw-figure" data-output="svg" tabindex="0">'
        f'{opening} role="img" aria-label="{label}">{rest}</figure>'
    )


def compact(svg: str) -> str:
    """A picture as small as it can be without looking different.

    matplotlib writes six decimals of a point, an id on every group, and comments. What is text
    stays as it is.

    >>> compact('<svg>\\n<g id="a"> <path d="M 1.234567 2.000000"/><text>0.6333</text></g></svg>')
    '<svg><path d="M1.23 2"/><text>0.6333</text></svg>'
    """
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<!--.*?-->|<metadata>.*?</metadata>", "", svg, flags=re.S)
    used = set(re.findall(r'(?:href="|url\()#([^")]+)', svg))
    svg = re.sub(r">\s+<", "><", svg)
    svg = re.sub(r"<[^>]+>", lambda tag: _compact_tag(tag.group(), used), svg).strip()
    # Marks of an axis bring their own stroke; a turn by nothing turns nothing.
    for mark in re.findall(r'<path id="([^"]+)" d="M0 0[HV][-.\d]+" style="stroke:', svg):
        svg = re.sub(rf'(<use [^>]*href="#{re.escape(mark)}"[^>]*?) style="[^"]*"', r"\1", svg)
    svg = re.sub(r' transform="rotate\(-?0[ ,][^"]*"', "", svg)
    # theme.css gives text of a picture the page's colour.
    svg = svg.replace('<text style="fill:currentColor;', '<text style="')
    # Backgrounds that are not painted, and groups that say nothing.
    svg = re.sub(r'<path d="[^"]*" style="fill:none"/>', "", svg)
    open_groups: list[bool] = []

    def group(match: re.Match[str]) -> str:
        if match.group() == "</g>":
            return "</g>" if open_groups.pop() else ""
        open_groups.append(match.group() != "<g>")
        return match.group() if open_groups[-1] else ""

    return re.sub(r"<g(?: [^>]*)?>|</g>", group, svg)


def _compact_tag(tag: str, used: set[str]) -> str:
    tag = re.sub(r' id="([^"]+)"', lambda m: m.group() if m.group(1) in used else "", tag)
    tag = re.sub(r"-?\d+\.\d{2,}", _short_number, tag)
    # The style sheet gives all text of a picture the page's font.
    tag = re.sub(r"\bfont: ?([\d.]+px) [^;\"]*", r"font-size: \1", tag)
    tag = re.sub(r"\s+", " ", tag).replace("; ", ";").replace(": ", ":").replace(' "', '"')
    return re.sub(r'\bd="([^"]*)"', lambda m: f'd="{_path(m.group(1))}"', tag)


def _short_number(match: re.Match[str]) -> str:
    """Three digits that count: a tenth of a point is less than anyone sees."""
    value = float(match.group())
    text = f"{value:.{1 if abs(value) >= 10 else 2}f}"
    return text.rstrip("0").rstrip(".")


def _path(data: str) -> str:
    """Path data without needless spaces; level and upright lines as H and V.

    >>> _path("M 1 2 L 5 2 L 5 9 z")
    'M1 2H5V9z'
    """
    data = re.sub(r"\s*([A-Za-z])\s*", r"\1", data.strip())
    straight = re.fullmatch(r"M([-\d. L]+)(z?)", data)
    if not straight:
        return data
    points = [point.split() for point in straight[1].split("L")]
    written = "M" + " ".join(points[0])
    for (x0, y0), (x, y) in itertools.pairwise(points):
        written += f"V{y}" if x == x0 else f"H{x}" if y == y0 else f"L{x} {y}"
    return written + straight[2]


def own_ids(svg: str, name: str) -> str:
    """Number the ids of a picture and begin each with ``name``, so that pictures share none.

    >>> own_ids('<path id="pcd3c"/><use xlink:href="#pcd3c"/>', "x")
    '<path id="x-0"/><use href="#x-0"/>'
    """
    numbers: dict[str, str] = {}

    def new(match: re.Match[str]) -> str:
        before, old, after = match.groups()
        return f"{before}{numbers.setdefault(old, f'{name}-{len(numbers)}')}{after}"

    svg = svg.replace("xlink:href=", "href=")
    return re.sub(r'(\bid="|\bhref="#|\burl\(#)([^")]+)(["\)])', new, svg)

"""Small plots as data for SVG that the template draws: numbers and text, never markup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup, escape


def histogram(percents: Sequence[float], bins: int = 10) -> Markup:
    """How many learners scored 0-10 %, 10-20 % …; 100 % belongs to the last bin."""
    counts = [0] * bins
    for percent in percents:
        counts[min(bins - 1, max(0, int(percent * bins / 100)))] += 1
    top = max(counts) if any(counts) else 1
    width, height, base = 52, 140, 165
    parts = []
    for place, count in enumerate(counts):
        x, tall = place * width + 30, round(height * count / top)
        parts.append(_rect(x, base - tall, width - 6, tall))
        if count:
            parts.append(_text(x + (width - 6) / 2, base - tall - 4, str(count)))
        parts.append(_text(x - 3, base + 16, str(place * 100 // bins)))
    parts.append(_text(bins * width + 27, base + 16, "100"))
    parts.append(_text(bins * width / 2 + 30, base + 36, "คะแนน (%)"))
    return _svg(bins * width + 60, base + 44, parts, "การกระจายของคะแนน")


def bars(rows: Sequence[tuple[str, float, str]]) -> Markup:
    """Horizontal bars: label, share from 0 to 1, text at the end."""
    parts = []
    for place, (label, share, text) in enumerate(rows):
        y = place * 30 + 6
        parts.append(_text(270, y + 15, label if len(label) <= 40 else label[:39] + "…", "end"))
        parts.append(_rect(280, y, 300, 20, "var(--bar2)"))
        parts.append(_rect(280, y, round(300 * min(1.0, max(0.0, share))), 20))
        parts.append(_text(590, y + 15, text, "start"))
    return _svg(640, len(rows) * 30 + 12, parts, "อัตราการผ่านรายข้อ")


def _rect(x: float, y: float, width: float, height: float, fill: str = "var(--bar)") -> Markup:
    return Markup('<rect x="{}" y="{}" width="{}" height="{}" style="fill:{}"/>').format(
        x, y, width, height, fill
    )


def _text(x: float, y: float, text: Any, anchor: str = "middle") -> Markup:
    return Markup('<text x="{}" y="{}" text-anchor="{}">{}</text>').format(
        x, y, anchor, escape(str(text))
    )


def _svg(width: int, height: int, parts: Sequence[Markup], title: str) -> Markup:
    return Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" '
        'role="img" aria-label="{t}"><title>{t}</title>{body}</svg>'
    ).format(w=width, h=height, t=title, body=Markup("").join(parts))

"""Stand-in for the engine's figures and values until these are there."""

from __future__ import annotations

import io
import re
from typing import Any

INK = "#010203"
SERIES = ("#010211", "#010212", "#010213", "#010214")


def use_style() -> None:
    """Figures whose text is text and whose colours are the page's."""
    import warnings

    import matplotlib as mpl
    from cycler import cycler

    # The browser draws the text with the page's font; what matplotlib's own font lacks is no loss.
    warnings.filterwarnings("ignore", message=r"Glyph \d+ .* missing from")
    mpl.rcParams.update(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": "course",
            "figure.figsize": (7.2, 3.6),
            "figure.facecolor": "none",
            "axes.facecolor": "none",
            "savefig.facecolor": "none",
            "font.size": 12,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.grid": False,
            "legend.frameon": False,
            "axes.prop_cycle": cycler(color=SERIES),
            **dict.fromkeys(
                ("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color"),
                INK,
            ),
        }
    )


def _svg(figure: Any) -> str:
    buffer = io.StringIO()
    figure.savefig(buffer, format="svg", bbox_inches="tight", metadata={"Date": None})
    svg = re.sub(r"<metadata>.*?</metadata>", "", buffer.getvalue(), flags=re.S)
    svg = svg[svg.index("<svg") :]
    svg = svg.replace(INK, "currentColor")
    for number, colour in enumerate(SERIES, 1):
        svg = svg.replace(colour, f"var(--c-plot-{number})")
    svg = re.sub(r"font: ([\d.]+)px [^;\"]+", r"font-size: \1px", svg)
    return re.sub(r"<defs>\s*<style[^>]*>.*?</style>\s*</defs>", "", svg, flags=re.S)


def describe(value: Any) -> dict[str, Any]:
    """A value as an output."""
    if hasattr(value, "savefig"):
        label = value.get_label() or next((a.get_title() for a in value.axes if a.get_title()), "")
        return {"type": "svg", "svg": _svg(value), "alt": label}
    if hasattr(value, "to_frame") and not hasattr(value, "columns"):
        value = value.to_frame(name=value.name if value.name is not None else "")
    if hasattr(value, "columns"):
        shown = value.head(50)
        return {
            "type": "table",
            "columns": [str(c) for c in shown.columns],
            "index": [str(i) for i in shown.index],
            "rows": [
                [f"{v:.4g}" if isinstance(v, float) else str(v) for v in row]
                for row in shown.itertuples(index=False)
            ],
            "truncated": len(value) - len(shown),
        }
    return {"type": "text", "text": repr(value)}

"""How figures look, in the book's build and in the browser alike.

Text stays text in the SVG (``svg.fonttype = none``): the browser shapes Thai right, which
matplotlib does not. Lines and letters are drawn in one sentinel colour that :func:`clean_svg` turns
into ``currentColor``: a figure follows the page's light or dark theme, its background is
transparent.
matplotlib is imported only when a program asks for it.
"""

from __future__ import annotations

import io
import logging
import os
import re
import sys
import warnings
from typing import Any

# A colour that no one would choose, so that replacing it touches nothing else.
INK = "#010203"
FONTS = ("Noto Sans Thai Looped", "Sarabun", "Noto Sans Thai", "sans-serif")
# Told apart by colour-blind readers, and readable on white and on near-black.
COLOURS = ("#2a7fb8", "#e07b39", "#3a9d6e", "#b85fa8", "#c9a227", "#7d8793")

BACKEND = "module://autograder.checking.figures_backend"
_prepared = False

STYLE: dict[str, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "course",  # the same figure gives the same file
    "font.family": list(FONTS),
    "font.size": 11.0,
    "axes.titlesize": 12.0,
    "axes.unicode_minus": False,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.titlecolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "grid.color": INK,
    "grid.alpha": 0.2,
    "hatch.color": INK,
    "boxplot.boxprops.color": INK,
    "boxplot.whiskerprops.color": INK,
    "boxplot.capprops.color": INK,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "savefig.facecolor": "none",
    "savefig.transparent": True,
    "legend.framealpha": 0.0,
    "legend.edgecolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "figure.figsize": (6.4, 3.4),
    "figure.autolayout": True,
}


def prepare() -> None:
    """Imports matplotlib with the course's style, once; ``plt.show()`` then does nothing.

    The back end is ours, so showing a figure neither fails nor warns where there is no screen.
    """
    global _prepared
    if _prepared:
        return
    os.environ["MPLBACKEND"] = BACKEND
    import matplotlib

    quiet()
    apply(matplotlib.rcParams)
    matplotlib.use(BACKEND)
    _prepared = True


def apply(parameters: Any, palette: bool = True) -> None:
    """Puts the style into ``matplotlib.rcParams`` (or a dict of them)."""
    parameters.update(STYLE)
    if palette:
        from cycler import cycler

        parameters["axes.prop_cycle"] = cycler(color=list(COLOURS))


def quiet() -> None:
    """Fonts that only the browser has are no reason to warn."""
    logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)
    warnings.filterwarnings("ignore", message="Glyph .* missing from")
    warnings.filterwarnings("ignore", message="Matplotlib currently does not support Thai")


def take() -> list[dict[str, str]]:
    """All open figures as outputs ``{"type": "svg", "svg", "alt"}``; they are closed."""
    pyplot = sys.modules.get("matplotlib.pyplot")
    if pyplot is None:
        return []
    outputs = []
    for number in pyplot.get_fignums():
        figure = pyplot.figure(number)
        outputs.append({"type": "svg", "svg": to_svg(figure), "alt": describe(figure)})
    pyplot.close("all")
    return outputs


def to_svg(figure: Any) -> str:
    """One figure as SVG text for the page."""
    buffer = io.StringIO()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        figure.savefig(buffer, format="svg", bbox_inches="tight", metadata={"Date": None})
    return clean_svg(buffer.getvalue())


def clean_svg(svg: str) -> str:
    """SVG as matplotlib writes it, ready to stand in a page beside others.

    The XML declaration, doctype and metadata go; the sentinel colour becomes ``currentColor``; the
    style sheet (which would reach the whole page) becomes a style of the root; ids that nothing
    refers to go.

    >>> clean_svg('<?xml version="1.0"?><svg><g id="a" style="fill: #010203"/></svg>')[-37:]
    '<g style="fill: currentColor"/></svg>'
    """
    svg = svg[svg.find("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<defs>\s*<style.*?</style>\s*</defs>\s*", "", svg, count=1, flags=re.DOTALL)
    referred = set(re.findall(r"#([\w.-]+)", svg))
    svg = re.sub(r' id="([^"]*)"', lambda match: match[0] if match[1] in referred else "", svg)
    svg = svg.replace("<svg", '<svg style="stroke-linejoin: round; stroke-linecap: butt"', 1)
    return svg.replace(INK, "currentColor").strip()


def describe(figure: Any) -> str:
    """Alternative text: the figure's label, else its titles, else its axes' labels."""
    label = str(figure.get_label() or "")
    if label:
        return label
    titles = [figure.get_suptitle() if hasattr(figure, "get_suptitle") else ""]
    titles += [axes.get_title() or axes.get_title("left") for axes in figure.axes]
    found = [title for title in titles if title]
    if found:
        return "กราฟ: " + " / ".join(dict.fromkeys(found))
    for axes in figure.axes:
        across, up = axes.get_xlabel(), axes.get_ylabel()
        if across and up:
            return f"กราฟของ{up}ตาม{across}"
        if across or up:
            return f"กราฟของ{across or up}"
    return "กราฟ"

"""A matplotlib back end without a screen: ``plt.show()`` keeps figures for the page to take."""

from __future__ import annotations

from typing import Any

from matplotlib.backend_bases import FigureManagerBase
from matplotlib.backends.backend_svg import FigureCanvasSVG


class FigureManager(FigureManagerBase):
    """Shows nothing itself: open figures are taken when the cell has run."""

    @classmethod
    def pyplot_show(cls, *args: Any, **kwargs: Any) -> None:
        """``plt.show()``: the figure stays open until it is taken."""

    def show(self) -> None:
        """``fig.show()``: the same."""


class FigureCanvas(FigureCanvasSVG):
    """Draws SVG."""

    manager_class = FigureManager

"""``{explorer}``: a picture to play with, without Python; its body is for pages without script."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives

from coursebook.directive import CourseDirective
from coursebook.html import el

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import OptionSpec

KINDS = ("interval",)


def share(argument: str) -> str:
    """An option between 0 and 1.

    >>> share("0.83")
    '0.83'
    """
    if not 0 <= float(argument) <= 1:
        raise ValueError(f"{argument} is not between 0 and 1")
    return argument


class ExplorerDirective(CourseDirective):
    """The argument names the picture, the options say where its sliders start.

    ````
    ```{explorer} interval
    :n: 30
    :rate: 0.83
    :difference: 0.07
    :changed: 0.15
    A table of the same figures, for those who read without script.
    ```
    ````
    """

    required_arguments = 1
    has_content = True
    option_spec: ClassVar[OptionSpec] = {
        "n": directives.positive_int,
        "rate": share,
        "difference": share,
        "changed": share,
    }

    def run(self) -> list[nodes.Node]:
        self.assert_has_content()
        kind = self.arguments[0]
        if kind not in KINDS:
            raise self.error(f"explorer '{kind}' is not known (known: {', '.join(KINDS)})")
        saved = el("div", {"data-role": "saved"})
        self.state.nested_parse(self.content, self.content_offset, saved)
        starts = {f"data-{name}": str(value) for name, value in self.options.items()}
        return [el("course-explorer", {"data-explorer": kind, **starts}, saved)]


def setup_explorer(app: Sphinx) -> None:
    app.add_directive("explorer", ExplorerDirective)

"""``{pitfall}``: a typical mistake and how to see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from coursebook.html import el

if TYPE_CHECKING:
    from sphinx.application import Sphinx


class Pitfall(SphinxDirective):
    """A box with a warning. The argument, if any, is its title.

    ````
    ```{pitfall} นับอันดับจาก 0
    ผลจาก `argsort` เริ่มที่ 0 …
    ```
    ````
    """

    has_content = True
    optional_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        self.assert_has_content()
        name = self.arguments[0] if self.arguments else ""
        box = el("aside", {"class": "course-pitfall"})
        head = el("p", {"class": "course-box-title"}, el("span", {}, "กับดักที่พบบ่อย"))
        if name:
            children, messages = self.state.inline_text(name, self.lineno)
            strong = el("strong")
            strong.extend([*children, *messages])
            head += strong
        box += head
        self.state.nested_parse(self.content, self.content_offset, box)
        return [box]


def setup_pitfall(app: Sphinx) -> None:
    app.add_directive("pitfall", Pitfall)

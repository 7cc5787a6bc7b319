"""``{goals}``: what the chapter teaches and how long it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective

from coursebook.html import el

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import OptionSpec


class Goals(SphinxDirective):
    """A list of goals with the time the chapter takes.

    ````
    ```{goals}
    :minutes: 40
    - คำนวณ hit@k
    ```
    ````
    """

    has_content = True
    option_spec: ClassVar[OptionSpec] = {"minutes": directives.positive_int}

    def run(self) -> list[nodes.Node]:
        self.assert_has_content()
        box = el("section", {"class": "course-goals", "aria-labelledby": "goals-title"})
        head = el("p", {"class": "course-goals-title", "id": "goals-title"}, "เป้าหมายของบท")
        if minutes := self.options.get("minutes"):
            label = f"ประมาณ {minutes} นาที"
            head += el("span", {"class": "course-minutes"}, label)
        box += head
        self.state.nested_parse(self.content, self.content_offset, box)
        return [box]


def setup_goals(app: Sphinx) -> None:
    app.add_directive("goals", Goals)

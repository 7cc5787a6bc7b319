"""``{interview}``: a question as asked in a job interview; its answer opens on request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from coursebook.html import el

if TYPE_CHECKING:
    from sphinx.application import Sphinx


class Interview(SphinxDirective):
    """The argument is the question, the body a model answer.

    ````
    ```{interview} MRR ต่างจาก hit@3 อย่างไร
    MRR ให้น้ำหนัก …
    ```
    ````
    """

    has_content = True
    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        self.assert_has_content()
        children, messages = self.state.inline_text(self.arguments[0], self.lineno)
        summary = el("summary")
        summary.extend([*children, *messages])
        answer = el("div", {"class": "course-answer"})
        self.state.nested_parse(self.content, self.content_offset, answer)
        return [el("details", {"class": "course-interview"}, summary, answer)]


def setup_interview(app: Sphinx) -> None:
    app.add_directive("interview", Interview)

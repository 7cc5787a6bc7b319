"""``{given}``: the chapter's given code, folded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils import nodes

from coursebook.directive import CourseDirective
from coursebook.html import code_block, el

if TYPE_CHECKING:
    from sphinx.application import Sphinx


class GivenCode(CourseDirective):
    """The argument is the chapter's id; a body, if any, stands above the code.

    ````
    ```{given} evaluate
    ```
    ````
    """

    has_content = True
    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        chapter = self.load_chapter(self.arguments[0])
        box = el(
            "details",
            {"class": "course-given", "data-role": "given"},
            el("summary", {}, "โค้ดและตารางที่เตรียมไว้ให้ในบทนี้"),
        )
        if self.content:
            self.state.nested_parse(self.content, self.content_offset, box)
        box["shows_given_of"] = chapter.id
        box += code_block(chapter.given.source.rstrip("\n"))
        return [box]


def setup_given(app: Sphinx) -> None:
    app.add_directive("given", GivenCode)

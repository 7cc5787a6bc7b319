"""``{progress}``: how far the reader is in a chapter; the script keeps the numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils import nodes

from coursebook.directive import CourseDirective
from coursebook.html import el

if TYPE_CHECKING:
    from sphinx.application import Sphinx

    from autograder.content import Chapter
    from coursebook.html import element


def progress_element(chapter: Chapter) -> element:
    """The element that the script fills with the reader's progress in a chapter."""
    total = len(chapter.exercises)
    return el(
        "course-progress",
        {
            "data-progress": chapter.id,
            "data-done": "0",
            "data-total": str(total),
            "data-stars": "0",
            "data-complete": "false",
        },
        el("p", {}, f"แบบฝึกหัดในบทนี้ {total} ข้อ"),
    )


class ProgressDirective(CourseDirective):
    """The argument is the chapter's id.

    ````
    ```{progress} evaluate
    ```
    ````
    """

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        chapter = self.load_chapter(self.identifier(self.arguments[0]))
        return [progress_element(chapter)]


def setup_progress(app: Sphinx) -> None:
    app.add_directive("progress", ProgressDirective)

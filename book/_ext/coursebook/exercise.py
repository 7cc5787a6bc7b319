"""``{exercise}``: task, starter and hints of one exercise, from its folder."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from docutils import nodes
from sphinx import addnodes

from coursebook.directive import CourseDirective
from coursebook.html import code_html, el, raw, start_tag, title

if TYPE_CHECKING:
    from sphinx.application import Sphinx

LEVELS = {
    "blank": "เติมคำ",
    "basic": "พื้นฐาน",
    "applied": "ประยุกต์",
    "challenge": "ท้าทาย",
}
TODO = "ยังไม่ได้ทำ"


def starter_block(code: str) -> nodes.raw:
    """The starter with its blanks marked."""
    marked = re.sub(r"(_{3,})", r'<mark class="blank">\1</mark>', code_html(code))
    opening = start_tag("pre", {"data-role": "starter", "tabindex": "0"})
    return raw(f"{opening}<code>{marked}</code></pre>")


def points_text(points: float) -> str:
    """Points as read.

    >>> points_text(2), points_text(0.5)
    ('2 คะแนน', '0.5 คะแนน')
    """
    return f"{points:g} คะแนน"


class ExerciseDirective(CourseDirective):
    """The argument is the exercise's id within the page's chapter. The order is the page's.

    ````
    ```{exercise} mrr
    ```
    ````
    """

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        chapter = self.page_chapter()
        exercise = self.of_page("exercise", chapter.exercises)
        name = exercise.id
        folder = f"exercises/{chapter.id}/{name}"

        prompt = el("div", {"data-role": "prompt"})
        self.prose(exercise.prompt, f"{folder}/prompt.md", prompt)

        hints = el("div", {"data-role": "hints", "hidden": True})
        for number, text in enumerate(exercise.hints, 1):
            hint = el("div", {"data-hint": str(number)})
            self.prose(text, f"{folder}/hints.md", hint)
            hints += hint

        anchor = f"exercise-{name}"
        box = el(
            "course-exercise",
            {
                "id": anchor,
                "data-exercise": name,
                "data-level": exercise.level,
                "data-state": "todo",
                "role": "group",
                "aria-labelledby": f"{anchor}-title",
            },
            el(
                "header",
                {},
                title(exercise.title, ident=f"{anchor}-title"),
                el(
                    "p",
                    {"class": "course-badges"},
                    el("span", {"data-role": "level"}, LEVELS[exercise.level]),
                    " ",
                    el("span", {"data-role": "points"}, points_text(exercise.points)),
                    " ",
                    el("span", {"data-role": "state"}, TODO),
                ),
            ),
            prompt,
            starter_block(exercise.starter.rstrip("\n")),
            hints,
            el("p", {"class": "course-see"}, "ทบทวนเนื้อหา: ", self._see(exercise.see)),
        )
        self.set_source_info(box)
        return [box]

    def _see(self, label: str) -> nodes.Node:
        """A link to the section to reread; a label that does not exist is a warning."""
        reference = addnodes.pending_xref(
            "",
            nodes.inline("", ""),
            refdoc=self.env.docname,
            refdomain="std",
            reftype="ref",
            reftarget=label,
            refexplicit=False,
            refwarn=True,
        )
        self.set_source_info(reference)
        return reference


def setup_exercise(app: Sphinx) -> None:
    app.add_directive("exercise", ExerciseDirective)

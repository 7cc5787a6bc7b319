"""``{quiz}``: one question of the chapter's quiz, with an explanation for each option."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils import nodes

from coursebook.directive import CourseDirective
from coursebook.html import el, raw, start_tag

if TYPE_CHECKING:
    from sphinx.application import Sphinx

    from autograder.content import Question


class QuizDirective(CourseDirective):
    """The argument is the question's id in the chapter's quiz.toml.

    ````
    ```{quiz} mrr_vs_hit
    ```
    ````
    """

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        chapter = self.page_chapter()
        question = self.of_page("question", {entry.id: entry for entry in chapter.quiz})
        source = f"exercises/{chapter.id}/quiz.toml"

        legend = el("legend")
        legend += self._inline(question.text)
        if question.many:
            legend += el("span", {"class": "course-many"}, " (เลือกได้หลายข้อ)")
        fields = el("fieldset", {}, legend)
        for option in question.options:
            label = el("span")
            label += self._inline(option.text)
            fields += el(
                "label", {"class": "course-option"}, self._input(question, option.id), label
            )
            why = el("div", {"data-why": option.id, "hidden": True})
            self.prose(option.why, source, why)
            fields += why
        return [el("course-quiz", {"data-quiz": question.id, "data-state": "todo"}, fields)]

    def _inline(self, text: str) -> list[nodes.Node]:
        children, messages = self.state.inline_text(text, self.lineno)
        return [*children, *messages]

    @staticmethod
    def _input(question: Question, option: str) -> nodes.Node:
        kind = "checkbox" if question.many else "radio"
        attrs = {"type": kind, "name": f"quiz-{question.id}", "value": option}
        return raw(start_tag("input", attrs))


def setup_quiz(app: Sphinx) -> None:
    app.add_directive("quiz", QuizDirective)

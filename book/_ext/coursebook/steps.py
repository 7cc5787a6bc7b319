"""``{steps}``, ``{step}``, ``{step-code}``: a worked example that opens step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives

from coursebook.cells import cell_element
from coursebook.directive import CourseDirective
from coursebook.html import el, element, heading, title

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import OptionSpec


class Steps(CourseDirective):
    """A worked example; its body holds ``{step}`` blocks and nothing else.

    `````
    ````{steps} hit_and_mrr
    :title: hit@k และ MRR
    ```{step} ดูอันดับทั้งหมด
    …
    ```
    ````
    `````
    """

    has_content = True
    required_arguments = 1
    option_spec: ClassVar[OptionSpec] = {"title": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        self.assert_has_content()
        name = self.identifier(self.arguments[0])
        box = el("course-steps", {"data-steps": name})
        if "title" in self.options:
            anchor = f"steps-{name}"
            labelled = {"role": "group", "aria-labelledby": f"{anchor}-title"}
            box["attrs"].update({"id": anchor, **labelled})
            box += title(self.options["title"], ident=f"{anchor}-title")
        self.state.nested_parse(self.content, self.content_offset, box)
        number = 0
        for child in box.children:
            if isinstance(child, element) and "data-step" in child["attrs"]:
                number += 1
                child["attrs"]["data-step"] = str(number)
                for step_title in child.findall(heading):
                    step_title["deeper"] = 1 if "title" in self.options else 0
            elif not isinstance(child, (nodes.system_message, nodes.comment)) and number:
                raise self.error(
                    f"steps '{name}': only {{step}} blocks belong after the first step"
                )
        if not number:
            raise self.error(f"steps '{name}' has no {{step}}")
        return [box]


class Step(CourseDirective):
    """One step: the argument is its title, the body prose and ``{step-code}``."""

    has_content = True
    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        self.assert_has_content()
        section = el("section", {"data-step": ""}, title(self.arguments[0]))
        self.state.nested_parse(self.content, self.content_offset, section)
        return [section]


class StepCode(CourseDirective):
    """Python of a step: run when the book is built, live in the browser.

    ````
    ```{step-code} steps_hit3
    hit3 = (ranks <= 3).mean()
    hit3
    ```
    ````
    """

    has_content = True
    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        self.assert_has_content()
        cell = cell_element(self.identifier(self.arguments[0]), "\n".join(self.content))
        cell["run"] = True
        self.set_source_info(cell)
        return [cell]


def setup_steps(app: Sphinx) -> None:
    app.add_directive("steps", Steps)
    app.add_directive("step", Step)
    app.add_directive("step-code", StepCode)

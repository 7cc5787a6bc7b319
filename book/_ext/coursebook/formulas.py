"""``{formulas}``: every displayed formula of the book, by chapter and section."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from coursebook.collect import (
    add_maker,
    anchor,
    copy_to,
    gather,
    heading_of,
    link,
    pages,
    section_of,
)
from coursebook.html import el, element, title

if TYPE_CHECKING:
    from sphinx.application import Sphinx


class Formulas(SphinxDirective):
    """No argument, no content.

    ````
    ```{formulas}
    ```
    ````
    """

    def run(self) -> list[nodes.Node]:
        return [gather("formulas")]


def _in_exercise(node: nodes.Node) -> bool:
    """Whether a formula belongs to a task: it is explained in a section before."""
    while node is not None:
        if isinstance(node, element) and node["tag"] == "course-exercise":
            return True
        node = node.parent
    return False


def _make(app: Sphinx, docname: str, _options: dict[str, Any]) -> list[nodes.Node]:
    made: list[nodes.Node] = []
    for page in pages(app):
        # By section, in the page's order: a section's formulas stand under one heading.
        sections: dict[str, tuple[str, list[nodes.Node]]] = {}
        for formula in app.env.get_doctree(page.docname).findall(nodes.math_block):
            section = section_of(formula)
            if section is not None and not _in_exercise(formula):
                entry = sections.setdefault(anchor(section), (heading_of(section), []))
                entry[1].append(copy_to(app, docname, page.docname, formula))
        if not sections:
            continue
        sheet = el("div", {"class": "course-formulas"})
        for fragment, (heading, formulas) in sections.items():
            place = link(app, docname, page.docname, fragment)
            label = el("p", {"class": "course-formula-name"}, el("a", {"href": place}, heading))
            sheet += el("div", {"class": "course-formula"}, label, *formulas)
        made.append(
            el(
                "section",
                {"class": "course-formula-chapter"},
                title(f"{page.number}. {page.title}", ident=f"formulas-{page.chapter.id}"),
                sheet,
            )
        )
    return made


def setup_formulas(app: Sphinx) -> None:
    app.add_directive("formulas", Formulas)
    add_maker("formulas", _make)

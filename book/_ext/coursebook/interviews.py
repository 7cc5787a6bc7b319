"""``{interviews}``: the interview questions of all chapters on one page, to be filtered.

Without a script all are shown; with one (theme.js) a list of chapters and a search field choose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sphinx.util.docutils import SphinxDirective

from coursebook.collect import add_maker, anchor, copy_to, gather, link, pages, section_of
from coursebook.html import el, element, title

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.application import Sphinx

    from coursebook.collect import Page


class Interviews(SphinxDirective):
    """No argument, no content.

    ````
    ```{interviews}
    ```
    ````
    """

    def run(self) -> list[nodes.Node]:
        return [gather("interviews")]


def _questions(app: Sphinx, page: Page) -> list[element]:
    found = app.env.get_doctree(page.docname).findall(element)
    return [node for node in found if node["attrs"].get("class") == "course-interview"]


def _filter(groups: list[tuple[Page, list[element]]]) -> element:
    options = [el("option", {"value": ""}, "ทุกบท")]
    options += [
        el("option", {"value": page.chapter.id}, f"{page.number}. {page.title}")
        for page, _ in groups
    ]
    total = sum(len(questions) for _, questions in groups)
    return el(
        "form",
        {"class": "course-filter", "data-filter": "[data-topic]"},
        el(
            "p",
            {},
            el("label", {"for": "filter-topic"}, "บท"),
            el("select", {"id": "filter-topic", "data-role": "filter-topic"}, *options),
        ),
        el(
            "p",
            {},
            el("label", {"for": "filter-text"}, "มีคำว่า"),
            el(
                "input",
                {
                    "id": "filter-text",
                    "data-role": "filter-text",
                    "type": "search",
                    "autocomplete": "off",
                },
            ),
        ),
        el("p", {"role": "status", "data-role": "filter-count"}, f"แสดง {total} คำถาม"),
    )


def _make(app: Sphinx, docname: str, _options: dict[str, Any]) -> list[nodes.Node]:
    groups = [(page, questions) for page in pages(app) if (questions := _questions(app, page))]
    made: list[nodes.Node] = [_filter(groups)]
    for page, questions in groups:
        group = el("section", {"data-topic": page.chapter.id})
        group += title(page.title, ident=f"interview-{page.chapter.id}")
        section = section_of(questions[0])
        place = link(app, docname, page.docname, anchor(section) if section else "")
        group += el("p", {}, el("a", {"href": place}, f"อ่านบทที่ {page.number}"))
        group.extend(copy_to(app, docname, page.docname, question) for question in questions)
        made.append(group)
    return made


def setup_interviews(app: Sphinx) -> None:
    app.add_directive("interviews", Interviews)
    add_maker("interviews", _make)

"""``{course-map}``: the way through the course, with the reader's progress in every chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from coursebook.collect import add_maker, gather, link, pages
from coursebook.html import el, title
from coursebook.progress import progress_element

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.application import Sphinx

    from coursebook.collect import Page
    from coursebook.html import element

logger = logging.getLogger(__name__)


class CourseMap(SphinxDirective):
    """The content is YAML: parts of the course, in them chapters with what they teach and need.

    ````
    ```{course-map}
    เริ่มต้น:
      start: {teaches: รันโค้ดและส่งงาน, needs: []}
    ```
    ````
    """

    has_content = True

    def run(self) -> list[nodes.Node]:
        self.assert_has_content()
        try:
            parts = yaml.safe_load("\n".join(self.content))
            for chapters in parts.values():
                for name, entry in chapters.items():
                    if set(entry) != {"teaches", "needs"} or not isinstance(entry["needs"], list):
                        raise ValueError(f"{name}: give 'teaches' and the list 'needs'")
        except (yaml.YAMLError, AttributeError, ValueError, TypeError) as error:
            raise self.error(f"course-map: {error}") from error
        return [gather("course-map", parts=parts)]


def _chapter(
    app: Sphinx, here: str, page: Page, entry: dict[str, Any], known: dict[str, Page]
) -> element:
    needed = [known[name] for name in entry["needs"] if name in known]
    line = el("p", {"class": "course-map-facts"}, f"ประมาณ {page.chapter.minutes} นาที")
    if needed:
        line += el("span", {}, " · ควรเรียนก่อน ")
        for number, other in enumerate(needed):
            word = "" if number == 0 else " และ "
            name = other.title.partition(":")[0]
            line += el("span", {}, word)
            line += el("a", {"href": link(app, here, other.docname)}, f"{other.number}. {name}")
    head = title("", deeper=1)
    head += el("a", {"href": link(app, here, page.docname)}, page.title)
    return el(
        "li",
        {"data-map": page.chapter.id, "value": str(page.number)},
        head,
        el("p", {}, str(entry["teaches"])),
        line,
        progress_element(page.chapter),
    )


def _make(app: Sphinx, docname: str, options: dict[str, Any]) -> list[nodes.Node]:
    known = {page.chapter.id: page for page in pages(app)}
    named = {name for chapters in options["parts"].values() for name in chapters}
    for name in known.keys() - named:
        logger.warning("course-map: chapter '%s' is not on the map", name, location=docname)
    made: list[nodes.Node] = []
    for number, (part, chapters) in enumerate(options["parts"].items(), 1):
        items = [
            _chapter(app, docname, known[name], entry, known)
            for name, entry in chapters.items()
            if name in known
        ]
        if items:
            made.append(title(str(part), ident=f"part-{number}"))
            made.append(el("ol", {"class": "course-map"}, *items))
    return made


class Continue(SphinxDirective):
    """``{continue}``: a link to where the reader stopped; until there is one, to the first chapter.

    ````
    ```{continue}
    ```
    ````
    """

    def run(self) -> list[nodes.Node]:
        return [gather("continue")]


def _make_continue(app: Sphinx, docname: str, _options: dict[str, Any]) -> list[nodes.Node]:
    order = pages(app)
    if not order:
        return []
    first = order[0]
    return [
        el(
            "course-continue",
            {"data-chapters": " ".join(page.chapter.id for page in order)},
            el("a", {"href": link(app, docname, first.docname)}, f"เริ่มบทแรก: {first.title}"),
        )
    ]


def setup_course_map(app: Sphinx) -> None:
    app.add_directive("course-map", CourseMap)
    app.add_directive("continue", Continue)
    add_maker("course-map", _make)
    add_maker("continue", _make_continue)

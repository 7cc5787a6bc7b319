"""Pages that gather what the chapters hold: a placeholder is filled once all pages are read.

A directive (``{interviews}``, ``{formulas}``, ``{glossary}``, ``{course-map}``) leaves a
``gathered`` node with the name of the function that makes its content. The filling runs before all
other post-transforms, so that references and computed values that were copied from a chapter are
resolved like the page's own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.addnodes import pending_xref, toctree
from sphinx.transforms.post_transforms import SphinxPostTransform

from coursebook import settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sphinx.application import Sphinx

    from autograder.content import Chapter

    Maker = Callable[[Sphinx, str, dict[str, Any]], list[nodes.Node]]

_NUMBERED = re.compile(r"id\d+$")
_MAKERS: dict[str, Maker] = {}


class gathered(nodes.General, nodes.Element):
    """Stands where a maker's nodes will be; ``maker`` is its name, ``options`` what it needs."""


def gather(maker: str, **options: Any) -> gathered:
    """A placeholder for what ``maker`` will make."""
    return gathered("", maker=maker, options=options)


def add_maker(name: str, maker: Maker) -> None:
    """Name a function that makes nodes from ``(app, docname, options)``."""
    _MAKERS[name] = maker


@dataclass(frozen=True)
class Page:
    """A chapter's page in reading order; ``number`` counts from 1."""

    docname: str
    number: int
    chapter: Chapter
    title: str


def pages(app: Sphinx) -> list[Page]:
    """The chapters' pages in reading order."""
    env, options = app.env, settings.of(app)
    found: list[Page] = []
    for tree in env.get_doctree(app.config.root_doc).findall(toctree):
        for _, docname in tree["entries"]:
            name = options.chapter_of(docname)
            if name is not None and docname in env.titles:
                title = env.titles[docname].astext()
                found.append(Page(docname, len(found) + 1, options.chapter(name), title))
    return found


def anchor(section: nodes.Element) -> str:
    """The section's id that its author gave: it follows the one made from the (Thai) heading.

    >>> anchor(nodes.section(ids=["hit-k", "why-cost"]))
    'why-cost'
    """
    ids: list[str] = section["ids"]
    named = [one for one in ids if not _NUMBERED.match(one)]
    return (named or ids or [""])[-1]


def section_of(node: nodes.Node) -> nodes.section | None:
    """The innermost section that holds a node."""
    while node is not None and not isinstance(node, nodes.section):
        node = node.parent
    return node


def heading_of(section: nodes.section) -> str:
    """The section's title."""
    return next(
        (child.astext() for child in section.children if isinstance(child, nodes.title)), ""
    )


def link(app: Sphinx, here: str, page: str, fragment: str = "") -> str:
    """The address of a place in the book, as a page writes it."""
    address = app.builder.get_relative_uri(here, page)
    return f"{address}#{fragment}" if fragment else address


def copy_to(app: Sphinx, here: str, page: str, node: nodes.Element) -> nodes.Element:
    """A copy of a page's node for the page ``here``: no ids, references counted from here."""
    copied: nodes.Element = node.deepcopy()
    for inner in _elements(copied):
        inner["ids"] = []
        if isinstance(inner, pending_xref):
            inner["refdoc"] = here
        elif isinstance(inner, nodes.reference) and "refid" in inner:
            inner["refuri"] = link(app, here, page, inner["refid"])
            del inner["refid"]
    return copied


def _elements(node: nodes.Element) -> Iterator[nodes.Element]:
    return (inner for inner in node.findall(nodes.Element) if "ids" in inner.attributes)


class Fill(SphinxPostTransform):
    """Puts the gathered content in its place."""

    default_priority = 1

    def run(self, **_: Any) -> None:
        for place in list(self.document.findall(gathered)):
            make = _MAKERS[place["maker"]]
            place.replace_self(make(self.app, self.env.docname, place["options"]))


def setup_collect(app: Sphinx) -> None:
    app.add_node(gathered)
    app.add_post_transform(Fill)

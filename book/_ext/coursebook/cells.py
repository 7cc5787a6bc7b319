"""Ordinary ``{code-cell}``s become ``<course-cell>``: live in the browser, with saved output.

myst-nb runs the cells when the book is built. A cell names itself with ``:cell: id``. Its tags are
myst-nb's: ``remove-cell``, ``remove-input``, ``remove-output``, and ``hide-input`` folds the code.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.errors import ExtensionError
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging

from coursebook import settings
from coursebook.build import DRAWN
from coursebook.html import code_block, el, element, raw
from coursebook.outputs import output_html
from coursebook.run import CellError, PageRun

if TYPE_CHECKING:
    from sphinx.application import Sphinx

logger = logging.getLogger(__name__)


def cell_element(cell: str, code: str, *, folded: bool = False) -> element:
    """A live cell with its code."""
    source: nodes.Node = code_block(code, {"data-role": "source"})
    if folded:
        source = el("details", {"class": "course-source"}, el("summary", {}, "ดูโค้ด"), source)
    node = el("course-cell", {"data-cell": cell}, source)
    node["code"] = code
    return node


def saved_output(*children: nodes.Node) -> element:
    """The output that was there when the book was built."""
    return el("div", {"data-role": "saved-output"}, *children)


def _convert(container: nodes.Element, docname: str) -> nodes.Node | None:
    """What stands for one executed cell of myst-nb; None drops it."""
    parts = {part.get("nb_element"): part for part in _elements(container)}
    source = parts.get("cell_code_source")
    output = parts.get("cell_code_output")
    metadata: dict[str, Any] = container.get("cell_metadata") or {}
    shown = saved_output(*_outputs(output)) if output is not None else None
    if source is None:
        return shown
    code = source.astext().rstrip("\n")
    cell = metadata.get("cell")
    if not isinstance(cell, str) or not cell.isidentifier() or not cell.isascii():
        logger.warning(
            "a code cell needs a name: add the line ':cell: some_id' (a-z, 0-9, _)",
            location=(docname, container.line),
            type="coursebook",
            subtype="cell",
        )
        cell = f"cell_{container['cell_index']}"
    node = cell_element(cell, code, folded="hide-input" in metadata.get("tags", []))
    if shown is not None:
        node += shown
    return node


def _elements(node: nodes.Element) -> list[nodes.Element]:
    return [child for child in node.children if isinstance(child, nodes.Element)]


def _outputs(output: nodes.Element) -> list[nodes.Node]:
    """The outputs of a cell, each as the front end would build it."""
    found: list[nodes.Node] = []
    for child in list(output.children):
        if isinstance(child, nodes.literal_block) and "stream" in child["classes"]:
            text = {"type": "stream", "name": "stdout", "text": child.astext()}
            found.append(raw(output_html(text)))
        elif isinstance(child, nodes.Element) and child.get("nb_element") == "mime_bundle":
            found += _choose(child)
        else:
            found.append(child)
    return found


def _choose(bundle: nodes.Element) -> list[nodes.Node]:
    kinds = {part["mime_type"]: part for part in _elements(bundle)}
    if "text/html" in kinds:
        # Taken out of the element that myst-nb would put around it.
        return [raw(kinds["text/html"].astext())]
    if "text/plain" not in kinds:
        return [bundle]
    text = kinds["text/plain"].astext()
    return [] if DRAWN in text else [raw(output_html({"type": "text", "text": text}))]


def _name(cell: element) -> str:
    return str(cell["attrs"]["data-cell"])


def _on_read(app: Sphinx, doctree: nodes.document) -> None:
    """Convert what myst-nb ran, then run the cells of worked examples, in the page's order."""
    docname = app.env.docname
    found = [
        node for node in doctree.findall(nodes.container) if node.get("nb_element") == "cell_code"
    ]
    for container in found:
        converted = _convert(container, docname)
        if converted is None:
            container.parent.remove(container)
        else:
            container.replace_self(converted)

    cells = [node for node in doctree.findall(element) if node["tag"] == "course-cell"]
    seen: set[str] = set()
    for cell in cells:
        if _name(cell) in seen:
            logger.warning("cell '%s' is there twice on this page", _name(cell), location=docname)
        seen.add(_name(cell))

    if any(cell.get("run") for cell in cells):
        _run(settings.of(app), docname, cells)


def _run(options: settings.Settings, docname: str, cells: list[element]) -> None:
    """Run the worked examples' cells and save what they give."""
    chapter = options.chapter_of(docname)
    if chapter is None:
        raise ExtensionError(f"{docname}: worked examples need a chapter with given names")
    page = PageRun(options.root, chapter)
    before: list[tuple[str, str]] = []
    for cell in cells:
        name = _name(cell)
        if cell.get("run"):
            try:
                outputs = page.run(name, cell["code"], before)
            except CellError as error:
                raise ExtensionError(f"{docname}: {error}") from error
            if outputs:
                parts = [
                    raw(output_html(output, f"{name}-{number}"))
                    for number, output in enumerate(outputs)
                ]
                cell += saved_output(*parts)
        before.append((name, cell["code"]))


# myst-nb leaves a remove-cell out before it runs the page inline: {eval} in the prose below would
# not see its names until the next visible cell. With both parts removed it runs in its place.
_REMOVED = re.compile(r"^:tags: \[remove-cell\]$", re.MULTILINE)


def _on_source(_app: Sphinx, _docname: str, source: list[str]) -> None:
    source[0] = _REMOVED.sub(":tags: [remove-input, remove-output]", source[0])


class PlainValues(SphinxPostTransform):
    """What {eval} shows is part of its sentence: plain text, without a wrapper."""

    default_priority = 700

    def run(self, **_: Any) -> None:
        for node in list(self.document.findall(nodes.inline)):
            if {"output", "text_plain"} <= set(node["classes"]):
                node.parent.replace(node, nodes.Text(node.astext()))


def setup_cells(app: Sphinx) -> None:
    app.add_post_transform(PlainValues)
    app.connect("source-read", _on_source)
    app.connect("doctree-read", _on_read)

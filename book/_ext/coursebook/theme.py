"""The book's own light theme: what its templates need, and Thai for what Sphinx says in English."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from docutils import nodes
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound
from sphinx.addnodes import toctree
from sphinx.locale import admonitionlabels
from sphinx.transforms.post_transforms import SphinxPostTransform

from coursebook import fonts, settings
from coursebook.html import el, highlighted, raw, start_tag

if TYPE_CHECKING:
    from sphinx.application import Sphinx

FOLDER = settings.PACKAGE / "theme"

ADMONITIONS = {
    "attention": "โปรดสังเกต",
    "caution": "ข้อควรระวัง",
    "danger": "อันตราย",
    "error": "ข้อผิดพลาด",
    "hint": "คำใบ้",
    "important": "สำคัญ",
    "note": "หมายเหตุ",
    "seealso": "อ่านเพิ่มเติม",
    "tip": "เคล็ดลับ",
    "warning": "คำเตือน",
}


class ScrollingTables(SphinxPostTransform):
    """A table wider than the screen scrolls in its own frame, by keyboard too."""

    default_priority = 700

    def run(self, **_: Any) -> None:
        for table in list(self.document.findall(nodes.table)):
            titles = [child.astext() for child in table.children if isinstance(child, nodes.title)]
            label = titles[0] if titles else "ตาราง"
            frame = el(
                "div",
                {"class": "table-scroll", "role": "group", "tabindex": "0", "aria-label": label},
            )
            table.replace_self(frame)
            frame += table


class StaticCode(SphinxPostTransform):
    """Code that is only shown becomes one plain, highlighted ``<pre>``."""

    default_priority = 700

    def run(self, **_: Any) -> None:
        for block in list(self.document.findall(nodes.literal_block)):
            language = block.get("language", "text")
            try:
                lexer = get_lexer_by_name(
                    {"python3": "python", "ipython3": "python", "default": "text"}.get(
                        language, language
                    ),
                    stripnl=False,
                    ensurenl=False,
                )
            except ClassNotFound:
                continue
            code = block.astext()
            opening = start_tag("pre", {"tabindex": "0", "data-language": language})
            block.replace_self(raw(f"{opening}<code>{highlighted(code, lexer)}</code></pre>"))


def book_parts(app: Sphinx) -> list[dict[str, Any]]:
    """The pages in reading order, by part. Chapters are numbered through the book.

    Pages that are no chapter (glossary, formula sheet …) stand in a part of their own at the end.
    """
    env, options = app.env, settings.of(app)
    parts: list[dict[str, Any]] = []
    others: list[dict[str, Any]] = []
    number = 0
    root = env.get_doctree(app.config.root_doc)
    for tree in root.findall(toctree):
        chapters = []
        for given_title, docname in tree["entries"]:
            if docname not in env.titles:
                continue
            title = given_title or env.titles[docname].astext()
            if options.chapter_of(docname) is None:
                others.append({"docname": docname, "title": title, "number": None})
                continue
            number += 1
            chapters.append({"docname": docname, "title": title, "number": number})
        if chapters:
            parts.append({"caption": tree.get("caption"), "chapters": chapters})
    if others:
        parts.append({"caption": "ใช้ประกอบการเรียน" if parts else None, "chapters": others})
    return parts


def page_toc(app: Sphinx, docname: str) -> list[dict[str, str]]:
    """The page's sections of the second level."""
    toc = app.env.tocs.get(docname)
    if toc is None or not toc.children:
        return []
    page = toc.children[0]
    inner = [child for child in page.children if isinstance(child, nodes.bullet_list)]
    items: list[dict[str, str]] = []
    for bullets in inner:
        for item in bullets.children:
            for reference in item.findall(nodes.reference):
                items.append({"href": reference["anchorname"] or "#", "title": reference.astext()})
                break
    return items


def _context(
    app: Sphinx,
    pagename: str,
    _template: str,
    context: dict[str, Any],
    _doctree: nodes.document | None,
) -> None:
    parts = book_parts(app)
    context["book_parts"] = parts
    numbers = {item["docname"]: item["number"] for part in parts for item in part["chapters"]}
    context["chapter_number"] = numbers.get(pagename)
    context["page_toc"] = page_toc(app, pagename) if pagename != app.config.root_doc else []
    context["theme_version"] = settings.of(app).theme_version
    context["page_description"] = app.env.metadata.get(pagename, {}).get("description")
    found = [file.name for file in fonts.sources(settings.of(app).root)]
    context["preload_fonts"] = [f"fonts/{name}" for name in found if "-400-" in name]


def setup_theme(app: Sphinx) -> None:
    app.add_html_theme("coursebook", str(FOLDER))
    app.add_post_transform(ScrollingTables)
    app.add_post_transform(StaticCode)
    app.connect("html-page-context", _context)
    admonitionlabels.update(ADMONITIONS)

"""``{glossary}``: every term of the course, Thai and English, with the place that introduces it.

The terms come from docs/terms.md and from the chapters' terms.toml, which also say what they mean.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from coursebook import settings
from coursebook.collect import add_maker, gather, link, pages
from coursebook.html import el, title

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.application import Sphinx

    from autograder.content import Term
    from coursebook.collect import Page

logger = logging.getLogger(__name__)

_LEADING = re.compile(r"([เแโใไ])([ก-ฮ])")
_MARKS = re.compile(r"[็-์]")
_LABEL = re.compile(r"^\(([a-z0-9-]+)\)=$", re.MULTILINE)


def thai_key(text: str) -> tuple[str, str]:
    """Sorts as a Thai dictionary does: a vowel written before its consonant counts after it.

    Tone marks only decide between words that are otherwise the same.

    >>> sorted(["แบบ", "ก่อน", "เกณฑ์", "กอ", "ขวบ"], key=thai_key)
    ['กอ', 'ก่อน', 'เกณฑ์', 'ขวบ', 'แบบ']
    """
    turned = _LEADING.sub(r"\2\1", text)
    return _MARKS.sub("", turned).casefold(), text


@dataclass(frozen=True)
class Entry:
    """A term and where the book introduces it."""

    term: Term
    page: Page
    anchor: str

    @property
    def ident(self) -> str:
        """The entry's id on the page.

        Made from the English form, which is ASCII.
        """
        return "term-" + re.sub(r"[^a-z0-9]+", "-", self.term.english.lower()).strip("-")


def listed(markdown: str) -> list[str]:
    """The Thai forms of docs/terms.md's table.

    >>> listed("| Thai | English | never |\\n|---|---|---|\\n| อันดับ | rank | แรงก์ |\\n")
    ['อันดับ']
    """
    rows = re.findall(r"^\| *([^|]*[ก-๙][^|]*?) *\|[^|]+\|[^|]*\|$", markdown, re.MULTILINE)
    return [str(row) for row in rows]


def introduced(term: Term, source: str) -> str | None:
    """The label of the section where a page's source gives a term with its English form."""
    pattern = rf"{re.escape(term.thai)} \((?:[^()]*\b)?{re.escape(term.english)}\b"
    found = re.search(pattern, source)
    if found is None:
        return None
    labels = [match[1] for match in _LABEL.finditer(source, 0, found.start())]
    return labels[-1] if labels else ""


def entries(app: Sphinx) -> list[Entry]:
    """Every term once, with the first place in reading order that introduces it."""
    order = pages(app)
    sources = {
        page.docname: (settings.of(app).root / f"{page.docname}.md").read_text("utf-8")
        for page in order
    }
    found: dict[str, Entry] = {}
    for home in order:
        for term in home.chapter.terms:
            if term.thai in found:
                continue
            for page in order:
                place = introduced(term, sources[page.docname])
                if place is not None:
                    found[term.thai] = Entry(term, page, place)
                    break
            else:
                found[term.thai] = Entry(term, home, "")
    return list(found.values())


class Glossary(SphinxDirective):
    """No argument, no content.

    ````
    ```{glossary}
    ```
    ````
    """

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(str(settings.of(self.env.app).root / "docs" / "terms.md"))
        return [gather("glossary")]


def _make(app: Sphinx, docname: str, _options: dict[str, Any]) -> list[nodes.Node]:
    found = entries(app)
    table = settings.of(app).root / "docs" / "terms.md"
    known = {entry.term.thai for entry in found}
    for thai in listed(table.read_text("utf-8") if table.is_file() else ""):
        if thai not in known:
            logger.warning(
                "the term %s of docs/terms.md has no meaning: add it to a terms.toml",
                thai,
                location=docname,
            )
    by_thai = el("dl", {"class": "course-glossary"})
    for entry in sorted(found, key=lambda entry: thai_key(entry.term.thai)):
        place = link(app, docname, entry.page.docname, entry.anchor)
        by_thai += el(
            "dt",
            {"id": entry.ident},
            f"{entry.term.thai} ",
            el("span", {"lang": "en"}, entry.term.english),
        )
        by_thai += el(
            "dd",
            {},
            f"{entry.term.meaning} ",
            el("a", {"href": place}, f"บทที่ {entry.page.number}"),
        )
    by_english = el("ul", {"class": "course-glossary-english"})
    for entry in sorted(found, key=lambda entry: entry.term.english.casefold()):
        by_english += el(
            "li",
            {},
            el("span", {"lang": "en"}, entry.term.english),
            " ",
            el("a", {"href": f"#{entry.ident}"}, entry.term.thai),
        )
    return [
        title("ไทย – อังกฤษ", ident="glossary-thai"),
        by_thai,
        title("อังกฤษ – ไทย", ident="glossary-english"),
        by_english,
    ]


def setup_glossary(app: Sphinx) -> None:
    # Sphinx has a directive of this name for lists that an author types; ours is made.
    app.add_directive_to_domain("std", "glossary", Glossary, override=True)
    add_maker("glossary", _make)

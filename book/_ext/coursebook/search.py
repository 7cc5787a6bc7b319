"""Search in Thai: text and query are cut into the same windows of three characters.

Thai writes no spaces between words, and Sphinx' own splitter cuts at every vowel and tone mark. Two
dictionaries (one here, one in the browser) never cut alike; windows always do. Latin words stay
whole.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

from sphinx.search import SearchLanguage, js_index

if TYPE_CHECKING:
    from sphinx.application import Sphinx

WINDOW = 3
# A run of Thai, marks and digits included, or a word in another script. Thai is one block.
_RUN = re.compile(r"[\u0e01-\u0e3a\u0e40-\u0e4e\u0e50-\u0e59]+|[^\W\u0e00-\u0e7f]+")


def windows(run: str, size: int = WINDOW) -> list[str]:
    """All windows of a run; a run that is shorter stays whole.

    >>> windows("วัดผล")
    ['วัด', 'ัดผ', 'ดผล']
    """
    return [run[i : i + size] for i in range(max(1, len(run) - size + 1))]


def _is_thai(run: str) -> bool:
    return "\u0e00" <= run[0] <= "\u0e7f"


def query_terms(text: str) -> list[str]:
    """What a query looks for; the browser does the same in JavaScript.

    >>> query_terms("ค่า hit@3")
    ['ค่า', 'hit', '3']
    """
    terms: list[str] = []
    for match in _RUN.finditer(text):
        run = match.group()
        terms += windows(run) if _is_thai(run) else [run]
    return terms


def index_terms(text: str) -> list[str]:
    """What a text can be found by: the terms of a query, and pairs for words of two characters.

    >>> index_terms("ของคำ")
    ['ของ', 'องค', 'งคำ', 'ขอ', 'อง', 'งค', 'คำ']
    """
    terms = query_terms(text)
    for match in _RUN.finditer(text):
        run = match.group()
        if _is_thai(run) and len(run) > 2:
            terms += windows(run, 2)
    return terms


class SearchThai(SearchLanguage):
    """The same cutting for the index (Python) and the query (JavaScript)."""

    lang = "th"
    language_name = "Thai"
    js_splitter_code = """
function splitQuery(query) {
  const run =
    /[\\u0e01-\\u0e3a\\u0e40-\\u0e4e\\u0e50-\\u0e59]+|(?:(?![\\u0e00-\\u0e7f])[\\p{L}\\p{N}_])+/gu;
  return [...query.matchAll(run)].flatMap(([found]) =>
    /^[\\u0e00-\\u0e7f]/.test(found)
      ? Array.from({ length: Math.max(1, found.length - 2) }, (_, i) => found.slice(i, i + 3))
      : [found]
  );
}
"""

    def split(self, input: str) -> list[str]:
        return index_terms(input)


def _write_letters(app: Sphinx, exception: Exception | None) -> None:
    """Write the index' Thai as letters: as escapes it is twice the size."""
    file = Path(app.outdir, "searchindex.js")
    if exception is None and file.is_file():
        index = js_index.loads(file.read_text("utf-8"))
        text = json.dumps(index, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        file.write_text(f"{js_index.PREFIX}{text}{js_index.SUFFIX}", "utf-8")


def setup_search(app: Sphinx) -> None:
    app.add_search_language(SearchThai)
    app.connect("build-finished", _write_letters)

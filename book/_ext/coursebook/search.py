"""Search in Thai: text and query are cut into the same windows of three characters.

Thai writes no spaces between words, and Sphinx' own splitter cuts at every vowel and tone mark. Two
dictionaries (one here, one in the browser) never cut alike; windows always do. Latin words stay
whole.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from sphinx.search import SearchLanguage

if TYPE_CHECKING:
    from sphinx.application import Sphinx

WINDOW = 3
# A run of Thai, marks and digits included, or a word in another script. Thai is one block.
_RUN = re.compile(r"[\u0e01-\u0e3a\u0e40-\u0e4e\u0e50-\u0e59]+|[^\W\u0e00-\u0e7f]+")


def windows(run: str) -> list[str]:
    """All windows of a run; a run that is shorter stays whole.

    >>> windows("วัดผล")
    ['วัด', 'ัดผ', 'ดผล']
    """
    return [run[i : i + WINDOW] for i in range(max(1, len(run) - WINDOW + 1))]


def split(text: str) -> list[str]:
    """The search terms of a text.

    >>> split("ค่า hit@3")
    ['ค่า', 'hit', '3']
    """
    terms: list[str] = []
    for match in _RUN.finditer(text):
        run = match.group()
        terms += windows(run) if "\u0e00" <= run[0] <= "\u0e7f" else [run]
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
        return split(input)


def setup_search(app: Sphinx) -> None:
    app.add_search_language(SearchThai)

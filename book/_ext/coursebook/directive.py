"""What the directives that show the course's content share."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from docutils.statemachine import StringList
from sphinx.util.docutils import SphinxDirective

from autograder.content import Chapter, ContentError
from coursebook import settings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from docutils import nodes

Entry = TypeVar("Entry")


class CourseDirective(SphinxDirective):
    """A directive that knows the page's chapter and can parse prose from the exercises' folders."""

    @property
    def settings(self) -> settings.Settings:
        """The build's settings."""
        return settings.of(self.env.app)

    def load_chapter(self, name: str) -> Chapter:
        """A chapter by id; a fault in it becomes an error at the directive."""
        try:
            chapter = self.settings.chapter(name)
        except ContentError as error:
            raise self.error(str(error)) from error
        folder = self.settings.root / "exercises" / name
        for pattern in ("*.toml", "*.py", "*/*.toml", "*/*.md", "*/solution.py"):
            for file in folder.glob(pattern):
                self.env.note_dependency(str(file))
        return chapter

    def page_chapter(self) -> Chapter:
        """The chapter that this page teaches."""
        name = self.settings.chapter_of(self.env.docname)
        if name is None:
            raise self.error(
                f"'{self.name}' stands in {self.env.docname}, which is no chapter: "
                f"exercises/{self.env.docname.rpartition('/')[2]}/chapter.toml is missing"
            )
        return self.load_chapter(name)

    def of_page(self, kind: str, known: Mapping[str, Entry]) -> Entry:
        """What the directive's argument names among the page's chapter's ``known`` things."""
        name = self.identifier(self.arguments[0])
        if name not in known:
            raise self.error(
                f"{kind} '{name}' is not in chapter '{self.page_chapter().id}' "
                f"(known: {', '.join(known)})"
            )
        return known[name]

    def identifier(self, text: str) -> str:
        """An id as all ids of the course: ASCII lower case, digits, underscores."""
        if not text.isascii() or not text.replace("_", "a").isalnum() or text != text.lower():
            raise self.error(f"{self.name}: id '{text}' is not of a-z, 0-9 and _")
        return text

    def prose(self, text: str, source: str, into: nodes.Element) -> None:
        """Parse Markdown from ``source`` into a node."""
        lines = StringList(text.splitlines(), source=source)
        self.state.nested_parse(lines, 0, into)

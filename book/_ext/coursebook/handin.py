"""``{handin}``: the button that makes the submission notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from coursebook.html import el

if TYPE_CHECKING:
    from sphinx.application import Sphinx


class HandIn(SphinxDirective):
    """The body says what handing in means; the script makes the button work.

    Without a script the button can do nothing, so a reader is told instead of left clicking.
    """

    has_content = True

    def run(self) -> list[nodes.Node]:
        box = el("course-handin")
        if self.content:
            self.state.nested_parse(self.content, self.content_offset, box)
        box += el(
            "p",
            {"class": "course-actions"},
            el(
                "button",
                {"type": "button", "data-action": "export-submission"},
                "ดาวน์โหลดไฟล์ส่งงาน (.ipynb)",
            ),
        )
        box += el("noscript", {}, el("p", {}, "การสร้างไฟล์ส่งงานต้องเปิด JavaScript ในเบราว์เซอร์"))
        return [box]


def setup_handin(app: Sphinx) -> None:
    app.add_directive("handin", HandIn)

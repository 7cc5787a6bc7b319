"""Formulas as MathML, written when the book is built: no script, no font, nothing from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils import nodes
from latex2mathml.converter import convert
from sphinx.util import logging

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.writers.html5 import HTML5Translator

logger = logging.getLogger(__name__)


def to_mathml(latex: str, *, display: str) -> str:
    """One formula as a ``<math>`` element; ``display`` is ``inline`` or ``block``.

    >>> to_mathml("k", display="inline").startswith("<math")
    True
    """
    markup = str(convert(latex, display=display))
    # In HTML the element needs no namespace.
    return markup.replace(' xmlns="http://www.w3.org/1998/Math/MathML"', "", 1)


def _markup(latex: str, node: nodes.Element, display: str) -> str:
    try:
        return to_mathml(latex, display=display)
    except Exception as error:  # the library raises many kinds for formulas it cannot read
        logger.warning("formula cannot be read: %s (%r)", latex, error, location=node)
        return ""


def _visit_inline(self: HTML5Translator, node: nodes.math) -> None:
    self.body.append(_markup(node.astext(), node, "inline"))
    raise nodes.SkipNode


def _visit_block(self: HTML5Translator, node: nodes.math_block) -> None:
    ident = f' id="{node["ids"][0]}"' if node["ids"] else ""
    number = f'<span class="eqno">({node["number"]})</span>' if node.get("number") else ""
    markup = _markup(node.astext(), node, "block")
    self.body.append(f'<div class="math-block" tabindex="0"{ident}>{markup}{number}</div>\n')
    raise nodes.SkipNode


def setup_mathml(app: Sphinx) -> None:
    app.add_html_math_renderer(
        "mathml", inline_renderers=(_visit_inline, None), block_renderers=(_visit_block, None)
    )

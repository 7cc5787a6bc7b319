"""Plain HTML elements as document nodes: all that the course's components are built from."""

from __future__ import annotations

import html
import itertools
from typing import TYPE_CHECKING, Any

from docutils import nodes
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pygments.lexer import Lexer
    from sphinx.application import Sphinx
    from sphinx.writers.html5 import HTML5Translator


class element(nodes.General, nodes.TextElement):
    """One HTML element. ``tag`` and ``attrs`` are written as they are, children inside.

    A ``TextElement``, for Sphinx wants links to stand in one.
    """


class heading(nodes.General, nodes.TextElement):
    """A heading one level below the section it stands in, so that levels never skip.

    ``deeper`` adds levels for headings nested in a component. It is no docutils title: a component
    is not a section, and its heading stays out of the table of contents.
    """


def start_tag(tag: str, attrs: Mapping[str, str | bool | None]) -> str:
    """The opening tag. ``True`` writes a bare attribute, ``None`` and ``False`` leave it out.

    >>> start_tag("div", {"data-role": 'a "b"', "hidden": True, "id": None})
    '<div data-role="a &quot;b&quot;" hidden>'
    """
    parts = [tag]
    for name, value in attrs.items():
        if value is True:
            parts.append(name)
        elif value not in (None, False):
            parts.append(f'{name}="{html.escape(str(value))}"')
    return f"<{' '.join(parts)}>"


def el(
    tag: str,
    attrs: Mapping[str, str | bool | None] | None = None,
    *children: nodes.Node | str,
) -> element:
    """Build an element; strings become text.

    >>> el("p", {"data-role": "x"}, "text").astext()
    'text'
    """
    node = element("", tag=tag, attrs=dict(attrs or {}))
    node.extend(nodes.Text(child) if isinstance(child, str) else child for child in children)
    return node


def title(text: str, *, deeper: int = 0, ident: str | None = None) -> heading:
    """A heading with ``text``, fitted to where it stands."""
    node = heading("", text, deeper=deeper)
    if ident:
        node["ids"] = [ident]
    return node


def raw(source: str) -> nodes.raw:
    """Markup that is finished."""
    return nodes.raw("", source, format="html")


# The kinds of code that theme.css gives a colour of their own, by the first letters of Pygments'
# names for them: keywords, strings, numbers, comments, names that are defined, built-in names.
_COLOURED = {"k": "k", "s": "s", "m": "m", "c": "c", "nf": "f", "fm": "f", "nc": "f", "nd": "f"}
_COLOURED |= {"nb": "b", "bp": "b", "ow": "k"}


class _Short(HtmlFormatter):  # type: ignore[misc]
    """Marks what has a colour of its own, and that in few letters: a third of the usual markup."""

    def format_unencoded(self, tokensource: Any, outfile: Any) -> None:
        def mark_of(token: tuple[Any, str]) -> str | None:
            name = str(self._get_css_class(token[0]))
            return _COLOURED.get(name) or _COLOURED.get(name[:1] if name[:1] in "ksmc" else "")

        for mark, tokens in itertools.groupby(tokensource, mark_of):
            text = html.escape("".join(text for _, text in tokens), quote=False)
            outfile.write(f"<i class={mark}>{text}</i>" if mark else text)


_FORMATTER = _Short(nowrap=True)
_LEXER = PythonLexer(stripnl=False, ensurenl=False)


def highlighted(code: str, lexer: Lexer) -> str:
    """Code as highlighted HTML, without an element around it. Its text content is ``code``."""
    return str(highlight(code, lexer, _FORMATTER)).removesuffix("" if code.endswith("\n") else "\n")


def code_html(code: str) -> str:
    """Python, highlighted.

    >>> code_html("a < 1")
    'a &lt; <i class=m>1</i>'
    """
    return highlighted(code, _LEXER)


def code_block(code: str, attrs: Mapping[str, str | bool | None] | None = None) -> nodes.raw:
    """``<pre><code>`` with highlighted Python; focusable, so that a keyboard can scroll it."""
    opening = start_tag("pre", {**(attrs or {}), "tabindex": "0"})
    # The first line feed after <pre> is dropped by a browser, so one is added if code starts so.
    lead = "\n" if code.startswith("\n") else ""
    return raw(f"{opening}{lead}<code>{code_html(code)}</code></pre>")


def visible_text(children: Iterable[nodes.Node]) -> str:
    """The text that nodes show."""
    return " ".join(child.astext() for child in children)


def _visit_element(self: HTML5Translator, node: element) -> None:
    self.body.append(start_tag(node["tag"], node["attrs"]))


def _depart_element(self: HTML5Translator, node: element) -> None:
    self.body.append(f"</{node['tag']}>\n")


def _visit_heading(self: HTML5Translator, node: heading) -> None:
    level = min(self.section_level + 1 + node["deeper"], 6)
    ident = node["ids"][0] if node["ids"] else None
    self.body.append(start_tag(f"h{level}", {"id": ident}))
    self.context.append(f"</h{level}>\n")


def _depart_heading(self: HTML5Translator, _node: heading) -> None:
    self.body.append(self.context.pop())


def _pass(_self: Any, _node: nodes.Node) -> None:
    return None


def _visit_literal(self: HTML5Translator, node: nodes.literal) -> None:
    """Code within a sentence: without the two wrappers that Sphinx puts around every word of it."""
    self.body.append(f"<code>{html.escape(node.astext(), quote=False)}</code>")
    raise nodes.SkipNode


def setup_html(app: Sphinx) -> None:
    """Register the two nodes; other builders than HTML show their children only."""
    plain = (_pass, _pass)
    for node, html_pair in (
        (element, (_visit_element, _depart_element)),
        (heading, (_visit_heading, _depart_heading)),
    ):
        app.add_node(node, html=html_pair, text=plain, latex=plain, man=plain, texinfo=plain)
    app.add_node(nodes.literal, override=True, html=(_visit_literal, None))

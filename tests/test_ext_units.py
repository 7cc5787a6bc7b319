"""The extension's parts that need no build: colours, search, outputs, payload's escaping."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import tiny
from coursebook import assets, fonts, outputs, payload, search
from coursebook.html import code_html, el, start_tag
from coursebook.mathml import to_mathml
from coursebook.settings import Settings
from sphinx.errors import ExtensionError

from autograder.content import load_chapter

ROOT = Path(__file__).resolve().parent.parent
THEME = ROOT / "book" / "_ext" / "coursebook" / "theme"


# --- colours ------------------------------------------------------------------------------------
def palette() -> dict[str, tuple[str, str]]:
    """Every colour of tokens.css: name to (light, dark)."""
    css = (THEME / "static" / "tokens.css").read_text("utf-8")
    found = re.findall(r"(--c-[\w-]+): light-dark\((#\w{6}), (#\w{6})\);", css)
    assert len(found) > 30
    return {name: (light, dark) for name, light, dark in found}


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2.2 defines it."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Contrast of two colours, 1 to 21."""
    bright, dim = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


GROUNDS = ("--c-bg", "--c-surface", "--c-sunken")
STATES = ("good", "warn", "bad", "info")
TEXT_PAIRS = [
    *((text, ground) for text in ("--c-text", "--c-muted", "--c-accent") for ground in GROUNDS),
    *((f"--c-{state}", ground) for state in STATES for ground in GROUNDS[:2]),
    *((f"--c-{state}", f"--c-{state}-bg") for state in STATES),
    *(("--c-text", f"--c-{state}-bg") for state in STATES),
    *(("--c-state-text", f"--c-{state}") for state in STATES),
    *((f"--c-level-{name}", "--c-surface") for name in ("blank", "basic", "applied", "challenge")),
    *(
        (f"--c-code-{kind}", "--c-sunken")
        for kind in ("keyword", "string", "number", "comment", "function", "name", "builtin")
    ),
    ("--c-accent-text", "--c-accent"),
    ("--c-accent-text", "--c-accent-hover"),
    ("--c-accent", "--c-accent-bg"),
    ("--c-text", "--c-accent-bg"),
    ("--c-text", "--c-mark-bg"),
    ("--c-text", "--c-selection"),
    ("--c-text", "--c-blank"),
]
OUTLINE_PAIRS = [
    *((line, ground) for line in ("--c-line-strong", "--c-focus") for ground in GROUNDS),
]


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
def test_texts_are_readable(scheme: int) -> None:
    colours = palette()
    low = {
        pair: round(value, 2)
        for pair in TEXT_PAIRS
        if (value := contrast(*(colours[name][scheme] for name in pair))) < 4.5
    }
    assert not low


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
def test_outlines_of_controls_are_seen(scheme: int) -> None:
    colours = palette()
    low = {
        pair: round(value, 2)
        for pair in OUTLINE_PAIRS
        if (value := contrast(*(colours[name][scheme] for name in pair))) < 3
    }
    assert not low


def test_colours_are_written_in_tokens_only() -> None:
    css = (THEME / "static" / "theme.css").read_text("utf-8")
    assert not re.findall(r"#[0-9a-fA-F]{3,8}\b|rgb\(", css)
    used = set(re.findall(r"var\((--[\w-]+)", css))
    own = set(re.findall(r"(--[\w-]+):", css))
    tokens = (THEME / "static" / "tokens.css").read_text("utf-8")
    assert used <= own | set(re.findall(r"(--[\w-]+):", tokens))


def test_style_sheet_and_font_name_the_same_characters() -> None:
    css = (THEME / "static" / "theme.css").read_text("utf-8")
    named: set[int] = set()
    for ranges in re.findall(r"unicode-range: ([^;]+);", css):
        for part in ranges.split(", "):
            first, _, last = part.removeprefix("U+").partition("-")
            named.update(range(int(first, 16), int(last or first, 16) + 1))
    assert named == set(fonts.CHARACTERS)
    for weight in fonts.WEIGHTS:
        for subset in fonts.SUBSETS:
            assert fonts.file_name(subset, weight) in css


# --- search -------------------------------------------------------------------------------------
SEARCHED = [
    "ค้นคืน",
    "ค่าเฉลี่ยของส่วนกลับ",
    "น้ำ",
    "ที่",
    "คำ",
    "hit@3 และ MRR",
    "อันดับ1ของcatalog",
    "ๆ ฯ ๑๒๓",
    "bootstrap_ci ± ก",
    "",
]


def test_a_thai_text_is_cut_into_windows() -> None:
    assert search.query_terms("ชั้น") == ["ชั้", "ั้น"]
    assert search.query_terms("MRR ของเรา") == ["MRR", "ของ", "องเ", "งเร", "เรา"]


def test_what_is_searched_is_found_inside_a_longer_text() -> None:
    text = set(search.index_terms("ประเมินการค้นคืนด้วยอันดับของเอกสารเฉลย"))
    for query in ("ค้นคืน", "เอกสาร", "เฉลย", "อันดับ", "คืน", "อง"):
        assert set(search.query_terms(query)) <= text
    assert not set(search.query_terms("น้ำหนัก")) <= text


def node() -> str:
    """Node's program: on the path, or the environment's own."""
    found = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
    if found is None:
        pytest.skip("needs node")
    return found


def test_the_browser_cuts_as_the_index_does() -> None:
    script = (
        search.SearchThai.js_splitter_code
        + f"console.log(JSON.stringify({json.dumps(SEARCHED)}.map(splitQuery)))"
    )
    done = subprocess.run([node(), "-e", script], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [search.query_terms(text) for text in SEARCHED]


# --- what a site needs --------------------------------------------------------------------------
def test_a_site_that_is_to_be_whole_lacks_nothing(tmp_path: Path) -> None:
    with pytest.raises(ExtensionError, match=r"course\.js is missing: run"):
        assets.report_missing(Settings(tmp_path, strict=True), "course.js", "run 'npm run build'")
    assets.report_missing(Settings(tmp_path, strict=False), "course.js", "run 'npm run build'")


def test_a_style_sheet_gets_smaller_and_says_the_same() -> None:
    css = 'a , b { margin : calc(1px + 2px) ; }\n/* why */ @media print { i { content: "; " } }'
    assert assets.smaller_css(css) == (
        'a,b{margin : calc(1px + 2px)}@media print{i{content: "; "}}'
    )


# --- markup -------------------------------------------------------------------------------------
def test_data_files_in_a_payload(tmp_path: Path) -> None:
    text, binary, large = (tmp_path / name for name in ("a.csv", "b.npy", "c.npy"))
    text.write_text("ก\n", "utf-8")
    binary.write_bytes(b"\x93NUMPY")
    large.write_bytes(bytes(payload.MAX_INLINE + 1))
    assert payload.page_file(text) == "ก\n"
    assert payload.page_file(binary) == {"base64": "k05VTVBZ"}
    place = payload.large_name(large)
    assert payload.page_file(large) == {"address": f"_static/course/{place}", "binary": True}
    large.write_bytes(bytes(payload.MAX_INLINE + 2))
    assert payload.large_name(large) != place


def test_large_files_are_those_of_chapters(tmp_path: Path) -> None:
    root = tiny.copy(tmp_path)
    (root / "data" / "large.npy").write_bytes(bytes(payload.MAX_INLINE + 1))
    (root / "data" / "other.npy").write_bytes(bytes(payload.MAX_INLINE + 1))
    settings = root / "exercises" / "tiny" / "chapter.toml"
    settings.write_text(settings.read_text("utf-8") + 'data = ["large.npy"]\n', "utf-8")
    ((name, path),) = payload.large_files([load_chapter(root, "tiny")]).items()
    assert name.startswith("data/")
    assert name.endswith("-large.npy")
    assert path == root / "data" / "large.npy"


def test_nothing_in_a_payload_ends_its_element() -> None:
    hostile = "</script><!--<script>\u2028&amp;"
    markup = payload.to_script({"given": hostile})
    inner = markup.removeprefix('<script type="application/json" id="course-payload">')
    inner = inner.removesuffix("</script>")
    assert "<" not in inner
    assert json.loads(inner) == {"given": hostile}


def test_attributes_are_escaped() -> None:
    assert start_tag("a", {"title": '"><b>'}) == '<a title="&quot;&gt;&lt;b&gt;">'
    assert el("p", None, "<b>").astext() == "<b>"


@pytest.mark.parametrize("code", ["a < b  # ก&ข\n", "\nx = '<i>'", "hit = (ranks ___ 3)", ""])
def test_highlighting_changes_no_character(code: str) -> None:
    plain = re.sub(r"<[^>]+>", "", code_html(code))
    for entity, character in (("&lt;", "<"), ("&gt;", ">"), ("&#39;", "'"), ("&quot;", '"')):
        plain = plain.replace(entity, character)
    assert plain.replace("&amp;", "&") == code


def test_a_table_tells_words_from_numbers() -> None:
    markup = outputs.output_html(
        {
            "type": "table",
            "columns": ["name", "hit@1"],
            "index": ["0", "1"],
            "rows": [["<returns>", "0.1667"], ["promo", "NaN"]],
            "truncated": 3,
        }
    )
    assert '<td class="cw-words">&lt;returns&gt;</td><td>0.1667</td>' in markup
    assert '<th scope="col">hit@1</th>' in markup
    assert '<th scope="row">1</th>' in markup
    assert "อีก 3 แถว" in markup


def test_a_picture_is_inline_named_and_keeps_its_texts() -> None:
    svg = (
        '<?xml version="1.0"?>\n<svg width="9.000000pt" role="x">\n <defs><clipPath id="p1">'
        '</clipPath></defs> <g id="axes" clip-path="url(#p1)"><text style="font: 11px \'A\', '
        "'B'; text-anchor: middle\">ร้อยละ 0.63330</text></g></svg>"
    )
    markup = outputs.output_html({"type": "svg", "svg": svg, "alt": 'อันดับ "แย่สุด"'}, "fig1")
    assert markup.startswith(
        '<figure class="cw-figure" data-output="svg" tabindex="0"><svg width="9pt"'
    )
    assert 'role="img" aria-label="อันดับ &quot;แย่สุด&quot;"' in markup
    assert 'id="fig1-0"' in markup
    assert "url(#fig1-0)" in markup
    assert 'id="axes"' not in markup
    assert ">ร้อยละ 0.63330<" in markup
    assert "font-size:11px" in markup


def test_a_formula_needs_no_script() -> None:
    markup = to_mathml(r"\mathrm{MRR} = \frac{1}{n} \sum_{i=1}^{n} \frac{1}{r_i}", display="block")
    assert markup.startswith('<math display="block">')
    assert "<mfrac>" in markup


# --- documentation ------------------------------------------------------------------------------
def test_every_directive_is_documented_and_used_in_the_tiny_book() -> None:
    modules = (ROOT / "book" / "_ext" / "coursebook").glob("*.py")
    names = {
        name
        for module in modules
        for name in re.findall(r'app\.add_directive\("([\w-]+)"', module.read_text("utf-8"))
    }
    assert len(names) >= 11
    docs = (ROOT / "docs" / "book.md").read_text("utf-8")
    tiny = (ROOT / "tests" / "test_ext_site.py").read_text("utf-8")
    for name in names:
        assert f"`{{{name}}}" in docs, name
        assert f"{{{name}}}" in tiny, name


def test_every_module_is_in_the_table_of_the_docs() -> None:
    docs = (ROOT / "docs" / "book.md").read_text("utf-8")
    for module in (ROOT / "book" / "_ext" / "coursebook").glob("*.py"):
        assert module.name == "__init__.py" or f"`{module.name}`" in docs, module.name

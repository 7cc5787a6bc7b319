"""The terms of docs/terms.md and of the chapters hold: one Thai form, English at first use."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from autograder.content import Term
from autograder.content.loader import chapter_ids, load_shell

ROOT = Path(__file__).resolve().parent.parent
CHAPTERS = [ROOT / "index.md", *sorted((ROOT / "book").glob("*.md"))]


def listed_terms() -> list[Term]:
    """The terms of docs/terms.md."""
    terms = []
    for line in (ROOT / "docs" / "terms.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == 3 and cells[0] not in ("Thai", "---"):
            never = tuple(word.strip() for word in cells[2].split(",") if word.strip())
            terms.append(Term(cells[0], cells[1], never))
    return terms


LISTED = listed_terms()
ADDED = {id: load_shell(ROOT, id).terms for id in chapter_ids(ROOT)}
TERMS = [*LISTED, *(term for terms in ADDED.values() for term in terms)]


FENCE = re.compile(r"(?P<marks>`{3,}|~{3,}|:{3,})(?P<info>.*)")
NO_PROSE = re.compile(r"\{(?:code-cell|step-code|goals)\}")


def without_code(text: str) -> str:
    """`text` without code blocks, the goals box and the lines of fences."""
    kept: list[str] = []
    open_fences: list[tuple[str, bool]] = []  # its marks, and whether prose stands inside
    for line in text.splitlines():
        fence = FENCE.fullmatch(line.strip())
        if fence is None:
            if all(is_prose for _, is_prose in open_fences):
                kept.append(line)
            continue
        marks, info = fence["marks"], fence["info"].strip()
        closes = open_fences and not info and marks.startswith(open_fences[-1][0])
        if closes:
            open_fences.pop()
        else:
            is_prose = info.startswith("{") and not NO_PROSE.match(info)
            open_fences.append((marks, is_prose))
            if is_prose:
                kept.append(info.partition("}")[2])  # its title
    assert not open_fences, f"not closed: {open_fences}"
    return "\n".join(kept)


def prose(text: str) -> str:
    """A chapter's running text: without front matter, code, headings, labels and the goals box."""
    text = re.sub(r"\A---\n.*?\n---\n", "", text, flags=re.S)
    text = without_code(text)
    text = re.sub(r"\{eval\}`\w+`", "#", text)
    text = re.sub(r"^(#.*|\([a-z0-9-]+\)=)$", "", text, flags=re.M)
    return re.sub(r"`[^`\n]*`", "", text)


def test_code_is_left_out_and_nothing_else() -> None:
    text = """\
ก
```{pitfall} ข
ค
```
ง
```python
จ
```
ฉ
````{step} ช
```{step-code} x
ซ
```
ฌ
````"""
    assert "".join(without_code(text).split()) == "กขคงฉชฌ"


def faults_of_first_use(text: str, terms: list[Term]) -> list[str]:
    """The terms whose first use in ``text`` does not give the English form in brackets."""
    faults = []
    for term in terms:
        start = text.find(term.thai)
        after = text[start + len(term.thai) :]
        if start >= 0 and not re.match(rf" \((?:[^()]*\b)?{re.escape(term.english)}\b", after):
            faults.append(
                f"{term.thai} ({term.english}): …{text[max(0, start - 20) : start + 40]}…"
            )
    return faults


def test_the_list_is_sound() -> None:
    assert len(LISTED) >= 20
    for forms in ([term.thai for term in LISTED], [term.english for term in LISTED]):
        assert len(forms) == len(set(forms))
    # Two chapters may list the same term; they must agree on it.
    thai = {(term.english.casefold(), term.thai) for term in TERMS}
    for place in (0, 1):
        forms = [pair[place] for pair in thai]
        twice = {form for form in forms if forms.count(form) > 1}
        assert not twice, f"docs/terms.md and terms.toml files do not agree on {twice}"
    for term in TERMS:
        assert re.search("[\u0e00-\u0e7f]", term.thai), term
        assert term.english.isascii(), term
    for term in LISTED:
        assert term.never, term


def test_a_first_use_without_english_is_noticed() -> None:
    rank = [Term("อันดับ", "rank", ())]
    assert faults_of_first_use("ดูอันดับของเฉลย แล้วดูอันดับ (rank) อีกครั้ง", rank)
    assert not faults_of_first_use("ดูอันดับ (rank) ของเฉลย แล้วดูอันดับอีกครั้ง", rank)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda path: path.stem)
def test_first_use_gives_both(chapter: Path) -> None:
    terms = {term.thai: term for term in (*LISTED, *ADDED.get(chapter.stem, ()))}
    text = prose(chapter.read_text(encoding="utf-8"))
    assert faults_of_first_use(text, list(terms.values())) == []


def test_rejected_forms_are_not_used() -> None:
    texts = [*CHAPTERS, *(ROOT / "exercises").rglob("*.*"), *(ROOT / "autograder").rglob("*.py")]
    found = [
        f"{path.relative_to(ROOT)}: {word} (use {term.thai})"
        for path in texts
        if path.suffix in (".md", ".toml", ".py") and path.name != "terms.toml"
        for term in TERMS
        for word in term.never
        if word in path.read_text(encoding="utf-8")
    ]
    assert found == []


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda path: path.stem)
def test_every_thai_heading_has_an_ascii_label(chapter: Path) -> None:
    text = re.sub(r"^(`{3,}).*?^\1$", "", chapter.read_text(encoding="utf-8"), flags=re.S | re.M)
    lines = text.splitlines()
    bare = [
        line
        for above, line in zip(["", *lines], lines, strict=False)
        if re.match(r"#+ ", line)
        and re.search("[\u0e00-\u0e7f]", line)
        and not re.fullmatch(r"\([a-z0-9-]+\)=", above)
    ]
    assert bare == []


def test_reread_hints_point_to_labels() -> None:
    for file in sorted((ROOT / "exercises").glob("*/*/exercise.toml")):
        label = re.search(r'^see = "(.+)"$', file.read_text(encoding="utf-8"), re.M)
        assert label, file
        chapter = (ROOT / "book" / f"{file.parent.parent.name}.md").read_text(encoding="utf-8")
        assert f"({label[1]})=" in chapter, f"{file}: no label {label[1]}"

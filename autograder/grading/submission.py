"""Reads one submission, however broken, into a `Submission`.

`read(data, name)` takes the bytes of a file and gives back the learner, the chapter and the code of
each exercise, or raises `Unreadable` with a key that says why. It never executes anything, needs no
third-party library, and accepts what editors, mail programs and learning platforms do to notebooks:
byte order marks, UTF-16, nbformat 3, missing ids and outputs, copied, split and unlabelled cells.

>>> nb = b'{"cells": [{"cell_type": "code", "source": "x = 1",'
>>> nb += b' "metadata": {"autograder": {"exercise": "a"}}}], "metadata": {}}'
>>> read(nb, "one.ipynb").cells[0].source
'x = 1'
"""

from __future__ import annotations

import json
import re
import unicodedata
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Any

MAX_BYTES = 32 * 1024 * 1024
"""A notebook larger than this is not read: learners' notebooks are well below 1 MB."""
MAX_CELLS = 5_000
MAX_SOURCE = 200_000
"""Characters of one code cell that are looked at; a longer one is reported, not run."""
MAX_ID = 120

_SIGNATURE = re.compile(r"""(?m)^(student_id|student_name)[ \t]*=[ \t]*(["'])(.*?)\2""")

PYTHON_NAMES = {"", "python", "python2", "python3", "ipython", "ipython3", "xpython", "pyodide"}


class Unreadable(Exception):
    """The file cannot be graded at all. `key` is one of the keys of `grading.words.UNREADABLE`."""

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(f"{key}: {detail}" if detail else key)
        self.key = key
        self.detail = detail


@dataclass(frozen=True)
class Cell:
    """One code cell: its place in the notebook (from 0), its label, its source."""

    index: int
    source: str
    exercise: str | None = None
    heading: str = ""
    """The text of the Markdown cells between the previous code cell and this one."""


@dataclass(frozen=True)
class Submission:
    """What one file says. Nothing in it is to be trusted; every string is valid Unicode."""

    student_id: str
    name: str
    chapter: str | None
    course: str | None
    content_version: str | None
    cells: tuple[Cell, ...]
    quiz: dict[str, tuple[str, ...]] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    """Keys of what was odd about the file (`grading.words.NOTES`)."""


def read(data: bytes, name: str) -> Submission:
    """The submission in `data`; `name` is its path, used where the notebook names no learner.

    Raises `Unreadable`, and nothing else, for anything that is not a notebook in Python.
    """
    notes: list[str] = []
    document = _document(data)
    cells = _cells(document, notes)
    metadata = _dict(document.get("metadata"))
    _refuse_other_languages(metadata)
    about = _dict(metadata.get("autograder"))
    student_id, learner = _learner(about | _signature(cells, about), name, notes)
    return Submission(
        student_id=student_id,
        name=learner,
        chapter=_text(about.get("chapter"), 60) or None,
        course=_text(about.get("course"), 60) or None,
        content_version=_text(about.get("content_version"), 80) or None,
        cells=tuple(cells),
        quiz=_quiz(about.get("quiz")),
        notes=tuple(dict.fromkeys(notes)),
    )


def clean(text: str, limit: int) -> str:
    """`text` as one line of valid, printable Unicode of at most `limit` characters.

    >>> clean("  สม\\x00ชาย\\n<b>  ", 20)
    'สมชาย <b>'
    """
    text = text[: limit * 4].encode("utf-8", "replace").decode("utf-8", "replace")
    text = unicodedata.normalize("NFC", text)
    text = re.sub(r"\s+", " ", text)
    kept = "".join(c for c in text if unicodedata.category(c) not in {"Cc", "Cf", "Cs", "Co", "Cn"})
    return kept[:limit].strip()


def valid_text(text: str) -> str:
    """`text` with lone surrogates and control characters other than tab and newline replaced.

    Such characters survive in a JSON file, but neither in UTF-8, nor in HTML, nor in Python source.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(
        c if c in "\n\t" or unicodedata.category(c) not in {"Cc", "Cs"} else "\ufffd" for c in text
    )


# --- the file ---------------------------------------------------------------------------------


def _document(data: bytes) -> dict[str, Any]:
    if len(data) > MAX_BYTES:
        raise Unreadable("too_large", f"{len(data)} bytes")
    if not data.strip():
        raise Unreadable("empty")
    text = _decode(data)
    head = text[:2000].lstrip("\ufeff \t\r\n").lower()
    if not head:
        raise Unreadable("empty")
    if head.startswith("<"):
        raise Unreadable("web_page")
    try:
        document = json.loads(text.lstrip("\ufeff"))
    except RecursionError:
        raise Unreadable("too_deep") from None
    except ValueError as error:
        key = "truncated" if head.startswith("{") else "not_json"
        raise Unreadable(key, clean(str(error), 120)) from None
    if not isinstance(document, dict):
        raise Unreadable("not_a_notebook")
    return document


def _decode(data: bytes) -> str:
    boms = (
        (b"\xef\xbb\xbf", "utf-8-sig"),
        (b"\xff\xfe\x00\x00", "utf-32"),
        (b"\x00\x00\xfe\xff", "utf-32"),
        (b"\xff\xfe", "utf-16"),
        (b"\xfe\xff", "utf-16"),
    )
    encoding = next((e for bom, e in boms if data.startswith(bom)), "")
    if not encoding:
        # JSON starts with an ASCII character: its zero bytes tell the width (RFC 4627, 3).
        start = data[:2]
        if len(start) == 2 and start[0] == 0:
            encoding = "utf-16-be"
        elif len(start) == 2 and start[1] == 0:
            encoding = "utf-16-le"
        else:
            encoding = "utf-8"
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        pass
    # Thai Windows programs still write their own code page.
    if encoding == "utf-8" and data.lstrip()[:1] == b"{":
        try:
            return data.decode("cp874")
        except UnicodeDecodeError:
            pass
    raise Unreadable("not_text")


# --- cells --------------------------------------------------------------------------------------


def _cells(document: dict[str, Any], notes: list[str]) -> list[Cell]:
    raw = document.get("cells")
    if raw is None and isinstance(document.get("worksheets"), list):  # nbformat 3 and older
        sheets = [_dict(sheet).get("cells") for sheet in document["worksheets"]]
        raw = [cell for sheet in sheets if isinstance(sheet, list) for cell in sheet]
        notes.append("old_format")
    if not isinstance(raw, list):
        raise Unreadable("not_a_notebook")
    if len(raw) > MAX_CELLS:
        raise Unreadable("too_many_cells", str(len(raw)))
    cells: list[Cell] = []
    heading: list[str] = []
    for index, item in enumerate(raw):
        if not isinstance(item, dict):
            notes.append("broken_cell")
            continue
        source = _source(item)
        if source is None:
            notes.append("broken_cell")
            continue
        kind = item.get("cell_type")
        if kind in ("markdown", "heading"):
            heading.append(source[:2000])
        if kind != "code":
            continue
        if _dict(item).get("language") not in (None, "python", "ipython"):  # nbformat 3
            notes.append("other_language_cell")
            continue
        if len(source) > MAX_SOURCE:
            notes.append("long_cell")
            source = source[:MAX_SOURCE]
        label = _dict(_dict(item.get("metadata")).get("autograder")).get("exercise")
        exercise = clean(label, 80) if isinstance(label, str) else None
        cells.append(Cell(index, valid_text(source), exercise or None, "\n".join(heading)[:4000]))
        heading = []
    return cells


def _source(cell: dict[str, Any]) -> str | None:
    source = cell.get("source", cell.get("input", ""))
    if isinstance(source, str):
        return source
    if isinstance(source, list) and all(isinstance(line, str) for line in source):
        return "".join(source)
    return None


def _refuse_other_languages(metadata: dict[str, Any]) -> None:
    """A kernel's name is anything the learner's machine calls it; its language decides."""
    for holder, key in (("language_info", "name"), ("kernelspec", "language")):
        language = _text(_dict(metadata.get(holder)).get(key), 40).lower()
        if language not in PYTHON_NAMES:
            raise Unreadable("other_language", language)


# --- who and what ---------------------------------------------------------------------------------


def _signature(cells: list[Cell], about: dict[str, Any]) -> dict[str, str]:
    """What a learner wrote into the first cell of JupyterLite's notebook, where no metadata tells.

    The cell's strings are read, never run.
    """
    found: dict[str, str] = {}
    if _text(about.get("student_id"), MAX_ID):
        return found
    for cell in cells:
        for key, _, value in _SIGNATURE.findall(cell.source[:MAX_SOURCE]):
            if value.strip():
                found.setdefault("student_id" if key == "student_id" else "name", value)
    return found


def _learner(about: dict[str, Any], path: str, notes: list[str]) -> tuple[str, str]:
    student_id = _text(about.get("student_id"), MAX_ID)
    name = _text(about.get("name"), MAX_ID)
    if student_id:
        return student_id, name
    notes.append("no_student_id")
    guessed_id, guessed_name = learner_from_path(path)
    return guessed_id, name or guessed_name


def learner_from_path(path: str) -> tuple[str, str]:
    """(student id, name) as the folder and file names of Moodle and Canvas downloads tell them.

    >>> learner_from_path("สมชาย ใจดี_48213_assignsubmission_file_/ps1.ipynb")
    ('48213', 'สมชาย ใจดี')
    >>> learner_from_path("jaideesomchai_LATE_9911_501234_evaluate-1.ipynb")
    ('9911', 'jaideesomchai')
    >>> learner_from_path("in/6512345.ipynb")
    ('6512345', '')
    """
    parts = PurePosixPath(path.replace("\\", "/")).parts
    for part in reversed(parts):
        moodle = re.match(r"(?P<name>.+)_(?P<id>\d+)_assignsubmission_file", part)
        if moodle:
            return moodle["id"], clean(moodle["name"], MAX_ID)
    stem = PurePosixPath(parts[-1]).stem if parts else ""
    canvas = re.match(r"(?P<name>[^_]+)_(?:LATE_)?(?P<id>\d+)_\d+_", stem)
    if canvas:
        return canvas["id"], clean(canvas["name"], MAX_ID)
    return clean(stem, MAX_ID) or "unknown", ""


def _quiz(value: Any) -> dict[str, tuple[str, ...]]:
    """Chosen option ids per question; one id may be given as a plain string."""
    quiz: dict[str, tuple[str, ...]] = {}
    for question, chosen in list(_dict(value).items())[:500]:
        options = [chosen] if isinstance(chosen, str) else chosen
        if isinstance(options, list):
            kept = tuple(clean(o, 60) for o in options[:20] if isinstance(o, str))
            quiz[clean(question, 60)] = kept
    return quiz


def _dict(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _text(value: Any, limit: int) -> str:
    if isinstance(value, bool):
        return ""
    if isinstance(value, int) and abs(value) < 10**30:
        return str(value)
    return clean(value, limit) if isinstance(value, str) else ""

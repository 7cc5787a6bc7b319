"""The held-back questions: sound, not near the public ones, and in nothing that learners get."""

from __future__ import annotations

import csv
import functools
import io
import re
import tomllib
import zipfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from sklearn.feature_extraction.text import ENGLISH_STOP_WORDS

from autograder.content.bundle import bundle_members
from autograder.content.version import content_files
from autograder.grading.retrievers import known_ids, read_questions
from runtime.notebooks import course_files, notebooks

ROOT = Path(__file__).resolve().parent.parent
HELD_BACK = ROOT / "instructor" / "held_back" / "questions.csv"
SAMPLE = ROOT / "tests" / "capstone" / "sample_questions.csv"
KNOWN = known_ids(ROOT)

# A public repository keeps the set elsewhere.
needs_set = pytest.mark.skipif(not HELD_BACK.is_file(), reason="the held-back set is not here")
SETS = [pytest.param(HELD_BACK, marks=needs_set, id="held_back"), pytest.param(SAMPLE, id="sample")]


def words(text: str) -> set[str]:
    return set(re.findall(r"[a-z0-9]+", text.lower())) - ENGLISH_STOP_WORDS


def public_questions() -> list[str]:
    """The 30 questions, and every other wording that was written for them."""
    with (ROOT / "data" / "kb_questions.csv").open(encoding="utf-8") as stream:
        shown = [row["question"] for row in csv.DictReader(stream)]
    source = (ROOT / "data" / "kb_source.toml").read_text("utf-8")
    tomllib.loads(source)
    return shown + re.findall(r'"([^"\n]*\?[^"\n]*)"', source)


@needs_set
def test_every_document_is_asked_for_alike() -> None:
    questions = read_questions(HELD_BACK, KNOWN)
    assert len(questions) >= 60
    counts = Counter(question.gold for question in questions)
    assert set(counts) == set(KNOWN)
    assert set(counts.values()) <= {2, 3}


def test_the_sample_is_sound() -> None:
    assert len(read_questions(SAMPLE, KNOWN)) >= 10


@pytest.mark.parametrize("file", SETS)
def test_no_question_is_near_a_public_one(file: Path) -> None:
    public = [words(question) for question in public_questions()]
    assert len(public) > 60
    near = [
        (question.text, text)
        for question in read_questions(file, KNOWN)
        for text, other in zip(public_questions(), public, strict=True)
        if len(words(question.text) & other) > 0.6 * max(len(words(question.text)), 3)
    ]
    assert near == []


@needs_set
def test_the_sets_share_nothing() -> None:
    held, sample = (
        {question.text.casefold() for question in read_questions(file, KNOWN)}
        for file in (HELD_BACK, SAMPLE)
    )
    assert not held & sample


@functools.cache
def lines() -> list[bytes]:
    """A piece of every question that is long enough to be told from any other text."""
    return [question.text.encode()[:40] for question in read_questions(HELD_BACK, KNOWN)]


def assert_clean(name: str, content: bytes) -> None:
    found = [line for line in lines() if line in content]
    assert not found, (name, found)


@needs_set
def test_not_in_what_the_page_and_the_notebook_get() -> None:
    members = dict(bundle_members(ROOT))
    members |= course_files(ROOT)
    members |= {notebook.file_name: notebook.text.encode() for notebook in notebooks(ROOT)}
    for name, content in members.items():
        assert_clean(name, content)


@needs_set
def test_not_in_the_sources_of_the_book() -> None:
    files = [*content_files(ROOT), *(ROOT / "book").rglob("*.md"), ROOT / "index.md"]
    files += [file for file in (ROOT / "data").iterdir() if file.is_file()]
    assert len(files) > 100
    for file in files:
        assert_clean(file.name, file.read_bytes())


def contents(site: Path) -> Iterator[tuple[str, bytes]]:
    for file in sorted(site.rglob("*")):
        if not file.is_file() or file.suffix in (".woff2", ".zst", ".wasm", ".png"):
            continue
        content = file.read_bytes()
        yield file.name, content
        if file.suffix in (".zip", ".whl") and "runtime" not in file.parts:
            with zipfile.ZipFile(io.BytesIO(content)) as archive:
                for info in archive.infolist():
                    yield f"{file.name}/{info.filename}", archive.read(info)


@needs_set
def test_not_in_the_built_site() -> None:
    site = ROOT / "_build" / "html"
    if not (site / "index.html").is_file():
        pytest.skip("the book is not built")
    count = 0
    for name, content in contents(site):
        assert_clean(name, content)
        count += 1
    assert count > 50

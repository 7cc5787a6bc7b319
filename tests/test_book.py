"""What every chapter must have, and what holds for the book as a whole. Read from the sources."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
import yaml

from autograder.content import Chapter, load_chapter
from autograder.content.loader import chapter_ids

ROOT = Path(__file__).resolve().parent.parent
CHAPTERS = chapter_ids(ROOT)
TOC = [
    Path(entry["file"]).name
    for entry in yaml.safe_load((ROOT / "_toc.yml").read_text("utf-8"))["chapters"]
]
ORDER = ["start", "why", "tfidf", "golden_set", "evaluate", "metrics", "uncertainty"]
ORDER += ["thai", "beyond_tfidf", "production", "capstone"]

# A reader takes in about 900 Thai characters of prose a minute (190 words) and spends about two
# minutes on an exercise and a quarter on a cell or step that is run and tried. Readers differ by
# far more than the tolerance: it is there to notice a chapter that grew without saying so.
CHARACTERS, PER_EXERCISE, PER_CELL = 900, 2.0, 0.25
TOLERANCE = 0.25


@cache
def chapter_of(name: str) -> Chapter:
    return load_chapter(ROOT, name)


@cache
def source_of(name: str) -> str:
    return (ROOT / "book" / f"{name}.md").read_text("utf-8")


def prose_of(source: str) -> str:
    """A page's text without front matter and code."""
    source = re.sub(r"\A---\n.*?\n---\n", "", source, flags=re.S)
    return re.sub(r"^(`{3,})\{(?:code-cell|step-code)\}.*?^\1$", "", source, flags=re.S | re.M)


def thai(text: str) -> int:
    return len(re.findall("[\u0e01-\u0e4e]", text))


def cells_of(source: str) -> int:
    shown = re.findall(r"^:cell: \w+$", source, re.M)
    return len(shown) + len(re.findall(r"^`{3,}\{step-code\} \w+$", source, re.M))


def minutes_of(name: str) -> float:
    """How long the chapter takes by its words, exercises and cells."""
    chapter, source = chapter_of(name), source_of(name)
    read = thai(prose_of(source))
    read += sum(thai(exercise.prompt) for exercise in chapter.exercises.values())
    read += sum(
        thai(question.text) + sum(thai(option.text) for option in question.options)
        for question in chapter.quiz
    )
    worked = PER_EXERCISE * len(chapter.exercises) + PER_CELL * cells_of(source)
    return read / CHARACTERS + worked


def test_chapters_stand_in_the_course_order_and_companions_after_them() -> None:
    taught = [name for name in TOC if name in CHAPTERS]
    assert sorted(taught) == CHAPTERS, "every chapter is in _toc.yml"
    assert taught == [name for name in ORDER if name in taught]
    assert TOC[len(taught) :] == ["glossary", "interview", "formulas"]


@pytest.mark.parametrize("name", CHAPTERS)
def test_a_chapter_takes_the_time_that_it_says(name: str) -> None:
    stated = chapter_of(name).minutes
    assert f":minutes: {stated}\n" in source_of(name), "chapter.toml and the page differ"
    counted = minutes_of(name)
    assert abs(counted - stated) <= TOLERANCE * stated, f"says {stated}, counted {counted:.0f}"


@pytest.mark.parametrize("name", CHAPTERS)
def test_a_chapter_has_all_its_parts(name: str) -> None:
    source, chapter = source_of(name), chapter_of(name)

    def count(pattern: str) -> int:
        return len(re.findall(pattern, source, re.M))

    assert count(r"^`{3,}\{goals\}$") == 1
    assert count(rf"^```\{{progress\}} {name}$") == 1
    assert count(r"^`{3,}\{steps\} ") >= 2, "two worked examples"
    assert count(r"^[`~]{3,}\{pitfall\} ") >= 2, "a pitfall for each"
    assert count(r"^```\{handin\}$") == 1
    assert 2 <= count(r"^[`~]{3,}\{interview\} ") <= 4
    assert re.search(r"^## สรุป$", source, re.M), "a summary"
    assert chapter.terms, "terms.toml"
    shown = re.findall(r"^```\{exercise\} (\w+)$", source, re.M)
    assert sorted(shown) == sorted(chapter.exercises), "every exercise once"
    asked = re.findall(r"^```\{quiz\} (\w+)$", source, re.M)
    assert sorted(asked) == sorted(question.id for question in chapter.quiz), "each question once"
    assert 4 <= len(chapter.quiz) <= 6
    assert all(len(question.options) >= 3 for question in chapter.quiz)
    levels = [exercise.level for exercise in chapter.exercises.values()]
    assert 1 <= levels.count("blank") <= 2
    assert 8 <= len(levels) - levels.count("blank") <= 11
    assert {"basic", "applied", "challenge"} <= set(levels)


@pytest.mark.parametrize("name", CHAPTERS)
def test_exercises_have_mistakes_and_other_right_ways(name: str) -> None:
    faults = []
    for exercise in chapter_of(name).exercises.values():
        own = {mistake.message for mistake in exercise.mistakes if mistake.message}
        if len(exercise.mistakes) < 3 or len(own) < 3:
            faults.append(f"{exercise.id}: {len(exercise.mistakes)} mistakes, {len(own)} messages")
        if len(exercise.variants) < 2:
            faults.append(f"{exercise.id}: {len(exercise.variants)} variants")
    assert faults == []


@pytest.mark.parametrize("name", CHAPTERS)
def test_figures_say_in_words_what_they_show(name: str) -> None:
    for cell in re.findall(
        r"^(`{3,})\{(?:code-cell|step-code)\}(.*?)^\1$", source_of(name), re.S | re.M
    ):
        if re.search(r"\bplt\.(subplots|figure)\(", cell[1]):
            assert "set_label(" in cell[1], cell[1][:200]


def test_the_map_names_every_chapter_and_needs_only_earlier_ones() -> None:
    index = (ROOT / "index.md").read_text("utf-8")
    found = re.search(r"^```\{course-map\}\n(.*?)^```$", index, re.S | re.M)
    assert found
    parts = yaml.safe_load(found[1])
    on_map = {name: entry for part in parts.values() for name, entry in part.items()}
    assert list(on_map) == ORDER
    for name, entry in on_map.items():
        assert all(ORDER.index(needed) < ORDER.index(name) for needed in entry["needs"])

"""The flagship chapter's text: complete, in order, and no result typed by hand."""

from __future__ import annotations

import json
import re
from pathlib import Path

from autograder.content import load_chapter

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "book" / "evaluate.md").read_text(encoding="utf-8")
FACTS = json.loads((ROOT / "tests" / "facts.json").read_text(encoding="utf-8"))["lesson"]

CELL = re.compile(r"^```\{code-cell\} ipython3\n(.*?)^```$", re.S | re.M)
OPTION = re.compile(r"^:(\w+): (.*)\n", re.M)


def prose() -> str:
    """The running text: no front matter, code, inline code, option lines or quoted figures."""
    text = re.sub(r"\A---\n.*?\n---\n", "", PAGE, flags=re.S)
    text = re.sub(r"^(`{3,})\{(?:code-cell|step-code)\}.*?^\1$", "", text, flags=re.S | re.M)
    text = OPTION.sub("", re.sub(r"\{eval\}`\w+`", "", text))
    return re.sub(r"`[^`\n]*`|\$[^$]*\$", "", text)


def test_every_exercise_and_question_is_in_the_page_once() -> None:
    chapter = load_chapter(ROOT, "evaluate")
    assert sorted(re.findall(r"^```\{exercise\} (\w+)$", PAGE, re.M)) == sorted(chapter.exercises)
    asked = re.findall(r"^```\{quiz\} (\w+)$", PAGE, re.M)
    assert asked == [question.id for question in chapter.quiz]
    assert len(asked) == FACTS["quiz_questions"]
    assert f":minutes: {chapter.minutes}\n" in PAGE
    assert chapter.minutes == FACTS["minutes"]
    assert f"# {chapter.title}\n" in PAGE


def test_exercises_are_the_published_ones() -> None:
    exercises = load_chapter(ROOT, "evaluate").exercises
    found = {
        id: {"level": exercise.level, "variables": list(exercise.variable_names)}
        for id, exercise in exercises.items()
    }
    assert found == FACTS["exercises"]


def test_exercises_stand_in_the_order_of_their_levels() -> None:
    exercises = load_chapter(ROOT, "evaluate").exercises
    order = ["blank", "basic", "applied", "challenge"]
    levels = [
        order.index(exercises[id].level)
        for id in re.findall(r"^```\{exercise\} (\w+)$", PAGE, re.M)
    ]
    assert levels == sorted(levels)


def test_every_part_of_the_lesson_is_there_in_order() -> None:
    labels = [
        "why-measure",
        "metrics-of-retrieval",
        "by-category",
        "uncertainty",
        "comparing-configurations",
        "improvement-loop",
        "worked-examples",
        "fill-the-blank",
        "exercises",
        "quiz",
        "summary",
        "interview",
    ]
    places = [PAGE.index(f"({label})=\n") for label in labels]
    assert places == sorted(places)
    assert PAGE.count("{steps}") == 2
    assert PAGE.count("```{pitfall}") >= 2
    assert PAGE.count("```{interview}") >= 2


def test_cells_have_ids_of_their_own() -> None:
    ids = re.findall(r"^:cell: (\w+)$", PAGE, re.M)
    ids += re.findall(r"^```\{step-code\} (\w+)$", PAGE, re.M)
    assert len(ids) == len(set(ids))
    for cell in CELL.finditer(PAGE):
        assert re.match(r":(cell|tags): ", cell[1]), cell[1][:60]


def test_no_result_is_typed() -> None:
    """Decimals and percentages in the prose are names of levels (95%, 0.05), never results."""
    typed = set(re.findall(r"\d+\.\d+%?|\d+%", prose()))
    assert typed <= {"0.05", "95%", "80%", "2.5%", "97.5", "2.5"}
    texts = [(ROOT / "exercises" / "evaluate").rglob(name) for name in ("*.md", "quiz.toml")]
    for file in (file for found in texts for file in found):
        decimals = set(re.findall(r"\d+\.\d+", file.read_text(encoding="utf-8")))
        assert decimals <= {"2.5", "97.5"}, file

"""Generates a class: submissions that are right, mistaken, unfinished, broken."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from autograder.content.chapter import Chapter
from autograder.content.loader import load_chapter

ROOT = Path(__file__).resolve().parents[2]
CHAPTER = "evaluate"
BROKEN = (
    "mrr = (1 / ranks\n",
    "import os\nos._exit(1)\n",
    "mrr = undefined_name\n",
    "x = bytes(10**12)\n",
)


def programs(chapter: Chapter, rng: random.Random) -> dict[str, str]:
    """One learner's programs: able ones get most right, others make the catalogued mistakes."""
    able = rng.betavariate(4, 2)
    made = {}
    for exercise in chapter.exercises.values():
        if rng.random() < able:
            right = [exercise.solution, *(code for _, code in exercise.variants)]
            made[exercise.id] = rng.choice(right)
        elif rng.random() < 0.8 and exercise.mistakes:
            made[exercise.id] = rng.choice(exercise.mistakes).code
        elif rng.random() < 0.8:
            made[exercise.id] = exercise.starter
        else:
            made[exercise.id] = rng.choice(BROKEN)
    return made


def document(chapter: Chapter, number: int, codes: dict[str, str]) -> dict[str, Any]:
    """A submission as the lesson page exports it."""

    def cell(source: str, exercise: str | None = None) -> dict[str, Any]:
        metadata = {"autograder": {"exercise": exercise}} if exercise else {}
        id = (exercise or "given").replace("_", "-")
        return {
            "cell_type": "code",
            "id": id,
            "metadata": metadata,
            "source": source,
            "outputs": [],
            "execution_count": None,
        }

    return {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {
            "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"},
            "autograder": {
                "format": 1,
                "course": "retrieval-th",
                "student_id": f"65{number:08d}",
                "name": f"ผู้เรียนที่ {number}",
                "chapter": chapter.id,
                "quiz": {q.id: [q.options[number % len(q.options)].id] for q in chapter.quiz},
            },
        },
        "cells": [cell(chapter.given.source), *(cell(c, e) for e, c in codes.items())],
    }


def learners(count: int, seed: int = 1) -> Iterator[tuple[int, dict[str, str]]]:
    """Learners' numbers and programs; the same seed gives the same class."""
    chapter = load_chapter(ROOT, CHAPTER)
    for number in range(count):
        yield number, programs(chapter, random.Random(f"{seed}/{number}"))


def write(folder: Path, count: int, seed: int = 1) -> None:
    """Writes a class of `count` notebooks into `folder`, a thousand to a subfolder."""
    chapter = load_chapter(ROOT, CHAPTER)
    for number, codes in learners(count, seed):
        place = folder / f"{number // 1000:02d}"
        place.mkdir(parents=True, exist_ok=True)
        text = json.dumps(document(chapter, number, codes), ensure_ascii=False)
        (place / f"{number:05d}.ipynb").write_text(text, "utf-8")

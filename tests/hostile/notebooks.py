"""Builds submissions for the tests: honest ones, and the raw material of hostile ones."""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from autograder.content.chapter import Chapter
from autograder.content.loader import load_chapter

ROOT = Path(__file__).resolve().parents[2]
CHAPTER = "evaluate"


@functools.cache
def chapter() -> Chapter:
    return load_chapter(ROOT, CHAPTER)


def solutions(*ids: str) -> dict[str, str]:
    """The reference programs of the named exercises, or of all."""
    return {e.id: e.solution for e in chapter().exercises.values() if not ids or e.id in ids}


def cell(source: str, exercise: str | None = None, **more: Any) -> dict[str, Any]:
    metadata = {"autograder": {"exercise": exercise}} if exercise else {}
    return {
        "cell_type": "code",
        "id": (exercise or "cell").replace("_", "-"),
        "metadata": metadata,
        "source": source,
        "outputs": [],
        "execution_count": None,
        **more,
    }


def document(
    codes: Mapping[str, str], student_id: str = "", name: str = "", **about: Any
) -> dict[str, Any]:
    """A submission as the lesson page exports it."""
    cells = [cell(chapter().given.source)]
    cells += [cell(code, exercise) for exercise, code in codes.items()]
    return {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {
            "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"},
            "language_info": {"name": "python"},
            "autograder": {
                "format": 1,
                "course": "retrieval-th",
                "student_id": student_id,
                "name": name,
                "chapter": CHAPTER,
                "quiz": {},
                **about,
            },
        },
        "cells": cells,
    }


def dump(document: Any) -> bytes:
    return json.dumps(document, ensure_ascii=False).encode()


def honest(student_id: str, name: str = "ผู้เรียน ตั้งใจ", *ids: str) -> bytes:
    return dump(document(solutions(*ids), student_id, name))

"""Makes the exercise notebooks that JupyterLite offers, from the course's one loader.

A notebook saved there is a submission: its cells carry the metadata that docs/contract.md names.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.content import Exercise, content_version, load_chapter, load_course
from autograder.content.version import content_files


@dataclass(frozen=True)
class Notebook:
    """A finished notebook: its file's name and text."""

    file_name: str
    text: str


INTRO = """# {title}

แบบฝึกหัดประจำบท ทำใน notebook นี้แล้วบันทึกไว้ส่งได้เลย

1. ใส่รหัสนักศึกษาและชื่อของคุณใน cell แรก
2. รัน cell ที่เตรียมข้อมูลของโจทย์ก่อนเสมอ (กด Shift+Enter)
3. แก้โค้ดใต้โจทย์แต่ละข้อแล้วรัน จากนั้นรัน `check(…)` ใต้ข้อนั้นเพื่อตรวจคำตอบ
4. เมื่อทำเสร็จ บันทึกไฟล์ (Ctrl+S) แล้วดาวน์โหลดจากเมนู File → Download เพื่อนำไปส่ง
"""
STUDENT = """student_id = ""  # รหัสนักศึกษา
student_name = ""  # ชื่อ นามสกุล"""
LEVELS = {"blank": "เติมช่องว่าง", "basic": "พื้นฐาน", "applied": "ประยุกต์", "challenge": "ท้าทาย"}


def make_notebook(
    chapter: str,
    title: str,
    given: str,
    exercises: Sequence[Exercise],
    course: str,
    content_version: str,
) -> Notebook:
    """Return the chapter's exercise notebook (nbformat 4.5).

    The file's name holds a hash of its content: JupyterLite shows a learner's saved copy instead of
    the site's file of the same name, so new content must come under a new name.
    """
    cells = [
        _markdown("intro", INTRO.format(title=title)),
        _code("student", STUDENT, {"autograder": {"student": True}}),
    ]
    cells.append(_code("given", given.strip(), {"tags": ["given"]}))
    for task in exercises:
        heading = f"## {task.title} ({LEVELS.get(task.level, task.level)})\n\n"
        cells.append(_markdown(f"{task.id}-prompt", heading + task.prompt.strip()))
        mark = {"autograder": {"exercise": task.id}}
        cells.append(_code(f"{task.id}-code", task.starter.strip(), mark))
        cells.append(
            _code(
                f"{task.id}-check",
                # The chapter, since two chapters may have an exercise of the same name.
                f'from autograder.notebook import check\n\ncheck("{task.id}", chapter="{chapter}")',
                {"tags": ["check"]},
            )
        )
    notebook = {
        "cells": cells,
        "metadata": {
            "autograder": {
                "format": 1,
                "course": course,
                "content_version": content_version,
                "student_id": "",
                "name": "",
                "chapter": chapter,
                "quiz": {},
            },
            "kernelspec": {"display_name": "Python", "language": "python", "name": "python"},
            "language_info": {"name": "python", "file_extension": ".py"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    text = json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"
    version = hashlib.sha256(text.encode()).hexdigest()[:8]
    return Notebook(f"{chapter}-{version}.ipynb", text)


def _markdown(cell_id: str, source: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "id": _id(cell_id), "metadata": {}, "source": source}


def _code(cell_id: str, source: str, metadata: dict[str, Any]) -> dict[str, Any]:
    return {
        "cell_type": "code",
        "id": _id(cell_id),
        "metadata": metadata,
        "source": source,
        "execution_count": None,
        "outputs": [],
    }


def _id(name: str) -> str:
    """Return a cell id that nbformat accepts: letters, digits, - and _, at most 64."""
    return name.replace("_", "-")[:64]


def notebooks(root: Path) -> list[Notebook]:
    """Return the notebook of every chapter that has exercises."""
    course = load_course(root)
    found: list[Notebook] = []
    for chapter_id in course.chapters:
        chapter = load_chapter(root, chapter_id)
        if chapter.exercises:
            found.append(
                make_notebook(
                    chapter.id,
                    chapter.title,
                    chapter.given.source,
                    list(chapter.exercises.values()),
                    course.id,
                    content_version(root),
                )
            )
    return found


def course_files(root: Path) -> dict[str, bytes]:
    """Return the course's files as they travel inside the `autograder` wheel.

    `autograder.notebook` finds them in the package's own folder `course`.
    """
    return {
        f"autograder/course/{path.relative_to(root).as_posix()}": path.read_bytes()
        for path in content_files(root)
    }

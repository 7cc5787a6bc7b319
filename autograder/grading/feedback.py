"""One page per learner: Thai, self-contained, printable.

Everything that came with the submission reaches the page as text through jinja2's autoescape.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from autograder.content.chapter import Chapter
from autograder.content.exercise import Exercise
from autograder.grading import pages, words
from autograder.grading.gradebook import AnswerRecord, Record
from autograder.grading.standing import Standing
from autograder.grading.tables import shown

_STATES = {"right": "ถูก", "wrong": "ยังไม่ถูก", "wrong_type": "ชนิดไม่ตรง", "missing": "ไม่พบ"}
_MAX_OUTPUT = 4_000
_MAX_LINES = 400


def page(group: Sequence[Standing], chapters: Mapping[str, Chapter], course: str) -> str:
    """The page of one learner, from all files of theirs (older ones are named, not shown)."""
    counted = [standing for standing in group if standing.counts]
    others = [standing for standing in group if not standing.counts]
    return pages.render(
        "feedback.html",
        page={
            "student_id": group[0].record.student_id,
            "name": next((s.record.name for s in reversed(group) if s.record.name), ""),
            "course": course,
            "unsafe": any(s.record.unsafe for s in counted),
            "parts": [_part(standing, chapters, others) for standing in counted],
            "others": [_other(standing) for standing in others],
        },
    )


def _other(standing: Standing) -> str:
    record = standing.record
    status = words.STATUSES[record.status]
    why = words.UNREADABLE[record.reason][0] if record.reason else words.NOTES["superseded"]
    return f"{record.file}: {status} ({why})"


def _part(
    standing: Standing, chapters: Mapping[str, Chapter], others: Sequence[Standing]
) -> dict[str, Any]:
    record, score = standing.record, standing.score
    chapter = chapters.get(record.chapter or "")
    if record.status == "unreadable" or chapter is None:
        reason = words.UNREADABLE.get(record.reason, words.UNREADABLE["grader_problem"])[0]
        title = chapter.title if chapter else "ไฟล์ที่ส่ง"
        return {
            "title": title,
            "file": record.file,
            "unreadable": reason,
            "detail": record.detail,
        }
    answers = {answer.exercise: answer for answer in record.answers}
    older = [s.record.file for s in others if s.record.chapter == record.chapter]
    return {
        "id": chapter.id,
        "title": chapter.title,
        "unreadable": "",
        "file": record.file,
        "older": older,
        "points": shown(score.points),
        "max_points": shown(score.max_points),
        "percent": shown(score.percent),
        "notes": [
            _note(n) + (f" หักคะแนน {shown(score.late_percent)}%" if n == "late" else "")
            for n in standing.notes
            if n not in ("unsafe", "superseded")
        ],
        "reading": _reading(chapter, answers),
        "cards": [_card(e, answers.get(e.id)) for e in chapter.exercises.values()],
        "quiz": _quiz(chapter, record),
    }


def _note(key: str) -> str:
    return words.NOTES.get(key, key)


def _card(exercise: Exercise, answer: AnswerRecord | None) -> dict[str, Any]:
    verdict = answer.verdict if answer else "missing"
    report = (answer.report if answer else None) or {}
    messages = report.get("messages", [])
    error = report.get("error") or {}
    marked = {m.get("line") for m in messages} | {error.get("line")}
    code = (answer.code if answer else None) or ""
    output = str(report.get("output", ""))
    return {
        "id": exercise.id,
        "title": exercise.title,
        "level": words.LEVELS.get(exercise.level, exercise.level),
        "verdict": verdict,
        "verdict_text": words.VERDICTS[verdict],
        "points": shown(answer.points if answer else 0),
        "max_points": shown(exercise.points),
        "messages": [_message(m) for m in messages],
        "variables": [
            {
                "name": v["name"],
                "state": _STATES.get(v["state"], v["state"]),
                "found": v.get("found") or "",
            }
            for v in report.get("variables", [])
        ]
        if verdict != "learner_error"
        else [],
        "notes": [_note(n) for n in (answer.notes if answer else ())],
        "lines": [
            {"n": n, "text": line, "marked": n in marked}
            for n, line in enumerate(code.rstrip("\n").split("\n")[:_MAX_LINES], 1)
        ]
        if code
        else [],
        "output": output[:_MAX_OUTPUT] + ("\n…" if len(output) > _MAX_OUTPUT else ""),
        "error": error.get("original", ""),
    }


def _message(message: Mapping[str, Any]) -> str:
    text = str(message.get("text", ""))
    line = message.get("line")
    # Some messages already name their line in words.
    return f"บรรทัด {line}: {text}" if line and f"บรรทัดที่ {line}" not in text else text


def _quiz(chapter: Chapter, record: Record) -> list[dict[str, Any]]:
    shown = []
    for question in chapter.quiz:
        chosen = [o for o in question.options if o.id in record.quiz.get(question.id, ())]
        shown.append(
            {
                "text": question.text,
                "chosen": [{"text": o.text, "why": o.why} for o in chosen],
                "right": frozenset(o.id for o in chosen) == question.right,
            }
        )
    return shown


def _reading(chapter: Chapter, answers: Mapping[str, AnswerRecord]) -> list[str]:
    """Sections to read again: those of the exercises not passed, in order, each once."""
    labels = [
        exercise.see
        for exercise in chapter.exercises.values()
        if exercise.id not in answers or answers[exercise.id].verdict != "passed"
    ]
    titles = section_titles(chapter.root, chapter.id)
    return [titles[label] for label in dict.fromkeys(labels) if label in titles]


@functools.lru_cache(maxsize=64)
def section_titles(root: Path, chapter: str) -> dict[str, str]:
    """The headings of the chapter's page by label; empty where the book is not at hand."""
    try:
        text = (root / "book" / f"{chapter}.md").read_text("utf-8")
    except OSError:
        return {}
    found = re.findall(r"^\(([\w-]+)\)=\n+#+ +(.+)$", text, re.M)
    return {label: re.sub(r"[*_`]", "", title).strip() for label, title in found}


class Pages:
    """The folder of pages being written, one learner at a time."""

    def __init__(self, folder: Path, chapters: Mapping[str, Chapter], course: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.chapters = chapters
        self.course = course
        self.written: set[str] = set()

    def add(self, group: Sequence[Standing]) -> None:
        """Writes the page of one learner."""
        name = pages.file_name(group[0].record.student_id)
        pages.write(self.folder / name, page(group, self.chapters, self.course))
        self.written.add(name)

    def finish(self) -> None:
        """Removes pages of learners that are no longer there."""
        for path in self.folder.glob("*.html"):
            if path.name not in self.written:
                path.unlink()

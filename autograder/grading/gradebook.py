"""The gradebook: one SQLite file that holds everything a run found out.

Each submission is written in one transaction as soon as it is graded; `kill -9` at any moment loses
nothing but the runs in flight. All reports (CSV, pages, exports) are made from here, so that a
finished gradebook can be reported on again without running anything.

Tables: `meta` (key, value), `submissions` (one row per file), `answers` (one row per file and
exercise). The columns are documented in docs/grading.md; `report` and `notes` are JSON.
"""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

SCHEMA_VERSION = 1
_SCHEMA = """
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS submissions (
    file TEXT PRIMARY KEY,
    sha256 TEXT NOT NULL,
    modified REAL NOT NULL,
    student_id TEXT NOT NULL,
    name TEXT NOT NULL,
    chapter TEXT,
    status TEXT NOT NULL CHECK (status IN ('graded', 'partly', 'unreadable')),
    reason TEXT NOT NULL DEFAULT '',
    detail TEXT NOT NULL DEFAULT '',
    notes TEXT NOT NULL DEFAULT '[]',
    quiz TEXT NOT NULL DEFAULT '{}',
    content_version TEXT,
    unsafe INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS answers (
    file TEXT NOT NULL REFERENCES submissions (file) ON DELETE CASCADE,
    exercise TEXT NOT NULL,
    verdict TEXT NOT NULL,
    points REAL NOT NULL,
    max_points REAL NOT NULL,
    code TEXT,
    report TEXT,
    notes TEXT NOT NULL DEFAULT '[]',
    ending TEXT NOT NULL DEFAULT '',
    graded_as TEXT NOT NULL,
    PRIMARY KEY (file, exercise)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS by_student ON submissions (student_id, chapter);
CREATE INDEX IF NOT EXISTS by_exercise ON answers (exercise, verdict);
"""


@dataclass(frozen=True)
class AnswerRecord:
    """One exercise of one submission, judged (or missing)."""

    exercise: str
    verdict: str
    points: float
    max_points: float
    code: str | None = None
    report: dict[str, Any] | None = None
    notes: tuple[str, ...] = ()
    ending: str = ""
    graded_as: str = ""
    """What the verdict depends on besides the code (content, seed, limits); another: grade it."""


@dataclass(frozen=True)
class Record:
    """One submission's row. Plain data: it travels between processes and machines as JSON."""

    file: str
    sha256: str
    modified: float
    student_id: str
    name: str
    chapter: str | None
    status: str
    reason: str = ""
    detail: str = ""
    notes: tuple[str, ...] = ()
    quiz: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    content_version: str | None = None
    unsafe: bool = False
    answers: tuple[AnswerRecord, ...] = ()

    def to_plain(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_plain(plain: Mapping[str, Any]) -> Record:
        answers = tuple(
            AnswerRecord(**{**answer, "notes": tuple(answer["notes"])})
            for answer in plain["answers"]
        )
        quiz = {key: tuple(value) for key, value in plain["quiz"].items()}
        return Record(**{**plain, "notes": tuple(plain["notes"]), "quiz": quiz, "answers": answers})


class Gradebook:
    """An open gradebook, to be closed: ``with closing(Gradebook(path)) as book``."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self.db = sqlite3.connect(path, timeout=30.0, isolation_level=None)
        self.db.execute("PRAGMA journal_mode = WAL")
        self.db.execute("PRAGMA synchronous = NORMAL")
        self.db.execute("PRAGMA foreign_keys = ON")
        self.db.executescript(_SCHEMA)
        if self.meta("schema") is None:
            self.set_meta("schema", str(SCHEMA_VERSION))
        elif self.meta("schema") != str(SCHEMA_VERSION):
            raise ValueError(f"{path} was written by another version of the grader")

    def close(self) -> None:
        """Closes the file; the write-ahead log goes back into it."""
        self.db.close()

    # --- meta -----------------------------------------------------------------------------------

    def meta(self, key: str) -> str | None:
        row = self.db.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
        return None if row is None else str(row[0])

    def set_meta(self, key: str, value: str) -> None:
        self.db.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (key, value))

    def seed(self) -> int:
        """The run's secret seed, drawn once and kept: regrading gives the same result."""
        found = self.meta("seed")
        if found is None:
            found = str(secrets.randbits(48))
            self.set_meta("seed", found)
        return int(found)

    # --- submissions ----------------------------------------------------------------------------

    def put(self, record: Record) -> None:
        """Writes one submission and its answers, in place of what was there."""
        self.db.execute("BEGIN IMMEDIATE")
        try:
            self.db.execute("DELETE FROM submissions WHERE file = ?", (record.file,))
            self.db.execute(
                "INSERT INTO submissions VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)",
                (
                    record.file,
                    record.sha256,
                    record.modified,
                    record.student_id,
                    record.name,
                    record.chapter,
                    record.status,
                    record.reason,
                    record.detail,
                    _json(record.notes),
                    _json(record.quiz),
                    record.content_version,
                    int(record.unsafe),
                ),
            )
            self.db.executemany(
                "INSERT INTO answers VALUES (?,?,?,?,?,?,?,?,?,?)",
                [
                    (
                        record.file,
                        a.exercise,
                        a.verdict,
                        a.points,
                        a.max_points,
                        a.code,
                        None if a.report is None else _json(a.report),
                        _json(a.notes),
                        a.ending,
                        a.graded_as,
                    )
                    for a in record.answers
                ],
            )
        except BaseException:
            self.db.execute("ROLLBACK")
            raise
        self.db.execute("COMMIT")

    def get(self, file: str) -> Record | None:
        """The submission of that name, or None."""
        row = self.db.execute("SELECT * FROM submissions WHERE file = ?", (file,)).fetchone()
        return None if row is None else self._record(row)

    def records(self) -> Iterator[Record]:
        """Every submission, by student, chapter and file; read as they are asked for."""
        rows = self.db.execute(
            "SELECT * FROM submissions ORDER BY student_id, chapter, modified, file"
        )
        for row in rows:
            yield self._record(row)

    def files(self) -> set[str]:
        return {str(row[0]) for row in self.db.execute("SELECT file FROM submissions")}

    def forget(self, files: set[str]) -> None:
        """Removes submissions whose files are no longer there."""
        self.db.executemany("DELETE FROM submissions WHERE file = ?", [(f,) for f in sorted(files)])

    def _record(self, row: tuple[Any, ...]) -> Record:
        answers = self.db.execute(
            "SELECT exercise, verdict, points, max_points, code, report, notes, ending, graded_as"
            " FROM answers WHERE file = ? ORDER BY exercise",
            (row[0],),
        )
        return Record(
            file=row[0],
            sha256=row[1],
            modified=row[2],
            student_id=row[3],
            name=row[4],
            chapter=row[5],
            status=row[6],
            reason=row[7],
            detail=row[8],
            notes=tuple(json.loads(row[9])),
            quiz={key: tuple(value) for key, value in json.loads(row[10]).items()},
            content_version=row[11],
            unsafe=bool(row[12]),
            answers=tuple(
                AnswerRecord(
                    exercise=a[0],
                    verdict=a[1],
                    points=a[2],
                    max_points=a[3],
                    code=a[4],
                    report=None if a[5] is None else json.loads(a[5]),
                    notes=tuple(json.loads(a[6])),
                    ending=a[7],
                    graded_as=a[8],
                )
                for a in answers
            ),
        )


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)

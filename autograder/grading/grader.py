"""Grades one submission at a time: reads it, runs its programs, judges what they gave.

A `Grader` is the state of one worker (process or machine). What it returns is a `Record`; nothing a
submission does makes it raise.
"""

from __future__ import annotations

import functools
import hashlib
import json
import time
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol

from autograder.checking.check import any_right, before_running, judge, problem, wants_repeat
from autograder.checking.expected import Expected, expect
from autograder.checking.report import LEARNER_ERROR, PASSED, Message, Report
from autograder.checking.result import RunResult
from autograder.checking.values import NotPlain
from autograder.content.chapter import Chapter
from autograder.content.exercise import Exercise
from autograder.content.loader import load_chapter, load_course
from autograder.content.version import content_version, digest
from autograder.grading import inside, words
from autograder.grading.answers import Answer, Wanted, choose
from autograder.grading.gradebook import AnswerRecord, Record
from autograder.grading.sandbox import Course, Limits, Outcome, Sandbox, describe
from autograder.grading.sources import Source
from autograder.grading.submission import Submission, Unreadable, learner_from_path, read
from autograder.grading.unsafe import Unsafe
from autograder.grading.wire import Job


@dataclass(frozen=True)
class Settings:
    """How a run grades. The same settings and files give the same records."""

    root: Path
    seed: int
    limits: Limits = field(default_factory=Limits)
    total_seconds: float = 120.0
    """For all programs of one submission together."""
    unsafe: bool = False


@dataclass(frozen=True)
class Task:
    """One file to grade, and what is already known of it."""

    source: Source
    before: Record | None = None


class Runner(Protocol):
    """Runs programs: the sandbox, or the unsafe one."""

    def run(self, job: Job, limits: Limits | None = None) -> Outcome: ...

    def close(self) -> None: ...


class Grader:
    """Loads the course once; then call it with tasks."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        course = load_course(settings.root)
        self.course_id = course.id
        self.version = content_version(settings.root)
        self.chapters: dict[str, Chapter] = {
            id: load_chapter(settings.root, id) for id in course.chapters
        }
        self.wanted = {
            chapter.id: [
                Wanted(e.id, e.title, frozenset(e.variable_names))
                for e in chapter.exercises.values()
            ]
            for chapter in self.chapters.values()
        }
        self._runner: Runner | None = None
        self._digests: dict[tuple[str, str], str] = {}

    @property
    def runner(self) -> Runner:
        """Started when the first program has to be run: a finished gradebook needs none."""
        if self._runner is None:
            data = Course(self.settings.root / "data", inside.pack(self.chapters))
            kind = Unsafe if self.settings.unsafe else Sandbox
            self._runner = kind(data, self.settings.limits)
        return self._runner

    def close(self) -> None:
        """Ends the sandbox."""
        if self._runner is not None:
            self._runner.close()
            self._runner = None

    def __call__(self, task: Task) -> Record:
        return self.grade(task)

    def grade(self, task: Task) -> Record:
        """The record of one file."""
        source, before = task.source, task.before
        try:
            data = source.read()
        except Unreadable as problem:
            return self._unreadable(source, "", problem)
        sha256 = hashlib.sha256(data).hexdigest()
        try:
            submission = read(data, source.name)
            chapter = self._chapter(submission)
        except Unreadable as problem:
            return self._unreadable(source, sha256, problem)
        answers = choose(submission, self.wanted[chapter.id])
        clock = _Clock(self.settings.total_seconds)
        records = tuple(
            self._answer(chapter, exercise, answers.get(exercise.id), before, clock)
            for exercise in chapter.exercises.values()
        )
        notes = list(submission.notes)
        if submission.course and submission.course != self.course_id:
            notes.append("other_course")
        elif submission.content_version not in (None, self.version):
            notes.append("other_version")
        if clock.over():
            notes.append("time_up")
        partly = "broken_cell" in notes or any(r.verdict == "grader_problem" for r in records)
        return Record(
            file=source.name,
            sha256=sha256,
            modified=source.modified,
            student_id=submission.student_id,
            name=submission.name,
            chapter=chapter.id,
            status="partly" if partly else "graded",
            notes=tuple(notes),
            quiz=submission.quiz,
            content_version=submission.content_version,
            unsafe=self.settings.unsafe,
            answers=records,
        )

    def is_current(self, source: Source, before: Record) -> bool:
        """Whether `before` is what grading `source` would give: nothing has to be run."""
        if before.reason == "grader_problem" or before.modified != source.modified:
            return False
        try:
            data = source.read()
        except Unreadable as problem:
            return before.status == "unreadable" and before.reason == problem.key
        if hashlib.sha256(data).hexdigest() != before.sha256:
            return False
        if before.status == "unreadable":
            return True
        chapter = self.chapters.get(before.chapter or "")
        if chapter is None or {a.exercise for a in before.answers} != set(chapter.exercises):
            return False
        return before.unsafe == self.settings.unsafe and all(
            answer.verdict == "missing"
            or _known(
                before,
                answer.exercise,
                answer.code or "",
                self._graded_as(chapter, chapter.exercises[answer.exercise]),
            )
            is not None
            for answer in before.answers
        )

    # --- one file -------------------------------------------------------------------------------

    def _unreadable(self, source: Source, sha256: str, problem: Unreadable) -> Record:
        student_id, name = learner_from_path(source.name)
        return Record(
            file=source.name,
            sha256=sha256,
            modified=source.modified,
            student_id=student_id,
            name=name,
            chapter=next(iter(self.chapters)) if len(self.chapters) == 1 else None,
            status="unreadable",
            reason=problem.key if problem.key in words.UNREADABLE else "grader_problem",
            detail=problem.detail,
            unsafe=self.settings.unsafe,
        )

    def _chapter(self, submission: Submission) -> Chapter:
        """The chapter that the notebook names, else the one whose exercises it holds."""
        if submission.chapter in self.chapters:
            return self.chapters[submission.chapter or ""]
        found = {
            id: (
                sum(cell.exercise in {w.id for w in wanted} for cell in submission.cells),
                len(choose(submission, wanted)),
            )
            for id, wanted in self.wanted.items()
        }
        best = max(found, key=lambda id: found[id], default=None)
        if best is None or not any(found[best]):
            raise Unreadable("unknown_chapter" if submission.chapter else "no_exercises")
        return self.chapters[best]

    # --- one exercise ---------------------------------------------------------------------------

    def _answer(
        self,
        chapter: Chapter,
        exercise: Exercise,
        answer: Answer | None,
        before: Record | None,
        clock: _Clock,
    ) -> AnswerRecord:
        graded_as = self._graded_as(chapter, exercise)
        if answer is None:
            return AnswerRecord(exercise.id, "missing", 0.0, exercise.points, graded_as=graded_as)
        known = _known(before, exercise.id, answer.code, graded_as)
        if known is not None:
            return known
        report, ending = self._judged(chapter, exercise, answer.code, clock)
        return AnswerRecord(
            exercise=exercise.id,
            verdict=report.verdict,
            points=report.points,
            max_points=report.max_points,
            code=answer.code,
            report=_stored(report),
            notes=answer.notes,
            ending=ending,
            graded_as=graded_as,
        )

    def _judged(
        self, chapter: Chapter, exercise: Exercise, code: str, clock: _Clock
    ) -> tuple[Report, str]:
        """The report on one program, and how its process ended if not by itself."""
        early = before_running(exercise, code)
        if early is not None:
            return early, ""
        try:
            expected = expect(chapter, exercise, self.settings.seed)
        except Exception as fault:  # the exercise's own reference does not run
            return problem(exercise, f"{type(fault).__name__}: {fault}"), "fault"
        limits = clock.limits(self.settings.limits)
        if limits is None:
            return _stopped(exercise, "timeout", self.settings.total_seconds), "time_up"
        repeat = wants_repeat(code)
        runs: list[tuple[int | None, int]] = [(None, 0)]
        runs += [(None, 1)] if repeat else []
        runs += [(plan, 0) for plan in expected.plans]
        started = time.monotonic()
        outcome = self.runner.run(Job(chapter.id, exercise.id, code, runs), limits)
        clock.spend(time.monotonic() - started)
        return _of_outcome(exercise, expected, code, len(runs), repeat, outcome, limits)

    def _graded_as(self, chapter: Chapter, exercise: Exercise) -> str:
        """A digest of all that a verdict depends on besides the learner's code."""
        key = (chapter.id, exercise.id)
        if key not in self._digests:
            self._digests[key] = self._digest(chapter, exercise)
        return self._digests[key]

    def _digest(self, chapter: Chapter, exercise: Exercise) -> str:
        content = {
            "exercise": [asdict(variable) for variable in exercise.variables],
            "solution": exercise.solution,
            "points": exercise.points,
            "mistakes": [asdict(mistake) for mistake in exercise.mistakes],
            "given": chapter.given.source,
            "vary": exercise.vary if exercise.vary is not None else chapter.vary,
            "data": _data_digest(self.settings.root),
            "engine": _engine_digest(),
            "seed": self.settings.seed,
            "unsafe": self.settings.unsafe,
        }
        text = json.dumps(content, sort_keys=True, ensure_ascii=True)
        limits = self.settings.limits
        name = hashlib.sha256(text.encode()).hexdigest()[:24]
        return f"{name} {limits.seconds:g}s {limits.memory_mb}MB"


class _Clock:
    """The time that all programs of one submission may take together."""

    def __init__(self, total: float) -> None:
        self.left = total

    def spend(self, seconds: float) -> None:
        self.left -= seconds

    def over(self) -> bool:
        return self.left <= 0

    def limits(self, limits: Limits) -> Limits | None:
        """The limits of the next program; None when there is no time left."""
        if self.over():
            return None
        return replace(limits, seconds=max(0.1, min(limits.seconds, self.left)))


def _of_outcome(
    exercise: Exercise,
    expected: Expected,
    code: str,
    wanted: int,
    repeat: bool,
    outcome: Outcome,
    limits: Limits,
) -> tuple[Report, str]:
    """Judges what came back; whatever is missing is the program's own doing, and said so."""
    results: list[RunResult] = []
    ending = outcome.malformed and "malformed"
    try:
        results = [RunResult.from_json(text) for text in outcome.texts[:wanted]]
    except NotPlain:
        ending = "malformed"
    if not ending and (len(results) < wanted or outcome.end.ending != "exited"):
        ending = describe(outcome.end) or "ended"
    if ending == "lost":
        return problem(exercise, "the sandbox was lost twice"), ending
    if not results:
        return _stopped(exercise, ending, limits.seconds), ending
    shown = results[0]
    again = results[1] if repeat and len(results) > 1 else None
    varied = results[1 + repeat :] if any_right(exercise, shown, expected) else []
    report = judge(exercise, code, shown, varied, expected, again)
    if ending and report.verdict == PASSED:
        # Right as shown, but it never came to an end on other data: that is no pass.
        return _stopped(exercise, ending, limits.seconds, report), ending
    return report, ending


def _stopped(
    exercise: Exercise, ending: str, seconds: float, shown: Report | None = None
) -> Report:
    """The report for a program that gave no result of its own."""
    text = words.ENDINGS[ending].format(seconds=seconds)
    return Report(
        chapter=exercise.chapter,
        exercise=exercise.id,
        verdict=LEARNER_ERROR,
        points=0.0,
        max_points=exercise.points,
        messages=(Message(f"ending.{ending}", text),),
        output=shown.output if shown else "",
    )


def _known(before: Record | None, exercise: str, code: str, graded_as: str) -> AnswerRecord | None:
    """The verdict of an earlier run, where nothing that it depends on has changed."""
    for answer in before.answers if before else ():
        if answer.exercise == exercise and answer.code == code:
            same = answer.graded_as == graded_as
            # Limits matter only to a program that met one; our own faults are always tried again.
            free = not answer.ending and answer.graded_as.split()[0] == graded_as.split()[0]
            if (same or free) and answer.verdict not in ("grader_problem", "missing"):
                return answer
    return None


def _stored(report: Report) -> dict[str, Any]:
    """The parts of border 1's report that the pages need; the rest is in columns."""
    plain = report.to_plain()
    return {key: plain[key] for key in ("variables", "messages", "error", "output")}


@functools.lru_cache(maxsize=8)
def _data_digest(root: Path) -> str:
    return digest(iter(sorted((root / "data").glob("*.csv"))), root)


@functools.cache
def _engine_digest() -> str:
    """The state of the code that judges: another engine may judge otherwise."""
    package = Path(__file__).resolve().parents[1]
    files = [
        *sorted((package / "checking").glob("*.py")),
        *sorted((package / "content").glob("*.py")),
    ]
    return digest(iter(files), package)

"""Grades one submission at a time: reads it, runs its programs, judges what they gave.

A `Grader` is the state of one worker (process or machine). What it returns is a `Record`; nothing a
submission does makes it raise.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import itertools
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol

from autograder.checking.check import any_right, before_running, judge, problem, wants_repeat
from autograder.checking.expected import Expected, expect
from autograder.checking.report import LEARNER_ERROR, PASSED, Message, Report
from autograder.checking.result import RunResult
from autograder.checking.source import normal
from autograder.checking.values import NotPlain
from autograder.content.chapter import Chapter
from autograder.content.exercise import Exercise
from autograder.content.loader import load_chapter, load_course
from autograder.content.version import all_data, content_version, digest
from autograder.grading import inside, words
from autograder.grading.answers import Answer, Wanted, choose
from autograder.grading.gradebook import AnswerRecord, Record
from autograder.grading.sandbox import Course, Limits, Outcome, Sandbox, SandboxError, describe
from autograder.grading.sources import Loaded, Source
from autograder.grading.submission import Submission, Unreadable, learner_from_path, read
from autograder.grading.tame import is_tame
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

    source: Source | Loaded
    before: Record | None = None


SHARED_SECONDS = 2.0
"""A single run in a shared child that takes longer is stopped, and run again alone."""

MAX_RUNNERS = 3
"""Sandboxes that a worker keeps, one per chapter; each holds the libraries, about 150 MB."""


class Runner(Protocol):
    """Runs programs: the sandbox, or the unsafe one."""

    def run(self, jobs: Sequence[Job], limits: Limits | None = None) -> Outcome: ...

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
        self.given = given_sources(self.chapters)
        self._runners: dict[str, Runner] = {}
        self.faults: dict[str, str] = {}
        """Exercises that cannot be graded, and why: for the instructor, once per run."""
        self._digests: dict[tuple[str, str], str] = {}

    def runner(self, chapter: Chapter) -> Runner:
        """Started when the chapter's first program has to be run: a finished gradebook needs none.

        One for each chapter, the latest few of them: a class hands in one chapter, or a few, and
        neither pays for the data and references of the others.
        """
        found = self._runners.pop(chapter.id, None)
        if found is None:
            if len(self._runners) >= MAX_RUNNERS:
                self._runners.pop(next(iter(self._runners))).close()
            course = Course(
                self.settings.root / "data",
                inside.pack({chapter.id: chapter}),
                lambda: tuple(self._plans(chapter)),
            )
            kind = Unsafe if self.settings.unsafe else Sandbox
            found = kind(course, self.settings.limits)
        self._runners[chapter.id] = found
        return found

    def _plans(self, chapter: Chapter) -> Iterator[tuple[str, str, int]]:
        for exercise in chapter.exercises.values():
            with contextlib.suppress(Exception):  # a fault is said where the exercise is graded
                for plan in expect(chapter, exercise, self.settings.seed).plans:
                    yield chapter.id, exercise.id, plan

    def close(self) -> None:
        """Ends the sandboxes."""
        while self._runners:
            self._runners.popitem()[1].close()

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
        answers = choose(submission, self.wanted[chapter.id], self.given)
        clock = _Clock(self.settings.total_seconds)
        records = self._records(chapter, answers, before, clock)
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
            detail="; ".join(
                f"{id}: {self.faults[key]}"
                for id in chapter.exercises
                if (key := f"{chapter.id}/{id}") in self.faults
            )[:500],
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

    def _unreadable(self, source: Source | Loaded, sha256: str, problem: Unreadable) -> Record:
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
                len(choose(submission, wanted, self.given)),
            )
            for id, wanted in self.wanted.items()
        }
        best = max(found, key=lambda id: found[id], default=None)
        if best is None or not any(found[best]):
            raise Unreadable("unknown_chapter" if submission.chapter else "no_exercises")
        return self.chapters[best]

    # --- its exercises ----------------------------------------------------------------------------

    def _records(
        self,
        chapter: Chapter,
        answers: Mapping[str, Answer],
        before: Record | None,
        clock: _Clock,
    ) -> tuple[AnswerRecord, ...]:
        """The record of each exercise of the chapter, in order."""
        judged: dict[str, AnswerRecord] = {}
        programs: list[_Program] = []
        for exercise in chapter.exercises.values():
            graded_as = self._graded_as(chapter, exercise)
            answer = answers.get(exercise.id)
            if answer is None:
                judged[exercise.id] = AnswerRecord(
                    exercise.id, "missing", 0.0, exercise.points, graded_as=graded_as
                )
                continue
            known = _known(before, exercise.id, answer.code, graded_as)
            if known is not None:
                judged[exercise.id] = known
                continue
            program = self._program(exercise, chapter, answer)
            if isinstance(program, Report):
                judged[exercise.id] = _answer_record(exercise, answer, program, "", graded_as)
            else:
                programs.append(program)
        for program, report, ending in self._run_all(programs, clock):
            exercise = program.exercise
            graded_as = self._graded_as(chapter, exercise)
            judged[exercise.id] = _answer_record(
                exercise, program.answer, report, ending, graded_as
            )
        return tuple(judged[id] for id in chapter.exercises)

    def _program(self, exercise: Exercise, chapter: Chapter, answer: Answer) -> _Program | Report:
        """What has to be run for an answer, or the report where nothing has to be."""
        early = before_running(exercise, answer.code)
        if early is not None:
            return early
        try:
            expected = expect(chapter, exercise, self.settings.seed)
        except Exception as fault:  # the exercise's own reference does not run
            self.faults[f"{chapter.id}/{exercise.id}"] = f"{type(fault).__name__}: {fault}"
            return problem(exercise, str(fault))
        return _Program(exercise, answer, expected, frozenset(chapter.given.names))

    def _run_all(
        self, programs: Sequence[_Program], clock: _Clock
    ) -> Iterator[tuple[_Program, Report, str]]:
        """Runs the tame programs together, then all others, and those that came to grief, alone."""
        tame = [program for program in programs if program.tame]
        alone = [program for program in programs if not program.tame]
        while tame:
            limits = clock.limits(self.settings.limits)
            if limits is None:
                alone += tame
                break
            shared = replace(
                limits,
                seconds=min(clock.left, limits.seconds * len(tame)),
                idle=min(limits.seconds, SHARED_SECONDS),
            )
            results = self._results(tame, shared, clock)[0]
            done = 0
            for program, runs in zip(tame, results, strict=False):
                if len(runs) < len(program.runs) or _out_of_memory(runs):
                    break
                yield program, program.judge(runs), ""
                done += 1
            if done < len(tame):
                alone.append(tame[done])
            tame = tame[done + 1 :]
        for program in alone:
            limits = clock.limits(self.settings.limits)
            if limits is None:
                report = _stopped(program.exercise, "timeout", self.settings.total_seconds)
                yield program, report, "timeout"
                continue
            results, outcome = self._results([program], limits, clock)
            yield program, *_of_outcome(program, results[0], outcome, limits.seconds)

    def _results(
        self, programs: Sequence[_Program], limits: Limits, clock: _Clock
    ) -> tuple[list[list[RunResult]], Outcome]:
        """Runs `programs` in one child; for each the results of its runs, as many as there are.

        A result that is not plain data ends the list: what follows is not to be trusted either.
        """
        jobs = [program.job for program in programs]
        started = time.monotonic()
        try:
            chapter = self.chapters[programs[0].exercise.chapter]
            outcome = self.runner(chapter).run(jobs, limits)
        except SandboxError:
            outcome = Outcome()  # lost: our fault, and said so in the gradebook
        clock.spend(time.monotonic() - started)
        texts = iter(outcome.texts)
        found: list[list[RunResult]] = []
        for program in programs:
            runs: list[RunResult] = []
            found.append(runs)
            for text in itertools.islice(texts, len(program.runs)):
                try:
                    runs.append(RunResult.from_json(text))
                except NotPlain as error:
                    outcome.malformed = outcome.malformed or str(error) or "not plain"
                    return found + [[] for _ in programs[len(found) :]], outcome
        return found, outcome

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


def given_sources(chapters: Mapping[str, Chapter]) -> tuple[str, ...]:
    """The given code of every chapter, as a notebook's first cell ends with it."""
    sources = (normal(chapter.given.source).strip() for chapter in chapters.values())
    return tuple(source for source in sources if source)


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


class _Program:
    """One answer that has to be run: its runs, and how they are judged."""

    def __init__(
        self, exercise: Exercise, answer: Answer, expected: Expected, given: frozenset[str]
    ) -> None:
        self.exercise = exercise
        self.answer = answer
        self.expected = expected
        self.tame = is_tame(answer.code, given)
        self.repeat = wants_repeat(answer.code)
        self.runs: list[tuple[int | None, int]] = [(None, 0)]
        self.runs += [(None, 1)] if self.repeat else []
        self.runs += [(plan, 0) for plan in expected.plans]

    @property
    def job(self) -> Job:
        return Job(self.exercise.chapter, self.exercise.id, self.answer.code, self.runs)

    def judge(self, runs: Sequence[RunResult]) -> Report:
        """The verdict on results of `self.runs`; at least the first must be there."""
        again = runs[1] if self.repeat and len(runs) > 1 else None
        varied = runs[1 + self.repeat :] if any_right(self.exercise, runs[0], self.expected) else []
        return judge(self.exercise, self.answer.code, runs[0], varied, self.expected, again)


def _out_of_memory(runs: Sequence[RunResult]) -> bool:
    """Whether a program ran out of memory that others before it may have used up."""
    errors = [error for run in runs for error in (run.error, *run.raised.values())]
    return any(error is not None and error.type.endswith("MemoryError") for error in errors)


def _of_outcome(
    program: _Program, runs: Sequence[RunResult], outcome: Outcome, seconds: float
) -> tuple[Report, str]:
    """Judges what came back; whatever is missing is the program's own doing, and said so."""
    ending = "malformed" if outcome.malformed else ""
    if not ending and (len(runs) < len(program.runs) or outcome.end.ending != "exited"):
        ending = describe(outcome.end) or "ended"
    if ending == "lost":
        return problem(program.exercise, "the sandbox was lost twice"), ending
    if not runs:
        return _stopped(program.exercise, ending, seconds), ending
    report = program.judge(runs)
    if ending and report.verdict == PASSED:
        # Right as shown, but it never came to an end on other data: that is no pass.
        return _stopped(program.exercise, ending, seconds, report), ending
    return report, ending


def _answer_record(
    exercise: Exercise, answer: Answer, report: Report, ending: str, graded_as: str
) -> AnswerRecord:
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
    return digest(iter(all_data(root)), root)


@functools.cache
def _engine_digest() -> str:
    """The state of the code that judges: another engine may judge otherwise."""
    package = Path(__file__).resolve().parents[1]
    files = [
        *sorted((package / "checking").glob("*.py")),
        *sorted((package / "content").glob("*.py")),
    ]
    return digest(iter(files), package)

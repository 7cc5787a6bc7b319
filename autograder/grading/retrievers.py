"""Runs learners' `retrieve(question, docs, k)` on questions that they have not seen.

A retriever runs where every program of a learner runs, in the sandbox, and as any function does
there: one call per question, each with the documents made anew. The questions go in, their gold
documents never do; ids come out through the strict parser, and are scored outside. Everything runs
twice: a retriever that gives something else the second time cannot be ranked.
"""

from __future__ import annotations

import builtins
import csv
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from autograder.checking.blanks import find as find_blanks
from autograder.checking.result import RunResult
from autograder.checking.source import is_empty, normal
from autograder.checking.values import SEQUENCES, NotPlain, Value, same
from autograder.content.errors import ContentError
from autograder.content.exercise import FUNCTION, Exercise, Variable
from autograder.content.loader import load_chapter
from autograder.grading import inside
from autograder.grading.sandbox import Course, Limits, Outcome, Sandbox, SandboxError, describe
from autograder.grading.unsafe import Unsafe
from autograder.grading.wire import Job

CHAPTER, EXERCISE, FUNCTION_NAME, BASELINE = "capstone", "retrieve", "retrieve", "baseline"
K = 10
_CHUNK = 100
_MAX_QUESTION = 300
_COLUMNS = ("question_id", "question", "gold_doc_id")


@dataclass(frozen=True)
class Question:
    """One question with its gold document."""

    id: str
    text: str
    gold: str


def read_questions(file: Path, known: Sequence[str]) -> list[Question]:
    """The questions of a CSV file; raises :class:`ContentError` for what cannot be scored."""
    try:
        with file.open(encoding="utf-8-sig", newline="") as stream:
            table = csv.DictReader(stream)
            columns = table.fieldnames or []
            rows = list(table)
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise ContentError(str(file), f"cannot be read: {error}", "give a UTF-8 CSV file") from None
    if missing := [name for name in _COLUMNS if name not in columns]:
        raise ContentError(str(file), f"has no column {missing[0]}", ", ".join(_COLUMNS))
    questions = [Question(*((row[name] or "").strip() for name in _COLUMNS)) for row in rows]
    seen: Counter[str] = Counter()
    for number, question in enumerate(questions, 2):
        seen[question.id] += 1
        seen[question.text.casefold()] += 1
        for wrong, fix in (
            (not question.id or not question.text, "fill question_id and question"),
            (question.gold not in known, f"gold_doc_id: one of {known[0]} … {known[-1]}"),
            (len(question.text) > _MAX_QUESTION, f"{_MAX_QUESTION} characters at most"),
            (seen[question.id] > 1 or seen[question.text.casefold()] > 1, "give each row once"),
        ):
            if wrong:
                raise ContentError(f"{file}:{number}", "is no question to score", fix)
    if not questions:
        raise ContentError(str(file), "has no questions", "give one row per question")
    return questions


@dataclass(frozen=True)
class Result:
    """What a retriever gave: the ids per question, or why it cannot be ranked.

    ``fault`` is a key of `words.CAPSTONE`, ``count`` the number of questions that it concerns,
    ``detail`` the kind of error, never its text: that could tell a question.
    """

    rankings: tuple[tuple[str, ...], ...] = ()
    fault: str = ""
    count: int = 0
    detail: str = ""


@dataclass
class Retrievers:
    """Runs retrievers on one set of questions. Close it."""

    root: Path
    questions: Sequence[str]
    limits: Limits = field(default_factory=lambda: Limits(seconds=60.0))
    unsafe: bool = False

    def __post_init__(self) -> None:
        whole = load_chapter(self.root, CHAPTER)
        if EXERCISE not in whole.exercises:
            raise ContentError(f"exercises/{CHAPTER}", f"has no exercise '{EXERCISE}'", "write it")
        for name in ("docs", BASELINE):
            if name not in whole.given.names:
                raise ContentError(f"exercises/{CHAPTER}/given.py", f"has no {name}", "define it")
        self.chapter = whole
        self.known = known_ids(self.root)
        self.parts = [
            self._part(whole.exercises[EXERCISE], number, self.questions[start : start + _CHUNK])
            for number, start in enumerate(range(0, len(self.questions), _CHUNK))
        ]
        bare = replace(whole, exercises={part.id: part for part in self.parts}, vary=None)
        course = Course(self.root / "data", inside.pack({CHAPTER: bare}))
        self.runner: Sandbox | Unsafe = (Unsafe if self.unsafe else Sandbox)(course, self.limits)

    def _part(self, exercise: Exercise, number: int, questions: Sequence[str]) -> Exercise:
        """An exercise that asks for the answers to some of the questions, with no answer in it."""
        calls = tuple(f"{FUNCTION_NAME}({question!r}, docs, {K})" for question in questions)
        asked = Variable(FUNCTION_NAME, FUNCTION, calls=calls, returns="list", items="text")
        part = replace(exercise, id=f"asked_{number}", variables=(asked,), vary=None)
        return part.without_answers()

    def baseline(self) -> Result:
        """The baseline's rankings. Raises :class:`ContentError` if it has none."""
        result = self.run(f"{FUNCTION_NAME} = {BASELINE}")
        if result.fault:
            what = f"baseline is no valid retriever: {result.fault} {result.detail}".strip()
            raise ContentError(f"exercises/{CHAPTER}/given.py", what, "mend it")
        return result

    def run(self, code: str) -> Result:
        """Runs a learner's program and asks its `retrieve` every question, twice."""
        if is_empty(code):
            return Result(fault="empty")
        if find_blanks(normal(code)):
            return Result(fault="blank")
        jobs = [Job(CHAPTER, part.id, code, [(None, 0), (None, 1)]) for part in self.parts]
        try:
            outcome = self.runner.run(jobs, self.limits)
        except SandboxError:
            outcome = Outcome()
        try:
            runs = [RunResult.from_json(text) for text in outcome.texts]
        except NotPlain:
            return Result(fault="malformed")
        if outcome.malformed:
            return Result(fault="malformed")
        if len(runs) < 2 * len(self.parts) or outcome.end.ending != "exited":
            ending = describe(outcome.end) or "ended"
            return Result(fault=ending)
        return self._judge(runs)

    def _judge(self, runs: Sequence[RunResult]) -> Result:
        stopped = next((run.error for run in runs if run.error is not None), None)
        if stopped is not None and not any(run.values or run.raised for run in runs):
            return Result(fault="program_raised", detail=_known_type(stopped.type))
        found: list[tuple[str, ...]] = []
        faults: Counter[str] = Counter()
        details: dict[str, str] = {}
        for number, part in enumerate(self.parts):
            first, second = runs[2 * number], runs[2 * number + 1]
            if FUNCTION_NAME not in first.values:
                return Result(fault="no_function")
            for call in part.variables[0].calls:
                ids, fault = self._ids(first, call)
                if not fault and not _alike(first.values.get(call), second.values.get(call)):
                    fault = "not_repeatable"
                if fault:
                    faults[fault] += 1
                    if fault == "raised" and call in first.raised:
                        details.setdefault(fault, _known_type(first.raised[call].type))
                else:
                    found.append(ids)
        if faults:
            fault, _ = max(faults.items(), key=lambda item: (item[1], item[0]))
            return Result(fault=fault, count=faults.total(), detail=details.get(fault, ""))
        return Result(tuple(found))

    def _ids(self, run: RunResult, call: str) -> tuple[tuple[str, ...], str]:
        """The ids of one answer, or what is wrong with it."""
        value = run.values.get(call)
        if call in run.raised or value is None:
            return (), "raised"
        if value.kind not in SEQUENCES or len(value.shape) > 1:
            return (), "not_a_list"
        if value.size != min(K, len(self.known)) or value.cut:
            return (), "wrong_count"
        if any(item.kind != "text" for item in value.items):
            return (), "not_ids"
        ids = tuple(str(item.data) for item in value.items)
        if not set(ids) <= set(self.known):
            return (), "unknown_ids"
        return (ids, "") if len(set(ids)) == len(ids) else ((), "repeated_ids")

    def close(self) -> None:
        """Ends the sandbox."""
        self.runner.close()


def _known_type(name: str) -> str:
    """The type of an error where Python named it: a learner's own class could tell a question."""
    known = getattr(builtins, name, None)
    return name if isinstance(known, type) and issubclass(known, BaseException) else "Exception"


def known_ids(root: Path) -> list[str]:
    """The ids of the knowledge base."""
    file = root / "data" / "kb_docs.csv"
    try:
        with file.open(encoding="utf-8-sig", newline="") as stream:
            return [row["doc_id"] for row in csv.DictReader(stream)]
    except (OSError, KeyError) as error:
        raise ContentError("data/kb_docs.csv", f"cannot be read: {error}", "restore it") from None


def _alike(one: Value | None, two: Value | None) -> bool:
    return one is not None and two is not None and same(one, two)

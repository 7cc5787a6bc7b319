"""The content tests: every solution passes, every mistake earns its own message, and so on.

A fault is one line: ``file: what (how to mend)``.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from autograder.checking import messages
from autograder.checking.check import check
from autograder.checking.compare import compare
from autograder.checking.expected import expect, reads_varied
from autograder.checking.namespace import ContentFault, varied_names
from autograder.checking.report import PASSED, Report
from autograder.checking.values import same
from autograder.content.chapter import Chapter
from autograder.content.errors import ContentError
from autograder.content.exercise import FUNCTION, Exercise, Mistake
from autograder.content.loader import (
    EXERCISES,
    chapter_ids,
    exercise_ids,
    load_course,
    load_exercise,
    load_shell,
    with_exercises,
)

SEEDS = (1, 2, 3)
_UNFINISHED = {"blank", "blank_in", "empty", "missing", "missing_close"}
_IGNORED = {"__pycache__", ".DS_Store", ".ipynb_checkpoints"}


@dataclass(frozen=True)
class Fault:
    """One fault: the file, what is wrong, how to mend it."""

    file: str
    what: str
    fix: str

    def __str__(self) -> str:
        return f"{self.file}: {self.what} ({self.fix})"


@dataclass
class Outcome:
    """What a verification found: faults, and every report it made (for comparing environments).

    ``reports`` maps ``exercise|program|seed`` to the report's JSON data.
    """

    faults: list[Fault] = field(default_factory=list)
    reports: dict[str, dict[str, Any]] = field(default_factory=dict)
    exercises: int = 0
    programs: int = 0

    def add(self, other: Outcome) -> None:
        """Takes in what another part of the course gave."""
        self.faults += other.faults
        self.reports |= other.reports
        self.exercises += other.exercises
        self.programs += other.programs


def selections(root: str | Path, selection: str | None) -> list[str | None]:
    """The parts that can be verified side by side: each chapter, or just what is selected.

    Where the course as a whole has a fault, it is one part: ``verify`` then says which.
    """
    try:
        load_course(Path(root))
    except ContentError:
        return [selection]
    if selection or any(_strays(Path(root))):
        return [selection]
    return list(chapter_ids(Path(root))) or [None]


def verify(root: str | Path, selection: str | None = None, seeds: Sequence[int] = SEEDS) -> Outcome:
    """Verifies the whole course, ``CHAPTER`` or ``CHAPTER/EXERCISE``."""
    root = Path(root)
    outcome = Outcome()
    chapter_id, _, exercise_id = (selection or "").partition("/")
    try:
        course = load_course(root)
    except ContentError as error:
        outcome.faults.append(_fault(error))
        return outcome
    if not chapter_id:
        outcome.faults += _strays(root)
    if chapter_id and chapter_id not in course.chapters:
        known = ", ".join(course.chapters) or "none yet"
        outcome.faults.append(
            Fault(f"{EXERCISES}/{chapter_id}", "no such chapter", f"known: {known}")
        )
        return outcome
    for id in [chapter_id] if chapter_id else chapter_ids(root):
        _verify_chapter(root, id, exercise_id or None, seeds, outcome)
    return outcome


def _verify_chapter(
    root: Path, id: str, only: str | None, seeds: Sequence[int], outcome: Outcome
) -> None:
    try:
        shell = load_shell(root, id)
    except ContentError as error:
        outcome.faults.append(_fault(error))
        return
    exercises: list[Exercise] = []
    for exercise_id in [only] if only else exercise_ids(root, id):
        try:
            exercises.append(load_exercise(root, id, exercise_id, shell))
        except ContentError as error:
            outcome.faults.append(_fault(error))
    chapter = with_exercises(shell, exercises)
    for exercise in exercises:
        outcome.exercises += 1
        verifier = _Verifier(chapter, exercise, seeds, outcome)
        outcome.faults += verifier.faults()
        outcome.faults += _book_faults(root, exercise)


class _Verifier:
    """The tests of one exercise."""

    def __init__(
        self, chapter: Chapter, exercise: Exercise, seeds: Sequence[int], outcome: Outcome
    ) -> None:
        self.chapter = chapter
        self.exercise = exercise
        self.seeds = seeds
        self.outcome = outcome

    def faults(self) -> Iterator[Fault]:
        exercise = self.exercise
        try:
            yield from self.plans()
        except ContentFault as error:
            yield Fault(f"{exercise.file}/solution.py", str(error), "make the reference run")
            return
        yield from self.must_pass("solution.py", exercise.solution)
        yield from self.starter()
        for name, code in exercise.variants:
            yield from self.must_pass(f"variants/{name}.py", code)
        yield from self.texts()
        for mistake in exercise.mistakes:
            yield from self.mistake(mistake)

    def run(self, program: str, code: str) -> Iterator[tuple[int, Report]]:
        self.outcome.programs += 1
        for seed in self.seeds:
            report = check(self.chapter, self.exercise, code, seed)
            key = f"{self.exercise.chapter}/{self.exercise.id}|{program}|{seed}"
            self.outcome.reports[key] = report.to_plain()
            yield seed, report

    def plans(self) -> Iterator[Fault]:
        exercise = self.exercise
        moved: set[str] = set()
        yield from self.moves(moved)
        shown = expect(self.chapter, exercise, self.seeds[0]).shown.values
        for variable in exercise.variables:
            if variable.kind != FUNCTION or moved & set(variable.calls) or variable.special:
                continue
            if len(variable.calls) < 2 or all(
                same(shown[variable.calls[0]], shown[call]) for call in variable.calls
            ):
                yield Fault(
                    f"{exercise.file}/exercise.toml",
                    f"a '{variable.name}' that always gives the same passes",
                    "add a call that gives something else",
                )

    def moves(self, moved: set[str]) -> Iterator[Fault]:
        """Adds to ``moved`` the answers that plans change; every variable must be among them."""
        exercise = self.exercise
        if not varied_names(self.chapter, exercise):
            return
        if not set(exercise.given_names) and not reads_varied(self.chapter, exercise):
            return  # nothing given: nothing to vary
        seeds = self.seeds if reads_varied(self.chapter, exercise) else ()
        for seed in seeds:
            expected = expect(self.chapter, exercise, seed)
            if not expected.plans:
                yield Fault(
                    f"{exercise.file}/solution.py",
                    "raises under every plan of vary.py",
                    "make draw(rng) give data that the solution can take",
                )
                return
            for result in expected.varied:
                moved |= {
                    answer.name
                    for answer in exercise.answers
                    if not compare(
                        answer, result.values[answer.name], expected.shown.values[answer.name]
                    ).right
                }
        for name in (answer.name for answer in exercise.answers if answer.of is None):
            if name not in moved:
                yield Fault(
                    f"{exercise.file}",
                    f"no plan of vary.py changes '{name}'",
                    "vary the data more, so that a written-in answer is found",
                )

    def must_pass(self, file: str, code: str) -> Iterator[Fault]:
        for seed, report in self.run(file, code):
            if report.verdict != PASSED:
                yield Fault(
                    f"{self.exercise.file}/{file}",
                    f"is {report.verdict}, not passed, with seed {seed}: {_said(report)}",
                    "mend the program or the exercise's variables",
                )
                return
            if "not_rechecked" in report.keys:
                yield Fault(
                    f"{self.exercise.file}/{file}",
                    "assigns a given name that is varied",
                    "use another name",
                )
                return

    def starter(self) -> Iterator[Fault]:
        file = f"{self.exercise.file}/solution.py"
        if self.exercise.starter == self.exercise.solution:
            yield Fault(file, "hides nothing from the starter", "mark pieces with '# ___'")
            return
        for _, report in self.run("starter", self.exercise.starter):
            if report.verdict == PASSED:
                yield Fault(file, "its starter passes", "hide what is asked for")
                return
            if not _UNFINISHED & set(report.keys):
                yield Fault(
                    file,
                    f"its starter is not seen as unfinished: {_said(report)}",
                    "leave a blank, or no answer at all",
                )
                return

    def texts(self) -> Iterator[Fault]:
        seen: dict[str, str] = {}
        general = {text: key for key, text in messages.TEXTS.items()}
        for mistake in self.exercise.mistakes:
            file = f"{self.exercise.file}/mistakes/{mistake.name}.py"
            if mistake.expect is not None and mistake.expect not in messages.TEXTS:
                yield Fault(
                    file, f"expects '{mistake.expect}', which is no message", _near(mistake.expect)
                )
            if mistake.message is None:
                continue
            if mistake.message in general:
                yield Fault(
                    file,
                    "its message is the general one",
                    f"use '# expect: {general[mistake.message]}' or say more",
                )
            if mistake.message in seen:
                yield Fault(
                    file, f"has the message of {seen[mistake.message]}.py", "say what differs"
                )
            seen.setdefault(mistake.message, mistake.name)

    def mistake(self, mistake: Mistake) -> Iterator[Fault]:
        file = f"{self.exercise.file}/mistakes/{mistake.name}.py"
        for seed, report in self.run(f"mistakes/{mistake.name}.py", mistake.code):
            if report.verdict != mistake.verdict:
                yield Fault(
                    file,
                    f"is {report.verdict}, not {mistake.verdict}, with seed {seed}: "
                    f"{_said(report)}",
                    "correct '# verdict:' or the program",
                )
                return
            keys = set(report.keys)
            if mistake.key not in keys:
                yield Fault(
                    file,
                    f"does not earn '{mistake.key}' but {_said(report)}",
                    "tell the mistakes apart by their values, or correct '# expect:'",
                )
                return
            if mistake.message is not None and keys != {mistake.key}:
                others = ", ".join(sorted(keys - {mistake.key}))
                if mistake.verdict != "learner_error":
                    yield Fault(
                        file, f"also earns {others}", "explain every wrong answer by one message"
                    )
                    return
            whose = {answer.name: answer.of or answer.name for answer in self.exercise.answers}
            wrong = {whose[item.name] for item in report.variables if item.state != "right"}
            if mistake.variables and wrong != set(mistake.variables):
                yield Fault(
                    file,
                    f"gets {', '.join(sorted(wrong)) or 'nothing'} wrong, not "
                    f"{', '.join(mistake.variables)}",
                    "correct '# variables:'",
                )
                return


def differences(
    ours: dict[str, dict[str, Any]], theirs: dict[str, dict[str, Any]]
) -> Iterator[Fault]:
    """Where two environments judge the same program differently; the second may try less seeds."""
    tried = {key.rpartition("|")[2] for key in theirs}
    for key in sorted(set(theirs) | {key for key in ours if key.rpartition("|")[2] in tried}):
        one, two = _comparable(ours.get(key)), _comparable(theirs.get(key))
        if one != two:
            exercise, program, seed = key.split("|")
            yield Fault(
                f"{EXERCISES}/{exercise}/{program}",
                f"differs in Pyodide with seed {seed}: {one} here, {two} there",
                "do not depend on versions or on the platform",
            )


def _comparable(report: dict[str, Any] | None) -> Any:
    if report is None:
        return None
    return [
        report["verdict"],
        report["points"],
        [(item["name"], item["state"]) for item in report["variables"]],
        [(item["key"], item["text"], item["line"]) for item in report["messages"]],
    ]


def _strays(root: Path) -> Iterator[Fault]:
    for path in sorted((root / EXERCISES).iterdir()):
        known = path.name == "course.toml" or (path / "chapter.toml").is_file()
        if not known and path.name not in _IGNORED:
            yield Fault(
                f"{EXERCISES}/{path.name}",
                "belongs to no chapter",
                "add its chapter.toml" if path.is_dir() else "remove it",
            )


def _book_faults(root: Path, exercise: Exercise) -> Iterator[Fault]:
    """What the page must hold for the exercise, once the chapter has one."""
    page = root / "book" / f"{exercise.chapter}.md"
    if not page.is_file():
        return
    text = page.read_text("utf-8")
    if f"({exercise.see})=" not in text:
        yield Fault(
            f"{exercise.file}/exercise.toml",
            f"see = '{exercise.see}' is no label of the page",
            f"use a label of book/{exercise.chapter}.md",
        )


def _said(report: Report) -> str:
    said = "; ".join(f"{m.key} {m.text!r}" for m in report.messages)
    trace = report.details.get("traceback", "").strip().split("\n")[-1]
    return f"{said} {trace}".strip()


def _near(key: str) -> str:
    close = difflib.get_close_matches(key, messages.TEXTS, 3)
    return f"did you mean {' or '.join(close)}?" if close else "see checking/messages.py"


def _fault(error: ContentError) -> Fault:
    return Fault(error.file, error.what, error.fix)

"""A whole run: files in, gradebook and reports out."""

from __future__ import annotations

import itertools
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from autograder.content.chapter import Chapter
from autograder.content.loader import load_chapter, load_course
from autograder.grading import class_report, feedback, pages, rules, tables
from autograder.grading.gradebook import Gradebook, Record
from autograder.grading.grader import Grader, Settings, Task
from autograder.grading.pool import TASKS_PER_JOB, Died, Pool, cores, default_jobs
from autograder.grading.progress import Progress
from autograder.grading.sandbox import Limits, why_not
from autograder.grading.sources import Loaded, Source, find
from autograder.grading.standing import Standing, standings
from autograder.grading.submission import learner_from_path


class NoSandbox(Exception):
    """There is no sandbox here and nobody said `--unsafe`."""


@dataclass(frozen=True)
class Options:
    """What the command line says."""

    root: Path
    paths: tuple[Path, ...]
    out: Path
    jobs: int | None = None
    """Workers; None: as many as suit what is there to grade."""
    limits: Limits = field(default_factory=Limits)
    unsafe: bool = False
    quiet: bool = False
    anonymous: bool = False
    dask: str | None = None
    seed: int | None = None


@dataclass
class Summary:
    """What a run did."""

    found: int = 0
    graded: int = 0
    kept: int = 0
    seconds: float = 0.0
    statuses: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)
    faults: dict[str, int] = field(default_factory=dict)
    """What is wrong with the course's own exercises, and how many submissions met it."""
    skipped: list[str] = field(default_factory=list)
    """Files that are no notebooks by their names."""
    chapters: dict[str, int] = field(default_factory=dict)
    """Chapters handed in, and by how many learners."""
    look_at: dict[str, list[str]] = field(default_factory=dict)
    """Files that want a look of the instructor's, by what is the matter with them."""

    @property
    def complete(self) -> bool:
        """Whether every submission has a row."""
        return sum(self.statuses.values()) == self.found


def grade(options: Options) -> Summary:
    """Grades everything below `options.paths` that is not graded yet, then writes the reports.

    Raises `NoSandbox`, `FileNotFoundError` for a path that is not there, `ContentError` for a fault
    in the course.
    """
    reason = "" if options.unsafe or options.dask not in (None, "local") else why_not()
    if reason:
        raise NoSandbox(reason)
    skipped: list[str] = []
    sources = list(find(options.paths, skipped))
    options.out.mkdir(parents=True, exist_ok=True)
    summary = Summary(found=len(sources), skipped=skipped)
    with closing(Gradebook(options.out / "gradebook.sqlite")) as book:
        if options.seed is not None:
            book.set_meta("seed", str(options.seed))
        settings = Settings(options.root, book.seed(), options.limits, unsafe=options.unsafe)
        # A fault in the course is said before anything runs.
        chapters = load_chapters(options.root)
        table = load_rules(options.root, chapters)
        _run(options, settings, sources, book, summary)
        report(options, book, chapters, table, summary)
    return summary


def watch(
    options: Options, *, interval: float = 2.0, rounds: int | None = None
) -> Iterator[Summary]:
    """Grades what is there, then whatever comes or changes, until interrupted.

    A file is taken when two looks in a row found it unchanged: one that is still being copied is
    left for the next. `rounds` ends it after so many looks (for tests).
    """
    graded: object = None
    before: object = None
    looks = itertools.count() if rounds is None else range(rounds)
    for _ in looks:
        now = [(source.name, source.modified, _size(source)) for source in find(options.paths)]
        if now == before and now != graded:
            yield grade(options)
            graded = now
        before = now
        time.sleep(interval)


def _size(source: Source) -> int:
    try:
        return source.path.lstat().st_size
    except OSError:
        return -1


def load_chapters(root: Path) -> dict[str, Chapter]:
    return {id: load_chapter(root, id) for id in load_course(root).chapters}


def load_rules(root: Path, chapters: dict[str, Chapter]) -> rules.Rules:
    """The rules of `[grading]` in course.toml."""
    levels = {e.id: e.level for c in chapters.values() for e in c.exercises.values()}
    return rules.parse(load_course(root).grading, levels)


def _run(
    options: Options,
    settings: Settings,
    sources: Sequence[Source],
    book: Gradebook,
    summary: Summary,
) -> None:
    book.forget(book.files() - {source.name for source in sources})
    progress = Progress(len(sources), quiet=options.quiet)
    checker = _Unchanged(settings)
    tasks = _tasks(sources, book, checker, progress, summary)
    with _terminable():
        for task, result in _results(options, settings, tasks):
            record = result if isinstance(result, Record) else _failed(task.source, result)
            if not isinstance(result, Record):
                summary.problems.append(f"{task.source.name}: {getattr(result, 'why', result)}")
            if any(answer.ending == "lost" for answer in record.answers):
                summary.problems.append(f"{task.source.name}: the sandbox was lost")
            if record.status == "partly" and record.detail:
                summary.faults.setdefault(record.detail, 0)
                summary.faults[record.detail] += 1
            book.put(record)
            summary.graded += 1
            progress.add(record.status)
    summary.seconds = progress.finish()


def _results(
    options: Options, settings: Settings, tasks: Iterator[Task]
) -> Iterator[tuple[Task, object]]:
    # How many there are to grade is not known before each has been looked at: enough to fill every
    # core are taken, the rest follow as they are wanted.
    first = list(itertools.islice(tasks, cores() * TASKS_PER_JOB))
    if not first:
        return
    jobs = options.jobs or default_jobs(len(first))
    tasks = itertools.chain(first, tasks)
    if options.dask is not None:
        from autograder.grading import cluster

        yield from cluster.results(options.dask, settings, tasks, jobs)
        return
    pool = Pool(Grader, (settings,), jobs)
    try:
        yield from pool.map(tasks)
    finally:
        pool.close()


class _Unchanged:
    """Tells whether a graded file can be left alone, without starting anything."""

    def __init__(self, settings: Settings) -> None:
        self.grader = Grader(settings)

    def __call__(self, source: Source, before: Record) -> bool:
        return self.grader.is_current(source, before)


def _tasks(
    sources: Iterable[Source],
    book: Gradebook,
    unchanged: _Unchanged,
    progress: Progress,
    summary: Summary,
) -> Iterator[Task]:
    for source in sources:
        before = book.get(source.name)
        if before is not None and unchanged(source, before):
            summary.kept += 1
            progress.skip()
            continue
        yield Task(source, before)


def _failed(source: Source | Loaded, result: object) -> Record:
    """The row of a file on which the grader itself failed: never the learner's fault."""
    student_id, name = learner_from_path(source.name)
    return Record(
        file=source.name,
        sha256="",
        modified=source.modified,
        student_id=student_id,
        name=name,
        chapter=None,
        status="unreadable",
        reason="grader_problem",
        detail=result.why[:200] if isinstance(result, Died) else "",
    )


def report(
    options: Options,
    book: Gradebook,
    chapters: dict[str, Chapter],
    table: rules.Rules,
    summary: Summary,
) -> None:
    """Writes grades.csv, the learners' pages and the class report from the gradebook."""
    course = load_course(options.root)
    handed_in = dict(
        book.db.execute(
            "SELECT chapter, count(DISTINCT student_id) FROM submissions "
            "WHERE chapter IS NOT NULL AND status != 'unreadable' GROUP BY chapter"
        )
    )
    summary.chapters = {id: handed_in[id] for id in chapters if id in handed_in}
    of_any = {row[0] for row in book.db.execute("SELECT DISTINCT chapter FROM submissions")}
    shown = {id: c for id, c in chapters.items() if id in of_any} or chapters
    out = options.out
    pages_of = feedback.Pages(out / "feedback", chapters, course.title)
    whole = class_report.ClassReport(chapters, course.title, anonymous=options.anonymous)
    with tables.Grades(out / "grades.csv", shown) as grades:
        for group in standings(book, chapters, table):
            _look_at(group, summary.look_at)
            grades.add(group)
            pages_of.add(group)
            whole.add(group)
    pages_of.finish()
    pages.write(out / "class_report.html", whole.page())
    summary.statuses = Counter(
        dict(book.db.execute("SELECT status, count(*) FROM submissions GROUP BY status"))
    )


def _look_at(group: Sequence[Standing], found: dict[str, list[str]]) -> None:
    for standing in group:
        record = standing.record
        if record.status != "graded":
            why = f" ({record.reason})" if record.reason else ""
            found.setdefault(record.status, []).append(record.file + why)
        elif "no_student_id" in record.notes:
            found.setdefault("without a student id", []).append(record.file)


@contextmanager
def _terminable() -> Iterator[None]:
    """SIGTERM ends a run like Ctrl-C: workers and their sandboxes are closed on the way out."""

    def stop(_number: int, _frame: object) -> None:
        raise KeyboardInterrupt

    before = None
    if hasattr(signal, "SIGTERM"):
        try:
            before = signal.signal(signal.SIGTERM, stop)
        except ValueError:  # not the main thread
            before = None
    try:
        yield
    finally:
        if before is not None:
            signal.signal(signal.SIGTERM, before)


def say(text: str) -> None:
    """A line on the terminal."""
    print(text, file=sys.stderr)

"""Ranks a class's retrievers on held-back questions, with ties where the data cannot tell.

The order is by mean nDCG@10. Walking down, an entry joins the group above it unless the paired
randomisation test against that group's first entry gives p below ALPHA; then it opens the next
group. Groups are shared places: every entry is in exactly one, and two entries of a group are not
proven equal, only not told apart.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from autograder import metrics
from autograder.grading import pages, words
from autograder.grading.answers import Wanted, choose
from autograder.grading.grader import given_sources
from autograder.grading.retrievers import (
    EXERCISE,
    K,
    Question,
    Result,
    Retrievers,
    known_ids,
    read_questions,
)
from autograder.grading.sandbox import Limits, why_not
from autograder.grading.sources import Source, find
from autograder.grading.submission import Unreadable, learner_from_path, read
from autograder.grading.tables import number, replacing, safe_cell
from autograder.metrics.inference import bootstrap, holm, randomisation_p, wilson

ALPHA = 0.05
HIT = 3
MEASURES = ("ndcg10", "mrr", "hit3")
COLUMNS = (
    *("place", "student_id", "name", "file", "status", "ndcg10", "ndcg10_low", "ndcg10_high"),
    *("mrr", "mrr_low", "mrr_high", "hit3", "hit3_low", "hit3_high"),
    *("difference", "difference_low", "difference_high", "p", "p_holm", "notes"),
)


@dataclass(frozen=True)
class Measured:
    """A mean over the questions with its 95% interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Score:
    """One retriever's figures; ``values`` are nDCG@10 per question."""

    values: tuple[float, ...]
    means: Mapping[str, Measured]


@dataclass(frozen=True)
class Entry:
    """One file. ``status`` is ranked, invalid, missing, unreadable or superseded."""

    file: str
    student_id: str
    name: str
    status: str
    fault: str = ""
    count: int = 0
    detail: str = ""
    modified: float = 0.0
    notes: tuple[str, ...] = ()
    score: Score | None = None
    place: int = 0
    difference: Measured | None = None
    p: float = 1.0
    p_holm: float = 1.0

    @property
    def reason(self) -> str:
        """Why it is not ranked, as a key."""
        return " ".join(part for part in (self.fault, self.detail) if part)


@dataclass(frozen=True)
class Options:
    """What the command line says."""

    root: Path
    paths: tuple[Path, ...]
    questions: Path
    out: Path
    limits: Limits
    seed: int = 0
    unsafe: bool = False
    anonymous: bool = False


@dataclass(frozen=True)
class Outcome:
    """A whole run: the baseline's score, and every file's entry, ranked ones first."""

    baseline: Score
    entries: tuple[Entry, ...]
    questions: int


class NoSandbox(Exception):
    """There is no sandbox here and nobody said `--unsafe`."""


def rank_class(options: Options) -> Outcome:
    """Runs every retriever, ranks them and writes capstone.csv and capstone.html.

    Raises :class:`NoSandbox`, ``ContentError`` for a fault in the course or the questions,
    ``FileNotFoundError`` for a path that is not there.
    """
    reason = "" if options.unsafe else why_not()
    if reason:
        raise NoSandbox(reason)
    questions = read_questions(options.questions, known_ids(options.root))
    sources = list(find(options.paths))
    texts = [question.text for question in questions]
    retrievers = Retrievers(options.root, texts, options.limits, options.unsafe)
    try:
        baseline = score(retrievers.baseline(), questions, options.seed)
        entries = [_entry(source, retrievers, questions, options.seed) for source in sources]
    finally:
        retrievers.close()
    outcome = Outcome(baseline, ranked(entries, baseline, options.seed), len(questions))
    options.out.mkdir(parents=True, exist_ok=True)
    write_csv(options.out / "capstone.csv", outcome)
    pages.write(options.out / "capstone.html", page(outcome, options))
    return outcome


def _entry(
    source: Source, retrievers: Retrievers, questions: Sequence[Question], seed: int
) -> Entry:
    """What became of one file; never raises for anything that is in it."""
    student_id, name = learner_from_path(source.name)
    entry = Entry(source.name, student_id, name, "unreadable", modified=source.modified)
    try:
        submission = read(source.read(), source.name)
    except Unreadable as problem:
        key = problem.key if problem.key in words.UNREADABLE else "grader_problem"
        return replace(entry, fault=key)
    entry = replace(entry, student_id=submission.student_id, name=submission.name)
    exercises = retrievers.chapter.exercises.values()
    wanted = [Wanted(e.id, e.title, frozenset(e.variable_names)) for e in exercises]
    given = given_sources({retrievers.chapter.id: retrievers.chapter})
    answer = choose(submission, wanted, given).get(EXERCISE)
    if answer is None:
        return replace(entry, status="missing", fault="no_cell")
    notes = (*submission.notes, *answer.notes, *(("unsafe",) if retrievers.unsafe else ()))
    result = retrievers.run(answer.code)
    entry = replace(entry, notes=tuple(dict.fromkeys(notes)))
    if result.fault:
        return replace(
            entry, status="invalid", fault=result.fault, count=result.count, detail=result.detail
        )
    return replace(entry, status="ranked", score=score(result, questions, seed))


def score(result: Result, questions: Sequence[Question], seed: int) -> Score:
    """The figures of valid rankings.

    >>> asked = [Question("h1", "?", "d2"), Question("h2", "?", "d9")]
    >>> found = score(Result((("d1", "d2"), ("d1", "d2"))), asked, 0)
    >>> round(found.means["mrr"].value, 2), found.means["hit3"].value
    (0.25, 0.5)
    """
    pairs = [
        (ranking, {question.gold})
        for ranking, question in zip(result.rankings, questions, strict=True)
    ]
    ndcg = [metrics.ndcg_at_k(ranking, gold, K) for ranking, gold in pairs]
    reciprocal = [metrics.reciprocal_rank(ranking, gold, K) for ranking, gold in pairs]
    hits = [metrics.hit_at_k(ranking, gold, HIT) for ranking, gold in pairs]
    count = int(sum(hits))
    return Score(
        tuple(ndcg),
        {
            "ndcg10": Measured(sum(ndcg) / len(ndcg), *bootstrap(ndcg, seed)),
            "mrr": Measured(sum(reciprocal) / len(reciprocal), *bootstrap(reciprocal, seed)),
            "hit3": Measured(count / len(hits), *wilson(count, len(hits))),
        },
    )


def ranked(entries: Sequence[Entry], baseline: Score, seed: int) -> tuple[Entry, ...]:
    """Every entry: ranked ones by place, then the others by file."""
    entries = _without_older(entries)
    compared = [_compared(entry, baseline, seed) for entry in entries]
    valid = sorted(
        (entry for entry in compared if entry.status == "ranked"),
        key=lambda entry: (*(-_value(entry, key) for key in MEASURES), entry.file),
    )
    adjusted = holm([entry.p for entry in valid])
    placed: list[Entry] = []
    place, leader = 1, None
    for count, entry in enumerate(valid):
        if leader is None or randomisation_p(_values(leader), _values(entry), seed) < ALPHA:
            place, leader = count + 1, entry
        placed.append(replace(entry, place=place, p_holm=adjusted[count]))
    others = sorted((e for e in compared if e.status != "ranked"), key=lambda e: e.file)
    return (*placed, *others)


def _without_older(entries: Sequence[Entry]) -> list[Entry]:
    """Of several files of one learner the latest that could be read counts, as in `grade`."""
    latest: dict[str, Entry] = {}
    for entry in entries:
        if entry.status == "unreadable":
            continue
        kept = latest.get(entry.student_id)
        if kept is None or (entry.modified, entry.file) > (kept.modified, kept.file):
            latest[entry.student_id] = entry
    return [
        entry
        if entry.status == "unreadable" or latest[entry.student_id] is entry
        else replace(entry, status="superseded", fault="superseded", score=None)
        for entry in entries
    ]


def _compared(entry: Entry, baseline: Score, seed: int) -> Entry:
    if entry.score is None:
        return entry
    values = entry.score.values
    gaps = [one - two for one, two in zip(values, baseline.values, strict=True)]
    difference = Measured(sum(gaps) / len(gaps), *bootstrap(gaps, seed))
    return replace(entry, difference=difference, p=randomisation_p(values, baseline.values, seed))


def _value(entry: Entry, key: str) -> float:
    assert entry.score is not None
    return round(entry.score.means[key].value, 9)


def _values(entry: Entry) -> tuple[float, ...]:
    assert entry.score is not None
    return entry.score.values


# --- files ----------------------------------------------------------------------------------------


def write_csv(path: Path, outcome: Outcome) -> None:
    """One row per file, the baseline's first. Excel opens it with Thai intact."""
    with replacing(path) as stream:
        writer = csv.writer(stream, lineterminator="\r\n")
        writer.writerow(COLUMNS)
        figures = _figures(outcome.baseline)
        writer.writerow(["", "baseline", "", "", "baseline", *figures, *[""] * 6])
        for entry in outcome.entries:
            figures = _figures(entry.score) if entry.score else [""] * 9
            against = [""] * 5
            if entry.difference:
                gap = entry.difference
                against = [number(v) for v in (gap.value, gap.low, gap.high, entry.p, entry.p_holm)]
            who = [safe_cell(text) for text in (entry.student_id, entry.name, entry.file)]
            notes = " ".join((*([entry.reason] if entry.fault else []), *entry.notes))
            place = str(entry.place) if entry.place else ""
            writer.writerow([place, *who, entry.status, *figures, *against, notes])


def _figures(of: Score) -> list[str]:
    measured = [of.means[key] for key in MEASURES]
    return [number(value) for m in measured for value in (m.value, m.low, m.high)]


def page(outcome: Outcome, options: Options) -> str:
    """The report, in Thai: self-contained, nothing of a learner's becomes markup."""
    names: dict[int, str] = {}
    rows: list[dict[str, Any]] = []
    others = []
    for count, entry in enumerate(outcome.entries, 1):
        names[count] = f"ผู้เรียน {count}" if options.anonymous else f"{entry.student_id} {entry.name}"
        who = names[count].strip()
        if entry.score is None or entry.difference is None:
            reason = words.CAPSTONE.get(entry.fault) or words.ENDINGS.get(entry.fault)
            reason = reason or words.UNREADABLE.get(entry.fault, ("",))[0]
            reason = reason.format(seconds=options.limits.seconds, detail=entry.detail)
            if entry.count:
                reason += f" ({entry.count} จาก {outcome.questions} ข้อ)"
            file = "" if options.anonymous else entry.file
            others.append({"who": who, "file": file, "status": entry.status, "reason": reason})
            continue
        rows.append(
            {
                "place": entry.place,
                "first": not rows or rows[-1]["place"] != entry.place,
                "who": who,
                "measures": [_shown(entry.score.means[key]) for key in MEASURES],
                "difference": _shown(entry.difference, "+.3f"),
                "p": f"{entry.p_holm:.3f}" if entry.p_holm >= 0.001 else "< 0.001",
                "sure": entry.p_holm < ALPHA,
                "better": entry.difference.value > 0,
            }
        )
    return pages.render(
        "capstone.html",
        rows=rows,
        others=others,
        baseline=[_shown(outcome.baseline.means[key]) for key in MEASURES],
        questions=outcome.questions,
        anonymous=options.anonymous,
        unsafe=options.unsafe,
        alpha=ALPHA,
        statuses=words.CAPSTONE_STATUSES,
    )


def _shown(measured: Measured, form: str = ".3f") -> dict[str, str]:
    """A figure as text, and where its interval lies on a line from 0 to 1 (in percent)."""
    return {
        "value": format(measured.value, form),
        "range": f"{format(measured.low, form)} – {format(measured.high, form)}",
        "low": f"{100 * max(0.0, measured.low):.1f}",
        "high": f"{100 * min(1.0, measured.high):.1f}",
        "at": f"{100 * min(1.0, max(0.0, measured.value)):.1f}",
    }

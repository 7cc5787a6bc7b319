"""One page for the instructor: how the class did, what it misunderstood, where it is stuck.

Everything is computed from the gradebook; plots are SVG in the page; `anonymous` leaves out every
name, id, file and learner's text.
"""

from __future__ import annotations

import math
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from autograder.content.chapter import Chapter
from autograder.content.exercise import Exercise
from autograder.grading import pages, plots, similar, words
from autograder.grading.standing import Standing
from autograder.grading.tables import number

MIN_FOR_ITEMS = 10
"""Below this many submissions an item's figures say nothing."""
MIN_ANONYMOUS = 3
"""In an anonymous report a mistake in a learner's own words is shown only if so many share it."""
_EXAMPLE_LINES = 14
_MOST = 8
_MOST_TROUBLES = 200


@dataclass
class Group:
    """Learners whose wrong answers look alike: one mistake."""

    title: str
    catalogued: bool = False
    count: int = 0
    example: str = ""
    who: list[str] = field(default_factory=list)


@dataclass
class Item:
    """One exercise, over the whole class."""

    exercise: Exercise
    verdicts: Counter[str] = field(default_factory=Counter)
    passed: list[bool] = field(default_factory=list)
    rest: list[float] = field(default_factory=list)
    """For each learner the score on all other exercises: discrimination is measured against it."""
    mistakes: dict[str, Group] = field(default_factory=dict)
    tries: list[int] = field(default_factory=list)

    @property
    def pass_rate(self) -> float:
        return sum(self.passed) / len(self.passed) if self.passed else 0.0


def item_discrimination(passed: Sequence[bool], rest: Sequence[float]) -> float | None:
    """Point-biserial correlation of passing with the score on the rest; None where undefined.

    r = (M1 - M0) / s · √(p(1 - p)), with M1 and M0 the mean rest score of those who passed and who
    did not, s the (population) standard deviation of the rest score, p the share that passed.

    >>> round(item_discrimination([True, True, False, False], [3.0, 3.0, 1.0, 1.0]), 6)
    1.0
    """
    ones = [r for p, r in zip(passed, rest, strict=True) if p]
    zeros = [r for p, r in zip(passed, rest, strict=True) if not p]
    if not ones or not zeros:
        return None
    spread = statistics.pstdev(rest)
    if spread < 1e-12:
        return None
    p = len(ones) / len(passed)
    return (statistics.fmean(ones) - statistics.fmean(zeros)) / spread * math.sqrt(p * (1 - p))


def advice(pass_rate: float, discrimination: float | None, count: int) -> str:
    """What the two figures of an item suggest, in plain Thai."""
    if count < MIN_FOR_ITEMS:
        return f"ผู้ส่งน้อยกว่า {MIN_FOR_ITEMS} คน ยังสรุปอะไรจากตัวเลขไม่ได้"
    if pass_rate >= 0.95:
        return "แทบทุกคนผ่าน ใช้เป็นข้ออุ่นเครื่องได้ แต่แยกความเข้าใจไม่ได้"
    # Of few learners a correlation is rough: its standard error is about 1/√n.
    if discrimination is not None and discrimination + 2 / math.sqrt(count) < 0.2:
        return "คนที่ทำข้ออื่นได้ดีไม่ได้ผ่านข้อนี้มากกว่า ลองอ่านโจทย์และเฉลยอีกครั้งว่ากำกวมหรือไม่"
    if pass_rate <= 0.4:
        return "ส่วนใหญ่ยังไม่ผ่าน ควรทบทวนเรื่องนี้ในชั้นเรียน ดูข้อผิดที่พบบ่อยด้านล่าง"
    if discrimination is not None and discrimination >= 0.3:
        return "ข้อนี้แยกผู้ที่เข้าใจแล้วกับยังไม่เข้าใจได้ดี"
    return "อยู่ในเกณฑ์ปกติ"


class ClassReport:
    """Takes the standings learner by learner; `page` is the report. Little is kept of each."""

    def __init__(
        self, chapters: Mapping[str, Chapter], course: str, *, anonymous: bool = False
    ) -> None:
        self.chapters = chapters
        self.course = course
        self.anonymous = anonymous
        self.classes: dict[str, _Class] = {}
        self.troubles: list[dict[str, str]] = []
        self.statuses: Counter[str] = Counter()
        self.unsafe = False

    def add(self, group: Sequence[Standing]) -> None:
        """All files of one learner."""
        for standing in group:
            record = standing.record
            self.statuses[record.status] += 1
            self.unsafe = self.unsafe or record.unsafe
            if record.status == "unreadable":
                reason = words.UNREADABLE.get(record.reason, words.UNREADABLE["grader_problem"])
                if len(self.troubles) < _MOST_TROUBLES:
                    file = "" if self.anonymous else record.file
                    self.troubles.append({"file": file, "why": reason[0]})
                continue
            chapter = self.chapters.get(record.chapter or "")
            if chapter is None:
                continue
            if chapter.id not in self.classes:
                self.classes[chapter.id] = _Class(chapter, self.anonymous)
            self.classes[chapter.id].add(standing)

    def page(self) -> str:
        """The whole page, self-contained."""
        return pages.render(
            "class_report.html",
            course=self.course,
            anonymous=self.anonymous,
            unsafe=self.unsafe,
            statuses=[(words.STATUSES[key], self.statuses[key]) for key in words.STATUSES],
            troubles=self.troubles,
            chapters=[self.classes[id].shown() for id in self.chapters if id in self.classes],
        )


def build(
    groups: Iterable[Sequence[Standing]],
    chapters: Mapping[str, Chapter],
    course: str,
    *,
    anonymous: bool = False,
) -> str:
    """The page for these standings."""
    report = ClassReport(chapters, course, anonymous=anonymous)
    for group in groups:
        report.add(group)
    return report.page()


class _Class:
    """What is gathered of one chapter while the standings pass by."""

    def __init__(self, chapter: Chapter, anonymous: bool) -> None:
        self.chapter = chapter
        self.anonymous = anonymous
        self.items = {id: Item(exercise) for id, exercise in chapter.exercises.items()}
        self.percents: list[float] = []
        self.quiz: dict[str, Counter[str]] = defaultdict(Counter)
        self.answered: Counter[str] = Counter()
        self.stuck: list[dict[str, Any]] = []
        self.tries: Counter[str] = Counter()
        given = frozenset(chapter.given.names)
        answers = {v for e in chapter.exercises.values() for v in e.variable_names}
        bases = {e.id: e.starter for e in chapter.exercises.values()}
        self.finder = similar.Finder(bases, given | answers)

    def add(self, standing: Standing) -> None:
        record = standing.record
        if not standing.counts:
            self.tries[record.student_id] += 1
            return
        self.percents.append(standing.score.percent)
        answers = {answer.exercise: answer for answer in record.answers}
        total = sum(a.points for a in record.answers)
        programs = {a.exercise: a.code for a in record.answers if a.code}
        self.finder.add(record.student_id, programs)
        open_items = []
        for id, item in self.items.items():
            answer = answers.get(id)
            verdict = answer.verdict if answer else "missing"
            item.verdicts[verdict] += 1
            if verdict == "grader_problem":
                continue
            item.passed.append(verdict == "passed")
            item.rest.append(total - (answer.points if answer else 0.0))
            if verdict != "passed":
                open_items.append(item.exercise.title)
            if answer and answer.report and verdict in ("not_yet", "learner_error"):
                self._mistake(item, answer.report, answer.code or "", record.student_id)
        if open_items:
            self.stuck.append(
                {
                    "id": record.student_id,
                    "name": record.name,
                    "count": len(open_items),
                    "percent": standing.score.percent,
                    "where": open_items,
                }
            )
        for question in self.chapter.quiz:
            chosen = record.quiz.get(question.id, ())
            if chosen:
                self.answered[question.id] += 1
            for option in chosen:
                self.quiz[question.id][option] += 1

    def _mistake(self, item: Item, report: Mapping[str, Any], code: str, who: str) -> None:
        key, title = _kind(report)
        catalogued = key == "unfinished" or key.startswith("mistake.")
        group = item.mistakes.setdefault(key, Group(title, catalogued))
        group.count += 1
        if not group.example:
            group.example = "\n".join(code.strip().split("\n")[:_EXAMPLE_LINES])
        if len(group.who) < 30:
            group.who.append(who)

    def shown(self) -> dict[str, Any]:
        count = len(self.percents)
        items = [self._item(item, count) for item in self.items.values()]
        self.stuck.sort(key=lambda s: (-s["count"], s["id"]))
        mean = statistics.fmean(self.percents) if self.percents else 0.0
        median = statistics.median(self.percents) if self.percents else 0.0
        return {
            "id": self.chapter.id,
            "title": self.chapter.title,
            "count": count,
            "mean": number(round(mean, 1)),
            "median": number(round(median, 1)),
            "resent": len(self.tries),
            "distribution": plots.histogram(self.percents),
            "rates": plots.bars(
                [(i["title"], i["rate"], f"{round(100 * i['rate'])}%") for i in items]
            ),
            "items": items,
            "quiz": [self._question(question) for question in self.chapter.quiz],
            "tries": number(round(1 + self.tries.total() / count, 2)) if count else "0",
            "pairs": [] if self.anonymous else self._pairs(),
            "stuck": self.stuck[:40],
            "more_stuck": max(0, len(self.stuck) - 40),
        }

    def _pairs(self) -> list[dict[str, str]]:
        titles = {e.id: e.title for e in self.chapter.exercises.values()}
        return [
            {
                "who": f"{pair.one} · {pair.two}",
                "share": f"{round(100 * pair.share)}%",
                "where": ", ".join(titles[id] for id in pair.exercises),
            }
            for pair in self.finder.pairs()
        ]

    def _item(self, item: Item, count: int) -> dict[str, Any]:
        value = item_discrimination(item.passed, item.rest) if item.passed else None
        groups = sorted(item.mistakes.values(), key=lambda g: (-g.count, g.title))
        if self.anonymous:  # values and errors in a learner's own words could tell who it was
            groups = [g for g in groups if g.catalogued or g.count >= MIN_ANONYMOUS]
        return {
            "title": item.exercise.title,
            "id": item.exercise.id,
            "level": words.LEVELS.get(item.exercise.level, item.exercise.level),
            "rate": item.pass_rate,
            "percent": f"{round(100 * item.pass_rate)}%",
            "verdicts": [
                (words.VERDICTS[key], key, item.verdicts[key])
                for key in words.VERDICTS
                if item.verdicts[key]
            ],
            "discrimination": "–" if value is None else f"{value:.2f}",
            "advice": advice(item.pass_rate, value, count),
            "mistakes": [
                {
                    "title": g.title,
                    "count": g.count,
                    "example": "" if self.anonymous else g.example,
                    "who": "" if self.anonymous else ", ".join(g.who[:10]),
                }
                for g in groups[:_MOST]
            ],
            "more": sum(g.count for g in groups[_MOST:]),
        }

    def _question(self, question: Any) -> dict[str, Any]:
        answered = self.answered[question.id]
        return {
            "text": question.text,
            "answered": answered,
            "options": [
                {
                    "text": option.text,
                    "right": option.right,
                    "count": self.quiz[question.id][option.id],
                    "share": self.quiz[question.id][option.id] / answered if answered else 0.0,
                }
                for option in question.options
            ],
        }


def _kind(report: Mapping[str, Any]) -> tuple[str, str]:
    """A mistake's key and title: catalogued ones by their message, others by the values given."""
    messages = report.get("messages") or []
    error = report.get("error")
    if messages and messages[0].get("key") in ("blank", "blank_in", "empty"):
        return "unfinished", "ยังไม่ได้เติมให้ครบ (ยังมี ___ หรือยังว่าง)"
    for message in messages:
        if str(message.get("key", "")).startswith("mistake."):
            return str(message["key"]), str(message["text"])
    if error:
        original = str(error.get("original", "")).splitlines()[-1:] or [""]
        return f"error {original[0]}", original[0] or str(error.get("type", ""))
    wrong = [v for v in report.get("variables", []) if v.get("state") != "right"]
    values = ", ".join(f"{v['name']} = {v.get('found') or '–'}" for v in wrong[:4])
    if values:
        first = str(messages[0].get("text", "")).split("\n")[0] if messages else ""
        return f"values {values}", f"{first} ({values})" if first else values
    text = str(messages[0].get("text", "")) if messages else words.VERDICTS["not_yet"]
    return f"message {text}", text

"""Files that Moodle, Canvas and Gradescope import, made from the gradebook.

- Moodle: the assignment's grading worksheet (`worksheet`: the instructor's own download, filled in;
  its columns vary by version and language), or without one a file for the gradebook's CSV import.
- Canvas: the gradebook's CSV, again best as the instructor's own export, filled in.
- Gradescope: one `results.json` per learner, the format of its autograders, in one zip.

Only files that count are exported, and none that could not be read or graded: a learner whose file
the grader could not open keeps the mark that the system has.
"""

from __future__ import annotations

import csv
import io
import json
import re
import zipfile
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from autograder.content.chapter import Chapter
from autograder.grading import words
from autograder.grading.pages import file_name
from autograder.grading.standing import Standing
from autograder.grading.tables import number, safe_cell

FORMATS = ("moodle", "canvas", "gradescope")

MOODLE_IMPORT = ("ID number", "Full name", "Grade", "Maximum Grade", "Feedback")
CANVAS_FIXED = ("Student", "ID", "SIS User ID", "SIS Login ID", "Section")

# Columns of Moodle's worksheet, by the words of its English and Thai language packs.
_IDENTIFIER = ("identifier", "รหัสระบุ", "ตัวระบุ")
_ID_NUMBER = ("id number", "idnumber", "รหัสประจำตัว", "หมายเลขประจำตัว")
_EMAIL = ("email address", "email", "อีเมล", "ที่อยู่อีเมล")
_FULL_NAME = ("full name", "ชื่อเต็ม", "ชื่อ - นามสกุล")
_GRADE = ("grade", "คะแนน", "คะแนนที่ได้")
_MAXIMUM = ("maximum grade", "คะแนนสูงสุด", "คะแนนเต็ม")
_FEEDBACK = ("feedback comments", "feedback", "ความคิดเห็นของผู้สอน")


class WorksheetError(Exception):
    """The instructor's file is not what it should be; the text says what is missing."""


class WhichChapter(Exception):
    """Marks of several chapters are here, and a platform's assignment takes those of one."""


@dataclass
class Export:
    """An export ready to be written, and how many learners it could and could not place."""

    name: str
    data: bytes
    placed: int
    unplaced: list[str]
    blank: list[str] = field(default_factory=list)
    """Learners of the worksheet for whom there is no mark."""
    unread: list[str] = field(default_factory=list)
    """Files that nobody could read and that no other file of the learner replaces."""


def counted(groups: Iterable[Sequence[Standing]], chapter: str | None) -> list[Standing]:
    """The standings that an export is made of: what counts, was read, and is of this chapter."""
    return [
        standing
        for group in groups
        for standing in group
        if standing.counts
        and standing.record.status != "unreadable"
        and chapter in (None, standing.record.chapter)
    ]


# --- Moodle --------------------------------------------------------------------------------------


def moodle(
    standings: Sequence[Standing],
    worksheet: str | None,
    titles: Mapping[str, str] | None = None,
) -> Export:
    """The worksheet filled in, or a table for Moodle's gradebook import.

    `titles` are the exercises' by id, for the comments that learners read.
    """
    if worksheet is None:
        rows = [[*MOODLE_IMPORT]]
        for standing in standings:
            record, score = standing.record, standing.score
            rows.append(
                [
                    safe_cell(record.student_id),
                    safe_cell(record.name),
                    number(score.points),
                    number(score.max_points),
                    feedback(standing, titles),
                ]
            )
        return Export("moodle.csv", _csv(rows), len(standings), [])
    header, body = _table(worksheet)
    grade = _column(header, _GRADE, "Grade")
    remarks = _find(header, _FEEDBACK)
    maximum = _find(header, _MAXIMUM)
    wanted = (_IDENTIFIER, _ID_NUMBER, _EMAIL)
    keys = [place for names in wanted if (place := _find(header, names)) is not None]
    name = _find(header, _FULL_NAME)
    if not keys and name is None:
        raise WorksheetError("no column Identifier, ID number, Email address or Full name")
    placed, left = 0, {standing.record.student_id: standing for standing in standings}
    blank = []
    by_name = _unique_names(standings)
    for row in body:
        row += [""] * (len(header) - len(row))
        found = _match(left, [row[c] for c in keys])
        if found is None and name is not None:
            found = by_name.get(_plain(row[name]))
        if found is None or left.pop(found.record.student_id, None) is None:
            blank.append(row[name if name is not None else 0].strip() or row[0])
            continue
        row[grade] = number(_scaled(found, row[maximum] if maximum is not None else ""))
        if remarks is not None:
            row[remarks] = feedback(found, titles)
        placed += 1
    return Export("moodle.csv", _csv([header, *body]), placed, sorted(left), blank)


def _scaled(standing: Standing, maximum: str) -> float:
    """Points on the scale of the assignment, where its maximum is another than ours."""
    try:
        top = float(maximum.replace(",", "."))
    except ValueError:
        return standing.score.points
    if not standing.score.max_points or top <= 0:
        return standing.score.points
    return round(standing.score.points * top / standing.score.max_points, 2)


def _match(left: Mapping[str, Standing], cells: Sequence[str]) -> Standing | None:
    """The learner whose id stands in one of the cells, also as 'Participant 123' or 'id@…'."""
    for cell in cells:
        cell = cell.strip()
        number_in = re.search(r"(\d+)$", cell)
        for candidate in (cell, cell.partition("@")[0], number_in[1] if number_in else ""):
            if candidate and candidate in left:
                return left[candidate]
    return None


def _unique_names(standings: Sequence[Standing]) -> dict[str, Standing]:
    """Learners by name, where a name is no one else's."""
    found: dict[str, list[Standing]] = {}
    for standing in standings:
        if standing.record.name:
            found.setdefault(_plain(standing.record.name), []).append(standing)
    return {name: same[0] for name, same in found.items() if len(same) == 1}


def _plain(name: str) -> str:
    return re.sub(r"\s+", " ", name).strip().casefold()


# --- Canvas --------------------------------------------------------------------------------------


def canvas(standings: Sequence[Standing], worksheet: str | None, assignment: str) -> Export:
    """The gradebook export filled in, or a new table with the one assignment."""
    if worksheet is None:
        top = max((s.score.max_points for s in standings), default=0.0)
        rows = [[*CANVAS_FIXED, assignment], ["    Points Possible", "", "", "", "", number(top)]]
        for standing in standings:
            record = standing.record
            rows.append(
                [
                    safe_cell(record.name or record.student_id),
                    "",
                    safe_cell(record.student_id),
                    safe_cell(record.student_id),
                    "",
                    number(standing.score.points),
                ]
            )
        return Export("canvas.csv", _csv(rows, bom=False), len(standings), [])
    header, body = _table(worksheet)
    if "Student" not in header or "ID" not in header:
        raise WorksheetError("no columns Student and ID: is this Canvas' gradebook export?")
    column = _assignment(header, assignment)
    keys = [header.index(n) for n in ("SIS User ID", "SIS Login ID", "ID") if n in header]
    points = next((r for r in body if r and r[0].strip() == "Points Possible"), None)
    left = {standing.record.student_id: standing for standing in standings}
    placed, blank = 0, []
    for row in body:
        row += [""] * (len(header) - len(row))
        if row is points or not row[0].strip():
            continue
        found = _match(left, [row[c] for c in keys])
        if found is None:
            blank.append(row[0].strip())
            continue
        del left[found.record.student_id]
        row[column] = number(_scaled(found, points[column] if points else ""))
        placed += 1
    return Export("canvas.csv", _csv([header, *body], bom=False), placed, sorted(left), blank)


def _assignment(header: Sequence[str], assignment: str) -> int:
    """The column 'Title (12345)' of the assignment."""
    for place, title in enumerate(header):
        if title == assignment or re.fullmatch(re.escape(assignment) + r" \(\d+\)", title):
            return place
    known = [t for t in header if re.search(r" \(\d+\)$", t)]
    raise WorksheetError(
        f"no column for '{assignment}': give --assignment, one of {', '.join(known) or 'none'}"
    )


# --- Gradescope ----------------------------------------------------------------------------------


def gradescope(standings: Sequence[Standing], chapters: Mapping[str, Chapter]) -> Export:
    """A zip with one results.json per learner, named by the learner's id."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for standing in standings:
            name = file_name(standing.record.student_id).removesuffix(".html")
            text = json.dumps(results(standing, chapters), ensure_ascii=False, indent=1)
            # A fixed time: the same gradebook gives the same file.
            info = zipfile.ZipInfo(f"{name}/results.json", (1980, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, text.encode("utf-8", "replace"))
    return Export("gradescope.zip", stream.getvalue(), len(standings), [])


def results(standing: Standing, chapters: Mapping[str, Chapter]) -> dict[str, Any]:
    """One learner's results as Gradescope's autograder specification has them."""
    record = standing.record
    chapter = chapters[record.chapter or ""]
    answers = {answer.exercise: answer for answer in record.answers}
    tests = []
    for place, exercise in enumerate(chapter.exercises.values(), 1):
        answer = answers.get(exercise.id)
        verdict = answer.verdict if answer else "missing"
        report = (answer.report if answer else None) or {}
        said = "\n".join(str(m.get("text", "")) for m in report.get("messages", []))
        tests.append(
            {
                "name": exercise.title,
                "number": str(place),
                "score": answer.points if answer else 0.0,
                "max_score": exercise.points,
                "status": "passed" if verdict == "passed" else "failed",
                "output": said or words.VERDICTS[verdict],
                "output_format": "text",
                "visibility": "visible",
            }
        )
    return {
        "score": standing.score.points,
        "output_format": "text",
        "visibility": "visible",
        "tests": tests,
        "extra_data": {"student_id": record.student_id, "max_score": standing.score.max_points},
    }


# --- shared --------------------------------------------------------------------------------------


def feedback(standing: Standing, titles: Mapping[str, str] | None = None) -> str:
    """A short text for a comment field: the verdict of each exercise, in the chapter's order."""
    answers = {answer.exercise: answer for answer in standing.record.answers}
    order = [*(id for id in titles or () if id in answers), *answers]
    parts = [
        f"{(titles or {}).get(id, id)}: {words.VERDICTS[answers[id].verdict]}"
        for id in dict.fromkeys(order)
    ]
    return "; ".join(parts)


def _csv(rows: Iterable[Sequence[str]], *, bom: bool = True) -> bytes:
    stream = io.StringIO(newline="")
    csv.writer(stream, lineterminator="\r\n").writerows(rows)
    return stream.getvalue().encode("utf-8-sig" if bom else "utf-8", "replace")


def _table(text: str) -> tuple[list[str], list[list[str]]]:
    """The header and rows of a CSV with commas, semicolons or tabs."""
    text = text.removeprefix("\ufeff")
    first = text.split("\n", 1)[0]
    delimiter = max(",;\t", key=first.count)
    rows = [row for row in csv.reader(io.StringIO(text, newline=""), delimiter=delimiter) if row]
    if not rows:
        raise WorksheetError("the file is empty")
    return rows[0], rows[1:]


def _find(header: Sequence[str], names: Sequence[str]) -> int | None:
    plain = [_plain(cell) for cell in header]
    return next((plain.index(name) for name in names if name in plain), None)


def _column(header: Sequence[str], names: Sequence[str], shown: str) -> int:
    place = _find(header, names)
    if place is None:
        raise WorksheetError(f"no column {shown}")
    return place


def make(
    format: str,
    groups: Iterable[Sequence[Standing]],
    chapters: Mapping[str, Chapter],
    *,
    chapter: str | None = None,
    worksheet: Path | None = None,
    assignment: str | None = None,
) -> Export:
    """The export in one of `FORMATS`. Raises `WorksheetError` and `WhichChapter`.

    An assignment takes the marks of one chapter: with those of several here, `chapter` says which.
    """
    groups = [[*group] for group in groups]
    standings = counted(groups, chapter)
    handed_in = Counter(s.record.chapter or "" for s in standings)
    if len(handed_in) > 1:
        known = [f"{id} ({handed_in[id]} learners)" for id in chapters if id in handed_in]
        raise WhichChapter(", ".join(known))
    chapter = chapter or next(iter(handed_in), None)
    made = _make(format, standings, chapters, chapter, worksheet, assignment)
    made.unread = [
        standing.record.file
        for group in groups
        for standing in group
        if standing.counts and standing.record.status == "unreadable"
    ]
    return made


def _make(
    format: str,
    standings: Sequence[Standing],
    chapters: Mapping[str, Chapter],
    chapter: str | None,
    worksheet: Path | None,
    assignment: str | None,
) -> Export:
    text = None
    of = chapters.get(chapter or "")
    if worksheet is not None:
        try:
            text = worksheet.read_bytes().decode("utf-8-sig")
        except (OSError, UnicodeDecodeError) as error:
            raise WorksheetError(f"{worksheet}: {error}") from None
    if format == "moodle":
        titles = {e.id: e.title for e in of.exercises.values()} if of else {}
        return moodle(standings, text, titles)
    if format == "canvas":
        return canvas(standings, text, assignment or (of.title if of else "Grade"))
    return gradescope(standings, chapters)

"""A report as a notebook shows it: escaped HTML, and plain text where there is no HTML."""

from __future__ import annotations

from html import escape

from autograder.checking.report import GRADER_PROBLEM, LEARNER_ERROR, NOT_YET, PASSED, Report

_TITLES = {
    PASSED: "ผ่านแล้ว",
    NOT_YET: "ยังไม่ผ่าน",
    LEARNER_ERROR: "โค้ดเกิดข้อผิดพลาด",
    GRADER_PROBLEM: "ระบบตรวจขัดข้อง",
}
_COLOURS = {PASSED: "#2e8b57", NOT_YET: "#c77700", LEARNER_ERROR: "#c0392b"}
_STATES = {
    "right": "ถูกต้อง",
    "wrong": "ยังไม่ตรง",
    "wrong_type": "ชนิดยังไม่ตรง",
    "missing": "ยังไม่พบ",
}
_NOTICES = {
    "no_course": "ไม่พบแบบฝึกหัดของบทเรียน ลองเปิด notebook จากโฟลเดอร์ของบทเรียน หรือระบุ root=…",
    "no_exercise": "ไม่พบแบบฝึกหัดชื่อ {id} แบบฝึกหัดที่มีคือ {known}",
    "not_run": ("ยังไม่พบ cell ที่กำหนดค่า {names} ลองรัน cell คำตอบของข้อนี้ก่อน แล้วรัน check อีกครั้ง"),
}


def notice(key: str, **args: str) -> str:
    """Why there is no report, in Thai."""
    return _NOTICES[key].format(**args)


class Shown:
    """What ``check`` displays."""

    def __init__(self, result: Report | str) -> None:
        self.result = result

    def __repr__(self) -> str:
        """The report as plain text."""
        report = self.result
        if isinstance(report, str):
            return report
        lines = [f"{_title(report)}  {report.points:g}/{report.max_points:g} คะแนน"]
        lines += [f"  {name}: {state}" for name, state in _states(report)]
        lines += [f"  {place}{text}" for place, text in _said(report)]
        if report.error is not None:
            lines.append(f"  ({report.error.original})")
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        """The report as HTML; everything in it is escaped."""
        report = self.result
        if isinstance(report, str):
            return f"<p>{escape(report)}</p>"
        colour = _COLOURS.get(report.verdict, "#6b7280")
        parts = [
            f'<div style="border-left: 4px solid {colour}; padding: 0.2em 1em; line-height: 1.75">',
            f"<strong>{escape(_title(report))}</strong> "
            f"({report.points:g}/{report.max_points:g} คะแนน)",
        ]
        parts += [f"<p>{escape(place)}{escape(text)}</p>" for place, text in _said(report)]
        states = [
            f"<li><code>{escape(name)}</code> {escape(state)}</li>"
            for name, state in _states(report)
        ]
        if report.verdict != PASSED and len(states) > 1:
            parts.append(f"<ul>{''.join(states)}</ul>")
        if report.error is not None:
            parts.append(
                "<details><summary>ข้อความเดิมของ Python</summary>"
                f"<pre>{escape(report.error.original)}</pre></details>"
            )
        return "\n".join([*parts, "</div>"])


def _title(report: Report) -> str:
    return _TITLES[report.verdict]


def _states(report: Report) -> list[tuple[str, str]]:
    return [(item.name, _STATES[item.state]) for item in report.variables]


def _said(report: Report) -> list[tuple[str, str]]:
    """Where (``บรรทัดที่ 3: ``) and what, per message; a text that names its line says it once."""
    said: list[tuple[str, str]] = []
    for message in report.messages:
        named = message.line is None or message.text.startswith("บรรทัดที่")
        said.append(("" if named else f"บรรทัดที่ {message.line}: ", message.text))
    return said

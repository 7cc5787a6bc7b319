"""What the checker says: the report's dataclasses and their JSON (border 1)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

VERSION = 1
PASSED, NOT_YET, LEARNER_ERROR, GRADER_PROBLEM = (
    "passed",
    "not_yet",
    "learner_error",
    "grader_problem",
)


@dataclass(frozen=True)
class Message:
    """One message to the learner: its key in the catalogue, its text, what it is about."""

    key: str
    text: str
    variable: str | None = None
    line: int | None = None


@dataclass(frozen=True)
class VariableReport:
    """One answer: ``right``, ``wrong``, ``wrong_type`` or ``missing``; what was found, as text."""

    name: str
    state: str
    found: str | None = None


@dataclass(frozen=True)
class ErrorReport:
    """An exception as Python said it, and the learner's line."""

    type: str
    line: int | None
    original: str


@dataclass(frozen=True)
class Report:
    """The verdict on one program."""

    chapter: str
    exercise: str
    verdict: str
    points: float
    max_points: float
    variables: tuple[VariableReport, ...] = ()
    messages: tuple[Message, ...] = ()
    error: ErrorReport | None = None
    output: str = ""
    details: dict[str, str] = field(default_factory=dict, compare=False, repr=False)

    @property
    def passed(self) -> bool:
        """Whether everything is right."""
        return self.verdict == PASSED

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the messages, in order."""
        return tuple(message.key for message in self.messages)

    def to_plain(self) -> dict[str, Any]:
        """The report as the JSON of border 1."""
        return {
            "version": VERSION,
            "chapter": self.chapter,
            "exercise": self.exercise,
            "verdict": self.verdict,
            "points": self.points,
            "max_points": self.max_points,
            "variables": [
                {"name": item.name, "state": item.state, "found": item.found}
                for item in self.variables
            ],
            "messages": [
                {"key": item.key, "text": item.text, "variable": item.variable, "line": item.line}
                for item in self.messages
            ],
            "error": None
            if self.error is None
            else {
                "type": self.error.type,
                "line": self.error.line,
                "original": self.error.original,
            },
            "output": self.output,
        }

"""Runs learners' programs and judges them. Standard library only."""

from autograder.checking.check import (
    any_right,
    before_running,
    check,
    grade_json,
    judge,
    problem,
    wants_repeat,
)
from autograder.checking.execute import execute
from autograder.checking.expected import Expected, expect
from autograder.checking.namespace import ContentFault
from autograder.checking.report import ErrorReport, Message, Report, VariableReport
from autograder.checking.result import RunError, RunResult

__all__ = [
    "ContentFault",
    "ErrorReport",
    "Expected",
    "Message",
    "Report",
    "RunError",
    "RunResult",
    "VariableReport",
    "any_right",
    "before_running",
    "check",
    "execute",
    "expect",
    "grade_json",
    "judge",
    "problem",
    "wants_repeat",
]

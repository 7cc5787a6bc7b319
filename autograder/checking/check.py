"""Judges a program: runs it, compares its answers, explains what is wrong.

:func:`check` does all of it in this process. Who runs programs elsewhere (the grader's sandbox)
uses the parts: :func:`~autograder.checking.expected.expect`, ``execute`` there, :func:`judge` here.
"""

from __future__ import annotations

import ast
import difflib
import json
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from autograder.checking import blanks, chance, messages, mistakes, source
from autograder.checking.compare import MISSING, WRONG, WRONG_TYPE, Comparison, compare, plain_type
from autograder.checking.errors import explain
from autograder.checking.execute import execute
from autograder.checking.expected import Expected, expect
from autograder.checking.report import (
    GRADER_PROBLEM,
    LEARNER_ERROR,
    NOT_YET,
    PASSED,
    VERSION,
    ErrorReport,
    Message,
    Report,
    VariableReport,
)
from autograder.checking.result import RunError, RunResult
from autograder.checking.values import Value, dumps, same, show
from autograder.content.chapter import Chapter
from autograder.content.exercise import Exercise, Mistake, Variable

_MAX_BLANKS = 3
# Slips of form: they may show on other data only (0.5 is rounded, 1/3 is not).
_FORM_SLIPS = frozenset(
    ["not_rounded", "rounded_too_much", "list_order", "list_duplicates", "list_lost_repeats"]
)


def check(chapter: Chapter, exercise: Exercise, code: str, seed: int | None = None) -> Report:
    """Runs and judges ``code``. Never raises: a fault of ours is the verdict ``grader_problem``."""
    try:
        early = before_running(exercise, code)
        if early is not None:
            return early
        expected = expect(chapter, exercise, seed)
        shown = execute(chapter, exercise, code)
        repeat = execute(chapter, exercise, code, run=1) if wants_repeat(code) else None
        varied: list[RunResult] = []
        if any_right(exercise, shown, expected):
            varied = [execute(chapter, exercise, code, plan) for plan in expected.plans]
        return judge(exercise, code, shown, varied, expected, repeat)
    except Exception:
        return problem(exercise, traceback.format_exc())


def before_running(exercise: Exercise, code: str) -> Report | None:
    """The report for a program that need not be run: nothing in it, or a blank left."""
    if source.is_empty(code):
        return _unrun(exercise, [_message("empty")])
    left = blanks.find(source.normal(code))
    if not left:
        return None
    return _unrun(
        exercise,
        [
            _message("blank_in", blank.variable, blank.line)
            if blank.variable
            else _message("blank", None, blank.line)
            for blank in left[:_MAX_BLANKS]
        ],
    )


def wants_repeat(code: str) -> bool:
    """Whether the program should be run twice on the same data: it may depend on chance."""
    try:
        return chance.uses_chance(source.parse(code))
    except SyntaxError:
        return False


def any_right(exercise: Exercise, shown: RunResult, expected: Expected) -> bool:
    """Whether a re-run on varied data can change anything: some answer is right as shown."""
    return any(
        compare(answer, shown.values.get(answer.name), expected.shown.values[answer.name]).right
        for answer in exercise.answers
    )


def judge(
    exercise: Exercise,
    code: str,
    shown: RunResult,
    varied: Sequence[RunResult],
    expected: Expected,
    repeat: RunResult | None = None,
) -> Report:
    """The verdict on a program from what its runs gave.

    ``varied`` are its runs under ``expected.plans``, in order (empty: not run again); ``repeat`` is
    a second run on the shown data. Runs no program but, for wrong answers, the catalogued mistakes.
    """
    judgement = _Judgement(exercise, code, shown, expected)
    judgement.compare_shown()
    if repeat is not None and shown.error is None:
        judgement.compare_repeat(repeat)
    judgement.compare_varied(varied)
    return judgement.report()


def problem(exercise: Exercise, details: str) -> Report:
    """The report for a fault of the exercise or the checker; ``details`` are for developers."""
    return Report(
        chapter=exercise.chapter,
        exercise=exercise.id,
        verdict=GRADER_PROBLEM,
        points=0.0,
        max_points=exercise.points,
        messages=(_message("grader_problem"),),
        details={"traceback": details},
    )


def grade_json(request: str, find: Callable[[str, str], tuple[Chapter, Exercise]]) -> str:
    """Border 1: a request as JSON to a report as JSON. ``find`` takes the chapter's and the
    exercise's id.
    """
    plain = json.loads(request)
    if plain.get("version") != VERSION:
        raise ValueError(f"version {plain.get('version')!r} is not {VERSION}")
    chapter, exercise = find(plain["chapter"], plain["exercise"])
    report = check(chapter, exercise, str(plain["code"]), plain.get("seed"))
    return dumps(report.to_plain())


class _Judgement:
    def __init__(self, exercise: Exercise, code: str, shown: RunResult, expected: Expected) -> None:
        self.exercise = exercise
        self.shown = shown
        self.expected = expected
        self.states: dict[str, Comparison] = {}
        self.said: dict[str, Message] = {}
        self.notes: list[Message] = []
        self.recognised: set[str] = set()
        self.varied_error: RunError | None = None
        try:
            self.tree = source.parse(code)
        except SyntaxError:
            self.tree = ast.Module([], [])
        self.redefined = source.redefined(self.tree, expected.varied_names)
        self.lines = _assignment_lines(self.tree)

    # --- the shown data ---

    def compare_shown(self) -> None:
        reference = self.expected.shown
        for answer in self.exercise.answers:
            self.states[answer.name] = _compared(answer, self.shown, reference)
        wrong = self.wrong()
        if not wrong or self.shown.error is not None:
            return
        recognised = mistakes.by_value(
            self.exercise, wrong, self.shown, reference, self.expected.mistakes(None)
        )
        self.recognised = {mistake.name for mistake in recognised.values()}
        for variable in wrong:
            if variable.name in recognised:
                self.say_mistake(variable, recognised[variable.name])
            else:
                self.said[variable.name] = self.slip(variable)

    def wrong(self) -> list[Variable]:
        return [answer for answer in self.exercise.answers if not self.states[answer.name].right]

    def right(self) -> list[Variable]:
        return [answer for answer in self.exercise.answers if self.states[answer.name].right]

    def line(self, answer: Variable) -> int | None:
        """Where the answer, or the function that it calls, is made."""
        return self.lines.get(answer.of or answer.name)

    def say_mistake(self, answer: Variable, mistake: Mistake) -> None:
        assert mistake.message is not None
        line = self.line(answer)
        self.said[answer.name] = Message(mistake.key, mistake.message, answer.name, line)

    def slip(self, variable: Variable) -> Message:
        """The message for a wrong answer that is no catalogued mistake."""
        name, state, line = variable.name, self.states[variable.name], self.line(variable)
        if state.state == MISSING:
            sought = variable.of or name
            close = _close(sought, self.shown.names)
            key, more = ("missing_close", {"close": close}) if close else ("missing", {})
            return self.message(key, variable, None, **{**more, "name": sought})
        if state.key == "not_a_function":
            args = {**state.args, "name": variable.of or name}
            return _message("not_a_function", name, line, **args)
        if name in self.shown.raised:
            return self.raised("raised", variable, self.shown.raised[name])
        if name not in self.shown.values:
            return self.message("not_yet", variable, line, found="–")
        found = self.shown.values[name]
        key = state.key or ("wrong_type" if state.state == WRONG_TYPE else "not_yet")
        seed = self.other_seed()
        if key == "not_yet" and seed is not None:
            return self.message("other_seed", variable, line, seed=seed)
        args = {
            "found": show(found),
            "type": plain_type(found),
            "wanted": messages.wanted(variable),
            **state.args,
        }
        if key == "array_shape":
            args["wanted_shape"] = state.args["wanted"]
        message = self.message(key, variable, line, **args)
        if state.state == WRONG_TYPE and variable.type_hint:
            message = replace(message, text=f"{message.text} {variable.type_hint}")
        return message

    def message(
        self, key: str, answer: Variable, line: int | None = None, /, **args: str
    ) -> Message:
        """A message of the catalogue about a variable, or about what a call gives."""
        if answer.of is None:
            return _message(key, answer.name, line, **args)
        args = {"wanted": messages.wanted(answer), **args}
        text = messages.call_text(key, answer.name, **args)
        return Message(key, text, answer.name, line)

    def raised(self, key: str, answer: Variable, error: RunError) -> Message:
        """What a call raised; known by the key of its explanation, like a program's error."""
        why, explanation = explain(error)
        line = error.line or self.line(answer)
        message = self.message(key, answer, line, explanation=explanation)
        return replace(message, key=why) if key == "raised" else message

    # --- chance ---

    def compare_repeat(self, repeat: RunResult) -> None:
        """A second run on the same data gives the same, or its chance has no seed.

        Where the task itself is about drawing, rounded answers may agree by luck: there it counts
        that a draw has no seed, so that the verdict does not depend on luck.
        """
        lucky = self.expected.uses_chance and (
            chance.is_unseeded(self.tree) or self.shown.chance != repeat.chance
        )
        for variable in self.exercise.answers:
            name = variable.name
            one, two = self.shown.values.get(name), repeat.values.get(name)
            if one is None or two is None:
                continue
            if not same(one, two) or (lucky and self.states[name].right):
                self.states[name] = Comparison(WRONG, "not_repeatable")
                self.said[name] = self.message("not_repeatable", variable, self.line(variable))

    def other_seed(self) -> str | None:
        """The seed that the program uses instead of the reference's, if that can be told."""
        wanted, found = self.expected.seeds, chance.seeds(self.tree)
        if not wanted or not found or found & wanted:
            return None
        return ", ".join(map(str, sorted(found)))

    # --- other data ---

    def compare_varied(self, varied: Sequence[RunResult]) -> None:
        failed: dict[str, Message] = {}
        pairs = list(zip(self.expected.plans, self.expected.varied, varied, strict=False))
        for variable in self.right():
            for plan, reference, run in pairs:
                if self.shown.error is None and run.error is not None:
                    self.varied_error = run.error
                    failed[variable.name] = self.varied_raised(variable.name, run.error)
                    break
                state = _compared(variable, run, reference)
                if not state.right:
                    failed[variable.name] = self.varied_wrong(variable, state, plan, reference, run)
                    break
        if not failed:
            return
        if self.redefined and self.varied_error is None:
            names = ", ".join(sorted(self.redefined))
            self.notes.append(_message("not_rechecked", names=names))
            return
        if self.redefined:
            self.varied_error = None
            self.notes.append(_message("not_rechecked", names=", ".join(sorted(self.redefined))))
            return
        for name, message in failed.items():
            self.states[name] = Comparison(WRONG, message.key)
            self.said[name] = message

    def varied_raised(self, name: str, error: RunError) -> Message:
        _, explanation = explain(error)
        return Message(
            "error_on_varied",
            messages.text("error_on_varied", explanation=explanation),
            name,
            error.line,
        )

    def varied_wrong(
        self,
        variable: Variable,
        state: Comparison,
        plan: int,
        reference: RunResult,
        run: RunResult,
    ) -> Message:
        """Right as shown, wrong on other data: a catalogued mistake, chance, or written in."""
        name, line = variable.name, self.line(variable)
        recognised = mistakes.by_value(
            self.exercise,
            [variable],
            run,
            reference,
            self.unseen_mistakes(variable, plan),
            self.recognised,
        )
        if name in recognised:
            mistake = recognised[name]
            return Message(mistake.key, mistake.message or "", name, line)
        if name in run.raised:
            self.varied_error = self.varied_error or run.raised[name]
            return self.raised("error_on_varied", variable, run.raised[name])
        if state.key in _FORM_SLIPS:
            return self.message(state.key, variable, line, **state.args)
        seed = self.other_seed()
        if seed is not None:
            return self.message("other_seed", variable, line, seed=seed)
        found, before = run.values.get(name), self.shown.values.get(name)
        if found is None or before is None or same(found, before):
            return self.message("written_in", variable, line)
        return self.message("wrong_on_varied", variable, line)

    def unseen_mistakes(self, answer: Variable, plan: int) -> dict[str, RunResult]:
        """The mistakes that get an answer right as shown, as this program does."""
        reference = self.expected.shown
        shown = self.expected.mistakes(None)
        return {
            name: run
            for name, run in self.expected.mistakes(plan).items()
            if _compared(answer, shown[name], reference).right
        }

    # --- all together ---

    def report(self) -> Report:
        error = self.shown.error
        exercise = self.exercise
        right = self.right()
        if error is not None:
            verdict = LEARNER_ERROR
            said = self.error_messages(error)
        elif len(right) == len(exercise.answers):
            verdict = PASSED
            key = "passed" if self.expected.plans else "passed_plain"
            seed = self.other_seed()
            if seed is not None:
                self.notes.append(_message("passed_other_seed", seed=seed))
            called = any(answer.of for answer in exercise.answers)
            praise = messages.text(f"call.{key}" if called else key)
            said = self.notes or [Message(key, praise)]
        else:
            verdict = NOT_YET
            said = _merged(self.one_for_all_calls()) + self.notes
        raised = error or self.varied_error or self.first_raised()
        points = exercise.points * sum(exercise.shares[answer.name] for answer in right)
        return Report(
            chapter=exercise.chapter,
            exercise=exercise.id,
            verdict=verdict,
            points=round(points, 4),
            max_points=exercise.points,
            variables=tuple(
                VariableReport(
                    name=name,
                    state=state.state,
                    found=_found(self.shown.values.get(name), self.shown.raised.get(name)),
                )
                for name, state in self.states.items()
            ),
            messages=tuple(said),
            error=None
            if raised is None
            else ErrorReport(raised.type, raised.line, raised.original),
            output=self.shown.stdout,
        )

    def one_for_all_calls(self) -> list[Message]:
        """What is said, in order; of a function's calls the first that shows a slip speaks for all.

        Where a call is a catalogued mistake, the plain "not yet" of the others adds nothing.
        """
        said: list[Message] = []
        spoken: set[tuple[str, str]] = set()
        known = {
            answer.of
            for answer in self.exercise.answers
            if answer.name in self.said and self.said[answer.name].key.startswith("mistake.")
        }
        for answer in self.exercise.answers:
            message = self.said.get(answer.name)
            if message is None:
                continue
            if answer.of is not None:
                if (answer.of, message.key) in spoken:
                    continue
                if message.key == "not_yet" and answer.of in known:
                    continue
                spoken.add((answer.of, message.key))
            said.append(message)
        return said

    def first_raised(self) -> RunError | None:
        """What the first wrong call raised."""
        for answer in self.wrong():
            if answer.name in self.shown.raised:
                return self.shown.raised[answer.name]
        return None

    def error_messages(self, error: RunError) -> list[Message]:
        key, text = explain(error)
        said = [Message(key, text, None, error.line)]
        if any(mistake.verdict == LEARNER_ERROR for mistake in self.exercise.mistakes):
            mistake = mistakes.by_error(self.exercise, error, self.expected.mistakes(None))
            if mistake is not None and mistake.message:
                said.insert(0, Message(mistake.key, mistake.message, None, error.line))
        return said


def _message(
    key: str, variable: str | None = None, line: int | None = None, /, **args: str
) -> Message:
    args = {"name": variable or "", "line": str(line or ""), **args}
    return Message(key, messages.text(key, **args), variable, line)


def _merged(said: list[Message]) -> list[Message]:
    """The same text about several answers is said once (of the first of them)."""
    kept: dict[str, Message] = {}
    for message in said:
        kept.setdefault(message.text, message)
    return list(kept.values())


def _unrun(exercise: Exercise, said: list[Message]) -> Report:
    return Report(
        chapter=exercise.chapter,
        exercise=exercise.id,
        verdict=NOT_YET,
        points=0.0,
        max_points=exercise.points,
        variables=tuple(VariableReport(answer.name, MISSING) for answer in exercise.answers),
        messages=tuple(said),
    )


def _compared(answer: Variable, run: RunResult, reference: RunResult) -> Comparison:
    """How an answer stands; of a call also whether there was a function to call."""
    state = compare(answer, run.values.get(answer.name), reference.values[answer.name])
    if answer.of is None or answer.name in run.values or answer.of not in run.values:
        return state
    function = run.values[answer.of]
    if function.kind != "other":
        return Comparison(WRONG_TYPE, "not_a_function", {"type": plain_type(function)})
    return Comparison(WRONG)


def _found(value: Value | None, error: RunError | None = None) -> str | None:
    if error is not None:
        return error.original.split("\n")[0][:80]
    return None if value is None else show(value)


def _close(name: str, made: Sequence[str]) -> str | None:
    """A name that the program made and that may be meant: other case, an underscore, a letter."""
    plain = name.casefold().replace("_", "")
    for other in made:
        if other.casefold().replace("_", "") == plain:
            return other
    near = difflib.get_close_matches(name, made, 1, 0.8)
    return near[0] if near else None


def _assignment_lines(tree: ast.Module) -> Mapping[str, int]:
    """Name -> line of its last assignment or definition."""
    lines: dict[str, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            lines[node.name] = max(lines.get(node.name, 0), node.lineno)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            lines[node.id] = max(lines.get(node.id, 0), node.lineno)
    return lines

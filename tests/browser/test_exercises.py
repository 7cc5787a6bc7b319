"""Every exercise with every program of its folder: the page says what the checker says here.

The page shares one session over all of it, as a learner does.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browserkit import content
from browserkit.browsers import Session
from browserkit.content import Native, plain
from browserkit.pages import ChapterPage, Exercise, Feedback
from selenium.webdriver.common.by import By

IDS = content.facts_exercises()


def same(feedback: Feedback, native: Native) -> None:
    """The page's feedback is the native report: verdict, points, messages in their order."""
    assert feedback.verdict == native.verdict
    assert content.points_shown(feedback.text) == pytest.approx(native.points, abs=0.005)
    shown, at = plain(feedback.text), 0
    for message in native.messages:
        at = shown.find(plain(message), at)
        assert at >= 0, f"not shown in its place: {message}"


def programs(name: str, browser: str) -> Iterator[tuple[str, str]]:
    """(label, code) of what an exercise's folder holds; one of each kind outside Chromium."""
    exercise = content.chapter().exercises[name]
    mistakes = [(f"mistakes/{m.name}", m.code) for m in exercise.mistakes]
    variants = [(f"variants/{label}", code) for label, code in exercise.variants]
    if browser != "chromium":
        mistakes, variants = mistakes[:1], []
    yield "starter", exercise.starter
    yield from mistakes
    yield from variants
    yield "solution", exercise.solution


@pytest.mark.parametrize("name", IDS)
def test_every_program_is_judged_as_here(page: ChapterPage, browser: Session, name: str) -> None:
    exercise = page.exercise(name)
    assert exercise.level == content.chapter().exercises[name].level
    messages: dict[str, tuple[str, ...]] = {}
    for label, code in programs(name, browser.name):
        native = content.native(name, code)
        feedback = exercise.check(code)
        try:
            same(feedback, native)
        except AssertionError as different:
            raise AssertionError(f"{name}/{label}: {different}\n{feedback.text}") from None
        if label.startswith("mistakes/"):
            messages[label] = native.messages
            assert native.verdict != "passed"
    # Each mistake has something of its own to say.
    assert len(set(messages.values())) == len(messages)
    assert exercise.state == "passed"


def test_blank_left_is_told_by_line_and_variable(page: ChapterPage) -> None:
    exercise = page.exercise("blank_hit3")
    starter = content.chapter().exercises["blank_hit3"].starter
    line = next(n for n, text in enumerate(starter.splitlines(), 1) if "___" in text)
    feedback = exercise.check(starter)
    assert feedback.verdict == "not_yet"
    assert f"บรรทัดที่ {line}" in feedback.text
    assert "hit3" in feedback.text


ERRORS = {
    "NameError": ("x = 1\nmrr = rank_of_all", 2),
    "SyntaxError": ("mrr = (1 / ranks", 1),
    "IndentationError": ("x = 1\n  mrr = 2", 2),
    "TypeError": ("mrr = 'a' + 1", 1),
    "KeyError": ("x = {'a': 1}\n\nmrr = x['b']", 3),
    "ZeroDivisionError": ("def f(n):\n    return 1 / n\nmrr = f(0)", 2),
    "ModuleNotFoundError": ("import no_such_module", 1),
    "AttributeError": ("mrr = ranks.avg()", 1),
    "IndexError": ("mrr = [1][2]", 1),
    "ValueError": ("mrr = float('สอง')", 1),
    "RecursionError": ("def f(n):\n    return f(n + 1)\nmrr = f(0)", 2),
}


@pytest.mark.parametrize("kind", ERRORS)
def test_exception_is_explained_at_the_learners_line(
    page: ChapterPage, browser: Session, kind: str
) -> None:
    if browser.name != "chromium" and kind not in {"NameError", "SyntaxError", "RecursionError"}:
        pytest.skip("three kinds are enough here")
    code, line = ERRORS[kind]
    exercise = page.exercise("mrr")
    feedback = exercise.check(code)
    same(feedback, content.native("mrr", code))
    assert feedback.verdict == "learner_error"
    assert f"บรรทัดที่ {line}" in feedback.text
    # The original text lies folded below: there, not seen; seen when opened.
    assert kind in feedback.folded
    details = exercise.feedback_element().find_element(By.TAG_NAME, "details")
    original = details.find_element(By.TAG_NAME, "pre")
    assert not original.is_displayed()
    summary = details.find_element(By.TAG_NAME, "summary")
    page.show(summary)
    summary.click()
    assert original.is_displayed()
    assert kind in original.text


def test_exercises_do_not_share_names(page: ChapterPage) -> None:
    page.exercise("hit_at_k").run("leaked = 1\nprint('ตั้งแล้ว')")
    feedback = page.exercise("mrr").check("mrr = leaked")
    assert feedback.verdict == "learner_error"
    assert "NameError" in feedback.folded


def test_run_shows_output_and_gives_no_verdict(page: ChapterPage) -> None:
    exercise = page.exercise("rank_stats")
    output = exercise.run("print('อันดับแย่สุด', ranks.max())")
    assert "อันดับแย่สุด" in output


def test_stop_a_check_that_never_ends(page: ChapterPage) -> None:
    exercise: Exercise = page.exercise("misses_at_3")
    exercise.code = "while True:\n    pass"
    exercise.press("check")
    page.wait_kernel("busy", seconds=30)
    exercise.press("stop")
    page.wait_kernel("ready")
    assert "หยุด" in exercise.element.text
    solution = content.chapter().exercises["misses_at_3"].solution
    assert exercise.check(solution).verdict == "passed"
    assert exercise.code.strip() == solution.strip()

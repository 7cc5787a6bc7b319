"""Quiz, steps, hints, solution; what a reload finds; the whole way to a grade."""

from __future__ import annotations

import json
from pathlib import Path

import nbformat
import pytest
from browserkit import content
from browserkit.browsers import Session
from browserkit.handin import STUDENT, export
from browserkit.pages import ChapterPage, wait
from selenium.webdriver.common.by import By


def solution(name: str) -> str:
    """The reference program of an exercise."""
    return content.chapter().exercises[name].solution


def right_options(name: str) -> list[str]:
    """Ids of a question's right options."""
    question = next(q for q in content.chapter().quiz if q.id == name)
    return [option.id for option in question.options if option.right]


def wrong_option(name: str) -> str:
    """Id of a question's first wrong option."""
    question = next(q for q in content.chapter().quiz if q.id == name)
    return next(option.id for option in question.options if not option.right)


@pytest.mark.parametrize("number", range(4))
def test_quiz_wrong_then_right(fresh: ChapterPage, browser: Session, number: int) -> None:
    if browser.name != "chromium" and number:
        pytest.skip("one question is enough here")
    fresh.open()
    name = fresh.ids("quiz")[number]
    quiz = fresh.quiz(name)
    assert quiz.state == "todo"
    assert quiz.visible_reasons() == []
    question = next(q for q in content.chapter().quiz if q.id == name)
    reasons = [content.plain(option.why) for option in question.options]
    assert quiz.answer(wrong_option(name)) == "wrong"
    shown = [content.plain(reason) for reason in quiz.visible_reasons()]
    # Every option says why it is right or wrong.
    assert len(shown) == len(reasons)
    assert all(why in said for why, said in zip(reasons, shown, strict=True))
    assert quiz.answer(*right_options(name)) == "right"
    assert len(quiz.visible_reasons()) == len(reasons)


def test_steps_open_one_by_one(fresh: ChapterPage) -> None:
    fresh.open()
    names = fresh.ids("steps")
    assert len(names) == 2
    for name in names:
        steps = fresh.steps(name)
        assert steps.total() >= 3
        for open_steps in range(1, steps.total()):
            assert steps.visible() == open_steps
            steps.press("next")
            wait("the next step", lambda steps=steps, n=open_steps: steps.visible() == n + 1)
        assert steps.visible() == steps.total()


def test_hints_come_one_by_one(fresh: ChapterPage) -> None:
    fresh.open()
    exercise = fresh.exercise("mrr")
    hints = exercise.element.find_elements(By.CSS_SELECTOR, "[data-hint]")
    assert len(hints) >= 2
    for count in range(len(hints)):
        assert sum(hint.is_displayed() for hint in hints) == count
        exercise.press("hint")
        wait("a hint", lambda n=count: sum(h.is_displayed() for h in hints) == n + 1)


def see_solution(page: ChapterPage, name: str) -> None:
    """Ask for the solution, and confirm where the page asks back."""
    exercise = page.exercise(name)
    exercise.press("solution")
    expected = " ".join(solution(name).split())

    def shown() -> bool:
        return expected in " ".join(exercise.element.text.split())

    if not shown():
        exercise.press("solution")
    wait("the solution", shown)


def test_passing_after_the_solution_is_told_apart(fresh: ChapterPage) -> None:
    fresh.open()
    exercise = fresh.exercise("hit_at_k")
    assert exercise.state == "todo"
    see_solution(fresh, "hit_at_k")
    assert exercise.check(solution("hit_at_k"), seconds=180).verdict == "passed"
    assert exercise.state == "passed_with_solution"


def test_reload_finds_everything(fresh: ChapterPage) -> None:
    fresh.open()
    draft = "mrr = 0.5  # ยังคิดอยู่ 'ก' < \"ข\" & 𝄞\n"
    fresh.exercise("mrr").code = draft
    assert fresh.exercise("blank_hit3").check(solution("blank_hit3"), 180).verdict == "passed"
    assert fresh.exercise("hit_at_k").check("hit1 = 1\nhit3 = 1").verdict == "not_yet"
    cell = fresh.cell(fresh.ids("cell")[0])
    cell.code = "print('ร่างของฉัน')"
    first, second = fresh.ids("quiz")[:2]
    assert fresh.quiz(first).answer(*right_options(first)) == "right"
    assert fresh.quiz(second).answer(wrong_option(second)) == "wrong"
    progress = (fresh.progress.done, fresh.progress.total, fresh.progress.stars)

    fresh.open()  # at once: nothing may depend on waiting before one leaves
    assert fresh.exercise("mrr").code == draft
    assert fresh.exercise("mrr").state == "trying"
    assert fresh.exercise("blank_hit3").state == "passed"
    assert fresh.exercise("hit_at_k").state == "trying"
    assert fresh.exercise("rank_stats").state == "todo"
    assert fresh.cell(fresh.ids("cell")[0]).code == "print('ร่างของฉัน')"
    assert fresh.quiz(first).state == "right"
    assert fresh.quiz(first).chosen == right_options(first)
    assert fresh.quiz(second).state == "wrong"
    assert (fresh.progress.done, fresh.progress.total, fresh.progress.stars) == progress


def test_the_whole_way_to_a_grade(fresh: ChapterPage, browser: Session, tmp_path: Path) -> None:
    fresh.open()
    chapter = content.chapter()
    score, verdicts = 0.0, {}
    for name, exercise in chapter.exercises.items():
        # One stays wrong in the first hand-in: a grade that is only ever full would prove little.
        code = exercise.mistakes[0].code if name == "rank_stats" else exercise.solution
        feedback = fresh.exercise(name).check(code, seconds=180)
        verdicts[name] = feedback.verdict
        score += content.points_shown(feedback.text) or 0.0
    assert verdicts.pop("rank_stats") == "not_yet"
    assert set(verdicts.values()) == {"passed"}
    assert not fresh.progress.complete
    chosen = {}
    for name in fresh.ids("quiz"):
        fresh.quiz(name).answer(*right_options(name))
        chosen[name] = right_options(name)

    file = export(fresh, browser, asked=True)
    notebook = nbformat.read(file, as_version=4)
    nbformat.validate(notebook)
    assert (notebook.nbformat, notebook.nbformat_minor) == (4, 5)
    about = notebook.metadata["autograder"]
    assert (about["student_id"], about["name"]) == STUDENT
    assert (about["format"], about["chapter"]) == (1, "evaluate")
    assert json.loads(json.dumps(about["quiz"])) == chosen
    marks = [cell.metadata.get("autograder", {}).get("exercise") for cell in notebook.cells]
    assert sorted(filter(None, marks)) == sorted(chapter.exercises)

    row = content.grade(file, tmp_path / "first")
    assert (row["student_id"], row["name"], row["status"]) == (*STUDENT, "graded")
    assert float(row["score"]) == pytest.approx(score, abs=0.01)
    assert row["rank_stats"] == "not_yet"
    for name in verdicts:
        assert row[name] == "passed"

    assert fresh.exercise("rank_stats").check(solution("rank_stats")).verdict == "passed"
    assert fresh.progress.complete
    assert fresh.progress.done == fresh.progress.total
    challenges = [e for e in chapter.exercises.values() if e.level == "challenge"]
    assert fresh.progress.stars == len(challenges)
    row = content.grade(export(fresh, browser, asked=False), tmp_path / "second")
    assert float(row["score"]) == float(row["max_score"])
    assert float(row["percent"]) == 100

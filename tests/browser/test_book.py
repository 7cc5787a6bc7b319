"""The whole book: every chapter opens, and a learner who knows the answers finishes it.

What the page says of each program in detail is asked of the flagship only (test_exercises.py); that
all other chapters' mistakes and variants are judged as natively is `autograder verify --pyodide`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browserkit import content
from browserkit.browsers import Session
from browserkit.host import StaticHost
from browserkit.pages import Cell, ChapterPage, wait
from selenium.webdriver.common.by import By

CHAPTERS = content.chapters()


@pytest.fixture
def book(browser: Session, host: StaticHost, chapter_id: str) -> Iterator[ChapterPage]:
    """The chapter's page in a tab of its own, with a learner's empty memory."""
    with browser.tab():
        page = ChapterPage(browser, host, chapter_id)
        page.forget()
        yield page.open()


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_every_exercise_passes_with_its_solution(book: ChapterPage, chapter_id: str) -> None:
    chapter = content.chapter(chapter_id)
    names = book.ids("exercise")
    assert sorted(names) == sorted(chapter.exercises)
    for name in names:
        exercise = book.exercise(name)
        exercise.show()
        feedback = exercise.check(chapter.exercises[name].solution)
        assert feedback.verdict == "passed", f"{chapter_id}/{name}: {feedback.text}"
    assert book.progress.complete
    assert book.progress.done == book.progress.total


@pytest.mark.browsers("chromium")
@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_every_starter_is_unfinished_and_every_question_has_its_answer(
    book: ChapterPage, chapter_id: str
) -> None:
    chapter = content.chapter(chapter_id)
    for name in book.ids("exercise"):
        feedback = book.exercise(name).check()
        assert feedback.verdict == "not_yet", f"{chapter_id}/{name}: {feedback.text}"
    for question in chapter.quiz:
        right = [option.id for option in question.options if option.right]
        assert book.quiz(question.id).answer(*right) == "right"


def _cells(page: ChapterPage) -> Iterator[Cell]:
    """Every free cell, those of worked examples after their step was opened."""
    for name in page.ids("steps"):
        steps = page.steps(name)
        while steps.visible() < steps.total():
            count = steps.visible()
            steps.press("next")
            wait("the next step", lambda steps=steps, n=count: steps.visible() > n)
    for name in page.ids("cell"):
        yield page.cell(name)


@pytest.mark.browsers("chromium")
@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_every_cell_runs(book: ChapterPage, chapter_id: str) -> None:
    for cell in _cells(book):
        folded = cell.element.find_elements(By.CSS_SELECTOR, "details:not([open]) > summary")
        for summary in folded:
            book.show(summary)
            summary.click()
        cell.run()
        errors = cell.element.find_elements(By.CSS_SELECTOR, "[data-output='error']")
        assert not errors, f"{chapter_id}/{cell.name}: {errors[0].text}"

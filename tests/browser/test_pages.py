"""Every page of the site: whole, narrow, readable without script, open to everyone."""

from __future__ import annotations

from pathlib import Path

import pytest
from browserkit import content
from browserkit.browsers import Session
from browserkit.host import StaticHost
from browserkit.pages import ChapterPage, wait
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

AXE = content.ROOT / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def pages(site: Path) -> list[str]:
    """Every page that a reader can come to."""
    skip = {"_static", "lite", "_sources"}
    found = [path.relative_to(site) for path in site.rglob("*.html")]
    return sorted(path.as_posix() for path in found if path.parts[0] not in skip)


def violations(session: Session) -> list[str]:
    """What axe-core finds against WCAG A and AA on the open page: rule, place, reason."""
    if not session.driver.execute_script("return Boolean(window.axe)"):
        session.driver.execute_script(AXE.read_text(encoding="utf-8"))
    # What is far from the window comes a moment later; until then axe sees it lie over each other.
    wait(
        "the whole page to be laid out",
        lambda: not session.driver.find_elements(By.CSS_SELECTOR, "html.lazy"),
        30,
    )
    found = session.driver.execute_async_script(
        """
        const done = arguments[arguments.length - 1];
        axe.run(document, {runOnly: arguments[0], resultTypes: ['violations']}).then(
            result => done(result.violations.flatMap(rule => rule.nodes.slice(0, 5).map(
                node => `${rule.id}: ${node.target.join(' ')}: ${node.failureSummary}`))),
            error => done([`axe: ${error}`]));
        """,
        RULES,
    )
    assert isinstance(found, list)
    return found


def sideways(session: Session) -> list[str]:
    """What makes the page wider than its window."""
    found = session.driver.execute_script("""
        const width = document.documentElement.clientWidth;
        if (document.documentElement.scrollWidth <= width) return [];
        return [...document.querySelectorAll('body *')]
            .filter(one => one.getBoundingClientRect().right > width + 1)
            .slice(0, 8).map(one => one.outerHTML.slice(0, 120));
    """)
    assert isinstance(found, list)
    return found


@pytest.mark.browsers("chromium")
def test_every_page_is_whole_narrow_and_open(
    browser: Session, fresh_host: StaticHost, site: Path
) -> None:
    faults = []
    with browser.tab():
        for page in pages(site):
            browser.dark(False)
            browser.viewport(1280)
            browser.open(fresh_host.url(page))
            faults += [f"{page} light: {fault}" for fault in violations(browser)]
            browser.dark(True)
            faults += [f"{page} dark: {fault}" for fault in violations(browser)]
            browser.viewport(320)
            faults += [f"{page} 320 px: {fault}" for fault in sideways(browser)]
            faults += [f"{page} console: {fault}" for fault in browser.console_errors()]
        browser.dark(False)
    assert faults == []
    assert fresh_host.missing() == []


@pytest.mark.browsers("firefox", "webkit")
def test_chapter_is_whole_and_open(browser: Session, fresh: ChapterPage) -> None:
    fresh.open()
    assert violations(browser) == []
    assert fresh.host.missing() == []


@pytest.mark.browsers("chromium")
def test_page_in_use_is_open_and_narrow(page: ChapterPage, browser: Session) -> None:
    """With output, a table, a plot, and all three kinds of feedback on it."""
    solution = content.chapter().exercises["hit_at_k"].solution
    page.exercise("hit_at_k").check(solution)
    page.exercise("mrr").check("mrr = 0.1")
    page.exercise("rank_stats").check("mean_rank = unknown_name_that_is_rather_long\n" * 2)
    page.exercise("misses_at_3").run("print('ก' * 400)\nqs")
    quiz = page.quiz(page.ids("quiz")[0])
    quiz.answer(str(quiz.inputs()[0].get_dom_attribute("value")))
    steps = page.steps(page.ids("steps")[0])
    if steps.visible() < steps.total():
        steps.press("next")
    try:
        faults = [f"light: {fault}" for fault in violations(browser)]
        browser.dark(True)
        faults += [f"dark: {fault}" for fault in violations(browser)]
        browser.viewport(320)
        faults += [f"320 px: {fault}" for fault in sideways(browser)]
    finally:
        browser.dark(False)
        browser.viewport(1280)
    assert faults == []


@pytest.mark.browsers("chromium")
def test_page_is_readable_without_script(browser: Session, fresh_host: StaticHost) -> None:
    chapter = content.chapter()
    with browser.tab():
        browser.script(False)
        try:
            browser.driver.get(fresh_host.url("book/evaluate.html"))
            find = browser.driver.find_elements
            text = browser.driver.find_element(By.TAG_NAME, "body").text
            for exercise in chapter.exercises.values():
                assert exercise.title in text
            assert "___" in text, "starters are there to read"
            shown = [part for part in find(By.CSS_SELECTOR, "[data-step]") if part.is_displayed()]
            assert len(shown) == len(find(By.CSS_SELECTOR, "[data-step]")), "steps are all open"
            assert find(By.CSS_SELECTOR, "[data-role='saved-output']"), "outputs from the build"
            assert not [r for r in fresh_host.requests if "runtime" in r.path]
        finally:
            browser.script(True)


@pytest.mark.browsers("chromium")
def test_everything_can_be_done_with_the_keyboard(page: ChapterPage) -> None:
    driver = page.driver
    exercise = page.exercise("blank_hit3")
    before = exercise.code
    exercise.press("reset")
    # Start just before the exercise, as a reader who has tabbed so far.
    driver.execute_script(
        "arguments[0].tabIndex = -1; arguments[0].focus()",
        exercise.element.find_element(By.CSS_SELECTOR, "[data-role='prompt']"),
    )

    def press(*keys: str) -> None:
        chain = ActionChains(driver)
        for key in keys[:-1]:
            chain.key_down(key)
        chain.send_keys(keys[-1])
        for key in reversed(keys[:-1]):
            chain.key_up(key)
        chain.perform()

    def focused(test: str) -> bool:
        return bool(driver.execute_script(f"return document.activeElement.matches({test!r})"))

    ring = """
        const one = document.activeElement;
        return [one, one.closest('.cm-editor') ?? one].map(part => getComputedStyle(part))
            .some(style => style.outlineStyle !== 'none' || style.boxShadow !== 'none');
    """

    def tab_to(test: str, most: int = 25) -> None:
        way = []
        for _ in range(most):
            press(Keys.TAB)
            way.append(driver.execute_script("return document.activeElement.outerHTML")[:80])
            if focused(test):
                wait(f"a sign of the focus on {test}", lambda: driver.execute_script(ring), 3)
                return
        focus = driver.execute_script("return document.hasFocus()")
        raise AssertionError(f"no way to {test} with Tab (page has focus: {focus}): {way}")

    tab_to("[contenteditable]")
    press(Keys.CONTROL, "a")
    press("h")
    # Tab indents in the editor; Escape, then Tab, leaves it.
    press(Keys.TAB)
    assert focused("[contenteditable]")
    press(Keys.CONTROL, "a")
    solution = content.chapter().exercises["blank_hit3"].solution.strip()
    for line in solution.splitlines():
        ActionChains(driver).send_keys(line).perform()
        press(Keys.ENTER)
    rests = page.rests
    press(Keys.CONTROL, Keys.ENTER)
    wait("the run by Ctrl+Enter", lambda: page.rests > rests, 60)
    assert exercise.feedback is None or exercise.code.strip() != before
    press(Keys.ESCAPE)
    tab_to("[data-action='check']")
    driver.execute_script(
        "arguments[0].querySelector('[data-role=feedback]')?.removeAttribute('data-verdict')",
        exercise.element,
    )
    press(Keys.ENTER)
    assert wait("the verdict", lambda: exercise.feedback, 60).verdict == "passed"

    quiz = page.quiz(page.ids("quiz")[1])
    driver.execute_script("arguments[0].tabIndex = -1; arguments[0].focus()", quiz.element)
    tab_to("input")
    press(Keys.SPACE)
    tab_to("[data-action='answer']")
    press(Keys.ENTER)
    wait("the answer", lambda: quiz.state in {"right", "wrong"})


def test_search_finds_thai(browser: Session, fresh_host: StaticHost) -> None:
    with browser.tab():
        browser.open(fresh_host.url("search.html?q=ความไม่แน่นอน"))
        found = "a[href*='book/evaluate.html']"
        wait(
            "the chapter among the results",
            lambda: any(
                link.is_displayed()
                for link in browser.driver.find_elements(By.CSS_SELECTOR, f"main {found}")
            ),
            20,
        )

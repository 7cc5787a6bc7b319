"""The pages beside the chapters: questions to be filtered, the way back to one's place."""

from __future__ import annotations

import pytest
from browserkit.browsers import Session
from browserkit.host import StaticHost
from browserkit.pages import ChapterPage, wait
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


def shown(browser: Session, selector: str) -> list[str]:
    """The texts of those elements that are to be seen."""
    found = browser.driver.find_elements(By.CSS_SELECTOR, selector)
    return [element.text for element in found if element.is_displayed()]


def test_interview_questions_can_be_filtered(browser: Session, fresh_host: StaticHost) -> None:
    with browser.tab():
        browser.open(fresh_host.url("book/interview.html"))
        questions = "details.course-interview > summary"
        every = shown(browser, questions)
        topics = browser.driver.find_elements(By.CSS_SELECTOR, "[data-role=filter-topic] option")
        assert len(topics) == 1 + len(shown(browser, "[data-topic]"))
        topic = browser.driver.find_element(By.CSS_SELECTOR, "[data-role=filter-topic]")
        text = browser.driver.find_element(By.CSS_SELECTOR, "[data-role=filter-text]")

        topic.find_element(By.CSS_SELECTOR, "option[value=why]").click()
        wait("one chapter's questions", lambda: len(shown(browser, "[data-topic]")) == 1)
        own = shown(browser, questions)
        assert 0 < len(own) < len(every)

        text.send_keys("ผู้ขาย")
        wait("the one that says so", lambda: len(shown(browser, questions)) == 1)
        status = browser.driver.find_element(By.CSS_SELECTOR, "[data-role=filter-count]")
        assert "1" in status.text
        text.send_keys("กขฃคฅ")
        wait("none", lambda: shown(browser, questions) == [])
        assert "ไม่พบ" in status.text

        text.send_keys(Keys.CONTROL, "a")
        text.send_keys(Keys.BACKSPACE)
        topic.find_element(By.CSS_SELECTOR, "option[value='']").click()
        wait("all again", lambda: shown(browser, questions) == every)


@pytest.mark.browsers("chromium")
def test_interview_questions_are_all_there_without_script(
    browser: Session, fresh_host: StaticHost
) -> None:
    with browser.tab():
        browser.script(False)
        try:
            browser.driver.get(fresh_host.url("book/interview.html"))
            assert len(shown(browser, "details.course-interview")) >= 10
            assert shown(browser, ".course-filter") == []
        finally:
            browser.script(True)


def test_the_first_page_leads_back_to_the_place(browser: Session, fresh_host: StaticHost) -> None:
    with browser.tab():
        browser.open(fresh_host.url("index.html"))
        link = "course-continue a"
        assert "book/start.html" in str(
            browser.driver.find_element(By.CSS_SELECTOR, link).get_attribute("href")
        )
        browser.open(fresh_host.url("book/why.html"))
        browser.driver.execute_script(
            "document.getElementById('why-cost').scrollIntoView({behavior: 'instant'})"
        )
        # As a reader goes: by a link of the page.
        browser.driver.execute_script("document.querySelector('a.brand').click()")
        wait("the first page", lambda: browser.driver.current_url.endswith("index.html"))

        def address() -> str:
            found = browser.driver.find_elements(By.CSS_SELECTOR, link)
            return str(found[0].get_attribute("href")) if found else ""

        wait("the way back", lambda: address().endswith("book/why.html#why-cost"))
        browser.driver.find_element(By.CSS_SELECTOR, link).click()
        wait("the chapter", lambda: "why.html" in browser.driver.current_url)


@pytest.mark.browsers("chromium")
def test_print_cuts_no_formula_and_shows_code_once(browser: Session, host: StaticHost) -> None:
    """Paper does not scroll, and the editor's text stands in the page's <pre> already."""

    def medium(name: str) -> None:
        browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": name})  # type: ignore[attr-defined]

    with browser.tab():
        browser.viewport(717, 1000)  # A4 without Chromium's margins
        medium("print")
        browser.open(host.url("book/formulas.html"))
        cut = browser.driver.execute_script("""
            const right = one => one.getBoundingClientRect().right;
            return [...document.querySelectorAll('.math-block math')]
                .filter(one => right(one) > right(one.closest('.course-formula')) + 1
                    || getComputedStyle(one.parentElement).overflowX !== 'visible').length;
        """)
        assert cut == 0
        medium("")
        page = ChapterPage(browser, host).open()
        cell = page.cell(page.ids("cell")[0])
        cell.show()
        wait("the editor", lambda: cell.element.find_elements(By.CSS_SELECTOR, ".cm-editor"))
        medium("print")
        assert not cell.element.find_element(By.CSS_SELECTOR, ".cm-editor").is_displayed()
        assert cell.element.find_element(By.CSS_SELECTOR, "pre[data-role=source]").is_displayed()
        medium("")

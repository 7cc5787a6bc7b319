"""The explorer of the chapter `uncertainty`: sliders by keyboard, and a table without script."""

from __future__ import annotations

import pytest
from browserkit.browsers import Session
from browserkit.host import StaticHost
from browserkit.pages import wait
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

PAGE = "book/uncertainty.html"


def conclusion(session: Session) -> str:
    found = session.driver.find_elements(By.CSS_SELECTOR, "[data-role=conclusion]")
    return found[0].text if found else ""


def test_the_sliders_move_by_keyboard(browser: Session, fresh_host: StaticHost) -> None:
    with browser.tab():
        browser.open(fresh_host.url(PAGE))
        before = wait("the explorer", lambda: conclusion(browser))
        slider = browser.driver.find_element(By.CSS_SELECTOR, "[data-slider=n]")
        name = browser.driver.execute_script("return arguments[0].labels[0].textContent", slider)
        assert name
        slider.send_keys(Keys.END)
        wait("another conclusion", lambda: conclusion(browser) != before)
        assert slider.get_dom_attribute("aria-valuetext") == "600 ข้อ"
        assert "600" in conclusion(browser)
        pictures = browser.driver.find_elements(By.CSS_SELECTOR, "course-explorer svg[role=img]")
        assert len(pictures) == 2
        for picture in pictures:
            assert picture.get_dom_attribute("aria-label")
        saved = browser.driver.find_element(By.CSS_SELECTOR, "course-explorer [data-role=saved]")
        assert not saved.is_displayed()


@pytest.mark.browsers("chromium")
def test_without_script_its_table_is_there(browser: Session, fresh_host: StaticHost) -> None:
    with browser.tab():
        browser.script(False)
        try:
            browser.open(fresh_host.url(PAGE))
            saved = browser.driver.find_element(By.CSS_SELECTOR, "course-explorer table")
            assert saved.is_displayed()
        finally:
            browser.script(True)

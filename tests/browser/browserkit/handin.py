"""Handing in, as a learner does it."""

from __future__ import annotations

from pathlib import Path

from selenium.webdriver.common.by import By

from browserkit.browsers import Session
from browserkit.pages import ChapterPage

STUDENT = ("6512345678", "มานี มีใจ")


def export(page: ChapterPage, browser: Session, asked: bool) -> Path:
    """Press the button that hands in, introducing oneself if `asked`; the downloaded notebook."""
    for old in browser.downloads.iterdir():
        old.unlink()
    button = page.driver.find_element(By.CSS_SELECTOR, "[data-action='export-submission']")
    page.show(button)
    button.click()
    fields = [
        field
        for field in page.driver.find_elements(By.CSS_SELECTOR, "input:not([type]), [type=text]")
        if field.is_displayed()
    ]
    assert bool(fields) == asked, "name and id are asked for once"
    if asked:
        for field, value in zip(fields, STUDENT, strict=True):
            field.clear()
            field.send_keys(value)
        form = fields[0].find_element(By.XPATH, "ancestor::form")
        form.find_element(By.CSS_SELECTOR, "button[type=submit], [data-action=save]").click()
    return browser.downloaded(".ipynb")

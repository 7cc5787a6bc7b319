"""JupyterLite beside the book: its exercise notebook runs, checks, saves, and asks nobody else.

Slow (it starts a kernel of its own), therefore in Chromium only, and every chapter only with
`--everything` (`make everywhere`).
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from browserkit import content
from browserkit.browsers import Session
from browserkit.host import StaticHost
from browserkit.pages import wait
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

EXERCISE = "blank_hit3"


def cells_with(session: Session, text: str) -> list[WebElement]:
    """The code cells whose source holds `text`."""
    cells = session.driver.find_elements(By.CSS_SELECTOR, ".jp-CodeCell")
    return [c for c in cells if text in c.find_element(By.CSS_SELECTOR, ".cm-content").text]


def choose(session: Session, menu: str, command: str) -> None:
    """Choose an entry of the menu bar."""
    bars = session.driver.find_elements(By.CSS_SELECTOR, ".lm-MenuBar-item")
    next(bar for bar in bars if bar.text == menu).click()
    entry = f"li[data-command='{command}']"
    wait(command, lambda: session.driver.find_elements(By.CSS_SELECTOR, entry))[0].click()


def solved(site: Path, chapter_id: str) -> tuple[str, bytes]:
    """The chapter's notebook as JupyterLite offers it, filled in: its file's name and content."""
    (path,) = (site / "lite" / "files").glob(f"{chapter_id}-*.ipynb")
    notebook = json.loads(path.read_text(encoding="utf-8"))
    exercises = content.chapter(chapter_id).exercises
    for cell in notebook["cells"]:
        name = cell["metadata"].get("autograder", {}).get("exercise")
        if name:
            cell["source"] = exercises[name].solution
    return path.name, json.dumps(notebook).encode()


@pytest.mark.browsers("chromium")
@pytest.mark.parametrize("chapter_id", content.chapters())
def test_every_exercise_passes_in_jupyterlite(
    browser: Session, fresh_host: StaticHost, site: Path, chapter_id: str, everything: bool
) -> None:
    if not everything and chapter_id != content.chapters()[-1]:
        pytest.skip("one chapter is enough here; make everywhere (--everything) takes them all")
    name, body = solved(site, chapter_id)
    exercises = content.chapter(chapter_id).exercises
    with browser.tab(), fresh_host.failing(rf"^lite/files/{name}", body=body) as replaced:
        browser.open(fresh_host.url(f"lite/notebooks/index.html?path={name}"))
        wait("the notebook", lambda: cells_with(browser, 'check("'), 60)
        assert replaced.hits
        choose(browser, "Run", "runmenu:run-all")
        for exercise in exercises:

            def output(exercise: str = exercise) -> str:
                # Cells outside the window are not in the page: come near first.
                found = cells_with(browser, f'check("{exercise}",')
                if not found:
                    browser.driver.execute_script(
                        "document.querySelector('.jp-WindowedPanel-outer').scrollBy(0, 300)"
                    )
                    return ""
                browser.driver.execute_script("arguments[0].scrollIntoView()", found[0])
                parts = found[0].find_elements(By.CSS_SELECTOR, ".jp-OutputArea-output")
                return "\n".join(part.text for part in parts)

            said = wait(f"the check of {exercise}", output, 240)
            passed = "ผ่าน" in said and "ยังไม่" not in said
            assert passed, f"{chapter_id}/{exercise}: {said}"
        browser.console_errors()  # JupyterLab's own noise is not ours to mend


@pytest.mark.browsers("chromium")
def test_exercise_notebook_runs_checks_and_saves(
    browser: Session, fresh_host: StaticHost, site: Path, tmp_path: Path
) -> None:
    notebooks = sorted((site / "lite" / "files").glob("*evaluate*.ipynb"))
    assert len(notebooks) == 1
    solution = content.chapter().exercises[EXERCISE].solution.strip()
    with browser.tab():
        browser.open(fresh_host.url(f"lite/notebooks/index.html?path={notebooks[0].name}"))
        cell = wait("the blank's cell", lambda: cells_with(browser, "___"), 60)[0]
        editor = cell.find_element(By.CSS_SELECTOR, ".cm-content")
        browser.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", editor)
        editor.click()
        keys = ActionChains(browser.driver).key_down(Keys.CONTROL).send_keys("a")
        keys.key_up(Keys.CONTROL).send_keys(solution).perform()
        choose(browser, "Run", "runmenu:run-all")

        def output() -> str:
            check = cells_with(browser, f'check("{EXERCISE}",')[0]
            found = check.find_elements(By.CSS_SELECTOR, ".jp-OutputArea-output")
            return "\n".join(part.text for part in found)

        said = wait("the check's answer", output, 240)
        assert "ผ่าน" in said
        for old in browser.downloads.iterdir():
            old.unlink()
        keys = ActionChains(browser.driver).key_down(Keys.CONTROL).send_keys("s")
        keys.key_up(Keys.CONTROL).perform()
        choose(browser, "File", "docmanager:download")
        file = browser.downloaded(".ipynb")
        saved = json.loads(file.read_text(encoding="utf-8"))
        browser.console_errors()  # JupyterLab's own noise is not ours to mend
    marked = {
        cell["metadata"]["autograder"]["exercise"]: "".join(cell["source"])
        for cell in saved["cells"]
        if "exercise" in cell["metadata"].get("autograder", {})
    }
    assert set(marked) == set(content.chapter().exercises)
    assert marked[EXERCISE].strip() == solution
    # A notebook saved here is a submission too.
    assert content.grade(file, tmp_path)[EXERCISE] == "passed"
    # JupyterLab's page asks the host for an icon before it has set its own.
    assert set(fresh_host.missing()) <= {"/favicon.ico"}

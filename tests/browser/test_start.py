"""From the first look to a running kernel, and what happens when it does not come."""

from __future__ import annotations

import pytest
from browserkit.browsers import Session
from browserkit.host import StaticHost
from browserkit.pages import ChapterPage, wait
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By

RUNTIME = r"^_static/runtime/"
EDITOR = "chunks/codemirror"


def seen(page: ChapterPage, text: str) -> bool:
    """Whether this text is to be seen."""
    return text in page.text()


def press_retry(page: ChapterPage) -> None:
    """Press the button that starts Python anew."""
    retry = [
        button
        for button in page.driver.find_elements(By.TAG_NAME, "button")
        if button.is_displayed() and button.text.strip() == "ลองใหม่"
    ]
    assert retry, page.text()
    page.show(retry[0])
    retry[0].click()


def test_kernel_waits_until_the_first_cell_is_in_view(
    fresh: ChapterPage, fresh_host: StaticHost
) -> None:
    fresh.open()
    assert fresh.kernel == "idle"
    unasked = [r.path for r in fresh_host.requests if "/runtime/" in r.path]
    # Made ready with the page: what every image needs, and no larger image.
    assert not [p for p in unasked if p.endswith((".wasm", ".whl")) or "full" in p or "plot" in p]
    fresh.cell(fresh.ids("cell")[0]).show()
    fresh.wait_kernel("loading", "ready", seconds=10)
    fresh.wait_kernel("ready")
    assert fresh_host.missing() == []


@pytest.mark.browsers("chromium")
def test_progress_of_loading_is_shown(fresh: ChapterPage, fresh_host: StaticHost) -> None:
    with fresh_host.failing(RUNTIME, status=200, seconds=0.7):
        fresh.open()
        fresh.cell(fresh.ids("cell")[0]).show()
        fresh.wait_kernel("loading", seconds=10)
        bars = fresh.driver.find_elements(By.CSS_SELECTOR, "progress, [role='progressbar']")
        assert any(bar.is_displayed() for bar in bars)
        wait("megabytes to be named", lambda: seen(fresh, " MB"))
        # The page works meanwhile.
        quiz = fresh.quiz(fresh.ids("quiz")[0])
        assert quiz.answer(str(quiz.inputs()[0].get_dom_attribute("value"))) in {"right", "wrong"}
    fresh.wait_kernel("ready")


@pytest.mark.browsers("chromium")
def test_run_pressed_while_loading_runs_when_ready(fresh: ChapterPage) -> None:
    fresh.open()
    cell = fresh.cell(fresh.ids("cell")[0])
    cell.code = "print('มา' + 'แล้ว')"
    cell.press("run")
    wait("the output", lambda: "มาแล้ว" in cell.output, 150)


def test_editor_leaves_the_start_to_python(fresh: ChapterPage, fresh_host: StaticHost) -> None:
    with fresh_host.failing(RUNTIME, status=200, seconds=0.5):
        fresh.open()
        cell = fresh.cell(fresh.ids("cell")[0])
        cell.show()
        fresh.wait_kernel("loading", seconds=10)
        assert not [r.path for r in fresh_host.requests if EDITOR in r.path]
    wait("the editor", lambda: cell.element.find_elements(By.CSS_SELECTOR, ".cm-editor"), 60)
    assert fresh.kernel == "ready"


def test_typed_before_the_editor_is_there_is_kept(
    fresh: ChapterPage, fresh_host: StaticHost
) -> None:
    """A plain field stands in at once; CodeMirror takes over text, caret and focus."""
    with fresh_host.failing(EDITOR, status=200, seconds=3):
        fresh.open()
        cell = fresh.cell(fresh.ids("cell")[0])
        cell.show()
        before = cell.code
        line = before.split("\n")[0]
        code = cell.element.find_element(By.CSS_SELECTOR, "pre[data-role=source]")
        keys = ActionChains(fresh.driver)
        # Far right of the first line: the caret goes to its end.
        place = (code.rect["width"] / 2 - 20, -code.rect["height"] / 2 + 18)
        keys.move_to_element_with_offset(code, *map(int, place)).click()
        keys.send_keys("  # ก่อน").perform()
        assert not cell.element.find_elements(By.CSS_SELECTOR, ".cm-editor")
        assert cell.code == before.replace(line, f"{line}  # ก่อน", 1)
    wait("the editor", lambda: cell.element.find_elements(By.CSS_SELECTOR, ".cm-editor"), 60)
    ActionChains(fresh.driver).send_keys("หลัง").perform()
    assert cell.code == before.replace(line, f"{line}  # ก่อนหลัง", 1)


@pytest.mark.browsers("chromium", "firefox")
@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("target", ["[data-exercise=mrr]", "#comparing-configurations"])
def test_place_far_down_stays_while_the_rest_is_laid_out(
    fresh: ChapterPage, browser: Session, width: int, target: str
) -> None:
    browser.viewport(width)
    fresh.open()
    top = "return document.querySelector(arguments[0]).getBoundingClientRect().top"
    fresh.driver.execute_script("document.querySelector(arguments[0]).scrollIntoView()", target)
    before = fresh.driver.execute_script(top, target)
    wait(
        "the whole page to be laid out",
        lambda: not fresh.driver.find_elements(By.CSS_SELECTOR, "html.lazy"),
        30,
    )
    assert abs(fresh.driver.execute_script(top, target) - before) < 3


@pytest.mark.expects_errors
@pytest.mark.parametrize("how", [{"status": 500}, {"truncate": 1000}], ids=["500", "cut"])
def test_failure_is_told_in_thai_and_retry_mends_it(
    fresh: ChapterPage, fresh_host: StaticHost, browser: Session, how: dict[str, int]
) -> None:
    if browser.name != "chromium" and "truncate" in how:
        pytest.skip("one fault is enough here")
    with fresh_host.failing(RUNTIME, **how):
        fresh.open()
        fresh.cell(fresh.ids("cell")[0]).show()
        fresh.wait_kernel("failed", seconds=60)
        assert seen(fresh, "โหลด Python ไม่สำเร็จ")
        assert "ลองใหม่" in fresh.text()
    press_retry(fresh)
    fresh.wait_kernel("ready")
    assert "2" in fresh.cell(fresh.ids("cell")[0]).run("print(1 + 1)")
    assert not seen(fresh, "โหลด Python ไม่สำเร็จ")


@pytest.mark.expects_errors
@pytest.mark.browsers("chromium")
def test_library_that_does_not_come_is_told_and_retry_mends_it(
    fresh: ChapterPage, fresh_host: StaticHost
) -> None:
    """Python itself is there; what the code needs on top of it is not."""
    fresh.open()
    cell = fresh.cell(fresh.ids("cell")[0])
    with fresh_host.failing(RUNTIME + r".*(full-|pandas)", status=503) as fault:
        cell.show()
        fresh.wait_kernel("ready")
        cell.code = "print(len(qs))"
        cell.press("run")
        wait("the failure to be told", lambda: "ไม่สำเร็จ" in cell.output, 60)
        assert fault.hits
        assert cell.code == "print(len(qs))"
    press_retry(fresh)
    fresh.wait_kernel("ready")
    assert "30" in cell.run()

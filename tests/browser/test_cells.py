"""Free cells: run, stream, stop; plots; nothing printed becomes markup."""

from __future__ import annotations

import time

import pytest
from browserkit.browsers import Session
from browserkit.pages import Cell, ChapterPage, wait
from selenium.webdriver.common.by import By

HOSTILE = "<img src=x onerror='window.__markup=1'><b>หนา</b>"
THAI = "น้ำใจผู้ซื้อที่นี่"


@pytest.fixture
def cell(page: ChapterPage):
    """The page's first free cell; its own code is put back afterwards."""
    cell = page.cell(page.ids("cell")[0])
    before = cell.code
    yield cell
    if page.kernel == "busy":
        cell.press("stop")
        page.wait_kernel("ready")
    cell.code = before


def test_run_and_see_output_and_last_value(cell: Cell) -> None:
    output = cell.run("print('สวัสดี', 1 + 1)\n6 * 7")
    assert "สวัสดี 2" in output
    assert "42" in output


@pytest.mark.browsers("chromium")
def test_line_numbers_hide_the_code_that_scrolls_by(page: ChapterPage, cell: Cell) -> None:
    """On a narrow screen code is wider than its box; numbers over letters cannot be read."""
    cell.show()
    cell.code = "x = 1  # " + "ยาว" * 200
    editor = wait("the editor", lambda: cell.element.find_elements(By.CSS_SELECTOR, ".cm-editor"))[
        0
    ]
    behind, over = page.driver.execute_script(
        """
        const [editor, style] = [arguments[0], one => getComputedStyle(one)];
        editor.querySelector('.cm-content').focus();
        const scroller = editor.querySelector('.cm-scroller');
        scroller.scrollLeft = 400;
        const box = scroller.getBoundingClientRect();
        const at = x => document.elementFromPoint(box.left + x, box.top + 18)
            ?.closest('.cm-gutters, .cm-line')?.classList[0];
        return [style(editor.querySelector('.cm-gutters')).backgroundColor, [at(20), at(150)]];
        """,
        editor,
    )
    assert behind.startswith("rgb("), behind
    # The pointer still meets the numbers and the code.
    assert over == ["cm-gutters", "cm-line"]


def test_cells_share_names(cell: Cell) -> None:
    cell.run("from_another_cell = 'ค่าร่วม'")
    assert "ค่าร่วม" in cell.run("print(from_another_cell)")


def test_output_streams(page: ChapterPage, cell: Cell) -> None:
    cell.code = (
        "import time\n"
        "for i in range(3):\n"
        "    print('รอบที่', i, flush=True)\n"
        "    end = time.time() + 1.5\n"
        "    while time.time() < end: pass\n"
    )
    before = page.rests
    cell.press("run")
    first = wait("the first line", lambda: "รอบที่ 0" in cell.output and cell.output, 20)
    assert "รอบที่ 2" not in first
    assert page.rests == before, "the first line came only when the run was over"
    wait("the run to end", lambda: page.rests > before, 20)
    assert "รอบที่ 2" in cell.output


def test_stop_an_endless_loop_and_run_again(page: ChapterPage, cell: Cell) -> None:
    cell.code = "print('เริ่มวน')\nwhile True:\n    pass"
    cell.press("run")
    page.wait_kernel("busy", seconds=20)
    # The page does not freeze: it still draws and answers.
    begin = time.monotonic()
    page.driver.execute_async_script("requestAnimationFrame(arguments[0])")
    assert time.monotonic() - begin < 2
    cell.press("stop")
    page.wait_kernel("ready")
    assert "หยุด" in cell.element.text
    assert "4" in cell.run("print(2 + 2)")


def test_nothing_runs_on_after_stop(page: ChapterPage, cell: Cell, browser: Session) -> None:
    """A stopped loop is gone: it does not go on unseen and eat a processor and a battery."""
    cell.code = "while True:\n    pass"
    cell.press("run")
    page.wait_kernel("busy", seconds=20)
    cell.press("stop")
    page.wait_kernel("ready")

    def rests() -> bool:
        before = browser.processor_seconds()
        time.sleep(3)
        return browser.processor_seconds() - before < 0.3

    wait("the browser to rest", rests, 90)


@pytest.mark.browsers("chromium")
def test_stop_a_flood_of_output(page: ChapterPage, cell: Cell) -> None:
    cell.code = "while True:\n    print('น้ำท่วม' * 50)"
    cell.press("run")
    page.wait_kernel("busy", seconds=20)
    time.sleep(2)
    begin = time.monotonic()
    page.driver.execute_async_script("requestAnimationFrame(arguments[0])")
    assert time.monotonic() - begin < 3
    cell.press("stop")
    page.wait_kernel("ready")
    assert "4" in cell.run("print(2 + 2)")


def test_program_cannot_close_its_worker(cell: Cell) -> None:
    assert "JsException" in cell.run("import js\njs.self.close()")
    assert "42" in cell.run("6 * 7")


def test_reset_brings_the_code_back(cell: Cell) -> None:
    original = cell.code
    cell.code = "print('อื่น')"
    cell.press("reset")
    wait("the first code", lambda: cell.code != "print('อื่น')")
    assert cell.code.strip() == original.strip() or "อื่น" not in cell.code


def test_error_is_explained_in_thai(cell: Cell) -> None:
    cell.run("a = 1\nprint(b)")
    text = cell.element.text
    assert "บรรทัดที่ 2" in text
    details = cell.element.find_elements(By.TAG_NAME, "details")
    assert details, "the original text is folded"
    original = cell.page.driver.execute_script("return arguments[0].textContent", details[-1])
    assert "NameError: name 'b' is not defined" in original


@pytest.mark.parametrize(
    "code",
    [
        f"print({HOSTILE!r})",
        f"import sys; print({HOSTILE!r}, file=sys.stderr)",
        repr(HOSTILE),
        f"import pandas as pd; pd.DataFrame({{{HOSTILE!r}: [{HOSTILE!r}]}}, index=[{HOSTILE!r}])",
        f"raise ValueError({HOSTILE!r})",
        f"class Hostile(Exception): pass\nraise Hostile({HOSTILE!r})",
        f"class Rich:\n    def _repr_html_(self): return {HOSTILE!r}\n"
        f"    _repr_svg_ = _repr_html_\n    def __repr__(self): return {HOSTILE!r}\nRich()",
        f"import warnings; warnings.warn({HOSTILE!r}); print({HOSTILE!r})",
    ],
    ids=["stdout", "stderr", "value", "table", "exception", "own-exception", "rich", "warning"],
)
def test_nothing_printed_becomes_markup(page: ChapterPage, cell: Cell, code: str) -> None:
    cell.run(code)
    driver = page.driver
    assert driver.execute_script("return window.__markup") is None
    assert not cell.element.find_elements(By.CSS_SELECTOR, "[data-role='output'] img")
    assert "หนา" not in [b.text for b in cell.element.find_elements(By.TAG_NAME, "b")]
    whole = driver.execute_script("return arguments[0].textContent", cell.element)
    assert "onerror" in whole, "shown as the text that it is"


def plot_cells(page: ChapterPage) -> list[str]:
    """Ids of the cells that show a plot."""
    return [
        name
        for name in page.ids("cell")
        if page.cell(name).element.find_elements(By.CSS_SELECTOR, "[data-role] svg, img")
    ]


def test_plot_is_redrawn_and_its_thai_is_text(page: ChapterPage) -> None:
    cell = page.cell(plot_cells(page)[0])
    before = cell.code
    try:
        cell.run(
            "import matplotlib.pyplot as plt\n"
            "fig, ax = plt.subplots()\n"
            f"bars = ax.bar(['ก', 'ข'], [1, 2]); ax.set_title({THAI!r})\n"
            "bars[0].set_url('javascript:window.__markup=1')\n"
            "bars[1].set_gid('x\" onclick=\"window.__markup=1')\n"
            f"ax.set_xlabel({HOSTILE!r})\n"
            "plt.show()",
            seconds=150,
        )
        pictures = cell.element.find_elements(By.CSS_SELECTOR, "[data-role='output'] svg")
        assert len(pictures) == 1
        texts = page.driver.execute_script(
            "return [...arguments[0].querySelectorAll('text')].map(t => t.textContent)", pictures[0]
        )
        # Text that the browser shapes, not outlines: only so do tone marks sit right.
        assert THAI in [text.strip() for text in texts]
        assert any("onerror" in text for text in texts)
        assert page.driver.execute_script("return window.__markup") is None
        assert (
            page.driver.execute_script(
                """
            const one = arguments[0];
            const bad = [...one.querySelectorAll('img, foreignObject, script, image')];
            const all = [...one.querySelectorAll('*')];
            const names = all.flatMap(part => [...part.attributes]);
            return bad.length + names.filter(a =>
                a.name.startsWith('on') || a.value.trim().startsWith('javascript:')).length;
            """,
                pictures[0],
            )
            == 0
        )
    finally:
        cell.code = before


@pytest.mark.browsers("chromium")
def test_every_cell_runs_as_it_stands(page: ChapterPage) -> None:
    for name in page.ids("cell"):
        cell = page.cell(name)
        if not cell.element.is_displayed():
            continue  # in a worked example's step that is not open yet
        cell.run(seconds=150)
        errors = cell.element.find_elements(By.CSS_SELECTOR, "[data-role='output'] details")
        assert not errors, f"{name}: {cell.output}"

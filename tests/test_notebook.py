"""``check("…")`` in a notebook: finds the answer, shows the same report."""

from __future__ import annotations

import html.parser

import pytest
from tiny import ROOT, exercise

from autograder import notebook
from autograder.checking import check as judge
from autograder.notebook.history import last_source, without_checks
from autograder.notebook.view import Shown

GOOD = "small = numbers <= 3\nshare = round(float(small.mean()), 4)\ncount = int(small.sum())\n"


@pytest.mark.parametrize(
    ("inputs", "expected"),
    [
        ([], None),
        (["", "x = 1", "check('share')"], None),
        (["share = 1", "share = 2", "check('share')"], "share = 2"),
        (["share = 1", "print(share)", "share"], "share = 1"),
        (["count = 1\ncheck('share')"], "count = 1\n"),
        (["share = (", "check('share')"], "share = ("),
        (["share = ___", "check('share')"], "share = ___"),
        (["if True:\n    share = 1"], "if True:\n    share = 1"),
        (["share == 1"], None),
        (["share, count = 1, 2"], "share, count = 1, 2"),
    ],
)
def test_the_last_cell_with_an_answer(inputs, expected):
    assert last_source(inputs, exercise("share")[1]) == expected


def test_calls_of_the_checker_are_left_out():
    text = "from autograder.notebook import check\nshare = 1\ncheck('share')  # ตรวจ\ncheckmate(1)"
    assert without_checks(text) == "\nshare = 1\n\ncheckmate(1)"


def test_report_is_the_checkers():
    tiny, task = exercise("share")
    found = notebook.report("share", GOOD, root=ROOT)
    assert found.to_plain() == judge(tiny, task, GOOD).to_plain()


def test_notices():
    assert "share, picks, chance" in notebook.report("nothing", "x", root=ROOT)
    assert "share, count" in notebook.report("share", root=ROOT)
    assert "ไม่พบแบบฝึกหัดของบทเรียน" in notebook.report("share", root=ROOT / "data")


def test_finds_the_course_above_the_notebook(monkeypatch, tmp_path):
    monkeypatch.setattr(notebook, "__file__", str(tmp_path / "a" / "b" / "c.py"))
    monkeypatch.chdir(ROOT / "exercises" / "tiny")
    assert notebook.find_root() == ROOT
    monkeypatch.chdir(tmp_path)
    with pytest.raises(notebook.ContentError):
        notebook.find_root()


def test_prints_where_there_is_no_notebook(capsys):
    notebook.check("share", "share = 0.5\ncount = 3", root=ROOT)
    out = capsys.readouterr().out
    assert out.startswith("ยังไม่ผ่าน  0/2 คะแนน")
    assert "ข้อมูลชุดอื่น" in out


class _Tags(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.tags, self.text = [], []

    def handle_starttag(self, tag, _attrs):
        self.tags.append(tag)

    def handle_data(self, data):
        self.text.append(data)


@pytest.mark.parametrize(
    "code",
    [
        GOOD,
        "share = '<script>alert(1)</script>'\ncount = 1",
        "share = <b>",
        "raise ValueError('<img src=x onerror=alert(1)>')",
        "share = ___",
    ],
)
def test_html_is_escaped_and_whole(code):
    result = notebook.report("share", code, root=ROOT)
    parser = _Tags()
    parser.feed(Shown(result)._repr_html_())
    assert set(parser.tags) <= {
        "div", "strong", "p", "ul", "li", "code", "details", "summary", "pre",
    }  # fmt: skip
    text = "".join(parser.text)
    for message in result.messages:
        assert message.text in text
    if result.error is not None:
        assert result.error.original in text


def test_in_a_real_kernel(tmp_path):
    """A notebook as JupyterLite offers it, run by Jupyter itself."""
    import nbformat
    from nbclient import NotebookClient
    from tiny import PROJECT

    setup = f"import sys; sys.path.insert(0, {str(PROJECT)!r})\nROOT = {str(ROOT)!r}"
    book = nbformat.v4.new_notebook(
        cells=[
            nbformat.v4.new_code_cell(setup),
            nbformat.v4.new_code_cell("import numpy as np; numbers = np.array([4, 1, 3, 2, 6, 5])"),
            nbformat.v4.new_code_cell(GOOD),
            nbformat.v4.new_code_cell(
                "from autograder.notebook import check\n\ncheck('share', root=ROOT)"
            ),
            nbformat.v4.new_code_cell("share = 0.9\ncount = 3\ncheck('share', root=ROOT)"),
            nbformat.v4.new_code_cell("check('picks', root=ROOT)"),
        ]
    )  # fmt: skip
    NotebookClient(book, timeout=120, kernel_name="python3").execute(cwd=str(tmp_path))
    shown = [cell.outputs for cell in book.cells[3:]]
    assert all(len(outputs) == 1 for outputs in shown)
    first, second, third = (outputs[0].data for outputs in shown)
    assert "ผ่านแล้ว" in first["text/plain"]
    assert "text/html" in first
    assert "ยังไม่ผ่าน" in second["text/plain"]
    assert "ยังไม่พบ cell" in third["text/plain"]

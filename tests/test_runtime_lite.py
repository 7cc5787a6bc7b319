"""The exercise notebook that JupyterLite offers, and the wheels beside it. No browser."""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import dataclass
from typing import Any

import nbformat

from runtime import lite, notebooks, wheels


@dataclass(frozen=True)
class Task:
    id: str
    title: str
    level: str
    prompt: str
    starter: str


TASKS = [
    Task("hit_at_k", "hit@1", "basic", "โจทย์", "hit1 = ___\n"),
    Task("mrr", "MRR", "challenge", "หา `mrr`", "mrr = ___\n"),
]


def make(tasks: list[Any]) -> notebooks.Notebook:
    return notebooks.make_notebook("evaluate", "บท", "import numpy as np\n", tasks, "c", "v1")


def test_notebook_is_valid_and_a_submission() -> None:
    notebook = nbformat.reads(make(TASKS).text, as_version=4)
    nbformat.validate(notebook)
    assert (notebook.nbformat, notebook.nbformat_minor) == (4, 5)
    assert notebook.metadata.autograder["format"] == 1
    assert set(notebook.metadata.autograder) == {
        *("format", "course", "content_version", "student_id", "name", "chapter", "quiz"),
    }
    marked = {
        cell.metadata["autograder"]["exercise"]: cell.source
        for cell in notebook.cells
        if "exercise" in cell.metadata.get("autograder", {})
    }
    assert marked == {"hit_at_k": "hit1 = ___", "mrr": "mrr = ___"}


def test_given_comes_before_and_a_check_after_each_exercise() -> None:
    cells = [c for c in json.loads(make(TASKS).text)["cells"] if c["cell_type"] == "code"]
    assert [c["id"] for c in cells] == [
        *("student", "given", "hit-at-k-code", "hit-at-k-check", "mrr-code", "mrr-check"),
    ]
    assert cells[1]["source"] == "import numpy as np"
    assert 'check("mrr", chapter="evaluate")' in cells[-1]["source"]


def test_new_content_gets_a_new_name_and_the_same_content_keeps_it() -> None:
    assert make(TASKS) == make(TASKS)
    changed = make([*TASKS[:1], Task("mrr", "MRR", "challenge", "อีกแบบ", "mrr = ___")])
    assert changed.file_name != make(TASKS).file_name


def test_wheels_are_reproducible_and_complete() -> None:
    first = wheels.pack("my-name", "1.0", {"my_name/__init__.py": b"x = 1\n"})
    assert first == wheels.pack("my-name", "1.0", {"my_name/__init__.py": b"x = 1\n"})
    assert first.file_name == "my_name-1.0-py3-none-any.whl"
    assert first.imports == ("my_name",)
    with zipfile.ZipFile(io.BytesIO(first.data)) as archive:
        record = archive.read("my_name-1.0.dist-info/RECORD").decode()
        assert {line.split(",")[0] for line in record.splitlines()} == set(archive.namelist())


def test_comm_is_packed_from_the_environment() -> None:
    comm = wheels.installed("comm")
    with zipfile.ZipFile(io.BytesIO(comm.data)) as archive:
        assert "comm/__init__.py" in archive.namelist()
        assert not [name for name in archive.namelist() if name.endswith(".pyc")]
    assert comm.imports == ("comm",)


def test_kernel_wheels_are_the_ones_that_the_kernel_asks_for() -> None:
    names = {wheel.name.replace("-", "_") for wheel in lite.kernel_wheels()}
    assert names == {"comm", "ipykernel", "piplite", "pyodide_kernel"}
    assert names < set(lite.PRELOADED)

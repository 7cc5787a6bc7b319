"""Border 1 from Python's side: what the engine gives has the shape of the shared fixtures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tiny import PROJECT

from autograder.browser import entry

FIXTURES = Path(__file__).parent / "fixtures" / "border"


@pytest.fixture(autouse=True)
def _setup():
    entry.setup(str(PROJECT))


def read(name: str) -> Any:
    return json.loads((FIXTURES / name).read_text("utf-8"))


def fixtures(kind: str) -> list[str]:
    return sorted(file.name for file in FIXTURES.glob(f"{kind}-*.json"))


def shape(value: Any) -> Any:
    """Keys and types; lists by their first element, null and numbers as what they stand for."""
    if isinstance(value, dict):
        return {key: shape(inner) for key, inner in value.items()}
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return type(value).__name__
    return "number" if isinstance(value, (int, float)) else "list"


def alike(found: Any, pattern: Any, path: str = "") -> None:
    """``found`` has the keys of ``pattern`` and fitting types; null may stand for a value."""
    if isinstance(pattern, dict) and isinstance(found, dict):
        assert set(found) == set(pattern), path
        for key, inner in pattern.items():
            alike(found[key], inner, f"{path}.{key}")
    elif isinstance(pattern, list) and isinstance(found, list):
        if pattern:
            for item in found:
                alike(item, pattern[0], f"{path}[]")
    elif found is not None and pattern is not None:
        assert shape(found) == shape(pattern), path


@pytest.mark.parametrize("name", fixtures("grade-report"))
def test_reports(name: str):
    pattern = read(name)
    code = {
        "passed": "mrr = round(float((1 / ranks).mean()), 4)",
        "not_yet": "mrr = 0.5",
        "learner_error": "mrr = rank",
        "grader_problem": "mrr = 1",
    }[pattern["verdict"]]
    request = {"version": 1, "chapter": "evaluate", "exercise": "mrr", "code": code}
    alike(json.loads(entry.grade_json(json.dumps(request))), pattern)


def test_verdicts_are_all_there():
    assert {read(name)["verdict"] for name in fixtures("grade-report")} == {
        "passed", "not_yet", "learner_error", "grader_problem",
    }  # fmt: skip


@pytest.mark.parametrize("name", fixtures("grade-request"))
def test_grade_requests_are_understood(name: str):
    text = json.dumps(read(name))
    assert "numpy" in json.loads(entry.needs(text))
    assert json.loads(entry.grade_json(text))["verdict"] != "grader_problem"


@pytest.mark.parametrize("name", fixtures("run-request"))
def test_run_requests_are_understood(name: str):
    text = json.dumps(read(name))
    assert isinstance(json.loads(entry.needs(text)), list)
    result = json.loads(entry.run_cell(text))
    assert set(result) == set(read("run-result-outputs.json"))


def test_outputs():
    pattern = read("run-result-outputs.json")
    code = (
        "import matplotlib.pyplot as plt\nprint(1)\ndisplay(ranks[:2])\ndisplay(qs.head(2))\n"
        "plt.plot(ranks)\nplt.title('อันดับ')\n"
    )
    request = {"version": 1, "chapter": "evaluate", "cell": "x", "code": code, "before": []}
    found = json.loads(entry.run_cell(json.dumps(request)))
    assert [output["type"] for output in found["outputs"]] == [
        output["type"] for output in pattern["outputs"]
    ]
    for output, wanted in zip(found["outputs"], pattern["outputs"], strict=True):
        alike(output, wanted)


def test_error():
    pattern = read("run-result-error.json")
    code = "print(1)\nx = 2\nx / 0"
    request = {"version": 1, "chapter": "evaluate", "cell": "x", "code": code, "before": []}
    found = json.loads(entry.run_cell(json.dumps(request)))
    alike(found, pattern)
    assert (found["error"]["type"], found["error"]["line"]) == ("ZeroDivisionError", 3)

"""nbgrader and otter-grader on the same programs: their own formats, in their own environments.

Each gets the notebook that its own documentation would have an instructor write: the given cell,
one answer cell per exercise, one test per exercise that compares the answer variables with the
values that the reference gives (numbers to four places). Neither re-runs on varied data; the
project does.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from autograder.checking.expected import expect
from autograder.checking.values import Value
from autograder.content.chapter import Chapter

CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "autograder-bench"
PINS = {"nbgrader": "nbgrader==0.9.6", "otter-grader": "otter-grader==7.0.0"}
LIBRARIES = ["numpy==2.0.2", "pandas==2.2.3", "scikit-learn==1.6.1", "scipy==1.14.1", "ipykernel"]


def environment(name: str) -> Path:
    """The Python of a peer's environment, made on first use."""
    folder = CACHE / name
    python = folder / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        pip = [python, "-m", "pip", "install", "-q"]
        subprocess.run([*pip, PINS[name], *LIBRARIES], check=True)
    return python


def variables(name: str) -> dict[str, str]:
    """The environment variables of a peer: its tools start others by name."""
    path = f"{environment(name).parent}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path}


def literal(value: Value) -> Any:
    """An expected value as one would write it into a test."""
    if value.kind in ("list", "array", "series", "index"):
        return [literal(item) for item in value.items]
    return value.data


def test_code(chapter: Chapter, exercise: str) -> str:
    """Assertions on the answer variables of an exercise."""
    expected = expect(chapter, chapter.exercises[exercise])
    lines = []
    for name, value in expected.shown.values.items():
        wanted = literal(value)
        if isinstance(wanted, float):
            lines.append(f"assert abs(float({name}) - {wanted!r}) < 1e-4")
        elif isinstance(wanted, list):
            lines.append(f"assert list({name}) == {wanted!r}")
        else:
            lines.append(f"assert {name} == {wanted!r}")
    return "\n".join(lines)


def _cell(source: str, id: str, metadata: Mapping[str, Any] | None = None) -> dict[str, Any]:
    return {
        "cell_type": "code",
        "id": id,
        "metadata": dict(metadata or {}),
        "source": source,
        "outputs": [],
        "execution_count": None,
    }


def _notebook(cells: list[dict[str, Any]]) -> dict[str, Any]:
    spec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return {"nbformat": 4, "nbformat_minor": 5, "metadata": {"kernelspec": spec}, "cells": cells}


# --- nbgrader -------------------------------------------------------------------------------------


def _nbgrader_cells(chapter: Chapter, codes: Mapping[str, str]) -> list[dict[str, Any]]:
    cells = [_cell(chapter.given.source, "given")]
    for exercise in chapter.exercises.values():
        common = {"schema_version": 3, "cell_type": "code"}
        answer = {"grade_id": f"{exercise.id}-a", "grade": False, "solution": True, "locked": False}
        test = {
            "grade_id": f"{exercise.id}-t",
            "grade": True,
            "solution": False,
            "locked": True,
            "points": exercise.points,
        }
        id = exercise.id.replace("_", "-")
        cells.append(
            _cell(
                codes.get(exercise.id, ""),
                f"{id}-a",
                {"nbgrader": {**common, "task": False, **answer}},
            )
        )
        cells.append(
            _cell(
                test_code(chapter, exercise.id),
                f"{id}-t",
                {"nbgrader": {**common, "task": False, **test}},
            )
        )
    return cells


def prepare_nbgrader(chapter: Chapter, folder: Path) -> None:
    """A course with one assignment, generated and ready for submissions."""
    source = folder / "source" / "ps1"
    source.mkdir(parents=True)
    codes = {
        e.id: "### BEGIN SOLUTION\n" + e.solution + "\n### END SOLUTION"
        for e in chapter.exercises.values()
    }
    (source / "ps1.ipynb").write_text(
        json.dumps(_notebook(_nbgrader_cells(chapter, codes))), "utf-8"
    )
    shutil.copytree(chapter.root / "data", source / "data")
    (folder / "nbgrader_config.py").write_text(
        "c = get_config()\nc.CourseDirectory.course_id = 'bench'\n"
        f"c.CourseDirectory.root = {str(folder)!r}\nc.ExecutePreprocessor.timeout = 30\n"
        "c.Execute.timeout = 30\n"
    )
    python = environment("nbgrader")
    subprocess.run(
        [python, "-m", "nbgrader", "generate_assignment", "ps1", "--force"],
        cwd=folder,
        env=variables("nbgrader"),
        check=True,
        capture_output=True,
    )


def nbgrader_submission(
    chapter: Chapter, folder: Path, student: str, codes: Mapping[str, str]
) -> None:
    """Hands in a learner's answers in the released notebook."""
    place = folder / "submitted" / student / "ps1"
    place.mkdir(parents=True)
    shutil.copytree(chapter.root / "data", place / "data")
    notebook = _notebook(_nbgrader_cells(chapter, codes))
    (place / "ps1.ipynb").write_text(json.dumps(notebook), "utf-8")


def nbgrader_command(students: list[str]) -> list[str]:
    """One `nbgrader autograde` over these students."""
    return [
        *(str(environment("nbgrader")), "-m", "nbgrader", "autograde", "ps1", "--force"),
        "--student",
        f"{students[0].split('_')[0]}_*",
    ]


def nbgrader_scores(folder: Path) -> dict[str, float]:
    """What nbgrader's gradebook holds."""
    script = (
        "import json\nfrom nbgrader.api import Gradebook\n"
        "with Gradebook('sqlite:///gradebook.db') as g:\n"
        "    print(json.dumps({s.student.id: s.score for s in g.assignment_submissions('ps1')}))\n"
    )
    done = subprocess.run(
        [environment("nbgrader"), "-c", script], cwd=folder, check=True, capture_output=True
    )
    return dict(json.loads(done.stdout))


# --- otter ----------------------------------------------------------------------------------------


def prepare_otter(chapter: Chapter, folder: Path) -> None:
    """tests/*.py in otter's format, and the autograder.zip that `otter run` takes."""
    tests = folder / "tests"
    tests.mkdir(parents=True)
    for exercise in chapter.exercises.values():
        lines = test_code(chapter, exercise.id).split("\n")
        code = "\n".join(">>> " + line for line in lines)
        suite = {
            "cases": [{"code": code, "hidden": False, "locked": False}],
            "type": "doctest",
            "scored": True,
            "setup": "",
            "teardown": "",
        }
        made = {"name": exercise.id, "points": exercise.points, "suites": [suite]}
        (tests / f"{exercise.id}.py").write_text(f"OK_FORMAT = True\n\ntest = {made!r}\n", "utf-8")
    (folder / "requirements.txt").write_text("")
    shutil.copytree(chapter.root / "data", folder / "data")
    done = subprocess.run(
        [environment("otter-grader"), "-m", "otter", "generate", "--no-environment", "data"],
        cwd=folder,
        env=variables("otter-grader"),
        capture_output=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(done.stderr.decode()[-2000:])


def otter_notebook(chapter: Chapter, codes: Mapping[str, str]) -> dict[str, Any]:
    """A learner's notebook with a check after each exercise, as `otter assign` writes it."""
    cells = [
        _cell("import otter\ngrader = otter.Notebook()", "otter"),
        _cell(chapter.given.source, "given"),
    ]
    for exercise in chapter.exercises.values():
        id = exercise.id.replace("_", "-")
        cells.append(_cell(codes.get(exercise.id, ""), id))
        cells.append(_cell(f'grader.check("{exercise.id}")', f"{id}-t"))
    return _notebook(cells)


OTTER_SCRIPT = """\
import json, sys, os, tempfile
from otter.api import grade_submission
scores = {}
for path in sys.argv[2:]:
    result = grade_submission(path, ag_path=sys.argv[1], quiet=True)
    scores[os.path.basename(path)] = result.total
print('SCORES ' + json.dumps(scores))
"""


def otter_command(folder: Path, notebooks: list[Path]) -> list[str]:
    """otter's in-process API over these notebooks, in one process: its fastest way."""
    script = folder / "grade.py"
    script.write_text(OTTER_SCRIPT)
    archive = next(folder.glob("autograder*.zip"))
    return [str(environment("otter-grader")), str(script), str(archive), *map(str, notebooks)]

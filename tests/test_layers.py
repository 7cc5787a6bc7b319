"""The direction of dependencies in ``autograder``, as docs/architecture.md draws it."""

from __future__ import annotations

import ast
import doctest
import importlib
import sys

import pytest
from tiny import PROJECT

PACKAGE = PROJECT / "autograder"
ALLOWED = {
    "content": {"content"},
    "checking": {"content", "checking"},
    "metrics": {"metrics"},
    "browser": {"content", "checking", "browser"},
    "notebook": {"content", "checking", "notebook"},
    "authoring": {"content", "checking", "authoring"},
}
# What a layer may import besides the standard library, and where.
OUTSIDE = {
    "checking/figures.py": {"matplotlib", "cycler"},
    "checking/figures_backend.py": {"matplotlib"},
    "checking/namespace.py": {"numpy"},
    "metrics/__init__.py": {"numpy"},
    "metrics/inference.py": {"numpy"},
    "notebook/__init__.py": {"IPython"},
}
# The bundle's cache is made at build time by the checker: the one look upwards, inside a function.
UPWARDS = {"content/bundle.py"}
FILES = [
    file.relative_to(PACKAGE).as_posix()
    for layer in ALLOWED
    for file in sorted((PACKAGE / layer).rglob("*.py"))
]


@pytest.mark.parametrize("name", FILES)
def test_imports(name: str):
    tree = ast.parse((PACKAGE / name).read_text("utf-8"))
    layer = name.partition("/")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            modules = [node.module or ""]
            if node.module == "autograder":
                modules = [f"autograder.{alias.name}" for alias in node.names]
        else:
            continue
        for module in modules:
            top, _, rest = module.partition(".")
            if top == "autograder":
                inner = rest.partition(".")[0]
                fits = inner in ALLOWED[layer] or not rest
                assert fits or name in UPWARDS, f"{name} imports {module}"
            else:
                known = top in sys.stdlib_module_names or top in OUTSIDE.get(name, set())
                assert known, f"{name} imports {module}"


@pytest.mark.parametrize("name", [name for name in FILES if name != "checking/figures_backend.py"])
def test_doctests(name: str):
    module = importlib.import_module(
        "autograder." + name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
    )
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("name", FILES)
def test_modules_stay_small(name: str):
    lines = (PACKAGE / name).read_text("utf-8").splitlines()
    limit = 650 if name == "checking/messages.py" else 560
    assert len(lines) <= limit, "split it"


def test_learners_are_spoken_to_from_the_catalogue():
    """Thai sentences stand in the catalogue and the notebook's view, nowhere else."""
    thai = range(0x0E00, 0x0E80)
    homes = {"checking/messages.py", "notebook/view.py", "checking/figures.py", "authoring/new.py"}
    for name in FILES:
        tree = ast.parse((PACKAGE / name).read_text("utf-8"))
        docs = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, (ast.Module, ast.FunctionDef, ast.ClassDef))
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                said = any(ord(letter) in thai for letter in node.value)
                assert not said or name in homes or id(node) in docs, (name, node.value)

"""Blanks are found before a program runs, also in a broken one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from autograder.checking.blanks import find


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("x = ___", [(1, "x")]),
        ("x = (ranks ___ 3).mean(", [(1, "x")]),
        ("a = 1\nb = f(\n    ___,\n)", [(3, "b")]),
        ("a = 1\n\nprint(___)", [(3, None)]),
        ("a, b = ___", [(1, "a")]),
        ("a: float = ___", [(1, "a")]),
        ("def f():\n    return ___", [(2, None)]),
        ("def f():\n    y = ___", [(2, "y")]),
        ("x = ____", [(1, "x")]),
        ("x = f'{___:.2f}'", [(1, "x")]),
        ("x = f'{{___}}'", []),
        ("x = f'___'", []),
        ("# ___\nx = '___' + \"___\"", []),
        ("x = '''\n___\n'''\ny = ___", [(4, "y")]),
        ("x = 'it\\'s ___'", []),
        ("x = r'\\' + ___", []),
        ("my___name = a___", []),
        ("__name__", []),
        ("_", []),
        ("x = 'open\ny = ___", [(2, "y")]),
        ("if ___ == 1:\n    pass", [(1, None)]),
        ("x == ___", [(1, None)]),
        ("x = ___ + ___", [(1, "x"), (1, "x")]),
        ("ค่า = ___", [(1, "ค่า")]),
    ],
)
def test_found(code: str, expected: list):
    assert [(blank.line, blank.variable) for blank in find(code)] == [
        (line, name) for line, name in expected
    ]


@given(st.text(st.sampled_from("_ab'\"#(){}\\\n =f"), max_size=60))
def test_never_raises_and_lines_are_there(code: str):
    for blank in find(code):
        assert "___" in code.split("\n")[blank.line - 1]


@given(st.text(max_size=200))
def test_any_text(code: str):
    find(code)

"""The starter that is derived from a solution with markers."""

from __future__ import annotations

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from autograder.content.starter import StarterError, derive


@pytest.mark.parametrize(
    ("marked", "starter"),
    [
        ("a = (r <= 3).mean()  # ___: <=", "a = (r ___ 3).mean()"),
        ("a = (r <= 3).mean()  # ___: <= | 3", "a = (r ___ ___).mean()"),
        ("hit3 = (ranks <= 3)  # ___: 3@2", "hit3 = (ranks <= ___)"),
        ("x = f(y)  # ___", "x = ___"),
        ("x = (f(y))  # ___", "x = ___"),
        ("x += f(y)  # ___", "x += ___"),
        ("x: float = f(y)  # ___", "x: float = ___"),
        ("low, high = f(y)  # ___", "low, high = ___"),
        ("def f(a):\n    return a + 1  # ___", "def f(a):\n    return ___"),
        ("x = f(\n    y,\n)  # ___", "x = ___"),
        ("s = 'ก # ___: x'\nx = 1  # ___", "s = 'ก # ___: x'\nx = ___"),
        ("ก = 'ภาษาไทย' + y  # ___: y", "ก = 'ภาษาไทย' + ___"),
        ("ก = 'ภาษาไทย' + y  # ___", "ก = ___"),
        ("a = 1\n# ___ begin: ทำต่อ\nb = 2\n# ___ end\nc = 3", "a = 1\n# ทำต่อ\nc = 3"),
        ("def f():\n    a = 1\n    # ___ begin\n    b = 2\n    # ___ end\n    return a",
         "def f():\n    a = 1\n    ___\n    return a"),
        ("def f():\n    # ___ begin: นับ\n    b = 2\n    return b\n    # ___ end",
         "def f():\n    # นับ\n    ___"),
        ("x = d['a|b'] | y  # ___: 'a|b'", "x = d[___] | y"),
    ],
)  # fmt: skip
def test_derives(marked: str, starter: str):
    found, solution = derive(marked + "\n")
    assert found == starter + "\n"
    assert "# ___" not in solution.replace("'ก # ___: x'", "")
    assert ast.dump(ast.parse(solution)) == ast.dump(ast.parse(marked))


@pytest.mark.parametrize(
    ("marked", "line", "what"),
    [
        ("x = 1  # ___: 2", 1, "does not occur"),
        ("x = 1 + 1  # ___: 1", 1, "occurs 2 times"),
        ("x = 1 + 1  # ___: 1@3", 1, "does not occur"),
        ("x = 12  # ___: 12 | 2", 1, "overlap"),
        ("x = 1  # ___: ", 1, "empty piece"),
        ("f()  # ___", 1, "no assignment"),
        ("x = 1  # ___ hide", 1, "unknown marker"),
        ("# ___ begin\nx = 1", 1, "without an end"),
        ("x = 1\n# ___ end", 2, "without a begin"),
        ("# ___ begin\n# ___ begin\n# ___ end", 2, "a block inside"),
        ("# ___ begin\nx = 1  # ___\n# ___ end", 2, "inside a hidden block"),
        ("x = (", 1, "not valid Python"),
    ],
)
def test_refuses(marked: str, line: int, what: str):
    with pytest.raises(StarterError) as caught:
        derive(marked + "\n")
    assert caught.value.line == line
    assert what in caught.value.what
    assert caught.value.fix


NAMES = st.sampled_from(["alpha", "beta", "rank_3", "ค่า"])


@given(st.lists(st.tuples(NAMES, st.integers(100, 999)), min_size=1, max_size=6))
def test_every_marked_value_is_hidden_and_kept(pairs):
    marked = "".join(f"{name} = {number}  # ___\n" for name, number in pairs)
    starter, solution = derive(marked)
    assert starter.count("___") == len(pairs)
    for name, number in pairs:
        assert f"{name} = {number}\n" in solution
        assert str(number) not in starter

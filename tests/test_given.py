"""Slicing given.py, names, and the namespaces that programs get."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tiny import ROOT, chapter, exercise

from autograder.checking import namespace
from autograder.checking.namespace import ContentFault, build, decode, encode, varied_names
from autograder.content import Given, names


@pytest.fixture(autouse=True)
def _in_root(monkeypatch):
    monkeypatch.chdir(ROOT)


def lines(given: Given, *wanted: str) -> list[str]:
    return [ast.unparse(statement.node).split("\n")[0] for statement in given.slice(set(wanted))]


def test_slices_follow_reads():
    given = chapter().given
    assert lines(given, "np") == ["import numpy as np"]
    assert lines(given, "limit") == ["limit = 2"]
    assert lines(given, "numbers") == [
        "import pandas as pd",
        "table = pd.read_csv('data/tiny.csv')",
        "numbers = table['score'].to_numpy()",
    ]
    # Its own parameter `limit` is taken for the given name: too much is harmless, too little not.
    assert "def above(limit):" in lines(given, "above")
    assert given.modules({"limit"}) == set()
    assert given.modules({"above"}) == {"pandas"}


def test_slices_keep_statements_that_write_into_a_name():
    given = Given("a = {}\nb = a\na['k'] = 1\na.update(x=2)\nc = 3\n")
    assert lines(given, "a") == ["a = {}", "a['k'] = 1", "a.update(x=2)"]
    assert lines(given, "c") == ["c = 3"]


def test_cached_names_need_nothing():
    given = chapter().given
    assert given.slice({"numbers"}, cached={"numbers"}) == []
    assert given.needed_names({"numbers"}, {"numbers"}) == {"numbers"}


def test_used_names_see_everything():
    tree = ast.parse("def f():\n    return [g(x) for x in y]\nprint(f'{z!r:>{w}}')\ndel q\n")
    assert {"g", "y", "z", "w", "q", "print"} <= names.used(tree)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("a = b = 1", ["a", "b"]),
        ("(a, [b, *c]) = 1, [2, 3]", ["a", "b", "c"]),
        ("with open(f) as a: b = 1", ["a", "b"]),
        ("try:\n  a = 1\nexcept E as e:\n  b = 2", ["a", "e", "b"]),
        ("[x for x in y]", []),
        ("[z := x for x in y]", ["z"]),
        ("class A:\n  b = 1", ["A"]),
        ("import a.b, c as d\nfrom e import f as g", ["a", "d", "g"]),
        ("match v:\n  case [x, *y]: pass", ["x", "y"]),
        ("for i, j in k: pass\nelse: m = 1", ["i", "j", "m"]),
        ("a[0] = 1\nb.c = 2", []),
    ],
)
def test_bound(code: str, expected: list[str]):
    assert names.bound(ast.parse(code).body) == expected


def test_each_run_gets_its_own_copies():
    tiny, share = exercise("share")
    first = build(tiny, share, {"numbers", "table"})
    first["numbers"][:] = 99
    first["table"]["score"] = 0
    second = build(tiny, share, {"numbers", "table"})
    assert second["numbers"].tolist() == [4, 1, 3, 2, 6, 5]
    assert second["table"]["score"].tolist() == [4, 1, 3, 2, 6, 5]


def test_varied_functions_see_varied_tables():
    tiny, share = exercise("share")
    shown = build(tiny, share, {"above", "table"})
    varied = build(tiny, share, {"above", "table", "numbers"}, 5)
    assert shown["above"](2) == 4
    assert varied["table"]["score"].tolist() == varied["numbers"].tolist()
    assert varied["above"](2) == int((varied["table"]["score"] > 2).sum())
    assert varied["table"]["score"].tolist() != shown["table"]["score"].tolist()


def test_plans_repeat():
    tiny, share = exercise("share")
    one, two = (build(tiny, share, {"numbers"}, 5)["numbers"].tolist() for _ in range(2))
    assert one == two
    assert one != build(tiny, share, {"numbers"}, 6)["numbers"].tolist()


def test_varied_names():
    tiny, share = exercise("share")
    assert varied_names(tiny, share) == {"table", "numbers"}


def test_a_fault_of_given_is_no_fault_of_the_learner():
    import dataclasses

    tiny, share = exercise("share")
    broken = dataclasses.replace(tiny, given=Given("numbers = 1 / 0\n"), memo={})
    with pytest.raises(ContentFault, match="ZeroDivisionError"):
        build(broken, share, {"numbers"})


def test_plain_values_survive_the_cache():
    import numpy as np

    for value in (3, "ก", True, None):
        assert decode(encode(value)) == value
    array = np.array([[1, 2], [3, 4]], dtype=np.int32)
    again = decode(encode(array))
    assert again.dtype == array.dtype
    assert again.tolist() == array.tolist()
    assert encode(object()) is None
    assert encode(np.zeros(20_000, dtype=int)) is None


def test_given_values_are_plain_ones_only():
    here = Path.cwd()
    values = namespace.given_values(chapter())
    assert set(values) == {"numbers", "limit"}
    assert Path.cwd() == here

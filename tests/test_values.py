"""Extracting plain values: exact types, limits, and no call into a learner's own class."""

from __future__ import annotations

import decimal
import fractions
import json
import math
import sys
from collections import OrderedDict, defaultdict

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from autograder.checking import values
from autograder.checking.result import RunError, RunResult
from autograder.checking.values import NotPlain, Value, extract, from_plain, same, show, to_plain


@pytest.mark.parametrize(
    ("value", "kind", "data"),
    [
        (None, "none", None),
        (True, "bool", True),
        (False, "bool", False),
        (3, "int", 3),
        (-(2**70), "int", -(2**70)),
        (0.5, "float", 0.5),
        ("ก", "text", "ก"),
        (np.float64(0.5), "float", 0.5),
        (np.float32(0.5), "float", 0.5),
        (np.float16(0.5), "float", 0.5),
        (np.int64(3), "int", 3),
        (np.uint8(3), "int", 3),
        (np.bool_(True), "bool", True),
        (np.str_("ก"), "text", "ก"),
        (fractions.Fraction(1, 2), "float", 0.5),
        (decimal.Decimal("0.5"), "float", 0.5),
        (pd.NA, "none", None),
        (pd.NaT, "none", None),
    ],
)
def test_scalars(value, kind, data):
    found = extract(value)
    assert (found.kind, found.data) == (kind, data)
    assert type(found.data) is type(data)


def test_not_a_number():
    assert math.isnan(extract(float("nan")).data)
    assert math.isnan(extract(np.nan).data)
    assert extract(np.inf).data == math.inf


@pytest.mark.parametrize(
    ("value", "kind", "name", "items"),
    [
        ([1, 2], "list", "list", [1, 2]),
        ((1, 2), "list", "tuple", [1, 2]),
        (range(3), "list", "range", [0, 1, 2]),
        ({1}, "set", "set", [1]),
        (frozenset({1}), "set", "frozenset", [1]),
        (np.array([1, 2]), "array", "numpy.ndarray[int64]", [1, 2]),
        (np.array([True, False]), "array", "numpy.ndarray[bool]", [True, False]),
        (np.array(["a"]), "array", "numpy.ndarray[str32]", ["a"]),
        (np.array(["a", None], dtype=object), "array", "numpy.ndarray[object]", ["a", None]),
        (pd.Series([1.5, 2.5]), "series", "Series", [1.5, 2.5]),
        (pd.Index(["a", "b"]), "index", "Index", ["a", "b"]),
        (pd.RangeIndex(2), "index", "Index", [0, 1]),
    ],
)
def test_containers(value, kind, name, items):
    found = extract(value)
    assert (found.kind, found.type) == (kind, name)
    assert [item.data for item in found.items] == items
    assert found.size == len(items)
    assert not found.cut


def test_dict_and_series_keys():
    found = extract({"a": 1, 2: [3]})
    assert [key.data for key in found.keys] == ["a", 2]
    assert found.items[1].kind == "list"
    series = extract(pd.Series([1, 2], index=["x", "y"]))
    assert [key.data for key in series.keys] == ["x", "y"]


def test_table_is_a_summary():
    found = extract(pd.DataFrame({"a": [1, 2], "b": [3, 4]}))
    assert (found.kind, found.shape, found.items) == ("frame", (2, 2), ())
    assert [key.data for key in found.keys] == ["a", "b"]


def test_one_element_views():
    for value in (np.array(0.5), np.array([0.5]), np.array([[0.5]]), pd.Series([0.5])):
        assert values.single(extract(value)).data == 0.5
    assert values.single(extract([0.5])).kind == "list"


class Hostile:
    """Raises whenever it is touched."""

    def __getattribute__(self, name):
        raise RuntimeError(name)

    def __eq__(self, other):
        return True

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self):
        while True:
            pass

    __str__ = __float__ = __int__ = __bool__ = __len__ = __iter__ = __repr__


class MyFloat(float):
    def __float__(self):
        raise RuntimeError

    def __eq__(self, other):
        return True

    __hash__ = float.__hash__


class MyList(list):
    def __iter__(self):
        raise RuntimeError

    def __len__(self):
        return 10**12


class MyDict(dict):
    def items(self):
        raise RuntimeError


class Meta(type):
    @property
    def __name__(cls):
        raise RuntimeError


class WithMeta(metaclass=Meta):
    pass


class MyArray(np.ndarray):
    def tolist(self):
        raise RuntimeError


class MySeries(pd.Series):
    pass


# Made when the test runs: pytest itself would touch them.
STRANGERS = [
    (lambda: Hostile(), "Hostile"),
    (lambda: MyFloat(0.5), "MyFloat"),
    (lambda: MyList([1]), "MyList"),
    (lambda: MyDict(), "MyDict"),
    (lambda: WithMeta(), "WithMeta"),
    (lambda: np.zeros(2).view(MyArray), "MyArray"),
    (lambda: MySeries([1]), "MySeries"),
    (lambda: OrderedDict(a=1), "OrderedDict"),
    (lambda: defaultdict(int), "defaultdict"),
    (lambda: (i for i in [1]), "generator"),
    (lambda: map(int, []), "map"),
    (lambda: {}.keys(), "dict_keys"),
    (lambda: len, "builtin_function_or_method"),
    (lambda: lambda: 1, "function"),
    (lambda: 1j, "complex"),
    (lambda: b"x", "bytes"),
    (lambda: Hostile, "type"),
    (lambda: sys, "module"),
    (lambda: np.datetime64("2024-01-01"), "numpy.datetime64"),
]


@pytest.mark.parametrize(("make", "name"), STRANGERS, ids=[name for _, name in STRANGERS])
def test_everything_else_is_only_named(make, name):
    found = extract(make())
    assert (found.kind, found.type, found.items) == ("other", name, ())


def test_hostile_items_inside():
    found = extract([Hostile(), MyFloat(1.0)])
    assert [item.type for item in found.items] == ["Hostile", "MyFloat"]


# --- limits --------------------------------------------------------------------------------------


def test_self_containing():
    endless: list = [1]
    endless.append(endless)
    found = extract(endless)
    assert found.items[1].cut
    around: dict = {}
    around["me"] = around
    assert extract(around).items[0].cut
    array = np.empty(1, dtype=object)
    array[0] = array
    assert extract(array).size == 1


def test_deep():
    nest: list = []
    for _ in range(10_000):
        nest = [nest]
    found = extract(nest)
    depth = 0
    while found.items:
        found, depth = found.items[0], depth + 1
    assert depth == values.MAX_DEPTH
    assert found.cut


def test_many():
    found = extract(list(range(1_000_000)))
    assert len(found.items) == values.MAX_ITEMS
    assert (found.size, found.cut) == (1_000_000, True)
    wide = extract([[0] * 1000] * 1000)
    assert sum(len(item.items) for item in wide.items) <= values.MAX_ITEMS
    array = extract(np.zeros(10_000_000))
    assert (array.size, array.cut) == (10_000_000, True)
    assert extract(pd.Series(range(1_000_000))).cut
    assert extract(range(10**12)).size == 10**12


def test_long_text_and_numbers():
    found = extract("ก" * 1_000_000)
    assert (len(found.data), found.size, found.cut) == (values.MAX_TEXT, 1_000_000, True)
    assert extract(10**5000).kind == "other"


def test_lone_surrogates_are_safe():
    found = extract(["\ud800", "a\udfffb", "😀"])
    assert [item.data for item in found.items] == ["�", "a�b", "😀"]
    json.dumps(to_plain(found), ensure_ascii=False).encode("utf-8")


# --- JSON ----------------------------------------------------------------------------------------

PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(st.characters(codec=None), max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.tuples(inner, inner)
        | st.dictionaries(st.text(max_size=5) | st.integers(), inner, max_size=4)
    ),
    max_leaves=20,
)


@given(PLAIN)
def test_json_round_trip(value):
    found = extract(value)
    text = values.dumps(to_plain(found))
    text.encode("ascii")
    assert from_plain(json.loads(text)) == found


@given(PLAIN)
def test_same_as_itself_and_shown(value):
    found = extract(value)
    assert same(found, found) or found.cut or "cut=True" in repr(found)
    assert len(show(found)) <= 80


def test_not_finite_numbers_are_strict_json():
    for number in (math.nan, math.inf, -math.inf):
        again = from_plain(json.loads(values.dumps(to_plain(extract(number)))))
        assert repr(again.data) == repr(number)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from("ktdiysncx"), inner, max_size=5)
    ),
    max_leaves=15,
)


@given(JSON)
def test_reader_takes_only_values(plain):
    try:
        found = from_plain(plain)
    except NotPlain:
        return
    assert isinstance(found, Value)
    show(found)


@pytest.mark.parametrize(
    "plain",
    [
        {"k": "int", "t": "int", "d": "1" * 5000},
        {"k": "int", "t": "int", "d": "0x10"},
        {"k": "int", "t": "int", "d": True},
        {"k": "float", "t": "float", "d": "1e5"},
        {"k": "text", "t": "str", "d": "x" * 10_001},
        {"k": "list", "t": "list", "i": [{"k": "none", "t": "NoneType"}] * 5_001},
        {"k": "list", "t": "list", "n": -1},
        {"k": "list", "t": "list", "z": 1},
        {"k": "magic", "t": "x"},
        {"k": "list", "t": "list", "s": [0.5]},
        {"k": "none", "t": "x" * 200},
        [],
        None,
    ],
)
def test_reader_refuses(plain):
    with pytest.raises(NotPlain):
        from_plain(plain)


def test_reader_refuses_depth():
    plain: dict = {"k": "none", "t": "NoneType"}
    for _ in range(20):
        plain = {"k": "list", "t": "list", "i": [plain]}
    with pytest.raises(NotPlain):
        from_plain(plain)


def test_result_round_trip():
    result = RunResult(
        values={"a": extract([1, math.nan]), "b": extract("\ud800")},
        stdout="ก\ud800",
        error=RunError("NameError", "name", "NameError: …", 3, "rank", None, ("ranks",)),
        names=("x",),
        chance="ab",
    )
    again = RunResult.from_json(result.to_json())
    assert again.error == result.error
    assert again.names == ("x",)
    assert again.stdout == "ก�"
    assert again.values["b"].data == "�"
    assert again.to_json() == result.to_json()


_PLAIN = '{"values": {}, "stdout": "", "names": [], "chance": "", %s}'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "NaN",
        '{"values": {}, "stdout": "", "names": [], "chance": "", "raised": {}}',
        '{"values": {}, "stdout": "", "names": [], "chance": "", "raised": {}, "error": NaN}',
        '{"values": {}, "stdout": 1, "names": [], "chance": "", "raised": {}, "error": null}',
        '{"values": [], "stdout": "", "names": [], "chance": "", "raised": {}, "error": null}',
        _PLAIN % ('"error": {"type": "E"}, "raised": {}'),
        _PLAIN % ('"error": null, "raised": {}, "score": 1'),
        _PLAIN % ('"error": null'),
        _PLAIN % ('"error": null, "raised": []'),
        _PLAIN % ('"error": null, "raised": {"f(1)": null}'),
        _PLAIN % ('"error": null, "raised": {"' + "f" * 500 + '": {}}'),
        "[" * 100_000,
        '{"values": {"a": '
        + "9" * 100_000
        + '}, "stdout": "", "names": [], "chance": "", "raised": {}, "error": null}',
        "x" * 5_000_000,
    ],
)
def test_result_reader_refuses(text):
    with pytest.raises(NotPlain):
        RunResult.from_json(text)

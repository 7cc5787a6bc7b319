"""How an answer is compared: what is accepted, and which slip is named."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from autograder.checking import messages
from autograder.checking.compare import compare
from autograder.checking.values import extract
from autograder.content.exercise import Variable


def judged(variable: Variable, found, expected):
    value = None if found is MISSING else extract(found)
    comparison = compare(variable, value, extract(expected))
    if comparison.key is not None:
        assert comparison.key in messages.TEXTS
    return comparison.state, comparison.key


MISSING = object()
RIGHT = ("right", None)
SHARE = Variable("x", "number", round=4)
PLAIN = Variable("x", "number")
STRICT = Variable("x", "number", round=4, strict=True)
COUNT = Variable("n", "integer")
STRICT_COUNT = Variable("n", "integer", strict=True)
TEXT = Variable("t", "text")
FLAG = Variable("b", "bool")
IDS = Variable("ids", "list", items="text")
STRICT_IDS = Variable("ids", "list", items="text", strict=True)
ANY_ORDER = Variable("ids", "list", items="text", order=False)
PLACES = Variable("p", "list", items="integer")
RATES = Variable("r", "list", items="number", round=2)
SET = Variable("s", "set", items="text")
STRICT_SET = Variable("s", "set", items="text", strict=True)
TABLE = Variable("d", "dict", items="number", round=2)
VECTOR = Variable("v", "array", round=2)
STRICT_VECTOR = Variable("v", "array", round=2, strict=True)


@pytest.mark.parametrize(
    "found",
    [
        0.6333,
        np.float64(0.6333),
        np.float32(0.6333),
        np.array(0.6333),
        np.array([0.6333]),
        pd.Series([0.6333]),
        pd.Index([0.6333]),
        Fraction(6333, 10000),
        0.6333000000001,
    ],
)
def test_number_in_every_form(found):
    assert judged(SHARE, found, 0.6333) == RIGHT


@pytest.mark.parametrize(
    ("found", "state", "key"),
    [
        (MISSING, "missing", "missing"),
        (0.6333333, "wrong", "not_rounded"),
        (0.63333, "wrong", "not_rounded"),
        (19 / 30, "wrong", "not_rounded"),
        (np.float32(19 / 30), "wrong", "not_rounded"),
        (0.633, "wrong", "rounded_too_much"),
        (0.63, "wrong", "rounded_too_much"),
        (0.6, "wrong", "rounded_too_much"),
        (63.33, "wrong", "percentage"),
        (63.3333, "wrong", "percentage"),
        (63.3, "wrong", "percentage"),
        (63, "wrong", "percentage"),
        (0.8333, "wrong", None),
        (0.6334, "wrong", None),
        (-0.6333, "wrong", None),
        (0, "wrong", None),
        (1, "wrong", None),
        ("0.63", "wrong_type", "text_for_number"),
        ("0,63", "wrong_type", "text_for_number"),
        ("63%", "wrong_type", "percent_text"),
        ("63.33 %", "wrong_type", "percent_text"),
        ("มาก", "wrong_type", "words_for_number"),
        (True, "wrong_type", "bool_for_number"),
        (np.bool_(True), "wrong_type", "bool_for_number"),
        (None, "wrong_type", "none"),
        (pd.NA, "wrong_type", "none"),
        (math.nan, "wrong", "nan"),
        (np.float32("nan"), "wrong", "nan"),
        (math.inf, "wrong", "infinite"),
        (10**400, "wrong", "infinite"),
        ([0.6333, 0.5], "wrong_type", "many_for_number"),
        ([0.6333], "wrong_type", "wrapped_number"),
        ([], "wrong_type", "empty_for_number"),
        (np.array([]), "wrong_type", "empty_for_number"),
        (np.array([True, False]), "wrong_type", "many_for_number"),
        ({"a": 1}, "wrong_type", "many_for_number"),
        (pd.DataFrame({"a": [1]}), "wrong_type", "table_for_number"),
        (np.array([1.0]).mean, "wrong_type", "not_called"),
        (len, "wrong_type", "not_called"),
        ((i for i in ()), "wrong_type", "lazy"),
        (object(), "wrong_type", "wrong_type"),
        (1j, "wrong_type", "wrong_type"),
    ],
)
def test_number_slips(found, state, key):
    assert judged(SHARE, found, 0.6333) == (state, key)


def test_a_whole_number_is_a_number():
    assert judged(SHARE, 1, 1.0) == RIGHT
    assert judged(STRICT, 1, 1.0) == ("wrong_type", "int_for_float")
    assert judged(STRICT, np.float64(1), 1.0) == RIGHT
    assert judged(STRICT, np.array([1.0]), 1.0) == ("wrong_type", "wrapped_number")
    assert judged(STRICT, 2, 1.0) == ("wrong", None)


def test_number_without_rounding():
    assert judged(PLAIN, 0.1 + 0.2, 0.3) == RIGHT
    assert judged(PLAIN, np.float32(0.3), 0.3) == RIGHT
    assert judged(PLAIN, 30, 0.3) == ("wrong", "percentage")
    assert judged(PLAIN, 0.31, 0.3) == ("wrong", None)


def test_a_hundredfold_count_is_no_percentage():
    assert judged(Variable("x", "number", round=2), 210.0, 2.1) == ("wrong", None)


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        (9, RIGHT),
        (np.int32(9), RIGHT),
        (9.0, RIGHT),
        (np.float64(9), RIGHT),
        (np.array([9]), RIGHT),
        (8, ("wrong", None)),
        (9.5, ("wrong", "not_whole")),
        (0.3, ("wrong", "not_whole")),
        ("9", ("wrong_type", "text_for_number")),
        (True, ("wrong_type", "bool_for_number")),
        (None, ("wrong_type", "none")),
        (math.nan, ("wrong", "nan")),
        ([1, 2, 3], ("wrong_type", "many_for_number")),
        (10**30, ("wrong", None)),
    ],
)
def test_integer(found, expected):
    assert judged(COUNT, found, 9) == expected


def test_strict_integer():
    assert judged(STRICT_COUNT, 9.0, 9) == ("wrong_type", "float_for_integer")
    assert judged(STRICT_COUNT, np.int64(9), 9) == RIGHT
    assert judged(STRICT_COUNT, 8.0, 9) == ("wrong", None)


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        ("returns", RIGHT),
        (np.str_("returns"), RIGHT),
        (np.array(["returns"]), RIGHT),
        ("Returns", ("wrong", "text_case")),
        (" returns ", ("wrong", "text_space")),
        ("'returns'", ("wrong", "text_quotes")),
        ("shipping", ("wrong", None)),
        (0.5, ("wrong_type", "number_for_text")),
        (["returns", "x"], ("wrong_type", "many_for_text")),
        (True, ("wrong_type", "wrong_type")),
        (None, ("wrong_type", "none")),
        (str.lower, ("wrong_type", "not_called")),
    ],
)
def test_text(found, expected):
    assert judged(TEXT, found, "returns") == expected


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        (True, RIGHT),
        (np.True_, RIGHT),
        (np.array([True]), RIGHT),
        (False, ("wrong", None)),
        (1, ("wrong_type", "number_for_bool")),
        ("True", ("wrong_type", "text_for_bool")),
        (np.array([True, True]), ("wrong_type", "many_for_bool")),
    ],
)
def test_bool(found, expected):
    assert judged(FLAG, found, True) == expected


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        (["q1", "q2", "q9"], RIGHT),
        (("q1", "q2", "q9"), RIGHT),
        (np.array(["q1", "q2", "q9"]), RIGHT),
        (pd.Series(["q1", "q2", "q9"]), RIGHT),
        (pd.Index(["q1", "q2", "q9"]), RIGHT),
        (["q2", "q1", "q9"], ("wrong", "list_order")),
        (["q1", "q2", "q9", "q9"], ("wrong", "list_duplicates")),
        (["q1", "q2"], ("wrong", "list_missing")),
        ([], ("wrong", "list_empty")),
        (["q1", "q2", "q3", "q9"], ("wrong", "list_extra")),
        (["q1", "q2", "q3"], ("wrong", "list_both")),
        ([1, 2, 9], ("wrong_type", "positions_for_ids")),
        (np.array([0, 1, 8]), ("wrong_type", "positions_for_ids")),
        (["q1", 2.5, "q9"], ("wrong_type", "list_item_type")),
        (["q1", None, "q9"], ("wrong_type", "list_item_type")),
        ([["q1", "q2", "q9"]], ("wrong_type", "nested_list")),
        (np.array([["q1"], ["q2"], ["q9"]]), ("wrong_type", "nested_list")),
        (np.array([True, False, True]), ("wrong_type", "mask_for_list")),
        ("q1, q2, q9", ("wrong_type", "text_for_list")),
        ("q1", ("wrong_type", "text_for_list")),
        (3, ("wrong_type", "one_for_list")),
        ({"q1", "q2", "q9"}, ("wrong_type", "set_for_list")),
        ({"q1": 1}, ("wrong_type", "wrong_type")),
        (pd.DataFrame({"a": ["q1"]}), ("wrong_type", "table_for_list")),
        (map(str, []), ("wrong_type", "lazy")),
    ],
)
def test_list(found, expected):
    assert judged(IDS, found, ["q1", "q2", "q9"]) == expected


def test_strict_list():
    assert judged(STRICT_IDS, ["q1"], ["q1"]) == RIGHT
    for found in (("q1",), np.array(["q1"]), pd.Series(["q1"])):
        assert judged(STRICT_IDS, found, ["q1"]) == ("wrong_type", "list_type")
    assert judged(STRICT_IDS, ("q2",), ["q1"]) == ("wrong", "list_both")


def test_list_in_any_order():
    assert judged(ANY_ORDER, ["q2", "q1"], ["q1", "q2"]) == RIGHT
    assert judged(ANY_ORDER, {"q2", "q1"}, ["q1", "q2"]) == RIGHT
    assert judged(ANY_ORDER, ["q1", "q1", "q2"], ["q1", "q2"]) == ("wrong", "list_duplicates")
    assert judged(ANY_ORDER, ["q1", "q2"], ["q1", "q1", "q2"]) == ("wrong", "list_lost_repeats")


def test_list_of_whole_numbers():
    assert judged(PLACES, [1.0, 5], [1, 5]) == RIGHT
    assert judged(PLACES, [0, 4], [1, 5]) == ("wrong", "shifted_by_one")
    assert judged(PLACES, [2, 6], [1, 5]) == ("wrong", "shifted_by_one")
    assert judged(PLACES, ["1", "5"], [1, 5]) == ("wrong_type", "list_item_type")
    assert judged(PLACES, [True, False], [1, 0]) == ("wrong_type", "mask_for_list")


def test_list_of_numbers():
    assert judged(RATES, np.array([0.17, 0.5], dtype="float32"), [0.17, 0.5]) == RIGHT
    assert judged(RATES, [1 / 6, 0.5], [0.17, 0.5]) == ("wrong", "not_rounded")
    assert judged(RATES, [17, 50], [0.17, 0.5]) == ("wrong", "percentage")
    assert judged(RATES, [0.17, math.nan], [0.17, 0.5]) == ("wrong", "nan")
    assert judged(RATES, [0.17, 0.7], [0.17, 0.5]) == ("wrong", "list_at")
    assert judged(RATES, [0.5, 0.17], [0.17, 0.5]) == ("wrong", "list_order")
    assert judged(RATES, [0.17, 0.7, 0.5], [0.17, 0.5]) == ("wrong", "list_extra")


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        ({"a", "b"}, RIGHT),
        (["b", "a", "a"], RIGHT),
        (frozenset("ab"), RIGHT),
        ({"a"}, ("wrong", "list_missing")),
        (set(), ("wrong", "list_empty")),
        ({"a", "b", "c"}, ("wrong", "list_extra")),
        ({"a", "c"}, ("wrong", "list_both")),
        ({1, 2}, ("wrong_type", "positions_for_ids")),
        ("ab", ("wrong_type", "text_for_list")),
        (2, ("wrong_type", "one_for_list")),
    ],
)
def test_set(found, expected):
    assert judged(SET, found, {"a", "b"}) == expected
    if expected == RIGHT and not isinstance(found, (set, frozenset)):
        assert judged(STRICT_SET, found, {"a", "b"}) == ("wrong_type", "set_type")


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        ({"a": 0.5, "b": 0.25}, RIGHT),
        ({"b": np.float32(0.25), "a": 0.5}, RIGHT),
        (pd.Series({"a": 0.5, "b": 0.25}), RIGHT),
        ({"a": 0.5}, ("wrong", "dict_missing")),
        ({"a": 0.5, "b": 0.25, "c": 1}, ("wrong", "dict_extra")),
        ({"a": 0.5, "c": 0.25}, ("wrong", "dict_both")),
        ({"a": 0.5, "b": 0.75}, ("wrong", "dict_values")),
        ({"a": 50, "b": 25}, ("wrong", "percentage")),
        ({"a": "0.5", "b": "0.25"}, ("wrong_type", "text_for_number")),
        ([0.5, 0.25], ("wrong_type", "dict_type")),
    ],
)
def test_dict(found, expected):
    assert judged(TABLE, found, {"a": 0.5, "b": 0.25}) == expected


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        (np.array([0.5, 0.25]), RIGHT),
        ([0.5, 0.25], RIGHT),
        (pd.Series([0.5, 0.25]), RIGHT),
        ([0.5, 0.254], ("wrong", "not_rounded")),
        ([0.25, 0.5], ("wrong", "list_order")),
        ([0.5], ("wrong", "array_shape")),
        (np.array([[0.5, 0.25]]), ("wrong", "array_shape")),
        ([[0.5, 0.25]], ("wrong", "array_shape")),
        (0.5, ("wrong_type", "one_for_list")),
        ({"a": 1}, ("wrong_type", "array_type")),
        (np.array([True, False]), ("wrong_type", "mask_for_list")),
    ],
)
def test_array(found, expected):
    assert judged(VECTOR, found, np.array([0.5, 0.25])) == expected


def test_strict_array():
    assert judged(STRICT_VECTOR, [0.5, 0.25], np.array([0.5, 0.25])) == ("wrong_type", "array_type")


def test_matrix():
    matrix = np.array([[0.5, 0.25], [1.0, 2.0]])
    assert judged(VECTOR, matrix, matrix) == RIGHT
    assert judged(VECTOR, matrix.tolist(), matrix) == RIGHT
    assert judged(VECTOR, matrix.T, matrix) == ("wrong", "list_order")


# --- properties ----------------------------------------------------------------------------------

FINITE = st.floats(-1e6, 1e6)
FORMS = st.sampled_from(
    [float, np.float64, np.array, lambda x: np.array([x]), lambda x: pd.Series([x])]
)


@given(FINITE, st.integers(0, 6), FORMS)
def test_a_rounded_number_is_right_in_every_form(number, places, form):
    expected = round(number, places)
    variable = Variable("x", "number", round=places)
    assert judged(variable, form(expected), expected) == RIGHT


@given(FINITE, st.integers(0, 4))
def test_a_number_that_is_off_is_never_right(number, places):
    expected = round(number, places)
    variable = Variable("x", "number", round=places)
    off = expected + 10.0**-places
    assert judged(variable, off, expected)[0] == "wrong"


@given(st.lists(st.sampled_from("abcdef"), unique=True), st.randoms())
def test_only_the_order_decides(ids, random):
    shuffled = [*ids]
    random.shuffle(shuffled)
    expected = RIGHT if shuffled == ids else ("wrong", "list_order")
    assert judged(IDS, shuffled, ids) == expected
    assert judged(ANY_ORDER, shuffled, ids) == RIGHT
    assert judged(SET, shuffled, set(ids)) == RIGHT


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.tuples(inner)
        | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=6,
)
CASES = [
    (SHARE, 0.5), (STRICT, 0.5), (COUNT, 3), (TEXT, "a"), (FLAG, True), (IDS, ["a", "b"]),
    (RATES, [0.5, 0.25]), (SET, {"a"}), (TABLE, {"a": 0.5}), (VECTOR, np.array([1.0, 2.0])),
]  # fmt: skip


@given(ANYTHING, st.sampled_from(range(len(CASES))))
def test_never_raises_and_always_has_words(found, place):
    variable, expected = CASES[place]
    state, key = judged(variable, found, expected)
    assert state in ("right", "wrong", "wrong_type")
    assert key is None or key in messages.TEXTS


@given(ANYTHING)
def test_nothing_but_a_number_is_a_number(found):
    state, _ = judged(SHARE, found, 0.5)
    assert state != "right" or (type(found) in (int, float) and abs(found - 0.5) < 1e-4)

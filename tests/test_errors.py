"""Every error a learner meets is told apart, explained in Thai, and points at their own line."""

from __future__ import annotations

import string

import pytest
from tiny import exercise

from autograder.checking import execute, messages
from autograder.checking.errors import explain, stopped

# code, category (with _close where a near name is offered), line
CASES = [
    ("if True\n    x = 1", "missing_colon", 1),
    ("x = 1\ny = ___", "blank", 2),
    ("x = 1\ny = (numbers ___ 3).mean()", "blank", 2),
    ("x = 1\n\ny = ___ + (", "blank", 3),
    ("x = 1\nfor i in [1]\n    pass", "missing_colon", 2),
    ("def f()\n    return 1", "missing_colon", 1),
    ("x = 1\nif x = 1:\n    pass", "assign_for_equal", 2),
    ("x = [i for i in [1] if i = 1]", "assign_for_equal", 1),
    ("len('a') = 1", "assign_target", 1),
    ("1 = x", "assign_target", 1),
    ("x = 1\ny = (x + 1", "bracket_open", 2),
    ("x = [1, 2\ny = 3", "bracket_open", 1),
    ("x = (1]", "bracket_mismatch", 1),
    ("x = 1)", "bracket_unmatched", 1),
    ("x = 'abc", "string_open", 1),
    ("x = '''abc\n", "string_open", 1),
    ("x = “abc”", "odd_character", 1),
    ("x = ๓", "odd_character", 1),
    ("x = 1\u200b + 2", "odd_character", 1),
    ("x = 1\n'\ud800'", "odd_character", 1),
    ("x = [1 2]", "comma", 1),
    ("print 'a'", "print_brackets", 1),
    ("return 1", "outside", 1),
    ("break", "outside", 1),
    ("max(key=1, 2)", "argument_order", 1),
    ("max(key=1, key=2)", "argument_repeated", 1),
    ("3x = 1", "name_digit", 1),
    ("x = 007", "leading_zero", 1),
    ("x = f'{1 +}'", "f_string", 1),
    ("wile True:\n    pass", "keyword_close", 1),
    ("fro i in [1]:\n    pass", "keyword_close", 1),
    ("%timeit_all x", "magic", 1),
    ("!ls", "magic", 1),
    ("x = 1\nx?", "magic", 2),
    ("x = = 1", "syntax", 1),
    ("x = 1\0", "odd_character", 1),
    ("if True:\nx = 1", "indent_expected", 2),
    ("x = 1\n  y = 2", "indent_unexpected", 2),
    ("if True:\n    x = 1\n  y = 2", "indent_mismatch", 3),
    ("if True:\n\tx = 1\n        y = 2", "tabs", 3),
    ("x = 1\ny = number", "name_close", 2),
    ("x = Numbers", "name_close", 1),
    ("total = 1\nprint(totl)", "name_close", 2),
    ("x = true", "name_close", 1),
    ("x = quux_zzz", "name", 1),
    ("print(later)\nlater = 1", "name_later", 1),
    ("def f():\n    y = y0\n    y0 = 1\nf()", "name_local", 2),
    ("x = math.sqrt(2)", "name_module", 1),
    ("plt.plot([1])", "name_module", 1),
    ("table['scroe']", "key_close", 1),
    ("table[['id', 'grup']]", "key_close", 1),
    ("{'a': 1}['zzzz']", "key", 1),
    ("table['score'].loc[99]", "key_number", 1),
    ("[1][5]", "index", 1),
    ("numbers[99]", "index", 1),
    ("table.iloc[99]", "index", 1),
    ("numbers[0, 0]", "index_type", 1),
    ("numbers.maen()", "attribute_close", 1),
    ("table.scor", "attribute_close", 1),
    ("(5).zzzzzz", "attribute", 1),
    ("[1, 2].mean()", "attribute_list", 1),
    ("x = print('a')\nx.mean()", "attribute_none", 2),
    ("np.maen([1])", "attribute_module_close", 1),
    ("np.zzzzzzzz", "attribute_module", 1),
    ("import torchh_zzz", "module", 1),
    ("import nunpy", "module_close", 1),
    ("import sklaern.metrics", "module_close", 1),
    ("from math import sqroot_zzz", "import_name", 1),
    ("from math import sqrtt", "import_name_close", 1),
    ("(3)(4)", "not_callable", 1),
    ("numbers(0)", "not_callable", 1),
    ("sum = 3\nsum([1])", "shadowed", 2),
    ("len[1]", "brackets_for_call", 1),
    ("numbers.mean[0]", "brackets_for_call", 1),
    ("x = None\nx[0]", "none_used", 2),
    ("None + 1", "none_used", 1),
    ("1 + None", "none_used", 1),
    ("x = 5\nx[0]", "not_subscriptable", 2),
    ("1 + 'a'", "operand", 1),
    ("'a' + 1", "operand", 1),
    ("[1] / 2", "operand", 1),
    ("[1] <= 3", "order", 1),
    ("above()", "argument_missing", 1),
    ("above(1, 2)", "argument_many", 1),
    ("above(limmit=1)", "argument_unknown", 1),
    ("above(1, limit=1)", "argument_twice", 1),
    ("for i in 5: pass", "not_iterable", 1),
    ("len(5)", "no_len", 1),
    ("[1]['a']", "index_type", 1),
    ("{[1]: 2}", "unhashable", 1),
    ("x = (1,)\nx[0] = 2", "read_only", 2),
    ("if numbers > 3: pass", "truth", 1),
    ("table[(table['score'] > 1) and (table['score'] < 3)]", "truth", 1),
    ("numbers + np.array([1, 2])", "lengths", 1),
    ("numbers[np.array([True])]", "lengths", 1),
    ("table['x'] = [1, 2]", "lengths", 1),
    ("float('abc')", "convert", 1),
    ("int('1.5')", "convert", 1),
    ("a, b = 1, 2, 3", "unpack", 1),
    ("[1].index(2)", "not_in_list", 1),
    ("max([])", "empty", 1),
    ("np.array([]).max()", "empty", 1),
    ("int(float('nan'))", "nan_value", 1),
    ("import math\nmath.sqrt(-1)", "value", 2),
    ("1 / 0", "zero", 1),
    ("import math\nmath.exp(1e9)", "overflow", 2),
    ("open('nothing.txt')", "file", 1),
    ("import os\nos.listdir('/nothing/there')", "file", 2),
    ("def f(): return f()\nf()", "recursion", 1),
    ("input('?')", "input", 1),
    ("import sys\nsys.exit()", "exit", 2),
    ("raise KeyboardInterrupt", "interrupted", 1),
    ("assert 1 == 2", "assertion", 1),
    ("next(iter([]))", "stop_iteration", 1),
    ("b'\\xff'.decode()", "unicode", 1),
    ("raise MemoryError", "memory", 1),
    ("np.zeros(2**61)", "memory", 1),
    ("class Odd(Exception): pass\nraise Odd('!')", "other", 2),
]


@pytest.fixture(scope="module")
def tiny():
    return exercise("share")


@pytest.mark.parametrize(
    ("code", "category", "line"), CASES, ids=[f"{n}-{c[1]}" for n, c in enumerate(CASES)]
)
def test_told_apart(tiny, code, category, line):
    error = execute(*tiny, code).error
    assert error is not None
    key, text = explain(error)
    assert key == f"error.{category}", error
    assert error.line == line
    assert text
    assert "{" not in text.replace("{ }", "")
    assert error.original.startswith(error.type)


def test_every_error_key_is_reached_or_known():
    reached = {f"error.{category}" for _, category, _ in CASES}
    elsewhere = {
        "error.timeout", "error.killed", "error.output",  # from runners of processes
        "error.before",  # free cells
        "error.bracket_open_any", "error.backslash", "error.type", "error.os",
        "error.argument_unknown_2", "error.vocabulary", "error.not_fitted",
        "error.pattern",
    }  # fmt: skip
    assert {key for key in messages.TEXTS if key.startswith("error.")} == reached | elsewhere


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("x = 1 \\ 2", "error.backslash"),
        ("np.array([1]).reshape('a')", "error.type"),
        ("sorted([1], kye=1)", "error.argument_unknown"),
        ("import re\nre.sub('a', r'\\1', 'a')", "error.pattern"),
        (
            "from sklearn.feature_extraction.text import TfidfVectorizer\n"
            "TfidfVectorizer().transform(['a b'])",
            "error.not_fitted",
        ),
        (
            "from sklearn.feature_extraction.text import TfidfVectorizer\n"
            "TfidfVectorizer(stop_words='english').fit(['the'])",
            "error.vocabulary",
        ),
    ],
)
def test_more_errors(tiny, code, key):
    error = execute(*tiny, code).error
    assert error is not None
    assert explain(error)[0] in (key, "error.argument_unknown_2"), error


@pytest.mark.parametrize("category", ["timeout", "killed", "memory", "output"])
def test_ends_without_an_exception(category):
    key, text = explain(stopped(category))
    assert key == f"error.{category}"
    assert text


def test_a_made_up_category_is_no_problem():
    from autograder.checking import RunError

    key, text = explain(RunError("Evil<b>", "../../passed", "x"))
    assert key == "error.other"
    assert "Evil<b>" in text


def test_the_line_is_the_learners_own(tiny):
    code = "def mine(x):\n    return above(x)\n\n\nmine('a')\n"
    error = execute(*tiny, code).error
    assert error.line == 2
    code = "import json\n\njson.loads('{')\n"
    assert execute(*tiny, code).error.line == 3


def test_nothing_of_ours_shows(tiny):
    for code, _, _ in CASES:
        error = execute(*tiny, code).error
        if error is not None:
            shown = error.original + explain(error)[1]
            assert "autograder" not in shown
            assert "given.py" not in shown
            assert "Traceback" not in shown
            assert "/work" not in shown


def test_an_exception_whose_text_raises(tiny):
    code = "class Bad(Exception):\n    def __str__(self): raise ValueError\nraise Bad()"
    error = execute(*tiny, code).error
    assert error.type == "Bad"
    assert error.line == 3
    huge = execute(*tiny, "raise ValueError('x' * 10**6)").error
    assert len(huge.original) < 2_100


def test_messages_keep_to_the_rules():
    """Plain text, no blame, and every placeholder is one that is filled."""
    known = {
        "name", "names", "line", "found", "wanted", "wanted_shape", "type", "count", "places",
        "close", "missing", "extra", "wrong", "key", "place", "least",
        "explanation", "other", "seed",
    }  # fmt: skip
    for key, text in messages.TEXTS.items():
        fields = {field for _, field, _, _ in string.Formatter().parse(text) if field}
        assert fields <= known, key
        assert "<" not in text, key
        assert "!" not in text.replace("% หรือ !", ""), key
        assert "คุณผิด" not in text, key
        assert "โกง" not in text, key
        assert text == text.strip(), key
        assert "  " not in text, key
        assert len(text) < 260, key


def test_messages_are_distinct():
    texts = list(messages.TEXTS.values())
    assert len(set(texts)) == len(texts)

"""Tells what kind of error an exception is, so that it can be explained.

:func:`diagnose` runs beside the learner's program and returns plain data; :func:`explain` turns
that data into Thai and needs nothing else. Only frames of the learner's own program are looked at.
"""

from __future__ import annotations

import ast
import builtins
import difflib
import keyword
import re
import sys
import traceback
from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Any

from autograder.checking import blanks, messages
from autograder.checking.result import RunError
from autograder.checking.source import FILE, normal
from autograder.checking.values import clean, type_name
from autograder.content import names

_MODULES = {
    "plt": "import matplotlib.pyplot as plt",
    "math": "import math",
    "random": "import random",
    "statistics": "import statistics",
    "json": "import json",
    "re": "import re",
    "Counter": "from collections import Counter",
    "np": "import numpy as np",
    "pd": "import pandas as pd",
    "numpy": "import numpy",
    "pandas": "import pandas",
    "stats": "from scipy import stats",
    "sklearn": "import sklearn",
}


def diagnose(
    error: BaseException, code: str, namespace: Mapping[str, Any], known: Iterable[str] = ()
) -> RunError:
    """``error``, raised by ``code``, as plain data.

    ``namespace`` is the program's at the time, ``known`` further names it could have used.
    """
    kind = type_name(error)
    line = _line(error)
    finder = _Finder(code, namespace, known)
    look = next(look for family, look in _FAMILIES if isinstance(error, family))
    category, name, other, close = look(error, finder)
    blank = _blank(error, code, line)
    if blank is not None:
        category, line, close = "blank", blank, ()
    return RunError(
        type=kind,
        category=category,
        original=_original(error, kind),
        line=line,
        name=_short(name),
        other=_short(other),
        close=tuple(_short(text) or "" for text in close),
    )


def explain(error: RunError) -> tuple[str, str]:
    """The key and the Thai text for an error.

    >>> explain(RunError("NameError", "name", "…", name="rank", close=("ranks",)))[0]
    'error.name_close'
    """
    key = f"error.{error.category}"
    near = f"{key}_close"
    if error.close and near in messages.TEXTS:
        key = near
    elif key not in messages.TEXTS:
        key = "error.other"
    return key, messages.text(
        key,
        type=error.type,
        name=error.name or "",
        other=error.other or "",
        close=messages.either(error.close[:2]),
    )


def stopped(category: str, original: str = "") -> RunError:
    """An end that no exception tells of: ``timeout``, ``killed``, ``memory``, ``output``.

    For those who run programs in a process of their own.
    """
    return RunError(type=category.capitalize(), category=category, original=original)


Found = tuple[str, str | None, str | None, tuple[str, ...]]


class _Finder:
    """Names and columns that a learner may have meant."""

    def __init__(self, code: str, namespace: Mapping[str, Any], known: Iterable[str]) -> None:
        self.code = code
        self.lines = normal(code).split("\n")
        self.namespace = namespace
        self.known = set(known)

    def names(self) -> set[str]:
        own = {name for name in self.namespace if not name.startswith("_")}
        return own | self.known | set(dir(builtins)) | {"True", "False", "None"}

    def bound(self) -> set[str]:
        try:
            return set(names.bound(ast.parse(normal(self.code)).body))
        except (SyntaxError, ValueError, RecursionError):
            return set()

    def columns(self) -> list[str]:
        pandas = sys.modules.get("pandas")
        found: dict[str, None] = {}
        if pandas is None:
            return []
        for value in list(self.namespace.values()):
            if type(value) is pandas.DataFrame:
                found.update(dict.fromkeys(str(column) for column in value.columns[:200]))
            elif type(value) is dict:
                found.update(dict.fromkeys(key for key in list(value)[:200] if type(key) is str))
        return list(found)


def _near(name: str | None, known: Iterable[str], cutoff: float = 0.7) -> tuple[str, ...]:
    if not name:
        return ()
    pool = sorted(set(known) - {name})
    by_fold: dict[str, str] = {}
    for item in pool:
        by_fold.setdefault(item.casefold(), item)
    if name.casefold() in by_fold:
        return (by_fold[name.casefold()],)
    return tuple(difflib.get_close_matches(name, pool, 2, cutoff))


# --- One function per family of exceptions -------------------------------------------------------


def _syntax(error: Any, finder: _Finder) -> Found:
    message = str(error.msg or "")
    number = error.lineno if type(error.lineno) is int else 0
    line = finder.lines[number - 1] if 0 < number <= len(finder.lines) else ""
    if isinstance(error, TabError):
        return "tabs", None, None, ()
    if isinstance(error, IndentationError):
        if message.startswith("expected an indented block"):
            return "indent_expected", None, None, ()
        if message.startswith("unindent"):
            return "indent_mismatch", None, None, ()
        return "indent_unexpected", None, None, ()
    if line.lstrip().startswith(("%", "!")) or re.match(r"\s*[\w.]+\?+\s*$", line):
        return "magic", None, None, ()
    for pattern, category in _SYNTAX:
        match = re.search(pattern, message)
        if match:
            groups = match.groups()
            return category, groups[0] if groups else None, None, ()
    first = re.match(r"\s*(\w+)", line)
    if re.search(r"\b(if|elif|while)\b[^=!<>:]*[^=!<>:]=[^=]", line):
        return "assign_for_equal", None, None, ()
    if first and line.rstrip()[-1:] not in (":", "\\", ",", "(") and first[1] in (
        "if", "for", "while", "def", "else", "elif", "with", "try",
    ):  # fmt: skip
        return "missing_colon", first[1], None, ()
    if first and not keyword.iskeyword(first[1]):
        close = _near(first[1], keyword.kwlist, 0.75)
        if close and re.match(r"\s*\w+\s+\w", line):
            return "keyword", first[1], None, close
    return "syntax", None, None, ()


_SYNTAX: tuple[tuple[str, str], ...] = (
    (r"^expected ':'", "missing_colon"),
    (r"Maybe you meant '==' or ':='", "assign_for_equal"),
    (r"cannot assign to|cannot delete", "assign_target"),
    (r"'(.)' was never closed", "bracket_open"),
    (r"unexpected EOF", "bracket_open_any"),
    (r"closing parenthesis '(.)' does not match", "bracket_mismatch"),
    (r"unmatched '(.)'", "bracket_unmatched"),
    (r"unterminated (?:f-string|string|triple)|EOL while", "string_open"),
    (r"invalid (?:non-printable )?character |null bytes|surrogates not", "odd_character"),
    (r"Perhaps you forgot a comma", "comma"),
    (r"Missing parentheses in call to '(\w+)'", "print_brackets"),
    (r"'(return|yield|await|break|continue)'.* outside", "outside"),
    (r"'(break)' outside|'(continue)' not properly", "outside"),
    (r"positional argument follows keyword", "argument_order"),
    (r"keyword argument repeated: (\w+)", "argument_repeated"),
    (r"invalid decimal literal", "name_digit"),
    (r"leading zeros", "leading_zero"),
    (r"f-string", "f_string"),
    (r"after line continuation|unexpected character after", "backslash"),
)


def _name(error: Any, finder: _Finder) -> Found:
    name = error.name if type(error.name) is str else None
    if name is None:
        match = re.search(r"'(\w+)'", str(error))
        name = match[1] if match else None
    if isinstance(error, UnboundLocalError):
        return "name_local", name, None, ()
    if name in finder.bound():
        return "name_later", name, None, ()
    if name in _MODULES and name not in finder.known:
        return "name_module", name, _MODULES[name], ()
    return "name", name, None, _near(name, finder.names() | finder.bound())


def _type(error: Any, finder: _Finder) -> Found:
    message = str(error)
    for pattern, category in _TYPE:
        match = re.search(pattern, message)
        if match:
            groups = [*match.groups(), None, None]
            if category == "not_callable":
                hidden = sorted(set(dir(builtins)) & finder.bound())
                if hidden:
                    return "shadowed", hidden[0], groups[0], ()
            return category, groups[0], groups[1], ()
    return "type", None, None, ()


_TYPE: tuple[tuple[str, str], ...] = (
    (r"'([\w.]+)' object is not callable", "not_callable"),
    (r"'(builtin_function_or_method|method|function|type)' object is not subscriptable",
     "brackets_for_call"),
    (r"'NoneType' object is not (?:subscriptable|iterable)", "none_used"),
    (r"'([\w.]+)' object is not subscriptable", "not_subscriptable"),
    (r"unsupported operand type\(s\) for .+: '(?:NoneType)' and|and 'NoneType'", "none_used"),
    (r"unsupported operand type\(s\) for .+: '([\w.]+)' and '([\w.]+)'", "operand"),
    (r"can only concatenate (\w+) \(not \"(\w+)\"\)", "operand"),
    (r"not supported between instances of '(\w+)' and '(\w+)'", "order"),
    (r"(?:^|\.)(\w+)\(\) missing \d+ required", "argument_missing"),
    (r"(?:^|\.)(\w+)\(\) takes .* positional argument", "argument_many"),
    (r"(?:^|\.)(\w+)\(\) got an unexpected keyword argument '(\w+)'", "argument_unknown"),
    (r"'(\w+)' is an invalid keyword argument for (\w+)\(\)", "argument_unknown_2"),
    (r"got multiple values for argument '(\w+)'", "argument_twice"),
    (r"'([\w.]+)' object is not iterable", "not_iterable"),
    (r"object of type '(\w+)' has no len", "no_len"),
    (r"indices must be integers|only integer scalar arrays|list indices", "index_type"),
    (r"unhashable type: '(\w+)'", "unhashable"),
    (r"'([\w.]+)' object does not support item assignment", "read_only"),
    (r"could not convert|Could not convert", "convert"),
)  # fmt: skip


def _value(error: Any, finder: _Finder) -> Found:
    del finder
    message = str(error)
    for pattern, category in _VALUE:
        if re.search(pattern, message):
            return category, None, None, ()
    return "value", None, None, ()


_VALUE: tuple[tuple[str, str], ...] = (
    (r"truth value of an? .* is ambiguous|truth value of an empty", "truth"),
    (r"could not be broadcast|shape mismatch|same length|[Ll]engths? (?:must|of|mismatch|do)"
     r"|Item wrong length|identically-labeled|inconsistent numbers of samples"
     r"|boolean index did not match", "lengths"),
    (r"could not convert string|invalid literal for int", "convert"),
    (r"values to unpack", "unpack"),
    (r"array is too big|[Mm]aximum allowed (?:dimension|size)|Unable to allocate", "memory"),
    (r"empty vocabulary", "vocabulary"),
    (r"(?:convert|cast).*NaN|NaN to integer|Input .*contains NaN", "nan_value"),
    (r"is not in list|x not in list", "not_in_list"),
    (r"(?:empty (?:sequence|iterable|array)|zero-size array|iterable argument is empty)"
     r"|argmax of an empty|attempt to get arg", "empty"),
)  # fmt: skip


def _key(error: Any, finder: _Finder) -> Found:
    key = error.args[0] if error.args else ""
    if type(key) is not str:
        if type(key) in (int, float, bool):
            return "key_number", repr(key), None, ()
        return "key", None, None, ()
    missing = re.findall(r"'([^']+)'", key) if re.search(r"not in index|are in the", key) else []
    wanted = missing[0] if missing else key
    return "key", wanted, None, _near(wanted, finder.columns(), 0.6)


def _index(error: Any, finder: _Finder) -> Found:
    del finder
    message = str(error)
    if "boolean index did not match" in message or "Boolean index" in message:
        return "lengths", None, None, ()
    if "Unalignable" in message:
        return "lengths", None, None, ()
    if "too many ind" in message or "only integers, slices" in message:
        return "index_type", None, None, ()
    return "index", None, None, ()


def _attribute(error: Any, finder: _Finder) -> Found:
    del finder
    name = error.name if type(error.name) is str else None
    thing = error.obj
    if name is None:
        match = re.search(r"has no attribute '(\w+)'", str(error))
        name = match[1] if match else None
        found = re.search(r"'([\w.]+)' object", str(error))
        return "attribute", name, found[1] if found else None, ()
    if thing is None:
        return "attribute_none", name, None, ()
    if isinstance(thing, ModuleType):
        close = _near(name, [item for item in vars(thing) if not item.startswith("_")])
        return "attribute_module", name, thing.__name__, close
    kind = type(thing)
    if kind in (list, tuple) and name in ("mean", "sum", "std", "min", "max", "median", "tolist"):
        return "attribute_list", name, type_name(thing), ()
    own = kind.__module__ if type(kind.__module__) is str else ""
    safe = own == "builtins" or own.partition(".")[0] in ("numpy", "pandas", "sklearn")
    pool: list[str] = [item for item in dir(kind) if not item.startswith("_")] if safe else []
    pandas = sys.modules.get("pandas")
    if pandas is not None and kind is pandas.DataFrame:
        pool += [str(column) for column in thing.columns[:200]]
    return "attribute", name, type_name(thing), _near(name, pool)


def _module(error: Any, finder: _Finder) -> Found:
    del finder
    name = error.name if type(error.name) is str else None
    if not isinstance(error, ModuleNotFoundError) and name:
        match = re.search(r"cannot import name '(\w+)'", str(error))
        if match:
            close: tuple[str, ...] = ()
            loaded = sys.modules.get(name)
            if loaded is not None:
                close = _near(match[1], [item for item in dir(loaded) if not item.startswith("_")])
            return "import_name", match[1], name, close
    root = name.partition(".")[0] if name else None
    usual = ("numpy", "pandas", "sklearn", "scipy", "matplotlib", "math", "random", "collections")
    return "module", root, None, _near(root, usual, 0.75)


def _plain(category: str) -> Callable[[Any, _Finder], Found]:
    def look(error: Any, finder: _Finder) -> Found:
        del error, finder
        return category, None, None, ()

    return look


def _file(error: Any, finder: _Finder) -> Found:
    del finder
    name = error.filename if type(error.filename) is str else None
    return "file", name, None, ()


def _other(error: Any, finder: _Finder) -> Found:
    del finder
    name = type_name(error)
    if name == "NotFittedError":
        return "not_fitted", None, None, ()
    if name == "IndexingError":
        return "lengths", None, None, ()
    return "other", None, None, ()


def _late(error: Any, finder: _Finder) -> Found:
    """Families that pandas and scikit-learn mix (NotFittedError is a ValueError)."""
    found = _other(error, finder)
    if found[0] != "other":
        return found
    if isinstance(error, ValueError):
        return _value(error, finder)
    if isinstance(error, AttributeError):
        return _attribute(error, finder)
    return found


# The first family that fits counts: subclasses before their bases.
_FAMILIES: tuple[tuple[type[BaseException], Callable[[Any, _Finder], Found]], ...] = (
    (SyntaxError, _syntax),
    (NameError, _name),
    (ZeroDivisionError, _plain("zero")),
    (OverflowError, _plain("overflow")),
    (KeyError, _key),
    (IndexError, _index),
    (UnicodeError, _plain("unicode")),
    (TypeError, _type),
    (ImportError, _module),
    (FileNotFoundError, _file),
    (OSError, _plain("os")),
    (RecursionError, _plain("recursion")),
    (MemoryError, _plain("memory")),
    (EOFError, _plain("input")),
    (SystemExit, _plain("exit")),
    (KeyboardInterrupt, _plain("interrupted")),
    (AssertionError, _plain("assertion")),
    (StopIteration, _plain("stop_iteration")),
    (re.error, _plain("pattern")),
    (BaseException, _late),
)


def _line(error: BaseException) -> int | None:
    """The learner's line: of the last frame in the learner's program, or of its broken syntax."""
    last: int | None = None
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == FILE:
            last = trace.tb_lineno
        trace = trace.tb_next
    if last is None and isinstance(error, SyntaxError) and error.filename == FILE:
        number = error.lineno
        last = number if type(number) is int and number > 0 else None
    return last


def _original(error: BaseException, kind: str) -> str:
    if isinstance(error, SyntaxError):
        text = f"{kind}: {error.msg}"
    else:
        try:
            text = "".join(traceback.format_exception_only(error)).strip()
        except BaseException:  # an exception class of the learner's own whose text raises
            text = kind
    text = clean(text)
    return text if len(text) <= 2_000 else text[:2_000] + "…"


def _blank(error: BaseException, code: str, line: int | None) -> int | None:
    """The line of the blank that is behind an error, if one is (a run, unlike a check, tries)."""
    if isinstance(error, NameError) and set(str(getattr(error, "name", None) or "x")) == {"_"}:
        return line
    if isinstance(error, SyntaxError):
        left = blanks.find(normal(code))
        return left[0].line if left else None
    return None


def _short(text: object) -> str | None:
    return clean(str(text))[:200] if text is not None else None

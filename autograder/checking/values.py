"""Turns a program's values into plain data that can be judged, stored and sent.

Only exact types are read (``type(x) is float``), so no method of a learner's own class is ever
called: not ``__eq__``, not ``__repr__``, not ``__float__``. Whatever is not known becomes ``other``
with the name of its type. NumPy and pandas are never imported here: a value of theirs can only be
there when they already are.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

MAX_DEPTH: Final = 6
MAX_ITEMS: Final = 5_000  # over the whole value
MAX_TEXT: Final = 10_000
MAX_INT_BITS: Final = 4_096

KINDS: Final = frozenset(
    [
        "none",
        "bool",
        "int",
        "float",
        "text",
        "list",
        "set",
        "dict",
        "array",
        "series",
        "index",
        "frame",
        "other",
    ]
)
SEQUENCES: Final = frozenset(("list", "array", "series", "index"))


@dataclass(frozen=True, slots=True)
class Value:
    """One value as plain data.

    ``kind`` is one of :data:`KINDS`; ``type`` the name of its Python type (``list`` also covers
    tuples and ranges, ``set`` frozensets). ``items`` are the elements (a dict's values, an array's
    elements in row order), ``keys`` a dict's keys, a Series' labels or a table's column names,
    ``shape`` an array's or table's shape, ``size`` the number of items there really were:
    ``cut`` says that not all of them are here.
    """

    kind: str
    type: str
    data: bool | int | float | str | None = None
    items: tuple[Value, ...] = ()
    keys: tuple[Value, ...] = ()
    shape: tuple[int, ...] = ()
    size: int = 0
    cut: bool = False


def extract(value: object, most: int = MAX_ITEMS) -> Value:
    """``value`` as plain data, ``most`` items of it. Never raises for what a program can build.

    >>> extract([1, 2.5, "a"]).items[1]
    Value(kind='float', type='float', data=2.5, items=(), keys=(), shape=(), size=0, cut=False)
    >>> extract(object()).kind, extract(object()).type
    ('other', 'object')
    """
    return _Extractor(most).value(value, 0)


def type_name(value: object) -> str:
    """The name of ``value``'s type, read without asking the type's own code."""
    kind = type(value)
    name = type.__dict__["__name__"].__get__(kind)
    return clean(str.__str__(name))[:80]


def clean(text: str) -> str:
    """``text`` with U+FFFD for lone surrogates, which no UTF-8 file can hold."""
    if text.isascii():
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


class _Extractor:
    def __init__(self, most: int) -> None:
        self.left = most
        self.open: set[int] = set()

    def value(self, value: object, depth: int) -> Value:
        kind = type(value)
        if value is None:
            return Value("none", "NoneType")
        if kind is bool:
            return Value("bool", "bool", data=value is True)
        if kind is int:
            return _whole(int(value), "int")  # type: ignore[call-overload]
        if kind is float:
            return Value("float", "float", data=value)  # type: ignore[arg-type]
        if kind is str:
            return _text(str(value), "str")
        if kind in (list, tuple, range, set, frozenset, dict):
            return self.container(value, kind.__name__, depth)
        return self.foreign(value, kind, depth)

    def container(self, value: Any, name: str, depth: int) -> Value:
        shape = {"tuple": "list", "range": "list", "frozenset": "set"}.get(name, name)
        size = len(value)
        if depth >= MAX_DEPTH or id(value) in self.open:
            return Value(shape, name, size=size, cut=True)
        self.open.add(id(value))
        try:
            keys: tuple[Value, ...] = ()
            if name == "dict":
                # Lists first: iterating must not meet a dict that an extraction changes.
                pairs = list(value.items())
                keys = self.some((key for key, _ in pairs), depth)
                items = self.some((item for _, item in pairs), depth)
                cut = len(items) < size or len(keys) < size
            else:
                items = self.some(value, depth)
                cut = len(items) < size
            return Value(shape, name, items=items, keys=keys, size=size, cut=cut)
        finally:
            self.open.discard(id(value))

    def some(self, values: Iterable[Any], depth: int) -> tuple[Value, ...]:
        taken: list[Value] = []
        for value in values:
            if self.left <= 0:
                break
            self.left -= 1
            taken.append(self.value(value, depth + 1))
        return tuple(taken)

    def foreign(self, value: Any, kind: type, depth: int) -> Value:
        numpy, pandas = sys.modules.get("numpy"), sys.modules.get("pandas")
        try:
            if numpy is not None:
                if kind is numpy.ndarray:
                    return self.array(value, depth)
                if kind.__module__ == "numpy" and issubclass(kind, numpy.generic):
                    return self.scalar(value, kind)
            if pandas is not None:
                if kind is pandas.Series:
                    return self.series(value, depth)
                if kind is pandas.DataFrame:
                    return self.frame(value, depth)
                if issubclass(kind, pandas.Index) and kind.__module__.startswith("pandas."):
                    size = len(value)
                    items = self.some(_limited(value.tolist, size, self.left), depth)
                    return Value("index", "Index", items=items, size=size, cut=len(items) < size)
                if value is pandas.NA or value is pandas.NaT:
                    return Value("none", type_name(value))
            for module, name in (("fractions", "Fraction"), ("decimal", "Decimal")):
                loaded = sys.modules.get(module)
                if loaded is not None and kind is getattr(loaded, name, None):
                    return Value("float", name, data=float(value))
        except Exception:  # a library's object in a state that it cannot read itself
            return Value("other", type_name(value))
        return Value("other", type_name(value))

    def scalar(self, value: Any, kind: type) -> Value:
        name = f"numpy.{kind.__name__}"
        family = value.dtype.kind
        if family == "b":
            return Value("bool", name, data=bool(value))
        if family in "iu":
            return _whole(int(value), name)
        if family == "f":
            return Value("float", name, data=float(value))
        if family == "U":
            return _text(str(value), name)
        return Value("other", name)

    def array(self, value: Any, depth: int) -> Value:
        shape, size = tuple(int(length) for length in value.shape), int(value.size)
        items: tuple[Value, ...] = ()
        if value.dtype.kind in "biufUO" and depth < MAX_DEPTH and id(value) not in self.open:
            self.open.add(id(value))
            try:
                # tolist() of the part that is kept: float32 becomes float exactly.
                part = value.reshape(-1)[: self.left]
                items = self.some(part.tolist(), depth)
            finally:
                self.open.discard(id(value))
        return Value(
            "array",
            f"numpy.ndarray[{value.dtype.name}]",
            items=items,
            shape=shape,
            size=size,
            cut=len(items) < size,
        )

    def series(self, value: Any, depth: int) -> Value:
        size = len(value)
        items = self.some(_limited(value.tolist, size, self.left), depth)
        keys = self.some(_limited(value.index.tolist, size, self.left), depth)
        return Value(
            "series",
            "Series",
            items=items,
            keys=keys,
            shape=(size,),
            size=size,
            cut=len(items) < size,
        )

    def frame(self, value: Any, depth: int) -> Value:
        shape = tuple(int(length) for length in value.shape)
        keys = self.some(_limited(value.columns.tolist, shape[1], 100), depth)
        return Value("frame", "DataFrame", keys=keys, shape=shape, size=shape[0], cut=True)


def _limited(make: Any, size: int, left: int) -> list[Any]:
    """``make()`` unless it would be far more than can be kept."""
    return list(make()) if size <= max(left, 0) + MAX_ITEMS else []


def _whole(value: int, name: str) -> Value:
    if value.bit_length() > MAX_INT_BITS:
        return Value("other", "int", cut=True)
    return Value("int", name, data=value)


def _text(value: str, name: str) -> Value:
    size = len(value)
    return Value("text", name, data=clean(value[:MAX_TEXT]), size=size, cut=size > MAX_TEXT)


# --- Views -------------------------------------------------------------------------------------


def single(value: Value) -> Value:
    """What a 0-d or one-element array, Series or Index holds; else the value itself."""
    while value.kind in ("array", "series", "index") and value.size == 1 and len(value.items) == 1:
        value = value.items[0]
    return value


def as_number(value: Value) -> float | int | None:
    """The number that a value is, else None. A bool is never a number."""
    if value.kind in ("int", "float") and not isinstance(value.data, bool):
        return value.data  # type: ignore[return-value]
    return None


def as_float(value: Value) -> float | None:
    """Like :func:`as_number`, as a float; a whole number beyond a float's range is infinite."""
    number = as_number(value)
    if number is None:
        return None
    try:
        return float(number)
    except OverflowError:
        return math.inf if number > 0 else -math.inf


def same(left: Value, right: Value) -> bool:
    """Whether two values are equal as data, whatever Python type holds them."""
    left, right = single(left), single(right)
    one, two = as_float(left), as_float(right)
    if one is not None and two is not None:
        if math.isnan(one) or math.isnan(two):
            return math.isnan(one) and math.isnan(two)
        return math.isclose(one, two, rel_tol=1e-9, abs_tol=1e-12)
    if left.cut or right.cut:
        return False
    sequence = left.kind in SEQUENCES and right.kind in SEQUENCES
    if left.kind != right.kind and not sequence:
        return False
    if left.kind == "other":
        return left.type == right.type
    if left.kind == "set":
        return sorted(map(_text_of, left.items)) == sorted(map(_text_of, right.items))
    if len(left.items) != len(right.items) or left.data != right.data:
        return False
    if left.kind == "dict":
        pairs = {_text_of(key): item for key, item in zip(right.keys, right.items, strict=False)}
        return all(
            (other := pairs.get(_text_of(key))) is not None and same(item, other)
            for key, item in zip(left.keys, left.items, strict=False)
        )
    return all(map(same, left.items, right.items))


def _text_of(value: Value) -> str:
    """A text that equal elements share, whatever Python type holds them."""
    value = single(value)
    number = as_float(value)
    if number is not None:
        return f"{number:.9g}"
    if value.items:
        return f"{value.kind}({','.join(map(_text_of, value.items))})"
    return f"{value.kind}:{value.data!r}"


def show(value: Value, width: int = 80) -> str:
    """A short text of a value for a learner to recognise it by.

    >>> show(extract([0.5, "ก", None, True]))
    "[0.5, 'ก', None, True]"
    """
    text = _show(value)
    return text if len(text) <= width else text[: width - 1] + "…"


def _show(value: Value) -> str:
    if value.kind == "none":
        return "None" if value.type == "NoneType" else value.type
    if value.kind in ("bool", "int", "float"):
        return repr(value.data)
    if value.kind == "text":
        return repr(value.data)
    if value.kind == "frame":
        return f"DataFrame {value.shape[0]}×{value.shape[1]}"
    if value.kind == "other":
        return value.type
    some = [_show(item) for item in value.items[:12]]
    if value.kind == "dict":
        some = [f"{_show(key)}: {item}" for key, item in zip(value.keys, some, strict=False)]
    if value.size > len(some):
        some.append("…")
    inner = ", ".join(some)
    if value.kind in ("set", "dict"):
        return "{" + inner + "}"
    if value.type == "tuple":
        return f"({inner},)" if len(some) == 1 else f"({inner})"
    return f"[{inner}]"


# --- JSON --------------------------------------------------------------------------------------


def to_plain(value: Value) -> dict[str, Any]:
    """A value as JSON data: one letter per field, fields at their default left out."""
    plain: dict[str, Any] = {"k": value.kind, "t": value.type}
    data: Any = value.data
    if isinstance(data, float) and not math.isfinite(data):
        data = repr(data)
    elif isinstance(data, int) and not isinstance(data, bool) and abs(data) >= 2**53:
        data = str(data)
    if data is not None:
        plain["d"] = data
    if value.items:
        plain["i"] = [to_plain(item) for item in value.items]
    if value.keys:
        plain["y"] = [to_plain(key) for key in value.keys]
    if value.shape:
        plain["s"] = list(value.shape)
    if value.size:
        plain["n"] = value.size
    if value.cut:
        plain["c"] = True
    return plain


class NotPlain(ValueError):
    """JSON that is no value of ours."""


def from_plain(plain: object) -> Value:
    """The value that :func:`to_plain` wrote. Raises :class:`NotPlain` for anything else.

    What it reads may come from a hostile process: types, lengths and depth are checked.
    """
    return _Reader().value(plain, 0)


class _Reader:
    def __init__(self) -> None:
        self.left = 2 * MAX_ITEMS + 100

    def value(self, plain: object, depth: int) -> Value:
        self.left -= 1
        if depth > MAX_DEPTH + 2 or self.left < 0:
            raise NotPlain("too deep or too many items")
        if type(plain) is not dict or not set(plain) <= set("ktdiysnc"):
            raise NotPlain("not a value")
        kind, name = plain.get("k"), plain.get("t")
        if type(kind) is not str or kind not in KINDS:
            raise NotPlain("unknown kind")
        if type(name) is not str or len(name) > 100:
            raise NotPlain("no type")
        shape = tuple(self.whole(length) for length in self.list(plain.get("s", []), 32))
        items = tuple(self.value(item, depth + 1) for item in self.list(plain.get("i", [])))
        size = self.whole(plain.get("n", 0))
        # What the rest of the checker takes for granted of an extracted value.
        if size < len(items) or (kind == "frame" and len(shape) != 2):
            raise NotPlain("sizes that cannot be")
        cut = plain.get("c", False) is True or (kind != "text" and size > len(items))
        return Value(
            kind,
            clean(name),
            data=self.data(kind, plain.get("d")),
            items=items,
            keys=tuple(self.value(key, depth + 1) for key in self.list(plain.get("y", []))),
            shape=shape,
            size=size,
            cut=cut,
        )

    def list(self, plain: object, most: int = MAX_ITEMS) -> list[Any]:
        if type(plain) is not list or len(plain) > most:
            raise NotPlain("not a list, or too long")
        return plain

    def whole(self, plain: object) -> int:
        if type(plain) is not int or not 0 <= plain < 2**63:
            raise NotPlain("not a size")
        return plain

    def data(self, kind: str, data: object) -> bool | int | float | str | None:
        if kind == "bool" and type(data) is bool:
            return data
        if kind == "text" and type(data) is str and len(data) <= MAX_TEXT:
            return clean(data)
        if kind == "int":
            if type(data) is str and len(data) <= MAX_INT_BITS // 3:
                digits = data.removeprefix("-")
                if digits.isascii() and digits.isdigit():
                    return int(data)
            if type(data) is int and abs(data) < 2**53:
                return data
        if kind == "float":
            if type(data) is str and data in ("nan", "inf", "-inf"):
                return float(data)
            if type(data) is int and abs(data) < 2**53:
                return float(data)
            if type(data) is float and math.isfinite(data):
                return data
        if data is None and kind not in ("bool", "text", "int", "float"):
            return None
        raise NotPlain(f"no data of kind {kind}")


def dumps(plain: object) -> str:
    """Strict JSON, ASCII only (so that every reader gets the same text)."""
    return json.dumps(plain, ensure_ascii=True, allow_nan=False, separators=(",", ":"))

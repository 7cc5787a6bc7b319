"""Compares a learner's value with the reference's, and names the slip where one is seen.

:func:`compare` says ``right``, ``wrong`` or ``wrong_type``, and the key of the message that fits
(see :mod:`autograder.checking.messages`). It knows nothing of programs.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field, replace

from autograder.checking.values import SEQUENCES, Value, as_float, as_number, show, single
from autograder.content.exercise import Variable

RIGHT, WRONG, WRONG_TYPE, MISSING = "right", "wrong", "wrong_type", "missing"
_CALLABLES = frozenset(
    [
        "function",
        "method",
        "builtin_function_or_method",
        "type",
        "ufunc",
        "method-wrapper",
        "method_descriptor",
        "partial",
        "_ArrayFunctionDispatcher",
    ]
)
_LAZY = frozenset(
    [
        "generator",
        "map",
        "filter",
        "zip",
        "enumerate",
        "reversed",
        "list_iterator",
        "dict_keys",
        "dict_values",
        "dict_items",
        "dict_keyiterator",
        "range_iterator",
    ]
)
_NUMERAL = re.compile(r"\s*[-+]?(\d+([.,]\d*)?|\.\d+)([eE][-+]?\d+)?\s*(?P<percent>%?)\s*\Z")


@dataclass(frozen=True)
class Comparison:
    """The outcome for one variable: its state, and the slip's message key and arguments."""

    state: str
    key: str | None = None
    args: dict[str, str] = field(default_factory=dict)

    @property
    def right(self) -> bool:
        """Whether nothing is wrong."""
        return self.state == RIGHT


def compare(variable: Variable, found: Value | None, expected: Value) -> Comparison:
    """How ``found`` stands to ``expected`` under the rules of ``variable``.

    >>> from autograder.checking.values import extract
    >>> compare(Variable("x", "number", round=4), extract(0.6), extract(0.6333))
    Comparison(state='wrong', key='rounded_too_much', args={'places': '4'})
    """
    if found is None:
        return Comparison(MISSING, "missing")
    if found.kind == "none":
        return Comparison(WRONG_TYPE, "none")
    if found.kind == "other":
        if found.type in _CALLABLES:
            return Comparison(WRONG_TYPE, "not_called", {"type": found.type})
        if found.type in _LAZY:
            return Comparison(WRONG_TYPE, "lazy", {"type": found.type})
    return _RULES[variable.kind](variable, found, expected)


# --- One value ---------------------------------------------------------------------------------


def _number(variable: Variable, found: Value, expected: Value) -> Comparison:
    value = found if variable.strict else single(found)
    wrong = _not_a_number(value)
    if wrong is None and variable.strict and value.kind != "float":
        inner = _number_close(variable, value, expected)
        return Comparison(WRONG_TYPE, "int_for_float") if inner.right else inner
    return wrong or _number_close(variable, value, expected)


def _integer(variable: Variable, found: Value, expected: Value) -> Comparison:
    value = found if variable.strict else single(found)
    wrong = _not_a_number(value)
    if wrong is not None:
        return wrong
    if variable.at_least is not None:
        return _number_close(variable, value, expected)
    number, target = as_number(value), as_number(expected)
    equal = number == target
    if value.kind == "float":
        if variable.strict and equal:
            return Comparison(WRONG_TYPE, "float_for_integer")
        if not float(number or 0).is_integer():
            return Comparison(WRONG, "not_whole")
    return Comparison(RIGHT) if equal else Comparison(WRONG)


def _not_a_number(value: Value) -> Comparison | None:
    if value.kind == "none":
        return Comparison(WRONG_TYPE, "none")
    if value.kind == "bool":
        return Comparison(WRONG_TYPE, "bool_for_number")
    if value.kind == "text":
        numeral = _NUMERAL.match(str(value.data))
        if numeral:
            key = "percent_text" if numeral["percent"] else "text_for_number"
            return Comparison(WRONG_TYPE, key)
        return Comparison(WRONG_TYPE, "words_for_number")
    if value.kind in SEQUENCES or value.kind in ("set", "dict"):
        if value.kind != "dict" and value.size == 1:  # only met when the type is asked for
            return Comparison(WRONG_TYPE, "wrapped_number", {"type": plain_type(value)})
        if value.size == 0:
            return Comparison(WRONG_TYPE, "empty_for_number", {"type": plain_type(value)})
        return Comparison(
            WRONG_TYPE, "many_for_number", {"type": plain_type(value), "count": str(value.size)}
        )
    if value.kind == "frame":
        return Comparison(WRONG_TYPE, "table_for_number")
    number = as_float(value)
    if number is None:
        return Comparison(WRONG_TYPE, "wrong_type", {"type": value.type})
    if math.isnan(number):
        return Comparison(WRONG, "nan")
    if math.isinf(number):
        return Comparison(WRONG, "infinite")
    return None


def _number_close(variable: Variable, found: Value, expected: Value) -> Comparison:
    number, target = as_float(found), as_float(expected)
    assert number is not None
    assert target is not None
    if variable.at_least is not None:
        least = {"least": f"{variable.at_least:g}"}
        return (
            Comparison(RIGHT) if number >= variable.at_least else Comparison(WRONG, "below", least)
        )
    places = variable.round
    if variable.tolerance is not None and abs(number - target) <= variable.tolerance:
        return Comparison(RIGHT)
    if places is None:
        close = math.isclose(number, target, rel_tol=1e-6, abs_tol=1e-9)
        if close:
            return Comparison(RIGHT)
        if math.isclose(number, target * 100, rel_tol=1e-6) and _is_share(target):
            return Comparison(WRONG, "percentage")
        return Comparison(WRONG)
    # float32 keeps about seven digits, so its rounding may be off by that much; never so much that
    # the next rounded number would be right too.
    slack = min(max(10.0 ** -(places + 2), abs(target) * 2e-7), 10.0**-places / 4)
    if abs(number - target) <= slack:
        return Comparison(RIGHT)
    args = {"places": str(places)}
    if abs(number - target) <= 0.5 * 10.0**-places + slack:
        return Comparison(WRONG, "not_rounded", args)
    for fewer in range(1, places):
        if abs(number - round(target, fewer)) <= slack:
            return Comparison(WRONG, "rounded_too_much", args)
    if _is_share(target):
        hundredfold = target * 100
        if abs(number - hundredfold) <= 0.5 * 10.0 ** (2 - places) + slack or any(
            abs(number - round(hundredfold, fewer)) <= slack for fewer in range(places)
        ):
            return Comparison(WRONG, "percentage", args)
    return Comparison(WRONG)


def _is_share(target: float) -> bool:
    return 0 < abs(target) <= 1


def _text(variable: Variable, found: Value, expected: Value) -> Comparison:
    value = found if variable.strict else single(found)
    if value.kind != "text":
        if value.kind in ("int", "float"):
            return Comparison(WRONG_TYPE, "number_for_text")
        if value.kind in SEQUENCES or value.kind in ("set", "dict", "frame"):
            return Comparison(
                WRONG_TYPE, "many_for_text", {"type": plain_type(value), "count": str(value.size)}
            )
        return Comparison(WRONG_TYPE, "wrong_type", {"type": plain_type(value)})
    text, target = str(value.data), str(expected.data)
    if text == target and not value.cut:
        return Comparison(RIGHT)
    if "".join(text.split()) == "".join(target.split()):
        return Comparison(WRONG, "text_space")
    if "".join(text.split()).casefold() == "".join(target.split()).casefold():
        return Comparison(WRONG, "text_case")
    if text.strip("'\"` ") == target:
        return Comparison(WRONG, "text_quotes")
    return Comparison(WRONG)


def _bool(variable: Variable, found: Value, expected: Value) -> Comparison:
    value = found if variable.strict else single(found)
    if value.kind == "bool":
        return Comparison(RIGHT if value.data is expected.data else WRONG)
    if value.kind in ("int", "float"):
        return Comparison(WRONG_TYPE, "number_for_bool")
    if value.kind == "text":
        return Comparison(WRONG_TYPE, "text_for_bool")
    if value.size > 1:
        return Comparison(
            WRONG_TYPE, "many_for_bool", {"type": plain_type(value), "count": str(value.size)}
        )
    return Comparison(WRONG_TYPE, "wrong_type", {"type": plain_type(value)})


# --- Many values -------------------------------------------------------------------------------


def _list(variable: Variable, found: Value, expected: Value) -> Comparison:
    wrong = _not_a_list(variable, found)
    if wrong is not None:
        return wrong
    comparison = _sequence(variable, found, expected)
    if comparison.right and variable.strict and (found.kind, found.type) != ("list", "list"):
        return Comparison(WRONG_TYPE, "list_type", {"type": plain_type(found)})
    return comparison


def _not_a_list(variable: Variable, found: Value) -> Comparison | None:
    kind = found.kind
    args = {"type": plain_type(found)}
    if kind in ("int", "float", "bool"):
        return Comparison(WRONG_TYPE, "one_for_list", args)
    if kind == "text":
        return Comparison(WRONG_TYPE, "text_for_list", args)
    if kind == "frame":
        return Comparison(WRONG_TYPE, "table_for_list", args)
    if kind == "set" and variable.order:
        return Comparison(WRONG_TYPE, "set_for_list", args)
    if kind in SEQUENCES or kind == "set":
        if len(found.shape) > 1:
            return Comparison(WRONG_TYPE, "nested_list", args)
        if found.items and all(item.kind in (*SEQUENCES, "set", "dict") for item in found.items):
            return Comparison(WRONG_TYPE, "nested_list", args)
        if (
            variable.items != "bool"
            and len(found.items) > 1
            and all(item.kind == "bool" for item in found.items)
        ):
            return Comparison(WRONG_TYPE, "mask_for_list", args)
        return None
    return Comparison(WRONG_TYPE, "wrong_type", args)


def _sequence(variable: Variable, found: Value, expected: Value) -> Comparison:
    item = _item(variable, "number")
    rule = _RULES[item.kind]
    same_length = found.size == expected.size and not found.cut
    if same_length:
        pairs = [rule(item, *pair) for pair in zip(found.items, expected.items, strict=True)]
        if all(pair.right for pair in pairs):
            return Comparison(RIGHT)
        if item.kind == "number":
            slip = _common_slip(pairs)
            if slip is not None:
                return slip
    wrong_kind = _item_kind(item, found)
    if wrong_kind is not None:
        return wrong_kind
    one, two = _counted(item, found), _counted(item, expected)
    if one == two:
        return Comparison(RIGHT) if not variable.order else Comparison(WRONG, "list_order")
    if item.kind == "bool" and variable.order and same_length:
        return _first_wrong(found, pairs)
    if set(one) == set(two):
        repeated = any(one[key] > two[key] for key in one)
        return Comparison(WRONG, "list_duplicates" if repeated else "list_lost_repeats")
    if item.kind == "integer" and same_length:
        for shift in (1, -1):
            if all(
                as_number(left) == (as_number(right) or 0) + shift
                for left, right in zip(found.items, expected.items, strict=True)
            ):
                return Comparison(WRONG, "shifted_by_one")
    if item.kind in ("number", "integer") and variable.order and same_length:
        return _first_wrong(found, pairs)
    missing, extra = (two - one).total(), (one - two).total()
    args = {"missing": str(missing), "extra": str(extra), "count": str(found.size)}
    if extra and not missing:
        return Comparison(WRONG, "list_extra", args)
    if missing and not extra:
        return Comparison(WRONG, "list_missing" if found.size else "list_empty", args)
    return Comparison(WRONG, "list_both", args)


def _first_wrong(found: Value, pairs: Sequence[Comparison]) -> Comparison:
    """Values in a given order are told apart by their places, chosen things by what is there."""
    place = next(number for number, pair in enumerate(pairs) if not pair.right)
    args = {"place": str(place), "found": show(single(found.items[place]))}
    return Comparison(WRONG, "list_at", args)


def _item(variable: Variable, default: str) -> Variable:
    """The rules for one element."""
    kind = variable.items or default
    return Variable(variable.name, kind, round=variable.round, tolerance=variable.tolerance)


def _common_slip(pairs: Sequence[Comparison]) -> Comparison | None:
    """The slip that every wrong element shows, if it is one and the same."""
    slips = [pair for pair in pairs if not pair.right]
    first = slips[0]
    return first if first.key and all(slip.key == first.key for slip in slips) else None


def _item_kind(item: Variable, found: Value) -> Comparison | None:
    """Elements of another kind than asked for: row numbers for ids, texts for numbers."""
    fits = {"text": ("text",), "bool": ("bool",)}.get(item.kind, ("int", "float"))
    strangers = [value for value in found.items if single(value).kind not in fits]
    if not strangers:
        return None
    stranger = single(strangers[0])
    if item.kind == "text" and all(value.kind == "int" for value in strangers):
        return Comparison(WRONG_TYPE, "positions_for_ids")
    return Comparison(WRONG_TYPE, "list_item_type", {"type": plain_type(stranger)})


def _counted(item: Variable, value: Value) -> Counter[Hashable]:
    return Counter(_key(item, single(element)) for element in value.items)


def _key(item: Variable, value: Value) -> Hashable:
    """What makes two elements the same one."""
    number = as_float(value)
    if number is not None:
        if math.isnan(number) or math.isinf(number):
            return ("number", repr(number))
        places = item.round if item.round is not None else 6
        return ("number", round(number, places) + 0.0)
    if value.kind in ("text", "bool"):
        return (value.kind, value.data)
    return (value.kind, value.type)


def _set(variable: Variable, found: Value, expected: Value) -> Comparison:
    loose = replace(variable, kind="list", order=False, strict=False)
    wrong = _not_a_list(loose, found)
    if wrong is not None:
        return Comparison(wrong.state, wrong.key, wrong.args)
    item = _item(variable, "text")
    kind = _item_kind(item, found)
    if kind is not None:
        return kind
    one, two = set(_counted(item, found)), set(_counted(item, expected))
    if one == two and not found.cut:
        if variable.strict and found.kind != "set":
            return Comparison(WRONG_TYPE, "set_type", {"type": plain_type(found)})
        return Comparison(RIGHT)
    missing, extra = len(two - one), len(one - two)
    args = {"missing": str(missing), "extra": str(extra), "count": str(found.size)}
    if extra and not missing:
        return Comparison(WRONG, "list_extra", args)
    if missing and not extra:
        return Comparison(WRONG, "list_missing" if one else "list_empty", args)
    return Comparison(WRONG, "list_both", args)


def _dict(variable: Variable, found: Value, expected: Value) -> Comparison:
    if found.kind not in ("dict", "series") or (variable.strict and found.kind != "dict"):
        return Comparison(WRONG_TYPE, "dict_type", {"type": plain_type(found)})
    item = _item(variable, "number")
    label = Variable(variable.name, "text")
    one = {
        _key(label, single(key)): value for key, value in zip(found.keys, found.items, strict=False)
    }
    two = {
        _key(label, single(key)): value
        for key, value in zip(expected.keys, expected.items, strict=False)
    }
    missing, extra = [key for key in two if key not in one], [key for key in one if key not in two]
    args = {"missing": str(len(missing)), "extra": str(len(extra)), "count": str(found.size)}
    if missing or extra or found.cut:
        key = "dict_missing" if not extra else "dict_extra" if not missing else "dict_both"
        return Comparison(WRONG, key, args)
    pairs = {key: compare(item, one[key], two[key]) for key in two}
    wrong = {key: pair for key, pair in pairs.items() if not pair.right}
    if not wrong:
        return Comparison(RIGHT)
    slip = _common_slip(list(wrong.values()))
    if slip is not None:
        return slip
    first = next(iter(wrong))
    shown = str(first[1]) if isinstance(first, tuple) else str(first)
    return Comparison(WRONG, "dict_values", {"wrong": str(len(wrong)), "key": shown})


def _array(variable: Variable, found: Value, expected: Value) -> Comparison:
    args = {"type": plain_type(found)}
    if found.kind in ("int", "float", "bool"):
        return Comparison(WRONG_TYPE, "one_for_list", args)
    if found.kind not in SEQUENCES or (variable.strict and found.kind != "array"):
        return Comparison(WRONG_TYPE, "array_type", args)
    if found.kind == "list" and any(item.kind == "list" for item in found.items):
        rows = [item for item in found.items if item.kind == "list"]
        flat = tuple(value for row in rows for value in row.items)
        found = Value(
            "array",
            found.type,
            items=flat,
            shape=(len(rows), *{row.size for row in rows}),
            size=sum(row.size for row in rows),
            cut=found.cut or any(row.cut for row in rows),
        )
    one, two = _shape(found), _shape(expected)
    if one != two:
        return Comparison(WRONG, "array_shape", {"found": _times(one), "wanted": _times(two)})
    flat_variable = replace(variable, kind="list", items="number", order=True, strict=False)
    if found.items and all(item.kind == "bool" for item in found.items):
        return Comparison(WRONG_TYPE, "mask_for_list", args)
    return _sequence(flat_variable, found, expected)


def _shape(value: Value) -> tuple[int, ...]:
    return value.shape or (value.size,)


def _times(shape: tuple[int, ...]) -> str:
    return "×".join(map(str, shape)) if shape else "1"


def plain_type(value: Value) -> str:
    """The type's name as a learner writes it."""
    if value.kind == "array":
        return "array"
    return value.type


_RULES: dict[str, Callable[[Variable, Value, Value], Comparison]] = {
    "number": _number,
    "integer": _integer,
    "text": _text,
    "bool": _bool,
    "list": _list,
    "set": _set,
    "dict": _dict,
    "array": _array,
}

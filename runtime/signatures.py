"""Reads the types of the functions that a side module puts into the function table.

A library that is loaded when one of its functions is first called has stubs in its slots until then
(js/stubs.mjs), and a stub must have the type of what it stands for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from runtime import wasm
from runtime.wasm import FUNCTION_KIND, NotStrippable, read_leb

LETTERS = {0x7F: "i", 0x7E: "j", 0x7D: "f", 0x7C: "d"}
"""Emscripten's letters for i32, i64, f32 and f64."""
FUNCTION_TYPE, GLOBAL_GET, END = 0x60, 0x23, 0x0B


@dataclass(frozen=True)
class Functions:
    """A side module's functions; a type is written as parameters>results: "iid>i", ">"."""

    exported: dict[str, str]
    """The type of each exported function."""
    segment: list[str]
    """The types of the functions that its element segment puts at its table base, in order."""


def functions(module: bytes) -> Functions:
    """Read a side module's exports and element segment.

    Raises NotStrippable for a type or a segment of another form than compilers write for side
    modules: such a library cannot be left for later.
    """
    types: list[str] = []
    of: list[int] = []  # each function's type
    exports: list[tuple[str, int]] = []
    segment: list[int] = []
    for kind, body in wasm.sections(module):
        if kind == wasm.TYPE:
            types = list(_types(body))
        elif kind == wasm.IMPORT:
            of += [index for sort, index in wasm.imports(body) if sort == FUNCTION_KIND]
        elif kind == wasm.FUNCTION:
            of += _numbers(body, 0)
        elif kind == wasm.EXPORT:
            exports = list(_exports(body))
        elif kind == wasm.ELEMENT:
            segment = _segment(body)
    return Functions(
        {name: types[of[index]] for name, index in exports},
        [types[of[index]] for index in segment],
    )


def _types(body: bytes) -> Iterator[str]:
    count, at = read_leb(body, 0)
    for _ in range(count):
        if body[at] != FUNCTION_TYPE:
            raise NotStrippable(f"a type of unknown form {body[at]}")
        at += 1
        parts = []
        for _part in range(2):  # parameters, results: a byte each
            length, at = read_leb(body, at)
            try:
                parts.append("".join(LETTERS[byte] for byte in body[at : at + length]))
            except KeyError as error:
                raise NotStrippable(f"a value of type {error}") from None
            at += length
        yield ">".join(parts)


def _numbers(body: bytes, at: int) -> list[int]:
    count, at = read_leb(body, at)
    found = []
    for _ in range(count):
        number, at = read_leb(body, at)
        found.append(number)
    return found


def _exports(body: bytes) -> Iterator[tuple[str, int]]:
    count, at = read_leb(body, 0)
    for _ in range(count):
        length, at = read_leb(body, at)
        name = body[at : at + length].decode()
        kind = body[at + length]
        index, at = read_leb(body, at + length + 1)
        if kind == FUNCTION_KIND:
            yield name, index


def _segment(body: bytes) -> list[int]:
    count, at = read_leb(body, 0)
    if count == 0:
        return []
    # One active segment of function numbers at the table base, an imported global.
    if count != 1 or body[at] != 0 or body[at + 1] != GLOBAL_GET:
        raise NotStrippable("an element segment of another form")
    _, at = read_leb(body, at + 2)
    if body[at] != END:
        raise NotStrippable("an element segment of another form")
    return _numbers(body, at + 1)

"""Cuts a side module down to what is needed when its memory comes from a heap image.

The image holds the library's data after relocation and construction, so the module's own data
segments, and the functions that would relocate and construct them, are dead weight: a third of the
time to load it, and bytes that would cross the wire twice.
"""

from __future__ import annotations

from collections.abc import Iterator

CUSTOM, TYPE, IMPORT, FUNCTION, EXPORT, ELEMENT, CODE, DATA, DATA_COUNT = (
    0,
    1,
    2,
    3,
    7,
    9,
    10,
    11,
    12,
)
FUNCTION_KIND, TABLE_KIND = 0, 1
"""What an import or an export can be."""
CONSTRUCTORS, RELOCATIONS = b"__wasm_call_ctors", b"__wasm_apply_data_relocs"
HEADER = b"\0asm\x01\0\0\0"
EMPTY_BODY = b"\x02\x00\x0b"  # size 2: no locals, end


class NotStrippable(ValueError):
    """The module uses something that this cut does not know; use it whole."""


def strip(module: bytes, main: bool = False) -> bytes:
    """Return `module` without data segments and without its memory's initialisers.

    The start function stays: it only sets the module's own globals. So do the constructors of the
    `main` module, which fill its tables; what they write is undone after the start (verify.mjs),
    and the names stay because they are called by name.
    Raises NotStrippable for what is no WebAssembly module.
    """
    initialisers = (RELOCATIONS,) if main else (CONSTRUCTORS, RELOCATIONS)
    if module[:8] != HEADER:
        raise NotStrippable("no WebAssembly module")
    parts = list(sections(module))
    counted = any(kind == DATA_COUNT for kind, _ in parts)
    imported = sum(
        import_kind == FUNCTION_KIND
        for kind, body in parts
        if kind == IMPORT
        for import_kind, _ in imports(body)
    )
    dropped: set[int] = set()
    out = bytearray(HEADER)
    for kind, body in parts:
        if kind == DATA:
            if not counted:
                continue
            # Instructions name segments by number (memory.init): keep as many, all of them empty.
            count, _ = read_leb(body, 0)
            body = leb(count) + b"\x01\x00" * count
        elif kind == CUSTOM and not body.startswith(b"\x08dylink.0"):
            continue
        elif kind == EXPORT:
            shorter, dropped = _without(body, initialisers)
            body = body if main else shorter
        elif kind == CODE:
            body = _emptied(body, {index - imported for index in dropped})
        out += bytes([kind]) + leb(len(body)) + body
    return bytes(out)


def sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield each section's number and content."""
    at = len(HEADER)
    while at < len(module):
        kind = module[at]
        size, start = read_leb(module, at + 1)
        yield kind, module[start : start + size]
        at = start + size


def read_leb(data: bytes, at: int) -> tuple[int, int]:
    """Read an unsigned LEB128 number; return it and where the next thing begins."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        if byte < 128:
            return value, at
        shift += 7


def leb(value: int) -> bytes:
    """Encode an unsigned LEB128 number."""
    out = bytearray()
    while True:
        byte, value = value & 127, value >> 7
        if not value:
            out.append(byte)
            return bytes(out)
        out.append(byte | 128)


def imports(body: bytes) -> Iterator[tuple[int, int]]:
    """Yield each import's kind and, of a function, its type's number (else 0)."""
    for _, _, kind, type_index in named_imports(body):
        yield kind, type_index


def named_imports(body: bytes) -> Iterator[tuple[str, str, int, int]]:
    """Yield each import's source and name, then as `imports`."""
    count, at = read_leb(body, 0)
    for _ in range(count):
        source, at = read_name(body, at)
        name, at = read_name(body, at)
        kind = body[at]
        at += 1
        type_index = 0
        if kind == FUNCTION_KIND:
            type_index, at = read_leb(body, at)
        elif kind == 3:  # global: type, mutability
            at += 2
        elif kind in (1, 2):  # table: element type, limits; memory: limits
            at += kind == 1
            flags = body[at]
            _, at = read_leb(body, at + 1)
            if flags & 1:
                _, at = read_leb(body, at)
        elif kind == 4:  # exception tag: attribute, type index
            _, at = read_leb(body, at + 1)
        else:
            raise NotStrippable(f"import of unknown kind {kind}")
        yield source, name, kind, type_index


def read_name(data: bytes, at: int) -> tuple[str, int]:
    """Read a name; return it and where the next thing begins."""
    size, at = read_leb(data, at)
    return data[at : at + size].decode(), at + size


def _without(body: bytes, names: tuple[bytes, ...]) -> tuple[bytes, set[int]]:
    count, at = read_leb(body, 0)
    kept, left, dropped = bytearray(), 0, set()
    for _ in range(count):
        start = at
        size, at = read_leb(body, at)
        name = body[at : at + size]
        kind = body[at + size]
        index, at = read_leb(body, at + size + 1)
        if name in names and kind == 0:
            dropped.add(index)
        else:
            kept += body[start:at]
            left += 1
    return leb(left) + bytes(kept), dropped


def _emptied(body: bytes, indices: set[int]) -> bytes:
    count, at = read_leb(body, 0)
    out = bytearray(leb(count))
    for index in range(count):
        start = at
        size, at = read_leb(body, at)
        at += size
        out += EMPTY_BODY if index in indices else body[start:at]
    return bytes(out)

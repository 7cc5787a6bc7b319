"""Cuts Pyodide's core down to what a start from an image touches.

The stock core exports ten thousand names, since any library might ask for any of them, and its
script wraps a third of them in a function of its own. A browser makes an object for each, and the
script looks at each five times, before Python can start. A tenth is ever asked for on this site.

Here the others lose their exports and wrappers but stay where an ordinary start has them: in the
function table, put there by the module itself. A list of their names and places (`rest`) is fetched
when somebody asks for one that is not there (js/symbols.mjs).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from runtime import wasm

INTERNAL = re.compile(r"__em_js__|__(start|stop)_em_(js|asm)$")
"""Exports that only the linker reads."""
WRAPPER = re.compile(
    r'var (_\w+)=(?:Module\["\1"\]=)?(?:\([\w,]*\)|\w+)=>'
    r'\(\1=(?:Module\["\1"\]=)?wasmExports\["(\w+)"\]\)\([\w,]*\);'
)
HOOKS = (
    # Once made, this map would take in every slot of every library: it is made anew when somebody
    # asks for it after the start. Until the libraries come nobody asks for what is in the table.
    (
        "var functionsInTableMap;",
        'var functionsInTableMap=new WeakMap;Module["forgetTableMap"]='
        "()=>{functionsInTableMap=undefined};",
    ),
    ("functionsInTableMap.delete(", "functionsInTableMap?.delete("),
    # The rest, before a library that no image holds is linked, or when a symbol is not there.
    (
        "var firstLoad=!handle||!HEAP8[handle+8>>>0];",
        'var firstLoad=!handle||!HEAP8[handle+8>>>0];if(firstLoad)Module["allSymbols"]?.();',
    ),
    (
        "if(!lib.exports.hasOwnProperty(symbol)||",
        'if(!lib.exports.hasOwnProperty(symbol))Module["allSymbols"]?.();'
        "if(!lib.exports.hasOwnProperty(symbol)||",
    ),
)


class CoreChanged(ValueError):
    """The core has another form than this cut knows."""


@dataclass(frozen=True)
class Core:
    """What a start loads, and what it can do without."""

    script: str
    module: bytes
    boot: dict[str, list[list[Any]]]
    """[name, slot in the table] of the functions that a start asks for: all of them as `got`; as
    `script` those that are the script's own, which the module cannot put there."""
    rest: dict[str, list[list[Any]]]
    """[name, value] of all others: `functions`, `data`, and `script` as above."""


def cut(
    script: str, module: bytes, boot: dict[str, int], libraries: Iterable[bytes], named: str
) -> Core:
    """Cut the stock `script` and the core's `module` (stripped of its data).

    `boot` has every symbol's value after an ordinary start (js/slots.mjs), `libraries` are all that
    the site has, `named` is further script that names symbols. Raises CoreChanged.
    """
    wrappers = {match[1]: match[2] for match in WRAPPER.finditer(script)}
    bare = WRAPPER.sub("", script)
    words = set(re.findall(r"\w+", bare)) | set(re.findall(r"\w+", named))
    used = {name for name in wrappers if name in words}
    # Those that convert addresses are read from the exports by name.
    used |= {name for name, export in wrappers.items() if f'["{export}"]=makeWrapper' in bare}
    if not 50 < len(used) < 300 or len(wrappers) < 3000:
        raise CoreChanged(f"pyodide.asm.js has {len(wrappers)} wrappers, {len(used)} in use")
    shorter = WRAPPER.sub(lambda match: match[0] if match[1] in used else "", script)
    for old, new in HOOKS:
        if shorter.count(old) != 1:
            raise CoreChanged(f"pyodide.asm.js has {shorter.count(old)} times {old}")
        shorter = shorter.replace(old, new)

    exports = {name: (kind, index) for name, kind, index in _exports(module)}
    keep = {wrappers[name] for name in used}
    keep |= {name for name in exports if name in words or f"_{name}" in words}
    keep |= {name for source, name, _ in _imports(module) if source.startswith("GOT.")}
    for library in libraries:
        keep |= {name for _, name, _ in _imports(library)}
        keep |= {name for name, _, _ in _exports(library)}
    dropped = {name: value for name, value in exports.items() if name not in keep}

    functions = {
        n: boot[n] for n, (kind, _) in exports.items() if kind == wasm.FUNCTION_KIND and n in boot
    }
    own = int(match[1]) if (match := re.search(r'Table\(\{"initial":(\d+)', script)) else 0
    imported = [name for _, name, kind in _imports(module) if kind == wasm.FUNCTION_KIND]
    slots = {slot: exports[name][1] for name, slot in functions.items() if slot >= own}
    slots |= {boot[name]: i for i, name in enumerate(imported) if boot.get(name, 0) >= own}
    # Functions of the script whose addresses the core knows.
    asked = {
        name: value
        for source, name, _ in _imports(module)
        if source == "GOT.func" and name not in exports and (value := boot.get(name, 0))
    }
    own_functions = [[name, slot] for name, slot in asked.items() if slot not in slots]
    # Nothing in the core or a library of the site draws with OpenGL: that can wait.
    drawing = [entry for entry in own_functions if entry[0].startswith("emscripten_gl")]
    rest = {
        "functions": [[n, functions[n]] for n in dropped if n in functions],
        "data": [[n, boot[n]] for n in dropped if n not in functions and n in boot],
        "script": drawing,
    }
    lost = [n for n in dropped if n not in boot and not INTERNAL.match(n)]
    if lost:
        raise CoreChanged(f"exports without a place: {lost[:5]}")
    got = {name: slot for name, slot in functions.items() if name in keep} | asked
    start = {
        "got": [list(entry) for entry in got.items()],
        "script": [entry for entry in own_functions if entry not in drawing],
    }
    return Core(shorter, _rewritten(module, set(dropped), slots), start, rest)


def _rewritten(module: bytes, dropped: set[str], slots: dict[int, int]) -> bytes:
    """Without the exports `dropped`, with function `slots[n]` in slot n of the table."""
    out = bytearray(wasm.HEADER)
    done = False
    for kind, body in wasm.sections(module):
        if kind == wasm.EXPORT:
            body = _without(body, dropped)
        elif kind == wasm.ELEMENT:
            count, at = wasm.read_leb(body, 0)
            runs = list(_runs(slots))
            body = wasm.leb(count + len(runs)) + body[at:] + b"".join(map(_segment, runs))
            done = True
        out += bytes([kind]) + wasm.leb(len(body)) + body
    if not done:
        raise CoreChanged("the core has no element section")
    return bytes(out)


def _runs(slots: dict[int, int]) -> Iterator[tuple[int, list[int]]]:
    """Neighbouring slots together: the first one and the functions from there on."""
    start, functions = -1, []
    for slot in sorted(slots):
        if slot != start + len(functions):
            if functions:
                yield start, functions
            start, functions = slot, []
        functions.append(slots[slot])
    if functions:
        yield start, functions


def _segment(run: tuple[int, list[int]]) -> bytes:
    """An active segment of table 0 at a constant place: i32.const SLOT, end, functions."""
    start, functions = run
    return (
        b"\x00\x41"
        + _signed(start)
        + b"\x0b"
        + wasm.leb(len(functions))
        + b"".join(map(wasm.leb, functions))
    )


def _exports(module: bytes) -> Iterator[tuple[str, int, int]]:
    """Name, kind and index of each export."""
    for number, body in wasm.sections(module):
        if number != wasm.EXPORT:
            continue
        count, at = wasm.read_leb(body, 0)
        for _ in range(count):
            name, at = wasm.read_name(body, at)
            kind = body[at]
            index, at = wasm.read_leb(body, at + 1)
            yield name, kind, index


def _imports(module: bytes) -> Iterator[tuple[str, str, int]]:
    """Source, name and kind of each import."""
    for number, body in wasm.sections(module):
        if number == wasm.IMPORT:
            for source, name, kind, _ in wasm.named_imports(body):
                yield source, name, kind


def _without(body: bytes, names: set[str]) -> bytes:
    """An export section without these names."""
    count, at = wasm.read_leb(body, 0)
    kept, left = bytearray(), 0
    for _ in range(count):
        start = at
        name, at = wasm.read_name(body, at)
        _, at = wasm.read_leb(body, at + 1)
        if name not in names:
            kept += body[start:at]
            left += 1
    return wasm.leb(left) + bytes(kept)


def _signed(value: int) -> bytes:
    """A signed LEB128 number, of a value that is not negative."""
    out = bytearray()
    while value > 63:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes(out) + bytes([value])

"""The core that a start loads: what nobody asks for loses its name and keeps its place."""

from __future__ import annotations

import pytest

from runtime import core, wasm


def section(kind: int, *parts: bytes) -> bytes:
    body = b"".join(parts)
    return bytes([kind]) + wasm.leb(len(body)) + body


def text(name: str) -> bytes:
    return wasm.leb(len(name)) + name.encode()


EXPORTS = {"used": 1, "asked": 2, "rest": 3, "again": 3, "early": 4}
MODULE = (
    wasm.HEADER
    + section(1, b"\x01\x60\x00\x00")
    + section(
        2,
        b"\x03",
        text("env") + text("of_script") + b"\x00\x00",
        text("env") + text("__indirect_function_table") + b"\x01\x70\x00\x02",
        text("GOT.func") + text("emscripten_glClear") + b"\x03\x7f\x01",
    )
    + section(3, b"\x04\x00\x00\x00\x00")
    + section(7, b"\x05", *(text(name) + b"\0" + wasm.leb(i) for name, i in EXPORTS.items()))
    + section(9, b"\x01\x00\x41\x01\x0b\x01\x04")
    + section(10, b"\x04", *[b"\x02\x00\x0b"] * 4)
)
BOOT = {"early": 1, "used": 2, "asked": 3, "rest": 200, "again": 200, "of_script": 201}
BOOT |= {"emscripten_glClear": 202}
LIBRARY = wasm.HEADER + section(2, b"\x01", text("env") + text("asked") + b"\x00\x00")


def wrapper(name: str) -> str:
    return (
        f'var _{name}=Module["_{name}"]=a0=>(_{name}=Module["_{name}"]=wasmExports["{name}"])(a0);'
    )


def script(*, hooks: bool = True) -> str:
    """A script with as many wrappers as the stock one, the first sixty of them in use."""
    many = [f"name{i}" for i in range(3000)]
    calls = "".join(f"_{name}(1);" for name in many[:60]) + "_used(2);"
    table = 'new WebAssembly.Table({"initial":2});'
    wrappers = "".join(map(wrapper, [*many, *EXPORTS]))
    return table + wrappers + calls + "".join(old for old, _ in core.HOOKS if hooks)


def test_what_somebody_names_keeps_its_export_and_the_rest_its_slot() -> None:
    cut = core.cut(script(), MODULE, BOOT, [LIBRARY], "")
    assert [name for name, _, _ in core._exports(cut.module)] == ["used", "asked"]
    assert wrapper("used") in cut.script
    assert wrapper("name59") in cut.script
    assert wrapper("asked") not in cut.script
    assert wrapper("name60") not in cut.script
    assert cut.boot == {
        "got": [["used", 2], ["asked", 3], ["emscripten_glClear", 202]],
        "script": [],
    }
    assert cut.rest["functions"] == [["rest", 200], ["again", 200], ["early", 1]]
    assert cut.rest["script"] == [["emscripten_glClear", 202]]


def test_the_module_fills_the_slots_that_an_ordinary_start_would() -> None:
    module = core.cut(script(), MODULE, BOOT, [LIBRARY], "").module
    (elements,) = (body for kind, body in wasm.sections(module) if kind == wasm.ELEMENT)
    # Slots 2 and 3: functions 1 and 2; 200 and 201: function 3 and the imported one.
    first, second = b"\x00\x41\x02\x0b\x02\x01\x02", b"\x00\x41\xc8\x01\x0b\x02\x03\x00"
    assert elements == b"\x03\x00\x41\x01\x0b\x01\x04" + first + second


def test_another_script_is_refused() -> None:
    with pytest.raises(core.CoreChanged, match="wrappers"):
        core.cut("", MODULE, BOOT, [], "")
    with pytest.raises(core.CoreChanged, match="functionsInTableMap"):
        core.cut(script(hooks=False), MODULE, BOOT, [], "")

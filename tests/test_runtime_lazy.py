"""Libraries that wait until they are called: the types of their functions, the stubs."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from runtime import images, signatures, wasm

ROOT = Path(__file__).resolve().parent.parent
I32, I64, F64, EXTERNREF = 0x7F, 0x7E, 0x7C, 0x6F


def section(kind: int, *parts: bytes) -> bytes:
    body = b"".join(parts)
    return bytes([kind]) + wasm.leb(len(body)) + body


def signature(parameters: tuple[int, ...], results: tuple[int, ...] = ()) -> bytes:
    sides = (bytes([len(side), *side]) for side in (parameters, results))
    return b"\x60" + b"".join(sides)


def module(*types: bytes, element: bytes = b"\x00\x23\x00\x0b\x02\x01\x02") -> bytes:
    """An imported function of type 0 and two of type 1, of which one is exported."""
    body = b"\x05\x00\x41\x07\x1a\x0b"
    return (
        wasm.HEADER
        + section(wasm.TYPE, bytes([len(types)]), *types)
        + section(wasm.IMPORT, b"\x02", b"\x01e\x01b\x03\x7f\x00", b"\x01e\x01f\x00\x00")
        + section(wasm.FUNCTION, b"\x02\x01\x01")
        + section(wasm.EXPORT, b"\x02", b"\x01g\x00\x02", b"\x01v\x03\x00")
        + section(wasm.ELEMENT, b"\x01", element)
        + section(wasm.CODE, b"\x02", body, body)
    )


def test_types_of_what_is_exported_and_of_what_is_in_the_segment() -> None:
    types = signature((I32,)), signature((I32, I64, F64), (I32,))
    element = b"\x00\x23\x00\x0b\x03\x02\x00\x01"
    found = signatures.functions(module(*types, element=element))
    assert found.exported == {"g": "ijd>i"}
    assert found.segment == ["ijd>i", "i>", "ijd>i"]


@pytest.mark.parametrize(
    "made",
    [
        module(signature((EXTERNREF,)), signature(())),
        module(signature(()), signature(()), element=b"\x01\x00\x02\x01\x02"),
    ],
    ids=["a type that no stub has", "a passive segment"],
)
def test_what_no_stub_can_stand_for_is_refused(made: bytes) -> None:
    with pytest.raises(wasm.NotStrippable):
        signatures.functions(made)


def test_types_are_noted_by_number_and_the_numbers_stay() -> None:
    one = module(signature((I32,)), signature((F64,), (F64,)))
    odd = module(signature((EXTERNREF,)), signature(()))
    types = [">", "i>"]
    meta: dict[str, Any] = {
        "libs": [{"name": "one"}, {"name": "odd"}],
        "slots": [[9, -1, "malloc"], [10, 0, "g"], [11, 1, "g"]],
    }
    images.note_types(meta, [one, odd], types)
    assert types == meta["types"] == [">", "i>", "d>d"]
    assert meta["libs"] == [{"name": "one", "types": [2, 2]}, {"name": "odd"}]
    assert meta["slots"] == [[9, -1, "malloc"], [10, 0, "g", 2], [11, 1, "g"]]


def run(script: str) -> Any:
    """What a Node program with the stubs' generator prints, as JSON."""
    imported = f'import {{ fillWithStubs }} from "{ROOT}/runtime/js/stubs.mjs";\n'
    command = ["node", "--input-type=module", "-e", imported + script]
    return json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout)


def test_stubs_load_once_called_and_pass_everything_on() -> None:
    many = "i" * 130
    said = run(f"""
const table = new WebAssembly.Table({{ element: 'anyfunc', initial: 70000 }});
const loaded = [];
const make = (type, f) => {{
  // A function of this type: an import, exported again.
  const code = {{ i: 0x7f, j: 0x7e, f: 0x7d, d: 0x7c }};
  const leb = (n) => (n < 128 ? [n] : [n & 127 | 128, n >> 7]);
  const values = (part) => [...leb(part.length), ...[...part].map((c) => code[c])];
  const [a, b] = type.split('>').map(values);
  const section = (kind, ...body) => [kind, ...leb(body.length), ...body];
  const bytes = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...section(1, 1, 0x60, ...a, ...b),
    ...section(2, 1, 1, 0x65, 1, 0x66, 0, 0), ...section(7, 1, 1, 0x66, 0, 0)];
  const module = new WebAssembly.Module(Uint8Array.from(bytes));
  return new WebAssembly.Instance(module, {{ e: {{ f }} }}).exports.f;
}};
const types = ['>', 'ijfd>d', '{many}>i', 'j>j'];
const real = {{ 5: [0, () => {{}}], 6: [1, (a, b, c, d) => a + Number(b) + c + d],
  7: [2, (...all) => all.reduce((x, y) => x + y)], 300: [3, (a) => a + 1n],
  69999: [1, () => {{ throw new Error('its own'); }}] }};
const slots = Object.keys(real).map(Number).reverse();
const of = slots.map((slot) => real[slot][0]);
fillWithStubs(table, types, slots, of, (slot) => {{
  if (slot === 5 && loaded.length === 0) {{
    loaded.push('cut');
    throw new Error('the network is cut');
  }}
  loaded.push(slot);
  const [type, f] = real[slot];
  table.set(slot, make(types[type], f));
}});
const failure = (f) => {{ try {{ f(); return null; }} catch (error) {{ return error.message; }} }};
const answers = [
  failure(() => table.get(5)()), failure(() => table.get(5)()),
  table.get(6)(1, 2n, 0.5, 0.25), table.get(6)(1, 2n, 0.5, 0.25),
  table.get(7)(...Array(130).fill(2)), String(table.get(300)(2n ** 60n)),
  failure(() => table.get(69999)(1, 1n, 1, 1)), table.get(8)];
console.log(JSON.stringify([answers, loaded]));
""")
    answers, loaded = said
    last = str(2**60 + 1)
    assert answers == ["the network is cut", None, 3.75, 3.75, 260, last, "its own", None]
    assert loaded == ["cut", 5, 6, 7, 300, 69999]

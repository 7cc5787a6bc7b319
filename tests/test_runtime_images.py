"""What the images are made by: stripping modules, differences of heaps, the loader's text."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from runtime import images, stages, wasm


def leb(value: int) -> bytes:
    return bytes([value]) if value < 128 else bytes([value & 127 | 128, value >> 7])


def section(kind: int, *parts: bytes) -> bytes:
    body = b"".join(parts)
    return bytes([kind]) + leb(len(body)) + body


def export(name: bytes, index: int) -> bytes:
    return leb(len(name)) + name + b"\0" + leb(index)


def module(*, counted: bool = False) -> bytes:
    """Three functions: relocations, constructors, and one that stays; one data segment."""
    body = b"\x05\x00\x41\x07\x1a\x0b"
    names = (b"__wasm_apply_data_relocs", b"__wasm_call_ctors", b"keep")
    return (
        wasm.HEADER
        + section(0, b"\x08dylink.0", b"\x01\x01\x00")
        + section(0, b"\x04name", b"anything")
        + section(1, b"\x01\x60\x00\x00")
        + section(3, b"\x03\x00\x00\x00")
        + section(7, b"\x03", *(export(name, i) for i, name in enumerate(names)))
        + (section(12, b"\x01") if counted else b"")
        + section(10, b"\x03", body, body, body)
        + section(11, b"\x01\x00\x41\x00\x0b\x03abc")
    )


def test_strip_drops_data_names_and_initialisers() -> None:
    whole = module()
    stripped = wasm.strip(whole)
    assert b"abc" not in stripped
    assert b"anything" not in stripped
    assert b"dylink.0" in stripped
    assert b"__wasm_call_ctors" not in stripped
    assert b"keep" in stripped
    assert stripped.count(wasm.EMPTY_BODY) == 2
    assert len(stripped) < len(whole)


def test_strip_of_the_core_keeps_its_constructors_and_names() -> None:
    stripped = wasm.strip(module(), main=True)
    assert b"__wasm_call_ctors" in stripped
    assert b"__wasm_apply_data_relocs" in stripped
    assert stripped.count(wasm.EMPTY_BODY) == 1


def test_segments_that_instructions_name_stay_as_empty_ones() -> None:
    stripped = wasm.strip(module(counted=True))
    assert stripped.endswith(section(11, b"\x01\x01\x00"))


def test_what_is_no_module_is_refused() -> None:
    with pytest.raises(wasm.NotStrippable):
        wasm.strip(b"\x7fELF" + bytes(20))


def test_changed_pages_are_runs_of_whole_pages() -> None:
    heap = np.zeros(5 * images.PAGE, np.uint8)
    heap[images.PAGE + 3] = 1
    heap[2 * images.PAGE] = 2
    heap[-1] = 3
    runs, pages = images.changed_pages(heap)
    page = images.PAGE
    assert runs == [[page, 2 * page], [4 * page, page]]
    assert len(pages) == 3 * page
    assert images.changed_pages(np.zeros(page, np.uint8)) == ([], b"")


def test_tables_are_taken_out_by_whole_pages_and_must_be_the_same_everywhere(
    tmp_path: Path,
) -> None:
    page = images.PAGE
    assert images.whole_pages([[page - 1, page + 1], [3 * page + 1, 2 * page - 2]]) == [
        [page, page]
    ]
    (tmp_path / "tables.json").write_text(f"[[{page - 1}, {page + 5}]]", encoding="utf-8")
    plan = [stages.Stage(name, (), "", "", "") for name in ("one", "two")]
    for stage in plan:
        np.full(3 * page, 7, np.uint8).tofile(tmp_path / f"{stage.name}.heap")
    entry = images.pack_tables(tmp_path, plan, images.Output(tmp_path, 1))
    assert (entry["raw"], entry["runs"]) == (page, [[page, page]])
    heap = np.fromfile(tmp_path / "two.heap", np.uint8)
    assert (heap.sum(), heap[page : 2 * page].any()) == (2 * page * 7, False)
    np.full(3 * page, 8, np.uint8).tofile(tmp_path / "two.heap")
    with pytest.raises(RuntimeError, match="tables"):
        images.pack_tables(tmp_path, plan, images.Output(tmp_path, 1))


def test_stages_build_on_each_other() -> None:
    plan = stages.stages()
    assert [stage.name for stage in plan] == ["numpy", "full", "plot"]
    packages = [name for stage in plan for name in stage.packages]
    assert len(packages) == len(set(packages))
    assert set(packages) == set(stages.LAID)


def test_files_that_no_run_reads_are_left_out() -> None:
    for name in ("numpy/_core/tests/test_x.py", "numpy/_core/include/a.h", "x-1.dist-info/RECORD"):
        assert images.LEFT_OUT.search(name), name
    for name in ("numpy/testing/__init__.py", "sklearn/datasets/data/iris.csv", "scipy/_lib/a.so"):
        assert not images.LEFT_OUT.search(name), name

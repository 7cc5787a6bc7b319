"""The distribution's assembly: order of sources, hashes, resuming, clear errors. No network."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from runtime import distribution as dist
from runtime import fetch as fetching


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def source(name: str, files: dict[str, bytes]) -> fetching.Source:
    return fetching.Source(name, files.get)


def down(name: str, calls: list[str]) -> fetching.Source:
    def get(file_name: str) -> bytes | None:
        calls.append(file_name)
        raise fetching.SourceDown("no answer within 3 s")

    return fetching.Source(name, get)


def test_first_source_with_right_bytes_wins(tmp_path: Path) -> None:
    sources = [source("empty", {}), source("bad", {"a": b"x"}), source("good", {"a": b"right"})]
    assert fetching.obtain(tmp_path, "a", digest(b"right"), sources) == "good"
    assert (tmp_path / "a").read_bytes() == b"right"
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


def test_a_file_that_is_there_and_right_asks_nobody(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"right")
    calls: list[str] = []
    assert fetching.obtain(tmp_path, "a", digest(b"right"), [down("net", calls)]) is None
    assert calls == []


def test_a_damaged_file_is_fetched_again(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"righ")
    assert fetching.obtain(tmp_path, "a", digest(b"right"), [source("s", {"a": b"right"})]) == "s"
    assert (tmp_path / "a").read_bytes() == b"right"


def test_an_unreachable_source_is_asked_once(tmp_path: Path) -> None:
    calls: list[str] = []
    sources = [down("net", calls), source("s", {"a": b"1", "b": b"2"})]
    fetching.obtain(tmp_path, "a", digest(b"1"), sources)
    fetching.obtain(tmp_path, "b", digest(b"2"), sources)
    assert calls == ["a"]


def test_the_error_names_file_sources_and_hashes(tmp_path: Path) -> None:
    sources = [down("the CDN", []), source("a mirror", {"a": b"wrong"}), source("empty", {})]
    with pytest.raises(fetching.FetchError) as caught:
        fetching.obtain(tmp_path, "a", digest(b"right"), sources)
    message = str(caught.value)
    for part in (
        "a (Pyodide",
        f"expected sha256 {digest(b'right')}",
        "the CDN: no answer within 3 s",
        f"a mirror: sha256 {digest(b'wrong')}",
        "empty: does not have it",
        "PYODIDE_DIST",
    ):
        assert part in message
    assert list(tmp_path.iterdir()) == []


def test_silence_counts_as_down_within_its_time() -> None:
    import time

    started = time.monotonic()
    with pytest.raises(fetching.SourceDown):
        fetching.within(0.05, lambda: time.sleep(5) or b"")
    assert time.monotonic() - started < 1


def test_whole_assembly_from_a_local_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel, core = b"wheel", b"core"
    entry = {"name": "N_x", "file_name": "n.whl", "sha256": digest(wheel), "depends": []}
    lock = json.dumps({"packages": {"n-x": entry}}).encode()
    local = tmp_path / "local"
    local.mkdir()
    for name, data in {"n.whl": wheel, "core.js": core, "pyodide-lock.json": lock}.items():
        (local / name).write_bytes(data)
    core_hashes = {"core.js": digest(core), "pyodide-lock.json": digest(lock)}
    monkeypatch.setattr(dist, "CORE", core_hashes)
    monkeypatch.setattr(dist.needed_packages, "__defaults__", (("n.x",),))
    monkeypatch.setenv("PYODIDE_DIST", str(local))
    monkeypatch.setenv("COURSE_CACHE", str(tmp_path / "cache"))
    lines: list[str] = []
    folder = fetching.fetch(say=lines.append)
    assert folder == tmp_path / "cache" / "retrieval-course" / f"pyodide-{dist.VERSION}"
    assert sorted(path.name for path in folder.iterdir()) == sorted([*core_hashes, "n.whl"])
    assert len(lines) == 3
    lines.clear()
    fetching.fetch(say=lines.append)
    assert lines == []


def test_dependencies_come_before_what_needs_them() -> None:
    def entry(name: str, *depends: str) -> dict[str, object]:
        return {"name": name, "file_name": f"{name}.whl", "sha256": "", "depends": list(depends)}

    lock = {"packages": {n: entry(n, *d) for n, *d in [("a", "b_c"), ("b-c", "d"), ("d", "a")]}}
    assert [p.name for p in dist.needed_packages(lock, ("a",))] == ["d", "b-c", "a"]
    with pytest.raises(KeyError):
        dist.needed_packages(lock, ("missing",))

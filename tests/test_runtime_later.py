"""Modules that an image holds by name: loaded when somebody looks into them, as an import does."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from runtime import later as runtime_later

FILES = {
    "pack/__init__.py": '"""A package."""\nfrom pack.part import value\nfrom pack import other\n',
    "pack/part.py": "value = 3\ndef double(x):\n    return 2 * x\n",
    "pack/other.py": "import pack.part\nlog = ['run']\n",
    "apart.py": "import sys\nready = True\n",
    "broken.py": "import sys\nif sys.broken:\n    raise OSError('no')\n",
    "user.py": "import pack\nimport pack.other\nfrom pack.part import double as twice\n",
}


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The module with a state of its own, and a few modules on the path."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(runtime_later, "_names", {})
    monkeypatch.setattr(runtime_later, "_holders", {})
    monkeypatch.setattr(sys, "broken", True, raising=False)
    before = set(sys.modules)
    yield runtime_later
    for name in set(sys.modules) - before:
        del sys.modules[name]


def test_module_is_loaded_at_the_first_look_and_is_the_same_object(later: Any) -> None:
    later.put_off({"apart": ()})
    import apart  # type: ignore[import-not-found]

    later.settle()
    assert type(apart) is later.Later
    assert repr(apart).startswith("<module 'apart' from ")
    assert not hasattr(apart, "__warningregistry__")
    assert type(sys.modules["apart"]) is later.Later
    assert apart.ready is True
    assert type(apart) is ModuleType
    assert sys.modules["apart"] is apart
    with pytest.raises(AttributeError):
        apart.missing  # noqa: B018


@pytest.mark.parametrize("look", [dir, vars, lambda module: module.__doc__])
def test_whoever_asks_what_is_in_it_gets_the_whole(later: Any, look: Any) -> None:
    later.put_off({"pack": (), "pack.part": (), "pack.other": ()})
    later.settle()
    pack = importlib.import_module("pack")
    found = look(pack)
    assert type(pack) is ModuleType
    assert found == "A package." or "value" in found


def test_what_is_set_or_deleted_meets_the_loaded_module(later: Any) -> None:
    later.put_off({"apart": ()})
    later.settle()
    apart = importlib.import_module("apart")
    apart.ready = False
    assert type(apart) is ModuleType
    assert apart.ready is False
    del apart.ready
    assert not hasattr(apart, "ready")


def test_part_loads_its_package_first_and_stand_ins_become_the_real_thing(later: Any) -> None:
    later.put_off({"pack": (), "pack.part": ("double",), "pack.other": ()})
    user = importlib.import_module("user")
    later.settle()
    assert type(user.twice) is later.StandIn
    assert user.twice(4) == 8
    assert user.twice is sys.modules["pack.part"].double
    assert user.pack.value == 3
    assert type(user.pack.other) is later.Later
    assert user.pack.other.log == ["run"]


def test_import_of_a_part_that_was_not_put_off_loads_the_package(later: Any) -> None:
    later.put_off({"pack": ()})
    later.settle()
    part = importlib.import_module("pack.part")
    assert part.value == 3
    assert type(sys.modules["pack"]) is ModuleType


def test_failed_load_may_be_tried_again(later: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    later.put_off({"broken": ()})
    later.settle()
    broken = importlib.import_module("broken")
    with pytest.raises(OSError, match="no"):
        broken.sys  # noqa: B018
    assert type(broken) is later.Later
    monkeypatch.setattr(sys, "broken", False)
    assert broken.sys is sys


def test_build_fails_when_something_was_loaded_after_all(later: Any) -> None:
    later.put_off({"apart": ()})
    assert importlib.import_module("apart").ready
    with pytest.raises(RuntimeError, match=r"loaded on the way: .*apart"):
        later.settle()


def test_build_fails_when_nobody_holds_a_stand_in(later: Any) -> None:
    later.put_off({"apart": ("ready",)})
    with pytest.raises(RuntimeError, match=r"nobody holds .*ready"):
        later.settle()


def test_build_fails_when_a_part_came_without_its_package(later: Any) -> None:
    later.put_off({"pack": ()})
    importlib.import_module("pack.other")
    with pytest.raises(RuntimeError, match=r"loaded on the way|was loaded without pack"):
        later.settle()


def test_only_what_is_there_and_not_loaded_can_be_put_off(later: Any) -> None:
    with pytest.raises(RuntimeError, match="json is loaded already"):
        later.put_off({"json": ()})
    with pytest.raises(RuntimeError, match="no module nowhere"):
        later.put_off({"nowhere": ()})


def test_built_in_module_lays_its_tables_before_it_is_used(
    later: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    runtime = SimpleNamespace(layTables=lambda: asked.append(True))
    monkeypatch.setitem(sys.modules, "pyodide_js", SimpleNamespace(runtime=runtime))
    later.put_off({"xxsubtype": ()})
    later.settle()
    module = importlib.import_module("xxsubtype")
    assert not asked
    assert callable(module.bench)
    assert asked == [True]
    assert module.spamlist

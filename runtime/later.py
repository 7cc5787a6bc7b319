"""Modules that an image holds by name and loads when somebody first looks into them.

Built-in modules may be put off, too: what only their code reads of the core's own data is then laid
into the memory when one of them is loaded (`js/tables.mjs`).

Runs in the image (`js/image.mjs` makes it the module `_pyodide._later`), not in the builder.
`put_off` places such modules where an import would have put them; what is imported after that binds
their names and goes on. Whoever then reads an attribute gets the module as an import makes it: the
same object, filled. `from MODULE import NAME` reads one at once; for the few such lines on the way
to what an image holds a stand-in is bound, replaced by NAME itself when its module is loaded.
"""

from __future__ import annotations

import sys
from importlib.machinery import BuiltinImporter, ModuleSpec, PathFinder
from importlib.util import module_from_spec
from types import ModuleType
from typing import Any

_own: Any = ModuleType.__dict__["__dict__"].__get__
"""A module's dictionary, whatever its class says of `__dict__`."""
_names: dict[str, tuple[str, ...]] = {}
"""While an image is made: module and the names of it that may be asked for."""
_functions: dict[str, dict[str, Any]] = {}
"""Built-in module: its functions, which it has before its code runs."""
_holders: dict[str, list[tuple[str, str, str]]] = {}
"""Module: which modules hold a stand-in, under which name, for which name of the module."""


class Later(ModuleType):
    """A module that has not been loaded yet."""

    def __getattr__(self, name: str) -> Any:
        if name == "__warningregistry__":  # unittest asks every module, and this one never warned
            raise AttributeError(name)
        module = _own(self)["__name__"]
        if name == "__path__" and _names:
            # `from PACKAGE import NAME` asks for it
            path = _own(self)["__spec__"].submodule_search_locations
            if path is None:
                raise AttributeError(name)
            return path
        if name in _names.get(module, ()):
            return StandIn(module, name)
        load(self)
        return getattr(self, name)

    def __setattr__(self, name: str, value: object) -> None:
        attributes = _own(self)
        if name in _names.get(attributes["__name__"], ()):
            attributes[name] = value  # a part of the package that stands loaded without it
            return
        load(self)
        setattr(self, name, value)

    def __delattr__(self, name: str) -> None:
        load(self)
        delattr(self, name)

    def __dir__(self) -> list[str]:
        load(self)
        return dir(self)

    @property
    def __dict__(self) -> dict[str, Any]:  # type: ignore[override]
        load(self)
        return _own(self)  # type: ignore[no-any-return]

    @property
    def __doc__(self) -> str | None:  # type: ignore[override]
        load(self)
        return self.__doc__


class StandIn:
    """Something of a module that has not been loaded yet."""

    def __init__(self, module: str, name: str) -> None:
        self._of = (module, name)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return _real(self)(*args, **kwargs)

    def __getattr__(self, name: str) -> Any:
        return getattr(_real(self), name)


def _real(stand_in: StandIn) -> Any:
    module, name = stand_in._of
    return getattr(sys.modules[module], name)


def put_off(modules: dict[str, list[str]]) -> None:
    """Place modules, each after the package that it is part of, with the names of stand-ins.

    A name may also be a part of the module that is loaded without it.
    """
    for name, names in modules.items():
        if name in sys.modules:
            raise RuntimeError(f"{name} is loaded already")
        module = module_from_spec(_find(name))
        attributes = _own(module)
        for key in [key for key in attributes if not key.startswith("__")]:
            _functions.setdefault(name, {})[key] = attributes.pop(key)
        attributes.pop("__doc__", None)
        attributes.pop("__path__", None)  # asked for by the import of a part: load the package
        object.__setattr__(module, "__class__", Later)
        sys.modules[name] = module
        _note(name)
        _names[name] = tuple(names)
    for name in modules:
        package = name.rpartition(".")[0]
        if package and package not in sys.modules:
            __import__(package)
        _note(name)


def _note(name: str) -> None:
    """Give a module the place in its package that its import would, if the package is there."""
    package, _, part = name.rpartition(".")
    if package in sys.modules:
        _own(sys.modules[package])[part] = sys.modules[name]


def _find(name: str) -> ModuleSpec:
    """Find a module without importing the packages it is part of."""
    package = name.rpartition(".")[0]
    if (built_in := BuiltinImporter.find_spec(name)) is not None:
        return built_in
    folders = _find(package).submodule_search_locations if package else None
    spec = PathFinder.find_spec(name, folders)
    if spec is None:
        raise RuntimeError(f"no module {name}")
    return spec


def settle() -> None:
    """Prove that what was put off still is, and note who holds stand-ins; from now on load.

    Raises RuntimeError when a module was loaded after all, or nobody holds a stand-in.
    """
    gone = [name for name in _names if not isinstance(sys.modules[name], Later)]
    if gone:
        raise RuntimeError(f"loaded on the way: {gone}")
    missing = {(module, name) for module, names in _names.items() for name in names}
    _holders.clear()
    for holder, module in list(sys.modules.items()):
        if not isinstance(module, ModuleType) or isinstance(module, Later):
            continue
        package, _, part = holder.rpartition(".")
        if isinstance(sys.modules.get(package), Later):
            if part not in _own(sys.modules[package]):
                raise RuntimeError(f"{holder} was loaded without {package}")
            missing.discard((package, part))
        for key, value in list(_own(module).items()):
            if type(value) is StandIn:
                of, name = value._of
                _holders.setdefault(of, []).append((holder, key, name))
                missing.discard((of, name))
    if missing:
        raise RuntimeError(f"nobody holds {sorted(missing)}")
    _names.clear()


def load(module: ModuleType) -> None:
    """Run the module's code, that of the packages it is part of first, as an import does."""
    attributes = _own(module)
    package = attributes["__name__"].rpartition(".")[0]
    if isinstance(sys.modules.get(package), Later):
        load(sys.modules[package])
    if type(module) is not Later:
        return  # the package's own code has looked into it
    spec: ModuleSpec = attributes["__spec__"]
    before = dict(attributes)
    object.__setattr__(module, "__class__", ModuleType)
    attributes["__doc__"] = None
    if spec.submodule_search_locations is not None:
        attributes["__path__"] = spec.submodule_search_locations
    spec._initializing = True  # type: ignore[attr-defined]
    try:
        if spec.origin == "built-in":
            __import__("pyodide_js").runtime.layTables()
            attributes.update(_functions[spec.name])
        spec.loader.exec_module(module)  # type: ignore[union-attr]
    except BaseException:
        attributes.clear()
        attributes.update(before)
        object.__setattr__(module, "__class__", Later)  # e.g. no network: the next try may do
        raise
    finally:
        spec._initializing = False  # type: ignore[attr-defined]
    for holder, key, name in _holders.pop(spec.name, ()):
        held = _own(sys.modules[holder])
        if type(held.get(key)) is StandIn:
            held[key] = attributes[name]

"""Reads files and TOML tables; says what is wrong with them and how to mend it."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from autograder.content.errors import ContentError


class Keys:
    """A table whose keys are read with their types; unknown keys are refused at once."""

    def __init__(
        self, table: Mapping[str, Any], file: str, known: tuple[str, ...], prefix: str = ""
    ) -> None:
        self.values = table
        self.file = file
        self.prefix = prefix
        for key in table:
            if key not in known:
                raise ContentError(file, f"unknown key '{prefix}{key}'", like(key, known))

    def _get(self, key: str, kind: type | tuple[type, ...], say: str) -> Any:
        if key not in self.values:
            raise ContentError(self.file, f"'{self.prefix}{key}' is missing", f"add {say}")
        value = self.values[key]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise ContentError(self.file, f"'{self.prefix}{key}' is wrong", f"make it {say}")
        return value

    def text(self, key: str) -> str:
        value: str = self._get(key, str, "a text in quotes")
        if not value.strip():
            raise ContentError(self.file, f"'{self.prefix}{key}' is empty", "write it")
        return value.strip()

    def whole(self, key: str, least: int) -> int:
        value: int = self._get(key, int, f"a whole number, {least} or more")
        if value < least:
            raise ContentError(self.file, f"'{self.prefix}{key}' is {value}", f"{least} or more")
        return value

    def number(self, key: str) -> float:
        value: int | float = self._get(key, (int, float), "a number above 0")
        if value <= 0:
            raise ContentError(self.file, f"'{self.prefix}{key}' is {value}", "above 0")
        return value

    def real(self, key: str) -> float:
        """Any number."""
        value: int | float = self._get(key, (int, float), "a number")
        return value

    def flag(self, key: str, default: bool) -> bool:
        return bool(self._get(key, bool, "true or false")) if key in self.values else default

    def choice(self, key: str, choices: tuple[str, ...]) -> str:
        value: str = self._get(key, str, f"one of {', '.join(choices)}")
        if value not in choices:
            raise ContentError(
                self.file, f"'{self.prefix}{key}' is '{value}'", f"one of {', '.join(choices)}"
            )
        return value

    def texts(self, key: str) -> list[str]:
        value: list[Any] = self._get(key, list, "a list of texts")
        if not all(isinstance(item, str) and item.strip() for item in value):
            raise ContentError(self.file, f"'{self.prefix}{key}' is wrong", "a list of texts")
        return [item.strip() for item in value]

    def table(self, key: str) -> dict[str, Any]:
        return dict(self._get(key, dict, "a table")) if key in self.values else {}

    def tables(self, key: str) -> list[dict[str, Any]]:
        value: list[Any] = self._get(key, list, f"[[{key}]] tables")
        if not all(isinstance(item, dict) for item in value):
            raise ContentError(self.file, f"'{self.prefix}{key}' is wrong", f"[[{key}]] tables")
        return value


def unique(ids: Iterable[str], file: str, what: str) -> None:
    seen: set[str] = set()
    for id in ids:
        if id in seen:
            raise ContentError(file, f"{what} '{id}' is there twice", "give each its own id")
        seen.add(id)


def like(name: str, known: Iterable[str]) -> str:
    known = sorted(known)
    close = difflib.get_close_matches(name, known, 1)
    return f"did you mean '{close[0]}'?" if close else f"known: {', '.join(known)}"


def name_of(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.as_posix()


def read(file: Path, root: Path) -> str:
    try:
        return file.read_text("utf-8")
    except FileNotFoundError:
        raise ContentError(name_of(file, root), "is missing", "write it") from None
    except UnicodeDecodeError as error:
        raise ContentError(name_of(file, root), f"is not UTF-8: {error}", "save as UTF-8") from None


def read_toml(file: Path, root: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(read(file, root))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(name_of(file, root), f"is no valid TOML: {error}", "mend it") from None

"""What the build works with: folders, versions, strictness. Read and checked once per build."""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from sphinx.errors import ExtensionError

from autograder.content import (
    Chapter,
    ContentError,
    Course,
    content_version,
    load_chapter,
    load_course,
)
from autograder.content.version import all_data

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sphinx.application import Sphinx
    from sphinx.config import Config

# book/_ext, where this package lies, and beside it the theme's own files.
PACKAGE = Path(__file__).resolve().parent


@dataclass
class Settings:
    """The build's settings; ``root`` is the project's folder (it holds exercises/ and data/)."""

    root: Path
    strict: bool

    def __post_init__(self) -> None:
        self._chapters: dict[str, Chapter] = {}

    @cached_property
    def course(self) -> Course:
        """The course. Raises ``ContentError``."""
        return load_course(self.root)

    @cached_property
    def content_version(self) -> str:
        """The version of the course's content."""
        return content_version(self.root)

    def chapter(self, name: str) -> Chapter:
        """A chapter, loaded once. Raises ``ContentError``."""
        if name not in self._chapters:
            self._chapters[name] = load_chapter(self.root, name)
        return self._chapters[name]

    def chapter_of(self, docname: str) -> str | None:
        """The id of the chapter that a page teaches, if it has exercises or given names."""
        name = docname.rpartition("/")[2]
        return name if (self.root / "exercises" / name / "chapter.toml").is_file() else None

    @property
    def frontend(self) -> Path:
        """The built front end."""
        return self.root / "frontend" / "dist"

    @property
    def runtime(self) -> Path:
        """The built runtime."""
        return self.root / "runtime" / "dist"

    @cached_property
    def theme_version(self) -> str:
        """Changes with the theme's files."""
        theme = PACKAGE / "theme"
        return fingerprint([*sorted(theme.glob("*.html")), *sorted((theme / "static").iterdir())])

    @cached_property
    def frontend_version(self) -> str:
        """Changes with the front end's entry files, so that no browser keeps an old one."""
        return fingerprint(
            file for file in (self.frontend / "course.js", self.frontend / "course.css")
        )


def fingerprint(files: Iterable[Path]) -> str:
    """Eight hex digits over the contents of those files that are there."""
    total = hashlib.sha256()
    for file in files:
        if file.is_file():
            total.update(file.read_bytes())
    return total.hexdigest()[:8]


def of(app: Sphinx) -> Settings:
    """The settings of this build."""
    settings: Settings = app.coursebook  # type: ignore[attr-defined]
    return settings


def _init(app: Sphinx, config: Config) -> None:
    root = Path(app.srcdir, config.coursebook_root).resolve()
    if not (root / "exercises" / "course.toml").is_file():
        raise ExtensionError(
            f"coursebook_root: {root} has no exercises/course.toml; "
            "name the project's folder, relative to the source folder"
        )
    strict = bool(os.environ.get("CI") or os.environ.get("COURSE_STRICT") == "1")
    settings = Settings(root, strict)
    app.coursebook = settings  # type: ignore[attr-defined]

    # The kernels that run the pages' cells import this package and the engine.
    paths = [str(root), str(PACKAGE.parent), os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
    os.environ["COURSEBOOK_ROOT"] = str(root)

    # Sphinx builds anew what depends on a value that changed: pages carry the version of the
    # content, and what their cells print depends on the data and on how it is shown.
    try:
        config.coursebook_content_version = settings.content_version
    except ContentError as error:
        raise ExtensionError(str(error)) from error
    engine = sorted((PACKAGE.parents[2] / "autograder" / "checking").glob("*.py"))
    config.coursebook_run_version = fingerprint(
        [
            *sorted((root / "exercises").glob("*/given.py")),
            *all_data(root),
            *engine,
            *sorted(PACKAGE.glob("*.py")),
        ]
    )
    config.coursebook_frontend_version = settings.frontend_version
    config.coursebook_theme_version = settings.theme_version
    # jupyter-cache knows a page by its cells only; what these depend on names the cache's folder.
    config.nb_execution_cache_path = str(
        Path(app.outdir).parent / ".jupyter_cache" / config.coursebook_run_version
    )


def setup_settings(app: Sphinx) -> None:
    # Jupyter Book sets it for an extension that this book does not load.
    app.add_config_value("comments_config", {}, "", dict)
    app.add_config_value("coursebook_root", ".", "env", str)
    app.add_config_value("coursebook_content_version", "", "html", str)
    app.add_config_value("coursebook_frontend_version", "", "html", str)
    app.add_config_value("coursebook_theme_version", "", "html", str)
    app.add_config_value("coursebook_run_version", "", "env", str)
    app.connect("config-inited", _init)

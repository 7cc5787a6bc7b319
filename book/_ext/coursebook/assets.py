"""Copies what pages load into the site: fonts, the course bundle, the front end, the runtime."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from sphinx.errors import ExtensionError
from sphinx.util import logging

from autograder.content import ContentError
from autograder.content.bundle import build_bundle
from coursebook import fonts, settings
from coursebook.payload import large_files

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config

logger = logging.getLogger(__name__)


def smaller_css(css: str) -> str:
    """A style sheet without comments and needless white space. What stands in quotes stays.

    >>> smaller_css("/* why */\\n a ,  b { color : red; }\\n\\n")
    'a,b{color : red}'
    """
    parts = re.split(r'("[^"]*")', re.sub(r"/\*.*?\*/", "", css, flags=re.S))
    for i in range(0, len(parts), 2):
        parts[i] = re.sub(r" ?([{};,]) ?", r"\1", re.sub(r"\s+", " ", parts[i]))
    return "".join(parts).replace(";}", "}").strip()


def smaller_js(script: str) -> str:
    """A script without its comments on lines of their own and without indentation.

    >>> smaller_js("/* why\\n   so */\\n  let a = 1; // here\\n  // there\\n\\n  a();\\n")
    'let a = 1; // here\\na();\\n'
    """
    script = re.sub(r"^\s*/\*.*?\*/\s*$", "", script, flags=re.S | re.M)
    lines = (line.strip() for line in script.splitlines())
    return "".join(f"{line}\n" for line in lines if line and not line.startswith("//"))


def report_missing(options: settings.Settings, what: str, how: str) -> None:
    """Say that a part of the site is missing: fatal where the site is to be whole."""
    message = f"{what} is missing: {how}"
    if options.strict:
        raise ExtensionError(message)
    logger.warning("%s", message, type="coursebook", subtype="assets")


def _link(source: str, target: str) -> str:
    """Copy by hard link where the file system can: the runtime is tens of megabytes."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)
    return target


def mirror(source: Path, target: Path) -> None:
    """Make ``target`` hold what ``source`` holds, and nothing else."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, copy_function=_link)


def _copy(app: Sphinx, exception: Exception | None) -> None:
    if exception is not None or app.builder.format != "html":
        return
    options = settings.of(app)
    static = Path(app.outdir, "_static")

    for name in ("tokens.css", "theme.css"):
        file = static / name
        file.write_text(smaller_css(file.read_text("utf-8")), "utf-8")
    script = static / "theme.js"
    script.write_text(smaller_js(script.read_text("utf-8")), "utf-8")

    target = static / "fonts"
    target.mkdir(parents=True, exist_ok=True)
    found = fonts.sources(options.root)
    for file in found:
        (target / file.name).write_bytes(fonts.smaller(file.read_bytes()))
    if not found:
        report_missing(options, f"the font {fonts.PACKAGE}", "run 'npm ci'")

    course = static / "course"
    if (options.frontend / "course.js").is_file():
        mirror(options.frontend, course)
    else:
        report_missing(options, "frontend/dist/course.js", "run 'npm run build'")
    course.mkdir(parents=True, exist_ok=True)
    shutil.copy2(_bundle_folder(app) / app.config.coursebook_bundle, course)

    large = large_files(map(options.chapter, options.course.chapters))
    for name, source in large.items():
        (course / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, course / name)

    if options.runtime.is_dir():
        mirror(options.runtime, static / "runtime")
    else:
        report_missing(options, "runtime/dist", "run 'make book', which fetches the runtime")


def _bundle_folder(app: Sphinx) -> Path:
    return Path(app.outdir).parent / ".coursebook"


def _prepare(app: Sphinx, config: Config) -> None:
    """Build the course bundle first: its name is in every page's payload."""
    options = settings.of(app)
    try:
        config.coursebook_bundle = build_bundle(options.root, _bundle_folder(app)).name
    except ContentError as error:
        raise ExtensionError(str(error)) from error


def setup_assets(app: Sphinx) -> None:
    app.add_config_value("coursebook_bundle", "", "html", str)
    # After the settings, which are read at the same event.
    app.connect("config-inited", _prepare, priority=600)
    app.connect("build-finished", _copy)

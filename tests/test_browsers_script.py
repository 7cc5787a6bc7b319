"""scripts/browsers.py names what is missing, installs only as root, and never calls it well."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import apt, browsers


@pytest.fixture
def bare_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """No browser anywhere, nothing remembered; the packages that apt is asked for."""
    asked: list[list[str]] = []
    monkeypatch.setattr(browsers.shutil, "which", lambda _name: None)
    monkeypatch.setattr(browsers, "_mini_browser", lambda: None)
    monkeypatch.setattr(browsers, "_packaged_geckodriver", lambda: None)
    monkeypatch.setattr(browsers, "_ask_selenium_manager", lambda _name: None)
    monkeypatch.setattr(apt, "install", asked.append)
    monkeypatch.setattr(browsers, "CACHE", tmp_path)
    return asked


def test_missing_browsers_are_named_with_their_packages(
    bare_machine: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert browsers.main(["--check"]) == 1
    said = capsys.readouterr().err
    for name, packages in browsers.PACKAGES.items():
        assert name in said
        assert " ".join(packages) in said
    assert bare_machine == []


def test_apt_is_asked_for_all_that_is_missing_and_only_where_it_may(
    bare_machine: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apt, "usable", lambda: False)
    assert browsers.ensure() == list(browsers.PACKAGES)
    assert bare_machine == []
    monkeypatch.setattr(apt, "usable", lambda: True)
    assert browsers.ensure() == list(browsers.PACKAGES), "still missing is still said"
    assert bare_machine == [[name for wanted in browsers.PACKAGES.values() for name in wanted]]


def test_what_selenium_manager_brought_is_found_again(
    bare_machine: list[list[str]], tmp_path: Path
) -> None:
    del bare_machine
    binary, driver = tmp_path / "chrome", tmp_path / "chromedriver"
    paths = f'{{"binary": "{binary}", "driver": "{driver}"}}'
    (tmp_path / "chromium.json").write_text(paths, encoding="utf-8")
    assert browsers.find("chromium") is None, "the files have gone"
    binary.touch()
    driver.touch()
    assert browsers.find("chromium") == browsers.Browser("chromium", str(binary), str(driver))

"""Chromium, Firefox and WebKit behind one small interface.

Selenium drives all three; what the three WebDrivers do not share (console, downloads, dark colours,
script off) is told apart here and nowhere else. Each browser runs with a new profile, and with a
proxy for every address but this machine's own: what a page asks of others is seen by `DeadEnd`,
whatever browser it is and whether a page, a worker or a service worker asks.
"""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.remote.webdriver import WebDriver

from scripts.browsers import PACKAGES, Browser, find

NAMES = tuple(PACKAGES)

# Requests of the browser's own (updates, captive portals …), not of a page.
CHROMIUM_ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-dev-shm-usage",
    "--disable-features=OptimizationHints,MediaRouter,Translate,AutofillServerCommunication",
)
FIREFOX_PREFERENCES: dict[str, str | int | bool] = {
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "browser.search.update": False,
    "browser.region.update.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.newtabpage.activity-stream.feeds.system.topstories": False,
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "extensions.getAddons.cache.enabled": False,
    "extensions.systemAddon.update.enabled": False,
    "extensions.update.enabled": False,
    "toolkit.telemetry.server": "",
    "datareporting.policy.dataSubmissionEnabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "dom.push.connection.enabled": False,
    "media.gmp-manager.url": "data:,",
    "devtools.console.stdout.content": True,
    "devtools.console.stdout.chrome": False,
    "browser.download.folderList": 2,
    "browser.download.alwaysOpenPanel": False,
    "browser.helperApps.neverAsk.saveToDisk": "application/x-ipynb+json,application/json",
}

# Asked by the browsers themselves, whatever page is open: settings, clock, updates, start page.
OWN_HOSTS = (
    "accounts.google.com",
    "clients2.google.com",
    "update.googleapis.com",
    "optimizationguide-pa.googleapis.com",
    "start.duckduckgo.com",
    "firefox.settings.services.mozilla.com",
    "firefox-settings-attachments.cdn.mozilla.net",
    "content-signature-2.cdn.mozilla.net",
    "detectportal.firefox.com",
    "push.services.mozilla.com",
)


def of_pages(asked: list[str]) -> list[str]:
    """Of the requests that a `DeadEnd` saw, those that a page made rather than the browser."""
    host = re.compile(r"^[A-Z]+ (?:https?://)?([^/:]+)")
    return [line for line in asked if not ((found := host.match(line)) and found[1] in OWN_HOSTS)]


_RECORDER = """
    const errors = window.__errors = [];
    addEventListener('error', event => errors.push(String(event.message)));
    addEventListener('unhandledrejection', event => errors.push(String(event.reason)));
    const plain = console.error.bind(console);
    console.error = (...parts) => { errors.push(parts.map(String).join(' ')); plain(...parts); };
"""


@dataclass
class Session:
    """A running browser. `driver` is Selenium's; the rest is what differs between the three."""

    name: str
    driver: WebDriver
    downloads: Path
    log: Path
    _display: subprocess.Popen[bytes] | None = None
    _read: int = 0
    _folder: tempfile.TemporaryDirectory[str] | None = field(default=None, repr=False)

    def open(self, address: str) -> None:
        """Load a page."""
        self.driver.get(address)
        if self.name == "webkit":
            self.driver.execute_script(_RECORDER)

    @contextlib.contextmanager
    def tab(self) -> Iterator[None]:
        """A new tab while this lasts; the one before stays as it was."""
        before = self.driver.current_window_handle
        # A new tab of the MiniBrowser stays behind the first: nothing in it comes into view.
        self.driver.switch_to.new_window("window" if self.name == "webkit" else "tab")
        self.viewport(1280)
        try:
            yield
        finally:
            self.driver.close()
            self.driver.switch_to.window(before)

    def console_errors(self) -> list[str]:
        """Errors that the console got since the last call.

        Chromium and Firefox tell all: uncaught exceptions, console.error, (Chromium) files that did
        not come. Debian's WebKit has no console log under automation: there a recorder in the page
        hears what goes wrong once the page has loaded.
        """
        if self.name == "chromium":
            return [
                f"{entry['source']}: {entry['message']}"
                for entry in self.driver.get_log("browser")
                if entry["level"] == "SEVERE"
            ]
        if self.name == "webkit":
            errors = self.driver.execute_script("return window.__errors?.splice(0) ?? []")
            assert isinstance(errors, list)
            return [str(error) for error in errors]
        text = self.log.read_text(encoding="utf-8", errors="replace")
        new, self._read = text[self._read :], len(text)
        # RSLoader is Firefox's own; so are files that do not come by http.
        return re.findall(
            r"^console\.error: (?!RSLoader).*|^JavaScript error: http.*", new, re.MULTILINE
        )

    def dark(self, on: bool) -> None:
        """Whether the reader's system asks for dark colours (Chromium only)."""
        self._cdp(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": "dark" if on else "light"}],
        )

    def script(self, on: bool) -> None:
        """Whether pages may run scripts, from the next load on (Chromium only)."""
        self._cdp("Emulation.setScriptExecutionDisabled", value=not on)

    def viewport(self, width: int, height: int = 900) -> None:
        """The size of the page itself. Exact in Chromium, by the window's frame elsewhere."""
        if self.name == "chromium":
            self._cdp(
                "Emulation.setDeviceMetricsOverride",
                width=width,
                height=height,
                deviceScaleFactor=1,
                mobile=False,
            )
            return
        self.driver.set_window_size(width, height)
        inner = self.driver.execute_script("return innerWidth")
        if inner != width:
            self.driver.set_window_size(width + (width - inner), height)

    def processor_seconds(self) -> float:
        """Processor time that the browser has used so far, all its processes together (Linux)."""
        parents: dict[int, int] = {}
        ticks: dict[int, int] = {}
        for file in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                fields = file.read_text().rpartition(")")[2].split()
                pid = int(file.parent.name)
                parents[pid], ticks[pid] = int(fields[1]), int(fields[11]) + int(fields[12])
        family = {self.driver.service.process.pid}  # type: ignore[attr-defined]
        while more := {pid for pid, parent in parents.items() if parent in family} - family:
            family |= more
        return sum(ticks.get(pid, 0) for pid in family) / os.sysconf("SC_CLK_TCK")

    def downloaded(self, suffix: str, seconds: float = 20.0) -> Path:
        """The newest finished download with this suffix; waits for it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            files = [p for p in self.downloads.iterdir() if p.suffix == suffix]
            partial = [p for p in self.downloads.iterdir() if p.suffix in {".part", ".crdownload"}]
            if files and not partial:
                newest = max(files, key=lambda p: p.stat().st_mtime_ns)
                if newest.stat().st_size:
                    return newest
            time.sleep(0.1)
        raise AssertionError(f"no {suffix} was downloaded: {list(self.downloads.iterdir())}")

    def close(self) -> None:
        """End the browser and what was started for it."""
        with contextlib.suppress(Exception):
            self.driver.quit()
        if self._display is not None:
            self._display.terminate()
            self._display.wait()
        if self._folder is not None:
            self._folder.cleanup()

    def _cdp(self, command: str, **parameters: object) -> None:
        assert self.name == "chromium", f"{command} is Chromium's"
        self.driver.execute_cdp_cmd(command, parameters)  # type: ignore[attr-defined]


def start(name: str, proxy: str) -> Session:
    """Start browser `name`; everything but 127.0.0.1 goes to `proxy`.

    Raises LookupError with the way to install it where it is not on this machine.
    """
    browser = find(name)
    if browser is None:
        raise LookupError(f"{name} is not here: run .venv/bin/python -m scripts.browsers")
    folder = tempfile.TemporaryDirectory(prefix=f"browser-{name}-", ignore_cleanup_errors=True)
    downloads, log = Path(folder.name, "downloads"), Path(folder.name, "log.txt")
    downloads.mkdir()
    log.touch()
    display = None
    if browser.display_server:
        display, number = _start_display(browser.display_server)
    environment = {**os.environ, "HOME": folder.name}
    if display is not None:
        environment["DISPLAY"] = f":{number}"
    make = {"chromium": _chromium, "firefox": _firefox, "webkit": _webkit}[name]
    driver = make(browser, proxy, downloads, log, environment)
    driver.set_page_load_timeout(60)
    driver.set_script_timeout(60)
    session = Session(name, driver, downloads, log, display, 0, folder)
    session.viewport(1280)
    return session


def _start_display(xvfb: str) -> tuple[subprocess.Popen[bytes], str]:
    reading, writing = os.pipe()
    command = [xvfb, "-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    process = subprocess.Popen(
        command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(writing)
    with os.fdopen(reading) as answer:
        number = answer.readline().strip()
    if not number:
        raise RuntimeError("Xvfb did not start")
    return process, number


def _chromium(
    browser: Browser, proxy: str, downloads: Path, log: Path, environment: dict[str, str]
) -> WebDriver:
    options = webdriver.ChromeOptions()
    options.binary_location = browser.binary
    for argument in CHROMIUM_ARGUMENTS:
        options.add_argument(argument)
    options.add_argument(f"--proxy-server=http://{proxy}")
    options.add_argument(f"--user-data-dir={log.parent / 'profile'}")
    options.add_experimental_option("prefs", {"download.default_directory": str(downloads)})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    service = webdriver.ChromeService(browser.driver, log_output=str(log), env=environment)
    return webdriver.Chrome(options=options, service=service)


def _firefox(
    browser: Browser, proxy: str, downloads: Path, log: Path, environment: dict[str, str]
) -> WebDriver:
    options = webdriver.FirefoxOptions()
    options.binary_location = browser.binary
    options.add_argument("-headless")
    for name, value in FIREFOX_PREFERENCES.items():
        options.set_preference(name, value)
    host, port = proxy.split(":")
    for scheme in ("http", "ssl"):
        options.set_preference(f"network.proxy.{scheme}", host)
        options.set_preference(f"network.proxy.{scheme}_port", int(port))
    options.set_preference("network.proxy.type", 1)
    options.set_preference("browser.download.dir", str(downloads))
    service = webdriver.FirefoxService(browser.driver, log_output=str(log), env=environment)
    return webdriver.Firefox(options=options, service=service)


def _webkit(
    browser: Browser, proxy: str, downloads: Path, log: Path, environment: dict[str, str]
) -> WebDriver:
    # GLib asks this file where downloads go.
    config = log.parent / ".config"
    config.mkdir()
    (config / "user-dirs.dirs").write_text(f'XDG_DOWNLOAD_DIR="{downloads}"\n', encoding="utf-8")
    options = webdriver.WebKitGTKOptions()
    options.binary_location = browser.binary
    options.add_argument("--automation")
    settings = {"proxyType": "manual", "httpProxy": proxy, "sslProxy": proxy}
    options.set_capability("proxy", {**settings, "noProxy": ["127.0.0.1"]})
    service = webdriver.WebKitGTKService(browser.driver, env=environment)
    return webdriver.WebKitGTK(options=options, service=service)

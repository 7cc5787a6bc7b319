"""A Chromium with a profile of its own, driven over its debugging socket; every target throttled.

Selenium's throttling ends at the page; Python is loaded by a worker. Here each target, workers of
workers included, is attached before its first line runs and gets the same network. Without
throttling workers are left alone: a debugger holds up their start.
"""

from __future__ import annotations

import contextlib
import json
import shutil
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import websocket

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]
import browsers  # noqa: E402

FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--hide-scrollbars", "--disable-background-networking", "--disable-component-update"),
    *("--disable-sync", "--disable-background-timer-throttling"),
    *("--disable-renderer-backgrounding", "--remote-debugging-port=0"),
    "--remote-allow-origins=*",
)


@dataclass(frozen=True)
class Network:
    """A line: bits per second down, milliseconds there and back."""

    name: str
    bits: float = 0
    latency: float = 0


LOCAL = Network("local")
MOBILE = Network("10 Mbit/s, 100 ms", 10e6, 100)


class Chromium:
    """One browser process; use as a context manager."""

    def __init__(self, profile: Path, network: Network = LOCAL) -> None:
        found = browsers.find("chromium")
        if found is None:
            raise SystemExit(
                "benchmark: no Chromium here; run .venv/bin/python -m scripts.browsers"
            )
        port_file = profile / "DevToolsActivePort"
        port_file.unlink(missing_ok=True)
        self.process = subprocess.Popen(
            [found.binary, *FLAGS, f"--user-data-dir={profile}", "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        for _ in range(600):
            if port_file.is_file() and port_file.read_text().count("\n"):
                break
            time.sleep(0.05)
        port = port_file.read_text().splitlines()[0]
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/version") as answer:
            address = json.load(answer)["webSocketDebuggerUrl"]
        self.socket = websocket.create_connection(address, max_size=None, timeout=600)
        self.network = network
        self.last = 0
        self.errors: list[str] = []
        target = self.send("Target.createTarget", {"url": "about:blank"})["targetId"]
        self.page = self.send("Target.attachToTarget", {"targetId": target, "flatten": True})[
            "sessionId"
        ]
        self.prepare(self.page)
        self.send("Page.enable", {}, self.page)

    def __enter__(self) -> Chromium:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(OSError, websocket.WebSocketException):
            self.send("Browser.close")
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def prepare(self, session: str) -> None:
        """Throttle a target and whatever it starts."""
        self.post("Runtime.enable", {}, session)
        if self.network.bits:
            attach = {"autoAttach": True, "waitForDebuggerOnStart": True, "flatten": True}
            self.post("Target.setAutoAttach", attach, session)
            self.post("Network.enable", {}, session)
            conditions = {
                "offline": False,
                "latency": self.network.latency,
                "downloadThroughput": self.network.bits / 8,
                "uploadThroughput": self.network.bits / 8,
            }
            self.post("Network.emulateNetworkConditions", conditions, session)

    def post(self, method: str, params: dict[str, Any], session: str | None = None) -> int:
        """Send a command; its answer is read by whoever reads next."""
        self.last += 1
        message: dict[str, Any] = {"id": self.last, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        self.socket.send(json.dumps(message))
        return self.last

    def send(
        self, method: str, params: dict[str, Any] | None = None, session: str | None = None
    ) -> dict[str, Any]:
        """Send a command and return its result; events that come in between are handled."""
        sent = self.post(method, params or {}, session)
        while True:
            message = json.loads(self.socket.recv())
            if message.get("id") == sent:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                result: dict[str, Any] = message["result"]
                return result
            self.handle(message)

    def listen(self, seconds: float) -> None:
        """Handle what comes for so long. A new worker waits until it is let go: at once."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self.socket.settimeout(left)
            with contextlib.suppress(websocket.WebSocketTimeoutException):
                self.handle(json.loads(self.socket.recv()))
        self.socket.settimeout(600)

    def handle(self, message: dict[str, Any]) -> None:
        """New targets are prepared and let go; warnings of the console are kept."""
        method, params = message.get("method"), message.get("params", {})
        if method == "Target.attachedToTarget":
            self.prepare(params["sessionId"])
            self.post("Runtime.runIfWaitingForDebugger", {}, params["sessionId"])
        elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning"):
            text = " ".join(str(a.get("value", a.get("description", ""))) for a in params["args"])
            self.errors.append(text[:300])

    def open(self, url: str, script: str) -> float:
        """Go to `url` with `script` run before the page's own; return the time (epoch, ms)."""
        self.send("Page.addScriptToEvaluateOnNewDocument", {"source": script}, self.page)
        started = time.time() * 1000
        self.post("Page.navigate", {"url": url}, self.page)
        return started

    def wait(self, expression: str, seconds: float) -> Any:
        """Poll `expression` in the page until it is truthy; raise TimeoutError."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                answer = self.send(
                    "Runtime.evaluate", {"expression": expression, "returnByValue": True}, self.page
                )
                value = answer["result"].get("value")
                if value:
                    return value
            except RuntimeError:
                pass  # between two documents
            self.listen(0.1)
        raise TimeoutError(f"{expression} stayed false; console: {self.errors[-3:]}")


class SlowedDown:
    """Lets every process of a browser run only a part of the time (a slower processor).

    Chromium's own (Emulation.setCPUThrottlingRate) is refused for workers, so for Python.
    """

    def __init__(self, chromium: Chromium, times: int) -> None:
        helper = Path(__file__).with_name("slow.py")
        self.process = subprocess.Popen(
            [sys.executable, str(helper), str(chromium.process.pid), str(times)]
        )

    def __enter__(self) -> SlowedDown:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()


def fresh(profile: Path) -> Path:
    """An empty folder for a new profile."""
    shutil.rmtree(profile, ignore_errors=True)
    profile.mkdir(parents=True)
    return profile

"""A plain static host for the built site, and a dead end for everything else.

`StaticHost` serves a folder as any cheap host would: right MIME types, no compression, no
special headers (no COOP/COEP, no service of its own). It lies under a prefix, as project pages do,
so that a path written from the root of the host breaks here too. It records every request and can
be told to fail. `DeadEnd` is the proxy that browsers are given for every other address: it answers
nothing and remembers who was asked for.
"""

from __future__ import annotations

import re
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

PREFIX = "/course/"


@dataclass
class Fault:
    """One thing going wrong: paths that match `pattern` are treated so, `times` times."""

    pattern: str
    status: int = 500
    times: int = 1_000_000
    seconds: float = 0.0  # wait so long; with status 200 only slow
    truncate: int | None = None  # send so many bytes of the body, then hang up
    body: bytes | None = None  # send this with status 200 instead of the file
    hits: list[str] = field(default_factory=list)

    def applies(self, path: str) -> bool:
        """Whether this request meets the fault; counts it."""
        if len(self.hits) < self.times and re.search(self.pattern, path):
            self.hits.append(path)
            return True
        return False


@dataclass(frozen=True)
class Request:
    """One request that reached the host."""

    method: str
    path: str  # below the prefix; with query
    status: int
    referer: str | None


class StaticHost:
    """Serves `folder` on a free port of 127.0.0.1 until closed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.requests: list[Request] = []
        self.faults: list[Fault] = []
        self._server = _Server(("127.0.0.1", 0), _handler(self))
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    @property
    def origin(self) -> str:
        """scheme://host:port"""
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def url(self, path: str) -> str:
        """The address of a file of the site."""
        return f"{self.origin}{PREFIX}{path}"

    @contextmanager
    def failing(self, pattern: str, **how: object) -> Iterator[Fault]:
        """While this lasts, requests for matching paths fail (see `Fault`)."""
        fault = Fault(pattern, **how)  # type: ignore[arg-type]
        self.faults.append(fault)
        try:
            yield fault
        finally:
            self.faults.remove(fault)

    def missing(self) -> list[str]:
        """Paths that were asked for and are not there."""
        return sorted({r.path for r in self.requests if r.status == HTTPStatus.NOT_FOUND})

    def close(self) -> None:
        """Stop serving."""
        self._server.shutdown()
        self._server.server_close()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request: object, client_address: object) -> None:
        """Browsers hang up in the middle of a file; that is no news."""


def _handler(host: StaticHost) -> type[SimpleHTTPRequestHandler]:
    class Handler(SimpleHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        # What hosts agree on; Python's own table depends on the machine.
        extensions_map = {  # noqa: RUF012
            "": "application/octet-stream",
            ".html": "text/html; charset=utf-8",
            ".css": "text/css",
            ".js": "text/javascript",
            ".mjs": "text/javascript",
            ".json": "application/json",
            ".map": "application/json",
            ".ipynb": "application/json",
            ".webmanifest": "application/manifest+json",
            ".wasm": "application/wasm",
            ".svg": "image/svg+xml",
            ".png": "image/png",
            ".ico": "image/x-icon",
            ".woff": "font/woff",
            ".woff2": "font/woff2",
            ".csv": "text/csv",
            ".txt": "text/plain",
            ".py": "text/x-python",
            ".zip": "application/zip",
            ".gz": "application/gzip",
        }

        def __init__(self, *arguments: object) -> None:
            super().__init__(*arguments, directory=str(host.folder))  # type: ignore[arg-type]

        def log_message(self, format: str, *arguments: object) -> None:
            pass

        def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
            del size
            status = int(code) if str(code).isdigit() else 0
            host.requests.append(
                Request(self.command, self._asked(), status, self.headers.get("Referer"))
            )

        def _asked(self) -> str:
            return self.path.removeprefix(PREFIX)

        def translate_path(self, path: str) -> str:
            plain = unquote(urlsplit(path).path)
            if not plain.startswith(PREFIX):
                return str(host.folder / "outside-the-prefix-there-is-nothing")
            return super().translate_path("/" + plain.removeprefix(PREFIX))

        def do_GET(self) -> None:
            fault = next((f for f in host.faults if f.applies(self._asked())), None)
            if fault is None:
                super().do_GET()
                return
            time.sleep(fault.seconds)
            if fault.truncate is not None:
                self._send_part(fault.truncate)
            elif fault.body is not None:
                self._send_other(fault.body)
            elif fault.status == HTTPStatus.OK:
                super().do_GET()
            else:
                self.send_error(fault.status)

        def _send_other(self, body: bytes) -> None:
            self.send_response(HTTPStatus.OK)
            self.send_header("Content-Type", self.guess_type(self._asked().partition("?")[0]))
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def _send_part(self, count: int) -> None:
            source = self.send_head()
            if source is not None:
                with source:
                    self.wfile.write(source.read(count))
            self.close_connection = True

    return Handler


class DeadEnd:
    """A proxy that leads nowhere: every request for another host lands in `asked`."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        asked = self.asked

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                line = self.rfile.readline(4096).decode("latin-1").strip()
                if line:
                    asked.append(line)
                self.wfile.write(b"HTTP/1.1 502 Dead end\r\nContent-Length: 0\r\n\r\n")

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    @property
    def address(self) -> str:
        """host:port for a browser's proxy setting."""
        return f"127.0.0.1:{self._server.server_address[1]}"

    def close(self) -> None:
        """Stop listening."""
        self._server.shutdown()
        self._server.server_close()

"""Serve a built site as a plain static host would: files, MIME types, nothing else.

Usage: python -m scripts.serve [--port N] [--host H] [FOLDER]
"""

from __future__ import annotations

import argparse
import functools
import http.server
import sys
from pathlib import Path

MIME = {
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".json": "application/json",
    ".whl": "application/zip",
    ".ipynb": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


class StaticHandler(http.server.SimpleHTTPRequestHandler):
    """Files only; `no-cache` makes the browser ask again, so a rebuilt page is seen at once."""

    protocol_version = "HTTP/1.1"
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | MIME

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet about what was served; errors are worth a line."""
        if len(args) > 1 and str(args[1]).startswith(("4", "5")):
            super().log_message(format, *args)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", default="_build/html")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--host", default="localhost")
    arguments = parser.parse_args()
    if not (Path(arguments.folder) / "index.html").is_file():
        print(
            f"serve: {arguments.folder} holds no index.html; run `make book` first", file=sys.stderr
        )
        return 1
    handler = functools.partial(StaticHandler, directory=arguments.folder)
    try:
        server = http.server.ThreadingHTTPServer((arguments.host, arguments.port), handler)
    except OSError as error:
        print(
            f"serve: port {arguments.port} cannot be used ({error.strerror}); "
            "choose another: make serve PORT=8001",
            file=sys.stderr,
        )
        return 1
    print(f"http://localhost:{server.server_port}/  (Ctrl-C ends)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())

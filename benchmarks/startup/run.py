#!/usr/bin/env python3
"""How fast Python is there: the book against stock JupyterLite and a bare Pyodide worker.

Also JupyterLite itself, unchanged, on the site's runtime instead of the stock one.

    .venv/bin/python benchmarks/startup/run.py             everything, five rounds (about an hour)
    … run.py --rounds 1 --settings local                   a quick look

For each: milliseconds from the start of the navigation until the result of a numpy exercise, and
until 30 questions are ranked with scikit-learn and hit@3 and MRR are in the page; requests and
bytes. For the book also: until its text can be read, and from stopping an endless loop to the
output of the next run, soon after the start ("stop at once") and once the spare is there. Peers
take turns in every round, each with a new profile (cold) and then again with the same profile in a
new browser (second visit). Needs a built site (make book) and Chromium.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import statistics
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cdp import LOCAL, MOBILE, Chromium, Network, SlowedDown, fresh
from peers import ROOT, Server, bare_worker, book_script, quick_lite, stock_lite, text_script

PARTS = ("page", "numpy", "sklearn", "stop at once", "stop later")
PATIENCE = 900
QUICK = "JupyterLite here"
"""JupyterLite's REPL and kernel as they are, on the site's runtime."""
STAY = 6000  # ms
SETTLE = 2000  # ms
"""A reader's browser stands already; a new one is still busy with itself and its new profile."""


@dataclass(frozen=True)
class Setting:
    """A line and a processor."""

    name: str
    network: Network = LOCAL
    slower: int = 1


SETTINGS = {
    "local": Setting("local"),
    "mobile": Setting("10 Mbit/s, 100 ms", MOBILE),
    "phone": Setting("processor four times slower", LOCAL, 4),
}


@dataclass
class Results:
    """Every figure by (setting, visit, peer, what), one value per round."""

    values: dict[tuple[str, str, str, str], list[float]] = field(default_factory=dict)

    def add(self, key: tuple[str, str, str, str], value: float) -> None:
        """Note one round's value."""
        self.values.setdefault(key, []).append(value)


@contextlib.contextmanager
def browser(profile: Path, setting: Setting) -> Iterator[Chromium]:
    """A browser under a setting."""
    with Chromium(profile, setting.network) as chromium:
        if setting.slower > 1:
            with SlowedDown(chromium, setting.slower):
                yield chromium
        else:
            yield chromium


def visit(
    profile: Path, setting: Setting, server: Server, path: str, script: str
) -> tuple[dict[str, float], int, int]:
    """One visit: ms until each result, requests, bytes."""
    server.reset()
    with browser(profile, setting) as chromium:
        chromium.listen(SETTLE / 1000)
        started = chromium.open(server.url + path, script)
        done: dict[str, float] = chromium.wait("window.done", PATIENCE)
        counted = (server.counted.requests, server.counted.bytes)
        page_bytes = server.counted.page_bytes
        if server.counted.ordinary and path.startswith("book/"):
            print("  ! the book's Python started the ordinary way", file=sys.stderr)
        # A visit lasts: what is put by for the next one has the time that a reader's stay gives it.
        chromium.listen(STAY / 1000)
    values = {name: at - started if at > 1e11 else at for name, at in done.items()}
    if "readable" in values:
        values["kB before Python"] = page_bytes / 1000
    return values, *counted


def measure(options: argparse.Namespace, work: Path) -> Results:
    """All rounds."""
    book = Server(options.site)
    lite_path = stock_lite(work / "lite")
    lite = Server(work / "lite" / "site")
    bare_path = bare_worker(work / "bare")
    bare = Server(work / "bare")
    chapter = "book/evaluate.html"
    quick_path = quick_lite(work / "quick", options.site)
    quick = Server(work / "quick" / "site")
    candidates = [
        ("book", book, chapter, {part: book_script(part) for part in PARTS}),
        ("JupyterLite", lite, lite_path, {"both": text_script()}),
        ("bare worker", bare, bare_path, {"both": text_script()}),
        (QUICK, quick, quick_path, {"both": text_script()}),
    ]
    results = Results()
    for round_ in range(options.rounds):
        for key in options.settings:
            setting = SETTINGS[key]
            for name, server, path, scripts in candidates:
                if name not in options.peers:
                    continue
                for part, script in scripts.items():
                    profile = fresh(work / "profile")
                    visits = ("cold",) if part.startswith("stop") else ("cold", "second")
                    for visit_name in visits:
                        done, requests, size = visit(profile, setting, server, path, script)
                        if part not in ("numpy", "sklearn", "both"):
                            requests = 0  # counted at an arbitrary moment
                        for what, value in done.items():
                            results.add((key, visit_name, name, what), value)
                        if requests:
                            results.add((key, visit_name, name, f"requests {part}"), requests)
                            results.add((key, visit_name, name, f"MB {part}"), size / 1e6)
                        times = ", ".join(f"{what} {v:.0f} ms" for what, v in done.items())
                        print(
                            f"round {round_ + 1} {key} {visit_name} {name}: {times}, "
                            f"{requests} requests, {size / 1e6:.1f} MB",
                            flush=True,
                        )
    return results


def spread(values: list[float], digits: int = 0) -> str:
    """min / median / max."""
    low, middle, high = min(values), statistics.median(values), max(values)
    return f"{low:.{digits}f} / {middle:.{digits}f} / {high:.{digits}f}"


def report(results: Results) -> None:
    """Print figures and ratios: minimum / median / maximum over the rounds."""
    print("\nmin / median / max")
    for (setting, visit_name, peer, what), values in results.values.items():
        digits = 1 if what.startswith("MB") else 0
        print(f"{setting:<7} {visit_name:<7} {peer:<16} {what:<17} {spread(values, digits)}")
    print("\nhow many times faster (round by round)")
    for own, peers in (("book", ("JupyterLite", "bare worker")), (QUICK, ("JupyterLite",))):
        for (setting, visit_name, peer, what), values in results.values.items():
            ours = results.values.get((setting, visit_name, own, what))
            if peer not in peers or what not in ("numpy", "sklearn") or not ours:
                continue
            ratios = [theirs / mine for theirs, mine in zip(values, ours, strict=True)]
            print(
                f"{setting:<7} {visit_name:<7} {what:<8} {own:<16} against {peer:<12} "
                f"{spread(ratios, 1)}"
            )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--site", type=Path, default=ROOT / "_build" / "html")
    parser.add_argument("--settings", nargs="+", choices=SETTINGS, default=list(SETTINGS))
    parser.add_argument(
        "--peers", nargs="+", default=["book", "JupyterLite", "bare worker", QUICK], metavar="PEER"
    )
    parser.add_argument("--json", type=Path, help="write every value to this file")
    options = parser.parse_args()
    if not (options.site / "book" / "evaluate.html").is_file():
        print(f"benchmark: {options.site} holds no built site; run make book", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        results = measure(options, Path(folder))
    report(results)
    if options.json:
        plain: list[Any] = [[*key, values] for key, values in results.values.items()]
        options.json.write_text(json.dumps(plain))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

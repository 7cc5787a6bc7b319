#!/usr/bin/env python3
"""How long the book's cells and exercises take in the page, once Python is there.

    .venv/bin/python benchmarks/cells/run.py [CHAPTER…]       a line per chapter, Chromium

Each free cell is run as it stands, each exercise is checked with its solution; what a cell's first
run still has to fetch is there by then, since every cell runs twice and the second run counts.
Milliseconds of the page's own clock, from the click to the result. Exit code 1 where a cell takes
longer than two seconds. Needs a built site (make book) and Chromium.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "browser")]

from browserkit import browsers, content  # noqa: E402
from browserkit.host import DeadEnd, StaticHost  # noqa: E402
from browserkit.pages import ChapterPage, Coded  # noqa: E402

LIMIT = 2000
SLOWEST = 3

# From the click to the kernel's next rest, by the page's clock: no driver in between.
_TIMED = """
const [element, action, done] = arguments;
const began = performance.now();
let busy = false;
const root = document.documentElement;
const watch = new MutationObserver(() => {
  const state = root.dataset.kernel;
  if (state === "busy" || state === "loading") busy = true;
  else if (busy) { watch.disconnect(); done(performance.now() - began); }
});
watch.observe(root, { attributes: true, attributeFilter: ["data-kernel"] });
element.querySelector(`[data-action=${action}]`).click();
"""


def timed(page: ChapterPage, part: Coded, action: str) -> float:
    """Milliseconds of the second of two runs."""
    part.show()
    page.wait_kernel("ready")
    times = [page.driver.execute_async_script(_TIMED, part.element, action) for _ in range(2)]
    return float(times[-1])


def chapter(page: ChapterPage, name: str) -> list[tuple[float, str]]:
    """Milliseconds and name of every cell and exercise, slowest first."""
    found: list[tuple[float, str]] = []
    page.driver.execute_script(
        "for (const d of document.querySelectorAll('details')) d.open = true;"
        "for (const s of document.querySelectorAll('[data-step]')) s.hidden = false;"
    )
    first = page.cell(page.ids("cell")[0])
    first.show()
    page.wait_kernel("ready")
    for cell in page.ids("cell"):
        found.append((timed(page, page.cell(cell), "run"), f"cell {cell}"))
    for name_, exercise in content.chapter(name).exercises.items():
        part = page.exercise(name_)
        part.code = exercise.solution
        found.append((timed(page, part, "check"), f"check of {name_}"))
    return sorted(found, reverse=True)


def main() -> int:
    """Run from a command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("chapters", nargs="*", metavar="CHAPTER")
    parser.add_argument("--site", type=Path, default=ROOT / "_build" / "html")
    options = parser.parse_args()
    end, host = DeadEnd(), StaticHost(options.site)
    session = browsers.start("chromium", end.address)
    session.driver.set_script_timeout(300)
    slow = False
    try:
        for name in options.chapters or content.chapters():
            page = ChapterPage(session, host, name).open()
            times = chapter(page, name)
            slow |= times[0][0] > LIMIT
            middle = times[len(times) // 2][0]
            worst = ", ".join(f"{what} {ms:.0f}" for ms, what in times[:SLOWEST])
            print(f"{name:14} {len(times):3} runs, median {middle:5.0f} ms; slowest: {worst}")
    finally:
        session.close()
        host.close()
        end.close()
    return int(slow)


if __name__ == "__main__":
    raise SystemExit(main())

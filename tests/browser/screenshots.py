"""Pictures of the flagship chapter to look at, into test-results/screenshots/.

    .venv/bin/python tests/browser/screenshots.py [--browser firefox]
    .venv/bin/python tests/browser/screenshots.py --readme docs/images/page.png

States: before the kernel starts; after a passed, a failed and an erroneous check; a plot redrawn;
the whole page. At 390 and 1280 px, in light and dark (dark: Chromium only).
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from browserkit import browsers, content  # noqa: E402
from browserkit.browsers import Session  # noqa: E402
from browserkit.host import DeadEnd, StaticHost  # noqa: E402
from browserkit.pages import ChapterPage  # noqa: E402
from selenium.webdriver.remote.webelement import WebElement  # noqa: E402

SIZES = ((390, 844), (1280, 900))
OUT = ROOT / "test-results" / "screenshots"


def take(session: Session, name: str, element: WebElement | None = None) -> None:
    """Picture of the window in every size and colour, with `element` at its top."""
    for width, height in SIZES:
        for colours in ("light", "dark") if session.name == "chromium" else ("light",):
            session.viewport(width, height)
            if session.name == "chromium":
                session.dark(colours == "dark")
            if element is not None:
                session.driver.execute_script(
                    "arguments[0].scrollIntoView({block: 'start', behavior: 'instant'});"
                    "scrollBy(0, -12)",
                    element,
                )
            time.sleep(0.4)  # transitions
            file = OUT / f"{session.name}-{name}-{width}-{colours}.png"
            session.driver.save_screenshot(str(file))
            print(file.relative_to(ROOT))
    session.viewport(1280)


def states(session: Session, host: StaticHost) -> None:
    """Walk the page through its states."""
    page = ChapterPage(session, host).open()
    take(session, "1-top")
    take(session, "2-before-kernel", page.exercise("hit_at_k").element)
    page.cell(page.ids("cell")[0]).show()
    page.wait_kernel()
    exercises = content.chapter().exercises
    first = page.exercise("hit_at_k")
    first.check(exercises["hit_at_k"].mistakes[0].code)
    take(session, "3-failed", first.element)
    first.check(exercises["hit_at_k"].solution)
    take(session, "4-passed", first.element)
    wrong = page.exercise("mrr")
    wrong.check("total = 0\nfor r in ranks:\n    total += 1 / r\nmrr = totl / len(ranks)")
    take(session, "5-error", wrong.element)
    quiz = page.quiz(page.ids("quiz")[0])
    quiz.answer(str(quiz.inputs()[0].get_dom_attribute("value")))
    take(session, "6-quiz", quiz.element)
    steps = page.steps(page.ids("steps")[0])
    steps.press("next")
    take(session, "7-steps", steps.element)
    for number, name in enumerate(page.ids("cell")):
        cell = page.cell(name)
        if cell.element.is_displayed():
            cell.run(seconds=150)
            take(session, f"8-cell-{number}-{name}", cell.element)
    take(session, "9-progress", page.progress.element)


def readme(session: Session, host: StaticHost, file: Path) -> None:
    """The README's picture: an exercise with the chapter's text above, just checked."""
    page = ChapterPage(session, host).open()
    exercise = page.exercise("hit_at_k")
    exercise.check(content.chapter().exercises["hit_at_k"].mistakes[0].code)
    session.viewport(1280, 860)
    page.show(exercise.element)
    time.sleep(1)
    file.parent.mkdir(parents=True, exist_ok=True)
    session.driver.save_screenshot(str(file))
    print(file)


def main() -> int:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description="take pictures of the flagship chapter")
    parser.add_argument("--browser", choices=browsers.NAMES, default="chromium")
    parser.add_argument("--site", type=Path, default=ROOT / "_build" / "html")
    parser.add_argument("--readme", type=Path, metavar="FILE", help="only the README's picture")
    options = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    dead_end, host = DeadEnd(), StaticHost(options.site)
    session = browsers.start(options.browser, dead_end.address)
    try:
        if options.readme:
            readme(session, host, options.readme)
        else:
            states(session, host)
    finally:
        session.close()
        host.close()
        dead_end.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

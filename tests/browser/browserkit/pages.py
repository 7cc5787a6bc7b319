"""The page as its reader meets it, found only by the names of docs/contract.md.

Clicks are real clicks and text is what is seen. The one thing done by script is what the contract
gives a property for (`code`), and waiting.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from .browsers import Session
from .host import StaticHost

T = TypeVar("T")

# Loading scikit-learn takes seconds alone and many times that on a machine that others share.
KERNEL_SECONDS = 240.0
RUN_SECONDS = 180.0

# Counts how often the kernel came to rest, so that a run that ends at once is not missed.
_WATCH_KERNEL = """
    if (window.__rests === undefined) {
        window.__rests = 0;
        new MutationObserver(records => {
            // Not 'loading': a run that needs a library goes busy, loading, busy, ready.
            if (records.some(r => r.oldValue === 'busy' || r.oldValue === 'loading')
                && ['ready', 'failed'].includes(document.documentElement.dataset.kernel))
                window.__rests += 1;
        }).observe(document.documentElement,
                   {attributes: true, attributeFilter: ['data-kernel'], attributeOldValue: true});
    }
"""


def wait(what: str, condition: Callable[[], T], seconds: float = 10.0) -> T:
    """Ask `condition` until it gives something true; AssertionError naming `what` otherwise."""
    end = time.monotonic() + seconds
    while True:
        try:
            found = condition()
        except StaleElementReferenceException:
            found = None  # type: ignore[assignment]
        if found:
            return found
        if time.monotonic() > end:
            raise AssertionError(f"waited {seconds:.0f} s for {what}")
        time.sleep(0.05)


class Part:
    """One element of the page with buttons in it."""

    selector = "[data-{kind}='{name}']"
    kind = ""

    def __init__(self, page: ChapterPage, name: str) -> None:
        self.page = page
        self.name = name
        self.driver = page.driver

    @property
    def element(self) -> WebElement:
        """The element itself; exactly one on the page."""
        found = self.driver.find_elements(
            By.CSS_SELECTOR, self.selector.format(kind=self.kind, name=self.name)
        )
        assert len(found) == 1, f"{self.kind} {self.name}: {len(found)} elements"
        return found[0]

    @property
    def state(self) -> str | None:
        """`data-state`"""
        return self.element.get_dom_attribute("data-state")

    def button(self, action: str) -> WebElement:
        """The button `[data-action]` inside."""
        return self.element.find_element(By.CSS_SELECTOR, f"[data-action='{action}']")

    def press(self, action: str) -> None:
        """Click a button as a reader does: brought into view, enabled, then clicked."""
        button = self.button(action)
        wait(f"{action} of {self.name} to be enabled", button.is_enabled, 30)
        self.page.show(button)
        # A panel that opens above pushes the button away under the pointer: wait for it to stand.
        places: list[dict[str, int]] = [{}]

        def stands() -> bool:
            places.append(button.rect)
            return places[-1] == places[-2]

        wait(f"{action} of {self.name} to stand still", stands)
        button.click()

    def show(self) -> None:
        """Scroll here."""
        self.page.show(self.element)


class Coded(Part):
    """An element with code in it: a free cell, a blank, an exercise."""

    @property
    def code(self) -> str:
        """What stands in the editor."""
        code = self.driver.execute_script("return arguments[0].code", self.element)
        assert isinstance(code, str), f"{self.name}: property code is {code!r}"
        return code

    @code.setter
    def code(self, code: str) -> None:
        self.driver.execute_script("arguments[0].code = arguments[1]", self.element, code)

    @property
    def output(self) -> str:
        """What the last run printed and showed."""
        found = self.element.find_elements(By.CSS_SELECTOR, "[data-role='output']")
        return "\n".join(part.text for part in found)

    def run(self, code: str | None = None, seconds: float = RUN_SECONDS) -> str:
        """Type `code` if given, run, wait until it is done; the output's text."""
        if code is not None:
            self.code = code
        if self.page.kernel not in {"ready", "busy"}:
            self.show()
            self.page.wait_kernel()
        before = self.page.rests
        self.press("run")
        wait(f"the run of {self.name} to end", lambda: self.page.rests > before, seconds)
        return self.output


class Cell(Coded):
    """A free cell."""

    kind = "cell"


@dataclass(frozen=True)
class Feedback:
    """What a check said."""

    verdict: str
    text: str  # as it is seen: what is folded is not in it
    folded: str  # all of it


class Exercise(Coded):
    """A blank or an exercise."""

    kind = "exercise"

    @property
    def level(self) -> str | None:
        """`data-level`"""
        return self.element.get_dom_attribute("data-level")

    def feedback_element(self) -> WebElement:
        """The element that holds the feedback."""
        return self.element.find_element(By.CSS_SELECTOR, "[data-role='feedback']")

    @property
    def feedback(self) -> Feedback | None:
        """What the last check said; None before the first."""
        found = self.element.find_elements(By.CSS_SELECTOR, "[data-role='feedback'][data-verdict]")
        if not found:
            return None
        whole = self.driver.execute_script("return arguments[0].textContent", found[0])
        return Feedback(found[0].get_dom_attribute("data-verdict") or "", found[0].text, whole)

    def check(self, code: str | None = None, seconds: float = RUN_SECONDS) -> Feedback:
        """Type `code` if given, check, wait for the verdict."""
        if code is not None:
            self.code = code
        self.driver.execute_script(
            "arguments[0].querySelector('[data-role=feedback]')?.removeAttribute('data-verdict')",
            self.element,
        )
        self.press("check")
        try:
            feedback = wait(f"the verdict on {self.name}", lambda: self.feedback, seconds)
        except AssertionError as late:
            raise AssertionError(
                f"{late}; kernel {self.page.kernel}: {self.element.text}"
            ) from None
        wait("the kernel to rest", lambda: self.page.kernel != "busy", seconds)
        return feedback


class Quiz(Part):
    """A quiz question."""

    kind = "quiz"

    def inputs(self) -> list[WebElement]:
        """The options' inputs, in the order of the page."""
        return self.element.find_elements(
            By.CSS_SELECTOR, "input[type=radio], input[type=checkbox]"
        )

    @property
    def chosen(self) -> list[str]:
        """Values of the chosen options."""
        return [str(i.get_dom_attribute("value")) for i in self.inputs() if i.is_selected()]

    def answer(self, *values: str) -> str | None:
        """Choose these options and answer; the state then."""
        for box in self.inputs():
            wanted = box.get_dom_attribute("value") in values
            if wanted and not box.is_selected():
                self.page.show(box)
                self.driver.execute_script("arguments[0].click()", box)
        self.press("answer")
        wait(f"an answer to {self.name}", lambda: self.state in {"right", "wrong"})
        return self.state

    def visible_reasons(self) -> list[str]:
        """Texts of the explanations that are open."""
        found = self.element.find_elements(By.CSS_SELECTOR, "[data-why]")
        return [part.text for part in found if part.is_displayed()]


class Steps(Part):
    """A worked example that opens step by step."""

    kind = "steps"

    def visible(self) -> int:
        """How many steps are open."""
        found = self.element.find_elements(By.CSS_SELECTOR, "[data-step]")
        return sum(part.is_displayed() for part in found)

    def total(self) -> int:
        """How many steps there are."""
        return len(self.element.find_elements(By.CSS_SELECTOR, "[data-step]"))


class Progress(Part):
    """A chapter's progress."""

    kind = "progress"

    def _number(self, name: str) -> int:
        return int(self.element.get_dom_attribute(f"data-{name}") or 0)

    @property
    def done(self) -> int:
        """Exercises that are passed, of those that count."""
        return self._number("done")

    @property
    def total(self) -> int:
        """Exercises that count."""
        return self._number("total")

    @property
    def stars(self) -> int:
        """Challenges that are passed."""
        return self._number("stars")

    @property
    def complete(self) -> bool:
        """Whether the chapter is done."""
        return self.element.get_dom_attribute("data-complete") == "true"


class ChapterPage:
    """A chapter's page, open in a browser."""

    def __init__(self, session: Session, host: StaticHost, chapter: str = "evaluate") -> None:
        self.session = session
        self.driver = session.driver
        self.host = host
        self.chapter = chapter

    @property
    def path(self) -> str:
        """The page's path in the site."""
        return f"book/{self.chapter}.html"

    def open(self) -> ChapterPage:
        """Load the page (again)."""
        self.session.open(self.host.url(self.path))
        wait(
            "the page's elements to come alive",
            lambda: (
                self.driver.execute_script("return document.documentElement.dataset.kernel")
                and self.driver.find_elements(By.CSS_SELECTOR, "[data-action='run']")
            ),
            30,
        )
        self.driver.execute_script(_WATCH_KERNEL)
        return self

    def forget(self) -> None:
        """Lose everything that the page remembers here, as a new reader's browser."""
        self.session.open(self.host.url(self.path))
        self.driver.execute_async_script("""
            const done = arguments[arguments.length - 1];
            localStorage.clear(); sessionStorage.clear();
            Promise.resolve(indexedDB.databases ? indexedDB.databases() : [])
                .then(all => all.forEach(one => indexedDB.deleteDatabase(one.name)))
                .then(() => done(), () => done());
        """)

    @property
    def kernel(self) -> str:
        """State of the kernel."""
        return str(self.driver.execute_script("return document.documentElement.dataset.kernel"))

    @property
    def rests(self) -> int:
        """How often the kernel came to rest after being busy."""
        return int(self.driver.execute_script("return window.__rests ?? 0"))

    def wait_kernel(self, *states: str, seconds: float = KERNEL_SECONDS) -> str:
        """Wait until the kernel is in one of `states` (ready, if none is named)."""
        wanted = states or ("ready",)

        def there() -> str | None:
            state = self.kernel
            if state == "failed" and "failed" not in wanted:
                raise AssertionError(
                    "the kernel failed: " + "; ".join(self.session.console_errors())
                )
            return state if state in wanted else None

        return str(wait(f"the kernel to be {' or '.join(wanted)}", there, seconds))

    def show(self, element: WebElement) -> None:
        """Scroll an element to the middle of the window."""
        self.driver.execute_script(
            "arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", element
        )

    def ids(self, kind: str) -> list[str]:
        """The values of `data-<kind>`, in the order of the page."""
        found = self.driver.find_elements(By.CSS_SELECTOR, f"[data-{kind}]")
        return [str(part.get_dom_attribute(f"data-{kind}")) for part in found]

    def exercise(self, name: str) -> Exercise:
        """A blank or an exercise."""
        return Exercise(self, name)

    def cell(self, name: str) -> Cell:
        """A free cell."""
        return Cell(self, name)

    def quiz(self, name: str) -> Quiz:
        """A quiz question."""
        return Quiz(self, name)

    def steps(self, name: str) -> Steps:
        """A worked example."""
        return Steps(self, name)

    @property
    def progress(self) -> Progress:
        """The chapter's progress."""
        return Progress(self, self.chapter)

    def text(self) -> str:
        """All that is to be seen."""
        return self.driver.find_element(By.TAG_NAME, "body").text

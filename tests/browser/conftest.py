"""Fixtures of the browser tests: one browser at a time, one warm page in each.

A test that asks for `browser` (or for what stands on it) runs in all three browsers;
`@pytest.mark.browsers("chromium")` narrows that. Pytest runs all tests of one browser before it
starts the next, so that never more than one is open.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browserkit import browsers
from browserkit.browsers import Session
from browserkit.host import DeadEnd, StaticHost
from browserkit.pages import ChapterPage

ROOT = Path(__file__).resolve().parents[2]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options of the browser tests."""
    parser.addoption(
        "--browser", action="append", choices=browsers.NAMES, help="only this browser (repeatable)"
    )
    parser.addoption("--site", default=str(ROOT / "_build" / "html"), help="the built site")
    parser.addoption(
        "--everything", action="store_true", help="also what takes a kernel start per chapter"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Markers of the browser tests."""
    config.addinivalue_line("markers", "browsers(*names): run in these browsers only")
    config.addinivalue_line("markers", "expects_errors: the console may show errors")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder is a browser test."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            # On a machine that others share, starting Python alone has taken minutes.
            item.add_marker(pytest.mark.timeout(900))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test in every browser that it is for."""
    if "browser_name" in metafunc.fixturenames:
        marker = metafunc.definition.get_closest_marker("browsers")
        names = marker.args if marker else browsers.NAMES
        chosen = metafunc.config.getoption("--browser") or browsers.NAMES
        metafunc.parametrize(
            "browser_name", [name for name in names if name in chosen], scope="session"
        )


@pytest.fixture(scope="session")
def site(pytestconfig: pytest.Config) -> Path:
    """The folder of the built site."""
    folder = Path(pytestconfig.getoption("--site"))
    if not (folder / "book" / "evaluate.html").is_file():
        pytest.fail(f"{folder} holds no built site: run make book first", pytrace=False)
    return folder


@pytest.fixture(scope="session")
def everything(pytestconfig: pytest.Config) -> bool:
    """Whether the long tests are asked for, too."""
    return bool(pytestconfig.getoption("--everything"))


@pytest.fixture(scope="session")
def dead_end() -> Iterator[DeadEnd]:
    """Where requests to anyone else end up."""
    end = DeadEnd()
    yield end
    end.close()


@pytest.fixture(scope="session")
def host(site: Path) -> Iterator[StaticHost]:
    """The host of the warm page."""
    host = StaticHost(site)
    yield host
    host.close()


@pytest.fixture(scope="session")
def browser(browser_name: str, dead_end: DeadEnd) -> Iterator[Session]:
    """A running browser."""
    try:
        session = browsers.start(browser_name, dead_end.address)
    except LookupError as missing:
        pytest.fail(str(missing), pytrace=False)
    yield session
    session.close()


@pytest.fixture(autouse=True)
def _clean(request: pytest.FixtureRequest, dead_end: DeadEnd) -> Iterator[None]:
    """After every test: nobody else was asked for anything, and the console is clean."""
    seen = len(dead_end.asked)
    yield
    asked = browsers.of_pages(dead_end.asked[seen:])
    errors: list[str] = []
    if "browser" in request.fixturenames:
        errors = request.getfixturevalue("browser").console_errors()
    if request.node.get_closest_marker("expects_errors") is None:
        assert asked == [], "requests left the site"
        assert errors == [], "errors in the console"


@pytest.fixture(scope="session")
def _warm(browser: Session, host: StaticHost) -> ChapterPage:
    page = ChapterPage(browser, host).open()
    page.cell(page.ids("cell")[0]).show()
    page.wait_kernel()
    return page


@pytest.fixture
def page(_warm: ChapterPage) -> ChapterPage:
    """The flagship chapter with its kernel ready; shared by the tests of one browser."""
    return _warm


@pytest.fixture
def fresh_host(site: Path) -> Iterator[StaticHost]:
    """A host that the browser has never met: nothing cached, nothing remembered."""
    host = StaticHost(site)
    yield host
    host.close()


@pytest.fixture
def fresh(browser: Session, fresh_host: StaticHost) -> Iterator[ChapterPage]:
    """The flagship chapter as a new reader meets it, not opened yet; in a tab of its own."""
    with browser.tab():
        yield ChapterPage(browser, fresh_host)

"""The harness sees what it must see: else the other tests would be green for nothing."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from browserkit import browsers
from browserkit.browsers import Session
from browserkit.host import DeadEnd, StaticHost
from selenium.webdriver.common.by import By

PAGE = """<!doctype html><html lang=th><meta charset=utf-8>
<link rel=icon href=data:,><title>หน้า</title>
<p>สวัสดี</p><button>เก็บ</button><script>
    window.say = () => {
        console.error("said by the page");
        setTimeout(() => { throw new Error("thrown by the page"); });
        const ask = 'fetch("http://worker.example/asked").catch(() => 0)';
        new Worker(URL.createObjectURL(new Blob([ask])));
        fetch("http://page.example/asked").catch(() => 0);
    };
    document.querySelector("button").onclick = () => {
        const link = document.createElement("a");
        const parts = ['{"ไทย": 1}'];
        link.href = URL.createObjectURL(new Blob(parts, {type: "application/x-ipynb+json"}));
        link.download = "งาน.ipynb";
        document.body.append(link);
        link.click();
    };
</script></html>"""


@pytest.fixture
def small_host(tmp_path: Path):
    """A site of one page."""
    (tmp_path / "page.html").write_text(PAGE, encoding="utf-8")
    (tmp_path / "big.bin").write_bytes(b"x" * 1000)
    host = StaticHost(tmp_path)
    yield host
    host.close()


def fetch(session: Session, address: str) -> list[object]:
    """[status, number of bytes, headers] that a page's fetch gets; [0, message] where it fails."""
    found = session.driver.execute_async_script(
        """
        const done = arguments[arguments.length - 1];
        fetch(arguments[0], {cache: 'no-store'}).then(async answer =>
            done([answer.status, (await answer.arrayBuffer()).byteLength,
                  [...answer.headers.keys()]])
        ).catch(error => done([0, String(error)]));
        """,
        address,
    )
    assert isinstance(found, list)
    return found


def test_quiet_page_is_quiet(browser: Session, small_host: StaticHost) -> None:
    with browser.tab():
        browser.open(small_host.url("page.html"))
        assert browser.driver.title == "หน้า"
        assert browser.driver.find_element(By.TAG_NAME, "p").text == "สวัสดี"
        assert browser.console_errors() == []
    assert [request.path for request in small_host.requests] == ["page.html"]


@pytest.mark.expects_errors
def test_errors_and_requests_elsewhere_are_seen(
    browser: Session, small_host: StaticHost, dead_end: DeadEnd
) -> None:
    seen = len(dead_end.asked)
    with browser.tab():
        browser.open(small_host.url("page.html"))
        browser.console_errors()
        browser.driver.execute_script("say()")
        time.sleep(1.5)
        errors = "\n".join(browser.console_errors())
    assert "said by the page" in errors
    assert "thrown by the page" in errors
    asked = "\n".join(browsers.of_pages(dead_end.asked[seen:]))
    assert "page.example" in asked
    assert "worker.example" in asked


def test_download(browser: Session, small_host: StaticHost) -> None:
    with browser.tab():
        browser.open(small_host.url("page.html"))
        browser.driver.find_element(By.TAG_NAME, "button").click()
        file = browser.downloaded(".ipynb")
    assert file.read_text(encoding="utf-8") == '{"ไทย": 1}'
    file.unlink()


@pytest.mark.expects_errors
@pytest.mark.browsers("chromium")
def test_host_is_plain_and_can_fail(browser: Session, small_host: StaticHost) -> None:
    address = small_host.url("big.bin")
    with browser.tab():
        browser.open(small_host.url("page.html"))
        status, size, headers = fetch(browser, address)
        assert (status, size) == (200, 1000)
        # The headers that any host sends and no others; above all no COOP, COEP or encoding.
        assert set(headers) <= {"content-type", "content-length", "date", "server", "last-modified"}
        with small_host.failing(r"big", status=503, times=1) as fault:
            assert fetch(browser, address)[0] == 503
            assert fetch(browser, address)[:2] == [200, 1000]
        assert fault.hits == ["big.bin"]
        with small_host.failing(r"big", truncate=10):
            assert fetch(browser, address)[0] == 0
        assert fetch(browser, small_host.origin + "/big.bin")[0] == 404

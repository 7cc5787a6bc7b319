"""What the built pages are made of: told from their files, without a browser."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from bs4 import BeautifulSoup

# What a reader waits for before the runtime: the page, its styles, scripts and fonts. Most hosts
# compress text; the flagship keeps the limit on one that does not, too.
LIMIT = 300_000
PLAIN_LIMIT = 360_000
FONTS = "_static/fonts"


def book_pages(site: Path) -> list[Path]:
    """The index and all pages of the book."""
    return [site / "index.html", *sorted((site / "book").glob("*.html"))]


def parts_of(page: Path, site: Path) -> set[Path]:
    """The page and what it loads before Python: styles, scripts and what these import, fonts."""
    soup = BeautifulSoup(page.read_text("utf-8"), "html.parser")
    addresses = [tag["href"] for tag in soup.select("link[rel=stylesheet]")]
    addresses += [tag["src"] for tag in soup.select("script[src]")]
    found = {(page.parent / urlsplit(str(address)).path).resolve() for address in addresses}
    for script in [file for file in found if file.suffix == ".js"]:
        imported = re.findall(r'from"(\./[^"]+)"', script.read_text("utf-8"))
        found |= {(script.parent / name).resolve() for name in imported}
    return {page, *found, *(site / FONTS).glob("*.woff2")}


def weight(files: set[Path], *, compressed: bool) -> int:
    """Bytes over the wire; fonts are compressed by themselves."""
    total = 0
    for file in files:
        content = file.read_bytes()
        packed = compressed and file.suffix != ".woff2"
        total += len(gzip.compress(content, 6)) if packed else len(content)
    return total


def test_pages_are_light(site: Path) -> None:
    weights = {
        page.stem: tuple(
            weight(parts_of(page, site), compressed=compressed) for compressed in (True, False)
        )
        for page in book_pages(site)
    }
    assert {name for name, (sent, _) in weights.items() if sent > LIMIT} == set(), weights
    assert {name for name, (_, plain) in weights.items() if plain > PLAIN_LIMIT} == set(), weights
    assert weights["evaluate"][1] <= LIMIT, weights


def test_every_picture_has_a_text_of_its_own(site: Path) -> None:
    for page in book_pages(site):
        soup = BeautifulSoup(page.read_text("utf-8"), "html.parser")
        for figure in soup.select("main figure svg"):
            assert figure["role"] == "img", page.name
            assert len(str(figure["aria-label"])) > 20, f"{page.name}: {figure['aria-label']}"
        assert all(image.get("alt") for image in soup.select("main img")), page.name


@pytest.mark.parametrize("name", ["glossary", "interview", "formulas"])
def test_gathered_pages_lead_to_places_that_are_there(site: Path, name: str) -> None:
    page = site / "book" / f"{name}.html"
    soup = BeautifulSoup(page.read_text("utf-8"), "html.parser")
    links = [str(link["href"]) for link in soup.select("main article a[href]")]
    assert len(links) >= 5
    ids: dict[Path, set[str]] = {}
    for address in links:
        parts = urlsplit(address)
        target = (page.parent / parts.path).resolve() if parts.path else page
        if target not in ids:
            found = BeautifulSoup(target.read_text("utf-8"), "html.parser").select("[id]")
            ids[target] = {str(tag["id"]) for tag in found}
        assert not parts.fragment or parts.fragment in ids[target], address


def test_chapters_are_linked_from_everywhere(site: Path) -> None:
    """The list of chapters, previous and next: every page leads to every other."""
    pages = book_pages(site)
    soup = BeautifulSoup((site / "index.html").read_text("utf-8"), "html.parser")
    order = [str(link["href"]) for link in soup.select(".chapters a")]
    assert len(order) == len(pages) - 1
    for before, after in zip(["index.html", *order], order, strict=False):
        page = BeautifulSoup((site / before).read_text("utf-8"), "html.parser")
        following = page.select_one("a.pager-next")
        assert following is not None
        assert (site / before).parent.joinpath(str(following["href"])).resolve() == (
            site / after
        ).resolve()
        assert len(page.select(".chapters a")) == len(order)


def test_payload_carries_no_large_data(site: Path) -> None:
    for page in (site / "book").glob("*.html"):
        found = re.search(r'id="course-payload">(.*?)</script>', page.read_text("utf-8"), re.S)
        files = json.loads(found[1])["files"] if found else {}
        assert all(len(str(content)) < 3_000 for content in files.values()), page.name

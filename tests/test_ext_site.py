"""A tiny book, built by Jupyter Book with this project's settings: what its pages hold.

The DOM asserted here is the one that the front end relies on (docs/architecture.md).
"""

from __future__ import annotations

import itertools
import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
import yaml
from bs4 import BeautifulSoup, Tag

from autograder.content import load_chapter

ROOT = Path(__file__).resolve().parent.parent

FRONT = """\
---
jupytext:
  text_representation:
    extension: .md
    format_name: myst
kernelspec:
  display_name: Python 3
  name: python3
---
"""

INDEX = """\
# หนังสือทดลอง

เริ่มที่ [บทเดียว](book/mini.md)

```{progress} mini
```

```{continue}
```

```{course-map}
ส่วนแรก:
  mini: {teaches: อ่านค่า, needs: []}
ส่วนหลัง:
  later: {teaches: ยังไม่มี, needs: [mini]}
```
"""

EXTRA = """\
(extra)=
# หน้ารวม

```{glossary}
```

```{interviews}
```

```{formulas}
```
"""

PAGE = r"""
(mini)=
# บทเดียว: วัดผลการค้นคืน

```{code-cell} ipython3
:tags: [remove-cell]
from coursebook.build import given

globals().update(given("mini"))
hidden_total = int(values.sum())
```

```{goals}
:minutes: 7
- อ่านค่า $k$ ได้
```

รวมได้ {eval}`hidden_total`

(meaning)=
## ความหมาย

เฉลี่ยเป็นน้ำหนัก (weight) ของค่า

```{given} mini
คำอธิบายสั้น
```

(reading)=
## อ่านค่า

$$
\mathrm{MRR} = \frac{1}{n}
$$

| คำ | ค่า |
|---|--:|
| หนึ่ง | 1 |

```{code-cell} ipython3
:cell: first
doubled = values * 2
print("ผล <รวม>", doubled.sum())
table.head(2)
```

```{code-cell} ipython3
:cell: figure_thai
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.bar(["น้ำ", "ชั้น"], [1, 2])
ax.set_title("ชื่อเรื่องที่มีวรรณยุกต์")
fig.set_label("กราฟแท่งของสองคำ")
ax.legend(["ก"])
```

```{code-cell} ipython3
:cell: last_value
:tags: [hide-input]
"a < b"
```

### ตัวอย่าง

`````{steps} worked
:title: ตัวอย่างหนึ่งข้อ

````{step} ขั้นแรก
ดูก่อน
````

````{step} ขั้นที่สอง
```{step-code} step_sum
print("จากช่องก่อน:", doubled.sum())
```
````
`````

`````{steps} untitled
````{step} ขั้นเดียว
ดู
````
`````

~~~{pitfall} ลืม `+ 1`
นับจาก 0
~~~

## ฝึก

```{exercise} total
```

```{quiz} one
```

```{quiz} many
```

~~~{interview} ถามว่า `k` คืออะไร เมื่อรวมได้ {eval}`hidden_total`
ตอบว่าจำนวน ดู[ความหมาย](#meaning)
~~~

```{explorer} interval
:n: 40
:rate: 0.8
ตาราง {eval}`hidden_total`
```

```{handin}
ส่งให้ผู้สอน
```

:::{note}
บันทึก
:::
"""

GIVEN = """\
import numpy as np
import pandas as pd

# ปิดป้าย </script> ไม่ได้ <!--
values = np.array([1, 2, 4])
table = pd.read_csv("data/words.csv")
"""

COURSE = {
    "exercises/course.toml": 'id = "mini-course"\ntitle = "หนังสือทดลอง"\n',
    "exercises/mini/chapter.toml": 'id = "mini"\ntitle = "บทเดียว"\nminutes = 7\n',
    "exercises/mini/given.py": GIVEN,
    "exercises/mini/quiz.toml": """\
[[question]]
id = "one"
text = "ข้อใดถูก `k`"
[[question.option]]
id = "a"
text = "ใช่"
right = true
why = "เพราะ**ถูก**"
[[question.option]]
id = "b"
text = "ไม่ใช่ a < b"
why = "เพราะผิด"
[[question]]
id = "many"
text = "ข้อใดบ้าง"
[[question.option]]
id = "a"
text = "หนึ่ง"
right = true
why = "ใช่"
[[question.option]]
id = "b"
text = "สอง"
right = true
why = "ใช่"
[[question.option]]
id = "c"
text = "สาม"
why = "ไม่"
""",
    "exercises/mini/terms.toml": """\
[[term]]
th = "แบบ"
en = "pattern"
meaning = "คำที่ไม่มีในหน้า"
[[term]]
th = "น้ำหนัก"
en = "weight"
meaning = "ความสำคัญ"
[[term]]
th = "เกณฑ์"
en = "criterion"
meaning = "สิ่งที่ใช้ตัดสิน"
""",
    "exercises/mini/total/exercise.toml": """\
title = "ผลรวม"
level = "basic"
points = 2
see = "reading"

[variables.total]
kind = "integer"
""",
    "exercises/mini/total/prompt.md": "รวม `values` เก็บไว้ใน `total`\n\n$$\nt = 1\n$$\n",
    "exercises/mini/total/hints.md": "คิดถึงเมธอด\n\n---\n\nใช้ `.sum()` กับ $x$\n",
    "exercises/mini/total/solution.py": "total = int(values.sum())  # ___: sum\nprint(total < 9)\n",
    "data/words.csv": "word,count\nน้ำ,1\nชั้น,2\nที่,3\n",
    "index.md": INDEX,
    "book/mini.md": FRONT + PAGE,
    "book/extra.md": EXTRA,
    "_toc.yml": """\
format: jb-book
root: index
chapters:
  - file: book/mini
  - file: book/extra
""",
    "frontend/dist/course.js": "export {};\n",
    "frontend/dist/worker.js": "export {};\n",
    "frontend/dist/course.css": "b{}\n",
    "frontend/dist/chunks/editor.js": "export {};\n",
    "runtime/dist/index.json": "{}\n",
}


def write_book(folder: Path, changes: dict[str, str]) -> None:
    """A book with this project's _config.yml, in a folder of its own."""
    for name, text in {**COURSE, **changes}.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    config = yaml.safe_load((ROOT / "_config.yml").read_text("utf-8"))
    local = config["sphinx"]["local_extensions"]
    config["sphinx"]["local_extensions"] = {n: str(ROOT / path) for n, path in local.items()}
    fonts = ROOT / "node_modules" / "@fontsource"
    if fonts.is_dir():
        (folder / "node_modules").mkdir()
        (folder / "node_modules" / "@fontsource").symlink_to(fonts)
    else:
        config["sphinx"]["config"]["suppress_warnings"] = ["coursebook.assets"]
    (folder / "_config.yml").write_text(yaml.safe_dump(config, allow_unicode=True), "utf-8")


def build(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run Jupyter Book; its output says what went wrong."""
    inherited = {k: v for k, v in os.environ.items() if k not in ("CI", "COURSE_STRICT")}
    return subprocess.run(
        [str(Path(sys.executable).with_name("jupyter-book")), "build", ".", *options],
        cwd=folder,
        env={**inherited, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


@dataclass(frozen=True)
class Site:
    """A built book."""

    source: Path
    log: str

    @property
    def folder(self) -> Path:
        return self.source / "_build" / "html"

    def text(self, name: str) -> str:
        return (self.folder / name).read_text("utf-8")

    def page(self, name: str) -> BeautifulSoup:
        return BeautifulSoup(self.text(name), "html.parser")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    folder = tmp_path_factory.mktemp("book")
    write_book(folder, {})
    done = build(folder, "-n", "-W", "--keep-going")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return Site(folder, done.stdout + done.stderr)


@pytest.fixture(scope="module")
def page(site: Site) -> BeautifulSoup:
    return site.page("book/mini.html")


def one(scope: Tag, selector: str) -> Tag:
    """The only element that a selector finds."""
    found = scope.select(selector)
    assert len(found) == 1, f"{selector}: {len(found)} found"
    return found[0]


PAGES = ["index.html", "book/mini.html", "book/extra.html", "search.html"]


# --- the components' DOM ------------------------------------------------------------------------
def test_exercise(page: BeautifulSoup) -> None:
    exercise = one(page, "course-exercise")
    assert exercise["data-exercise"] == "total"
    assert exercise["data-level"] == "basic"
    assert exercise["data-state"] == "todo"
    header = one(exercise, "header")
    assert one(header, "h3").text == "ผลรวม"
    assert one(header, '[data-role="level"]').text == "พื้นฐาน"
    assert one(header, '[data-role="points"]').text == "2 คะแนน"
    assert one(exercise, '[data-role="prompt"]').text.startswith("รวม values เก็บไว้ใน total")
    starter = one(exercise, 'pre[data-role="starter"] > code')
    assert starter.text == "total = int(values.___())\nprint(total < 9)"
    assert one(starter, "mark.blank").text == "___"
    hints = one(exercise, '[data-role="hints"]')
    assert hints.has_attr("hidden")
    assert [hint["data-hint"] for hint in hints.select("[data-hint]")] == ["1", "2"]
    assert one(hints, '[data-hint="2"] math')
    assert one(exercise, ".course-see a")["href"] == "#reading"
    assert "solution" not in exercise.text


def test_cells(page: BeautifulSoup) -> None:
    assert [cell["data-cell"] for cell in page.select("course-cell")] == [
        "first",
        "figure_thai",
        "last_value",
        "step_sum",
    ]
    first = one(page, '[data-cell="first"]')
    source = one(first, 'pre[data-role="source"]')
    assert source.text.splitlines()[1] == 'print("ผล <รวม>", doubled.sum())'
    saved = one(first, ':scope > [data-role="saved-output"]')
    kinds = [child["data-output"] for child in saved.find_all(recursive=False)]
    assert kinds == ["stdout", "table"]
    assert one(saved, '[data-output="stdout"]').text == "ผล <รวม> 14\n"
    table = one(saved, '[data-output="table"] table')
    assert [head.text for head in table.select("th[scope=col]")] == ["word", "count"]
    assert [cell.text for cell in table.select("td.cw-words")] == ["น้ำ", "ชั้น"]
    last = one(page, '[data-cell="last_value"]')
    assert one(last, '[data-output="text"]').text == "'a < b'"
    assert one(last, "details > pre[data-role=source]").text == '"a < b"'
    assert "hidden_total" not in page.text


def test_figure(page: BeautifulSoup) -> None:
    saved = one(page, '[data-cell="figure_thai"] [data-role="saved-output"]')
    assert [child.name for child in saved.find_all(recursive=False)] == ["figure"]
    svg = one(saved, "svg")
    assert svg["role"] == "img"
    assert svg["aria-label"] == "กราฟแท่งของสองคำ"
    texts = [text.text for text in svg.select("text")]
    assert {"น้ำ", "ชั้น", "ชื่อเรื่องที่มีวรรณยุกต์"} <= set(texts), "text must stay text"
    assert "currentColor" in str(svg)
    assert not page.select("article img")


def test_steps(page: BeautifulSoup) -> None:
    steps = one(page, 'course-steps[data-steps="worked"]')
    assert one(page, '[data-steps="untitled"] h4').text == "ขั้นเดียว"
    sections = steps.find_all("section", recursive=False)
    assert [section["data-step"] for section in sections] == ["1", "2"]
    assert [one(section, "h5").text for section in sections] == ["ขั้นแรก", "ขั้นที่สอง"]
    cell = one(sections[1], "course-cell")
    # A worked example sees what an earlier cell of the page defined.
    assert one(cell, '[data-output="stdout"]').text == "จากช่องก่อน: 14\n"


def test_quiz(page: BeautifulSoup) -> None:
    single, many = page.select("course-quiz")
    assert single["data-quiz"] == "one"
    assert single["data-state"] == "todo"
    assert one(single, "fieldset > legend").text == "ข้อใดถูก k"
    inputs = single.select('label > input[type="radio"]')
    assert [(i["name"], i["value"]) for i in inputs] == [("quiz-one", "a"), ("quiz-one", "b")]
    whys = single.select("[data-why]")
    assert [why["data-why"] for why in whys] == ["a", "b"]
    assert all(why.has_attr("hidden") for why in whys)
    assert one(whys[0], "strong").text == "ถูก"
    assert "ไม่ใช่ a < b" in single.text
    assert len(many.select('input[type="checkbox"]')) == 3


def test_progress_and_hand_in(page: BeautifulSoup, site: Site) -> None:
    progress = one(site.page("index.html"), "article > section > course-progress")
    assert progress["data-progress"] == "mini"
    assert progress["data-total"] == "1"
    assert (progress["data-done"], progress["data-stars"]) == ("0", "0")
    assert progress["data-complete"] == "false"
    button = one(page, 'course-handin button[data-action="export-submission"]')
    assert button["type"] == "button"


def test_an_explorer_holds_what_stands_there_without_script(page: BeautifulSoup) -> None:
    explorer = one(page, 'course-explorer[data-explorer="interval"]')
    assert (explorer["data-n"], explorer["data-rate"]) == ("40", "0.8")
    assert one(explorer, '[data-role="saved"]').text.strip() == "ตาราง 7"


def test_boxes(page: BeautifulSoup) -> None:
    assert "ประมาณ 7 นาที" in one(page, ".course-goals").text
    assert "ลืม + 1" in one(page, "aside.course-pitfall").text
    given = one(page, 'details[data-role="given"]')
    assert one(given, "pre").text == GIVEN.rstrip("\n")
    interview = one(page, "details.course-interview")
    assert one(interview, "summary code").text == "k"
    assert one(page, ".admonition-title").text == "หมายเหตุ"
    assert "รวมได้ 7" in page.text


# --- pages gathered from the chapters -------------------------------------------------------------
@pytest.fixture(scope="module")
def extra(site: Site) -> BeautifulSoup:
    return site.page("book/extra.html")


def test_glossary(extra: BeautifulSoup) -> None:
    assert [term.contents[0].strip() for term in extra.select(".course-glossary dt")] == [
        "เกณฑ์",
        "น้ำหนัก",
        "แบบ",
    ]
    weight = one(extra, "#term-weight")
    assert one(weight, "span[lang=en]").text == "weight"
    meaning = weight.find_next_sibling("dd")
    assert isinstance(meaning, Tag)
    assert meaning.text.strip() == "ความสำคัญ บทที่ 1"
    assert one(meaning, "a")["href"] == "mini.html#meaning"
    other = extra.select_one("#term-pattern + dd a")
    assert other is not None
    assert other["href"] == "mini.html", "not introduced anywhere: the chapter that lists it"
    english = extra.select(".course-glossary-english li")
    assert [item.text.split()[0] for item in english] == ["criterion", "pattern", "weight"]
    assert [str(item.a["href"]) for item in english if item.a] == [
        "#term-criterion",
        "#term-pattern",
        "#term-weight",
    ]


def test_interviews(extra: BeautifulSoup) -> None:
    group = one(extra, "[data-topic=mini]")
    question = one(group, "details.course-interview")
    assert one(question, "summary").text == "ถามว่า k คืออะไร เมื่อรวมได้ 7"
    assert one(question, "a")["href"] == "mini.html#meaning", "counted from this page"
    form = one(extra, "form[data-filter]")
    assert form["data-filter"] == "[data-topic]"
    assert [option["value"] for option in form.select("option")] == ["", "mini"]
    for field in form.select("select, input"):
        assert extra.select(f'label[for="{field["id"]}"]')
    assert one(form, "[role=status]").text == "แสดง 1 คำถาม"


def test_formulas(extra: BeautifulSoup) -> None:
    formula = one(extra, ".course-formula")  # without the one in an exercise
    assert one(formula, ".course-formula-name a")["href"] == "mini.html#reading"
    assert one(formula, "math mfrac")


def test_map_and_continue(site: Site) -> None:
    page = site.page("index.html")
    entry = one(page, ".course-map > li")
    assert entry["data-map"] == "mini", "a chapter that is not written is left out"
    assert one(entry, "h3 a, h4 a")["href"] == "book/mini.html"
    assert "ประมาณ 7 นาที" in entry.text
    assert one(entry, "course-progress")["data-progress"] == "mini"
    proceed = one(page, "course-continue")
    assert proceed["data-chapters"] == "mini"
    assert one(proceed, "a")["href"] == "book/mini.html"


def test_only_chapters_are_numbered(extra: BeautifulSoup) -> None:
    entries = extra.select(".chapters li")
    assert [bool(entry.select(".chapters-number")) for entry in entries] == [True, False]
    assert not extra.select(".eyebrow")


# --- the payload --------------------------------------------------------------------------------
def test_payload(page: BeautifulSoup, site: Site) -> None:
    script = one(page, 'script[type="application/json"]#course-payload')
    data = json.loads(script.text)
    chapter = load_chapter(site.source, "mini")
    # What the page shows is left to it.
    assert one(page, "[data-role=given] pre").text == GIVEN.rstrip("\n")
    starter = one(page, "[data-exercise=total] > pre[data-role=starter]")
    assert starter.text == chapter.exercises["total"].starter.rstrip("\n")
    assert data == {
        "version": 1,
        "course": "mini-course",
        "content_version": data["content_version"],
        "chapter": "mini",
        "title": "บทเดียว",
        "root": "../",
        "bundle": data["bundle"],
        "runtime": "_static/runtime/",
        "given": None,
        "exercises": [
            {
                "id": "total",
                "title": "ผลรวม",
                "level": "basic",
                "points": 2,
                "starter": None,
                "solution": chapter.exercises["total"].solution,
                "given_names": ["values"],
                "hints": 2,
            }
        ],
        "quiz": [
            {"id": "one", "options": [{"id": "a", "right": True}, {"id": "b", "right": False}]},
            {
                "id": "many",
                "options": [
                    {"id": "a", "right": True},
                    {"id": "b", "right": True},
                    {"id": "c", "right": False},
                ],
            },
        ],
        "files": {"data/words.csv": COURSE["data/words.csv"]},
    }
    assert re.fullmatch(r"[0-9a-f]{12}", data["content_version"])
    assert (site.folder / data["bundle"]).is_file()
    assert (site.folder / data["runtime"] / "index.json").is_file()
    assert "</script>" not in str(script.string)


def test_payload_has_the_shape_of_the_shared_fixture(page: BeautifulSoup) -> None:
    data = json.loads(one(page, "#course-payload").text)
    fixture = json.loads(
        (ROOT / "tests" / "fixtures" / "border" / "payload-evaluate.json").read_text("utf-8")
    )
    assert data.keys() == fixture.keys()
    assert data["exercises"][0].keys() == fixture["exercises"][0].keys()
    assert data["quiz"][0].keys() == fixture["quiz"][0].keys()


def test_the_front_end_is_loaded_where_it_has_work(page: BeautifulSoup, site: Site) -> None:
    script = one(page, "script[type=module]")
    assert str(script["src"]).startswith("../_static/course/course.js?v=")
    assert page.select('link[href^="../_static/course/course.css"]')
    assert not site.page("search.html").select("script[type=module]")
    for name in ("course.js", "worker.js", "chunks/editor.js"):
        assert (site.folder / "_static" / "course" / name).is_file()


# --- every page ---------------------------------------------------------------------------------
@pytest.mark.parametrize("name", PAGES)
def test_nothing_comes_from_outside_and_everything_is_there(site: Site, name: str) -> None:
    page = site.page(name)
    found = [
        str(tag[attribute])
        for attribute in ("src", "href", "action", "poster", "data")
        for tag in page.select(f"[{attribute}]")
    ]
    assert found
    for address in found:
        parts = urlsplit(address)
        assert not parts.scheme, address
        assert not parts.netloc, address
        if parts.path:
            target = (site.folder / name).parent / unquote(parts.path)
            assert target.resolve().is_file(), address
        elif parts.fragment:
            assert page.find(id=unquote(parts.fragment)), address
    # The name space of SVG is a name, no address.
    text = site.text(name).replace("http://www.w3.org/", "")
    assert "://" not in text
    for sheet in ("tokens.css", "theme.css"):
        css = (site.folder / "_static" / sheet).read_text("utf-8")
        for address in re.findall(r"url\(\"?([^)\"]+)", css):
            assert (site.folder / "_static" / address).is_file() or not (
                site.source / "node_modules"
            ).is_dir()


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_thai_and_in_order(site: Site, name: str) -> None:
    page = site.page(name)
    assert one(page, "html")["lang"] == "th"
    levels = [int(tag.name[1]) for tag in page.find_all(re.compile(r"^h[1-6]$"))]
    assert levels.count(1) == 1
    assert levels[0] == 1
    steps = itertools.pairwise(levels)
    assert all(after - before <= 1 for before, after in steps), levels
    ids = [tag["id"] for tag in page.select("[id]")]
    assert len(ids) == len(set(ids))
    assert all(image.get("alt") for image in page.select("img"))
    assert one(page, "title").text
    assert one(page, "a.skip-link")["href"] == "#main"
    for field in page.select("input"):
        named = field.get("aria-label") or field.get("aria-labelledby")
        assert named or field.find_parent("label") or page.select(f'label[for="{field["id"]}"]')
    # Words that themes leave in English under `language: th`.
    shown = " ".join(page.body.stripped_strings) if page.body else ""
    for word in ("Search", "Next", "Previous", "Contents", "Skip to", "Toggle", "Copyright"):
        assert word not in shown


def test_the_frame_leads_through_the_book(page: BeautifulSoup, site: Site) -> None:
    current = one(page, ".chapters a[aria-current=page]")
    assert "บทเดียว" in current.text
    assert [link.text for link in page.select(".page-toc a")] == ["ความหมาย", "อ่านค่า", "ฝึก"]
    assert one(page, "a.pager-prev")["href"] == "../index.html"
    assert one(site.page("index.html"), "a.pager-next")["href"] == "book/mini.html"
    assert one(page, "main")["role"] == "main"  # where Sphinx' search takes its passages


def test_tables_scroll_in_their_frame_and_formulas_are_mathml(page: BeautifulSoup) -> None:
    frame = one(page, ".table-scroll")
    assert frame["tabindex"] == "0"
    assert frame.table is not None
    assert one(page, ".math-block math mfrac")
    assert "mathjax" not in str(page).lower()


def test_search_index_holds_windows(site: Site) -> None:
    index = json.loads(site.text("searchindex.js").removeprefix("Search.setIndex(")[:-1])
    assert {"อ่า", "่าน", "านค", "นค่", "ค่า", "น้"} <= {*index["titleterms"], *index["terms"]}
    assert {"values", "print"} <= index["terms"].keys()
    assert "\\u0e" not in site.text("searchindex.js"), "Thai as letters, not as escapes"
    assert "splitQuery" in site.text("_static/language_data.js")
    scripts = [str(tag["src"]) for tag in site.page("search.html").select("script[src]")]
    assert any("searchtools.js" in source for source in scripts)


def test_a_frame_is_light(site: Site) -> None:
    static = site.folder / "_static"
    files = ["tokens.css", "theme.css", "theme.js"]
    assert sum((static / name).stat().st_size for name in files) < 30_000
    fonts = list((static / "fonts").glob("*.woff2"))
    assert sum(font.stat().st_size for font in fonts) < 45_000


# --- what goes wrong ----------------------------------------------------------------------------
def test_faults_are_named(tmp_path: Path) -> None:
    write_book(
        tmp_path,
        {
            "book/mini.md": """\
# บทที่ผิด

```{exercise} nowhere
```

```{quiz} nothing
```

```{steps} Bad-Id
x
```

```{interview} ไม่มีคำตอบ
```

```{explorer} nothing
x
```

$\\begin{wrong}$
""",
            "frontend/dist/course.js": "",
        },
    )
    (tmp_path / "frontend" / "dist" / "course.js").unlink()
    done = build(tmp_path)
    log = done.stdout + done.stderr
    assert "exercise 'nowhere' is not in chapter 'mini' (known: total)" in log
    assert "question 'nothing' is not in chapter 'mini' (known: one, many)" in log
    assert "id 'Bad-Id' is not of a-z, 0-9 and _" in log
    assert "explorer 'nothing' is not known (known: interval)" in log
    assert "frontend/dist/course.js is missing" in log


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        ("```{code-cell} ipython3\n:cell: bad\n1 / 0\n```", "ZeroDivisionError"),
        (
            "`````{steps} w\n````{step} a\n```{step-code} bad_step\nvalues.nope\n```\n````\n`````",
            "cell 'bad_step', line 1",
        ),
    ],
    ids=["cell", "worked example"],
)
def test_a_cell_that_raises_fails_the_build(tmp_path: Path, cell: str, expected: str) -> None:
    head = PAGE[: PAGE.index("```{goals}")]
    write_book(tmp_path, {"book/mini.md": FRONT + head + "\n(reading)=\n## ก\n\n" + cell + "\n"})
    done = build(tmp_path)
    assert done.returncode != 0
    assert expected in done.stdout + done.stderr

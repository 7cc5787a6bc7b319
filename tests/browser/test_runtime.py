"""The fast start: it is used, its results are stock Pyodide's, it heals, and it works offline."""

from __future__ import annotations

import json
from typing import Any

import pytest
from browserkit import content
from browserkit.browsers import Session
from browserkit.handin import export
from browserkit.host import StaticHost
from browserkit.pages import ChapterPage, Feedback, wait

FAST = r"^_static/runtime/fast/"
CORE = "_static/runtime/pyodide.asm.wasm"
"""Only an ordinary start asks for this file."""

WORKER = """
const [base, image, requests, answer] = arguments;
const source = `
  import { loadPyodide } from "${base}_static/runtime/pyodide.mjs";
  onmessage = async ({ data: { base, image, bundle, requests } }) => {
    try {
      const started = performance.now();
      // "a>b": asked again once a lies, it is to be b.
      const names = image.split(">");
      let asked = 0;
      const named = () => names[asked++ < 2 ? 0 : 1];
      const py = await loadPyodide({
        indexURL: base + "_static/runtime/", image: names.length > 1 ? named : image });
      const milliseconds = Math.round(performance.now() - started);
      const bytes = await (await fetch(base + "_static/course/" + bundle)).arrayBuffer();
      py.FS.mkdirTree("/course");
      if (py.runtime) py.runtime.unpack(bytes, "/course", bundle);
      else py.unpackArchive(bytes, "zip", { extractDir: "/course" });
      py.FS.chdir("/course");
      await py.loadPackage(["numpy", "pandas", "scikit-learn", "matplotlib"]);
      py.runPython("import sys; sys.path.insert(0, '/course')");
      const engine = py.pyimport("autograder.browser.entry");
      engine.setup("/course");
      const reports = requests.map((request) => engine[request.kind](JSON.stringify(request.body)));
      postMessage({ image: py.runtime?.image ?? null, milliseconds, reports });
    } catch (error) {
      postMessage({ error: String(error) + String(error?.stack) });
    }
  };`;
const worker = new Worker(
  URL.createObjectURL(new Blob([source], { type: "text/javascript" })), { type: "module" });
worker.onmessage = ({ data }) => { worker.terminate(); answer(data); };
worker.onerror = (event) => answer({ error: event.message });
const bundle = JSON.parse(document.getElementById("course-payload").textContent).bundle;
worker.postMessage({ base, image, bundle: bundle.split("/").at(-1), requests });
"""


def programs() -> list[dict[str, Any]]:
    """Every program of the chapter: solutions, mistakes, variants, and some that look inside."""
    chapter = content.chapter()
    asked: list[dict[str, Any]] = []
    for exercise in chapter.exercises.values():
        codes = [exercise.solution, exercise.starter]
        codes += [mistake.code for mistake in exercise.mistakes]
        codes += [code for _, code in exercise.variants]
        for code in codes:
            body = {"version": 1, "chapter": chapter.id, "exercise": exercise.id, "code": code}
            asked.append({"kind": "grade_json", "body": body | {"seed": 7}})
    looks = [
        "import numpy as np\nnp.random.RandomState(1).normal(size=4).tobytes().hex()",
        "v = TfidfVectorizer()\nx = v.fit_transform(docs['text'])\nx.data.tobytes().hex()[:999]",
        "import scipy.stats\nscipy.stats.wilcoxon([1, 2, 3, 4.5], [2, 1, 4, 3]).pvalue",
        "import sklearn.cluster, sklearn.decomposition\n"
        "sklearn.decomposition.PCA(2).fit_transform(x.toarray()).round(9).tolist()[:3]",
        "1 / 0",
        "import numpy.polynomial as p\np.Polynomial([1, 2])(3)",
        # What the images put off, by every way into it.
        "[('ก中文かな'.encode(c, 'replace').hex(), b'\\xa4\\xa4\\xb0\\xea'.decode(c, 'replace'))\n"
        " for c in ('gb18030', 'big5hkscs', 'cp950', 'cp932', 'euc_jis_2004', 'cp949')]",
        "'漢字かな'.encode('iso2022_jp_2').hex()",
        "from scipy.spatial import distance\ndistance.cdist([[1, 2]], [[4, 6]]).tolist()",
        "import scipy.optimize\n[n for n in dir(scipy.optimize) if not n.startswith('_')][:40]",
        "from sklearn.preprocessing import SplineTransformer\n"
        "SplineTransformer(3).fit_transform([[1.0], [2], [3], [5]]).round(12).tolist()",
        "from sklearn.metrics import label_ranking_average_precision_score as score\n"
        "score([[1, 0, 1], [0, 1, 1]], [[0.2, 0.3, 0.1], [0.5, 0.4, 0.1]])",
        "from sklearn.metrics import adjusted_mutual_info_score as score\n"
        "score([0, 0, 1, 1, 2], [0, 1, 1, 1, 2])",
        "from scipy.stats import norm\nnorm.ppf([0.025, 0.5]).tolist(), norm.__doc__[:200]",
        "np.testing.assert_allclose([1], [2])",
        "str(pd.Timestamp('2024-07-01 12:00', tz='dateutil/Europe/Paris'))",
        # A function of the core that a start does without, and one that nobody has.
        "import ctypes\nx = [1, 2, 3]\nctypes.pythonapi.PyList_Reverse(ctypes.py_object(x))\nx",
        "hasattr(ctypes.pythonapi, 'Py_NoSuchThing')",
    ]
    for number, code in enumerate(looks):
        asked.append(cell(code, f"look{number}"))
    return asked


def answers(browser: Session, base: str, image: str) -> dict[str, Any]:
    """What a worker that starts this image answers to all programs."""
    browser.driver.set_script_timeout(600)
    found: dict[str, Any] = browser.driver.execute_async_script(WORKER, base, image, programs())
    assert "error" not in found, found.get("error")
    return found


def test_results_are_those_of_an_ordinary_start(fresh: ChapterPage, browser: Session) -> None:
    fresh.open()
    base = fresh.driver.execute_script("return new URL('../', location.href).href")
    fast, gone_on, ordinary = (
        answers(browser, base, image)
        for image in ("plot.course.evaluate", "numpy.course.evaluate>plot.course.evaluate", "none")
    )
    assert fast["image"] == gone_on["image"] == "plot.course.evaluate", (
        "the fast start was not used"
    )
    assert ordinary["image"] is None
    assert gone_on["reports"] == fast["reports"]
    for request, here, there in zip(programs(), fast["reports"], ordinary["reports"], strict=True):
        assert here == there, request["body"]
    assert any(json.loads(report).get("verdict") == "passed" for report in fast["reports"])


def cell(code: str, name: str = "cell") -> dict[str, Any]:
    """A request to run a cell of the flagship chapter."""
    body = {"version": 1, "chapter": content.chapter().id, "cell": name, "code": code}
    return {"kind": "run_cell", "body": body | {"before": [], "exercise": None}}


INVERSE = cell("import numpy as np\nnp.linalg.inv([[2.0, 0], [0, 4]]).tolist()")
LINALG = FAST + "lib-_umath_linalg-"


def test_library_is_fetched_when_it_is_called(
    fresh: ChapterPage, fresh_host: StaticHost, browser: Session
) -> None:
    fresh.open()
    base = fresh.driver.execute_script("return new URL('../', location.href).href")
    other = cell("import numpy as np\nnp.arange(3).sum()")
    found = browser.driver.execute_async_script(WORKER, base, "numpy.course", [other])
    assert found["image"].startswith("numpy.course")

    def fetched() -> int:
        return sum("/lib-" in request.path for request in fresh_host.requests)

    assert fetched() == 0
    # Damaged on its way, it is fetched again.
    with fresh_host.failing(LINALG, status=200, truncate=900, times=1) as fault:
        twice = [INVERSE, INVERSE]
        found = browser.driver.execute_async_script(WORKER, base, "numpy.course", twice)
    assert "[[0.5, 0.0], [0.0, 0.25]]" in found["reports"][0]
    assert found["reports"][0] == found["reports"][1]
    assert len(fault.hits) == 1
    assert fetched() == 2


@pytest.mark.expects_errors
def test_library_that_cannot_be_had_is_no_wrong_result(
    fresh: ChapterPage, fresh_host: StaticHost, browser: Session
) -> None:
    fresh.open()
    base = fresh.driver.execute_script("return new URL('../', location.href).href")
    with fresh_host.failing(LINALG, status=500):
        found = browser.driver.execute_async_script(WORKER, base, "numpy.course", [INVERSE])
    assert "could not be loaded" in found["error"]


def check(page: ChapterPage, name: str) -> Feedback:
    """What the page says of an exercise's solution."""
    exercise = page.exercise(name)
    exercise.show()
    return exercise.check(content.chapter().exercises[name].solution)


def test_reader_gets_the_fast_start(fresh: ChapterPage, fresh_host: StaticHost) -> None:
    fresh.open()
    said = check(fresh, "mrr")
    assert said.verdict == "passed"
    paths = [request.path for request in fresh_host.requests]
    assert not [path for path in paths if path.startswith(CORE)], "an ordinary start"
    assert [path for path in paths if path.startswith("_static/runtime/fast/numpy.course.evaluate")]
    assert fresh_host.missing() == []


def test_what_an_image_put_off_is_fetched_before_it_is_imported(
    fresh: ChapterPage, fresh_host: StaticHost
) -> None:
    fresh.open()
    cell = fresh.cell(fresh.ids("cell")[0])
    assert "1.96" in cell.run("from scipy.stats import norm\nround(float(norm.ppf(0.975)), 3)")
    # All of scipy at once, also what this import does not read: none came one by one.
    asked = [request.path for request in fresh_host.requests if "fast/scipy-" in request.path]
    assert len(asked) > 100
    assert len(set(asked)) == len(asked)


@pytest.mark.browsers("chromium")
def test_course_layer_that_cannot_be_had_is_done_without(
    fresh: ChapterPage, fresh_host: StaticHost
) -> None:
    with fresh_host.failing(FAST + "numpy.course", status=200, truncate=900, times=99):
        fresh.open()
        said = check(fresh, "mrr")
    assert said.verdict == "passed"
    paths = [request.path for request in fresh_host.requests]
    assert not [path for path in paths if path.startswith(CORE)], "an ordinary start"


@pytest.mark.browsers("chromium")
@pytest.mark.parametrize(
    "what", ["numpy-heap", "numpy-libs", "core.wasm", "core.js"], ids=lambda w: w
)
def test_damaged_file_is_fetched_again(
    fresh: ChapterPage, fresh_host: StaticHost, what: str
) -> None:
    with fresh_host.failing(FAST + what, status=200, truncate=9000, times=1) as fault:
        fresh.open()
        said = check(fresh, "mrr")
    assert said.verdict == "passed"
    assert len(fault.hits) == 1
    assert not [r for r in fresh_host.requests if r.path.startswith(CORE)], "an ordinary start"


@pytest.mark.browsers("chromium")
@pytest.mark.expects_errors
def test_after_three_failures_the_reader_is_told_and_drafts_stay(
    fresh: ChapterPage, fresh_host: StaticHost
) -> None:
    with fresh_host.failing(FAST + "numpy-heap", status=500) as fault:
        fresh.open()
        exercise = fresh.exercise("mrr")
        exercise.code = "mrr = 1  # ร่าง"
        exercise.show()
        fresh.wait_kernel("failed", seconds=120)
        assert len(fault.hits) == 3
        assert "ลองใหม่" in fresh.text()
        assert fresh.exercise("mrr").code == "mrr = 1  # ร่าง"


@pytest.mark.browsers("chromium")
@pytest.mark.expects_errors
def test_file_that_the_site_has_not_means_an_ordinary_start(
    fresh: ChapterPage, fresh_host: StaticHost
) -> None:
    with fresh_host.failing(FAST + "numpy-heap", status=404) as fault:
        fresh.open()
        said = check(fresh, "mrr")
    assert said.verdict == "passed"
    assert len(fault.hits) == 1
    assert [r for r in fresh_host.requests if r.path.startswith(CORE)]


@pytest.mark.browsers("chromium", "firefox")
@pytest.mark.expects_errors
def test_everything_works_after_the_network_is_cut(
    fresh: ChapterPage, fresh_host: StaticHost, browser: Session
) -> None:
    driver = fresh.driver
    fresh.open()
    exercise = fresh.exercise("mrr")
    exercise.show()
    fresh.wait_kernel("ready")
    kept = """
      const answer = arguments[0];
      (async () => {
        const names = [];
        for (const cache of await caches.keys())
          for (const { url } of await (await caches.open(cache)).keys()) names.push(url);
        answer([navigator.serviceWorker.controller !== null, names]);
      })();"""

    def all_kept() -> bool:
        controlled, names = driver.execute_async_script(kept)
        ends = ("evaluate.html", "pyodide.mjs", "pyodide.stock.mjs", "course.js")
        return (
            controlled
            and all(any(end in name for name in names) for end in ends)
            and all(
                any(f"/{layer}-heap" in name for name in names)
                for layer in ("full.course.evaluate", "plot.course.evaluate")
            )
        )

    driver.set_script_timeout(60)
    wait("everything to be kept", all_kept, 180)
    fresh_host.close()
    driver.get(driver.current_url)
    said = check(fresh, "mrr")
    assert said.verdict == "passed"
    assert "plt" not in fresh.exercise("mrr").output
    table = fresh.exercise("hit3_by_category")
    said = table.check(content.chapter().exercises["hit3_by_category"].solution)
    assert said.verdict == "passed"
    cells = json.loads(export(fresh, browser, asked=True).read_text("utf-8"))["cells"]
    assert "hit3_by_category" in [
        c["metadata"].get("autograder", {}).get("exercise") for c in cells
    ]

"""What is compared: the book, stock JupyterLite's REPL, a bare Pyodide worker; their servers."""

from __future__ import annotations

import functools
import http.server
import json
import re
import shutil
import subprocess
import sys
import threading
import urllib.parse
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]
from serve import StaticHandler  # noqa: E402

from runtime import distribution as dist  # noqa: E402
from runtime import lite, wheels  # noqa: E402

NUMPY_DONE, SKLEARN_DONE = "numpy-done", "sklearn-done"


def tables() -> dict[str, str]:
    """The course's two tables as text."""
    return {
        name: (ROOT / "data" / f"kb_{name}.csv").read_text(encoding="utf-8")
        for name in ("docs", "questions")
    }


def peers_code() -> tuple[str, str]:
    """The same work for the peers, as programs that bring their data along."""
    numpy = (
        "import numpy as np\n"
        "ranks = np.array([1] * 19 + [2] * 4 + [3] * 2 + [4, 5, 6, 6, 9])\n"
        f"print('{NUMPY_DONE}', round(float((1 / ranks).mean()), 4))\n"
    )
    texts = tables()
    sklearn = (
        "import io\nimport numpy as np\nimport pandas as pd\n"
        "from sklearn.feature_extraction.text import TfidfVectorizer\n"
        "from sklearn.metrics.pairwise import cosine_similarity\n"
        f"docs = pd.read_csv(io.StringIO({texts['docs']!r}))\n"
        f"qs = pd.read_csv(io.StringIO({texts['questions']!r}))\n"
        "v = TfidfVectorizer(stop_words='english')\n"
        "d = v.fit_transform(docs['text'])\n"
        "s = cosine_similarity(v.transform(qs['question']), d)\n"
        "order = np.argsort(-s, axis=1, kind='stable')\n"
        "gold = docs['doc_id'].to_numpy()[order] == qs['gold_doc_id'].to_numpy()[:, None]\n"
        "ranks = gold.argmax(axis=1) + 1\n"
        "hit3, mrr = round(float((ranks <= 3).mean()), 4), round(float((1 / ranks).mean()), 4)\n"
        f"print('{SKLEARN_DONE}', hit3, mrr)\n"
    )
    return numpy, sklearn


PYTHON = re.compile(r"/_static/(runtime/|course/(bundle-|worker\.js|chunks/))")
"""What a page loads for running code: all else is the page itself."""


@dataclass
class Counted:
    """What a server sent since it was last reset."""

    requests: int = 0
    bytes: int = 0
    page_bytes: int = 0
    """Of these: not Python's (runtime, worker, course bundle)."""
    ordinary: bool = False
    """Somebody asked for the core of an ordinary start."""


class Server:
    """Serves a folder as a plain static host would, on its own origin, and counts."""

    def __init__(self, folder: Path) -> None:
        self.counted = Counted()
        counted = self.counted

        class Handler(StaticHandler):
            def log_message(self, *_: object) -> None:
                return

            def copyfile(self, source: object, outputfile: object) -> None:
                data = source.read()  # type: ignore[attr-defined]
                counted.bytes += len(data)
                if not PYTHON.search(self.path):
                    counted.page_bytes += len(data)
                outputfile.write(data)  # type: ignore[attr-defined]

            def do_GET(self) -> None:
                counted.requests += 1
                counted.ordinary |= self.path.endswith("/pyodide.asm.wasm")
                super().do_GET()

        handler = functools.partial(Handler, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        """Its address; localhost, so that service workers and caches are there."""
        return f"http://localhost:{self.server.server_address[1]}/"

    def reset(self) -> None:
        """Count from zero."""
        self.counted.requests = self.counted.bytes = self.counted.page_bytes = 0
        self.counted.ordinary = False


OBSERVE = """
const when = (test) => new Promise((resolve) => {
  const look = () => { try { return test(); } catch { return null; } };
  const timer = setInterval(() => {
    const value = look();
    if (value) { clearInterval(timer); resolve(value); }
  }, 10);
});
const inText = (text) => () => document.body?.innerText.includes(text) && Date.now();
"""


FIND = """
  const exercise = () => document.querySelector('[data-exercise="mrr"][data-state]');
  const e = await when(() => exercise()?.querySelector('[data-action="check"]') && exercise());
  e.scrollIntoView();
"""
CHECK = """
  e.code = 'mrr = round(float((1 / ranks).mean()), 4)';
  e.querySelector('[data-action="check"]').click();
  const said = () => e.querySelector('[data-role="feedback"]')?.dataset.verdict;
  window.done = { numpy: await when(() => said() === 'passed' && Date.now()) };
"""
RANK = """
  e.code = PROGRAM;
  e.querySelector('[data-action="run"]').click();
  const output = () => e.querySelector('[data-role="output"]')?.innerText;
  window.done = { sklearn: await when(() => output()?.includes(DONE) && Date.now()) };
"""
PROGRAM = (
    'r = gold_ranks(TfidfVectorizer(stop_words="english"))\n'
    f'print("{SKLEARN_DONE}", round(float((r <= 3).mean()), 4), round(float((1 / r).mean()), 4))'
)


READABLE = """
  await new Promise((resolve) => document.readyState === 'loading'
    ? document.addEventListener('DOMContentLoaded', resolve) : resolve());
  await document.fonts.ready;
  const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const [navigation] = performance.getEntriesByType('navigation');
  window.done = {
    readable: performance.timeOrigin
      + Math.max(await when(painted), navigation.domContentLoadedEventEnd, performance.now()),
  };
"""
STOP = """
  const output = () => e.querySelector('[data-role="output"]')?.innerText ?? '';
  const press = (name) => e.querySelector(`[data-action="${name}"]`).click();
  e.code = 'print("round")\\nwhile True: pass';
  press('run');
  await when(() => output().includes('round'));
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  const stopped = Date.now();
  press('stop');
  await when(() => !e.dataset.running);
  e.code = 'print(6 * 7)';
  press('run');
  await when(() => output().includes('42'));
  window.done = { NAME: Date.now() - stopped };
"""
PAUSES = {"stop at once": 0, "stop later": 8000}
"""How long the loop runs, in ms: the spare is not there yet, or it is."""


def book_script(part: str) -> str:
    """What a reader does in the book: read, check a numpy exercise, run a scikit-learn program, or
    stop an endless loop and run something else."""
    if part == "page":
        return f"(async () => {{ {OBSERVE} {READABLE} }})();"
    act = CHECK
    if part in PAUSES:
        act = STOP.replace("PAUSE", str(PAUSES[part])).replace("NAME", json.dumps(part))
    if part == "sklearn":
        act = RANK.replace("PROGRAM", json.dumps(PROGRAM)).replace(
            "DONE", json.dumps(f"{SKLEARN_DONE} 0.")
        )
    return f"(async () => {{ {OBSERVE} {FIND} {act} }})();"


def text_script() -> str:
    """Notes the time at which each of the peers' results is in the page."""
    return f"""(async () => {{ {OBSERVE}
      const numpy = await when(inText('{NUMPY_DONE} 0.'));
      const sklearn = await when(inText('{SKLEARN_DONE} 0.'));
      window.done = {{ numpy, sklearn }};
    }})();"""


def stock_lite(folder: Path) -> str:
    """Build JupyterLite's REPL with stock Pyodide; return the address of the REPL with the work.

    Only what it cannot do without: comm from the site instead of PyPI.
    """
    source = dist.cache_folder()
    shutil.rmtree(folder, ignore_errors=True)
    extra = folder / "wheels"
    extra.mkdir(parents=True)
    comm = wheels.installed("comm")
    (extra / comm.file_name).write_bytes(comm.data)
    static = folder / "lite" / "static" / "pyodide"
    static.mkdir(parents=True)
    for path in source.iterdir():
        shutil.copyfile(path, static / path.name)
    build_repl(folder, {"PipliteAddon": {"piplite_urls": [str(extra / comm.file_name)]}})
    path = folder / "site" / "jupyter-lite.json"
    settings = json.loads(path.read_text())
    plugins = settings["jupyter-config-data"]["litePluginSettings"]
    plugins[f"{lite.KERNEL}:kernel"]["disablePyPIFallback"] = True
    path.write_text(json.dumps(settings))
    return repl_address()


def quick_lite(folder: Path, site: Path) -> str:
    """Build the same REPL, its kernel unchanged, on the site's runtime; return its address."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "lite").mkdir(parents=True)
    build_repl(folder, {})
    out = folder / "site"
    runtime = out / "_static" / "runtime"
    shutil.copytree(site / "_static" / "runtime", runtime)
    lite.configure(out, runtime, lite.write_lock(out, runtime, lite.kernel_wheels()))
    return repl_address()


def build_repl(folder: Path, more: dict[str, object]) -> None:
    """Build JupyterLite's REPL from ``folder/lite`` into ``folder/site``."""
    config = {
        "LiteBuildConfig": {
            "output_dir": str(folder / "site"),
            "apps": ["repl"],
            "no_sourcemaps": True,
            "no_libarchive": True,
            "ignore_sys_prefix": ["federated_extensions"],
            "federated_extensions": [str(lite.labextension())],
        },
        **more,
    }
    (folder / "lite" / "jupyter_lite_config.json").write_text(json.dumps(config))
    command = [str(Path(sys.executable).with_name("jupyter")), "lite", "build"]
    subprocess.run(command, cwd=folder / "lite", check=True, capture_output=True)


def repl_address() -> str:
    """Where the REPL does the work as soon as it can."""
    numpy, sklearn = peers_code()
    query = urllib.parse.urlencode({"kernel": "python", "code": numpy, "toolbar": "0"})
    second = urllib.parse.urlencode({"code": sklearn})
    return f"repl/index.html?{query}&{second}"


BARE = """<!doctype html><meta charset="utf-8"><title>bare</title><pre id="out"></pre><script>
const worker = new Worker("worker.mjs", { type: "module" });
worker.onmessage = ({ data }) => { document.getElementById("out").textContent += data; };
</script>"""


def bare_worker(folder: Path) -> str:
    """A page with a worker that does nothing but load Pyodide and run the work."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for path in dist.cache_folder().iterdir():
        shutil.copyfile(path, folder / path.name)
    numpy, sklearn = peers_code()
    (folder / "index.html").write_text(BARE, encoding="utf-8")
    (folder / "worker.mjs").write_text(
        f"""import {{ loadPyodide }} from "./pyodide.mjs";
const py = await loadPyodide({{ indexURL: new URL("./", location.href).href,
  stdout: (line) => postMessage(line + "\\n") }});
await py.loadPackage("numpy");
py.runPython({json.dumps(numpy)});
await py.loadPackage(["pandas", "scikit-learn"]);
py.runPython({json.dumps(sklearn)});
""",
        encoding="utf-8",
    )
    return "index.html"

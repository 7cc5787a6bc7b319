"""What a page's hidden first cell calls, in the kernel that runs the page when the book is built.

````
```{code-cell} python3
:tags: [remove-cell]
from coursebook.build import given

globals().update(given("evaluate"))
```
````

From then on the kernel stands where a learner's browser stands: in a folder that holds ``data/``,
with the chapter's given names, showing tables and figures as the page shows them.
"""

from __future__ import annotations

import itertools
import os
from pathlib import Path
from typing import Any

# Stands for what a plotting call returns: the figure says it better than its repr.
DRAWN = "\uf8ffdrawn"


def project_root() -> Path:
    """The project's folder: told by the build, else found above this file."""
    if told := os.environ.get("COURSEBOOK_ROOT"):
        return Path(told)
    return Path(__file__).resolve().parents[3]


def given(chapter: str) -> dict[str, Any]:
    """The names that every exercise and cell of ``chapter`` is given."""
    root = project_root()
    os.chdir(root)
    file = root / "exercises" / chapter / "given.py"
    namespace: dict[str, Any] = {"__name__": "__main__"}
    exec(compile(file.read_text("utf-8"), str(file), "exec"), namespace)
    _show_as_the_page_does()
    return {name: value for name, value in namespace.items() if not name.startswith("__")}


def _show_as_the_page_does() -> None:
    """Make IPython give tables and figures as the page's HTML."""
    try:
        from IPython import get_ipython
    except ImportError:
        return
    shell = get_ipython()
    if shell is None:
        return
    from IPython.core import pylabtools
    from IPython.display import HTML, display

    from autograder.checking import figures
    from autograder.checking.tables import table
    from coursebook.outputs import output_html

    # matplotlib 3.8 (Pyodide's) looks there for a name that this IPython no longer has.
    if not hasattr(pylabtools, "backend2gui"):
        pylabtools.backend2gui = {}  # type: ignore[attr-defined]
    figures.prepare()
    numbers = itertools.count(1)

    def publish_figures() -> None:
        for output in figures.take():
            html = HTML(output_html(output, f"fig{next(numbers)}"))  # type: ignore[no-untyped-call]
            display(html)  # type: ignore[no-untyped-call]

    shell.events.register("post_execute", publish_figures)
    formatters = shell.display_formatter.formatters
    formatters["text/html"].for_type_by_name(
        "pandas.core.frame", "DataFrame", lambda frame: output_html(table(frame))
    )
    for module, name in (
        ("matplotlib.artist", "Artist"),
        ("matplotlib.container", "Container"),
        ("matplotlib.figure", "Figure"),
    ):
        formatters["text/plain"].for_type_by_name(
            module, name, lambda _artist, printer, _cycle: printer.text(DRAWN)
        )

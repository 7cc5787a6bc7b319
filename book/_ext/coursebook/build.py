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

import os
from pathlib import Path
from typing import Any


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
    from coursebook import figures
    from coursebook.outputs import output_html

    figures.use_style()
    shell.run_line_magic("matplotlib", "inline")
    shell.run_line_magic("config", "InlineBackend.figure_formats = set()")
    shell.run_line_magic("config", "InlineBackend.rc = {}")
    counter = iter(range(1, 10_000))

    def show(value: Any) -> str:
        name = f"fig{next(counter)}"
        return output_html(figures.describe(value), name)

    formatter = shell.display_formatter.formatters["text/html"]
    formatter.for_type_by_name("pandas.core.frame", "DataFrame", show)
    formatter.for_type_by_name("pandas.core.series", "Series", show)
    formatter.for_type_by_name("matplotlib.figure", "Figure", show)
    plain = shell.display_formatter.formatters["text/plain"]
    plain.for_type_by_name("matplotlib.figure", "Figure", lambda _f, p, _c: p.text("Figure"))

"""Build the whole site into _build/html: the book, then JupyterLite beside it; print its size.

Usage: python -m scripts.build_book   (make book calls it once front end and runtime are built)
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "_build" / "html"


def main() -> int:
    environment = os.environ | {"COURSE_STRICT": "1", "PYTHONPATH": str(ROOT)}
    # A page that was renamed or dropped must not survive in the folder that gets published.
    shutil.rmtree(SITE, ignore_errors=True)
    jupyter_book = Path(sys.executable).with_name("jupyter-book")
    done = subprocess.run(
        [str(jupyter_book), "build", str(ROOT), "--all", "--warningiserror", "--keep-going"],
        env=environment,
        check=False,
    )
    if done.returncode:
        return done.returncode
    for step in (["runtime.course", str(SITE)], ["runtime.lite", str(SITE / "lite")]):
        code = subprocess.run([sys.executable, "-m", *step], cwd=ROOT, check=False).returncode
        if code:
            return code
    print_size(SITE)
    return 0


def print_size(folder: Path) -> None:
    """Print how many files and MB the site has, and its parts."""
    parts: dict[str, list[int]] = {}
    for file in folder.rglob("*"):
        if file.is_file():
            inside = file.relative_to(folder).parts
            name = "/".join(inside[: 2 if inside[0] == "_static" else 1][: len(inside) - 1]) or "."
            parts.setdefault(name, []).append(file.stat().st_size)
    total = [size for sizes in parts.values() for size in sizes]
    print(f"site: {len(total)} files, {sum(total) / 1e6:.1f} MB in {folder.relative_to(ROOT)}")
    for name, sizes in sorted(parts.items(), key=lambda item: -sum(item[1])):
        print(f"  {name:<24} {len(sizes):>5} files {sum(sizes) / 1e6:>8.2f} MB")


if __name__ == "__main__":
    sys.exit(main())

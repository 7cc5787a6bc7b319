"""Writes the site's own runtime folder: what a reader's browser loads Python from.

python -m runtime.build OUT        e.g. runtime/dist, copied to _static/runtime by the book
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from pathlib import Path

from runtime import distribution as dist
from runtime.fetch import FetchError, fetch

CORE_SERVED = (
    "pyodide.mjs",
    "pyodide.js",
    "pyodide.asm.js",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
)
"""What the book's worker (.mjs) and JupyterLite's (.js) load; type declarations stay behind."""


def site_lock(lock: dict[str, object], packages: list[dist.PackageFile]) -> dict[str, object]:
    """Return the lock with only the packages that the site has.

    What is not listed is an unknown package for `loadPackage` and `import`, a clear message;
    a listed file that is not there would be a failed request.
    """
    kept = {dist.normalised(package.name) for package in packages}
    entries: dict[str, object] = lock["packages"]  # type: ignore[assignment]
    return {**lock, "packages": {k: v for k, v in entries.items() if dist.normalised(k) in kept}}


def build(out: Path) -> None:
    """Write the runtime into `out`, replacing what was there. Raises FetchError."""
    source = fetch()
    lock = dist.read_lock(source)
    packages = dist.needed_packages(lock)
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for name in CORE_SERVED:
        shutil.copyfile(source / name, out / name)
    for package in packages:
        shutil.copyfile(source / package.file_name, out / package.file_name)
    text = json.dumps(site_lock(lock, packages), indent=0, sort_keys=True)
    (out / "pyodide-lock.json").write_text(text, encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """Run from a command line. Exit 0 when the folder is complete."""
    parser = argparse.ArgumentParser(prog="python -m runtime.build", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("out", type=Path)
    options = parser.parse_args(arguments)
    try:
        build(options.out)
    except FetchError as error:
        print(f"runtime.build: {error}", file=sys.stderr)
        return 1
    size = sum(path.stat().st_size for path in options.out.rglob("*") if path.is_file())
    print(f"runtime: {size / 1e6:.1f} MB in {options.out}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

"""Writes the site's own runtime folder: what a reader's browser loads Python from.

python -m runtime.build OUT        e.g. runtime/dist, copied to _static/runtime by the book
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from runtime import distribution as dist
from runtime import images
from runtime.fetch import FetchError, fetch
from runtime.stages import stages

ROOT = Path(__file__).resolve().parent.parent
CORE_SERVED = (
    "pyodide.mjs",
    "pyodide.js",
    "pyodide.asm.js",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
)
"""The stock files that an ordinary start loads; type declarations stay behind."""


def site_lock(lock: dict[str, object], packages: list[dist.PackageFile]) -> dict[str, object]:
    """Return the lock with only the packages that the site has.

    What is not listed is an unknown package for `loadPackage` and `import`, a clear message;
    a listed file that is not there would be a failed request.
    """
    kept = {dist.normalised(package.name) for package in packages}
    entries: dict[str, object] = lock["packages"]  # type: ignore[assignment]
    return {**lock, "packages": {k: v for k, v in entries.items() if dist.normalised(k) in kept}}


def build(out: Path, say: images.Say = print) -> None:
    """Write the runtime into `out`, replacing what was there. Raises FetchError."""
    source = fetch()
    lock = dist.read_lock(source)
    packages = dist.needed_packages(lock)
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for name in CORE_SERVED:
        shutil.copyfile(source / name, out / name)
    for suffix in ("mjs", "js"):
        shutil.copyfile(source / f"pyodide.{suffix}", out / f"pyodide.stock.{suffix}")
    for package in packages:
        shutil.copyfile(source / package.file_name, out / package.file_name)
    text = json.dumps(site_lock(lock, packages), indent=0, sort_keys=True)
    (out / "pyodide-lock.json").write_text(text, encoding="utf-8")
    fast = out / "fast"
    images.make(source, fast, say)
    bundle_loader(fast, out)


def bundle_loader(fast: Path, out: Path) -> None:
    """Bundle js/pyodide.mjs with the manifest of `fast` into the drop-in loaders."""
    manifest = json.loads((fast / "manifest.json").read_text(encoding="utf-8"))
    manifest["later"] = sorted({name for stage in stages() for name in stage.later})
    manifest["files"] = sorted(path.name for path in fast.iterdir() if path.suffix != ".json")
    with tempfile.TemporaryDirectory() as folder:
        text, bundled = Path(folder) / "manifest.json", Path(folder) / "pyodide.mjs"
        text.write_text(json.dumps(manifest), encoding="utf-8")
        # In the loader itself: each file of its own would be one more wait for the network.
        decoder = Path(folder) / "zstd.wasm"
        decoder.write_bytes(images.zstd_decoder())
        stock = Path(folder) / "stock.mjs"
        shutil.copyfile(out / "pyodide.stock.mjs", stock)
        esbuild = ROOT / "node_modules" / ".bin" / "esbuild"
        command = [str(esbuild), str(ROOT / "runtime/js/pyodide.mjs"), "--bundle", "--minify"]
        command += [
            "--format=esm",
            "--target=es2022",
            "--log-level=warning",
            f"--outfile={bundled}",
        ]
        command += [f"--alias:manifest={text}", f"--alias:decoder={decoder}"]
        command += [f"--alias:stock={stock}", "--loader:.wasm=binary"]
        command += ["--external:*/pyodide.stock.mjs", "--external:node:*", "--external:ws"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"esbuild failed:\n{done.stderr}")
        # The file that is there may be a hard link of another folder's.
        (out / "pyodide.mjs").unlink(missing_ok=True)
        shutil.copyfile(bundled, out / "pyodide.mjs")
    # JupyterLite's worker is a classic script and loads by importScripts: hand it the module.
    (out / "pyodide.js").unlink(missing_ok=True)
    (out / "pyodide.js").write_text(CLASSIC, encoding="utf-8")


CLASSIC = """\
// loadPyodide for classic scripts (importScripts): the module beside this file.
self.loadPyodide = async (options = {}) => {
  if (!options.indexURL) throw new Error("loadPyodide needs indexURL here");
  const { loadPyodide } = await import(new URL("pyodide.mjs", options.indexURL).href);
  return loadPyodide(options);
};
"""


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

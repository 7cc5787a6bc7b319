"""Makes the wheels that JupyterLite's kernel needs and Pyodide's distribution does not have."""

from __future__ import annotations

import base64
import hashlib
import importlib.metadata
import io
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

LEFT_OUT = ("__pycache__", ".pyc", "RECORD", "INSTALLER", "REQUESTED", "direct_url.json")
"""What an installer adds; with it the same package would give another wheel on each machine."""


@dataclass(frozen=True)
class Wheel:
    """A pure Python wheel in memory."""

    name: str
    version: str
    imports: tuple[str, ...]
    data: bytes

    @property
    def file_name(self) -> str:
        """The name that PEP 427 gives it."""
        return f"{self.name.replace('-', '_')}-{self.version}-py3-none-any.whl"

    @property
    def sha256(self) -> str:
        """The hexadecimal sha256 of the file."""
        return hashlib.sha256(self.data).hexdigest()


def pack(name: str, version: str, files: Mapping[str, bytes]) -> Wheel:
    """Pack `files` (path in site-packages: bytes) as a wheel; same files, same bytes."""
    stem = f"{name.replace('-', '_')}-{version}.dist-info"
    whole = dict(files)
    whole.setdefault(f"{stem}/METADATA", _metadata(name, version))
    whole.setdefault(
        f"{stem}/WHEEL",
        b"Wheel-Version: 1.0\nGenerator: course\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    )
    record = "".join(
        f"{path},sha256={_urlsafe(content)},{len(content)}\n"
        for path, content in sorted(whole.items())
    )
    whole[f"{stem}/RECORD"] = (record + f"{stem}/RECORD,,\n").encode()
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, content in sorted(whole.items()):
            archive.writestr(zipfile.ZipInfo(path, (2024, 1, 1, 0, 0, 0)), content)
    tops = {path.split("/")[0].removesuffix(".py") for path in files if ".dist-info/" not in path}
    return Wheel(name, version, tuple(sorted(tops)), buffer.getvalue())


def installed(name: str) -> Wheel:
    """Return the installed pure Python distribution `name` as a wheel.

    The lock files pin the version and pip checked its hash, so nothing more is downloaded.
    Raises importlib.metadata.PackageNotFoundError when it is not installed.
    """
    found = importlib.metadata.distribution(name)
    files = {
        entry.as_posix(): Path(str(entry.locate())).read_bytes()
        for entry in found.files or []
        if ".." not in entry.parts and not any(part in entry.as_posix() for part in LEFT_OUT)
    }
    return pack(found.metadata["Name"], found.version, files)


def folder(name: str, version: str, root: Path, package: str, extra: Mapping[str, bytes]) -> Wheel:
    """Return the package folder `root/package` as a wheel, with `extra` files added."""
    files = {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in sorted((root / package).rglob("*"))
        if path.is_file() and not any(part in path.as_posix() for part in LEFT_OUT[:2])
    }
    return pack(name, version, files | dict(extra))


def _metadata(name: str, version: str) -> bytes:
    return f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n".encode()


def _urlsafe(content: bytes) -> str:
    digest = hashlib.sha256(content).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

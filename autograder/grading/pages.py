"""The template environment that every page comes from: nothing of a learner's becomes markup."""

from __future__ import annotations

import functools
import hashlib
import os
import re
import tempfile
import unicodedata
from pathlib import Path
from typing import Any

import jinja2

_TEMPLATES = Path(__file__).parent / "templates"


@functools.cache
def environment() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(_TEMPLATES),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        auto_reload=False,
    )


def render(template: str, **values: Any) -> str:
    return environment().get_template(template).render(**values)


def file_name(student_id: str) -> str:
    """The name of a learner's page: the id itself where that is a harmless file name.

    Anything else (separators, a leading dot, odd characters, length) is replaced and a short hash
    keeps different ids apart.

    >>> file_name("6512345")
    '6512345.html'
    >>> file_name("../../etc/passwd").startswith("etc-passwd-")
    True
    """
    kept = re.sub(r"[^\w.@+-]", "-", unicodedata.normalize("NFC", student_id)).strip(".-")
    reserved = kept.upper().split(".")[0] in {"CON", "PRN", "AUX", "NUL", "COM1", "LPT1"}
    # Thai letters take three bytes; file systems allow 255.
    if kept == student_id and not reserved and len(kept.encode()) <= 200:
        return f"{kept}.html"
    while len(kept.encode()) > 100:
        kept = kept[:-1]
    digest = hashlib.sha256(student_id.encode("utf-8", "replace")).hexdigest()[:10]
    return f"{kept or 'learner'}-{digest}.html"


def write(path: Path, text: str) -> None:
    """Writes a page so that it is never seen half done; leaves an equal one untouched."""
    data = text.encode("utf-8", "replace")
    try:
        if path.stat().st_size == len(data) and path.read_bytes() == data:
            return
    except OSError:
        pass
    descriptor, temporary = tempfile.mkstemp(dir=path.parent, prefix=".writing-")
    with os.fdopen(descriptor, "wb") as stream:
        stream.write(data)
    Path(temporary).chmod(0o644)
    Path(temporary).replace(path)

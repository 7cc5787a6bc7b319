"""Frames between the grader and the sandbox, and the strict parser for what comes out of it.

Every frame is a fixed header and so many bytes. Grader to zygote: `Header` and a JSON request.
Zygote to grader: kind, length, payload; a run is answered by one RESULT frame, which holds the
bytes that the child wrote (untrusted, any bytes at all), and one END frame, written by the zygote.

The child's bytes are themselves frames, one per run of the program: `split` takes them apart.

Standard library only; this module is imported inside the sandbox too.
"""

from __future__ import annotations

import json
import os
import pickle
import struct
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

SETUP, RUN = 1, 2
READY, RESULT, END = 10, 11, 12

MAX_REQUEST = 4 * 1024 * 1024
MAX_REPLY = 4 * 1024 * 1024
MAX_FRAMES = 400

_HEADER = struct.Struct("!BIdddQQ")
_FRAME = struct.Struct("!BI")
_LENGTH = struct.Struct("!I")
_END = struct.Struct("!16sid")


class Malformed(Exception):
    """Bytes from the sandbox that are not what an undisturbed run sends."""


@dataclass(frozen=True)
class Header:
    """Limits of one request: seconds, bytes."""

    kind: int
    length: int
    wall: float
    cpu: float
    idle: float
    """Seconds without a byte from the child; 0: no such limit."""
    memory: int
    file_size: int


@dataclass(frozen=True)
class Setup:
    """What the zygote is given once. Only the grader writes it, so it may be a pickle.

    `chapters` is what `inside.pack` made: chapters without answers.
    """

    chapters: bytes
    seccomp: bytes
    plans: tuple[tuple[str, str, int], ...] = ()
    """(chapter, exercise, plan): varied data to be made before the first fork."""


@dataclass(frozen=True)
class Job:
    """One program: where it belongs, and its runs: (plan or None for the shown data, salt)."""

    chapter: str
    exercise: str
    code: str
    runs: list[tuple[int | None, int]] = field(default_factory=lambda: [(None, 0)])


@dataclass(frozen=True)
class End:
    """How a child ended, as the zygote saw it.

    `ending` is 'exited', 'timeout', 'flood' (sent too much), 'files' (made too many) or 'lost' (the
    sandbox itself went away); `status` the wait status.
    """

    ending: str
    status: int
    seconds: float

    @property
    def signal(self) -> int:
        """The number of the signal that ended the child, or 0."""
        return os.WTERMSIG(self.status) if os.WIFSIGNALED(self.status) else 0


# --- bytes ----------------------------------------------------------------------------------------


def request(kind: int, payload: bytes, **limits: Any) -> bytes:
    """A whole request frame; raises `ValueError` for one that the zygote would not take."""
    if len(payload) > MAX_REQUEST:
        raise ValueError("request too large")
    return (
        _HEADER.pack(
            kind,
            len(payload),
            float(limits.get("wall", 0)),
            float(limits.get("cpu", 0)),
            float(limits.get("idle", 0)),
            int(limits.get("memory", 0)),
            int(limits.get("file_size", 0)),
        )
        + payload
    )


def read_header(descriptor: int, buffer: bytearray) -> Header | None:
    """The next request, its payload put into `buffer`; None when the grader has hung up."""
    head = bytearray(_HEADER.size)
    if not _read_exactly(descriptor, memoryview(head)):
        return None
    header = Header(*_HEADER.unpack(head))
    view = memoryview(buffer)
    if header.length > len(buffer) or not _read_exactly(descriptor, view[: header.length]):
        return None
    return header


def write_frame(descriptor: int, kind: int, payload: bytes | memoryview) -> None:
    write_all(descriptor, _FRAME.pack(kind, len(payload)))
    if len(payload):
        write_all(descriptor, payload)


def read_frame(descriptor: int) -> tuple[int, bytes] | None:
    """The next frame from the zygote, or None when it is gone."""
    head = bytearray(_FRAME.size)
    if not _read_exactly(descriptor, memoryview(head)):
        return None
    kind, length = _FRAME.unpack(head)
    if length > MAX_REPLY:
        return None
    payload = bytearray(length)
    if not _read_exactly(descriptor, memoryview(payload)):
        return None
    return kind, bytes(payload)


def framed(payload: bytes) -> bytes:
    """One of the child's frames."""
    return _LENGTH.pack(len(payload)) + payload


def write_all(descriptor: int, data: bytes | memoryview) -> None:
    view = memoryview(data)
    while len(view):
        view = view[os.write(descriptor, view) :]


def _read_exactly(descriptor: int, view: memoryview) -> bool:
    while len(view):
        count = os.readv(descriptor, [view])
        if count == 0:
            return False
        view = view[count:]
    return True


def wipe(buffer: bytearray, length: int) -> None:
    buffer[:length] = bytes(length)


# --- messages -------------------------------------------------------------------------------------


def pack_setup(setup: Setup) -> bytes:
    return pickle.dumps((setup.chapters, setup.seccomp, setup.plans))


def parse_setup(data: bytes) -> Setup:
    return Setup(*pickle.loads(data))


def pack_jobs(jobs: Sequence[Job]) -> bytes:
    return json.dumps([asdict(job) for job in jobs]).encode()


def parse_jobs(data: bytes) -> list[Job]:
    return [Job(**plain) for plain in json.loads(data)]


def pack_end(end: End) -> bytes:
    return _END.pack(end.ending.encode(), end.status, end.seconds)


def parse_end(data: bytes) -> End:
    ending, status, seconds = _END.unpack(data)
    return End(ending.rstrip(b"\0").decode("ascii"), status, seconds)


def split(data: bytes) -> list[str]:
    """The texts that a child sent, in order; a last frame that was cut off is left out.

    Raises `Malformed` for anything else: a program that writes to the pipe itself gains nothing,
    its values are compared like any others. What the texts say is read by `RunResult.from_json`.

    >>> split(framed(b'{"values": 1}') + framed(b'{"val')[:5])
    ['{"values": 1}']
    """
    texts: list[str] = []
    position = 0
    while position + _LENGTH.size <= len(data):
        (length,) = _LENGTH.unpack_from(data, position)
        position += _LENGTH.size
        if length > MAX_REPLY or len(texts) >= MAX_FRAMES:
            raise Malformed("frames too large or too many")
        if position + length > len(data):
            break
        try:
            texts.append(data[position : position + length].decode("utf-8"))
        except UnicodeDecodeError:
            raise Malformed("not UTF-8") from None
        position += length
    return texts

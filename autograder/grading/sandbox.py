"""Starts the zygote inside bubblewrap and talks to it.

`why_not()` says in one sentence why there is no sandbox on this machine, or ''. A `Sandbox` runs
one program at a time; start one per worker. The threat model is in docs/grading.md.
"""

from __future__ import annotations

import contextlib
import functools
import json
import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from autograder.content.version import DATA_KINDS
from autograder.grading import seccomp, wire
from autograder.grading.wire import End, Job

ENGINE = "/engine"
SCRATCH_BYTES = 64 * 1024 * 1024
START_SECONDS = 60.0
GRACE = 5.0
"""Seconds beyond a run's own limit before the grader gives the whole sandbox up."""


@dataclass(frozen=True)
class Limits:
    """What one run (an exercise with its re-runs) may use."""

    seconds: float = 10.0
    memory_mb: int = 1024
    file_mb: int = 16
    idle: float = 0.0
    """Seconds for each single run; 0: only `seconds` counts."""


@dataclass(frozen=True)
class Course:
    """What the sandbox gets of the course: data files, and chapters as `inside.pack` made them."""

    data: Path
    chapters: bytes
    plans: Callable[[], tuple[tuple[str, str, int], ...]] = tuple
    """Gives (chapter, exercise, plan) of the re-runs to come: made once, before the first fork.

    Called while the sandbox loads its libraries: choosing plans means running the references.
    """


@dataclass
class Outcome:
    """What came back from one program."""

    texts: list[str] = field(default_factory=list)
    """One per run that came to an end; see `RunResult.from_json`."""
    end: End = field(default_factory=lambda: End("lost", 0, 0.0))
    malformed: str = ""


class SandboxError(Exception):
    """The sandbox cannot be started, or broke in a way that is not a learner's doing."""


@functools.cache
def why_not() -> str:
    """Why no sandbox can be had here, in English for the instructor; '' if it can."""
    if sys.platform != "linux":
        return f"the sandbox needs Linux (this is {sys.platform})"
    if shutil.which("bwrap") is None:
        return "bubblewrap is not installed (Debian and Ubuntu: apt install bubblewrap)"
    missing = seccomp.available()
    if missing:
        return missing
    probe = [*_bwrap(0), "--", "/usr/bin/true"]
    if not Path("/usr/bin/true").exists():
        probe[-1] = "/bin/true"
    try:
        done = subprocess.run(probe, capture_output=True, timeout=20, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"bubblewrap cannot be run: {error}"
    if done.returncode != 0:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        return (
            "bubblewrap is not allowed to make a sandbox here "
            f"({said[-1] if said else done.returncode}); user namespaces are switched off, by "
            "AppArmor (Ubuntu 24.04) or by the container this runs in"
        )
    return ""


def _bwrap(uid: int) -> list[str]:
    """bubblewrap and its options up to, but without, what the engine needs to see."""
    if os.getuid() == 0:
        # Root needs no user namespace. The zygote leaves root itself (limits on the number of
        # threads do not hold for root, nor for root in disguise) and keeps nothing else.
        user = ["--cap-drop", "ALL", "--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"]
        user += ["--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts"]
        user += ["--unshare-cgroup-try"]
    else:
        user = ["--unshare-user", "--unshare-all", "--disable-userns", "--cap-drop", "ALL"]
        user += ["--uid", "65534", "--gid", "65534"]
    options = ["bwrap", *user, "--die-with-parent", "--new-session", "--as-pid-1", "--clearenv"]
    options += ["--hostname", "sandbox"]
    for folder in ("/usr", "/lib", "/lib64", "/lib32", "/bin"):
        path = Path(folder)
        if path.is_symlink():
            options += ["--symlink", str(path.readlink()), folder]
        elif path.exists():
            options += ["--ro-bind", folder, folder]
    options += ["--ro-bind-try", "/etc/ld.so.cache", "/etc/ld.so.cache"]
    options += ["--dev", "/dev", "--remount-ro", "/dev"]
    options += ["--perms", "1777", "--size", str(SCRATCH_BYTES), "--tmpfs", "/tmp"]
    del uid
    return options


def _environment() -> dict[str, str]:
    one = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "NUMEXPR_NUM_THREADS")
    return {
        "PATH": "/usr/bin:/bin",
        "HOME": "/tmp/run",
        "TMPDIR": "/tmp/run",
        "LANG": "C.UTF-8",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONNOUSERSITE": "1",
        "PYTHONPATH": os.pathsep.join((ENGINE, *_packages())),
        "PYTHONHASHSEED": "0",
        "MPLBACKEND": "Agg",
        "MPLCONFIGDIR": "/tmp/run/.matplotlib",
        "JOBLIB_MULTIPROCESSING": "0",
        # A fork with live BLAS threads can hang, so there is one thread before anything is loaded.
        **dict.fromkeys(one, "1"),
    }


def _packages() -> list[str]:
    """Folders of installed packages on the path, in order."""
    return [p for p in sys.path if Path(p).name in ("site-packages", "dist-packages")]


def _python_folders() -> list[str]:
    """Folders that this interpreter and its packages live in, beyond /usr."""
    found = {sys.prefix, sys.base_prefix, sys.exec_prefix, sys.base_exec_prefix}
    executable = Path(sys.executable)
    while executable.is_symlink():
        target = executable.parent / executable.readlink()
        found.add(str(target.parent.parent))
        executable = target
    found |= {str(Path(f).resolve()) for f in found}
    # Packages that PYTHONPATH brings in; never other folders of the path: one holds the exercises.
    found |= set(_packages())
    outside = sorted(f for f in found if not f.startswith("/usr/") and f not in ("/", "/usr"))
    return [f for f in outside if Path(f).is_dir()]


def _parents(path: str, made: set[str]) -> list[str]:
    """Options that make the folders above `path`, readable: bubblewrap's own default is 0700."""
    options: list[str] = []
    for parent in reversed(Path(path).parents):
        if str(parent) != "/" and str(parent) not in made:
            made.add(str(parent))
            options += ["--perms", "0755", "--dir", str(parent)]
    return options


def _command(course: Course, info: int, uid: int) -> list[str]:
    package = Path(__file__).resolve().parents[1]
    options = _bwrap(uid)
    made: set[str] = set()
    for folder in _python_folders():
        options += [*_parents(folder, made), "--ro-bind", folder, folder]
    # Of the engine only what runs programs goes in, nothing that knows an answer.
    options += _parents(f"{ENGINE}/autograder/grading/x", made)
    options += _parents("/course/data", made)
    for part in ("__init__.py", "checking", "content"):
        options += ["--ro-bind", str(package / part), f"{ENGINE}/autograder/{part}"]
    for part in ("__init__.py", "zygote.py", "wire.py", "inside.py"):
        source = str(package / "grading" / part)
        options += ["--ro-bind", source, f"{ENGINE}/autograder/grading/{part}"]
    options += ["--perms", "0755", "--dir", "/course/data"]
    for file in sorted(course.data.glob("*")):
        if file.suffix not in DATA_KINDS:
            continue
        options += ["--ro-bind", str(file.resolve()), f"/course/data/{file.name}"]
    for key, value in _environment().items():
        options += ["--setenv", key, value]
    options += ["--remount-ro", "/", "--chdir", "/", "--info-fd", str(info)]
    zygote = [sys.executable, "-P", "-s", "-m", "autograder.grading.zygote", str(uid)]
    return [*options, "--", *zygote]


class Sandbox:
    """One zygote in one bubblewrap, to be closed; restarts by itself when it breaks."""

    def __init__(self, course: Course, limits: Limits) -> None:
        self.course = course
        self.limits = limits
        self.process: subprocess.Popen[bytes] | None = None
        self.base_memory = 0
        self.starts = 0

    def run(self, jobs: Sequence[Job], limits: Limits | None = None) -> Outcome:
        """Runs programs one after the other in one child; all that can go wrong is in the outcome.

        Raises `SandboxError` when no sandbox can be started.
        """
        limits = limits or self.limits
        outcome = self._try(jobs, limits)
        if outcome.end.ending == "lost":
            # The sandbox may have ended after the run before this one (a folder that could not be
            # emptied): this program has not had its run yet.
            outcome = self._try(jobs, limits)
        return outcome

    def _try(self, jobs: Sequence[Job], limits: Limits) -> Outcome:
        if self.process is None:
            self._start()
        frame = wire.request(
            wire.RUN,
            wire.pack_jobs(jobs),
            wall=limits.seconds,
            cpu=limits.seconds + 1,
            memory=self.base_memory + limits.memory_mb * 1024 * 1024,
            idle=limits.idle,
            file_size=limits.file_mb * 1024 * 1024,
        )
        outcome = Outcome()
        deadline = time.monotonic() + limits.seconds + GRACE
        try:
            self._send(frame, deadline)
            data = self._receive(wire.RESULT, deadline)
            outcome.end = wire.parse_end(self._receive(wire.END, deadline))
        except SandboxError:
            self.close()
            return outcome
        try:
            outcome.texts = wire.split(data)
        except wire.Malformed as error:
            outcome.malformed = str(error)
        return outcome

    def close(self) -> None:
        """Ends the sandbox and everything in it."""
        process, self.process = self.process, None
        if process is None:
            return
        for stream in (process.stdin, process.stdout):
            if stream:
                with contextlib.suppress(OSError):
                    stream.close()
        # The zygote ends by itself when its input does; else killing bubblewrap kills PID 1 of the
        # namespace, and with it every process inside.
        try:
            process.wait(1.0)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _start(self) -> None:
        reason = why_not()
        if reason:
            raise SandboxError(reason)
        reader, writer = os.pipe()
        uid = 1_900_000_000 + os.getpid() % 100_000_000 if os.getuid() == 0 else 0
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the sandbox)
        try:
            self.process = subprocess.Popen(
                _command(self.course, writer, uid),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                pass_fds=(writer,),
                bufsize=0,
            )
        finally:
            os.close(writer)
        with os.fdopen(reader, "rb") as info:
            told = info.read()
        setup = wire.Setup(
            chapters=self.course.chapters,
            seccomp=seccomp.program(),
            plans=self.course.plans(),
        )
        deadline = time.monotonic() + START_SECONDS
        try:
            self._send(wire.request(wire.SETUP, wire.pack_setup(setup)), deadline)
            self._receive(wire.READY, deadline)
        except SandboxError:
            self.errors.seek(0)
            said = self.errors.read().decode("utf-8", "replace").strip()
            self.close()
            raise SandboxError(f"the sandbox does not start:\n{said[-3000:]}") from None
        self.starts += 1
        self.base_memory = _virtual_memory(json.loads(told)["child-pid"])

    def _send(self, data: bytes, deadline: float) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        descriptor = self.process.stdin.fileno()
        view = memoryview(data)
        os.set_blocking(descriptor, False)
        while len(view):
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([], [descriptor], [], left)[1]:
                raise SandboxError("no answer")
            try:
                view = view[os.write(descriptor, view) :]
            except BlockingIOError:
                continue
            except OSError as error:
                raise SandboxError(str(error)) from None

    def _receive(self, kind: int, deadline: float) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        descriptor = self.process.stdout.fileno()
        # The zygote is trusted to write whole frames; it is waited for only at their beginning.
        left = max(0.0, deadline - time.monotonic())
        if not select.select([descriptor], [], [], left)[0]:
            raise SandboxError("no answer")
        frame = wire.read_frame(descriptor)
        if frame is None or frame[0] != kind:
            raise SandboxError("the sandbox is gone")
        return frame[1]


def _virtual_memory(pid: int) -> int:
    """Bytes of address space that the process has already; its children start with as much."""
    with contextlib.suppress(OSError, ValueError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    return 2 * 1024**3


def describe(end: End) -> str:
    """A key of `words.ENDINGS` for a run that did not end by itself; '' for one that did."""
    if end.ending != "exited":
        return end.ending
    if end.signal in (signal.SIGXCPU, signal.SIGKILL):
        return "timeout"
    if end.signal:
        return "crashed"
    return ""

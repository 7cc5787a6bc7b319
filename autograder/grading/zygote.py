"""The parent of all learner runs, itself inside the sandbox.

It loads the libraries and the chapters' given data once, then forks one child per request. It never
holds an answer: a request passes through one buffer that is wiped after the run, so that no later
child finds an earlier learner's program or result in the memory that it inherits. What a child
sends back is passed on as bytes, never parsed here.

Run as PID 1 of its namespace, it cannot be killed or stopped by a child, and `kill(-1)` after each
run ends whatever the run left behind. Started by `sandbox.py`; frames are described in `wire.py`.
With `--once` it serves one request without forking (the `--unsafe` runner).
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import resource
import select
import shutil
import signal
import sys
import time
from typing import Any

from autograder.grading import wire

HOME = "/tmp"
RUN = "/tmp/run"
DATA = "/course/data"
LINK = "/tmp/run/data"
MAX_FILES = 5_000
"""Files that a run may create; each costs kernel memory that no other limit counts."""
MAX_THREADS = 64
MAX_OPEN = 256
RESULT_FD = 200
"""Where a child finds its pipe: out of the way of programs that close 'all' descriptors above 2."""

PR_SET_DUMPABLE, PR_SET_SECCOMP, PR_SET_NO_NEW_PRIVS = 4, 22, 38
SECCOMP_MODE_FILTER = 2


class _Program(ctypes.Structure):
    """struct sock_fprog"""

    _fields_ = [("length", ctypes.c_ushort), ("filter", ctypes.c_void_p)]


class Lockdown:
    """The seccomp filter, made ready before the fork so that the child only has to load it."""

    def __init__(self, program: bytes) -> None:
        self.libc = ctypes.CDLL(None, use_errno=True)
        self.libc.prctl.argtypes = [ctypes.c_int] + [ctypes.c_ulong] * 4
        self.buffer = ctypes.create_string_buffer(program, len(program))
        self.program = _Program(len(program) // 8, ctypes.addressof(self.buffer))

    def prctl(self, option: int, value: int = 0, pointer: int = 0) -> None:
        if self.libc.prctl(option, value, pointer, 0, 0) != 0:
            raise OSError(ctypes.get_errno(), f"prctl({option})")

    def load(self) -> None:
        """From here on the calling process can only do what `seccomp.ALLOWED` lists."""
        self.prctl(PR_SET_NO_NEW_PRIVS, 1)
        self.prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, ctypes.addressof(self.program))


class Zygote:
    """Serves requests from descriptor 0 with frames on descriptor 1 until the grader hangs up."""

    def __init__(self) -> None:
        self.buffer = bytearray(wire.MAX_REQUEST)
        self.reply = bytearray(wire.MAX_REPLY)
        self.inside: Any = None
        self.lockdown: Lockdown | None = None

    def serve(self) -> None:
        from autograder.grading import inside

        inside.preload()  # while the grader still makes the set-up
        while True:
            header = wire.read_header(0, self.buffer)
            if header is None:
                return
            if header.kind == wire.SETUP:
                self.set_up(header)
            else:
                self.run(header)

    def set_up(self, header: wire.Header) -> None:
        """Loads libraries and given data; the only request whose content this process reads."""
        setup = wire.parse_setup(bytes(self.buffer[: header.length]))
        os.makedirs(RUN, mode=0o700, exist_ok=True)
        _fresh_folder()
        os.chdir(RUN)
        from autograder.grading import inside

        self.inside = inside.prepare(setup)
        os.chdir("/")
        self.lockdown = Lockdown(setup.seccomp)
        self.lockdown.prctl(PR_SET_DUMPABLE, 0)
        gc.collect()
        gc.freeze()  # keeps the collector of a child from writing to (and so copying) every page
        gc.disable()
        wire.write_frame(1, wire.READY, b"")

    def run(self, header: wire.Header) -> None:
        started = time.monotonic()
        _fresh_folder()
        reader, writer = os.pipe2(os.O_CLOEXEC)
        pid = os.fork()
        if pid == 0:
            self._child(header, reader, writer)
        os.close(writer)
        length, ending = self._watch(pid, reader, header)
        os.close(reader)
        status = _end_all(pid)
        if ending == "gone":
            os._exit(0)
        wire.wipe(self.buffer, header.length)
        wire.write_frame(1, wire.RESULT, memoryview(self.reply)[:length])
        wire.wipe(self.reply, length)
        end = wire.End(ending, status, time.monotonic() - started)
        wire.write_frame(1, wire.END, wire.pack_end(end))
        if not _empty_home():
            os._exit(3)  # a folder that cannot be emptied: the grader starts a new sandbox

    def _watch(self, pid: int, reader: int, header: wire.Header) -> tuple[int, str]:
        """Collects what the child sends; says how it ended. The child may still be alive after."""
        os.set_blocking(reader, False)
        process = os.pidfd_open(pid)
        poll = select.poll()
        poll.register(reader, select.POLLIN)
        poll.register(process, select.POLLIN)
        # --die-with-parent does not reach a process that has left root; the closed pipe does.
        poll.register(0, 0)
        view = memoryview(self.reply)
        length, ending, open_pipe = 0, "", True
        heard = time.monotonic()
        deadline = heard + header.wall
        while not ending:
            left = deadline - time.monotonic()
            if header.idle:
                left = min(left, heard + header.idle - time.monotonic())
            if left <= 0:
                ending = "timeout"
                break
            ready = {fd for fd, _ in poll.poll(min(left, 0.1) * 1000)}
            if 0 in ready:
                ending = "gone"
            elif open_pipe and reader in ready:
                count = _read_into(reader, view[length:])
                if count == 0:
                    poll.unregister(reader)
                    open_pipe = False
                elif count > 0:
                    length += count
                    heard = time.monotonic()
                    if length >= len(self.reply):
                        ending = "flood"
            elif process in ready:
                ending = "exited"
            elif not ready and _files() > MAX_FILES:
                ending = "files"
        os.close(process)
        view.release()
        return length, ending

    def _child(self, header: wire.Header, reader: int, writer: int) -> None:
        """Never returns. Anything that goes wrong here ends the process: the grader sees that."""
        try:
            os.dup2(writer, RESULT_FD)
            null = os.open("/dev/null", os.O_RDWR)
            for descriptor in (0, 1, 2):
                os.dup2(null, descriptor)
            for descriptor in {reader, writer, null}:
                os.close(descriptor)
            os.setsid()
            os.chdir(RUN)
            os.umask(0o077)
            jobs = wire.parse_jobs(bytes(memoryview(self.buffer)[: header.length]))
            wire.wipe(self.buffer, header.length)
            limit(header)
            assert self.lockdown is not None
            self.lockdown.load()
            for payload in self.inside.run_all(jobs):
                wire.write_all(RESULT_FD, wire.framed(payload))
        finally:
            os._exit(0)


def limit(header: wire.Header) -> None:
    """Resource limits of the calling process, hard ones: it cannot raise them again."""
    cpu = max(1, round(header.cpu))
    limits = {
        resource.RLIMIT_CPU: (cpu, cpu + 1),
        resource.RLIMIT_FSIZE: header.file_size,
        resource.RLIMIT_NOFILE: MAX_OPEN,
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_NPROC: MAX_THREADS,
        resource.RLIMIT_MEMLOCK: 0,
    }
    if header.memory:
        limits[resource.RLIMIT_AS] = header.memory
    if hasattr(resource, "RLIMIT_MSGQUEUE"):
        limits[resource.RLIMIT_MSGQUEUE] = 0
    for kind, value in limits.items():
        pair = value if isinstance(value, tuple) else (value, value)
        hard = resource.getrlimit(kind)[1]
        if hard != resource.RLIM_INFINITY:
            pair = (min(pair[0], hard), min(pair[1], hard))
        resource.setrlimit(kind, pair)


def drop_privileges(uid: int) -> None:
    """Leaves root for good, where bubblewrap was started by root without a user namespace."""
    if os.getuid() == 0 and uid:
        os.setgroups([])
        os.setresgid(uid, uid, uid)
        os.setresuid(uid, uid, uid)


def _read_into(descriptor: int, view: memoryview) -> int:
    try:
        return os.readv(descriptor, [view])
    except BlockingIOError:
        return -1


def _end_all(pid: int) -> int:
    """Kills every process of this namespace but this one; the wait status of `pid`."""
    status = 0
    while True:
        with contextlib.suppress(ProcessLookupError):
            os.kill(-1, signal.SIGKILL)
        try:
            while True:
                found, code = os.waitpid(-1, 0)
                if found == pid:
                    status = code
        except ChildProcessError:
            return status


def _files() -> int:
    about = os.statvfs(HOME)
    return about.f_files - about.f_ffree


def _fresh_folder() -> None:
    os.makedirs(RUN, mode=0o700, exist_ok=True)
    if not os.path.lexists(LINK):
        os.symlink(DATA, LINK)


def _empty_home() -> bool:
    """Removes all that a run left; False where something resists."""
    try:
        if os.stat(HOME).st_uid == os.getuid():
            os.chmod(HOME, 0o1777)
        with os.scandir(RUN) as entries:
            names = [entry.name for entry in entries]
        if names == ["data"] and os.listdir(HOME) == ["run"] and os.readlink(LINK) == DATA:
            return True
    except OSError:
        pass
    try:
        for entry in os.scandir(HOME):
            if entry.is_dir(follow_symlinks=False):
                shutil.rmtree(entry.path, onerror=_open_up)
            else:
                os.unlink(entry.path)
        return not os.listdir(HOME)
    except (OSError, RecursionError):
        return False


def _open_up(_function: Any, path: str, _error: Any) -> None:
    """A folder that the learner made unreadable: open it, then go on."""
    os.chmod(os.path.dirname(path), 0o700)
    if os.path.isdir(path) and not os.path.islink(path):
        os.chmod(path, 0o700)
        shutil.rmtree(path)
    else:
        os.unlink(path)


def main() -> None:
    # Ctrl-C is for the grader. As PID 1 a signal without a handler is ignored, whoever sends it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.setrecursionlimit(1000)
    drop_privileges(int(sys.argv[1]))
    Zygote().serve()


if __name__ == "__main__":
    main()

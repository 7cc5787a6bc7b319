"""The sandbox itself: what a child can reach, what it leaves, how it ends."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from autograder.checking.result import RunResult
from autograder.content.version import all_data
from autograder.grading import inside, sandbox, seccomp
from autograder.grading.sandbox import Course, Limits, Sandbox, SandboxError, why_not
from autograder.grading.wire import Job
from tests.hostile.notebooks import CHAPTER, ROOT, chapter, honest
from tests.test_grading_resume import alive, descendants

pytestmark = [
    pytest.mark.skipif(bool(why_not()), reason=why_not()),
    # One run for all cases: its time counts for the first test.
    pytest.mark.timeout(1200),
]


@pytest.fixture(scope="module")
def course() -> Course:
    return Course(ROOT / "data", inside.pack({CHAPTER: chapter()}))


@pytest.fixture(scope="module")
def box(course: Course) -> Iterator[Sandbox]:
    with closing(Sandbox(course, Limits(seconds=5, memory_mb=512))) as box:
        yield box


def run(box: Sandbox, code: str, **limits: float) -> RunResult:
    """Runs a program as the answer to `mrr`; its only result is the variable `mrr`."""
    used = Limits(**{"seconds": 5, "memory_mb": 512, **limits}) if limits else None  # type: ignore[arg-type]
    outcome = box.run([Job(CHAPTER, "mrr", code)], used)
    assert len(outcome.texts) == 1, outcome
    return RunResult.from_json(outcome.texts[0])


def value(box: Sandbox, code: str) -> object:
    result = run(box, code)
    assert result.error is None, result.error
    return result.values["mrr"].data


def test_it_runs_programs(box: Sandbox) -> None:
    assert value(box, "mrr = int(ranks.size)") == 30


def test_a_child_is_nobody_and_alone(box: Sandbox) -> None:
    assert value(box, "import os\nmrr = os.getuid()") not in (0, os.getuid() or -1)
    assert value(box, "import os\nmrr = os.getppid()") == 1
    assert value(box, "import os\nmrr = os.path.exists('/proc/1')") is False
    assert value(box, "import os\nmrr = ' '.join(sorted(os.listdir('/course/data')))") == " ".join(
        sorted(path.name for path in all_data(ROOT))
    )
    for place in ("/etc", "/home", "/var", str(ROOT / "exercises"), str(ROOT / "tests")):
        code = (
            f"import os\ntry:\n    mrr = len(os.listdir({place!r}))\nexcept OSError:\n    mrr = 0\n"
        )
        assert value(box, code) == 0, place


def test_nothing_gets_out(box: Sandbox) -> None:
    """Listeners outside hear nothing, whatever a program tries, system calls included."""
    tcp = socket.create_server(("0.0.0.0", 0))
    udp = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    udp.bind(("0.0.0.0", 0))
    heard: list[str] = []

    def listen(server: socket.socket, name: str) -> None:
        server.settimeout(3)
        try:
            if server is tcp:
                server.accept()
            else:
                server.recvfrom(100)
            heard.append(name)
        except OSError:
            pass

    threads = [threading.Thread(target=listen, args=pair) for pair in ((tcp, "tcp"), (udp, "udp"))]
    for thread in threads:
        thread.start()
    t, u = tcp.getsockname()[1], udp.getsockname()[1]
    run(box, f"import socket\nsocket.create_connection(('127.0.0.1', {t}), 1)")
    run(
        box,
        "import ctypes, socket\nlibc = ctypes.CDLL(None, use_errno=True)\nmrr = 0\n"
        "for kind in (1, 2):\n"
        "    for call in (lambda: libc.socket(2, kind, 0), lambda: libc.syscall(41, 2, kind, 0)):\n"
        "        fd = call()\n        if fd < 0:\n            continue\n"
        "        s = socket.socket(fileno=fd)\n"
        f"        s.connect(('127.0.0.1', {t} if kind == 1 else {u}))\n        s.send(b'x')\n",
    )
    for thread in threads:
        thread.join()
    tcp.close()
    udp.close()
    assert heard == []


def test_no_child_finds_another_program(box: Sandbox) -> None:
    marker = "kaffir-lime-" + str(time.time_ns())
    run(box, f"secret = '{marker}'\nmrr = secret\nprint(secret)")
    found = value(
        box,
        "import gc, sys\nneedle = 'kaffir' + '-lime-' + '1'\nmrr = 0\nseen = set()\n"
        "todo = list(gc.get_objects()) + list(sys.modules.values())\n"
        "mine = sys._getframe()\n"
        "while todo:\n    thing = todo.pop()\n"
        "    if id(thing) in seen or thing is mine:\n        continue\n"
        "    seen.add(id(thing))\n"
        "    if type(thing) is str and needle in thing and thing is not needle:\n"
        "        mrr += 1\n"
        "    elif type(thing) in (bytes, bytearray) and needle.encode() in thing:\n"
        "        mrr += 1\n"
        "    elif type(thing) in (list, tuple, dict, set) and thing is not todo:\n"
        "        todo.extend(gc.get_referents(thing))\n"
        "    elif type(thing).__name__ == 'Zygote':\n        todo.extend(vars(thing).values())\n",
    )
    assert found == 0


def test_runs_do_not_see_each_others_files(box: Sandbox) -> None:
    # What a fresh run finds depends on where the project lies: below /tmp its path shows, too.
    listing = "import os\nmrr = ' '.join(sorted(os.listdir('/tmp')) + sorted(os.listdir('.')))"
    fresh = value(box, listing)
    run(box, "import os\nos.makedirs('/tmp/x/y')\nopen('note', 'w').close()\nos.chmod('/tmp/x', 0)")
    assert value(box, listing) == fresh
    assert fresh.split()[-1] == "data"
    assert "note" not in fresh.split()


def test_limits_hold(box: Sandbox) -> None:
    started = time.monotonic()
    outcome = box.run([Job(CHAPTER, "mrr", "while True: pass")], Limits(seconds=0.5))
    assert (outcome.end.ending, outcome.texts) == ("timeout", [])
    assert time.monotonic() - started < 5
    code = "import numpy as np\nmrr = float(np.ones(60 * 2**17).sum())"  # 60 MB
    assert run(box, code, memory_mb=128).error is None
    error = run(box, code, memory_mb=32).error
    assert error is not None
    assert error.type.endswith("MemoryError")
    slow = "import time\ntime.sleep(0.4)\nmrr = 1"
    idle = box.run([Job(CHAPTER, "mrr", slow), Job(CHAPTER, "mrr", slow)], Limits(5, idle=3.0))
    assert len(idle.texts) == 2
    idle = box.run([Job(CHAPTER, "mrr", "mrr = 1"), Job(CHAPTER, "mrr", slow)], Limits(5, idle=0.2))
    assert (len(idle.texts), idle.end.ending) == (1, "timeout")


def test_processes_are_gone_after_each_run(box: Sandbox) -> None:
    run(
        box,
        "import threading, time\nfor _ in range(20):\n"
        "    threading.Thread(target=time.sleep, args=(100,), daemon=True).start()",
    )
    run(box, "mrr = 1")
    assert box.process is not None
    family = descendants(box.process.pid)
    assert len(family) == 1, "only the zygote is left"


def test_a_lost_sandbox_is_started_again(course: Course) -> None:
    with closing(Sandbox(course, Limits(seconds=5))) as box:
        run(box, "mrr = 1")
        assert box.process is not None
        family = descendants(box.process.pid) | {box.process.pid}
        for pid in family:
            os.kill(pid, signal.SIGKILL)
        assert value(box, "mrr = 2") == 2
        assert box.starts == 2
        assert gone(family)


def test_a_killed_grader_takes_the_running_program_with_it(course: Course) -> None:
    """Also while a program runs: the zygote sees that nobody listens any more."""
    box = Sandbox(course, Limits(seconds=15))
    run(box, "mrr = 1")
    assert box.process is not None
    endless = Job(CHAPTER, "mrr", "while True: pass")
    thread = threading.Thread(target=box.run, args=([endless],))
    thread.start()
    deadline = time.monotonic() + 10
    while len(family := descendants(box.process.pid)) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    assert len(family) == 2, "the zygote and its child"
    # What the kernel does to the pipes of a grader that is killed.
    assert box.process.stdin is not None
    box.process.stdin.close()
    assert gone(family)
    thread.join()  # it has tried once more, in a sandbox of its own
    box.close()


def gone(pids: set[int]) -> bool:
    """Whether all these processes have ended, within ten seconds."""
    deadline = time.monotonic() + 10
    while alive(pids) and time.monotonic() < deadline:
        time.sleep(0.05)
    return not alive(pids)


def test_closing_ends_everything(course: Course) -> None:
    box = Sandbox(course, Limits(seconds=5))
    run(box, "mrr = 1")
    assert box.process is not None
    family = descendants(box.process.pid) | {box.process.pid}
    box.close()
    assert not alive(family)


def test_a_sandbox_that_cannot_start_says_why(
    course: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandbox, "why_not", lambda: "user namespaces are switched off")
    with pytest.raises(SandboxError, match="switched off"):
        Sandbox(course, Limits()).run([Job(CHAPTER, "mrr", "mrr = 1")])


def test_a_lost_sandbox_is_nobodys_zero(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The row keeps its learner, counts nothing against them, and is graded again next time."""
    from autograder.grading.grader import Grader, Settings, Task
    from autograder.grading.sources import Source

    file = tmp_path / "a.ipynb"
    file.write_bytes(honest("65", "ก", "mrr"))
    source = Source("a.ipynb", file)
    grader = Grader(Settings(ROOT, 1))
    with monkeypatch.context() as broken:
        broken.setattr(sandbox, "why_not", lambda: "gone")
        record = grader.grade(Task(source))
    assert (record.student_id, record.status) == ("65", "partly")
    assert {a.exercise: a.verdict for a in record.answers}["mrr"] == "grader_problem"
    again = grader.grade(Task(source, record))
    grader.close()
    assert {a.exercise: a.verdict for a in again.answers}["mrr"] == "passed"


def test_dangerous_calls_are_not_on_the_list() -> None:
    forbidden = """execve execveat fork vfork clone3 socket connect bind listen accept ptrace
        process_vm_readv process_vm_writev pidfd_open pidfd_getfd pidfd_send_signal setrlimit
        unshare setns mount umount2 pivot_root chroot bpf keyctl add_key io_uring_setup userfaultfd
        perf_event_open shmget msgget semget mq_open memfd_create memfd_secret kexec_load
        init_module setuid setgid capset personality swapon reboot syslog quotactl acct
        open_by_handle_at name_to_handle_at landlock_create_ruleset seccomp mknod"""
    assert not set(forbidden.split()) & set(seccomp.ALLOWED)
    assert len(seccomp.program()) % 8 == 0


@pytest.mark.skipif(os.getuid() != 0, reason="root can become somebody else")
def test_it_works_for_an_ordinary_user() -> None:
    """Root and others take different ways (with and without a user namespace); both must hold."""
    python = shutil.which("python3.11", path="/usr/bin")
    if python is None:
        pytest.skip("no Python that other users can read")
    place = Path("/tmp") / f"autograder-user-{os.getpid()}"
    try:
        place.mkdir(mode=0o755)
        for part in ("autograder", "exercises", "data"):
            shutil.copytree(ROOT / part, place / part)
        (place / "in").mkdir()
        (place / "in" / "a.ipynb").write_bytes(honest("65", "ก", "mrr", "blank_hit3"))
        subprocess.run(["chown", "-R", "65534:65534", str(place)], check=True)
        packages = next(p for p in sys.path if p.endswith("site-packages"))
        done = subprocess.run(
            [python, "-m", "autograder", "grade", "in", "--out", "out", "--jobs", "1"],
            cwd=place,
            env={"PATH": "/usr/bin:/bin", "PYTHONPATH": f"{place}:{packages}", "HOME": str(place)},
            user=65534,
            group=65534,
            extra_groups=[],
            capture_output=True,
            text=True,
            check=False,
        )
        if "not allowed to make a sandbox" in done.stderr:
            pytest.skip("no user namespaces for ordinary users here")
        if "needs numpy" in done.stderr or "No module named" in done.stderr:
            pytest.skip("the packages are not readable for other users")
        assert done.returncode == 0, done.stderr
        table = (place / "out" / "grades.csv").read_text("utf-8-sig")
        assert table.splitlines()[1].count("passed") == 2
    finally:
        shutil.rmtree(place, ignore_errors=True)

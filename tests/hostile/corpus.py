"""Broken and hostile submissions, each with the outcome that is right for it.

`CASES` holds one entry per case. A case is one or more files; the program under attack stands in the
exercise `mrr` (or the one named), beside honest answers to `HONEST`, which must pass whatever the
hostile part does. `tests/test_grading_hostile.py` grades them all in one run, beside honest
submissions, and compares.
"""

from __future__ import annotations

import copy
import functools
import json
import stat
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from io import BytesIO
from typing import Any

from autograder.checking.execute import execute
from autograder.checking.expected import expect
from autograder.content.exercise import Variable
from tests.hostile.notebooks import cell, chapter, document, dump, solutions

HONEST = ("blank_hit3", "hit_at_k", "rank_stats")
RIGHT = "mrr = round((1 / ranks).mean(), 4)\n"

PASSED, NOT_YET, ERROR, MISSING = "passed", "not_yet", "learner_error", "missing"


@dataclass(frozen=True)
class Case:
    """One case: its files, and what the gradebook must say about `file`.

    `verdicts` are expected beside `HONEST` (passed) unless `honest` is False; `message` is the key
    of a message (or its beginning), `error` the type of the exception, `ending` how the process
    ended, `notes` keys that the submission or the answer must carry, `reason` why it is unreadable.
    """

    name: str
    files: Mapping[str, bytes]
    file: str
    status: str = "graded"
    verdicts: Mapping[str, str] = field(default_factory=dict)
    honest: bool = True
    message: str = ""
    error: str = ""
    ending: str = ""
    notes: tuple[str, ...] = ()
    reason: str = ""
    student_id: str = ""
    max_output: int = 0


CASES: list[Case] = []


@functools.cache
def execute_ranks() -> list[int]:
    """The ranks that the chapter gives, as a learner would copy them."""
    exercise = replace(
        chapter().exercises["mrr"], variables=(Variable("copied", "list", items="integer"),)
    )
    run = execute(chapter(), exercise, "copied = ranks.tolist()")
    return [int(str(item.data)) for item in run.values["copied"].items]


@functools.cache
def another_seed() -> str:
    """A seed under which the bootstrap gives another interval than under the one that is asked."""
    exercise = chapter().exercises["bootstrap_ci"]
    right = execute(chapter(), exercise, exercise.solution).values
    for seed in range(43, 100):
        code = exercise.solution.replace("42", str(seed))
        if execute(chapter(), exercise, code).values != right:
            return str(seed)
    raise AssertionError("every seed gives the same interval")


def forged() -> str:
    """A result as an undisturbed run would send it, with the published answer in it."""
    expected = expect(chapter(), chapter().exercises["mrr"])
    return replace(expected.shown, stdout="").to_json()


@functools.cache
def answer() -> str:
    """The published answer of `mrr`, as one would write it in by hand."""
    expected = expect(chapter(), chapter().exercises["mrr"])
    return repr(expected.shown.values["mrr"].data)


def program(
    name: str,
    code: str,
    verdict: str,
    *,
    exercise: str = "mrr",
    **expected: Any,
) -> None:
    """A case about one program; the notebook around it is in order."""
    codes = solutions(*HONEST)
    codes[exercise] = code.replace("0.752", answer())
    CASES.append(
        Case(
            name=name,
            files={f"{name}.ipynb": dump(document(codes, f"h-{name}", "ทดสอบ"))},
            file=f"{name}.ipynb",
            verdicts={exercise: verdict},
            student_id=f"h-{name}",
            **expected,
        )
    )


def notebook(name: str, build: Callable[[], bytes], **expected: Any) -> None:
    """A case about one file."""
    file = expected.pop("file", f"{name}.ipynb")
    CASES.append(Case(name=name, files={file: build()}, file=file, **expected))


# --- The process: ending it, keeping it, eating everything ---------------------------------------

program("sys_exit", "import sys\nsys.exit()\n", ERROR, error="SystemExit")
program("quit_builtin", "raise SystemExit(0)\n", ERROR, error="SystemExit")
program("os_exit", f"{RIGHT}import os\nos._exit(0)\n", ERROR, ending="ended")
program("abort", "import os\nos.abort()\n", ERROR, ending="crashed")
program("segfault", "import ctypes\nctypes.string_at(0)\n", ERROR, ending="crashed")
program("endless_loop", "while True:\n    pass\n", ERROR, ending="timeout")
program(
    "loop_swallows_interrupts",
    "while True:\n    try:\n        while True:\n            pass\n    except BaseException:\n        pass\n",
    ERROR,
    ending="timeout",
)
program(
    "ignores_every_signal",
    "import signal\nfor n in range(1, 65):\n    try:\n        signal.signal(n, signal.SIG_IGN)\n"
    "    except (OSError, ValueError):\n        pass\nwhile True:\n    pass\n",
    ERROR,
    ending="timeout",
)
program("sleeps", "import time\ntime.sleep(1e6)\n", ERROR, ending="timeout")
program("waits_for_input", "x = input('คำตอบ: ')\n", ERROR, error="EOFError")
program("reads_stdin", f"import sys\nassert sys.stdin.read() == ''\n{RIGHT}", PASSED)
program("prints_60_mb", f"print('ก' * 20_000_000)\n{RIGHT}", PASSED, max_output=30_000)
program(
    "prints_200000_lines",
    f"for i in range(200_000):\n    print(i)\n{RIGHT}",
    PASSED,
    max_output=30_000,
)
program("prints_for_ever", "while True:\n    print('x' * 1000)\n", ERROR, ending="timeout")
program(
    "writes_to_descriptor_1",
    f"import os\nfor _ in range(1000):\n    os.write(1, b'x' * 65536)\n{RIGHT}",
    PASSED,
)
program(
    "allocates_100_gb", "import numpy as np\nx = np.ones(100 * 2**27)\n", ERROR, error="MemoryError"
)
program(
    "allocates_bytes",
    "x = []\nwhile True:\n    x.append(bytes(10**7))\n",
    ERROR,
    error="MemoryError",
)
program(
    "shared_memory",
    "import mmap\nkept = [mmap.mmap(-1, 2**28) for _ in range(64)]\n",
    ERROR,
    error="OSError",
)
program("anonymous_file", "import os\nos.memfd_create('x')\n", ERROR, error="PermissionError")
program("deep_recursion", "def f(n):\n    return f(n + 1)\nf(0)\n", ERROR, error="RecursionError")
program(
    "recursion_without_limit",
    "import sys\nsys.setrecursionlimit(10**9)\ndef f(n):\n    return [f(n + 1)]\nf(0)\n",
    ERROR,
)
program(
    "deep_expression", "mrr = " + "(" * 5000 + "1" + ")" * 5000 + "\n", ERROR, error="SyntaxError"
)
program("deep_unary", "mrr = " + "-" * 50_000 + "1\n", ERROR)
program("huge_power", "mrr = 10 ** 10 ** 10\n", ERROR, ending="timeout")
program("fork", f"import os\nos.fork()\n{RIGHT}", ERROR, error="PermissionError")
program(
    "fork_bomb",
    "import os\nwhile True:\n    try:\n        os.fork()\n    except OSError:\n        pass\n",
    ERROR,
    ending="timeout",
)
program(
    "child_process",
    "import subprocess\nsubprocess.Popen(['sleep', '1000'])\n",
    ERROR,
    error="PermissionError",
)
program(
    "pool_of_processes",
    "from multiprocessing import Pool\nwith Pool(2) as pool:\n    pool.map(abs, [1])\n",
    ERROR,
)
program("shell", f"import os\nassert os.system('sleep 1000') != 0\n{RIGHT}", PASSED)
program(
    "thread_left_running",
    "import threading, time\ndef f():\n    while True:\n        time.sleep(1)\n"
    f"threading.Thread(target=f).start()\n{RIGHT}",
    PASSED,
)
program(
    "thread_bomb",
    "import threading, time\nthreading.stack_size(32768)\nwhile True:\n"
    "    threading.Thread(target=time.sleep, args=(1000,)).start()\n",
    ERROR,
    error="RuntimeError",
)
program(
    "atexit_hook",
    f"import atexit, time\natexit.register(time.sleep, 1000)\n{RIGHT}",
    PASSED,
)
program(
    "timer_signal",
    f"import signal\nsignal.setitimer(signal.ITIMER_REAL, 0.001)\nfor i in range(10**7):\n    pass\n{RIGHT}",
    ERROR,
    ending="crashed",
)
program(
    "raises_base_exception", "class E(BaseException):\n    pass\nraise E('x')\n", ERROR, error="E"
)
program(
    "exception_with_hostile_str",
    "class E(Exception):\n    def __str__(self):\n        raise SystemExit\n"
    "    __repr__ = __str__\nraise E\n",
    ERROR,
    error="E",
)
program("keyboard_interrupt", "raise KeyboardInterrupt\n", ERROR, error="KeyboardInterrupt")
program(
    "generator_never_ends",
    "def g():\n    while True:\n        yield 1\nmrr = sum(g())\n",
    ERROR,
    ending="timeout",
)

# --- Files ---------------------------------------------------------------------------------------

program(
    "fills_the_disk",
    "i = 0\nwhile True:\n    with open(f'big{i}', 'wb') as f:\n        f.write(bytes(2**20))\n    i += 1\n",
    ERROR,
    error="OSError",
)
program(
    "one_huge_file", "with open('big', 'wb') as f:\n    f.truncate(2**40)\n", ERROR, error="OSError"
)
program(
    "a_million_files",
    "i = 0\nwhile True:\n    open(f'f{i}', 'w').close()\n    i += 1\n",
    ERROR,
    ending="files",
)
program(
    "fills_the_disk_then_answers",
    "try:\n    with open('big', 'wb') as f:\n        while True:\n            f.write(bytes(2**20))\n"
    f"except OSError:\n    pass\n{RIGHT}",
    PASSED,
)
program(
    "deletes_its_folder",
    f"import shutil, os\nshutil.rmtree(os.getcwd(), ignore_errors=True)\n{RIGHT}",
    PASSED,
)
program("changes_folder", f"import os\nos.chdir('/')\n{RIGHT}", PASSED)
program(
    "locked_folders",
    "import os\nos.makedirs('a/b/c', exist_ok=True)\nos.chmod('a/b', 0)\nos.chmod('a', 0)\n"
    f"os.umask(0o777)\n{RIGHT}",
    PASSED,
)
program(
    "folders_deeper_than_paths",
    f"import os\nfor _ in range(1500):\n    os.mkdir('d' * 100)\n    os.chdir('d' * 100)\n{RIGHT}",
    PASSED,
)
program(
    "leaves_a_message_for_the_next",
    "import os\nfound = [p for p in ('/tmp/note', '/dev/shm/note', '/var/tmp/note') if os.path.exists(p)]\n"
    "for p in ('/tmp/note', '/dev/shm/note', '/var/tmp/note'):\n    try:\n        open(p, 'w').close()\n"
    f"    except OSError:\n        pass\nassert not found, found\n{RIGHT}",
    # Its own re-runs find the note of its first run; nobody else ever does (next case).
    NOT_YET,
    message="error_on_varied",
)
program(
    "looks_for_messages",
    "import os\nassert not os.path.exists('/tmp/note') and not os.path.exists('/dev/shm/note')\n"
    "assert 'note' not in os.listdir('/tmp')\n"
    f"assert os.listdir('.') == ['data'], os.listdir('.')\n{RIGHT}",
    PASSED,
)
program(
    "changes_the_data",
    "open('data/kb_questions.csv', 'w').write('x')\n",
    ERROR,
    error="OSError",
)
program(
    "removes_the_data_link",
    f"import os\nos.unlink('data')\n{RIGHT}",
    PASSED,
)
program("reads_passwords", "open('/etc/passwd').read()\n", ERROR)
program(
    "looks_for_the_solution",
    "import os\nfound = []\nfor folder, inner, files in os.walk('/'):\n"
    "    inner[:] = [f for f in inner if f not in ('usr', 'lib', 'bin')]\n"
    "    found += [f for f in files if f in ('solution.py', 'exercise.toml', 'gradebook.sqlite')]\n"
    f"assert not found, found\n{RIGHT}",
    PASSED,
)
program(
    "looks_for_other_notebooks",
    "import os\nfound = []\nfor folder, inner, files in os.walk('/'):\n"
    "    inner[:] = [f for f in inner if f not in ('usr', 'lib', 'bin')]\n"
    "    found += [f for f in files if f.endswith(('.ipynb', '.zip'))]\n"
    f"assert not found, found\n{RIGHT}",
    PASSED,
)
program(
    "edits_the_gradebook",
    "import sqlite3\ndb = sqlite3.connect('gradebook.sqlite')\n"
    "db.execute(\"UPDATE answers SET verdict = 'passed'\")\n",
    ERROR,
    error="OperationalError",
)
program(
    "writes_into_the_engine",
    "import autograder.checking.compare as c\nopen(c.__file__, 'a').write('x')\n",
    ERROR,
)

# --- Out of the box ------------------------------------------------------------------------------

program(
    "tcp",
    "import socket\nsocket.create_connection(('1.1.1.1', 80), 1)\n",
    ERROR,
    error="PermissionError",
)
program(
    "udp",
    "import socket\nsocket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b'x', ('1.1.1.1', 53))\n",
    ERROR,
    error="PermissionError",
)
program("dns", "import socket\nsocket.getaddrinfo('example.com', 80)\n", ERROR)
program(
    "unix_socket", "import socket\nsocket.socket(socket.AF_UNIX)\n", ERROR, error="PermissionError"
)
program(
    "url_open",
    "import urllib.request\nurllib.request.urlopen('http://example.com', timeout=1)\n",
    ERROR,
)
program("reads_proc", "open('/proc/1/mem').read()\n", ERROR, error="FileNotFoundError")
program("reads_own_maps", "open('/proc/self/maps').read()\n", ERROR, error="FileNotFoundError")
program(
    "signals_the_parent",
    "import os, signal\nfor n in (signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM, signal.SIGINT):\n"
    f"    os.kill(os.getppid(), n)\n{RIGHT}",
    PASSED,
)
program(
    "signals_everyone",
    f"import os\ntry:\n    os.kill(-1, 9)\nexcept ProcessLookupError:\n    pass\n{RIGHT}",
    PASSED,
)
program(
    "traces_the_parent",
    "import ctypes, os\nlibc = ctypes.CDLL(None, use_errno=True)\n"
    f"assert libc.ptrace(16, os.getppid(), 0, 0) == -1\n{RIGHT}",
    PASSED,
)
program(
    "reads_the_parents_memory",
    "import ctypes, os\nlibc = ctypes.CDLL(None, use_errno=True)\n"
    "assert libc.process_vm_readv(os.getppid(), None, 0, None, 0, 0) == -1\n"
    f"assert ctypes.get_errno() == 1\n{RIGHT}",
    PASSED,
)
program(
    "new_namespaces",
    "import ctypes\nlibc = ctypes.CDLL(None, use_errno=True)\nfor flag in (0x10000000, 0x20000, 0x40000000):\n"
    f"    assert libc.unshare(flag) == -1\n{RIGHT}",
    PASSED,
)
program("becomes_root", "import os\nos.setuid(0)\n", ERROR, error="PermissionError")
program(
    "raises_its_limits",
    "import resource\nresource.setrlimit(resource.RLIMIT_AS, (-1, -1))\n",
    ERROR,
)
program(
    "reads_the_environment",
    "import os\nsecrets = [k for k in os.environ if 'TOKEN' in k or 'KEY' in k or k in ('USER', 'SSH_AUTH_SOCK')]\n"
    f"assert not secrets and '/root' not in os.environ.get('HOME', '')\n{RIGHT}",
    PASSED,
)
program(
    "open_descriptors",
    "import os\nfor fd in range(3, 1024):\n    try:\n        os.lseek(fd, 0, 0)\n"
    "        data = os.read(fd, 100)\n    except OSError:\n        continue\n"
    f"    raise AssertionError(fd)\n{RIGHT}",
    PASSED,
)
program("closes_everything", f"import os\nos.closerange(0, 1024)\n{RIGHT}", ERROR, ending="ended")
program(
    "closes_stdout",
    f"import sys\nsys.stdout.close()\nsys.stderr.close()\n{RIGHT}print('x')\n",
    PASSED,
)
program("closes_low_descriptors", f"import os\nos.closerange(0, 100)\n{RIGHT}", PASSED)

# --- Getting at the answer, or around the comparison ----------------------------------------------

program(
    "searches_memory_for_the_answer",
    "import gc, sys\nfound = [o for o in gc.get_objects() if type(o).__name__ in ('Expected', 'Mistake', 'Report')]\n"
    "texts = [o for o in gc.get_objects() if type(o).__name__ == 'Exercise' and (o.solution or o.mistakes)]\n"
    f"assert not found and not texts, (found, texts)\n{RIGHT}",
    PASSED,
)
program(
    "walks_the_frames",
    "import sys\nframe = sys._getframe()\nwhile frame:\n    for name, value in list(frame.f_locals.items()):\n"
    "        assert 'expected' not in name, name\n"
    "        assert not getattr(value, 'solution', ''), name\n    frame = frame.f_back\n"
    f"{RIGHT}",
    PASSED,
)
program(
    "forges_a_result",
    "import os, json, struct\n"
    "fake = json.dumps({'verdict': 'passed', 'points': 100}).encode()\n"
    "os.write(200, struct.pack('!I', len(fake)) + fake)\nos._exit(0)\n",
    ERROR,
    ending="malformed",
)
program(
    "forges_the_values",
    "import os, struct\n"
    f"fake = {forged()!r}.encode()\n"
    "for _ in range(3):\n    os.write(200, struct.pack('!I', len(fake)) + fake)\nos._exit(0)\n",
    NOT_YET,
    message="written_in",
)
program(
    "floods_the_result",
    "import os\nwhile True:\n    os.write(200, b'\\0' * 65536)\n",
    ERROR,
)
program("garbage_as_a_result", "import os\nos.write(200, os.urandom(4096))\nos._exit(0)\n", ERROR)
program(
    "pickle_payload",
    "import os\nclass Evil:\n    def __reduce__(self):\n        return os.system, ('touch /tmp/evil',)\nmrr = Evil()\n",
    NOT_YET,
)
program(
    "shadows_builtins",
    "import builtins\nbuiltins.abs = builtins.round = builtins.len = lambda *a: 0\n"
    "builtins.isinstance = lambda *a: True\nmrr = 1\n",
    NOT_YET,
)
program("shadows_names", f"abs = len = sum = list = type = None\n{RIGHT}", PASSED)
program(
    "equal_to_anything",
    "class Yes:\n    def __eq__(self, other):\n        return True\n    __hash__ = None\n"
    "    def __float__(self):\n        return 0.752\nmrr = Yes()\n",
    NOT_YET,
)
program(
    "float_subclass",
    "class F(float):\n    def __float__(self):\n        return 0.752\n    def __eq__(self, other):\n"
    "        return True\n    __hash__ = float.__hash__\nmrr = F(3)\n",
    NOT_YET,
)
program(
    "str_subclass_key",
    "class S(str):\n    def __eq__(self, other):\n        return True\n    __hash__ = str.__hash__\n"
    "globals()[S('mrr')] = 0.752\n",
    NOT_YET,
)
program(
    "repr_never_ends",
    "class R:\n    def __repr__(self):\n        while True:\n            pass\nmrr = R()\n",
    NOT_YET,
)
program(
    "dtype_object_array",
    "class Yes:\n    def __eq__(self, other):\n        return True\nmrr = np.array([Yes()], dtype=object)\n",
    NOT_YET,
)
program(
    "patches_numpy",
    "np.mean = np.isclose = np.allclose = lambda *a, **k: True\nmrr = 1.0\n",
    NOT_YET,
)
program("patches_ndarray", f"{RIGHT}np.ndarray = list\nnp.float64 = str\n", PASSED)
program("patches_json", f"import json\njson.dumps = lambda *a, **k: '[]'\n{RIGHT}", PASSED)
program(
    "patches_the_serialiser",
    "import json.encoder\njson.encoder.c_make_encoder = None\n"
    f"json.JSONEncoder.encode = lambda self, o: '{{}}'\n{RIGHT}",
    ERROR,
)
program(
    "patches_the_checker",
    "import autograder.checking.compare as c, autograder.checking.values as v\n"
    "c.compare = lambda *a: True\nv.same = lambda *a: True\nmrr = 1.0\n",
    NOT_YET,
)
program(
    "patches_the_extraction",
    "import autograder.checking.execute as e\nfrom autograder.checking.values import Value\n"
    "e.extract = lambda value: Value('float', 'float', 0.752)\nmrr = 1.0\n",
    NOT_YET,
)
program("patches_ast", "import ast\nast.parse = lambda *a, **k: None\nmrr = 1.0\n", NOT_YET)
program(
    "hides_the_traceback",
    "import sys, traceback\nsys.excepthook = lambda *a: None\ntraceback.format_exception = lambda *a, **k: []\n1 / 0\n",
    ERROR,
    error="ZeroDivisionError",
)
program("written_in", "mrr = 0.752\n", NOT_YET, message="written_in")
program(
    "written_in_disguise",
    "mrr = round(sum([0.752 / 2, 0.752 / 2]) + 0 * len(ranks), 4)\n",
    NOT_YET,
    message="written_in",
)
program(
    "notices_the_rerun",
    "import builtins\nvalue = (1 / ranks).mean()\nmrr = round(value, 4) if abs(value - 0.752) < 0.001 else 0.0\n",
    NOT_YET,
    message="wrong_on_varied",
)
program(
    "remembers_between_runs",
    "import sys\nif hasattr(sys, 'seen'):\n    mrr = sys.seen\nelse:\n"
    "    mrr = sys.seen = round((1 / ranks).mean(), 4)\n",
    NOT_YET,
)
program(
    "redefines_the_data",
    f"ranks = np.array({execute_ranks()})\n{RIGHT}",
    PASSED,
    message="not_rechecked",
)
program("unseeded_chance", "mrr = round((1 / ranks).mean() + np.random.rand(), 4)\n", NOT_YET)
program(
    "time_bomb",
    "import datetime\nmrr = round((1 / ranks).mean(), 4) if datetime.date.today().year < 2020 else 0.5\n",
    NOT_YET,
)
program(
    "another_seed",
    solutions("bootstrap_ci")["bootstrap_ci"].replace("42", another_seed()),
    NOT_YET,
    exercise="bootstrap_ci",
)

# --- Forms of values -----------------------------------------------------------------------------

for _name, _code, _verdict in (
    ("zero_d_array", "mrr = np.array(round((1 / ranks).mean(), 4))\n", PASSED),
    ("one_element_series", "mrr = pd.Series([(1 / ranks).mean()]).round(4)\n", PASSED),
    ("float32", "mrr = np.float32(round((1 / ranks).mean(), 4))\n", PASSED),
    (
        "fraction",
        "from fractions import Fraction\nmrr = round(sum(Fraction(1, int(r)) for r in ranks) / len(ranks), 4)\n",
        PASSED,
    ),
    ("number_as_text", "mrr = str(round((1 / ranks).mean(), 4))\n", NOT_YET),
    ("percent_as_text", "mrr = f'{(1 / ranks).mean():.2%}'\n", NOT_YET),
    ("nan", "mrr = float('nan')\n", NOT_YET),
    ("infinity", "mrr = float('inf')\n", NOT_YET),
    ("none", "mrr = None\n", NOT_YET),
    ("true_for_a_number", "mrr = True\n", NOT_YET),
    ("three_places", "mrr = round((1 / ranks).mean(), 1)\n", NOT_YET),
    ("not_rounded", "mrr = (1 / ranks).mean()\n", NOT_YET),
    ("complex_number", "mrr = complex(0.752, 0)\n", NOT_YET),
    ("generator", "mrr = (1 / r for r in ranks)\n", NOT_YET),
    ("lambda_for_a_number", "mrr = lambda: (1 / ranks).mean()\n", NOT_YET),
    ("module", "import math\nmrr = math\n", NOT_YET),
    ("huge_integer", "mrr = 1 << 10_000_000\n", NOT_YET),
    ("huge_list", "mrr = list(range(3_000_000))\n", NOT_YET),
    ("list_in_itself", "mrr = []\nmrr.append(mrr)\n", NOT_YET),
    ("deeply_nested", "mrr = []\nfor _ in range(100_000):\n    mrr = [mrr]\n", NOT_YET),
    ("surrogates", "mrr = '\\ud800' * 10\nprint(mrr.encode('utf-8', 'replace'))\n", NOT_YET),
    ("control_characters", "mrr = ''.join(map(chr, range(32)))\nprint(mrr)\n", NOT_YET),
    ("variable_deleted", f"{RIGHT}del mrr\n", NOT_YET),
    ("other_name", "MRR = round((1 / ranks).mean(), 4)\n", NOT_YET),
):
    program(_name, _code, _verdict)

_IDS = solutions("misses_at_3")["misses_at_3"]
for _name, _more, _verdict in (
    ("ids_as_array", "miss_ids = np.array(miss_ids)\n", None),
    ("ids_as_tuple", "miss_ids = tuple(miss_ids)\n", None),
    ("ids_reversed", "miss_ids = miss_ids[::-1]\n", NOT_YET),
    ("ids_twice", "miss_ids = miss_ids * 2\n", NOT_YET),
):
    if _verdict:
        program(_name, f"{_IDS}\n{_more}", _verdict, exercise="misses_at_3")

# --- What stands in cells ------------------------------------------------------------------------

program("syntax_error", "mrr = (1 / ranks\n", ERROR, error="SyntaxError")
program("blank_left", "mrr = round((1 / ranks).___(), 4)\n", NOT_YET, message="blank")
program("only_comments", "# ทำไม่ทัน\n", NOT_YET, message="empty")
program("tabs_and_spaces", "if True:\n\tmrr = 1\n        x = 2\n", ERROR)
program("null_byte", "mrr = 1\x00\n", ERROR)
program("curly_quotes", "mrr = “0.752”\n", ERROR, error="SyntaxError")
program("thai_digits", "mrr = ๐.๗๕๒\n", ERROR, error="SyntaxError")
program("missing_package", "import torch\n", ERROR, error="ModuleNotFoundError")
program("magic_time", f"%time {RIGHT}", PASSED)
program("magic_matplotlib", f"%matplotlib inline\n{RIGHT}", PASSED)
program("pip_install", f"!pip install rank_bm25\n{RIGHT}", PASSED)
program("shell_magic", f"!ls\n{RIGHT}", ERROR)
program(
    "top_level_await",
    "import asyncio\nawait asyncio.sleep(0)\n" + RIGHT,
    ERROR,
    error="SyntaxError",
)
program("asyncio_run", f"import asyncio\nasyncio.run(asyncio.sleep(0))\n{RIGHT}", PASSED)
program(
    "warnings", f"import warnings\nfor i in range(50):\n    warnings.warn(str(i))\n{RIGHT}", PASSED
)
program("warnings_as_errors", f"import warnings\nwarnings.simplefilter('error')\n{RIGHT}", PASSED)
program("changes_the_given", "ranks[:] = 1\nmrr = 1.0\n", NOT_YET)
program("uses_another_answer", "mrr = hit1\n", ERROR, error="NameError")
program("star_import", f"from numpy import *\n{RIGHT}", PASSED)
program("future_import", f"from __future__ import annotations\n{RIGHT}", PASSED)
program("main_guard", f"if __name__ == '__main__':\n    {RIGHT}", PASSED)
program(
    "script_in_output",
    f"print('<script>alert(1)</script><img src=x onerror=alert(1)>')\n{RIGHT}",
    PASSED,
)
program("template_in_output", f"print('{{{{ 7 * 7 }}}} {{% raw %}}')\n{RIGHT}", PASSED)


# --- Files as they arrive ------------------------------------------------------------------------


def _plain(student_id: str, **about: Any) -> dict[str, Any]:
    return document({**solutions(*HONEST), "mrr": RIGHT}, student_id, "ทดสอบ", **about)


def _changed(student_id: str, change: Callable[[dict[str, Any]], object]) -> bytes:
    made = copy.deepcopy(_plain(student_id))
    change(made)
    return dump(made)


ALL = {"mrr": PASSED}

notebook("bom", lambda: b"\xef\xbb\xbf" + dump(_plain("f-bom")), verdicts=ALL, student_id="f-bom")
for _encoding in ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp874"):
    notebook(
        f"encoded_{_encoding}",
        lambda e=_encoding: dump(_plain(f"f-{e}")).decode().encode(e),
        verdicts=ALL,
        student_id=f"f-{_encoding}",
    )
notebook(
    "crlf",
    lambda: _changed(
        "f-crlf", lambda d: [c.update(source=c["source"].replace("\n", "\r\n")) for c in d["cells"]]
    ).replace(b"\n", b"\r\n"),
    verdicts=ALL,
)
notebook("empty_file", lambda: b"", status="unreadable", reason="empty", honest=False)
notebook("only_spaces", lambda: b" \n\n ", status="unreadable", reason="empty", honest=False)
notebook(
    "truncated",
    lambda: dump(_plain("x"))[:1500],
    status="unreadable",
    reason="truncated",
    honest=False,
)
notebook("null_bytes", lambda: bytes(5000), status="unreadable", honest=False)
notebook("binary", lambda: bytes(range(256)) * 40, status="unreadable", honest=False)
notebook(
    "login_page",
    lambda: b"<!DOCTYPE html><html><title>Log in to the site</title></html>",
    status="unreadable",
    reason="web_page",
    honest=False,
)
notebook(
    "json_list", lambda: b"[1, 2, 3]", status="unreadable", reason="not_a_notebook", honest=False
)
notebook(
    "json_without_cells",
    lambda: b'{"a": 1}',
    status="unreadable",
    reason="not_a_notebook",
    honest=False,
)
notebook(
    "cells_no_list",
    lambda: b'{"cells": {"a": 1}}',
    status="unreadable",
    reason="not_a_notebook",
    honest=False,
)
notebook("deep_json", lambda: b'{"cells": ' + b"[" * 200_000, status="unreadable", honest=False)
notebook(
    "huge_number",
    lambda: b'{"cells": [' + b"9" * 100_000 + b"]}",
    status="unreadable",
    honest=False,
)
notebook(
    "not_a_number",
    lambda: dump(_plain("f-nan")).replace(b'"nbformat": 4', b'"nbformat": NaN'),
    verdicts=ALL,
)
notebook(
    "40_mb",
    lambda: b'{"cells": [], "x": "' + b"x" * 40_000_000 + b'"}',
    status="unreadable",
    reason="too_large",
    honest=False,
)
notebook(
    "no_exercises",
    lambda: dump({**document({}, "f-none"), "metadata": {}}),
    status="unreadable",
    reason="no_exercises",
    honest=False,
)
notebook(
    "other_language",
    lambda: _changed("f-r", lambda d: d["metadata"].update(language_info={"name": "R"})),
    status="unreadable",
    reason="other_language",
    honest=False,
)
notebook(
    "unknown_kernel",
    lambda: _changed("f-kernel", lambda d: d["metadata"].update(kernelspec={"name": "myenv-3.8"})),
    verdicts=ALL,
)
notebook(
    "no_kernelspec",
    lambda: _changed("f-nokernel", lambda d: d["metadata"].pop("kernelspec")),
    verdicts=ALL,
)
notebook(
    "no_ids_no_outputs",
    lambda: _changed(
        "f-noids",
        lambda d: [[c.pop(k) for k in ("id", "outputs", "execution_count")] for c in d["cells"]],
    ),
    verdicts=ALL,
)
notebook(
    "double_ids",
    lambda: _changed("f-ids", lambda d: [c.update(id="same") for c in d["cells"]]),
    verdicts=ALL,
)
notebook("ids_in_4_4", lambda: _changed("f-44", lambda d: d.update(nbformat_minor=4)), verdicts=ALL)
notebook("format_4_0", lambda: _changed("f-40", lambda d: d.update(nbformat_minor=0)), verdicts=ALL)
notebook("format_99", lambda: _changed("f-99", lambda d: d.update(nbformat=99)), verdicts=ALL)


def _as_format_3(made: dict[str, Any]) -> None:
    cells = made.pop("cells")
    for item in cells:
        item["input"] = item.pop("source")
        item["language"] = "python"
    made["nbformat"] = 3
    made["worksheets"] = [{"cells": cells, "metadata": {}}]


notebook("format_3", lambda: _changed("f-3", _as_format_3), verdicts=ALL, notes=("old_format",))
notebook(
    "source_as_lines",
    lambda: _changed(
        "f-lines", lambda d: [c.update(source=c["source"].splitlines(True)) for c in d["cells"]]
    ),
    verdicts=ALL,
)
notebook(
    "broken_cells",
    lambda: _changed(
        "f-cells", lambda d: d["cells"].extend([None, 5, {"cell_type": "code", "source": 7}, []])
    ),
    status="partly",
    verdicts=ALL,
    notes=("broken_cell",),
)
notebook(
    "metadata_of_odd_types",
    lambda: _changed(
        "f-odd",
        lambda d: [c.update(metadata=[1]) for c in d["cells"][:1]] + [d.update(metadata=[])],
    ),
    verdicts=ALL,
    student_id="metadata_of_odd_types",
    notes=("no_student_id",),
)
notebook(
    "answer_deleted",
    lambda: _changed("f-deleted", lambda d: d["cells"].pop()),
    verdicts={"mrr": MISSING},
)
notebook(
    "answer_emptied",
    lambda: _changed("f-emptied", lambda d: d["cells"][-1].update(source="")),
    verdicts={"mrr": MISSING},
)
notebook(
    "cell_duplicated",
    lambda: _changed("f-twice", lambda d: d["cells"].insert(1, cell("mrr = 5\n", "mrr"))),
    verdicts=ALL,
    notes=("duplicate_cell",),
)
notebook(
    "cell_duplicated_empty",
    lambda: _changed("f-twice2", lambda d: d["cells"].append(cell("\n", "mrr"))),
    verdicts=ALL,
)
notebook(
    "cell_split",
    lambda: _changed(
        "f-split",
        lambda d: (
            d["cells"][-1:]
            == d["cells"].__setitem__(
                slice(-1, None),
                [cell("parts = 1 / ranks", "mrr"), cell("mrr = round(parts.mean(), 4)", "mrr")],
            )
        ),
    ),
    verdicts={"mrr": ERROR},
)
notebook(
    "cells_out_of_order",
    lambda: _changed("f-order", lambda d: d["cells"].reverse()),
    verdicts=ALL,
)
notebook(
    "overwritten_later",
    lambda: _changed("f-over", lambda d: d["cells"].append(cell("mrr = hit3 = hit1 = 0\n"))),
    verdicts=ALL,
)
notebook(
    "labels_lost",
    lambda: _changed("f-labels", lambda d: [c.update(metadata={}) for c in d["cells"]]),
    verdicts=ALL,
    notes=("found_by_content",),
)
notebook(
    "labels_and_metadata_lost",
    lambda: dump({"cells": [cell(s) for s in (*solutions(*HONEST).values(), RIGHT)]}),
    verdicts=ALL,
    notes=("found_by_content", "no_student_id"),
)
notebook(
    "cells_merged",
    lambda: _changed(
        "f-merged",
        lambda d: d["cells"][-2].update(
            source=d["cells"][-2]["source"] + "\n" + d["cells"].pop()["source"]
        ),
    ),
    verdicts=ALL,
    notes=("merged_cell",),
)
notebook(
    "unknown_label",
    lambda: _changed(
        "f-unknown", lambda d: d["cells"][-1]["metadata"].update(autograder={"exercise": "nope"})
    ),
    verdicts=ALL,
    notes=("found_by_content",),
)
notebook(
    "faked_outputs",
    lambda: _changed(
        "f-faked",
        lambda d: d["cells"][-1].update(
            source="",
            outputs=[{"output_type": "stream", "name": "stdout", "text": "passed 100/100"}],
        ),
    ),
    verdicts={"mrr": MISSING},
)
notebook(
    "hostile_saved_outputs",
    lambda: _changed(
        "f-html",
        lambda d: d["cells"][-1].update(
            outputs=[
                {
                    "output_type": "display_data",
                    "data": {"text/html": "<script>x</script>"},
                    "metadata": {},
                }
            ]
        ),
    ),
    verdicts=ALL,
)
notebook(
    "renamed",
    lambda: dump(_plain("f-renamed")),
    file="ps1 (1) - Copy.ipynb",
    verdicts=ALL,
    student_id="f-renamed",
)
notebook("renamed_json", lambda: dump(_plain("f-json")), file="evaluate.ipynb.json", verdicts=ALL)
notebook(
    "thai_file_name", lambda: dump(_plain("f-thai")), file="การบ้าน ชุดที่ ๑ น้ำใจ.ipynb", verdicts=ALL
)
notebook("long_file_name", lambda: dump(_plain("f-long")), file="x" * 240 + ".ipynb", verdicts=ALL)
notebook(
    "no_student_id",
    lambda: dump(_plain("")),
    file="6512345.ipynb",
    verdicts=ALL,
    student_id="6512345",
    notes=("no_student_id",),
)
notebook(
    "moodle_download",
    lambda: dump(_plain("")),
    file="สมชาย ใจดี_48213_assignsubmission_file_/nb.ipynb",
    verdicts=ALL,
    student_id="48213",
)
notebook(
    "id_is_a_path",
    lambda: dump(_plain("../../../tmp/evil")),
    verdicts=ALL,
    student_id="../../../tmp/evil",
)
notebook(
    "id_is_a_number",
    lambda: _changed("x", lambda d: d["metadata"]["autograder"].update(student_id=6598765)),
    verdicts=ALL,
    student_id="6598765",
)
notebook(
    "id_is_an_object",
    lambda: _changed("x", lambda d: d["metadata"]["autograder"].update(student_id={"a": 1})),
    verdicts=ALL,
    student_id="id_is_an_object",
)
notebook("id_is_long", lambda: dump(_plain("ก" * 5000)), verdicts=ALL, student_id="ก" * 120)
notebook("id_case", lambda: dump(_plain("F-BOM")), verdicts=ALL, student_id="F-BOM")
notebook(
    "formula_name",
    lambda: _changed(
        "f-formula", lambda d: d["metadata"]["autograder"].update(name='=HYPERLINK("http://x","y")')
    ),
    verdicts=ALL,
)
notebook(
    "script_name",
    lambda: _changed(
        "f-script",
        lambda d: d["metadata"]["autograder"].update(name="</title><script>alert(1)</script>"),
    ),
    verdicts=ALL,
)
notebook(
    "name_with_commas",
    lambda: _changed(
        "f-commas", lambda d: d["metadata"]["autograder"].update(name='ใจดี, "สมชาย"\nบรรทัดสอง;\t')
    ),
    verdicts=ALL,
)
notebook(
    "name_with_surrogates",
    lambda: json.dumps(
        {
            **_plain("f-surrogate"),
            "metadata": {
                "autograder": {"student_id": "f-surrogate", "name": "a\ud800b\u202e\u0000c"}
            },
        }
    ).encode(),
    verdicts=ALL,
)
notebook(
    "surrogate_in_source",
    lambda: json.dumps(
        {**_plain("f-sur2"), "cells": [cell("x = '\ud800'"), *_plain("")["cells"]]}
    ).encode(),
    verdicts=ALL,
)
notebook(
    "hostile_quiz",
    lambda: dump(_plain("f-quiz", quiz={"mrr_vs_hit": [["x"], 5, "<b>"], "x" * 1000: "y"})),
    verdicts=ALL,
)
notebook(
    "other_course",
    lambda: dump(_plain("f-course", course="another")),
    verdicts=ALL,
    notes=("other_course",),
)
notebook(
    "old_version",
    lambda: dump(_plain("f-version", content_version="000000000000")),
    verdicts=ALL,
    notes=("other_version",),
)
notebook("unknown_chapter", lambda: dump(_plain("f-chapter", chapter="nope")), verdicts=ALL)
notebook("chapter_is_a_path", lambda: dump(_plain("f-chpath", chapter="../../etc")), verdicts=ALL)
notebook(
    "6000_cells",
    lambda: _changed("f-many", lambda d: d["cells"].extend([cell("x = 1")] * 6000)),
    status="unreadable",
    reason="too_many_cells",
    honest=False,
)
notebook(
    "long_cell",
    lambda: _changed(
        "f-longcell", lambda d: d["cells"][-1].update(source="# " + "x" * 300_000 + "\n" + RIGHT)
    ),
    verdicts={"mrr": NOT_YET},
    notes=("long_cell",),
)

CASES.append(
    Case(
        "two_files_of_one_learner",
        {
            "two/a first.ipynb": dump(
                document({**solutions(*HONEST), "mrr": "mrr = 1\n"}, "f-two")
            ),
            "two/b second.ipynb": dump(_plain("f-two")),
        },
        "two/b second.ipynb",
        verdicts=ALL,
        student_id="f-two",
    )
)


# --- Zips ----------------------------------------------------------------------------------------


def _zip(entries: list[tuple[str | zipfile.ZipInfo, bytes]]) -> bytes:
    stream = BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for entry, data in entries:
            archive.writestr(entry, data)
    return stream.getvalue()


def _link(name: str) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.create_system = 3
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    return info


def _damaged() -> bytes:
    data = bytearray(_zip([("nb.ipynb", dump(_plain("z-crc")))]))
    data[60:100] = bytes(40)
    return bytes(data)


def _lying() -> bytes:
    """An entry whose header claims 10 bytes and that unpacks to 60 MB."""
    data = _zip([("nb.ipynb", b'{"cells": []}' + b" " * 60_000_000)])
    size = (60_000_000 + 13).to_bytes(4, "little")
    return data.replace(size, (10).to_bytes(4, "little"))


def in_zip(name: str, data: Callable[[], bytes], entry: str, **expected: Any) -> None:
    file = f"{name}.zip/{entry}" if entry else f"{name}.zip"
    CASES.append(Case(name=name, files={f"{name}.zip": data()}, file=file, **expected))


_BAD = {"status": "unreadable", "honest": False}
in_zip(
    "zip_plain",
    lambda: _zip([("a/nb.ipynb", dump(_plain("z-plain")))]),
    "a/nb.ipynb",
    verdicts=ALL,
    student_id="z-plain",
)
in_zip(
    "zip_dots",
    lambda: _zip([("../../evil.ipynb", dump(_plain("z-dots")))]),
    "../../evil.ipynb",
    reason="zip_path",
    **_BAD,
)
in_zip(
    "zip_absolute",
    lambda: _zip([("/etc/evil.ipynb", dump(_plain("z-abs")))]),
    "/etc/evil.ipynb",
    reason="zip_path",
    **_BAD,
)
in_zip(
    "zip_backslash",
    lambda: _zip([("..\\evil.ipynb", dump(_plain("z-back")))]),
    "../evil.ipynb",
    reason="zip_path",
    **_BAD,
)
in_zip(
    "zip_link",
    lambda: _zip([(_link("nb.ipynb"), b"/etc/passwd")]),
    "nb.ipynb",
    reason="link",
    **_BAD,
)
in_zip(
    "zip_bomb",
    lambda: _zip([("nb.ipynb", b"[" + b" " * 30_000_000)]),
    "nb.ipynb",
    reason="zip_bomb",
    **_BAD,
)
in_zip("zip_lies_about_size", _lying, "nb.ipynb", **_BAD)
in_zip("zip_damaged", lambda: b"PK\x03\x04" + b"x" * 500, "", reason="broken_zip", **_BAD)
in_zip("zip_damaged_entry", _damaged, "nb.ipynb", **_BAD)
in_zip(
    "zip_same_name_twice",
    lambda: _zip([("nb.ipynb", b""), ("nb.ipynb", dump(_plain("z-twice")))]),
    "nb.ipynb (2)",
    verdicts=ALL,
)
in_zip(
    "zip_macos",
    lambda: _zip([("__MACOSX/._nb.ipynb", b"x"), ("nb.ipynb", dump(_plain("z-mac")))]),
    "nb.ipynb",
    verdicts=ALL,
)

assert len({case.name for case in CASES}) == len(CASES)

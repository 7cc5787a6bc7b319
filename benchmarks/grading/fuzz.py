"""Fuzzes the readers with coverage feedback: notebooks, zips, frames from the sandbox.

    pip install atheris
    python benchmarks/grading/fuzz.py notebook|zip|result [CORPUS_DIR] [-max_total_time=600]

Anything but the reader's own refusal is a finding. What was found is kept as `@example` in
tests/test_grading_readers.py or as a case in tests/hostile/corpus.py. Without atheris (it has no
wheel for some Pythons) the same targets run on random bytes for a minute.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

try:
    import atheris
except ImportError:
    atheris = None


def load():  # type: ignore[no-untyped-def]
    from autograder.checking.result import RunResult
    from autograder.checking.values import NotPlain
    from autograder.grading.answers import Wanted, choose
    from autograder.grading.sources import find
    from autograder.grading.submission import Unreadable, read
    from autograder.grading.wire import Malformed, split

    wanted = [Wanted("mrr", "MRR", frozenset({"mrr"}))]
    scratch = Path(tempfile.mkdtemp()) / "x.zip"

    def notebook(data: bytes) -> None:
        try:
            submission = read(data, "x.ipynb")
        except Unreadable:
            return
        choose(submission, wanted)
        for cell in submission.cells:
            cell.source.encode("utf-8")
        (submission.student_id + submission.name).encode("utf-8")

    def archive(data: bytes) -> None:
        scratch.write_bytes(data)
        for source in find([scratch]):
            try:
                source.read()
            except Unreadable:
                continue

    def result(data: bytes) -> None:
        try:
            texts = split(data)
        except Malformed:
            return
        for text in texts:
            try:
                again = RunResult.from_json(text)
            except NotPlain:
                continue
            again.to_json()

    return {"notebook": notebook, "zip": archive, "result": result}


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "notebook"
    if atheris is None:
        target = load()[name]
        rng, until, count = random.Random(1), time.monotonic() + 60, 0
        seeds = [
            p.read_bytes() for a in sys.argv[2:] if Path(a).is_dir() for p in Path(a).iterdir()
        ]
        while time.monotonic() < until:
            data = (
                bytearray(rng.choice(seeds))
                if seeds
                else bytearray(rng.randbytes(rng.randint(0, 300)))
            )
            for _ in range(rng.randint(1, 20)):
                if data:
                    data[rng.randrange(len(data))] = rng.randrange(256)
            target(bytes(data))
            count += 1
        print(f"{count} inputs, nothing found (no atheris: without coverage)")
        return
    with atheris.instrument_imports(include=["autograder"]):
        target = load()[name]
    atheris.Setup([sys.argv[0], *sys.argv[2:]], target)
    atheris.Fuzz()


if __name__ == "__main__":
    main()

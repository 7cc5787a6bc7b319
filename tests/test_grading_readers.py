"""The readers of what comes from outside: notebooks, zips, results of runs. Fuzzed."""

from __future__ import annotations

import json
import zipfile
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from autograder.checking.result import RunResult
from autograder.checking.values import NotPlain, extract
from autograder.grading import words
from autograder.grading.answers import Wanted, assigned, choose
from autograder.grading.pages import file_name
from autograder.grading.sources import Source, find, zip_of
from autograder.grading.submission import Submission, Unreadable, clean, read, valid_text
from autograder.grading.tables import safe_cell
from autograder.grading.wire import Malformed, framed, split
from tests.hostile.notebooks import cell, document, dump, honest

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(
            st.sampled_from(
                [
                    "cells",
                    "metadata",
                    "source",
                    "input",
                    "cell_type",
                    "autograder",
                    "exercise",
                    "student_id",
                    "name",
                    "quiz",
                    "worksheets",
                    "language_info",
                    "kernelspec",
                    "x",
                ]
            ),
            inner | st.sampled_from(["code", "markdown", "mrr", "python"]),
            max_size=6,
        )
    ),
    max_leaves=25,
)


def read_or_refuse(data: bytes, name: str = "a.ipynb") -> Submission | None:
    """`read` may refuse, but only with a known key; what it gives is valid text throughout."""
    try:
        submission = read(data, name)
    except Unreadable as problem:
        assert problem.key in words.UNREADABLE  # noqa: PT017 (most of the examples are refused)
        return None
    json.dumps([submission.student_id, submission.name], ensure_ascii=False).encode("utf-8")
    assert submission.student_id
    assert "\n" not in submission.student_id + submission.name
    assert set(submission.notes) <= set(words.NOTES)
    for item in submission.cells:
        item.source.encode("utf-8")
        assert "\x00" not in item.source
    return submission


@given(st.binary(max_size=400))
@example(b"")
@example(b"\xff\xfe{\x00")
@example(b"{" * 100_000)
@example(b'{"cells": [' + b"[" * 100_000)
@example(b'{"cells":[{"cell_type":"code","source":"\\ud800"}]}')
@example(b'{"metadata":{"autograder":{"student_id":"\\ud800\\u0000"}},"cells":[]}')
def test_any_bytes(data: bytes) -> None:
    read_or_refuse(data)


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(JSON)
def test_any_json(value: object) -> None:
    read_or_refuse(json.dumps(value).encode())
    read_or_refuse(json.dumps({"cells": [value], "metadata": value}).encode())


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_a_notebook_with_bytes_changed(data: st.DataObject) -> None:
    raw = bytearray(honest("6500000001"))
    for _ in range(data.draw(st.integers(1, 20))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    cut = data.draw(st.integers(0, len(raw)))
    submission = read_or_refuse(bytes(raw[:cut]) if data.draw(st.booleans()) else bytes(raw))
    if submission:
        choose(submission, [Wanted("mrr", "MRR", frozenset({"mrr"}))])


@given(st.text(max_size=200))
def test_cleaned_text_is_one_line_of_valid_unicode(text: str) -> None:
    kept = clean(text, 50)
    kept.encode("utf-8")
    assert len(kept) <= 50
    assert kept.isprintable() or kept == ""
    valid_text(text).encode("utf-8")


@given(st.text(alphabet=st.characters(codec="utf-8"), min_size=1, max_size=300))
def test_page_names_are_safe_and_apart(student_id: str) -> None:
    name = file_name(student_id)
    assert name.endswith(".html")
    assert not {"/", "\\", "\0"} & set(name)
    assert not name.startswith(".")
    assert len(name.encode()) <= 255
    assert file_name(student_id + "/") != name


@given(st.text(max_size=50))
def test_no_cell_is_a_formula(text: str) -> None:
    assert safe_cell(text)[:1] not in set("=+-@\t\r")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-32"])
def test_encodings(encoding: str) -> None:
    text = dump(document({"mrr": "mrr = 1 # ก"}, "65", "สมชาย")).decode()
    assert read(text.encode(encoding), "x.ipynb").name == "สมชาย"


# --- zips and folders -----------------------------------------------------------------------------


def sources(folder: Path) -> dict[str, Source]:
    return {source.name: source for source in find([folder])}


def test_folders_are_searched_and_links_are_not_followed(tmp_path: Path) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True)
    (tmp_path / "a" / "b" / "x.ipynb").write_bytes(b"1")
    (tmp_path / "a" / ".ipynb_checkpoints").mkdir()
    (tmp_path / "a" / ".ipynb_checkpoints" / "x.ipynb").write_bytes(b"2")
    (tmp_path / "notes.txt").write_bytes(b"3")
    (tmp_path / "loop").symlink_to(tmp_path, target_is_directory=True)
    (tmp_path / "link.ipynb").symlink_to("/etc/passwd")
    skipped: list[str] = []
    assert len(list(find([tmp_path], skipped))) == 2
    assert skipped == ["notes.txt"]
    found = sources(tmp_path)
    assert set(found) == {"a/b/x.ipynb", "link.ipynb"}
    with pytest.raises(Unreadable, match="link"):
        found["link.ipynb"].read()


def test_a_file_swapped_for_a_link_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "x.ipynb"
    file.write_bytes(b"{}")
    source = sources(tmp_path)["x.ipynb"]
    file.unlink()
    file.symlink_to("/etc/passwd")
    with pytest.raises(Unreadable, match="cannot_open"):
        source.read()


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_damaged_zip_is_refused_or_read(tmp_path: Path, data: st.DataObject) -> None:
    raw = bytearray(zip_of({"a/x.ipynb": honest("65", "ก", "mrr"), "y.ipynb": b"{}"}))
    for _ in range(data.draw(st.integers(0, 8))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    file = tmp_path / "x.zip"
    file.write_bytes(bytes(raw[: data.draw(st.integers(0, len(raw)))]))
    for source in find([file]):
        try:
            read_or_refuse(source.read(), source.name)
        except Unreadable as problem:
            assert problem.key in words.UNREADABLE  # noqa: PT017 (some are read)


FOUND = sorted((Path(__file__).parent / "hostile" / "found").iterdir())


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.name)
def test_what_the_fuzzer_found(path: Path) -> None:
    for source in find([path]):
        try:
            read_or_refuse(source.read(), source.name)
        except Unreadable as problem:
            assert problem.key in words.UNREADABLE  # noqa: PT017 (some are read)


def test_nothing_of_a_zip_is_written(tmp_path: Path) -> None:
    stream = BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        archive.writestr("../../../evil.ipynb", b"{}")
        archive.writestr("ok.ipynb", honest("65"))
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "x.zip").write_bytes(stream.getvalue())
    found = sources(tmp_path / "in")
    assert found["x.zip/../../../evil.ipynb"].problem == "zip_path"
    assert read(found["x.zip/ok.ipynb"].read(), "ok.ipynb").student_id == "65"
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == ["x.zip"]


# --- what comes out of the sandbox


@given(st.lists(st.text(max_size=50).map(lambda s: s.encode("utf-8", "replace")), max_size=5))
def test_frames_come_back_whole(payloads: list[bytes]) -> None:
    data = b"".join(framed(payload) for payload in payloads)
    assert [text.encode() for text in split(data)] == payloads
    assert split(data + b"\0\0\1") == split(data)


@settings(max_examples=300)
@given(st.binary(max_size=300))
@example(b"\xff\xff\xff\xff")
@example(b"\0\0\0\0" * 1000)
def test_any_bytes_of_a_child(data: bytes) -> None:
    try:
        texts = split(data)
    except Malformed:
        return
    for text in texts:
        with pytest.raises(NotPlain):
            RunResult.from_json(text)


RESULT = {"values": {}, "stdout": "", "names": [], "error": None}


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(sorted(RESULT)), JSON, JSON)
def test_any_json_of_a_child(key: str, value: object, inner: object) -> None:
    for made in (value, {**RESULT, key: value}, {**RESULT, "values": {"mrr": inner}}):
        try:
            result = RunResult.from_json(json.dumps(made))
        except NotPlain:
            continue
        assert RunResult.from_json(result.to_json()) == result


@given(st.floats() | st.integers() | st.text() | st.lists(st.floats()) | st.none())
def test_honest_values_survive(value: object) -> None:
    result = RunResult(values={"x": extract(value)})
    again = RunResult.from_json(result.to_json())
    assert repr(again) == repr(result)


# --- which cell answers what

WANTED = [
    Wanted("blank_hit3", "เติม hit@3", frozenset({"hit3"})),
    Wanted("hit_at_k", "hit@1 และ hit@3", frozenset({"hit1", "hit3"})),
    Wanted("mrr", "MRR", frozenset({"mrr"})),
]


def chosen(*cells: dict[str, object]) -> dict[str, tuple[str, tuple[str, ...]]]:
    made = {"cells": list(cells), "metadata": {"autograder": {"student_id": "1"}}}
    answers = choose(read(dump(made), "x.ipynb"), WANTED)
    return {id: (answer.code, answer.notes) for id, answer in answers.items()}


def test_the_given_cell_is_nobodys_answer() -> None:
    given = "def mrr(ranks):\n    return 1"
    told = "# data\r\nfiles = {}\r\n\r\n" + given.replace("\n", "\r\n") + "\r\n"
    submission = read(dump({**document({}), "cells": [cell(told)]}), "x.ipynb")
    assert choose(submission, WANTED, (given,)) == {}
    assert "mrr" in choose(submission, WANTED)
    # What a learner wrote below it counts.
    below = read(dump({**document({}), "cells": [cell(told + "mrr = 2")]}), "x.ipynb")
    assert "mrr" in choose(below, WANTED, (given,))


def test_labels_decide() -> None:
    found = chosen(cell("x = 1", "mrr"), cell("mrr = 2"))
    assert found == {"mrr": ("x = 1", ())}


def test_a_deleted_cell_is_not_replaced_by_another_exercise() -> None:
    found = chosen(cell("hit1 = 1\nhit3 = 2", "hit_at_k"))
    assert set(found) == {"hit_at_k"}
    assert set(chosen(cell("hit1 = 1\nhit3 = 2"))) == {"hit_at_k"}


def test_lost_labels_are_found_by_what_is_assigned() -> None:
    found = chosen(cell("hit3 = 1"), cell("mrr, z = 1, 2"), cell("hit1 = hit3 = 1"))
    assert {id: code for id, (code, _) in found.items()} == {
        "blank_hit3": "hit3 = 1",
        "mrr": "mrr, z = 1, 2",
        "hit_at_k": "hit1 = hit3 = 1",
    }
    assert all(notes == ("found_by_content",) for _, notes in found.values())


def test_split_duplicated_and_merged_cells() -> None:
    assert chosen(cell("hit1 = 1", "hit_at_k"), cell("hit3 = 1", "hit_at_k")) == {
        "hit_at_k": ("hit1 = 1\nhit3 = 1", ("split_cell",))
    }
    assert chosen(cell("mrr = 1", "mrr"), cell("mrr = 2", "mrr")) == {
        "mrr": ("mrr = 2", ("duplicate_cell",))
    }
    merged = chosen(cell("hit3 = 1\nmrr = 2", "blank_hit3"))
    assert merged["mrr"] == ("hit3 = 1\nmrr = 2", ("merged_cell",))


@settings(max_examples=200)
@given(st.text(alphabet="ab=,()\n :#'", max_size=60))
def test_assigned_never_fails(code: str) -> None:
    assert all(isinstance(name, str) for name in assigned(code))


def test_the_first_cell_of_the_jupyterlite_notebook_signs_it():
    book = {
        "cells": [
            {
                "cell_type": "code",
                "metadata": {"autograder": {"student": True}},
                "source": 'student_id = "65010009"  # รหัสนักศึกษา\nstudent_name = "มาลี ใจดี"  # ชื่อ',
            },
            {
                "cell_type": "code",
                "metadata": {"autograder": {"exercise": "mrr"}},
                "source": "mrr = 1",
            },
        ],
        "metadata": {"autograder": {"chapter": "evaluate"}},
    }
    found = read(json.dumps(book).encode(), "evaluate-1234.ipynb")
    assert (found.student_id, found.name) == ("65010009", "มาลี ใจดี")
    assert "no_student_id" not in found.notes
    book["metadata"]["autograder"]["student_id"] = "65010001"
    assert read(json.dumps(book).encode(), "x.ipynb").student_id == "65010001"

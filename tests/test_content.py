"""The loader: what it reads, and what it refuses with file, key and fix."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tiny import PROJECT, ROOT, copy

from autograder.content import (
    ContentError,
    content_version,
    load_chapter,
    load_course,
    load_exercise,
)
from autograder.content.bundle import bundle_members

SHARE = "exercises/tiny/share"


def test_course():
    course = load_course(ROOT)
    assert (course.id, course.chapters) == ("tiny-course", ("tiny",))
    assert course.grading == {"late": "none"}


def test_chapter():
    chapter = load_chapter(ROOT, "tiny")
    assert chapter.given.names == ("np", "pd", "table", "numbers", "above", "limit")
    assert list(chapter.exercises) == ["share", "picks", "chance"]  # by level, then id
    (question,) = chapter.quiz
    assert question.right == {"a"}
    assert not question.many
    assert question.options[1].why == "เพราะยังไม่ใช่"


def test_exercise():
    exercise = load_exercise(ROOT, "tiny", "share")
    assert (exercise.title, exercise.level, exercise.points) == ("สัดส่วน", "basic", 2)
    share, count = exercise.variables
    assert (share.kind, share.round, share.strict) == ("number", 4, False)
    assert (count.name, count.kind) == ("count", "integer")
    assert len(exercise.hints) == 2
    assert exercise.given_names == ("numbers",)
    assert "numbers ___ 3" in exercise.starter
    assert "count = ___" in exercise.starter
    assert "___" not in exercise.solution
    assert [mistake.name for mistake in exercise.mistakes] == ["misspelt", "percent", "strict_less"]
    assert exercise.mistakes[2].key == "mistake.strict_less"
    assert exercise.mistakes[1].key == "percentage"
    assert [name for name, _ in exercise.variants] == ["plain"]


def test_a_message_may_go_on_in_the_next_line():
    picks = load_exercise(ROOT, "tiny", "picks")
    assert picks.mistakes[0].message == "แถวที่เท่ากับ limit พอดีติดมาด้วย ลองดูเครื่องหมายเปรียบเทียบ"


def test_hidden_block_leaves_its_comment():
    picks = load_exercise(ROOT, "tiny", "picks")
    assert picks.starter == "# เขียนคำตอบของคุณตรงนี้\n"
    assert "picked = " in picks.solution


def test_without_answers_holds_no_answer():
    chapter = load_chapter(ROOT, "tiny").without_answers()
    assert chapter.quiz == ()
    for exercise in chapter.exercises.values():
        assert exercise.solution == exercise.starter == ""
        assert exercise.mistakes == exercise.variants == exercise.hints == ()


def test_version_follows_content(tmp_path: Path):
    root = copy(tmp_path)
    before = content_version(root)
    assert before == content_version(ROOT)
    (root / SHARE / "prompt.md").write_text("โจทย์อื่น\n", "utf-8")
    assert content_version(root) != before
    assert len(before) == 12


def test_version_ignores_line_ends(tmp_path: Path):
    root = copy(tmp_path)
    file = root / SHARE / "prompt.md"
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert content_version(root) == content_version(ROOT)


def edit(root: Path, file: str, old: str, new: str) -> None:
    path = root / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


# file, old, new, what the error names, what it says
BROKEN = [
    ("exercise.toml", "title", "tite", "exercise.toml", "unknown key 'tite' (did you mean 'title'"),
    ("exercise.toml", 'title = "สัดส่วน"', "", "exercise.toml", "'title' is missing"),
    ("exercise.toml", '"basic"', '"easy"', "exercise.toml", "'level' is 'easy' (one of blank"),
    ("exercise.toml", "points = 2", "points = true", "exercise.toml", "'points' is wrong"),
    ("exercise.toml", "points = 2", "points = 0", "exercise.toml", "'points' is 0 (above 0)"),
    ("exercise.toml", '"number"', '"nummer"', "exercise.toml", "'variables.share.kind'"),
    ("exercise.toml", "round = 4", 'round = "4"', "exercise.toml", "'variables.share.round'"),
    ("exercise.toml", "round = 4", "order = true", "exercise.toml", "means nothing for kind"),
    ("exercise.toml", "round = 4", 'items = "text"', "exercise.toml", "means nothing for kind"),
    ("exercise.toml", '"integer"', '"list"', "exercise.toml", "has no 'items'"),
    ("exercise.toml", "[variables.count]", "[variables.2x]", "exercise.toml", "no Python name"),
    ("exercise.toml", "[variables.count]", "[variables.cnt]", "solution.py", "never assigns 'cnt'"),
    ("exercise.toml", "title =", "title = =", "exercise.toml", "no valid TOML"),
    ("solution.py", "share = round(", "share = (round(", "solution.py:", "not valid Python"),
    ("solution.py", "# ___: <=", "# ___: >=", "solution.py:1", "does not occur"),
    ("solution.py", "# ___: <=", "# ___: m", "solution.py:1", "occurs 2 times"),
    ("solution.py", "# ___: <=", "# ___ begin", "solution.py:1", "code before a block marker"),
    ("hints.md", "---", "", "hints.md", "1 hints"),
    ("hints.md", "ลองคิดถึงค่าเฉลี่ยของ True/False", "", "hints.md", "an empty hint"),
    ("mistakes/percent.py", "# expect: percentage\n", "", "mistakes/percent.py", "needs either"),
    ("mistakes/percent.py", "# expect", "# expct", "mistakes/percent.py", "unknown key 'expct'"),
    ("mistakes/percent.py", "s: share", "s: shar", "mistakes/percent.py", "'shar' is no answer"),
    ("mistakes/misspelt.py", "learner_error", "wrong", "mistakes/misspelt.py", "'verdict' is"),
    ("variants/plain.py", "count =", "count = =", "variants/plain.py:1", "no valid Python"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "names", "says"), BROKEN)
def test_refuses(tmp_path: Path, file: str, old: str, new: str, names: str, says: str):
    root = copy(tmp_path)
    edit(root, f"{SHARE}/{file}", old, new)
    with pytest.raises(ContentError) as caught:
        load_chapter(root, "tiny")
    assert names in caught.value.file
    assert says in str(caught.value)
    assert caught.value.fix
    assert str(tmp_path) not in str(caught.value)


@pytest.mark.parametrize(
    ("place", "says"),
    [
        ("share/note.txt", "belongs to no part"),
        ("share/hint.md", "did you mean 'hints.md'"),
        ("share/tests/a.py", "unknown folder"),
        ("share/mistakes/Wrong Name.py", "ASCII name"),
        ("share/mistakes/readme.md", "ASCII name"),
        ("stray.txt", "belongs to no exercise"),
        ("half_made/prompt.md", "add its exercise.toml"),
    ],
)
def test_refuses_stray_files(tmp_path: Path, place: str, says: str):
    root = copy(tmp_path)
    file = root / "exercises" / "tiny" / place
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("x = 1\n", "utf-8")
    with pytest.raises(ContentError) as caught:
        load_chapter(root, "tiny")
    assert says in str(caught.value)


@pytest.mark.parametrize("file", ["prompt.md", "hints.md", "solution.py"])
def test_refuses_missing_files(tmp_path: Path, file: str):
    root = copy(tmp_path)
    (root / SHARE / file).unlink()
    with pytest.raises(ContentError, match="is missing"):
        load_chapter(root, "tiny")


def test_refuses_other_encodings(tmp_path: Path):
    root = copy(tmp_path)
    (root / SHARE / "prompt.md").write_bytes("โจทย์".encode("cp874"))
    with pytest.raises(ContentError, match="not UTF-8"):
        load_chapter(root, "tiny")


def test_what_tools_leave_behind_is_ignored(tmp_path: Path):
    root = copy(tmp_path)
    (root / SHARE / "mistakes" / "__pycache__").mkdir()
    (root / SHARE / ".DS_Store").write_bytes(b"x")
    before = content_version(ROOT)
    assert load_chapter(root, "tiny").exercises
    assert content_version(root) == before


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('id = "b"', 'id = "a"', "is there twice"),
        ("right = true", "right = false", "cannot be answered"),
        ('why = "เพราะถูก"', "", "question 1, option 1: why' is missing"),
        ("text = ", "txt = ", "unknown key"),
    ],
)
def test_refuses_quizzes(tmp_path: Path, old: str, new: str, says: str):
    root = copy(tmp_path)
    edit(root, "exercises/tiny/quiz.toml", old, new)
    with pytest.raises(ContentError) as caught:
        load_chapter(root, "tiny")
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("vary.py", "def draw", "def drew", "no draw(rng)"),
        ("chapter.toml", '"tiny"', '"tinier"', "is not the folder's name"),
        ("chapter.toml", "minutes = 5", "minutes = -1", "'minutes' is -1"),
        ("given.py", "limit = 2", "limit = = 2", "given.py:"),
    ],
)
def test_refuses_chapters(tmp_path: Path, file: str, old: str, new: str, says: str):
    root = copy(tmp_path)
    edit(root, f"exercises/tiny/{file}", old, new)
    with pytest.raises(ContentError) as caught:
        load_chapter(root, "tiny")
    assert says in str(caught.value)


def test_unknown_exercise_says_what_to_do():
    with pytest.raises(ContentError, match="no such exercise"):
        load_exercise(ROOT, "tiny", "nothing")


def test_the_courses_own_content_loads():
    course = load_course(PROJECT)
    for id in course.chapters:
        assert load_chapter(PROJECT, id).exercises


def test_exercises_come_in_the_order_of_the_page():
    root = Path(__file__).parent.parent
    shown = re.findall(r"\{exercise\} (\w+)", (root / "book/evaluate.md").read_text("utf-8"))
    assert len(shown) == len(set(shown)) == 10
    assert list(load_chapter(root, "evaluate").exercises) == shown


TERMS = """
[[term]]
th = "ค่าตัดกลาง"
en = "trimmed mean"
never = ["ค่าเฉลี่ยตัด"]
meaning = "ค่าเฉลี่ยหลังตัดปลายทั้งสองข้างออก"

[[term]]
th = "ค่าสุดโต่ง"
en = "outlier"
meaning = "ค่าที่ห่างจากค่าอื่นมาก"
"""


def test_terms_of_a_chapter(tmp_path):
    root = copy(tmp_path)
    file = root / "exercises" / "tiny" / "terms.toml"
    file.write_text(TERMS, "utf-8")
    one, two = load_chapter(root, "tiny").terms
    assert (one.thai, one.english, one.never) == ("ค่าตัดกลาง", "trimmed mean", ("ค่าเฉลี่ยตัด",))
    assert two.never == ()
    assert two.meaning.startswith("ค่าที่ห่าง")


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('en = "outlier"', 'en = "trimmed mean"', "is there twice"),
        ('en = "outlier"', 'en = "ค่า"', "is not ASCII"),
        ('en = "outlier"', "", "'term 2: en' is missing"),
        ('en = "outlier"', 'en = "outlier"\nalso = "x"', "unknown key 'term 2: also'"),
        ('never = ["ค่าเฉลี่ยตัด"]', 'never = ["ค่าตัดกลาง"]', "never to be used"),
        ('never = ["ค่าเฉลี่ยตัด"]', 'never = "ค่าเฉลี่ยตัด"', "'term 1: never' is wrong"),
    ],
)
def test_faults_of_terms(tmp_path, old, new, what):
    root = copy(tmp_path)
    assert old in TERMS
    (root / "exercises" / "tiny" / "terms.toml").write_text(TERMS.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as caught:
        load_chapter(root, "tiny")
    assert what in str(caught.value)
    assert "terms.toml" in caught.value.file


def test_data_of_a_chapter(tmp_path):
    root = copy(tmp_path)
    data = root / "data"
    assert load_chapter(root, "tiny").data == ("data/tiny.csv",)  # what given.py names
    (data / "kb_docs.csv").write_text("doc_id\n", "utf-8")
    assert load_chapter(root, "tiny").data == ("data/kb_docs.csv", "data/tiny.csv")
    (data / "vectors.npy").write_bytes(b"\x93NUMPY\r\n")
    settings = root / "exercises" / "tiny" / "chapter.toml"
    settings.write_text(settings.read_text("utf-8") + 'data = ["vectors.npy"]\n', "utf-8")
    assert load_chapter(root, "tiny").data == ("data/tiny.csv", "data/vectors.npy")
    names = dict(bundle_members(root))
    assert names["data/vectors.npy"] == b"\x93NUMPY\r\n"
    assert "data/kb_docs.csv" not in names
    assert "data/unused.csv" not in names
    (data / "vectors.npy").unlink()
    with pytest.raises(ContentError, match=r"data/vectors\.npy is not there"):
        load_chapter(root, "tiny")

"""Makes the folder of a new exercise that ``autograder verify`` accepts as it stands."""

from __future__ import annotations

from pathlib import Path

from autograder.content.errors import ContentError
from autograder.content.loader import EXERCISES, load_shell

_TOML = """\
title = "{title}"
level = "basic"                 # blank | basic | applied | challenge
points = 2
see = "{see}"    # label of the section to reread when stuck

[variables.{variable}]
kind = "number"                 # number | integer | text | bool | list | set | dict | array
round = 4
"""
_PROMPT = """\
เขียนโจทย์ตรงนี้: คำนวณอะไร ปัดกี่ตำแหน่ง แล้วเก็บไว้ในตัวแปร `{variable}`
"""
_HINTS = """\
คำใบ้แรกชวนคิด: ค่านี้คือสัดส่วนของอะไร

---

คำใบ้ที่สองบอกเครื่องมือ: ค่าเฉลี่ยของ True/False คือสัดส่วนของ True
"""
_SOLUTION = """\
{variable} = round(float(({name} <= 3).mean()), 4)  # ___
print({variable})
"""
_PLAIN_SOLUTION = """\
my_values = [1, 2, 4]
{variable} = round(sum(my_values) / len(my_values), 4)  # ___
print({variable})
"""
_MISTAKE = """\
# message: เขียนคำอธิบายของข้อผิดพลาดนี้: พบอะไร และลองดูอะไรต่อ
# variables: {variable}
{variable} = round(float(({name} < 3).mean()), 4)
"""
_PLAIN_MISTAKE = """\
# message: เขียนคำอธิบายของข้อผิดพลาดนี้: พบอะไร และลองดูอะไรต่อ
# variables: {variable}
my_values = [1, 2, 4]
{variable} = sum(my_values)
"""
_VARIANT = """\
share = 0
for rank in {name}:
    share += (rank <= 3) / len({name})
{variable} = round(share, 4)
"""
_PLAIN_VARIANT = """\
from statistics import mean

{variable} = round(mean([1, 2, 4]), 4)
"""


def new(root: str | Path, place: str) -> list[Path]:
    """Writes ``exercises/CHAPTER/EXERCISE/`` and returns its files.

    Raises :class:`ContentError` when the place is taken or its chapter is not there.
    """
    root = Path(root)
    chapter, _, exercise = place.partition("/")
    folder = root / EXERCISES / chapter / exercise
    if not exercise or not exercise.isidentifier() or not exercise.isascii():
        raise ContentError(place, "is no CHAPTER/EXERCISE", "for example evaluate/recall_at_k")
    if exercise != exercise.lower() or exercise.startswith("_"):
        raise ContentError(place, "bad exercise id", "use a-z, 0-9 and _, beginning with a letter")
    shell = load_shell(root, chapter)
    if folder.exists():
        raise ContentError(f"{EXERCISES}/{place}", "is there already", "choose another id")
    ranks = "ranks" in shell.given.names
    words = {
        "title": exercise,
        "variable": f"{exercise}_answer",
        "name": "ranks",
        "see": _a_label(root, chapter),
    }
    files = {
        "exercise.toml": _TOML,
        "prompt.md": _PROMPT,
        "hints.md": _HINTS,
        "solution.py": _SOLUTION if ranks else _PLAIN_SOLUTION,
        "mistakes/rename_me.py": _MISTAKE if ranks else _PLAIN_MISTAKE,
        "variants/rename_me.py": _VARIANT if ranks else _PLAIN_VARIANT,
    }
    written: list[Path] = []
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.format(**words), "utf-8")
        written.append(file)
    return written


def _a_label(root: Path, chapter: str) -> str:
    """A label that the chapter's page has, to begin with."""
    page = root / "book" / f"{chapter}.md"
    if page.is_file():
        for line in page.read_text("utf-8").splitlines():
            if line.startswith("(") and line.endswith(")="):
                return line[1:-2]
    return f"{chapter}-goals"

"""Reads the course's content from its folders. One loader for page, notebook and command line.

Every function takes the project's root: the folder that holds ``exercises/`` and ``data/``. What is
not understood is an error: a file or key that nobody reads would only look as if it did something.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from autograder.content import names, packed
from autograder.content.chapter import Chapter, Course
from autograder.content.errors import ContentError
from autograder.content.exercise import (
    LEVELS,
    VERDICTS,
    Exercise,
    Mistake,
    Variable,
)
from autograder.content.given import Given
from autograder.content.quiz import Option, Question
from autograder.content.reading import Keys, like, name_of, read, read_toml, unique
from autograder.content.starter import StarterError, derive
from autograder.content.terms import Term
from autograder.content.variables import read_variables
from autograder.content.version import data_files

EXERCISES = "exercises"
_ID = re.compile(r"[a-z][a-z0-9_]*$")
_DIRECTIVE = re.compile(r"(?m)^[`~:]{3,}\{exercise\}\s+(\S+)\s*$")
# What tools and systems leave behind; never read, never bundled.
_IGNORED = {"__pycache__", ".ipynb_checkpoints", ".DS_Store", "Thumbs.db"}
_EXERCISE_FILES = {"exercise.toml", "prompt.md", "hints.md", "solution.py", "vary.py"}
_CHAPTER_FILES = {"chapter.toml", "given.py", "vary.py", "quiz.toml", "terms.toml"}
_HEADER = re.compile(r"#\s?(?P<key>[a-z_]+):\s*(?P<value>.*)$")
_HEADER_MORE = re.compile(r"#\s{2,}(?P<value>\S.*)$")


def load_course(root: str | Path) -> Course:
    """The course and the ids of its chapters (sorted; the reading order is _toc.yml's)."""
    root = Path(root)
    file = root / EXERCISES / "course.toml"
    table = read_toml(file, root)
    keys = Keys(table, name_of(file, root), ("id", "title", "grading"))
    return Course(
        id=keys.text("id"),
        title=keys.text("title"),
        root=root,
        chapters=tuple(chapter_ids(root)),
        grading=keys.table("grading"),
    )


def chapter_ids(root: str | Path) -> list[str]:
    """Folders under exercises/ that hold a chapter.toml, or the chapters of a bundle."""
    folder = Path(root) / EXERCISES
    found = {path.parent.name for path in folder.glob("*/chapter.toml")}
    return sorted(found.union(packed.chapters(Path(root))))


def exercise_ids(root: str | Path, chapter: str) -> list[str]:
    """Folders of a chapter that hold an exercise.toml."""
    folder = Path(root) / EXERCISES / chapter
    found = {path.parent.name for path in folder.glob("*/exercise.toml")}
    return sorted(found.union(packed.exercises(Path(root), chapter)))


def load_chapter(root: str | Path, chapter: str) -> Chapter:
    """A whole chapter. Raises the first :class:`ContentError` met.

    Exercises come in the order of the chapter's page, so that notebook, gradebook and report follow
    what a learner saw; those that no page shows come after them, by level, then id.
    """
    root = Path(root)
    shell = load_shell(root, chapter)
    exercises = [load_exercise(root, chapter, id, shell) for id in exercise_ids(root, chapter)]
    place = {id: number for number, id in enumerate(page_order(root, chapter))}
    exercises.sort(
        key=lambda exercise: (
            place.get(exercise.id, len(place)),
            LEVELS.index(exercise.level),
            exercise.id,
        )
    )
    return with_exercises(shell, exercises)


def page_order(root: str | Path, chapter: str) -> list[str]:
    """Ids in the chapter's page, in order; empty where there is no page (a bundle has none)."""
    page = Path(root) / "book" / f"{chapter}.md"
    return _DIRECTIVE.findall(page.read_text("utf-8")) if page.is_file() else []


def cached_results(chapter: Chapter, exercise: str) -> Any:
    """The bundle's results of an exercise's programs; None where the content is no bundle."""
    return chapter.expected.get(exercise)


def with_exercises(shell: Chapter, exercises: Iterable[Exercise]) -> Chapter:
    """``shell`` with these exercises."""
    return replace(shell, exercises={exercise.id: exercise for exercise in exercises}, memo={})


def load_shell(root: str | Path, chapter: str) -> Chapter:
    """A chapter without its exercises."""
    root = Path(root)
    folder = root / EXERCISES / chapter
    if not _ID.match(chapter):
        raise ContentError(name_of(folder, root), "bad chapter id", "use a-z, 0-9 and _")
    packed.unpack(root, chapter)
    file = folder / "chapter.toml"
    keys = Keys(read_toml(file, root), name_of(file, root), ("id", "title", "minutes", "data"))
    if keys.text("id") != chapter:
        raise ContentError(keys.file, f"id is not the folder's name '{chapter}'", "make them equal")
    for name in keys.texts("data") if "data" in keys.values else ():
        if not (root / "data" / name).is_file():
            raise ContentError(keys.file, f"data/{name} is not there", "name files of data/")
    for path in _entries(folder):
        if path.name in _CHAPTER_FILES and path.is_file():
            continue
        if path.is_dir() and (path / "exercise.toml").is_file():
            continue
        fix = "add its exercise.toml" if path.is_dir() else like(path.name, _CHAPTER_FILES)
        raise ContentError(name_of(path, root), "belongs to no exercise", fix)
    given_file = folder / "given.py"
    given = Given(
        read(given_file, root) if given_file.is_file() else "", file=name_of(given_file, root)
    )
    _parse(given.source, given_file, root)
    cache = packed.cache(root, chapter)
    vary_file = folder / "vary.py"
    quiz_file = folder / "quiz.toml"
    terms_file = folder / "terms.toml"
    return Chapter(
        id=chapter,
        title=keys.text("title"),
        minutes=keys.whole("minutes", 0),
        root=root,
        given=given,
        vary=_vary(vary_file, root, given) if vary_file.is_file() else None,
        quiz=_quiz(quiz_file, root) if quiz_file.is_file() else (),
        terms=_terms(terms_file, root) if terms_file.is_file() else (),
        data=tuple(data_files(root, chapter)),
        cached=cache.get("values", {}),
        expected=cache.get("expected", {}),
    )


def load_exercise(
    root: str | Path, chapter: str, exercise: str, shell: Chapter | None = None
) -> Exercise:
    """One exercise. Raises the first :class:`ContentError` met."""
    root = Path(root)
    shell = shell or load_shell(root, chapter)
    folder = root / EXERCISES / chapter / exercise
    place = name_of(folder, root)
    if not _ID.match(exercise):
        raise ContentError(place, "bad exercise id", "use a-z, 0-9 and _, beginning with a letter")
    packed.unpack(root, chapter, exercise)
    if not folder.is_dir():
        raise ContentError(place, "no such exercise", "see `autograder new`")
    for path in _entries(folder):
        if path.is_file() and path.name not in _EXERCISE_FILES:
            raise ContentError(
                name_of(path, root),
                "belongs to no part of an exercise",
                like(path.name, _EXERCISE_FILES),
            )
        if path.is_dir() and path.name not in ("mistakes", "variants"):
            raise ContentError(
                name_of(path, root), "unknown folder", "only mistakes/ and variants/ are read"
            )
    file = folder / "exercise.toml"
    keys = Keys(
        read_toml(file, root), name_of(file, root), ("title", "level", "points", "see", "variables")
    )
    variables = tuple(read_variables(keys))
    unique(
        (answer.name for variable in variables for answer in variable.answers()),
        keys.file,
        "answer",
    )
    solution_file = folder / "solution.py"
    marked = read(solution_file, root)
    try:
        starter, solution = derive(marked)
    except StarterError as error:
        raise ContentError(
            f"{name_of(solution_file, root)}:{error.line}", error.what, error.fix
        ) from error
    tree = ast.parse(solution)
    bound = names.bound(tree.body)
    for variable in variables:
        if variable.name not in bound:
            raise ContentError(
                name_of(solution_file, root),
                f"never assigns '{variable.name}' of exercise.toml",
                "assign it, or take it out of [variables]",
            )
    used = names.used(tree)
    vary_file = folder / "vary.py"
    return Exercise(
        chapter=chapter,
        id=exercise,
        title=keys.text("title"),
        level=keys.choice("level", LEVELS),
        points=keys.number("points"),
        see=keys.text("see"),
        variables=variables,
        prompt=_prose(folder / "prompt.md", root),
        hints=_hints(folder / "hints.md", root),
        solution=solution,
        starter=starter,
        mistakes=tuple(_mistakes(folder / "mistakes", root, variables)),
        variants=tuple(_variants(folder / "variants", root)),
        given_names=tuple(name for name in shell.given.names if name in used),
        vary=_vary(vary_file, root, shell.given) if vary_file.is_file() else None,
        file=place,
    )


def _mistakes(folder: Path, root: Path, variables: tuple[Variable, ...]) -> Iterator[Mistake]:
    answers = [variable.name for variable in variables]
    for path in _programs(folder, root):
        header, code = _split_header(read(path, root))
        keys = Keys(header, name_of(path, root), ("message", "variables", "verdict", "expect"))
        if ("message" in header) == ("expect" in header):
            raise ContentError(
                keys.file,
                "needs either 'message' or 'expect'",
                "begin with '# message: …' or '# expect: key'",
            )
        named = tuple(
            name.strip() for name in str(header.get("variables", "")).split(",") if name.strip()
        )
        for name in named:
            if name not in answers:
                raise ContentError(
                    keys.file, f"'{name}' is no answer of this exercise", like(name, answers)
                )
        yield Mistake(
            name=path.stem,
            code=code,
            message=keys.text("message") if "message" in header else None,
            expect=keys.text("expect") if "expect" in header else None,
            variables=named,
            verdict=keys.choice("verdict", VERDICTS) if "verdict" in header else "not_yet",
        )


def _variants(folder: Path, root: Path) -> Iterator[tuple[str, str]]:
    for path in _programs(folder, root):
        code = read(path, root)
        _parse(code, path, root)
        yield path.stem, code


def _programs(folder: Path, root: Path) -> Iterator[Path]:
    if not folder.is_dir():
        return
    for path in _entries(folder):
        if path.suffix != ".py" or not _ID.match(path.stem):
            raise ContentError(
                name_of(path, root),
                "is no program with an ASCII name",
                "name it like strict_less.py",
            )
        yield path


def _split_header(source: str) -> tuple[dict[str, str], str]:
    """The ``# key: value`` lines at the top, and the program below them.

    A line ``#   more`` goes on with the value above.
    """
    header: dict[str, str] = {}
    lines = source.splitlines()
    count = 0
    key: str | None = None
    for line in lines:
        match, more = _HEADER.match(line), _HEADER_MORE.match(line)
        if match and not (more and key):
            key = match["key"]
            header[key] = match["value"].strip()
        elif more and key:
            header[key] = f"{header[key]} {more['value'].strip()}".strip()
        else:
            break
        count += 1
    return header, "\n".join(lines[count:]).strip("\n") + "\n"


def _hints(file: Path, root: Path) -> tuple[str, ...]:
    """hints.md: two or three hints with a line ``---`` between them."""
    hints = tuple(part.strip() for part in re.split(r"(?m)^---\s*$", _prose(file, root)))
    if not all(hints):
        raise ContentError(name_of(file, root), "an empty hint", "write it or take out its '---'")
    if not 2 <= len(hints) <= 3:
        raise ContentError(
            name_of(file, root),
            f"{len(hints)} hints",
            "two or three, with a line '---' between them",
        )
    return hints


def _prose(file: Path, root: Path) -> str:
    text = read(file, root).strip()
    if not text:
        raise ContentError(name_of(file, root), "is empty", "write it")
    return text


def _quiz(file: Path, root: Path) -> tuple[Question, ...]:
    top = Keys(read_toml(file, root), name_of(file, root), ("question",))
    questions: list[Question] = []
    for number, table in enumerate(top.tables("question"), 1):
        keys = Keys(table, top.file, ("id", "text", "option"), prefix=f"question {number}: ")
        options: list[Option] = []
        for place, inner in enumerate(keys.tables("option"), 1):
            option = Keys(
                inner,
                top.file,
                ("id", "text", "right", "why"),
                prefix=f"question {number}, option {place}: ",
            )
            options.append(
                Option(
                    id=option.text("id"),
                    text=option.text("text"),
                    right=option.flag("right", False),
                    why=option.text("why"),
                )
            )
        question = Question(keys.text("id"), keys.text("text"), tuple(options))
        if len(options) < 2 or not question.right:
            raise ContentError(
                top.file,
                f"question '{question.id}' cannot be answered",
                "two options at least, one of them with right = true",
            )
        unique((option.id for option in options), top.file, f"option of '{question.id}'")
        questions.append(question)
    unique((question.id for question in questions), top.file, "question")
    return tuple(questions)


def _terms(file: Path, root: Path) -> tuple[Term, ...]:
    top = Keys(read_toml(file, root), name_of(file, root), ("term",))
    terms: list[Term] = []
    for number, table in enumerate(top.tables("term"), 1):
        keys = Keys(table, top.file, ("th", "en", "never", "meaning"), prefix=f"term {number}: ")
        never = tuple(keys.texts("never")) if "never" in table else ()
        terms.append(Term(keys.text("th"), keys.text("en"), never, keys.text("meaning")))
        if not terms[-1].english.isascii():
            raise ContentError(top.file, f"en = '{terms[-1].english}' is not ASCII", "write it so")
        if terms[-1].thai in never:
            raise ContentError(top.file, f"'{terms[-1].thai}' is never to be used", "mend 'never'")
    unique((term.thai for term in terms), top.file, "term")
    unique((term.english for term in terms), top.file, "term")
    return tuple(terms)


def _vary(file: Path, root: Path, given: Given) -> str:
    source = read(file, root)
    tree = _parse(source, file, root)
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    if "draw" not in functions:
        raise ContentError(name_of(file, root), "has no draw(rng)", "add 'def draw(rng): …'")
    if not functions & set(given.names):
        raise ContentError(
            name_of(file, root), "changes no given name", "add 'def NAME(value, plan): …'"
        )
    return source


def _entries(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.name not in _IGNORED)


def _parse(source: str, file: Path, root: Path) -> ast.Module:
    try:
        return ast.parse(source)
    except SyntaxError as error:
        raise ContentError(
            f"{name_of(file, root)}:{error.lineno}",
            f"is no valid Python: {error.msg}",
            "make the program run",
        ) from None

"""`autograder export`: a graded folder as the file that another system imports."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from pathlib import Path

from autograder.cli.say import wrong
from autograder.content.errors import ContentError


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the subcommand."""
    parser = subparsers.add_parser(
        "export",
        help="write grades for Moodle, Canvas or Gradescope",
        description="Writes the grades in DIR (made by `autograder grade`) in the format that a "
        "learning platform imports. Best with --worksheet: the file that the platform itself gave.",
    )
    parser.add_argument("dir", type=Path, metavar="DIR", help="the --out of `autograder grade`")
    parser.add_argument("--format", required=True, choices=("moodle", "canvas", "gradescope"))
    parser.add_argument(
        "--worksheet",
        type=Path,
        metavar="FILE",
        help="Moodle's grading worksheet or Canvas' gradebook export, to be filled in",
    )
    parser.add_argument(
        "--assignment", metavar="NAME", help="Canvas: the assignment's title (the chapter's)"
    )
    parser.add_argument(
        "--chapter", metavar="ID", help="this chapter's grades (needed where several are here)"
    )
    parser.add_argument("--output", type=Path, metavar="FILE", help="where to write (in DIR)")
    parser.add_argument(
        "--course", type=Path, metavar="DIR", help="the course (default: found here)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Writes one file. Returns the exit code."""
    from autograder.grading import batch, course_root, export
    from autograder.grading.gradebook import Gradebook
    from autograder.grading.standing import standings

    file = arguments.dir / "gradebook.sqlite"
    if not file.is_file():
        return wrong(f"no gradebook in {arguments.dir}: run `autograder grade` first")
    root = course_root.find(arguments.course)
    if root is None:
        return wrong("no course here: give its folder with --course")
    try:
        chapters = batch.load_chapters(root)
        table = batch.load_rules(root, chapters)
        if arguments.chapter is not None and arguments.chapter not in chapters:
            return wrong(f"no chapter '{arguments.chapter}'")
        with closing(Gradebook(file)) as book:
            made = export.make(
                arguments.format,
                standings(book, chapters, table),
                chapters,
                chapter=arguments.chapter,
                worksheet=arguments.worksheet,
                assignment=arguments.assignment,
            )
    except export.WhichChapter as several:
        return wrong(f"{arguments.dir} has marks of several chapters: {several}: give --chapter")
    except (ContentError, export.WorksheetError) as problem:
        return wrong(str(problem))
    target = arguments.output or arguments.dir / made.name
    target.write_bytes(made.data)
    print(f"{made.placed} learners written to {target}")
    for names, what in (
        (made.unplaced, "not in the worksheet, so without a place for the mark"),
        (made.blank, "in the worksheet without a mark (nothing handed in, or another id and name)"),
        (made.unread, "files not exported, as nobody could read them"),
    ):
        if names:
            some = ", ".join(names[:10]) + (" …" if len(names) > 10 else "")
            print(f"{len(names)} {what}: {some}", file=sys.stderr)
    return 0

"""The page's payload: what the front end must know, as one JSON script element per page."""

from __future__ import annotations

import base64
import hashlib
import json
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from autograder.content.version import BINARY_KINDS
from coursebook import settings
from coursebook.html import element
from coursebook.settings import fingerprint

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from docutils import nodes
    from sphinx.application import Sphinx

    from autograder.content import Chapter, Exercise, Question

VERSION = 1
# Larger data files lie beside the bundle: only a hand-in needs them, and a page has to be light.
MAX_INLINE = 1_000
CODED = ("course-cell", "course-exercise")
PREPARE = (
    "<script>(a=>{const c=navigator.connection;"
    'if(c&&(c.saveData||/[23]g/.test(c.effectiveType))||matchMedia("(pointer:coarse)").matches)return;'
    "const u=n=>new URL(n,location.href).href,"
    'm={v:1,type:"prepare",runtime:u(a.runtime),bundle:u(a.bundle),image:a.image},'
    'w=new Worker(a.worker,{type:"module",name:JSON.stringify(m)}),p={worker:w,said:[]};'
    "w.onmessage=e=>p.said.push(e.data);w.onerror=()=>{p.said=null};"
    "coursePython=p})(ADDRESSES)</script>"
)
"""In the page's head: Python is made ready while the page is laid out, where data and memory are
no concern (not on phones and tablets, not for who saves data). It is taken over by the front end's
first kernel (client.ts); what is loaded before that is what every image needs. What the worker is
to do stands in its name: a message would reach it only when the page is laid out."""


def to_script(data: dict[str, Any]) -> str:
    """JSON as a script element. Nothing in it can end the element or open a comment.

    >>> to_script({"a": "</script>"})
    '<script type="application/json" id="course-payload">{"a":"\\\\u003c/script>"}</script>'
    """
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=False)
    text = text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
    return f'<script type="application/json" id="course-payload">{text}</script>'


def page_payload(
    options: settings.Settings,
    chapter: Chapter | None,
    doctree: nodes.document,
    *,
    root: str,
    bundle: str,
) -> dict[str, Any]:
    """The payload of a page; exercises and questions in the page's order.

    ``root`` leads from the page to the site's root: "" or "../"; ``bundle`` is the bundle's file.
    Code that the page shows is not said twice: ``given`` and a ``starter`` are then None.
    """
    exercises: list[Exercise] = []
    questions: list[Question] = []
    given: str | None = chapter.given.source if chapter else ""
    if chapter is not None:
        by_id = {question.id: question for question in chapter.quiz}
        for node in doctree.findall(element):
            attrs = node["attrs"]
            if node["tag"] == "course-exercise":
                exercises.append(chapter.exercises[attrs["data-exercise"]])
            elif node["tag"] == "course-quiz":
                questions.append(by_id[attrs["data-quiz"]])
            elif node.get("shows_given_of") == chapter.id:
                given = None
    return {
        "version": VERSION,
        "course": options.course.id,
        "content_version": options.content_version,
        "chapter": chapter.id if chapter else "",
        "title": chapter.title if chapter else options.course.title,
        "root": root,
        "bundle": f"_static/course/{bundle}",
        "runtime": "_static/runtime/",
        "given": given,
        "exercises": [
            {
                "id": exercise.id,
                "title": exercise.title,
                "level": exercise.level,
                "points": exercise.points,
                # The directive shows it.
                "starter": None,
                "solution": exercise.solution,
                "given_names": list(exercise.given_names),
                "hints": len(exercise.hints),
            }
            for exercise in exercises
        ],
        "quiz": [
            {
                "id": question.id,
                "options": [{"id": o.id, "right": o.right} for o in question.options],
            }
            for question in questions
        ],
        "files": {
            name: page_file(options.root / name) for name in (chapter.data if chapter else ())
        },
    }


def page_file(path: Path) -> str | dict[str, Any]:
    """A data file in the payload: its text, its bytes in base64, or where a large one is."""
    content = path.read_bytes()
    binary = path.suffix in BINARY_KINDS
    if len(content) > MAX_INLINE:
        return {"address": f"_static/course/{large_name(path)}", "binary": binary}
    return {"base64": base64.b64encode(content).decode()} if binary else content.decode("utf-8")


def large_files(chapters: Iterable[Chapter]) -> dict[str, Path]:
    """Data files too large for a page, by their place under ``_static/course/``."""
    paths = {chapter.root / name for chapter in chapters for name in chapter.data}
    large = sorted(path for path in paths if path.is_file() and path.stat().st_size > MAX_INLINE)
    return {large_name(path): path for path in large}


def large_name(path: Path) -> str:
    """A large file's place under ``_static/course/``; it changes with the content."""
    return f"data/{fingerprint([path])}-{path.name}"


def _add_payload(
    app: Sphinx,
    pagename: str,
    _template: str,
    context: dict[str, Any],
    doctree: nodes.document | None,
) -> None:
    context["course_payload"] = ""
    context["course_styles"] = []
    context["course_modules"] = []
    context["course_prepare"] = ""
    if doctree is None or not any(
        node["tag"].startswith("course-") for node in doctree.findall(element)
    ):
        return
    options = settings.of(app)
    name = options.chapter_of(pagename)
    chapter = options.chapter(name) if name else None
    data = page_payload(
        options,
        chapter,
        doctree,
        root="../" * pagename.count("/"),
        bundle=app.config.coursebook_bundle,
    )
    context["course_payload"] = Markup(to_script(data))
    context["front_version"] = options.frontend_version
    if (options.frontend / "course.css").is_file():
        context["course_styles"] = ["course.css"]
    if (options.frontend / "course.js").is_file():
        context["course_modules"] = ["course.js"]
    worker = options.frontend / "worker.js"
    coded = any(node["tag"] in CODED for node in doctree.findall(element))
    if worker.is_file() and coded:
        # The same address as the front end's (frontend/build.mjs).
        version = hashlib.sha256(worker.read_bytes()).hexdigest()[:12]
        addresses = {
            "worker": f"{data['root']}_static/course/worker.js?v={version}",
            "runtime": data["root"] + data["runtime"],
            "bundle": data["root"] + data["bundle"],
            "image": f"numpy.course.{data['chapter']}",
        }
        context["course_prepare"] = Markup(PREPARE.replace("ADDRESSES", json.dumps(addresses)))


def setup_payload(app: Sphinx) -> None:
    app.connect("html-page-context", _add_payload)

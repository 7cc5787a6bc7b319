#!/usr/bin/env python3
"""Build the knowledge base `kb_docs.csv` and `kb_questions.csv` from its source.

    python data/make_kb.py             write both CSV files from kb_source.toml + kb_choice.toml
    python data/make_kb.py --check     exit 1 unless both files hold just these bytes already
    python data/make_kb.py --search    look for a choice with which the published figures come out,
                                       store it in kb_choice.toml and write the files

`kb_source.toml` holds every text with several natural wordings, `kb_choice.toml` which wording is
taken and the order of the questions. Building needs the standard library only; the search (see
`kb_search.py`) needs numpy and scikit-learn and gives the same choice for the same `--seed`.
"""

import argparse
import csv
import io
import os
import sys
import tomllib
from pathlib import Path
from typing import Any, TypedDict

HERE = Path(__file__).resolve().parent


class Doc(TypedDict):
    """One document of the source: `title` and each sentence of `text` are lists of wordings."""

    doc_id: str
    category: str
    title: list[str]
    text: list[list[str]]


class Question(TypedDict):
    """One question of the source; `key` names it in the choice, whatever its place there."""

    key: str
    gold: str
    wordings: list[str]


class Source(TypedDict):
    """The whole of `kb_source.toml`."""

    docs: list[Doc]
    questions: list[Question]


class Choice(TypedDict):
    """Which wording is taken, counted from 0.

    `docs`: per document the title's wording, then one per sentence.
    `questions`: per question key the wording, in the order of the question ids.
    """

    docs: dict[str, list[int]]
    questions: dict[str, int]


def load_toml(path: Path) -> dict[str, Any]:
    """The table that a TOML file holds."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def load_source(folder: Path = HERE) -> Source:
    """The hand-written texts."""
    source = load_toml(folder / "kb_source.toml")
    return {"docs": source["docs"], "questions": source["questions"]}


def load_choice(folder: Path = HERE) -> Choice:
    """The stored choice."""
    choice = load_toml(folder / "kb_choice.toml")
    return {"docs": choice["docs"], "questions": choice["questions"]}


def first_choice(source: Source) -> Choice:
    """The first wording of everything, questions in the source's order."""
    return {
        "docs": {doc["doc_id"]: [0] * (1 + len(doc["text"])) for doc in source["docs"]},
        "questions": {question["key"]: 0 for question in source["questions"]},
    }


def fits(source: Source, choice: Choice) -> bool:
    """Whether the choice names just this source's texts."""
    sizes = {
        doc["doc_id"]: [len(wordings) for wordings in [doc["title"], *doc["text"]]]
        for doc in source["docs"]
    }
    n_wordings = {question["key"]: len(question["wordings"]) for question in source["questions"]}
    return (
        sizes.keys() == choice["docs"].keys()
        and n_wordings.keys() == choice["questions"].keys()
        and all(
            len(picks) == len(sizes[doc_id])
            and all(0 <= pick < n for pick, n in zip(picks, sizes[doc_id], strict=True))
            for doc_id, picks in choice["docs"].items()
        )
        and all(0 <= pick < n_wordings[key] for key, pick in choice["questions"].items())
    )


def doc_title(doc: Doc, picks: list[int]) -> str:
    """The title under these picks."""
    return doc["title"][picks[0]]


def doc_text(doc: Doc, picks: list[int]) -> str:
    """The text under these picks: one wording of each sentence."""
    return " ".join(wordings[pick] for wordings, pick in zip(doc["text"], picks[1:], strict=True))


def to_csv(header: list[str], rows: list[list[str]]) -> str:
    """Comma-separated text with a header and plain line ends."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(header)
    writer.writerows(rows)
    return out.getvalue()


def build(source: Source, choice: Choice) -> dict[str, str]:
    """The text of each CSV file by file name; ValueError if the choice is for another source."""
    if not fits(source, choice):
        raise ValueError("kb_choice.toml is not for this kb_source.toml: run make_kb.py --search")
    docs = [
        [
            doc["doc_id"],
            doc_title(doc, choice["docs"][doc["doc_id"]]),
            doc["category"],
            doc_text(doc, choice["docs"][doc["doc_id"]]),
        ]
        for doc in source["docs"]
    ]
    by_key = {question["key"]: question for question in source["questions"]}
    questions = [
        [f"q{number:02d}", by_key[key]["wordings"][pick], by_key[key]["gold"]]
        for number, (key, pick) in enumerate(choice["questions"].items(), 1)
    ]
    return {
        "kb_docs.csv": to_csv(["doc_id", "title", "category", "text"], docs),
        "kb_questions.csv": to_csv(["question_id", "question", "gold_doc_id"], questions),
    }


def choice_to_toml(choice: Choice, about: str) -> str:
    """The text of `kb_choice.toml`."""
    lines = [f"# {line}" for line in about.splitlines()]
    lines += ["", "[docs]  # the wording of the title, then of each sentence"]
    lines += [f"{doc_id} = {picks}" for doc_id, picks in choice["docs"].items()]
    lines += ["", "[questions]  # the wording; the order is that of the question ids"]
    lines += [f"{key} = {pick}" for key, pick in choice["questions"].items()]
    return "\n".join(lines) + "\n"


def stale_files(folder: Path = HERE) -> list[str]:
    """Names of the CSV files that differ from what source and choice give."""
    files = build(load_source(folder), load_choice(folder))
    return [
        name
        for name, text in files.items()
        if not (folder / name).is_file() or (folder / name).read_bytes() != text.encode()
    ]


def write(folder: Path = HERE) -> None:
    """Write both CSV files from source and choice."""
    for name, text in build(load_source(folder), load_choice(folder)).items():
        (folder / name).write_bytes(text.encode())


def main(argv: list[str] | None = None) -> int:
    """The command line; see the module's docstring."""
    parser = argparse.ArgumentParser(description="Build the knowledge base's two CSV files.")
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--check", action="store_true", help="compare only, write nothing")
    mode.add_argument("--search", action="store_true", help="search for a new choice first")
    parser.add_argument("--anew", action="store_true", help="search without the stored choice")
    parser.add_argument("--seed", type=int, default=0, help="of the search (default 0)")
    parser.add_argument("--steps", type=int, default=1_500, help="of the search, per start")
    parser.add_argument("--starts", type=int, default=10, help="of the search, at most")
    args = parser.parse_args(argv)

    if args.check:
        stale = stale_files()
        for name in stale:
            print(f"data/{name}: differs from its source; run python data/make_kb.py")
        return 1 if stale else 0
    if args.search:
        # The matrices are small: threads would only wait for each other.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        from kb_search import search  # numpy and scikit-learn are needed here only

        source = load_source()
        stored = None if args.anew else load_choice()
        if stored is not None and not fits(source, stored):
            stored = None
        choice, loss = search(source, stored, args.seed, args.steps, args.starts)
        about = (
            "Which wording of kb_source.toml is taken, counted from 0. Written by\n"
            f"python data/make_kb.py --search --seed {args.seed} --steps {args.steps}"
        )
        if loss > 0:
            about += f"\nNOT ALL FIGURES HOLD: loss {loss:.3f}"
        (HERE / "kb_choice.toml").write_text(choice_to_toml(choice, about), encoding="utf-8")
    write()
    return 0


if __name__ == "__main__":
    sys.exit(main())

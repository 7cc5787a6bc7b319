#!/usr/bin/env python3
"""Cut the Thai texts (`kb_docs_th.csv`, `kb_questions_th.csv`) into words: `kb_tokens_th.csv`.

    python -m venv /tmp/newmm && /tmp/newmm/bin/pip install newmm-tokenizer==0.2.2
    /tmp/newmm/bin/python data/make_tokens_th.py            write the file
    /tmp/newmm/bin/python data/make_tokens_th.py --check    exit 1 unless it holds just these bytes

The words are stored so that nobody who reads or builds the book needs the package. One row per
text: its id and its words with `|` between them; spaces are words, too, so that joining the words
gives the text back.
"""

import argparse
import csv
import io
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
TEXTS = {"kb_docs_th.csv": ("doc_id", "text"), "kb_questions_th.csv": ("question_id", "question")}


def texts() -> dict[str, str]:
    """Every text by its id, documents first."""
    found = {}
    for name, (key, column) in TEXTS.items():
        with (HERE / name).open(encoding="utf-8", newline="") as file:
            found.update({row[key]: row[column] for row in csv.DictReader(file)})
    return found


def table() -> str:
    """The file's text."""
    from newmm_tokenizer.tokenizer import word_tokenize

    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["id", "words"])
    for key, text in texts().items():
        writer.writerow([key, "|".join(word_tokenize(text))])
    return out.getvalue()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; compare")
    check = parser.parse_args().check
    path, new = HERE / "kb_tokens_th.csv", table()
    if check:
        return 0 if path.read_text(encoding="utf-8") == new else 1
    path.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

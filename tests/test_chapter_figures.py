"""Every figure that the flagship chapter quotes is the published one (tests/facts.json)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "book" / "evaluate.md").read_text(encoding="utf-8")
FACTS = json.loads((ROOT / "tests" / "facts.json").read_text(encoding="utf-8"))["lesson"]

CELL = re.compile(r"^```\{code-cell\} ipython3\n(.*?)^```$", re.S | re.M)
OPTION = re.compile(r"^:(\w+): (.*)\n", re.M)


def run_page(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The namespace after all cells, hidden ones too, in the page's order."""
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("agg")
    monkeypatch.chdir(ROOT)
    namespace: dict[str, Any] = {}
    for cell in CELL.finditer(PAGE):
        exec(OPTION.sub("", cell[1]), namespace)
    return namespace


def test_quoted_figures_are_the_published_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    page = run_page(monkeypatch)
    for name in re.findall(r"\{eval\}`(\w+)`", PAGE):
        assert isinstance(page[name], str | int | float), name
    base, boot, trials = FACTS["baseline"], FACTS["bootstrap"], FACTS["configurations"]
    weakest, hit1 = FACTS["weakest_category_with_at_least_4"]
    n, _, hit3 = FACTS["by_category"][weakest]
    assert {
        "docs": page["n_docs"],
        "questions": page["n_questions"],
        "hits": [float(page[name]) for name in ("fig_hit1", "fig_hit3", "fig_mrr")],
        "ranks": [float(page[name]) for name in ("fig_mean", "fig_median", "fig_worst")],
        "missed": [page["n_miss3"], page["weakest_missed3"]],
        "weakest": [page["weakest"], page["weakest_n"]],
        "weakest hits": [float(page["weakest_hit1"]), float(page["weakest_hit3"])],
        "hit3 interval": [float(page["boot3_low"]), float(page["boot3_high"])],
        "hit1 interval": [float(page["boot1_low"]), float(page["boot1_high"])],
        "bigrams": [page["bi_changed"], page["bi_better"], page["bi_worse"]],
        "title": [page["ti_changed"], page["ti_better"], page["ti_worse"]],
        "trials": [float(page[name]) for name in ("bi_mrr", "ti_hit3", "ti_mrr")],
    } == {
        "docs": FACTS["kb"]["docs"],
        "questions": FACTS["kb"]["questions"],
        "hits": [base["hit1"], base["hit3"], base["mrr"]],
        "ranks": [base["mean_rank"], base["median_rank"], base["worst_rank"]],
        "missed": [base["n_miss_at3"], base["misses_at3_per_category"][weakest]],
        "weakest": [weakest, n],
        "weakest hits": [hit1, hit3],
        "hit3 interval": boot["hit3_ci"],
        "hit1 interval": boot["hit1_ci"],
        "bigrams": [trials["bigrams"][key] for key in ("changed", "improved", "worse")],
        "title": [trials["title"][key] for key in ("changed", "improved", "worse")],
        "trials": [trials["bigrams"]["mrr"], trials["title"]["hit3"], trials["title"]["mrr"]],
    }
    assert page["gold"]["category"][page["ranks"].argmax()] == base["worst_question_category"]
    for name, want in trials.items():
        row = page["trials"].get(name, page["ranks"])
        assert round(float((row <= 1).mean()), 4) == want["hit1"], name
        assert round(float((row <= 3).mean()), 4) == want["hit3"], name

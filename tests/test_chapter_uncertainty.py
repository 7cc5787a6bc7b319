"""What the chapter `uncertainty` claims, computed from the data and from SciPy."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from autograder.content import load_chapter

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "book" / "uncertainty.md").read_text(encoding="utf-8")
CELL = re.compile(r"^```\{code-cell\} ipython3\n(.*?)^```$", re.S | re.M)
STEP = re.compile(r"^```\{step-code\} (\w+)\n(.*?)^```$", re.S | re.M)
OPTION = re.compile(r"^:(\w+): (.*)\n", re.M)


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """The namespace after all cells of the page, hidden ones too."""
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("agg")
    namespace: dict[str, Any] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        for cell in CELL.finditer(PAGE):
            exec(OPTION.sub("", cell[1]), namespace)
    return namespace


def test_the_page_holds_every_exercise_and_question() -> None:
    chapter = load_chapter(ROOT, "uncertainty")
    assert sorted(re.findall(r"^```\{exercise\} (\w+)$", PAGE, re.M)) == sorted(chapter.exercises)
    asked = re.findall(r"^```\{quiz\} (\w+)$", PAGE, re.M)
    assert sorted(asked) == sorted(question.id for question in chapter.quiz)
    assert f":minutes: {chapter.minutes}\n" in PAGE
    assert f"# {chapter.title}\n" in PAGE


def test_no_result_is_typed() -> None:
    text = re.sub(r"\A---\n.*?\n---\n", "", PAGE, flags=re.S)
    text = re.sub(r"^(`{3,})\{(?:code-cell|step-code)\}.*?^\1$", "", text, flags=re.S | re.M)
    text = OPTION.sub("", re.sub(r"\{eval\}`\w+`", "", text))
    text = re.sub(r"`[^`\n]*`|\$\$.*?\$\$|\$[^$]*\$", "", text, flags=re.S)
    # Levels, made-up true rates and the constants of formulas; nothing that was measured.
    assumed = {"0.05", "95%", "80%", "83%", "5%", "15%", "2.5", "97.5", "0.5"}
    assumed |= {"0.75", "0.83", "0.9", "0.95", "1.96", "0.8416", "0.30"}
    assert set(re.findall(r"\d+\.\d+%?|\d+%", text)) <= assumed


def test_every_quoted_name_is_there(page: dict[str, Any]) -> None:
    for name in re.findall(r"\{eval\}`(\w+)`", PAGE):
        assert isinstance(page[name], str | int | float), name


def test_bootstrap_covers_poorly_and_wilson_well(page: dict[str, Any]) -> None:
    assert (page["cover_83"], page["cover_95"]) == ("90%", "78%")
    assert (page["boot_low"], page["boot_high"]) == ("0.70", "0.97")
    assert (page["wilson_low"], page["wilson_high"]) == ("0.66", "0.93")
    assert tuple(page["boot_intervals"][30]) == (1, 1)
    assert page["boot_mean"] < "95%" <= page["wilson_mean"]


def test_the_bootstrap_table_is_the_binomial_distribution_s(page: dict[str, Any]) -> None:
    for x in range(1, 30):
        low, high = page["binom"].ppf([0.025, 0.975], 30, x / 30) / 30
        assert page["boot_intervals"][x] == pytest.approx([low, high])


def test_small_sets_see_little(page: dict[str, Any]) -> None:
    assert (page["need_unpaired"], page["need_low"]) == (373, 110)
    assert 280 <= page["need_high"] <= 295
    assert (page["power_low"], page["power_high"]) == ("2%", "3%")
    assert (page["least_changes"], page["two_p"]) == (6, "0.50")


def test_no_setting_can_be_told_from_the_baseline(page: dict[str, Any]) -> None:
    assert page["passed_holm"] == 0
    assert float(page["smallest_p"]) > 0.05
    assert float(page["stop_p"]) > 0.05


def test_the_winner_s_advantage_is_gone_on_the_other_half(page: dict[str, Any]) -> None:
    assert page["seen"][-1] > 0.05
    assert page["held"][-1] < 0
    assert all(before < after for before, after in pairwise(page["seen"]))
    assert page["seen"][0] == pytest.approx(page["held"][0], abs=0.02)


def test_worked_examples_run(page: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    for step in STEP.finditer(PAGE):
        exec(step[2], page)
    low, high = page["wilson_ends"](19, 30)
    assert page["centre"] - page["half"] == pytest.approx(low, abs=1e-4)
    assert page["centre"] + page["half"] == pytest.approx(high, abs=1e-4)


def test_wilson_by_hand_is_scipy_s(page: dict[str, Any]) -> None:
    program: dict[str, Any] = {"math": page["math"]}
    exec(load_chapter(ROOT, "uncertainty").exercises["wilson"].solution, program)
    for found, n in [(25, 30), (30, 30), (0, 12), (1, 1), (170, 200)]:
        assert program["wilson"](found, n) == pytest.approx(page["wilson_ends"](found, n), abs=1e-4)


def test_mcnemar_by_hand_is_scipy_s(page: dict[str, Any]) -> None:
    program: dict[str, Any] = {"math": page["math"]}
    exec(load_chapter(ROOT, "uncertainty").exercises["mcnemar"].solution, program)
    for better in range(12):
        for worse in range(12):
            want = page["sign_p"](better, worse)
            assert program["mcnemar"](better, worse) == pytest.approx(want, abs=1e-4)

"""Search for the wordings with which the figures published in tests/facts.json come out.

No text is generated: the search only chooses among the wordings in `kb_source.toml`. It rests on
one observation: while the documents stay as they are, the rank that a question's wording gets does
not depend on the other questions. So the search changes the documents' wordings one at a time,
ranks every wording of every question in the four configurations at once, and then looks, among
these ranks alone, for the wordings that bring the figures out. A loss says how far they are off;
both levels are annealed. Last comes an order of the questions with which the bootstrap intervals
come out too.
"""

import json
import math
import random
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from make_kb import Choice, Source, doc_text, doc_title
from scipy.sparse import csr_matrix
from sklearn.feature_extraction.text import TfidfVectorizer

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).resolve().parent.parent / "tests" / "facts.json").read_text(encoding="utf-8")
)["lesson"]

Numbers = np.ndarray[Any, Any]

# What is compared: vectorizer settings, and whether the title is a part of the document.
CONFIGURATIONS: dict[str, tuple[dict[str, Any], bool]] = {
    "stop_words": ({"stop_words": "english"}, False),
    "plain": ({}, False),
    "bigrams": ({"stop_words": "english", "ngram_range": (1, 2)}, False),
    "title": ({"stop_words": "english"}, True),
}

# These ask in other words than their document, as the chapter says: never first in the baseline.
OTHER_WORDS = ("broken", "money_back", "swap")

# A wording is taken only if no other document comes nearer than this to the similarity of the gold
# document, so that ranks do not hang on the last bits of a floating-point sum.
MARGIN = 3e-4

# Steps among the questions' wordings: after a change of a document, and at the start.
QUICK, THOROUGH = 40, 1_000

# Gentle annealings per start.
ROUNDS = 8


class Option(NamedTuple):
    """A question's wording and the ranks that it gets from the present documents."""

    pick: int
    stop_words: int
    plain: int
    bigrams: int
    title: int


class Space:
    """The similarities of one configuration between documents, which change, and all wordings.

    A term's column is its place in `column`; the terms of the wordings come first, so that the
    documents need a matrix for these only and just a length for the rest.
    """

    def __init__(self, settings: dict[str, Any], wordings: list[str]) -> None:
        self.analyze: Callable[[str], list[str]] = TfidfVectorizer(**settings).build_analyzer()
        self.column: dict[str, int] = {}
        self.known: dict[str, tuple[Numbers, Numbers]] = {}
        terms = [self.terms(wording) for wording in wordings]
        self.n_asked = len(self.column)
        self.asked_row = np.repeat(np.arange(len(terms)), [len(columns) for columns, _ in terms])
        self.asked_column = np.concatenate([columns for columns, _ in terms])
        self.asked_count = np.concatenate([counts for _, counts in terms])
        self.n_wordings = len(terms)

    def terms(self, text: str) -> tuple[Numbers, Numbers]:
        """The columns of a text's terms and how often each comes up."""
        if text not in self.known:
            counts = Counter(self.analyze(text))
            columns = [self.column.setdefault(term, len(self.column)) for term in counts]
            self.known[text] = np.array(columns, int), np.array([*counts.values()], float)
        return self.known[text]

    def similarities(self, docs: list[str]) -> Numbers:
        """Cosine similarity of each wording (row) to each document (column)."""
        terms = [self.terms(text) for text in docs]
        columns = np.concatenate([columns for columns, _ in terms])
        counts = np.concatenate([counts for _, counts in terms])
        row = np.repeat(np.arange(len(docs)), [len(columns) for columns, _ in terms])
        frequency = np.bincount(columns, minlength=len(self.column))
        # Terms that no document holds have no weight, as in a fitted TfidfVectorizer.
        idf = np.where(frequency > 0, np.log((1 + len(docs)) / (1 + frequency)) + 1, 0.0)
        weight = counts * idf[columns]
        weight /= np.sqrt(np.bincount(row, weight**2))[row]
        shared = columns < self.n_asked
        matrix = np.zeros((self.n_asked, len(docs)))
        matrix[columns[shared], row[shared]] = weight[shared]
        asked = self.asked_count * idf[self.asked_column]
        length = np.sqrt(np.bincount(self.asked_row, asked**2, self.n_wordings))
        asked /= np.maximum(length, 1e-12)[self.asked_row]
        rows = csr_matrix(
            (asked, (self.asked_row, self.asked_column)), (self.n_wordings, self.n_asked)
        )
        found: Numbers = rows @ matrix
        return found


class Ranker:
    """Ranks every wording of every question against documents under given picks."""

    def __init__(self, source: Source) -> None:
        self.source = source
        wordings = [text for question in source["questions"] for text in question["wordings"]]
        self.spaces = {name: Space(conf[0], wordings) for name, conf in CONFIGURATIONS.items()}
        doc_ids = [doc["doc_id"] for doc in source["docs"]]
        self.gold = np.array(
            [doc_ids.index(q["gold"]) for q in source["questions"] for _ in q["wordings"]]
        )
        self.places = np.arange(len(doc_ids))

    def texts(self, picks: dict[str, list[int]], titled: bool) -> list[str]:
        """What is searched: the documents' texts, with or without their titles."""
        return [
            (f"{doc_title(doc, picks[doc['doc_id']])} " if titled else "")
            + doc_text(doc, picks[doc["doc_id"]])
            for doc in self.source["docs"]
        ]

    def options(self, picks: dict[str, list[int]]) -> list[list[Option]]:
        """Per question the wordings whose ranks are beyond doubt."""
        sure = np.ones(len(self.gold), bool)
        rows = np.arange(len(self.gold))
        ranks = []
        for name, (_, titled) in CONFIGURATIONS.items():
            found = self.spaces[name].similarities(self.texts(picks, titled))
            own = found[rows, self.gold][:, None]
            earlier = self.places < self.gold[:, None]
            ranks.append(1 + ((found > own) | ((found == own) & earlier)).sum(axis=1))
            distance = np.abs(found - own)
            distance[rows, self.gold] = 1
            sure &= (own[:, 0] > 0) & (distance.min(axis=1) > MARGIN)
        table = np.stack(ranks, axis=1).tolist()
        result, row = [], 0
        for question in self.source["questions"]:
            n = len(question["wordings"])
            result.append([Option(i, *table[row + i]) for i in range(n) if sure[row + i]])
            row += n
        return result


class Target:
    """The published figures as a distance to them.

    Each option has a row of features whose sums over the questions are published: the loss of
    a choice follows from the sum of its rows, and the losses of all neighbours from one more step.
    """

    def __init__(self, source: Source) -> None:
        category = {doc["doc_id"]: doc["category"] for doc in source["docs"]}
        self.category = [category[q["gold"]] for q in source["questions"]]
        self.other_words = [q["key"] in OTHER_WORDS for q in source["questions"]]
        n = len(self.category)
        base = FACTS["baseline"]
        wanted: list[tuple[float, float]] = []  # per feature the sum wanted and its weight
        # The baseline's ranks: how many are at most r, for each r up to beyond the worst.
        self.steps = np.arange(1, base["worst_rank"] + 4)
        for r in self.steps:
            up_to_r = sum(count for rank, count in base["rank_counts"].items() if int(rank) <= r)
            wanted.append((up_to_r, 0.5))
        for n_own, hit1, hit3 in FACTS["by_category"].values():
            wanted += [(round(hit1 * n_own), 1), (round(hit3 * n_own), 1)]
        wanted += [(0, 1), (0, 0.5)]  # first in spite of other words; the worst question's rank
        others = [FACTS["configurations"][name] for name in ("plain", "bigrams", "title")]
        for want in others:
            wanted += [(round(want["hit1"] * n), 0.7), (round(want["hit3"] * n), 0.7)]
        for want in others[1:]:
            wanted += [(want["improved"], 0.7), (want["worse"], 0.7)]
        self.wanted, self.weight = np.array(wanted).T
        self.mrr = np.array([want["mrr"] for want in others]) * n
        self.within = n * 0.5e-4  # what rounding to 4 places forgives

    def features(self, j: int, option: Option) -> list[float]:
        """What this option of question j adds to each sum."""
        base, name = option.stop_words, self.category[j]
        row: list[float] = [*(base <= self.steps)]
        for other in FACTS["by_category"]:
            row += [name == other and base <= 1, name == other and base <= 3]
        row.append(self.other_words[j] and base == 1)
        worst = FACTS["baseline"]["worst_question_category"], FACTS["baseline"]["worst_rank"]
        row.append(min(abs(base - worst[1]), 4) if name == worst[0] else 0)
        for rank in (option.plain, option.bigrams, option.title):
            row += [rank <= 1, rank <= 3]
        for rank in (option.bigrams, option.title):
            row += [rank < base, rank > base]
        return [*map(float, row), 1 / option.plain, 1 / option.bigrams, 1 / option.title]

    def loss(self, sums: Numbers) -> Numbers:
        """How far the figures are for each row of sums; 0 when all but the intervals hold."""
        off = np.abs(sums[..., :-3] - self.wanted) @ self.weight
        mrr = np.abs(sums[..., -3:] - self.mrr)
        total: Numbers = off + np.where(mrr < self.within, 0, 0.4 + 2 * mrr).sum(axis=-1)
        return total


def choose_questions(
    target: Target,
    options: list[list[Option]],
    picks: list[int],
    rng: np.random.RandomState,
    steps: int,
) -> tuple[float, list[int]]:
    """The least loss found, and its picks, among the questions' wordings for given documents.

    A tabu search: each step takes the best change of one wording, even if it is for the worse, but
    leaves a question that was changed just now alone.
    """
    chosen = [
        next((option for option in own if option.pick == pick), own[0])
        for own, pick in zip(options, picks, strict=True)
    ]
    # Wordings with equal ranks are equally good: one of each kind is enough to try.
    moves = [
        (j, option)
        for j, own in enumerate(options)
        for option in {other[1:]: other for other in own}.values()
    ]
    question = np.array([j for j, _ in moves])
    rows = np.array([target.features(j, option) for j, option in moves])
    own_rows = np.array([target.features(j, option) for j, option in enumerate(chosen)])
    sums = own_rows.sum(axis=0)
    best, best_picks = float(target.loss(sums)), [option.pick for option in chosen]
    free_at = np.zeros(len(chosen))
    for step in range(steps):
        if best == 0:
            break
        losses = (
            target.loss(sums + rows - own_rows[question]) + rng.random_sample(len(moves)) * 1e-3
        )
        barred = (free_at[question] > step) & (losses >= best)
        still = (rows == own_rows[question]).all(axis=1)
        losses[barred | still] = np.inf
        k = int(losses.argmin())
        j, option = moves[k]
        chosen[j] = option
        own_rows[j] = rows[k]
        free_at[j] = step + rng.randint(3, 10)
        sums = own_rows.sum(axis=0)
        loss = float(target.loss(sums))
        if loss < best:
            best, best_picks = loss, [option.pick for option in chosen]
    return best, best_picks


def cooling(step: int, steps: int, hottest: float, coldest: float = 0.05) -> float:
    """The temperature at a step."""
    return hottest * math.pow(coldest / hottest, step / steps)


def improve(
    source: Source, start: Choice, rng: random.Random, steps: int, hottest: float
) -> tuple[Choice, float]:
    """Anneal the documents' wordings from a start; the best choice found and its loss."""
    ranker, target = Ranker(source), Target(source)
    keys = [question["key"] for question in source["questions"]]
    docs = {doc_id: [*picks] for doc_id, picks in start["docs"].items()}
    picks = [start["questions"][key] for key in keys]
    moves = [
        (doc["doc_id"], part, pick)
        for doc in source["docs"]
        for part, wordings in enumerate([doc["title"], *doc["text"]])
        for pick in range(len(wordings))
    ]

    def as_choice() -> Choice:
        return {
            "docs": {doc_id: [*own] for doc_id, own in docs.items()},
            "questions": dict(zip(keys, picks, strict=True)),
        }

    fine = np.random.RandomState(rng.randrange(2**32))
    loss, picks = choose_questions(target, ranker.options(docs), picks, fine, THOROUGH)
    best, best_loss = as_choice(), loss
    for step in range(steps):
        if best_loss == 0:
            break
        doc_id, part, pick = rng.choice(moves)
        before = docs[doc_id][part]
        if before == pick:
            continue
        docs[doc_id][part] = pick
        options = ranker.options(docs)
        new, new_picks = math.inf, picks
        if all(options):
            new, new_picks = choose_questions(target, options, picks, fine, QUICK)
        heat = cooling(step, steps, hottest)
        if new <= loss or rng.random() < math.exp((loss - new) / heat):
            loss, picks = new, new_picks
            if loss < best_loss:
                best, best_loss = as_choice(), loss
        else:
            docs[doc_id][part] = before
    return best, best_loss


def intervals_hold(base: Numbers) -> bool:
    """Whether both bootstrap intervals are the published ones for ranks in this order."""
    rng = np.random.RandomState(42)
    idx = rng.randint(0, len(base), (1000, len(base)))
    return all(
        np.percentile((base <= k)[idx].mean(axis=1), [2.5, 97.5]).round(4).tolist()
        == FACTS["bootstrap"][f"hit{k}_ci"]
        for k in (1, 3)
    )


def order_questions(source: Source, choice: Choice, rng: random.Random) -> Choice:
    """The choice with its questions in an order with which the intervals come out, if any.

    Questions about the same document do not follow each other.
    """
    picks = choice["questions"]
    options = Ranker(source).options(choice["docs"])
    ranks = {
        question["key"]: next(
            (option.stop_words for option in own if option.pick == picks[question["key"]]), 0
        )
        for question, own in zip(source["questions"], options, strict=True)
    }
    gold = {question["key"]: question["gold"] for question in source["questions"]}
    order = sorted(picks)
    for _ in range(3_000):
        rng.shuffle(order)
        if any(gold[a] == gold[b] for a, b in pairwise(order)):
            continue
        if intervals_hold(np.array([ranks[key] for key in order])):
            break
    return {"docs": choice["docs"], "questions": {key: picks[key] for key in order}}


def random_choice(source: Source, rng: random.Random) -> Choice:
    """Any wording of everything."""
    return {
        "docs": {
            doc["doc_id"]: [rng.randrange(len(part)) for part in [doc["title"], *doc["text"]]]
            for doc in source["docs"]
        },
        "questions": {q["key"]: rng.randrange(len(q["wordings"])) for q in source["questions"]},
    }


def search(
    source: Source, stored: Choice | None, seed: int, steps: int, starts: int
) -> tuple[Choice, float]:
    """The best choice of at most `starts` searches, and its loss; reaching 0 ends it.

    The first search goes on from the stored choice, if there is one; the others start anywhere.
    Each is one hot annealing, if it starts anywhere, and then gentle ones from the best so far.
    """
    best, best_loss = stored, math.inf
    for start in range(starts):
        rng = random.Random(f"{seed}/{start}")
        if start == 0 and stored is not None:
            near, near_loss = stored, math.inf
        else:
            near, near_loss = improve(source, random_choice(source, rng), rng, steps, 1.0)
        for _ in range(ROUNDS):
            if near_loss == 0:
                break
            found, loss = improve(source, near, rng, steps, rng.uniform(0.15, 0.3))
            if loss <= near_loss:
                near, near_loss = found, loss
        print(f"start {start}: loss {near_loss:.3f}", flush=True)
        if near_loss < best_loss:
            best, best_loss = near, near_loss
        if best_loss == 0:
            break
    if best is None:
        raise ValueError("at least one start is needed")
    return order_questions(source, best, random.Random(seed)), best_loss

"""Finds programs that are nearly the same: a help to look, never a verdict.

Programs are compared by their tokens, with the learner's own names made equal and comments left
out; what the starter gives to everyone is taken out. The measure is the Jaccard index of hashed
runs of `SHINGLE` tokens, chosen by winnowing (Schleimer, Wilkerson, Aiken 2003), so that a class of
thousands is compared through an index, not pair by pair.
"""

from __future__ import annotations

import io
import keyword
import tokenize
import zlib
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

SHINGLE = 6
WINDOW = 4
MIN_TOKENS = 40
"""Shorter programs are alike because the task is small."""
COMMON = 30
"""What more learners than this have in common is the usual way, and says nothing of two."""
_SKIPPED = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENCODING,
    tokenize.ENDMARKER,
}


@dataclass(frozen=True)
class Pair:
    """Two learners whose programs share most of what is their own."""

    one: str
    two: str
    share: float
    exercises: tuple[str, ...]


def tokens(code: str, kept: frozenset[str] = frozenset()) -> list[str]:
    """The program's tokens; names that are not in `kept` count as one another.

    >>> tokens("total = x + 1  # sum", frozenset({"x"}))
    ['N', '=', 'x', '+', '1']
    """
    found: list[str] = []
    try:
        for token in tokenize.generate_tokens(io.StringIO(code).readline):
            if token.type in _SKIPPED:
                continue
            own = (
                token.type == tokenize.NAME
                and not keyword.iskeyword(token.string)
                and token.string not in kept
            )
            found.append("N" if own else token.string)
    except (tokenize.TokenError, SyntaxError, ValueError):
        pass  # what was read before the broken place still counts
    return found


def fingerprints(found: Sequence[str]) -> frozenset[int]:
    """Hashes of a winnowed choice of the runs of tokens."""
    hashes = [
        zlib.crc32("\0".join(found[i : i + SHINGLE]).encode("utf-8", "replace"))
        for i in range(len(found) - SHINGLE + 1)
    ]
    if len(hashes) <= WINDOW:
        return frozenset(hashes)
    return frozenset(min(hashes[i : i + WINDOW]) for i in range(len(hashes) - WINDOW + 1))


class Finder:
    """Takes learners' programs one by one; `pairs` names those that are alike."""

    def __init__(self, bases: Mapping[str, str], kept: frozenset[str]) -> None:
        self.kept = kept
        self.bases = {id: fingerprints(tokens(code, kept)) for id, code in bases.items()}
        self.prints: dict[str, dict[str, frozenset[int]]] = {}

    def add(self, learner: str, programs: Mapping[str, str]) -> None:
        """One learner's programs by exercise; those too short to say anything are left out."""
        own: dict[str, frozenset[int]] = {}
        for exercise, code in programs.items():
            found = tokens(code, self.kept)
            if len(found) >= MIN_TOKENS:
                own[exercise] = fingerprints(found) - self.bases.get(exercise, frozenset())
        if own:
            self.prints[learner] = own

    def pairs(self, least: float = 0.8, most: int = 50) -> list[Pair]:
        """Pairs that share at least `least` of their own fingerprints, most alike first."""
        owners: dict[tuple[str, int], list[str]] = defaultdict(list)
        for learner, programs in self.prints.items():
            for exercise, prints in programs.items():
                for value in prints:
                    owners[exercise, value].append(learner)
        shared: Counter[tuple[str, str]] = Counter()
        own: Counter[str] = Counter()
        where: dict[tuple[str, str], set[str]] = defaultdict(set)
        for (exercise, _value), learners in owners.items():
            if len(learners) > COMMON:
                continue
            for place, one in enumerate(learners):
                own[one] += 1
                for two in learners[place + 1 :]:
                    pair = (min(one, two), max(one, two))
                    shared[pair] += 1
                    where[pair].add(exercise)
        found = []
        for (one, two), count in shared.items():
            share = count / (own[one] + own[two] - count)
            if count >= 3 and share >= least:
                found.append(Pair(one, two, share, tuple(sorted(where[one, two]))))
        found.sort(key=lambda p: (-p.share, p.one, p.two))
        return found[:most]

"""Other questions, such that the corrected limit and the cap at 1 both matter.

The words find six of the drawn questions that the default pieces miss, and never the other way
round: p = 2 / 2**6 = 0.031, between 0.05 / 3 and 0.05. Characters and words win equally often,
so that twice one side is more than 1.
"""

# Rows whose gold document the named ways put among the first three, and the others do not.
BOTH, WORDS, CHARS = [7, 10, 14, 17, 20, 22, 24, 26], [29], [4, 9, 23, 28]


def draw(rng):
    each = rng.randint(1, 3)
    rows = rng.choices(WORDS, k=each) + rng.choices(CHARS, k=each)
    rows += rng.choices(BOTH, k=6 - each)
    others = [row for row in range(30) if row not in BOTH + WORDS + CHARS]
    return rows + rng.choices(others, k=30 - len(rows))


def ranks_default(value, plan):
    return value[plan]


def ranks_chars(value, plan):
    return value[plan]


def ranks_words(value, plan):
    return value[plan]

from math import log


def ndcg_of_one(ids, gold):
    gains = [name == gold for name in ids[:10]]
    return round(sum(gain / (log(rank + 1) / log(2)) for rank, gain in enumerate(gains, 1)), 4)

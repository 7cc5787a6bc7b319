def rrf(rankings, k=60):
    seen = list(dict.fromkeys(doc for ranking in rankings for doc in ranking))

    def score(doc):
        return sum(1 / (k + ranking.index(doc) + 1) for ranking in rankings if doc in ranking)

    return sorted(seen, key=score, reverse=True)

class Evaluator:
    def __init__(self, qrels):
        self.qrels = {q: g for q, g in qrels.items() if sum(map(bool, g.values()))}

    def values(self, ranked, metric):
        result = dict()
        for query in self.qrels:
            retrieved = ranked[query] if query in ranked else []
            result[query] = metric(retrieved, self.qrels[query])
        return result

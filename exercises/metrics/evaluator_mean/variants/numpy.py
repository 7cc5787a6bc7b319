class Evaluator:
    def __init__(self, qrels):
        self.qrels = qrels

    def values(self, ranked, metric):
        left_out = self.skipped()
        return {q: metric(ranked.get(q, []), g) for q, g in self.qrels.items() if q not in left_out}

    def mean(self, ranked, metric):
        found = list(self.values(ranked, metric).values())
        return float(np.mean(found)) if found else float("nan")

    def skipped(self):
        return [q for q, g in self.qrels.items() if not any(grade > 0 for grade in g.values())]

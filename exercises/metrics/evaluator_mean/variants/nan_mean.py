class Evaluator:
    def __init__(self, qrels):
        self.qrels = qrels

    def is_defined(self, query):
        return any(self.qrels[query].values())

    def mean(self, ranked, metric):
        total = count = 0
        for query in self.qrels:
            if self.is_defined(query):
                total += metric(ranked.get(query, []), self.qrels[query])
                count += 1
        if count == 0:
            return math.nan
        return total / count

    def skipped(self):
        return {query for query in self.qrels if not self.is_defined(query)}

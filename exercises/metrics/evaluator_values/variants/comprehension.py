class Evaluator:
    def __init__(self, judgements):
        self.judgements = judgements

    def values(self, ranked, metric):
        return {
            query: metric(ranked.get(query, []), grades)
            for query, grades in self.judgements.items()
            if any(grade > 0 for grade in grades.values())
        }

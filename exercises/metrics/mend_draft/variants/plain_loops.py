class Evaluator:
    def __init__(self, qrels):
        self.qrels = {q: g for q, g in qrels.items() if max(g.values(), default=0) > 0}

    def report(self, ranked, ks=(1, 3, 5, 10)):
        names = [f"{name}@{k}" for k in ks for name in ("recall", "ndcg")] + ["mrr"]
        table = {name: 0.0 for name in names}
        for query, grades in self.qrels.items():
            found = gains(ranked.get(query, []), grades)
            ideal = sorted(grades.values(), reverse=True)
            relevant = sum(grade > 0 for grade in ideal)
            for k in ks:
                table[f"recall@{k}"] += sum(grade > 0 for grade in found[:k]) / relevant
                table[f"ndcg@{k}"] += draft_dcg(found, k) / draft_dcg(ideal, k)
            places = [place for place, grade in enumerate(found) if grade > 0]
            table["mrr"] += 1 / (places[0] + 1) if places else 0
        for name in names:
            table[name] /= len(self.qrels)
        table["queries"] = len(self.qrels)
        return table

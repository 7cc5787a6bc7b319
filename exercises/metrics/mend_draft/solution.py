def dcg(grades, k):
    ranks = range(1, k + 1)
    return sum(g / math.log2(rank + 1) for rank, g in zip(ranks, grades))


def recall_at_k(retrieved, grades, k):
    relevant = sum(grade > 0 for grade in grades.values())
    hits = sum(grade > 0 for grade in gains(retrieved, grades)[:k])
    return hits / relevant


def reciprocal_rank(retrieved, grades):
    for rank, grade in enumerate(gains(retrieved, grades), start=1):
        if grade > 0:
            return 1 / rank
    return 0.0


def ndcg_at_k(retrieved, grades, k):
    # ___ begin: ลำดับในอุดมคติมาจากทุกฉบับที่ตัดสินไว้
    best = dcg(sorted(grades.values(), reverse=True), k)
    return dcg(gains(retrieved, grades), k) / best
    # ___ end


class Evaluator:
    def __init__(self, qrels):
        self.qrels = qrels

    def values(self, ranked, metric):
        found = {}
        for query, grades in self.qrels.items():
            if max(grades.values(), default=0) > 0:
                found[query] = metric(ranked.get(query, []), grades)
        return found

    def mean(self, ranked, metric):
        found = self.values(ranked, metric).values()
        return sum(found) / len(found) if found else math.nan

    def report(self, ranked, ks=(1, 3, 5, 10)):
        # ___ begin: recall@k และ ndcg@k ของทุก k แล้ว mrr และ queries
        table = {}
        for k in ks:
            for name, metric in [("recall", recall_at_k), ("ndcg", ndcg_at_k)]:
                value = self.mean(ranked, lambda r, g: metric(r, g, k))
                table[f"{name}@{k}"] = value
        table["mrr"] = self.mean(ranked, reciprocal_rank)
        table["queries"] = len(self.values(ranked, reciprocal_rank))
        return table
        # ___ end


print(Evaluator(qrels).report(ranked))

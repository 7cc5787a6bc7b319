# message: คำถามที่ไม่มีเอกสารเกี่ยวข้องถูกนับเป็น 0 ทุกตัวชี้วัดจึงต่ำเกินจริง และ queries มากเกินไป ลองข้ามข้อที่ไม่มีนิยาม
def dcg(grades, k):
    return sum(grade / math.log2(rank + 1) for rank, grade in enumerate(grades[:k], 1))


def recall_at_k(retrieved, grades, k):
    relevant = sum(grade > 0 for grade in grades.values())
    return sum(grade > 0 for grade in gains(retrieved, grades)[:k]) / max(relevant, 1)


def reciprocal_rank(retrieved, grades):
    for rank, grade in enumerate(gains(retrieved, grades), start=1):
        if grade > 0:
            return 1 / rank
    return 0.0


def ndcg_at_k(retrieved, grades, k):
    best = dcg(sorted(grades.values(), reverse=True), k)
    return dcg(gains(retrieved, grades), k) / best if best else 0.0


class Evaluator:
    def __init__(self, qrels):
        self.qrels = qrels

    def values(self, ranked, metric):
        found = {}
        for query, grades in self.qrels.items():
            if True:
                found[query] = metric(ranked.get(query, []), grades)
        return found

    def mean(self, ranked, metric):
        found = self.values(ranked, metric)
        return sum(found.values()) / len(found) if found else math.nan

    def report(self, ranked, ks=(1, 3, 5, 10)):
        table = {}
        for k in ks:
            table[f"recall@{k}"] = self.mean(ranked, lambda r, g: recall_at_k(r, g, k))
            table[f"ndcg@{k}"] = self.mean(ranked, lambda r, g: ndcg_at_k(r, g, k))
        table["mrr"] = self.mean(ranked, reciprocal_rank)
        table["queries"] = len(self.values(ranked, reciprocal_rank))
        return table

class Evaluator:
    def __init__(self, qrels):
        self.qrels = qrels

    def values(self, ranked, metric):
        # ___ begin: ค่าของ metric ทีละคำถามที่มีเอกสารเกี่ยวข้อง
        found = {}
        for query, grades in self.qrels.items():
            if max(grades.values(), default=0) > 0:
                found[query] = metric(ranked.get(query, []), grades)
        return found
        # ___ end


print(Evaluator(qrels).values(ranked, judged_share))

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
        # ___ begin: ค่าเฉลี่ยของ values ไม่ปัด ถ้าว่างคืน math.nan
        found = self.values(ranked, metric).values()
        return sum(found) / len(found) if found else math.nan
        # ___ end

    def skipped(self):
        # ___ begin: รหัสคำถามที่ไม่มีเอกสารระดับมากกว่า 0
        return [
            query
            for query, grades in self.qrels.items()
            if max(grades.values(), default=0) <= 0
        ]
        # ___ end


evaluator = Evaluator(qrels)
print(evaluator.mean(ranked, judged_share), evaluator.skipped())

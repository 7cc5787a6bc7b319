# message: ตัวหารนับคำถามที่ระบบมีผล ซึ่งไม่ใช่จำนวนข้อที่มีค่า ลองหารด้วยจำนวนค่าที่ values คืนมา
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
        found = self.values(ranked, metric)
        return sum(found.values()) / len(ranked) if found else math.nan

    def skipped(self):
        return [q for q in self.qrels if max(self.qrels[q].values(), default=0) <= 0]

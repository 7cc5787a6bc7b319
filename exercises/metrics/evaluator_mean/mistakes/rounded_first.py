# message: ค่ารายข้อถูกปัดก่อนเฉลี่ย เศษเล็ก ๆ จึงสะสมจนหลักท้ายของค่าเฉลี่ยเพี้ยน ลองปัดเฉพาะตอนแสดงผล
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
        return sum(round(v, 2) for v in found.values()) / len(found) if found else math.nan

    def skipped(self):
        return [q for q in self.qrels if max(self.qrels[q].values(), default=0) <= 0]

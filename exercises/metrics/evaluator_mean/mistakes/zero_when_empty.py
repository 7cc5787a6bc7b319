# message: เมื่อไม่มีข้อใดมีนิยามเลย ค่าเฉลี่ยได้ 0 ซึ่งอ่านเหมือนระบบแย่ที่สุด ทั้งที่ยังไม่ได้วัดอะไร ลองดูว่าโจทย์ให้คืนค่าใด
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
        return sum(found.values()) / len(found) if found else 0.0

    def skipped(self):
        return [q for q in self.qrels if max(self.qrels[q].values(), default=0) <= 0]

# message: คำถามที่ไม่อยู่ใน ranked ถูกใส่ 0 โดยไม่เรียก metric ตัวชี้วัดบางตัวให้ค่าอื่นกับรายการว่าง ลองเรียก metric ด้วยรายการว่างแทน
class Evaluator:
    def __init__(self, qrels):
        self.qrels = qrels

    def values(self, ranked, metric):
        found = {}
        for query, grades in self.qrels.items():
            if max(grades.values(), default=0) > 0:
                found[query] = metric(ranked[query], grades) if query in ranked else 0
        return found

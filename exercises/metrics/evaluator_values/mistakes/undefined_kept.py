# message: มีคำถามที่ไม่มีเอกสารเกี่ยวข้องเลยอยู่ใน dict ด้วย ตัวชี้วัดของข้อนั้นไม่มีนิยาม ลองข้ามข้อที่ทุกระดับเป็น 0
class Evaluator:
    def __init__(self, qrels):
        self.qrels = qrels

    def values(self, ranked, metric):
        found = {}
        for query, grades in self.qrels.items():
            found[query] = metric(ranked.get(query, []), grades)
        return found

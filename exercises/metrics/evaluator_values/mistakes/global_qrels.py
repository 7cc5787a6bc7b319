# message: เมท็อดใช้ qrels ตัวนอกคลาส ไม่ใช่ของที่รับมาตอนสร้าง เมื่อสร้างด้วยคำถามชุดอื่นจึงได้ชุดเดิมเสมอ ลองดูว่าเก็บไว้ในชื่อใดของ self
class Evaluator:
    def __init__(self, qrels):
        self.qrels = qrels

    def values(self, ranked, metric):
        found = {}
        for query, grades in qrels.items():
            if max(grades.values(), default=0) > 0:
                found[query] = metric(ranked.get(query, []), grades)
        return found

# message: คำถามที่ระบบไม่มีผลหายไปจาก dict ระบบจึงได้ค่าเฉลี่ยสูงขึ้นเพียงเพราะไม่ตอบ ลองให้ qrels เป็นผู้กำหนดว่ามีคำถามใดบ้าง
class Evaluator:
    def __init__(self, qrels):
        self.qrels = qrels

    def values(self, ranked, metric):
        found = {}
        for query, grades in self.qrels.items():
            if query in ranked and max(grades.values(), default=0) > 0:
                found[query] = metric(ranked[query], grades)
        return found

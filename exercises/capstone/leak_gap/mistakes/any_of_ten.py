# message: นับว่าถูกเมื่อเฉลยอยู่ที่ใดก็ได้ใน 10 ตัวแรก hit@1 ดูเพียงตัวแรก ลองขอ k เป็น 1
def leak_gap(retrieve, questions, golds, docs):
    """hit@1 บนคำถามเดิม ลบด้วยบนคำถามที่เขียนอีกแบบ"""

    def found(asked):
        hits = [gold in retrieve(question, docs, 10) for question, gold in zip(asked, golds)]
        return sum(hits) / len(hits)

    return round(found(questions) - found([reword(question) for question in questions]), 4)

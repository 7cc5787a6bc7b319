# message: ค่าติดลบถูกเปลี่ยนเป็นบวก โจทย์ขอผลลบตามที่เป็น ถ้าเขียนใหม่แล้วดีขึ้น ค่าต้องติดลบ
def leak_gap(retrieve, questions, golds, docs):
    """hit@1 บนคำถามเดิม ลบด้วยบนคำถามที่เขียนอีกแบบ"""
    def hit1(asked):
        found = [retrieve(question, docs, 1)[0] == gold for question, gold in zip(asked, golds)]
        return sum(found) / len(found)

    return round(abs(hit1(questions) - hit1([reword(question) for question in questions])), 4)

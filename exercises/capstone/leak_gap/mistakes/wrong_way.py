# message: เครื่องหมายกลับข้าง โจทย์ขอคำถามเดิมลบด้วยคำถามที่เขียนใหม่
def leak_gap(retrieve, questions, golds, docs):
    """hit@1 บนคำถามเดิม ลบด้วยบนคำถามที่เขียนอีกแบบ"""
    def hit1(asked):
        found = [retrieve(question, docs, 1)[0] == gold for question, gold in zip(asked, golds)]
        return sum(found) / len(found)

    return round(hit1([reword(question) for question in questions]) - hit1(questions), 4)

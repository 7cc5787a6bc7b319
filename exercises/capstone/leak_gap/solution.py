def leak_gap(retrieve, questions, golds, docs):
    """hit@1 บนคำถามเดิม ลบด้วยบนคำถามที่เขียนอีกแบบ"""
    # ___ begin: วัด hit@1 สองรอบ แล้วลบกัน
    def hit1(asked):
        found = [retrieve(question, docs, 1)[0] == gold for question, gold in zip(asked, golds)]
        return sum(found) / len(found)

    return round(hit1(questions) - hit1([reword(question) for question in questions]), 4)
    # ___ end


print(leak_gap(looks_up, qs["question"], qs["gold_doc_id"], docs))

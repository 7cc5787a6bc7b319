def leak_gap(retrieve, questions, golds, docs):
    gap = 0
    for question, gold in zip(questions, golds):
        gap += (retrieve(question, docs, 1)[0] == gold)
        gap -= (retrieve(reword(question), docs, 1)[0] == gold)
    return round(gap / len(golds), 4)

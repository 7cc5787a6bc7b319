def leak_gap(retrieve, questions, golds, docs):
    golds = list(golds)
    plain = np.array([retrieve(question, docs, 1)[0] for question in questions])
    other = np.array([retrieve(reword(question), docs, 1)[0] for question in questions])
    return round(float((plain == golds).mean() - (other == golds).mean()), 4)

def retrieve(question, docs, k):
    return baseline(question, docs, k)

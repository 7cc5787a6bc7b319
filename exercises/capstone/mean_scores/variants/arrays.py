def mean_scores(retrieve, questions, golds, docs):
    ranks = gold_ranks(retrieve, questions, golds, docs)
    values = {"ndcg10": 1 / np.log2(ranks + 1), "mrr": 1 / ranks, "hit3": ranks <= 3}
    return {name: round(float(np.mean(each)), 4) for name, each in values.items()}

def mean_scores(retrieve, questions, golds, docs):
    rows = []
    for question, gold in zip(questions, golds):
        row = {"ndcg10": 0.0, "mrr": 0.0, "hit3": 0.0}
        for rank, name in enumerate(retrieve(question, docs, 10), 1):
            if name == gold:
                row = {"ndcg10": 1 / np.log2(rank + 1), "mrr": 1 / rank, "hit3": float(rank < 4)}
        rows.append(row)
    return pd.DataFrame(rows).mean().round(4).to_dict()

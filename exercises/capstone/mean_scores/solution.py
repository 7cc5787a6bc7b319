def mean_scores(retrieve, questions, golds, docs):
    """nDCG@10, MRR และ hit@3 ของ retriever บนชุดคำถาม"""
    ndcg, reciprocal, hits = [], [], []
    # ___ begin: ถามทีละข้อ หาอันดับ เก็บค่ารายข้อ
    for question, gold in zip(questions, golds):
        ids = list(retrieve(question, docs, 10))
        rank = ids.index(gold) + 1 if gold in ids else np.inf
        ndcg.append(1 / np.log2(rank + 1))
        reciprocal.append(1 / rank)
        hits.append(rank <= 3)
    # ___ end
    return {
        "ndcg10": round(float(np.mean(ndcg)), 4),
        "mrr": round(float(np.mean(reciprocal)), 4),
        "hit3": round(float(np.mean(hits)), 4),
    }


print(mean_scores(baseline, qs["question"], qs["gold_doc_id"], docs))

# message: ข้อที่ไม่พบเฉลยถูกข้ามไป ค่าเฉลี่ยจึงสูงเกินจริง ข้อเหล่านั้นต้องได้ 0 และยังนับเป็นตัวหาร
def mean_scores(retrieve, questions, golds, docs):
    """nDCG@10, MRR และ hit@3 ของ retriever บนชุดคำถาม"""
    ndcg, reciprocal, hits = [], [], []
    for question, gold in zip(questions, golds):
        ids = list(retrieve(question, docs, 10))
        if gold not in ids:
            continue
        rank = ids.index(gold) + 1
        ndcg.append(1 / np.log2(rank + 1))
        reciprocal.append(1 / rank)
        hits.append(rank <= 3)
    return {
        "ndcg10": round(float(np.mean(ndcg)), 4),
        "mrr": round(float(np.mean(reciprocal)), 4),
        "hit3": round(float(np.mean(hits)), 4),
    }

def reciprocal_rank(retrieved, grades):
    relevant = np.array(gains(retrieved, grades)) > 0
    return 1 / (relevant.argmax() + 1) if relevant.any() else 0.0


total, count = 0, 0
for query in qrels:
    if sum(qrels[query].values()) > 0:
        count += 1
        if query in ranked:
            total += reciprocal_rank(ranked[query], qrels[query])
mrr = round(total / count, 4)

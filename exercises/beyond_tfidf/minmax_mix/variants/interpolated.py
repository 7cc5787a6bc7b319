def minmax(scores):
    if scores.min() == scores.max():
        return scores * 0
    return np.interp(scores, [scores.min(), scores.max()], [0, 1])


found = []
for one, other in zip(bm25_scores, semantic_scores):
    found.append(minmax(one) + minmax(other))
ranks = gold_places(np.array(found))
mix_mrr = round(sum(1 / ranks) / len(ranks), 4)

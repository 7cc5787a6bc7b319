def minmax(scores):
    spread = np.ptp(scores)
    return (scores - np.min(scores)) / (spread if spread > 0 else 1)


table = np.apply_along_axis(minmax, 1, bm25_scores)
table = (table + np.apply_along_axis(minmax, 1, semantic_scores)) / 2
mix_mrr = float((1 / gold_places(table)).mean().round(4))

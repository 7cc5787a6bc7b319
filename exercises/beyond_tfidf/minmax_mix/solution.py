def minmax(scores):
    # ___ begin: กรณีทุกค่าเท่ากัน แล้วจึงกรณีปกติ
    low, high = scores.min(), scores.max()
    if high == low:
        return np.zeros(len(scores))
    return (scores - low) / (high - low)
    # ___ end


by_words = np.array([minmax(row) for row in bm25_scores])
by_meaning = np.array([minmax(row) for row in semantic_scores])
mixed = 0.5 * by_words + 0.5 * by_meaning  # ___
mix_mrr = round((1 / gold_places(mixed)).mean(), 4)
print(mix_mrr)

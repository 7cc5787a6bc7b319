# message: ค่าสูงสุดกลายเป็น 0 และค่าต่ำสุดกลายเป็น 1 ลองดูว่าลบอะไรออกจากอะไร
# variables: minmax, mix_mrr
def minmax(scores):
    low, high = scores.min(), scores.max()
    if high == low:
        return np.zeros(len(scores))
    return (high - scores) / (high - low)


by_words = np.array([minmax(row) for row in bm25_scores])
by_meaning = np.array([minmax(row) for row in semantic_scores])
mix_mrr = round((1 / gold_places(0.5 * by_words + 0.5 * by_meaning)).mean(), 4)

# message: ลบค่าต่ำสุดแล้ว แต่ตัวหารยังเป็นค่าสูงสุด ค่าสูงสุดจึงไม่เป็น 1 ตัวหารควรเป็นช่วงระหว่างต่ำสุดกับสูงสุด
# variables: minmax, mix_mrr
def minmax(scores):
    low, high = scores.min(), scores.max()
    if high == low:
        return np.zeros(len(scores))
    return (scores - low) / high


by_words = np.array([minmax(row) for row in bm25_scores])
by_meaning = np.array([minmax(row) for row in semantic_scores])
mix_mrr = round((1 / gold_places(0.5 * by_words + 0.5 * by_meaning)).mean(), 4)

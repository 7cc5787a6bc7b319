# message: mix_mrr ใช้ค่าต่ำสุดกับสูงสุดของทั้งตาราง โจทย์ให้ปรับทีละแถว คือทีละคำถาม
# variables: mix_mrr
def minmax(scores):
    low, high = scores.min(), scores.max()
    if high == low:
        return np.zeros(len(scores))
    return (scores - low) / (high - low)


mixed = 0.5 * minmax(bm25_scores) + 0.5 * minmax(semantic_scores)
mix_mrr = round((1 / gold_places(mixed)).mean(), 4)

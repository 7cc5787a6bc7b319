# message: เมื่อทุกค่าเท่ากัน โจทย์ให้คืน 0 ทุกช่อง ไม่ใช่ 1 ระบบที่ให้คะแนนเท่ากันหมดไม่ได้บอกว่าฉบับใดดี
# variables: minmax
def minmax(scores):
    low, high = scores.min(), scores.max()
    if high == low:
        return np.ones(len(scores))
    return (scores - low) / (high - low)


by_words = np.array([minmax(row) for row in bm25_scores])
by_meaning = np.array([minmax(row) for row in semantic_scores])
mix_mrr = round((1 / gold_places(0.5 * by_words + 0.5 * by_meaning)).mean(), 4)

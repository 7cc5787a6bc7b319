# message: เมื่อทุกค่าเท่ากัน ช่วงเป็น 0 ผลหารจึงเป็น nan ลองดักกรณีนี้ไว้ก่อนหาร
# variables: minmax
def minmax(scores):
    low, high = scores.min(), scores.max()
    with np.errstate(all="ignore"):
        return (scores - low) / (high - low)


by_words = np.array([minmax(row) for row in bm25_scores])
by_meaning = np.array([minmax(row) for row in semantic_scores])
mix_mrr = round((1 / gold_places(0.5 * by_words + 0.5 * by_meaning)).mean(), 4)

# message: mix_mrr ได้จากการบวกคะแนนที่ยังไม่ปรับหน่วย BM25 จึงกลบความหมายไป ลองปรับแต่ละแถวด้วย minmax ก่อนบวก
# variables: mix_mrr
def minmax(scores):
    low, high = scores.min(), scores.max()
    if high == low:
        return np.zeros(len(scores))
    return (scores - low) / (high - low)


mix_mrr = round((1 / gold_places(0.5 * bm25_scores + 0.5 * semantic_scores)).mean(), 4)

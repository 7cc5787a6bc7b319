# message: ค่าต่ำสุดยังไม่เป็น 0 เพราะหารด้วยค่าสูงสุดอย่างเดียว ลองลบค่าต่ำสุดออกก่อน
# variables: minmax, mix_mrr
def minmax(scores):
    return scores / scores.max() if scores.max() else np.zeros(len(scores))


by_words = np.array([minmax(row) for row in bm25_scores])
by_meaning = np.array([minmax(row) for row in semantic_scores])
mix_mrr = round((1 / gold_places(0.5 * by_words + 0.5 * by_meaning)).mean(), 4)

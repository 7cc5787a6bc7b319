# message: best_weight เป็นค่า MRR สูงสุด ไม่ใช่น้ำหนักที่ให้ค่านั้น ลองหาตำแหน่งของค่าสูงสุด แล้วหยิบน้ำหนักที่ตำแหน่งเดียวกัน
def scaled(scores):
    low = scores.min(axis=1, keepdims=True)
    return (scores - low) / (scores.max(axis=1, keepdims=True) - low)


def mrr_of(weight, rows):
    mixed = weight * scaled(semantic_scores) + (1 - weight) * scaled(bm25_scores)
    return round((1 / gold_places(mixed)[rows]).mean(), 4)


weights = np.linspace(0, 1, 11).round(1)
tune = np.arange(len(qs)) % 2 == 0
test = ~tune
best_weight = max(mrr_of(weight, tune) for weight in weights)
tune_mrr = mrr_of(best_weight, tune)
test_mrr = mrr_of(best_weight, test)

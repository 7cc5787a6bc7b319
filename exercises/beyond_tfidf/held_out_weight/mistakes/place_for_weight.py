# message: best_weight เป็นตำแหน่งใน list ไม่ใช่น้ำหนัก นำตำแหน่งนั้นไปหยิบจาก weights ก่อน
# variables: best_weight
def scaled(scores):
    low = scores.min(axis=1, keepdims=True)
    return (scores - low) / (scores.max(axis=1, keepdims=True) - low)


def mrr_of(weight, rows):
    mixed = weight * scaled(semantic_scores) + (1 - weight) * scaled(bm25_scores)
    return round((1 / gold_places(mixed)[rows]).mean(), 4)


weights = np.linspace(0, 1, 11).round(1)
tune = np.arange(len(qs)) % 2 == 0
test = ~tune
on_tune = [mrr_of(weight, tune) for weight in weights]
best_weight = int(np.argmax(on_tune)) + 0.0
tune_mrr = max(on_tune)
test_mrr = mrr_of(weights[int(best_weight)], test)

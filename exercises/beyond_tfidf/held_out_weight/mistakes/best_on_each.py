# message: test_mrr เป็นค่าสูงสุดที่ชุด test ทำได้ ไม่ใช่ค่าของน้ำหนักที่เลือกไว้ ตัวเลขที่รายงานต้องมาจากน้ำหนักที่เลือกจากชุด tune
# variables: test_mrr
def scaled(scores):
    low = scores.min(axis=1, keepdims=True)
    return (scores - low) / (scores.max(axis=1, keepdims=True) - low)


def mrr_of(weight, rows):
    mixed = weight * scaled(semantic_scores) + (1 - weight) * scaled(bm25_scores)
    return round((1 / gold_places(mixed)[rows]).mean(), 4)


weights = [0, 0.25, 0.5, 0.75, 1]
tune = np.arange(len(qs)) % 2 == 0
test = ~tune
on_tune = [mrr_of(weight, tune) for weight in weights]
best_weight = weights[int(np.argmax(on_tune))]
tune_mrr = max(on_tune)
test_mrr = max(mrr_of(weight, test) for weight in weights)

# message: น้ำหนักนี้เลือกจากชุดที่ใช้วัด เท่ากับแอบดูเฉลย ให้เลือกจากชุด tune แล้วจึงวัดบนชุด test
def scaled(scores):
    low = scores.min(axis=1, keepdims=True)
    return (scores - low) / (scores.max(axis=1, keepdims=True) - low)


def mrr_of(weight, rows):
    mixed = weight * scaled(semantic_scores) + (1 - weight) * scaled(bm25_scores)
    return round((1 / gold_places(mixed)[rows]).mean(), 4)


weights = [0, 0.25, 0.5, 0.75, 1]
tune = np.arange(len(qs)) % 2 == 0
test = ~tune
on_test = [mrr_of(weight, test) for weight in weights]
best_weight = weights[int(np.argmax(on_test))]
tune_mrr = mrr_of(best_weight, tune)
test_mrr = mrr_of(best_weight, test)

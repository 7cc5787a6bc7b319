def scaled(scores):
    low, high = scores.min(axis=1)[:, None], scores.max(axis=1)[:, None]
    return (scores - low) / (high - low)


weights = np.linspace(0, 1, 11).round(1)
reciprocal = [
    1 / gold_places(w * scaled(semantic_scores) + (1 - w) * scaled(bm25_scores)) for w in weights
]
on_tune = [round(values[::2].mean(), 4) for values in reciprocal]
best = on_tune.index(max(on_tune))
best_weight = weights[best]
tune_mrr = on_tune[best]
test_mrr = round(reciprocal[best][1::2].mean(), 4)

returns_misses = [
    question_id
    for question_id, category, rank in zip(gold["question_id"], gold["category"], ranks)
    if category == "returns" and rank != 1
]
n_returns_misses = np.int64(len(returns_misses))

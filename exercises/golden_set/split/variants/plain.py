rng = np.random.RandomState(7)
groups = {}
for id, category in zip(gold["question_id"], gold["category"]):
    groups.setdefault(category, []).append(id)
final_ids = []
for category in sorted(groups):
    ids = groups[category]
    take = len(ids) // 3
    if take:
        final_ids += rng.permutation(ids).tolist()[:take]
final_ids.sort()
n_tune = len(gold) - len(final_ids)

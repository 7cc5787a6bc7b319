rng = np.random.RandomState(7)
chosen = []
for _, group in gold.groupby("category", sort=True):
    if len(group) < 3:
        continue
    mixed = rng.permutation(group["question_id"])
    chosen += list(mixed[: len(group) // 3])
final_ids = sorted(chosen)
n_tune = int((~gold["question_id"].isin(final_ids)).sum())

# message: ชุดนี้สุ่มจากทั้งตารางโดยไม่แยกหมวด บางหมวดอาจไม่มีเลยหรือมีมากเกิน ลองวนทีละหมวดตามขั้นตอน
rng = np.random.RandomState(7)
ids = rng.permutation(gold["question_id"].to_numpy())
final_ids = sorted(str(id) for id in ids[: len(gold) // 3])
n_tune = len(gold) - len(final_ids)

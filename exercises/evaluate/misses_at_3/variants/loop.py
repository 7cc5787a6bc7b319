miss_ids = []
for question_id, rank in zip(qs["question_id"], ranks):
    if rank > 3:
        miss_ids.append(question_id)
n_miss_at3 = len(miss_ids)

not_found = []
n_far = 0
for question_id, rank in zip(qs["question_id"], ranks_default):
    if rank == np.inf:
        not_found.append(question_id)
    elif rank > 3:
        n_far += 1

rows = np.where(~(ranks < 4))[0]
n_miss_at3 = rows.size
miss_ids = [qs["question_id"].iloc[row] for row in rows]

# expect: list_order
# variables: miss_ids
is_miss = ranks > 3
n_miss_at3 = is_miss.sum()
miss_ids = qs.assign(rank=ranks).loc[is_miss].sort_values("rank", ascending=False, kind="stable")["question_id"].tolist()

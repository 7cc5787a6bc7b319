# expect: list_type
# variables: miss_ids
is_miss = ranks > 3
n_miss_at3 = is_miss.sum()
miss_ids = qs.loc[is_miss, "question_id"].to_numpy()

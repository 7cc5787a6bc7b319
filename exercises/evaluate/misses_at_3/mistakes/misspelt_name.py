# expect: missing_close
# variables: miss_ids
is_miss = ranks > 3
n_miss_at3 = is_miss.sum()
missids = qs.loc[is_miss, "question_id"].tolist()

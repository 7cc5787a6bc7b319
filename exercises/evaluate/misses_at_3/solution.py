is_miss = ranks > 3  # ___
n_miss_at3 = is_miss.sum()  # ___
miss_ids = qs.loc[is_miss, "question_id"].tolist()  # ___
print(n_miss_at3, "ข้อ:", miss_ids)

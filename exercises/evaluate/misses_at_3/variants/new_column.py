table = qs.copy()
table["rank"] = ranks
missed = table.query("rank > 3")
miss_ids = list(missed["question_id"])
n_miss_at3 = len(missed)

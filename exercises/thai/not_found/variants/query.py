table = qs.assign(rank=ranks_default)
not_found = list(table.loc[table["rank"] > len(docs), "question_id"])
n_far = len(table.query("3 < rank")) - len(not_found)

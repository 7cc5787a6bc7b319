table = qs.assign(before=tfidf_ranks, after=semantic_ranks)[category == "returns"]
before_hit1 = table["before"].eq(1).mean().round(4)
after_hit1 = table["after"].eq(1).mean().round(4)
repaired = table.query("before > 1 and after == 1")["question_id"].tolist()

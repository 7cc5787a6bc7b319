table = pd.DataFrame({"id": scored_ids, "score": scores})
table = table[table["score"] > 0].sort_values("score", ascending=False, kind="stable")
ranked = table["id"].tolist()

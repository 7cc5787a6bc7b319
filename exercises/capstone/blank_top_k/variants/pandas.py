def top_k(ids, scores, k):
    table = pd.DataFrame({"id": ids, "score": scores})
    return table.sort_values("score", ascending=False, kind="stable")["id"].head(k).tolist()

contradictions = []
for row in draft_rows:
    graded = {d for d, g in zip(row["retrieved"], row["grades"]) if g > 0}
    listed = row["relevant"] & set(row["retrieved"])
    contradictions += sorted(graded ^ listed, key=row["retrieved"].index)

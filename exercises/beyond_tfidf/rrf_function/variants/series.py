def rrf(rankings, k=60):
    total = pd.Series(dtype=float)
    for ranking in rankings:
        points = pd.Series([1 / (k + place + 1) for place in range(len(ranking))], index=ranking)
        for doc, value in points.items():
            total.loc[doc] = total.get(doc, 0.0) + value
    return total.sort_values(ascending=False, kind="stable").index.tolist()

points = []
for rank in top10.tolist():
    points.append(1 / rank if rank > 0 else 0)
n_found = sum(1 for rank in top10 if rank > 0)
recall = round(n_found / len(top10), 4)
mrr = round(sum(points) / len(points), 4)
mrr_of_found = round(sum(points) / n_found, 4)

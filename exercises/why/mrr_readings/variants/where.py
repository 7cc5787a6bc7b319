is_found = top10 > 0
points = np.where(is_found, 1 / np.maximum(top10, 1), 0)
recall = round(is_found.mean(), 4)
mrr = round(points.mean(), 4)
mrr_of_found = round(points[is_found].mean(), 4)

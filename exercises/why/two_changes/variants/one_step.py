before, after = case["recall"]
recall_points = round(after * 100 - before * 100, 1)
recall_growth = round(after / before - 1, 4)

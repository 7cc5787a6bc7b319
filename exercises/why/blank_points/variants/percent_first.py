before, after = case["recall"]
points = round(after * 100 - before * 100, 1)

before, after = case["recall"]
miss_before = round(1 - before, 4)
miss_after = round(1 - after, 4)
miss_drop = round((after - before) / (1 - before), 4)

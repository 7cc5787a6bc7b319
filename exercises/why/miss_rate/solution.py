before, after = case["recall"]
miss_before = round(1 - before, 4)  # ___
miss_after = round(1 - after, 4)  # ___
miss_drop = round((miss_before - miss_after) / miss_before, 4)  # ___
print(miss_before, miss_after, miss_drop)

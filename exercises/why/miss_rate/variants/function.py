def miss(recall):
    return round(1 - recall, 4)


miss_before = miss(case["recall"][0])
miss_after = miss(case["recall"][1])
miss_drop = round(1 - miss_after / miss_before, 4)

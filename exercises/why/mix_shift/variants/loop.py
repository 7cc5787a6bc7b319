def overall(counts):
    found = 0
    for recall, n in zip(mix["recall"], counts):
        found += recall * n
    return round(float(found / sum(counts)), 4)


overall_before, overall_after = overall(mix["before"]), overall(mix["after"])

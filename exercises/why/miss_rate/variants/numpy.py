miss = 1 - np.array(case["recall"])
miss_before, miss_after = (round(float(value), 4) for value in miss)
miss_drop = round(float(1 - miss[1] / miss[0]), 4)

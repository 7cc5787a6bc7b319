overall_before = round(np.average(mix["recall"], weights=mix["before"]), 4)
overall_after = round(np.average(mix["recall"], weights=mix["after"]), 4)

points = round(float(np.diff(np.array(case["recall"]) * 100)[0]), 1)

ends = np.array([wilson(case["recall"][1], n) for n in sizes])
widths = np.round(ends[:, 1] - ends[:, 0], 4).tolist()

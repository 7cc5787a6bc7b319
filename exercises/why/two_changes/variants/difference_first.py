recall = np.array(case["recall"])
change = recall[1] - recall[0]
recall_points = round(float(change * 100), 1)
recall_growth = round(float(change / recall[0]), 4)

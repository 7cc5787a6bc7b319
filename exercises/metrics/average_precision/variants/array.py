def average_precision(retrieved, grades):
    count = sum(grade > 0 for grade in grades.values())
    relevant = np.array(gains(retrieved, grades)) > 0
    precision = np.cumsum(relevant) / np.arange(1, len(relevant) + 1)
    return float(precision[relevant].sum() / count) if count else math.nan

series = pd.Series(waits)
n_customers = series.count()
total = series.sum()
average = series.mean().round(2)

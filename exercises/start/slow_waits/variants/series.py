slow = pd.Series(waits)
slow = slow[slow.gt(10)]
slow_waits = list(slow)
n_slow = slow.count()

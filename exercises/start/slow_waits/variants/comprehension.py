slow_waits = [minutes for minutes in waits.tolist() if minutes > 10]
n_slow = (waits > 10).sum()

# expect: list_order
# variables: slow_waits
slow_waits = sorted(waits[waits > 10].tolist())
n_slow = len(slow_waits)

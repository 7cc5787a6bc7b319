# expect: list_type
# variables: slow_waits
slow_waits = waits[waits > 10]
n_slow = len(slow_waits)

slow_waits = waits[waits > 10].tolist()  # ___
n_slow = len(slow_waits)  # ___
print(n_slow, "คน:", slow_waits)

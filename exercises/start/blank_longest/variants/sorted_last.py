longest = sorted(waits)[-1]

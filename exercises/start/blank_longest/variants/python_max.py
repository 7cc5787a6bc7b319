longest = max(waits)

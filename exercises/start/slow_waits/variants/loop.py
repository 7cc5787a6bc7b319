slow_waits = []
for minutes in waits:
    if minutes > 10:
        slow_waits.append(int(minutes))
n_slow = len(slow_waits)

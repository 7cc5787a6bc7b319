n_quick = 0
for minutes in waits:
    if minutes <= 5:
        n_quick += 1
quick_share = round(n_quick / len(waits), 4)

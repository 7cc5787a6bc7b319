quick = waits[waits < 6]
n_quick = len(quick)
quick_share = round(quick.size / waits.size, 4)

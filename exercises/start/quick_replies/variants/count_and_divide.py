n_quick = np.count_nonzero(waits <= 5)
quick_share = round(n_quick / len(waits), 4)

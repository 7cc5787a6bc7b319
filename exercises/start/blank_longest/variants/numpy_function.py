longest = np.max(waits)

share = np.mean(waits >= 6)

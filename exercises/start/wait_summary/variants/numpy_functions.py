n_customers = waits.shape[0]
total = int(np.sum(waits))
average = float(np.round(np.mean(waits), 2))

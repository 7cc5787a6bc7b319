def limit(share, n):
    deviation = np.sqrt(share * (1 - share)) / np.sqrt(n)
    return share + 3 * deviation

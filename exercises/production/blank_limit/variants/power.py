def limit(share, n):
    return share + 3 * (share * (1 - share) / n) ** 0.5

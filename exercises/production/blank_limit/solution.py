def limit(share, n):
    return share + 3 * math.sqrt(share * (1 - share) / n)  # ___: n@2


print(limit(0.1, 200))

p = (base_ranks <= 3).mean()
n = len(base_ranks)
z = 1.96
centre = (p + z**2 / (2 * n)) / (1 + z**2 / n)

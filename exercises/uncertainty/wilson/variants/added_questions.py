def wilson(found, n, z=1.96):
    total = n + z * z
    centre = (found + z * z / 2) / total
    half = z / total * np.sqrt(found * (n - found) / n + z * z / 4)
    return [float(round(centre - half, 4)), float(round(centre + half, 4))]

def wilson(found, n):
    z = 1.96
    p = found / n
    shrink = 1 + z**2 / n
    centre = (p + z**2 / (2 * n)) / shrink  # ___
    half = z * math.sqrt(p * (1 - p) / n + z**2 / (4 * n**2)) / shrink  # ___
    return round(centre - half, 4), round(centre + half, 4)


print(wilson(25, 30))

def questions_needed(p1, p2):
    m, spread = (p1 + p2) / 2, p1 * (1 - p1) + p2 * (1 - p2)
    ratio = (1.96 * (2 * m * (1 - m)) ** 0.5 + 0.8416 * spread**0.5) / (p2 - p1)
    return int(np.ceil(ratio * ratio))

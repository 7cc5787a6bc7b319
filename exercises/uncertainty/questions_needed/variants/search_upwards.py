def questions_needed(p1, p2):
    m = np.mean([p1, p2])
    noise = 1.96 * np.sqrt(2 * m * (1 - m))
    noise += 0.8416 * np.sqrt(p1 - p1**2 + p2 - p2**2)
    n = 1
    while n * (p2 - p1) ** 2 < noise**2:
        n += 1
    return n

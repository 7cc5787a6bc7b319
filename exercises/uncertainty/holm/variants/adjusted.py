def holm(p_values):
    p = np.asarray(p_values, dtype=float)
    order = np.argsort(p)
    adjusted = np.maximum.accumulate(p[order] * np.arange(len(p), 0, -1))
    passed = np.zeros(len(p), dtype=bool)
    passed[order] = adjusted <= 0.05 + 1e-12
    return passed.tolist()

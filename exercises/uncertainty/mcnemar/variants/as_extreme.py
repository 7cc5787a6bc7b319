def mcnemar(better, worse):
    m, lean = better + worse, abs(better - worse)
    as_extreme = [math.comb(m, i) for i in range(m + 1) if abs(m - 2 * i) >= lean]
    return float(np.round(np.sum(as_extreme) / 2**m, 4))

def mcnemar(better, worse):
    m = better + worse
    s = min(better, worse)
    one_side = sum(math.comb(m, i) for i in range(s + 1)) / 2**m  # ___
    return round(min(1, 2 * one_side), 4)  # ___


print(mcnemar(2, 0), mcnemar(6, 0))

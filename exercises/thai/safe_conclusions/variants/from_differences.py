def p_of(a, b):
    change = (a <= 3).astype(int) - (b <= 3).astype(int)
    sides = [int((change == 1).sum()), int((change == -1).sum())]
    chances = [comb(sum(sides), i) / 2 ** sum(sides) for i in range(min(sides) + 1)]
    return float(np.minimum(1, 2 * np.sum(chances)))


p_values = {
    "default-chars": round(p_of(ranks_default, ranks_chars), 4),
    "default-words": round(p_of(ranks_default, ranks_words), 4),
    "chars-words": round(p_of(ranks_chars, ranks_words), 4),
}
safe = [key for key in p_values if p_values[key] < 0.05 / 3]

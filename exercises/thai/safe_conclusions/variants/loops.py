ranks = {"default": ranks_default, "chars": ranks_chars, "words": ranks_words}
p_values, safe = {}, []
for first, second in [("default", "chars"), ("default", "words"), ("chars", "words")]:
    wins = losses = 0
    for a, b in zip(ranks[first], ranks[second]):
        if a <= 3 < b:
            wins += 1
        elif b <= 3 < a:
            losses += 1
    tail = sum(comb(wins + losses, i) for i in range(min(wins, losses) + 1))
    p = min(1.0, tail / 2 ** (wins + losses - 1))
    p_values[f"{first}-{second}"] = round(p, 4)
    if p * 3 < 0.05:
        safe.append(f"{first}-{second}")

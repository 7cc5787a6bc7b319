counts = {}
for week, similarity in zip(log["week"], log["similarity"]):
    low, n = counts.get(week, (0, 0))
    counts[week] = (low + (similarity < 0.2), n + 1)
p = sum(counts[w][0] for w in range(1, 5)) / sum(counts[w][1] for w in range(1, 5))
usual = p
warned = [
    int(w) for w, (low, n) in sorted(counts.items())
    if w >= 5 and low / n > p + 3 * (p * (1 - p) / n) ** 0.5
]

def pareto(systems):
    points = {n: (-s["recall"], s["p95_ms"], s["usd"]) for n, s in systems.items()}
    kept = []
    for name, own in points.items():
        lost = False
        for other in points.values():
            if other != own and all(o <= m for o, m in zip(other, own)):
                lost = True
        if not lost:
            kept.append(name)
    return kept

def pareto(systems):
    table = np.array([[-s["recall"], s["p95_ms"], s["usd"]] for s in systems.values()])
    not_worse = (table[:, None] <= table[None]).all(axis=2)
    better = (table[:, None] < table[None]).any(axis=2)
    beaten = (not_worse & better).any(axis=0)
    return [name for name, out in zip(systems, beaten) if not out]

class Evaluator:
    def __init__(self, qrels):
        self.qrels = qrels

    def report(self, ranked, ks=(1, 3, 5, 10)):
        used = [query for query in self.qrels if any(self.qrels[query].values())]
        depth = max(ks) + 30
        found, ideal = np.zeros((2, len(used), depth))
        for row, query in enumerate(used):
            some = gains(ranked.get(query, []), self.qrels[query])
            found[row, : len(some)] = some
            best = sorted(self.qrels[query].values(), reverse=True)
            ideal[row, : len(best)] = best
        discount = 1 / np.log2(np.arange(2, depth + 2))
        table = {"queries": len(used)}
        for k in ks:
            hits = (found[:, :k] > 0).sum(axis=1)
            table[f"recall@{k}"] = (hits / (ideal > 0).sum(axis=1)).mean()
            got, top = found[:, :k] @ discount[:k], ideal[:, :k] @ discount[:k]
            table[f"ndcg@{k}"] = (got / top).mean()
        first = (found > 0).argmax(axis=1) + 1
        table["mrr"] = np.where((found > 0).any(axis=1), 1 / first, 0).mean()
        return table

def dcg(grades, k):
    return sum(grade / math.log2(rank + 1) for rank, grade in enumerate(grades[:k], 1))


def ndcg_at_k(retrieved, grades, k):
    # ___ begin: DCG ของรายการที่ค้นได้ หารด้วย DCG ของลำดับในอุดมคติ
    best = dcg(sorted(grades.values(), reverse=True), k)
    if best == 0:
        return math.nan
    return dcg(gains(retrieved, grades), k) / best
    # ___ end


print(ndcg_at_k(ranked["q29"], qrels["q29"], 5))

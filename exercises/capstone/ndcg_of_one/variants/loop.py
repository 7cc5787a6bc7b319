def ndcg_of_one(ids, gold):
    for rank, name in enumerate(ids, 1):
        if rank > 10:
            break
        if name == gold:
            return round(1 / np.log2(rank + 1), 4)
    return 0

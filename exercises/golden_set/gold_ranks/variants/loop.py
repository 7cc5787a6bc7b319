def gold_ranks(similarity, columns):
    ranks = []
    for row, column in zip(similarity, columns):
        order = sorted(range(len(row)), key=lambda i: -row[i])
        ranks.append(order.index(column) + 1)
    return ranks

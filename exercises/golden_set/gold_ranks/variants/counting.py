def gold_ranks(similarity, columns):
    result = []
    for row, column in zip(similarity, columns):
        higher = np.count_nonzero(row > row[column])
        earlier = np.count_nonzero(row[:column] == row[column])
        result.append(1 + higher + earlier)
    return np.array(result)

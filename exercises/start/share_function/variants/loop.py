def share_over(values, limit):
    over = 0
    for value in values:
        if value > limit:
            over += 1
    return over / len(values)

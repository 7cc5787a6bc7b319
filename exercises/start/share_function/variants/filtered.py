def share_over(values, limit):
    return len(values[values > limit]) / len(values)

def first_over(values, limit):
    is_over = np.asarray(values) > limit
    if not is_over.any():
        return 0
    return int(is_over.argmax()) + 1

def first_over(values, limit):
    place = 0
    for value in values:
        place += 1
        if value > limit:
            return place
    return 0

def first_over(values, limit):
    places = (place for place, value in enumerate(values, 1) if value > limit)
    return next(places, 0)
